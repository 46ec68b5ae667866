# What can be wrong with a position that a reader types or a link carries. $word: the word it is about.

error-unknown-card = « { $word } » n’est pas une carte de ce jeu.
error-duplicate-card = Une carte de trop : { $word }.
error-wrong-number-of-players = Ce profil ne se joue pas à ce nombre de joueurs.
error-trick-complete = Tout le monde a déjà joué dans ce pli.
error-out-of-range = Un joueur qui n’a pas encore joué dans ce pli n’a plus de carte.
error-unreadable-line = Le texte de la position est tronqué ou brouillé.
error-unreadable-action = « { $word } » n’est pas un coup possible.
error-illegal-action = Carte interdite à ce moment-là : { $word }.
error-illegal-word = Une annonce est contraire aux règles à ce moment-là.
error-deal-over = Des cartes sont jouées après le dernier pli.
error-unknown-game = Ce site ne connaît pas ce jeu.
error-unknown-profile = Ce jeu n’a pas ce profil.
error-other-game = C’est un autre jeu que celui de cette page, ou une autre forme de ce jeu.
error-contract-needs-suit = En Valfri, il faut choisir une couleur d’atout.
error-contract-takes-no-suit = Avec ce contrat, on ne choisit pas de couleur.
error-too-long = C’est trop long.
error-unknown-switch = Ce jeu n’a pas de règle de ce nom.
error-switch-not-in-profile = Ce profil n’a pas cette règle.
error-missing-field = Il manque quelque chose à la position.
error-unknown-field = La position contient quelque chose d’étranger à ce profil.
error-wrong-type = La position contient une valeur impossible.
error-other = Cette position est incohérente.
