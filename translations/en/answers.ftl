# Questions of the quiz on words and numbers, whatever the game. $words: what may be said ($words-count of it).

ask-legal-words = You are { $seat }, and { $dealer } dealt. So far: { $said }. Mark everything you may say now.
look-legal-words = Look at what has been said so far.
may-say = { $words-count ->
    [0] None of it is allowed.
    [one] Only this is allowed: { $words }.
   *[other] This is allowed: { $words }.
  }
answer-number = The answer is { $number }.
