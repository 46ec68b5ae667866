# Stepping through a worked example.

example = Exemple
step-of = Étape { $step } sur { $steps }
played-card = jouée
example-end = L’exemple est terminé.
guess-now = À vous de deviner : quelle carte joueriez-vous à la place du joueur { $seat } ?
guess-same = Oui, { $card }.
guess-legal = On peut jouer { $card } aussi.
first = Au début
back = Reculer
next = Avancer
last = À la fin
play = Lecture
pause = Pause
guess-first = Deviner d’abord
