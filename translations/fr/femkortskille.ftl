# Femkortskille: the knocking round, the tricks of the Kille pack, and who pays what.
# $equal: yes where the card equals the one to beat.

profile-femkortskille-standard = Femkortskille
phase-knocking = Tour d’annonces

action-knock = Cogner
action-check = Parole
action-pass = Passer
said-knock = { $seat } cogne
said-check = { $seat } dit « parole »
said-pass = { $seat } passe

reason-heads-legal = { $equal ->
    [yes] De deux cartes égales, la dernière jouée gagne. Cette carte bat donc { the-beat }
   *[no] Cette carte bat { the-beat }
  }, et qui peut monter doit monter.
reason-must-head-refused = Vous avez de quoi battre { the-beat } ({ $over }), et qui peut monter doit monter.
reason-cannot-head-legal = { $equal ->
    [yes] Cette carte gagnerait, mais ici on n’est obligé de monter qu’avec une carte plus forte que { the-beat }. Toute carte est donc permise.
   *[no] Contre { the-beat }, aucune carte de cette main n’est assez forte : toutes sont permises.
  }
reason-may-knock-legal = À votre tour, vous pouvez toujours cogner. Vous jouez alors pour le pot.
reason-may-check-legal = { $rule ->
    [KK2] Personne n’a encore misé : vous pouvez rester en jeu sans rien mettre.
   *[K5] Personne n’a encore cogné : vous pouvez remettre votre choix au tour suivant.
  }
reason-may-pass-legal = À votre tour, vous pouvez toujours passer. Vous jetez votre main et ne jouez plus cette donne.
reason-check-after-knock-refused = Quelqu’un a cogné, on ne peut plus attendre : cognez ou passez.
reason-already-checked-refused = Vous avez déjà dit « parole », et on ne le dit qu’une fois : cognez ou passez.

rule-K4 = À tour de rôle, chacun cogne pour jouer le pot, passe et se retire, ou dit « parole » pour choisir plus tard.
rule-K5 = On ne dit « parole » que tant que personne n’a cogné.
rule-K6 = On ne dit « parole » qu’une fois. Au tour suivant, il faut cogner ou passer.
rule-K11 = Parmi ceux qui restent, le premier à gauche du donneur entame de la carte qu’il veut.
rule-K12 = Il n’y a pas de couleurs. Si vous pouvez battre la plus forte carte du pli, il le faut.
rule-K13 = Si les deux plus fortes cartes sont égales, la dernière jouée gagne.
rule-K14 = Jouer une carte égale, c’est aussi monter. Si plusieurs de vos cartes conviennent, choisissez librement.
rule-K15 = Si vous ne pouvez pas monter, toute carte est permise.
rule-K16 = Qui fait un pli attaque le suivant, et qui fait le cinquième gagne la donne.
rule-K17 = Chaque perdant paie le montant du pot à la fin de la donne. Le gagnant ramasse tout.
rule-KP2 = En haut : arlequin, coucou, hussard, cochon, cavalier et auberge ; puis de 12 à 1. La couronne de fleurs, le pot de fleurs et le masque sont au-dessous du 1.
rule-KV1 = Trois cartes des trois rangs les plus bas gagnent le pot aussitôt, avant qu’on joue.
rule-KV3 = Ce que paient les perdants reste dans le pot pour la donne suivante.

concept-ranking = l’ordre des cartes
concept-must-head = monter
concept-equal-card = une carte égale suffit
concept-cannot-head = ne pas pouvoir monter
concept-equal-cards = deux cartes égales
concept-check = dire « parole »
concept-check-after-knock = quand quelqu’un a cogné
concept-second-lap = après « parole »
concept-first-leader = qui entame
concept-skituppslag = trois cartes basses
concept-loser-pays = ce que paie un perdant
concept-winner-takes = ce que ramasse le gagnant

# $inside: who is still in.
ask-first-leader = { $dealer } a distribué. Restent en jeu : { $inside }. Qui entame ?
ask-takes-at-once = Vous voyez deux mains. Laquelle ramasse aussitôt le pot ?
look-femkortskille-legal-cards = Regardez les cartes éclairées : celle qui gagne pour l’instant, et les vôtres qui la battent.
look-femkortskille-trick-winner = Cherchez la plus forte carte, et voyez si elle est là deux fois.
look-first-leader = Regardez qui est assis à gauche du donneur, et qui reste en jeu.
look-takes-at-once = Cherchez les cartes plus basses que le 1.
why-femkortskille-trick-winner = { The-card } est la plus forte carte du pli.
why-equal-cards = La plus forte carte est là deux fois : { the-card }. De deux cartes égales, la dernière jouée gagne.
why-first-leader = En partant de la gauche du donneur, { $seat } est le premier joueur encore en jeu.
why-takes-at-once = Couronne de fleurs, pot de fleurs et masque sont les rangs les plus bas, et { $seat } a trois de ces cartes.

# $pot: the chips in the pot. $inside: who played for it. $winner: who won.
ask-loser-pays = Le pot contient { $pot } jetons. { $inside } ont joué pour l’avoir, et { $winner } a gagné. Combien paie chaque perdant ?
ask-winner-takes = Le pot contient { $pot } jetons. { $inside } ont joué pour l’avoir, et { $winner } a gagné. Combien de jetons { $winner } ramasse-t-il en tout ?
look-loser-pays = Regardez ce que contient le pot.
look-winner-takes = Regardez le pot, et ceux qui ont joué et perdu.
why-loser-pays = Chaque perdant paie le montant du pot à la fin de la donne : { $answer }.

# $terms: pay where losers pay the winner, stay where that lies for the next deal, none where they don’t pay.
why-winner-takes = { $terms ->
    [pay] Chaque perdant paie le montant du pot, et { $winner } ramasse tout : { $answer }.
    [stay] Ce que paient les perdants reste pour la donne suivante. { $winner } ramasse le pot : { $answer }.
   *[none] Personne n’a rien de plus à payer. { $winner } ramasse le pot : { $answer }.
  }
