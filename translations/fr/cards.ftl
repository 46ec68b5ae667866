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

# A card with its article: at the start of a sentence, inside one, and the card to beat inside one.
The-card = { $card-rank ->
    [A] L’{ $card }
    [Q] La { $card }
    [HK] L’{ $card }
    [VH] L’{ $card }
    [KR] La { $card }
   *[other] Le { $card }
  }
the-card = { $card-rank ->
    [A] l’{ $card }
    [Q] la { $card }
    [HK] l’{ $card }
    [VH] l’{ $card }
    [KR] la { $card }
   *[other] le { $card }
  }
the-beat = { $beat-rank ->
    [A] l’{ $beat }
    [Q] la { $beat }
    [HK] l’{ $beat }
    [VH] l’{ $beat }
    [KR] la { $beat }
   *[other] le { $beat }
  }

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
