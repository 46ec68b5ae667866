# Stepping through a worked example.

example = Exemple commenté
step-of = Étape { $step } sur { $steps }
played-card = jouée
example-end = L’exemple est terminé.
guess-now = À vous de deviner : quelle carte joueriez-vous à la place de { $seat } ?
guess-same = Oui, { the-card }.
guess-legal = Également permis : { the-card }.
first = Au début
back = Reculer
next = Avancer
last = À la fin
play = Lecture
pause = Pause
guess-first = Deviner d’abord
