# What can be wrong with a position that a reader types or a link carries. $word: the word or the card it is about.

error-unknown-card = « { $word } » n’est pas une carte de ce jeu.
error-duplicate-card = Cette carte figure une fois de trop : { $word }.
error-wrong-number-of-players = Ces règles ne sont pas faites pour ce nombre de joueurs.
error-trick-complete = Tout le monde a déjà joué dans ce pli.
error-out-of-range = Un joueur qui doit encore jouer dans ce pli n’a plus de carte.
error-unreadable-line = Le texte de la position est tronqué ou brouillé.
error-unreadable-action = « { $word } » n’est pas un coup possible.
error-illegal-action = Là où la position la fait jouer, cette carte est interdite : { $word }.
error-illegal-word = La position contient une annonce qui n’est pas permise à ce moment-là.
error-deal-over = La position contient des cartes jouées après le dernier pli.
error-unknown-game = Ce site ne connaît pas ce jeu.
error-unknown-profile = Ce jeu n’a pas de telles règles.
error-other-game = La position appartient à un autre jeu que celui de cette page.
error-contract-needs-suit = En Valfri, il faut choisir une couleur d’atout.
error-contract-takes-no-suit = On ne choisit une couleur d’atout qu’en Valfri.
error-too-long = Le texte de la position est trop long.
error-unknown-switch = Ce jeu ne laisse pas ce choix dans ses règles.
error-switch-not-in-profile = Ces règles ne laissent pas ce choix.
error-missing-field = Il manque quelque chose à la position.
error-unknown-field = La position contient quelque chose d’étranger à ces règles.
error-wrong-type = La position contient une valeur impossible.
error-other = Cette position n’a pas de sens.
