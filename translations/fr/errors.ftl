# What can be wrong with a position that a reader types or a link carries. $word: the word it is about.

error-unknown-card = « { $word } » n’est pas une carte.
error-duplicate-card = Carte en double : { $word }.
error-wrong-number-of-players = Ce profil ne se joue pas à ce nombre de joueurs.
error-trick-complete = Tout le monde a déjà joué dans ce pli.
error-out-of-range = Un joueur qui n’a pas encore joué dans ce pli n’a plus de carte.
error-unreadable-line = Le texte de la position est tronqué ou brouillé.
error-unreadable-action = « { $word } » n’est pas un coup possible.
error-illegal-action = Carte interdite à ce moment-là : { $word }.
error-deal-over = Des cartes sont jouées après le dernier pli.
error-unknown-game = Ce site ne connaît pas ce jeu.
error-unknown-profile = Ce jeu n’a pas ce profil.
error-too-long = C’est trop long.
error-other = Cette position est incohérente.
