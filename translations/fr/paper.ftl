# On paper: the print button, and the worksheet with its key.

print = Imprimer
worksheet = Fiche d’exercices
renew = Autres questions
key = Corrigé
