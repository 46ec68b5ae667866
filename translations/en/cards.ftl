# Cards: names to hear, letters to see. $rank is 2..10, J, Q, K, A; $suit is S, H, D, C.
#
# In every message a card $x is “the queen of hearts”, with its article; $X is the same at the start of a
# sentence, $x-name the bare name, $x-rank and $x-suit its parts. Of a list of cards $xs or of words: $xs is joined
# by “and”, $xs-or by “or”, $Xs stands at the start of a sentence, $xs-count is how many, $xs-rank and $xs-suit are
# those of the first card.

suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
  }
Suit = { $suit ->
    [S] Spades
    [H] Hearts
    [D] Diamonds
   *[C] Clubs
  }

# One card of the suit.
suit-card = { $suit ->
    [S] spade
    [H] heart
    [D] diamond
   *[C] club
  }

# The name of a card, and the same with its article.
card = { $rank ->
    [J] jack
    [Q] queen
    [K] king
    [A] ace
   *[other] { $rank }
  } of { suit }
the-card = the { $card-name }

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
