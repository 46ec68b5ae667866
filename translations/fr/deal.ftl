# A deal around its cards: what is said and put in, the pot, how a deal ends.

moves = Ce que l’on peut faire
more-moves = Autres choix possibles
try-words = Dites ce que vous voulez, même ce qui n’est pas permis.
# Whose turn it is to say or pick something.
say-of = Au tour du joueur { $seat }
your-say = C’est à vous, { $seat }
show-allowed = Montrer ce qui est permis
try-pick = Touchez des cartes pour les choisir, touchez-les encore pour les reprendre.
pick-bury = Écarter { $picked } sur { $count }
pick-exchange = { $picked ->
    [0] Ne rien échanger (au plus { $count })
   *[other] Échanger { $picked } (au plus { $count })
  }
lead-unburied = Entamer { $card } sans écarter
may-say = Permis maintenant : { $words }.
guess-word = Que diriez-vous à la place du joueur { $seat } ?
guess-that = exactement
chips-less = Un jeton de moins
chips-more = Un jeton de plus
type-word = Taper un mot
type-bet = Taper un nombre ou un mot
type-say = Dire
type-pick = Choisir
type-kille = Co

# What a seat has said, in a word beside its letter. $word: knock, check, pass, fold, bet. $chips: what was put in.
seat-said = { $word ->
    [knock] cogne
    [check] parole
    [pass] passe
    [fold] se couche
   *[bet] +{ $chips }
  }
seat-paid = { $chips ->
    [one] un jeton misé
   *[other] { $chips } jetons misés
  }
seat-taken = { $count ->
    [0] aucun pli
    [one] un pli
   *[other] { $count } plis
  }
pot = Pot
pot-of = { $chips ->
    [one] un jeton
   *[other] { $chips } jetons
  }
turn-up = Retourne : { $card-name }
open-cards = Les quatre cartes découvertes

# How a deal ended, by what decided it. $seat: the winner. $chips: what stays for the next deal.
ended-last-trick = Le dernier pli décide : le joueur { $seat } gagne la donne.
ended-alone = Le joueur { $seat } est seul encore en jeu et ramasse le pot.
ended-skituppslag = Le joueur { $seat } a au moins trois cartes des trois rangs les plus bas et ramasse le pot sur-le-champ.
ended-carried = Tout le monde a passé. { $chips ->
    [one] Un jeton reste
   *[other] { $chips } jetons restent
  } dans le pot pour la donne suivante.
ended-misdeal = Quelqu’un n’a plus de carte à jouer, c’était donc une maldonne : personne ne gagne, et le même donneur redonne.
# $nets: what each seat has won or lost.
net-chips = Jetons gagnés et perdus : { $nets }.
net-points = Points : { $nets }.
net-of = { $seat } { NUMBER($net, signDisplay: "exceptZero") }

# $suit: the trump suit (S, H, D, C), none where there is none.
trumps = { $suit ->
    [S] L’atout est pique.
    [H] L’atout est cœur.
    [D] L’atout est carreau.
    [C] L’atout est trèfle.
   *[none] Il n’y a pas d’atout.
  }

# A misdeal, which may happen under all rules. $misdeal-chips: the chips that each adds after a misdeal.
action-misdeal = Maldonne
said-misdeal = Il y a maldonne
reason-misdeal-legal = Quelqu’un n’a pas le bon nombre de cartes : le même donneur redonne{ $misdeal-chips ->
    [0] .
    [one] , et chacun ajoute un jeton au pot.
   *[other] , et chacun ajoute { $misdeal-chips } jetons au pot.
  }
