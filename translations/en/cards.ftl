# Cards: names to hear, letters to see. $rank is 2..10, J, Q, K, A; $suit is S, H, D, C.

suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
  }

# The name of a card.
card = { $rank ->
    [J] jack
    [Q] queen
    [K] king
    [A] ace
   *[other] { $rank }
  } of { suit }

# A card with its article: at the start of a sentence, inside one, and the card to beat inside one.
The-card = The { $card }
the-card = the { $card }
the-beat = the { $beat }

# What stands in the corner of a card. $letters: the reader’s choice, page = this page’s language.
index = { $rank ->
    [J] { $letters ->
        [fr] V
        [nl] B
        [sv] Kn
       *[page] J
      }
    [Q] { $letters ->
        [fr] D
        [nl] V
        [sv] D
       *[page] Q
      }
    [K] { $letters ->
        [fr] R
        [nl] H
        [sv] K
       *[page] K
      }
    [A] { $letters ->
        [sv] E
       *[page] A
      }
   *[other] { $rank }
  }
