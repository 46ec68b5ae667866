# How a deal of Femkortskille is settled, payment by payment. $seats: who pays or takes. $count: how many they are.
# $chips: what each of them pays or takes. $pot: what the pot held before the losers paid. $winner: who won.
# $losers: how many knocked and lost. $rule: the rule by which the winner takes. $net: with its sign. $words: knocked or passed.

settlement = Le règlement
settle-title = Qui paie quoi
settle-step = { $step ->
    [0] Avant le premier paiement
   *[other] Étape { $step } sur { $steps }
  }
settle-payments = Les paiements dans l’ordre
settle-middle = Au milieu : { settle-chips }
settle-chips = { $chips ->
    [0] aucun jeton
    [one] { $chips } jeton
   *[other] { $chips } jetons
  }
settle-net = { $net }
settle-knocked = a cogné
settle-passed = a passé
settle-change = { $seat } : { $words }. Changer

settle-set = Votre donne
settle-set-players = Joueurs
settle-set-winner = Gagnant
settle-set-ante = Mise
settle-set-carried = Resté au pot
settle-set-extra = Cogner coûte une mise de plus
settle-set-stay = Les paiements restent pour la donne suivante

settle-none = Personne n’a encore rien payé.
settle-carried = Il reste au pot, de la donne précédente : { settle-chips }.
settle-ante = Avant la donne, chacun des { $count } joueurs met au pot { settle-chips }.
settle-knock-stake = { $count ->
    [one] Pour avoir cogné, { $seats } ajoute { settle-chips }.
   *[other] Pour avoir cogné, { $seats } ajoutent chacun { settle-chips }.
  }
settle-pays = Le joueur { $seats } a cogné et n’a pas gagné. Il paie autant que le pot contenait : { settle-chips }.
settle-takes = { $rule ->
    [K8] Le joueur { $winner } est le seul à ne pas avoir passé. Il ramasse le pot sans jouer : { settle-chips }.
    [KV3] Le joueur { $winner } a fait le cinquième pli. Il ramasse seulement le pot : { settle-chips }.
   *[other] Le joueur { $winner } a fait le cinquième pli et ramasse tout : { $losers ->
        [one] { $pot } + { $pot } = { settle-chips }.
       *[other] { $pot } + { $losers } × { $pot } = { settle-chips }.
      }
  }
settle-stays = Ce que les perdants ont payé reste au milieu pour la donne suivante : { settle-chips }.
settle-end = À la fin : { $list }.
