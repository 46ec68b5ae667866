# Cards: names to hear, letters to see. $rank is 2..10, J, Q, K, A; $suit is S, H, D, C.
#
# In every message a card $x is « la dame de cœur », with its article; $X is the same at the start of a sentence,
# $x-name the bare name, $x-rank and $x-suit its parts. Of a list of cards $xs or of words: $xs is joined by « et »,
# $xs-or by « ou », $Xs stands at the start of a sentence, $xs-count is how many, $xs-rank and $xs-suit are those of
# the first card. A card is never put behind « de » or « à », which would have to melt into its article.

suit = { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
  }
Suit = { $suit ->
    [S] Pique
    [H] Cœur
    [D] Carreau
   *[C] Trèfle
  }

# One card of the suit.
suit-card = { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
  }

# The name of a card, and the same with its article.
card = { $rank ->
    [J] valet
    [Q] dame
    [K] roi
    [A] as
   *[other] { $rank }
  } de { suit }
the-card = { $card-rank ->
    [A] l’{ $card-name }
    [Q] la { $card-name }
    [HK] l’{ $card-name }
    [VH] l’{ $card-name }
    [KR] la { $card-name }
   *[other] le { $card-name }
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
