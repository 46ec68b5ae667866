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
