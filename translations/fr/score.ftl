# La feuille de marque de ceux qui jouent avec de vraies cartes. $seat, $dealer, $forehand : les noms inscrits par les
# joueurs. $deal : le numéro d’une donne. $count, $list, $total : des victoires, ou des jetons et des points avec leur signe.
# $again : yes quand on redonne. $corrected : yes quand on a rectifié une donne plus ancienne.

score-sheet = Feuille de marque
score-form = À quoi jouez-vous ?
score-players = Qui joue ?
score-order = Dans l’ordre où vous êtes assis, dans le sens des aiguilles d’une montre.
score-name = Nom du joueur { $number }
score-more = Un joueur de plus
score-fewer = Un joueur de moins
score-first-dealer = Qui donne en premier ?
score-cut-for-it = Tirer à la coupe
score-begin = Commencer la feuille
score-save = Enregistrer
score-cancel = Annuler

score-set-target = Victoires à atteindre
score-set-ante = Mise, en jetons
score-set-deals = Nombre de donnes
score-deals-none = sans limite
score-set-payout = Tous les pots restent ensemble jusqu’à la fin
score-set-escalate = La mise double après une maldonne
score-set-knock-stake = Cogner coûte, en jetons
score-set-all-pass = Le dernier joueur peut passer lui aussi
score-set-skituppslag = Trois cartes basses gagnent aussitôt
score-set-payments-stay = Ce que paient les perdants reste pour la donne suivante
score-set-carry-cap = Jetons qui restent, au plus
score-carry-cap-none = sans limite
score-set-loser-payment = Les perdants paient le pot

score-next = { $again ->
    [yes] On redonne pour la donne { $deal } : { $dealer } donne, { $forehand } entame.
   *[no] Donne { $deal } : { $dealer } donne, { $forehand } entame.
  }
score-next-tie = Une donne départage { $seats }. { $dealer } donne, { $forehand } entame.
score-pot = Au pot : { $chips }.
score-won-wins = { $seats } gagne la partie avec { $count ->
    [one] une victoire
   *[other] { $count } victoires
  }.
score-won-chips = { $seats-count ->
    [one] { $seats } gagne la partie, à { $count } jetons.
   *[other] Victoire partagée entre { $seats }, à { $count } jetons.
  }
score-won-points = { $seats-count ->
    [one] { $seats } gagne la partie, à { $count }.
   *[other] Victoire partagée entre { $seats }, à { $count }.
  }

score-begun = La feuille est prête.
score-cut = On coupe :
score-cut-dealer = { $seat } donne en premier.
score-entered-misdeal = Maldonne. Le même joueur redonne.
score-entered-time-up = C’est l’heure.
score-entered-win = { $corrected ->
    [yes] La donne { $deal } est corrigée : elle va à { $seat }.
   *[no] La donne { $deal } est inscrite : elle va à { $seat }.
  }
score-entered-net = { $corrected ->
    [yes] La donne { $deal } est corrigée : { $list }.
   *[no] La donne { $deal } est inscrite : { $list }.
  }
score-removed = La donne est retirée.
score-undone = C’est annulé.
score-changed = Les changements sont enregistrés.
score-new = Voici une feuille neuve. « Revenir en arrière » vous rend l’ancienne.
score-read = La feuille du fichier est là. « Revenir en arrière » vous rend la précédente.

score-undo = Revenir en arrière
score-do-misdeal = Maldonne
score-do-new = Nouvelle feuille
score-do-time-up = C’est l’heure
score-sure-new = Ranger cette feuille et en commencer une autre ?
score-sure-time-up = Arrêter la partie maintenant ?
score-yes-new = Nouvelle feuille
score-yes-time-up = Arrêter
score-no = Non, continuer
score-again = Rejouer

score-same-name = Deux joueurs s’appellent { $seat }. Distinguez-les.
score-no-winner = Qui a ramassé le pot ? Touchez d’abord ce bouton.
score-no-file = Ce fichier ne contient pas de feuille de marque de ce jeu. La vôtre n’a pas changé.
score-too-many = La partie serait finie avant la dernière donne de la feuille. Retirez d’abord les donnes suivantes.
score-clash = Cela ne va pas avec la donne { $deal }. Corrigez d’abord celle-ci.
score-sum = Une donne n’a que seize plis, et cela en ferait davantage. Touchez un autre nombre.
score-chips-number = Inscrivez l’enchère de { $seat } en jetons entiers.
score-uneven = Ceux qui sont restés ont tous misé autant, et personne n’a misé plus qu’eux. Revoyez les enchères.
score-winner-out = Seul un joueur resté en jeu a pu ramasser le pot.
score-no-contract = Touchez le contrat qui a été joué.
score-other = La feuille ne peut pas être ainsi. Rien n’a été changé.

score-who-won = Qui a fait le cinquième pli ?
score-contract = Contrat de { $seat }
score-tricks = Plis de { $seat }
score-rest = Les autres des seize plis sont à { $seat }.
score-who-knocked = Qui a cogné, et qui a ramassé le pot ?
score-who-stayed = Combien chacun a-t-il misé, qui est resté, et qui a ramassé le pot ?
score-nobody = Si tout le monde a passé et que le pot reste, inscrivez la donne sans toucher personne.
score-knocked = Cogne
score-stayed = Reste
score-took = Gagne
score-bet-of = Enchère de { $seat }
score-low = Avec trois cartes basses, aussitôt
score-enter = Inscrire la donne
score-fixing = Correction de la donne { $deal }
score-fix = Corriger la donne { $deal }
score-fix-event = Corriger cette ligne
score-remove = Retirer de la feuille

score-deal = Donne
score-dealer = Donneur
score-deals = { $seat } donne
score-total = Total
score-wins = Victoires
score-pots = { $count ->
    [one] { $count } pot
   *[other] { $count } pots
  }
score-so-far = ({ $total })
score-misdeal = Maldonne
score-time-up = C’est l’heure

# Quels contrats chacun a eus, par donne, et ceux qui restent.
score-contracts = Contrats joués, et ceux qui restent
score-left = reste
score-in-deal = donne { $deal }

score-change = Noms et règles
score-copy = Envoyer ou garder une copie
score-as-text = La feuille en texte
score-copy-text = Copier le texte
score-export = Enregistrer dans un fichier
score-read-file = Reprendre une feuille d’un fichier
