# Questions of the quiz on words and numbers, whatever the game.
# $said: what was said so far ($said-count of it). $words: what may be said ($words-count of it, $Words at the
# start of a sentence). $rule: the id of the rule that settles the question.

ask-legal-words = Jij bent { $seat }, en de gever is { $dealer }. { $said-count ->
    [0] Er is nog niets gezegd.
   *[other] Tot nu toe: { $said }.
  } Wijs alles aan wat je nu mag zeggen.
look-legal-words = Kijk wat er tot nu toe is gezegd.
answer-legal-words = { $rule ->
    [KK2] { $words-count ->
        [0] Niets hiervan mag.
        [one] Hiervan mag alleen { $words }.
       *[other] Hiervan mag { $words }.
      }
   *[other] { $words-count ->
        [0] Niets hiervan mag.
        [one] Alleen { $words } mag.
       *[other] { $Words } mag.
      }
  }

# Words as they stand in a list; contract names are said by contract-name.
word-knock = kloppen
word-check = checken
word-pass = passen
word-fold = passen
