# The quiz. $seat: a letter, A for the first seat.

quiz = Quiz
question-of = Question { $number } sur { $total }
round-over = Série terminée
streak = Justes d’affilée : { $count } · record : { $best }
table-empty = La table est vide.

# The concepts of Femkort, in the words of the list on the quiz page.
concept-lead = ouvrir un pli
concept-follow = fournir
concept-overtake = monter
concept-free-choice = choisir comment monter
concept-cannot-overtake = ne pas pouvoir monter
concept-may-overtake = monter ou non
concept-void = ne pas avoir la couleur
concept-off-suit-ace = l’as d’une autre couleur
concept-who-wins = qui fait le pli
concept-who-leads = qui attaque ensuite
concept-what-counts = ce qui compte à la fin

# $leader: who led $card.
ask-lead = Vous êtes le joueur { $seat }, et vous ouvrez le pli. Désignez toutes les cartes que vous pouvez jouer.
ask-legal-cards = Vous êtes le joueur { $seat }. Le joueur { $leader } ouvre le pli avec { $card }. Désignez toutes les cartes que vous pouvez jouer.
ask-trick-winner = Qui fait ce pli ?
ask-next-leader = Ce pli est fini. Qui attaque le suivant ?
ask-deal-winner = Les cinq plis sont joués ; ★ marque la carte qui a fait chacun d’eux. Qui gagne la donne ?

check = Vérifier
hint-1 = Indice
hint-2 = Quelle règle ?
hint-3 = Voir la réponse
look-lead = Rien n’a encore été joué.
look-legal-cards = Regardez la carte mise en évidence, qui gagne pour l’instant, et ce que vous avez de la couleur demandée.
look-trick-winner = Regardez la couleur de la première carte.
look-next-leader = Regardez qui a fait ce pli.
look-deal-winner = Regardez le dernier pli.

# What an answer is called: all of it right, some of it, none of it, or shown because the reader asked.
right = Juste.
partly = Pas tout à fait.
wrong = Non.
answer-shown = Voici la réponse.

# Why a seat is the answer. $card: the card that won. Each names the answer.
why-trick-winner = Le joueur { $seat } fait le pli avec { $card }, la plus forte carte de la couleur demandée. Aucune autre couleur ne peut faire le pli.
why-next-leader = Le joueur { $seat } attaque le pli suivant, puisqu’il a fait celui-ci avec { $card } : celui qui fait un pli attaque le suivant.
why-deal-winner = Le joueur { $seat } gagne la donne, puisqu’il a fait le cinquième pli avec { $card }. Les quatre premiers décident seulement qui attaque le suivant.

next-question = Question suivante
see-result = Voir le résultat
score = { $total ->
    [1] { $right ->
        [0] Pas juste cette fois
       *[other] Juste
      }
   *[other] { $right ->
        [0] Aucune bonne réponse sur { $total }
        [one] Une bonne réponse sur { $total }
       *[other] { $right } bonnes réponses sur { $total }
      }
  }
concept = Partie des règles
right-of = Justes
step-perfect = Sans faute.
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
    [one] Vous avez répondu à une question. Votre record : { $best ->
        [0] aucune bonne réponse de suite
        [one] une bonne réponse
       *[other] { $best } bonnes réponses de suite
      }. Tout reste dans ce navigateur.
   *[other] Vous avez répondu à { $seen } questions. Votre record : { $best ->
        [0] aucune bonne réponse de suite
        [one] une bonne réponse
       *[other] { $best } bonnes réponses de suite
      }. Tout reste dans ce navigateur.
  }
export = Enregistrer dans un fichier
erase = Effacer ma progression
erase-sure = Effacer vos réponses, vos records et vos erreurs ?
erase-yes = Tout effacer
erase-no = Tout garder
