# The quiz. $seat: a letter, A for the first seat.

quiz = Quiz
question-of = Question { $number } sur { $total }
round-over = Série terminée
streak = Justes d’affilée : { $count } · record : { $best }
table-empty = La table est vide.

concept-lead = entamer ou attaquer
concept-follow = fournir
concept-overtake = monter
concept-free-choice = choisir comment monter
concept-cannot-overtake = ne pas pouvoir monter
concept-may-overtake = monter ou non
concept-void = être chicane
concept-off-suit-ace = l’as d’une autre couleur
concept-who-wins = qui fait le pli
concept-who-leads = qui attaque ensuite
concept-what-counts = ce qui compte

ask-lead = Vous êtes { $seat } et vous ouvrez le pli. Désignez toutes les cartes que vous pouvez jouer.
ask-legal-cards = Vous êtes { $seat }. { $leader } a ouvert le pli avec { the-card }. Désignez toutes les cartes que vous pouvez jouer.
ask-trick-winner = Qui fait ce pli ?
ask-next-leader = Le pli est fini. Qui attaque le suivant ?
ask-deal-winner = Les cinq plis sont joués ; ★ marque la carte qui a fait chacun d’eux. Qui gagne la donne ?

check = Vérifier
hint-1 = Indice
hint-2 = Quelle règle ?
hint-3 = Voir la réponse
look-lead = Rien n’a encore été joué.
look-legal-cards = Regardez les cartes éclairées : celle qui gagne pour l’instant, et les vôtres de la couleur demandée.
look-trick-winner = Regardez la couleur de la première carte.
look-next-leader = Regardez qui a fait ce pli.
look-deal-winner = Regardez le dernier pli.

right = Juste.
wrong = Pas tout à fait.
answer-shown = Voici la réponse.
answer-seat = La réponse est { $seat }.
is-legal = c’est permis
is-illegal = c’est interdit
why-trick-winner = { The-card } est la plus forte carte de la couleur demandée. Une autre couleur ne peut pas gagner.
why-next-leader = { The-card } a fait le pli, et qui fait un pli attaque le suivant.
why-deal-winner = { The-card } a fait le cinquième pli. Les quatre premiers ne servent qu’à prendre la main.

next-question = Question suivante
see-result = Voir le résultat
score = { $right ->
    [one] { $right } bonne réponse
   *[other] { $right } bonnes réponses
  } sur { $total }
concept = Notion
right-of = Justes
step-perfect = Sans faute. La série suivante sera plus difficile.
step-weakest = À revoir : { $concept }.
read-again = Relire cette partie des règles
another-round = Une autre série de { $total }
review = { $count ->
    [one] Revoir une erreur
   *[other] Revoir { $count } erreurs
  }

your-progress = Votre progression
progress-kept = { $seen ->
    [0] Vous n’avez encore répondu à aucune question. Ce que vous faites ici reste dans ce navigateur.
    [one] Une réponse donnée ; record d’affilée : { $best }. Tout reste dans ce navigateur.
   *[other] { $seen } réponses données ; record d’affilée : { $best }. Tout reste dans ce navigateur.
  }
export = Enregistrer dans un fichier
erase = Effacer ma progression
erase-sure = Effacer vos réponses, vos records et vos erreurs ?
erase-yes = Tout effacer
erase-no = Tout garder
