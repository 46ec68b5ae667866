# Questions of the quiz on words and numbers, whatever the game. $words: what may be said ($words-count of it).

ask-legal-words = Jij bent { $seat }, en { $dealer } heeft gedeeld. Tot nu toe: { $said }. Wijs alles aan wat je nu mag zeggen.
look-legal-words = Kijk wat er tot nu toe is gezegd.
may-say = { $words-count ->
    [0] Niets daarvan mag.
    [one] Alleen dit mag: { $words }.
   *[other] Dit mag: { $words }.
  }
answer-number = Het antwoord is { $number }.
