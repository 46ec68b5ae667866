# Cards: names to hear, letters to see. $rank is 2..10, J, Q, K, A; $suit is S, H, D, C.

suit = { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
  }

# The name of a card.
card = { $rank ->
    [J] valet
    [Q] dame
    [K] roi
    [A] as
   *[other] { $rank }
  } de { suit }

# What stands in the corner of a card. $letters: the reader’s choice, page = this page’s language.
index = { $rank ->
    [J] { $letters ->
        [en] J
        [nl] B
        [sv] Kn
       *[page] V
      }
    [Q] { $letters ->
        [en] Q
        [nl] V
        [sv] D
       *[page] D
      }
    [K] { $letters ->
        [en] K
        [nl] H
        [sv] K
       *[page] R
      }
    [A] { $letters ->
        [sv] E
       *[page] A
      }
   *[other] { $rank }
  }
