# The Kille pack. $rank is the card’s code: HK KU HR HU KV VH, 12 down to 1, KR BP BL, high to low.

# The name of a card.
kille-card = { $rank ->
    [HK] arlequin
    [KU] coucou
    [HR] hussard
    [HU] cochon
    [KV] cavalier
    [VH] auberge
    [KR] couronne de fleurs
    [BP] pot de fleurs
    [BL] masque
   *[other] { $rank }
  }

# What stands in the corner of a card. $letters: the reader’s choice, page = this page’s language.
kille-index = { $rank ->
    [HK] { $letters ->
        [en] Ha
        [nl] Ha
        [sv] Hk
       *[page] Ar
      }
    [KU] { $letters ->
        [en] Cu
        [nl] Ko
        [sv] Ku
       *[page] Co
      }
    [HR] { $letters ->
        [nl] Hz
        [sv] Hr
       *[page] Hs
      }
    [HU] { $letters ->
        [en] Pi
        [nl] Zw
        [sv] Hu
       *[page] Ch
      }
    [KV] { $letters ->
        [en] Ca
        [nl] Ru
        [sv] Kv
       *[page] Cv
      }
    [VH] { $letters ->
        [en] In
        [nl] He
        [sv] Vh
       *[page] Au
      }
    [KR] { $letters ->
        [en] Wr
        [nl] Kr
        [sv] Kr
       *[page] Cf
      }
    [BP] { $letters ->
        [en] Fp
        [nl] Bp
        [sv] Bp
       *[page] Pf
      }
    [BL] { $letters ->
        [sv] Bl
       *[page] Ma
      }
   *[other] { $rank }
  }
