# Questions of the quiz on words and numbers, whatever the game.
# $said: what was said so far ($said-count of it). $words: what may be said ($words-count of it, $Words at the
# start of a sentence). $rule: the id of the rule that settles the question.

ask-legal-words = You are { $seat }, and { $dealer } dealt. { $said-count ->
    [0] Nobody has said anything yet.
   *[other] So far: { $said }.
  } Mark everything you may say now.
look-legal-words = Look at what has been said so far.
answer-legal-words = { $rule ->
    [KK2] { $words-count ->
        [0] None of these words is allowed.
        [one] Of these words only { $words } is allowed.
       *[other] Of these words { $words } are allowed.
      }
   *[other] { $words-count ->
        [0] None of it is allowed.
        [one] Only { $words } is allowed.
       *[other] { $Words } are allowed.
      }
  }

# Words as they stand in a list; contract names are said by contract-name.
word-knock = knocking
word-check = checking
word-pass = passing
word-fold = folding
