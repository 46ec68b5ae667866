# The pot game of Femkort. $rule: the rule that settles a question, by its id. $asker: who asks for better cards,
# $who-may: who may ask (anyone, forehand, nobody). $words: players judged alike who might ask ($words-count of them).

phase-redeal = De meilleures cartes ?

action-redeal-ask = { $seat } demande de meilleures cartes
action-redeal-yes = Accepter
action-redeal-no = Refuser
said-redeal-ask = { $seat } demande de meilleures cartes
said-redeal-yes = { $seat } dit oui
said-redeal-no = { $seat } dit non

reason-follow-trick-is-trumped-legal = { $known ->
    [no] On ne connaît pas toute cette main. On peut jouer { $cards-or } : le pli est coupé par { $beat }, et aucun { suit-card } ne bat un atout.
   *[yes] { $follow-count ->
        [one] { $Cards } est le seul { suit-card } de la main, et il faut fournir quand on le peut, même si aucun { suit-card } ne peut battre l’atout, { $beat }.
       *[other] On peut jouer { $cards-or }. Il faut fournir quand on le peut, mais aucun { suit-card } ne peut battre l’atout, { $beat } : n’importe lequel convient.
      }
  }
reason-may-ask-legal = { $words-count ->
    [one] Le joueur { $words } peut encore demander de meilleures cartes. Si tout le monde est d’accord, on redonne.
   *[other] Les joueurs { $words } peuvent encore demander de meilleures cartes. Si tout le monde est d’accord, on redonne.
  }
reason-may-answer-legal = On peut accepter ou refuser. Il suffit d’un refus pour que les mains se jouent telles quelles.
reason-redeal-not-allowed-refused = { $who-may ->
    [nobody] Dans cette partie, personne ne peut demander de meilleures cartes : les mains se jouent telles quelles.
    [forehand] Seul le premier en cartes, assis à gauche du donneur, peut demander de meilleures cartes.
   *[anyone] Personne n’a demandé de meilleures cartes : il n’y a rien à accepter ni à refuser.
  }
reason-redeal-too-late-refused = { $words-count ->
    [0] Il est trop tard pour demander de meilleures cartes : les mains se jouent telles quelles.
   *[other] Il est trop tard : { $words-or } ne peut plus demander de meilleures cartes, et les mains se jouent telles quelles.
  }
reason-already-asked-refused = De meilleures cartes ont déjà été demandées dans cette donne, et on ne le fait qu’une fois.

also-redeal-not-allowed-refused = Cette demande est réservée au premier en cartes, assis à gauche du donneur.
also-redeal-too-late-refused = Il est trop tard, et les mains se jouent telles quelles.
also-already-asked-refused = De meilleures cartes ont déjà été demandées dans cette donne, et on ne le fait qu’une fois.

rule-D9 = Celui qui fait le cinquième pli ramasse aussitôt tout le pot.
rule-D10 = Après une maldonne, le même donneur redonne, et chacun ajoute une mise au pot.
rule-DV1 = On ne redonne que si quelqu’un demande à temps de meilleures cartes et que tout le monde est d’accord.
rule-DV2 = Les pots ne sont pas payés un par un : le premier qui en a gagné assez ramasse tout ce qui a été misé.
rule-DV4 = Après une maldonne, la mise double. Une fois un pot gagné, elle redevient ce qu’elle était au départ.
rule-DV5 = Le plus fort atout fait le pli. Il faut d’abord fournir ; sans la couleur demandée, on peut couper, c’est-à-dire jouer atout, sans y être obligé.

concept-may-ask = demander de meilleures cartes
concept-pots-taken = ce que rapportent les pots
concept-after-misdeal = après une maldonne

# $redeal: who may ask, and until when (any-before-first, forehand, any-before-last). $dealer: a letter.
ask-may-ask = { $redeal ->
    [forehand] Ici, seul le premier en cartes peut demander de meilleures cartes, tant que personne n’a joué.
    [any-before-last] Ici, tout le monde peut demander de meilleures cartes, jusqu’au début du dernier pli.
   *[any-before-first] Ici, tout le monde peut demander de meilleures cartes, tant que personne n’a joué.
  } Le donneur est { $dealer }. Désignez toutes les demandes permises maintenant.
look-may-ask = Regardez où en est le jeu, et qui est assis à gauche du donneur.
answer-may-ask = { $words-count ->
    [0] Personne ne peut demander de meilleures cartes maintenant.
    [one] Le joueur { $words } peut demander de meilleures cartes maintenant, et lui seul.
   *[other] Les joueurs { $words } peuvent demander de meilleures cartes maintenant.
  }

# $ante: the stake. $winners: whose the pots were, in order.
ask-pots-taken = { $players } joueurs misent chacun { $ante ->
    [one] un jeton
   *[other] { $ante } jetons
  } avant chaque donne. { $rule ->
    [DV2] Les pots ne sont payés qu’à la fin de la partie.
   *[D9] Chaque pot est payé aussitôt.
  } Les pots ont été gagnés, dans l’ordre, par { $winners }. De combien de jetons le joueur { $seat } est-il jusqu’ici en gain ou en perte ?
look-pots-taken = Comptez les donnes, car chacune coûte une mise, puis les pots déjà payés.
why-pots-taken = { $rule ->
    [DV2] Un pot gagné n’est qu’une marque, jusqu’à ce que quelqu’un en ait assez et ramasse tout.
   *[D9] Un pot rapporte au gagnant toutes les mises qu’il contient, mais chaque donne a coûté une mise à chacun.
  } Le joueur { $seat } en est donc à { $answer }.

# $misdeals: how many misdeals there were.
ask-after-misdeal = { $players } joueurs misent chacun { $ante ->
    [one] un jeton
   *[other] { $ante } jetons
  }. { $misdeals ->
    [one] Il y a une maldonne
   *[other] Il y a { $misdeals } maldonnes de suite
  }, puis une donne qui va jusqu’au bout. Combien de jetons contient alors le pot ?
look-after-misdeal = Comptez ce que chaque joueur a mis.
why-after-misdeal = { $rule ->
    [DV4] Après chaque maldonne, chacun ajoute le double de la mise précédente
   *[D10] Après chaque maldonne, chacun ajoute une mise
  }, et ce qui est dans le pot y reste. Le pot contient donc { $answer } jetons.
