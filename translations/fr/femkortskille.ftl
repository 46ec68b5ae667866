# Femkortskille: the knocking round, the tricks of the Kille pack, and who pays what.
# $equal: yes where the cards equal the one to beat. $equal-heads: yes where an equal card is enough to overtake.
# $over-equal: yes where one of the cards that overtake equals the one to beat. $knocker: who knocked first.

profile-femkortskille-standard = Femkortskille
phase-knocking = Tour d’annonces

action-knock = Cogner
action-check = Parole
action-pass = Passer
said-knock = { $seat } cogne
said-check = { $seat } dit « parole »
said-pass = { $seat } passe

reason-heads-legal = { $equal ->
    [yes] Avec { $cards }, on égale { $beat } de la table, et de deux cartes égales la dernière jouée gagne. Il faut monter quand on le peut.
   *[no] { $cards-count ->
        [one] { $Cards } bat { $beat }, et il faut monter quand on le peut.
       *[other] { $Cards } battent { $beat }. Il faut monter quand on le peut, avec n’importe quelle carte assez forte.
      }
  }
reason-must-head-refused = { $equal ->
    [yes] Avec { $cards }, on ne fait qu’égaler { $beat } de la table, et ici il faut une carte plus forte :
   *[no] { $cards-count ->
        [one] { $Cards } est trop faible :
       *[other] { $Cards } sont trop faibles :
      }
  } { $over-count ->
    [one] { $over-equal ->
        [yes] avec { $over } de la main, on égale { $beat } de la table et l’on gagne, puisque de deux cartes égales la dernière jouée l’emporte
       *[no] { $over } bat { $beat }
      }
   *[other] { $over-equal ->
        [yes] { $over } battent { $beat }, puisque de deux cartes égales la dernière jouée gagne
       *[no] { $over } battent { $beat }
      }
  }, et il faut monter quand on le peut.
reason-cannot-head-legal = { $known ->
    [no] On ne connaît pas toute cette main : on peut jouer { $cards-or } si aucune carte n’y bat { $beat }.
   *[yes] { $equal ->
        [yes] Avec { $cards }, on ferait même le pli, puisque de deux cartes égales la dernière jouée gagne. Mais ici on n’est obligé de jouer qu’une carte plus forte que { $beat }, et la main n’en a pas : toute carte convient.
       *[no] { $all ->
            [yes] Aucune carte de la main n’est assez forte pour battre { $beat } : on peut jouer n’importe laquelle.
           *[no] On peut jouer { $cards-or } : aucune carte de la main n’est assez forte pour battre { $beat }, et toute carte convient donc.
          }
      }
  }
reason-may-knock-legal = À son tour, on peut toujours cogner. Celui qui cogne joue pour le pot.
reason-may-check-legal = { $rule ->
    [KK2] Personne n’a encore misé : on peut dire « parole » et rester en jeu sans rien mettre.
   *[K5] Personne n’a encore cogné : on peut dire « parole », une seule fois, et se décider au tour suivant.
  }
reason-may-pass-legal = À son tour, on peut toujours passer. Celui qui passe pose ses cartes et ne joue plus de la donne.
reason-check-after-knock-refused = Le joueur { $knocker } a cogné : on ne peut plus dire « parole ».
reason-already-checked-refused = On ne dit « parole » qu’une fois : au second tour, il faut cogner ou passer.

also-heads-legal = { $equal ->
    [yes] Avec { $cards }, on égale { $beat } de la table, et de deux cartes égales la dernière jouée gagne.
   *[no] { $cards-count ->
        [one] { $Cards } bat aussi { $beat }.
       *[other] { $Cards } battent aussi { $beat }.
      }
  }
also-must-head-refused = { $equal ->
    [yes] Avec { $cards }, on ne fait qu’égaler { $beat } de la table, et ici il faut une carte plus forte.
   *[no] { $cards-count ->
        [one] { $Cards } est trop faible.
       *[other] { $Cards } sont trop faibles.
      }
  }
also-cannot-head-legal = { $equal ->
    [yes] Avec { $cards }, on ferait même le pli, puisque de deux cartes égales la dernière jouée gagne.
   *[no] On peut aussi jouer { $cards-or }.
  }
also-may-check-legal = { $rule ->
    [KK2] Personne n’a encore misé : « parole » est donc permis.
   *[K5] Personne n’a encore cogné : « parole » est donc permis.
  }
also-check-after-knock-refused = Le joueur { $knocker } a cogné : on ne peut plus dire « parole ».
also-already-checked-refused = On ne dit « parole » qu’une fois.

rule-K4 = À tour de rôle, chacun cogne et joue pour le pot, passe et se retire, ou dit « parole » et se décide plus tard.
rule-K5 = On ne peut dire « parole » que tant que personne n’a cogné.
rule-K6 = On ne dit « parole » qu’une fois. Au tour suivant, il faut cogner ou passer.
rule-K11 = Parmi ceux qui restent, le premier à gauche du donneur entame avec la carte qu’il veut.
rule-K12 = Il n’y a pas de couleurs. Si vous pouvez battre la plus forte carte du pli, il le faut.
rule-K13 = Quand les deux plus fortes cartes sont égales, la dernière jouée gagne.
rule-K14 = Une carte égale suffit pour monter. Si plusieurs de vos cartes montent, choisissez librement.
rule-K15 = Si vous ne pouvez pas monter, jouez la carte que vous voulez.
rule-K16 = Celui qui fait un pli attaque le suivant, et celui qui fait le cinquième gagne la donne.
rule-K17 = Quiconque a joué pour le pot et perdu paie autant que le pot contient à la fin de la donne. Le gagnant ramasse tout.
rule-KP2 = En haut viennent arlequin, coucou, hussard, cochon, cavalier et auberge, puis les nombres de 12 à 1. La couronne de fleurs, le pot de fleurs et le masque sont au-dessous du 1.
rule-KV1 = Une main qui a au moins trois cartes des trois rangs les plus bas gagne le pot aussitôt, avant qu’on joue.
rule-KV3 = Ce que paient les perdants reste dans le pot pour la donne suivante.

concept-ranking = l’ordre des cartes
concept-must-head = monter avec la seule carte possible
concept-equal-card = une carte égale suffit
concept-cannot-head = quand aucune carte ne monte
concept-equal-cards = deux cartes égales
concept-check = dire « parole »
concept-check-after-knock = quand quelqu’un a cogné
concept-second-lap = après « parole »
concept-first-leader = qui entame
concept-skituppslag = trois cartes basses
concept-loser-pays = ce que paie un perdant
concept-winner-takes = ce que ramasse le gagnant

# $inside: who is still in.
ask-first-leader = Le donneur est { $dealer } ; les joueurs { $inside } sont encore en jeu. Qui entame ?
ask-takes-at-once = Vous voyez deux mains. Laquelle ramasse aussitôt le pot ?
look-femkortskille-legal-cards = Regardez la carte mise en évidence, qui gagne pour l’instant, et celles des vôtres qui sont aussi fortes ou plus fortes.
look-femkortskille-trick-winner = Cherchez la plus forte carte, et voyez si elle est là deux fois.
look-first-leader = Regardez qui est assis à gauche du donneur, et qui est encore en jeu.
look-takes-at-once = Cherchez les cartes plus basses que le 1.
why-femkortskille-trick-winner = Le joueur { $seat } fait le pli avec { $card }, la plus forte carte du pli.
why-equal-cards = { $Card } est là deux fois, en tête du pli. De deux cartes égales, la dernière jouée gagne : le joueur { $seat } fait le pli.
why-first-leader = Le joueur { $seat } entame : en partant de la gauche du donneur, c’est le premier qui soit encore en jeu.
why-takes-at-once = Le joueur { $seat } ramasse aussitôt le pot : il a au moins trois cartes des trois rangs les plus bas, couronne de fleurs, pot de fleurs et masque.

# $pot: the chips in the pot. $inside: who played for it. $winner: who won. $losers: how many of them lost.
ask-loser-pays = Le pot contient { $pot } jetons. Les joueurs { $inside } ont joué pour l’avoir, et c’est { $winner } qui gagne. Combien de jetons paie { $losers ->
    [one] celui qui a perdu
   *[other] chacun de ceux qui ont perdu
  } ?
ask-winner-takes = Le pot contient { $pot } jetons. Les joueurs { $inside } ont joué pour l’avoir, et c’est { $winner } qui gagne. Combien de jetons ramasse-t-il ?
look-loser-pays = Regardez ce que contient le pot.
look-winner-takes = Regardez le pot, et ceux qui ont joué pour l’avoir et perdu.
why-loser-pays = Quand on a joué pour le pot et perdu, on paie autant que le pot contenait à la fin de la donne : { $answer }.

# $terms: pay where losers pay the winner, stay where that lies for the next deal, none where they don’t pay.
why-winner-takes = { $terms ->
    [pay] { $losers ->
        [one] Le perdant paie autant que le pot contenait, et { $winner } ramasse tout : { $pot } + { $pot } = { $answer }.
       *[other] Chacun des { $losers } perdants paie autant que le pot contenait, et { $winner } ramasse tout : { $pot } + { $losers } × { $pot } = { $answer }.
      }
    [stay] Ce que paient les perdants reste pour la donne suivante. Le joueur { $winner } ne ramasse que le pot : { $answer }.
   *[none] Les perdants ne paient rien de plus que ce qui est déjà dans le pot. Le joueur { $winner } le ramasse : { $answer }.
  }
