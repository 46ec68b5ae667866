# Un parcours : des positions avec un but, l’une après l’autre. $number : l’étape, $total : combien il y en a.

task-step = Étape { $number } sur { $total }
task-done = réussie
task-missed = Pas cette fois.
task-again = Réessayer
task-not-allowed = On ne peut pas jouer { $card }.
task-missing = { $count ->
    [one] Une autre carte est permise.
   *[other] { $count } autres cartes sont permises.
  }
task-not-seat = Non, pas { $seat }.
task-next = Passer à l’étape { $number }
task-quiz = Et maintenant, le quiz
task-erase = Refaire le parcours
task-answer = Voir la réponse
# $cards : ce qu’il faut jouer, dans cet ordre ; $count : combien de cartes.
task-answer-cards = { $count ->
    [one] Jouez { $cards }.
   *[other] Jouez dans cet ordre : { $cards }.
  }
task-answer-words = { $words }.
task-answer-seat = C’est { $seat }.
