# Cards: names to hear, letters to see. $rank is 2..10, J, Q, K, A; $suit is S, H, D, C.

suit = { $suit ->
    [S] schoppen
    [H] harten
    [D] ruiten
   *[C] klaveren
  }

# The name of a card.
card = { $rank ->
    [J] { suit }boer
    [Q] { suit }vrouw
    [K] { suit }heer
    [A] { suit }aas
   *[other] { suit } { $rank }
  }

# A card with its article: at the start of a sentence, inside one, and the card to beat inside one.
The-card = { $card-rank ->
    [HU] Het { $card }
    [BL] Het { $card }
   *[other] De { $card }
  }
the-card = { $card-rank ->
    [HU] het { $card }
    [BL] het { $card }
   *[other] de { $card }
  }
the-beat = { $beat-rank ->
    [HU] het { $beat }
    [BL] het { $beat }
   *[other] de { $beat }
  }

# What stands in the corner of a card. $letters: the reader’s choice, page = this page’s language.
index = { $rank ->
    [J] { $letters ->
        [en] J
        [fr] V
        [sv] Kn
       *[page] B
      }
    [Q] { $letters ->
        [en] Q
        [fr] D
        [sv] D
       *[page] V
      }
    [K] { $letters ->
        [en] K
        [fr] R
        [sv] K
       *[page] H
      }
    [A] { $letters ->
        [sv] E
       *[page] A
      }
   *[other] { $rank }
  }
