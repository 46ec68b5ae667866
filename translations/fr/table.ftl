# The table, the hand and the controls around them. $seat: a letter, A for the first seat.

table = Le pli
seat-you = { $seat } · vous
on-turn = (doit jouer)
to-beat = à battre
beats-it = monte
led-suit-card = couleur demandée
won-trick = a fait le pli
trick-number = Pli { $number }
suit-led = Pli { $number } · { $suit ->
    [S] pique demandé
    [H] cœur demandé
    [D] carreau demandé
   *[C] trèfle demandé
  }
only-suit-led = { Suit } demandé
new-trick = Nouveau pli
turn-of = Au joueur { $seat } de jouer
your-turn = À vous de jouer, { $seat }
play-over = Tout est joué.
hand-of = Main du joueur { $seat }
your-hand = Votre main
supply-card = On ne connaît pas la main du joueur { $seat }. Quelle carte joue-t-il ?

try-prompt = Touchez une carte, même interdite.
stays = { $Card } reste en main.
not-there = On ne peut pas jouer { $card }.
plays = Le joueur { $seat } joue { $card }.
play-only = Jouer { $card }
trick-won = Le joueur { $seat } fait le pli avec { $card }.
leads-next = C’est au joueur { $seat } d’attaquer le pli suivant.
deal-ended = La donne est finie.
may-play = { $cards-count ->
    [one] On ne peut jouer que { $cards }.
   *[other] On peut jouer { $cards-or }.
  }
no-trick-yet = Aucun pli n’est encore terminé.
is-legal = c’est permis
is-illegal = c’est interdit
legal-because = c’est permis. { $reason }
illegal-because = c’est interdit. { $reason }
rule = Règle { $rule }

undo = Retirer le coup
show-legal = Cartes permises
restart = Recommencer
share = Partager
link = Lien vers cette position
link-copied = Le lien est copié :
link-shown = Voici le lien vers cette position :
link-broken = Ce lien ne mène à aucune position.
link-fresh = Vous voyez à la place la position de départ.
fresh = Reprendre la position de départ
type-card = Taper une carte
type-example = DC
type-go = Jouer

# The editor of a position.
edit = Modifier la position
profile-modern = Règles modernes : il faut monter
profile-older = Règles anciennes : fournir suffit
profile-pot = Règles au pot : des jetons pour le dernier pli

seat-out = retiré
