# Questions of the quiz on words and numbers, whatever the game. $words: what may be said ($words-count of it).

ask-legal-words = Vous êtes { $seat }, et { $dealer } a distribué. Jusqu’ici : { $said }. Désignez tout ce que vous pouvez annoncer maintenant.
look-legal-words = Regardez ce qui a été annoncé jusqu’ici.
may-say = { $words-count ->
    [0] Rien de tout cela n’est permis.
    [one] Seule annonce permise : { $words }.
   *[other] Annonces permises : { $words }.
  }
answer-number = La réponse est { $number }.
