# Cards: names to hear, letters to see. $rank is 2..10, J, Q, K, A; $suit is S, H, D, C.
#
# In every message a card $x is “de hartenvrouw”, with its article; $X is the same at the start of a sentence,
# $x-name the bare name, $x-rank and $x-suit its parts. Of a list of cards $xs or of words: $xs is joined by “en”,
# $xs-or by “of”, $Xs stands at the start of a sentence, $xs-count is how many, $xs-rank and $xs-suit are those of
# the first card.

suit = { $suit ->
    [S] schoppen
    [H] harten
    [D] ruiten
   *[C] klaveren
  }
Suit = { $suit ->
    [S] Schoppen
    [H] Harten
    [D] Ruiten
   *[C] Klaveren
  }

# One card of the suit.
suit-card = { $suit ->
    [S] schoppen
    [H] harten
    [D] ruiten
   *[C] klaveren
  }

# The name of a card, and the same with its article.
card = { $rank ->
    [J] { suit }boer
    [Q] { suit }vrouw
    [K] { suit }heer
    [A] { suit }aas
   *[other] { suit } { $rank }
  }
the-card = { $card-rank ->
    [HU] het { $card-name }
    [BL] het { $card-name }
   *[other] de { $card-name }
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
