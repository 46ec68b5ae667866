# The Kille pack. $rank is the card’s code: HK KU HR HU KV VH, 12 down to 1, KR BP BL, high to low.

# The name of a card.
kille-card = { $rank ->
    [HK] harlekijn
    [KU] koekoek
    [HR] huzaar
    [HU] zwijn
    [KV] ruiter
    [VH] herberg
    [KR] krans
    [BP] bloempot
    [BL] masker
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
        [en] Cu
        [fr] Co
        [sv] Ku
       *[page] Ko
      }
    [HR] { $letters ->
        [en] Hs
        [fr] Hs
        [sv] Hr
       *[page] Hz
      }
    [HU] { $letters ->
        [en] Pi
        [fr] Ch
        [sv] Hu
       *[page] Zw
      }
    [KV] { $letters ->
        [en] Ca
        [fr] Cv
        [sv] Kv
       *[page] Ru
      }
    [VH] { $letters ->
        [en] In
        [fr] Au
        [sv] Vh
       *[page] He
      }
    [KR] { $letters ->
        [en] Wr
        [fr] Cf
       *[page] Kr
      }
    [BP] { $letters ->
        [en] Fp
        [fr] Pf
       *[page] Bp
      }
    [BL] { $letters ->
        [sv] Bl
       *[page] Ma
      }
   *[other] { $rank }
  }
