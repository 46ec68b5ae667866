# Questions of the quiz on words and numbers, whatever the game.
# $said: what was said so far ($said-count of it). $words: what may be said ($words-count of it, $Words at the
# start of a sentence). $rule: the id of the rule that settles the question.

ask-legal-words = Vous êtes le joueur { $seat }. Le donneur est { $dealer }. { $said-count ->
    [0] Personne n’a encore rien annoncé.
   *[other] Jusqu’ici : { $said }.
  } Désignez tout ce que vous pouvez annoncer maintenant.
look-legal-words = Regardez ce qui a été annoncé jusqu’ici.
answer-legal-words = { $rule ->
    [KK2] { $words-count ->
        [0] Aucune de ces annonces n’est permise.
        [one] Parmi ces annonces, on peut seulement { $words }.
       *[other] Parmi ces annonces, on peut { $words-or }.
      }
   *[other] { $words-count ->
        [0] Rien de tout cela n’est permis.
        [one] On peut seulement { $words }.
       *[other] On peut { $words-or }.
      }
  }

# Words as they stand in a list; contract names are said by contract-name.
word-knock = cogner
word-check = dire « parole »
word-pass = passer
word-fold = se coucher
