# The Kille pack. $rank is the card’s code: HK KU HR HU KV VH, 12 down to 1, KR BP BL, high to low.

# The name of a card.
kille-card = { $rank ->
    [HK] harlequin
    [KU] cuckoo
    [HR] hussar
    [HU] pig
    [KV] cavalier
    [VH] inn
    [KR] wreath
    [BP] flowerpot
    [BL] mask
   *[other] { $rank }
  }

# What stands in the corner of a card. $letters: the reader’s choice, page = this page’s language.
kille-index = { $rank ->
    [HK] { $letters ->
        [fr] Ar
        [sv] Hk
       *[page] Ha
      }
    [KU] { $letters ->
        [fr] Co
        [nl] Ko
        [sv] Ku
       *[page] Cu
      }
    [HR] { $letters ->
        [nl] Hz
        [sv] Hr
       *[page] Hs
      }
    [HU] { $letters ->
        [fr] Ch
        [nl] Zw
        [sv] Hu
       *[page] Pi
      }
    [KV] { $letters ->
        [fr] Cv
        [nl] Ru
        [sv] Kv
       *[page] Ca
      }
    [VH] { $letters ->
        [fr] Au
        [nl] He
        [sv] Vh
       *[page] In
      }
    [KR] { $letters ->
        [fr] Cf
        [nl] Kr
        [sv] Kr
       *[page] Wr
      }
    [BP] { $letters ->
        [fr] Pf
        [nl] Bp
        [sv] Bp
       *[page] Fp
      }
    [BL] { $letters ->
        [sv] Bl
       *[page] Ma
      }
   *[other] { $rank }
  }
