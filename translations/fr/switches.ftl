# Les variantes du jeu au pot, et ce qu’elles changent. $seat, $other, $winner : lettres de joueurs. $card et $reply :
# ce que jouent les deux premiers. $winners : qui a gagné les pots, dans l’ordre. $seats : qui peut demander.

switches = Variantes
switch-head = Il faut monter
switch-trump = Avec atout
switch-redeal = Demander de meilleures cartes
switch-redeal-none = interdit
switch-redeal-any-before-first = tout le monde, avant la première carte
switch-redeal-forehand = le premier en cartes, avant la première carte
switch-redeal-any-before-last = tout le monde, avant le dernier pli
switch-payout = Les pots
switch-payout-per-pot = payés après chaque donne
switch-payout-session-pool = gardés ensemble jusqu’à la fin
switch-escalate = La mise double après une maldonne

switch-outcome = Le joueur { $seat } joue { $card }, et { $other } { $reply } : { $winner } fait le pli.
switch-asks-start = Qui peut demander de meilleures cartes avant la première carte
switch-asks-later = Qui peut en demander après ce pli
switch-askers = { $seats }
switch-nobody = personne
switch-pot = Au pot après { $misdeals ->
    [one] une maldonne
   *[other] { $misdeals } maldonnes
  }
switch-chips = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
  }
switch-match = Gains et pertes après des pots gagnés par { $winners }
switch-pool = Jetons encore en commun
