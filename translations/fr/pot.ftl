# The pot game of Femkort. $rule: the rule that settles a question, by its id.

profile-pot = Au pot : des jetons pour le dernier pli
phase-redeal = De meilleures cartes ?

action-redeal-ask = { $seat } demande de meilleures cartes
action-redeal-yes = Accepter
action-redeal-no = Refuser
action-misdeal = Maldonne

reason-follow-trick-is-trumped-legal = Ce pli est coupé par { the-beat }, et aucune carte de la couleur demandée ne bat un atout. Toute carte de cette couleur convient donc.
reason-may-ask-legal = Il est encore temps de demander de meilleures cartes. On ne redonne que si tout le monde est d’accord.
reason-may-answer-legal = Acceptez ou refusez, comme vous voulez. Un seul refus suffit, et les mains se jouent telles quelles.
reason-redeal-too-late-refused = Il est trop tard pour demander : les mains se jouent telles quelles.

rule-D9 = Qui fait le cinquième pli ramasse aussitôt tout le pot.
rule-D10 = Après une maldonne, le même donneur redonne, et chacun ajoute une mise au pot.
rule-DV1 = On peut demander de meilleures cartes tant qu’il en est temps ; on ne redonne que si tout le monde est d’accord.
rule-DV2 = Aucun pot n’est payé à part : le premier qui en a gagné assez ramasse tout ce qui a été misé.
rule-DV4 = Après une maldonne, la mise double. Une fois un pot gagné, elle revient à ce qu’elle était au départ.
rule-DV5 = Le plus fort atout fait le pli. Il faut d’abord fournir ; sans la couleur demandée, on peut couper, sans y être obligé.

concept-may-ask = demander de meilleures cartes
concept-pots-taken = ce que rapportent les pots
concept-after-misdeal = après une maldonne

# $redeal: who may ask, and until when (any-before-first, forehand, any-before-last). $dealer: a letter.
ask-may-ask = { $redeal ->
    [forehand] Ici, seul le premier (à gauche du donneur) peut demander de meilleures cartes, tant qu’aucune carte n’est jouée.
    [any-before-last] Ici, chacun peut demander de meilleures cartes, jusqu’au début du dernier pli.
   *[any-before-first] Ici, chacun peut demander de meilleures cartes, tant qu’aucune carte n’est jouée.
  } { $dealer } a distribué. Désignez tous ceux qui peuvent en demander maintenant.
look-may-ask = Regardez où en est le jeu, et qui est assis à gauche du donneur.

# $ante: the stake. $winners: whose the pots were, in order.
ask-pots-taken = { $players } joueurs misent chacun { $ante ->
    [one] { $ante } jeton
   *[other] { $ante } jetons
  } avant chaque donne. { $rule ->
    [DV2] Rien n’est payé avant la fin de la partie. Les pots ont été gagnés, dans l’ordre, par
   *[D9] Les pots sont payés aussitôt. Ils ont été gagnés, dans l’ordre, par
  } { $winners }. Quel est jusqu’ici le bilan de { $seat }, en jetons gagnés ou perdus ?
look-pots-taken = Comptez les donnes, car chacune coûte une mise, puis les pots déjà payés.
why-pots-taken = { $rule ->
    [DV2] Un pot gagné n’est qu’une marque, jusqu’à ce que quelqu’un en ait assez et ramasse tout.
   *[D9] Un pot rapporte toutes ses mises au gagnant, mais chaque donne en a coûté une à chacun.
  } Pour { $seat }, cela fait { $answer }.

# $misdeals: how many misdeals there were.
ask-after-misdeal = { $players } joueurs misent chacun { $ante ->
    [one] { $ante } jeton
   *[other] { $ante } jetons
  }. { $misdeals ->
    [one] Il y a une maldonne
   *[other] Il y a { $misdeals } maldonnes de suite
  }, puis une donne jouée jusqu’au bout : combien de jetons y a-t-il dans le pot ?
look-after-misdeal = Comptez ce que chaque joueur a mis.
why-after-misdeal = { $rule ->
    [DV4] Après chaque maldonne, chacun met le double de la mise précédente
   *[D10] Après chaque maldonne, chacun ajoute une mise
  }, et ce qui est dans le pot y reste. Cela fait { $answer }.
