# The table, the hand and the controls around them. $seat: a letter, A for the first seat.

table = Le pli
seat-you = { $seat } · vous
on-turn = (doit jouer)
to-beat = à battre
beats-it = monte
led-suit-card = fournit
won-trick = a fait le pli
trick-number = Pli { $number }
suit-led = Pli { $number } · { $suit ->
    [S] pique demandé
    [H] cœur demandé
    [D] carreau demandé
   *[C] trèfle demandé
  }
turn-of = Au tour de { $seat }
your-turn = À vous de jouer, { $seat }
play-over = Tout est joué.
hand-of = Main de { $seat }
your-hand = Votre main
supply-card = La main de { $seat } est inconnue. Quelle carte joue { $seat } ?

try-prompt = Touchez une carte, même interdite.
stays = { The-card } reste en main.
not-there = Impossible à jouer : { the-card }.
plays = { $seat } joue { the-card }.
play-only = Jouer { the-card }
trick-won = { $seat } fait le pli avec { the-card }.
leads-next = { $seat } attaque le pli suivant.
deal-won = C’était le dernier : { $seat } gagne la donne.
may-play = { $cards-count ->
    [one] Seule carte permise : { $cards }.
   *[other] Cartes permises : { $cards }.
  }
no-trick-yet = Aucun pli n’est encore terminé.
legal-because = c’est permis : { $reason }
illegal-because = c’est interdit : { $reason }
rule = Règle { $rule }

undo = Annuler
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
edit-profile = Règles
profile-modern = Moderne : qui peut monter doit monter
profile-older = Ancien : il suffit de fournir
edit-players = Joueurs
edit-leader = Qui ouvre le pli
edit-trick = Cartes sur la table
edit-help = La valeur d’abord, puis la lettre de la couleur, P C K T (K pour carreau) : DC 10P 3T. Laissez vide une main que personne ne connaît ; un tiret est une main sans cartes.
edit-pick = Ajouter à : { $field }
edit-apply = Utiliser cette position
edit-empty = Tout vider
edit-cancel = Annuler

# Ce que fait un joueur sans jouer de carte, dans un exemple. $words : d’abord une phrase, ensuite le nom d’un bouton.
as-said = { $words }.
acts = { $seat } : { $words }.
seat-out = hors jeu
