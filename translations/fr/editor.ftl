# The editor of a position. It comes when it is opened.

edit-profile = Règles
edit-players = Joueurs
edit-leader = Qui ouvre le pli
edit-trick = Cartes sur la table
edit-help = Écrivez la valeur, puis la lettre de la couleur, P C K T (K pour carreau) : DC 10P 3T. Laissez vide une main que personne ne connaît ; un tiret est une main sans cartes.
edit-pick = Ajouter à : { $field }
edit-apply = Utiliser cette position
edit-empty = Tout vider
edit-cancel = Annuler
edit-contract = Contrat
edit-trump = Atout
edit-prompt = Modifiez ce que vous voulez, puis utilisez cette position.
edit-help-kille = Les cartes comme dans leur coin : Co 12 3 Ma. Laissez vide une main que personne ne connaît ; un tiret est une main sans cartes.
