# Why a card is allowed or not, one sentence for each reason of the engine and each side of it.
#
# reason-… stands alone: it names the cards and states the duty. also-… follows such a sentence when a whole hand is
# explained: it names its own cards and doesn’t state the duty again.
#
# $cards: the cards judged alike, one or more ($Cards, $cards-count). $all: yes where they are the whole hand.
# $beat: the card winning the trick so far. $over: the cards of the hand that beat it. $follow: the hand’s cards of
# the led suit. $suit: the led suit (S, H, D, C). $trump: the trump suit, or none. $known: no where nobody knows the
# rest of the hand. $missing: cards that are not in the hand. $rule: the id of the rule.

reason-lead-anything-legal = { $all ->
    [yes] Celui qui ouvre le pli joue la carte qu’il veut.
   *[no] Celui qui ouvre le pli peut jouer { $cards-or } comme n’importe quelle autre carte.
  }
reason-must-overtake-legal = { $cards-count ->
    [one] { $Cards } bat { $beat }, et il faut monter quand on le peut.
   *[other] { $Cards } battent { $beat }. Il faut monter quand on le peut, avec n’importe quelle carte assez forte.
  }
reason-must-overtake-refused = { $cards-count ->
    [one] { $Cards } est trop faible :
   *[other] { $Cards } sont trop faibles :
  } { $over-count ->
    [one] { $over } bat { $beat }
   *[other] { $over } battent { $beat }
  }, et il faut monter quand on le peut.
reason-may-overtake-legal = { $cards-count ->
    [one] { $Cards } est de la couleur demandée et bat { $beat }. Ici, il est permis de monter, jamais obligatoire.
   *[other] { $Cards } sont de la couleur demandée et battent { $beat }. Ici, il est permis de monter, jamais obligatoire.
  }
reason-follow-cannot-overtake-legal = { $known ->
    [no] On ne connaît pas toute cette main : on peut jouer { $cards-or } si aucun { suit-card } n’y bat { $beat }.
   *[yes] { $follow-count ->
        [one] { $Cards } est le seul { suit-card } de la main, et il faut fournir quand on le peut, même sans battre { $beat }.
       *[other] On peut jouer { $cards-or }. Il faut fournir quand on le peut, mais aucun { suit-card } de la main ne bat { $beat } : n’importe lequel convient.
      }
  }
reason-follow-suit-legal = { $cards-count ->
    [one] { $Cards } est de la couleur demandée. Il faut fournir quand on le peut, et cela suffit.
   *[other] { $Cards } sont de la couleur demandée. Il faut fournir quand on le peut, et cela suffit.
  }
reason-must-follow-suit-refused = On ne peut pas jouer { $cards-or } : { suit } est demandé, il reste { $follow } dans la main, et il faut fournir quand on le peut.
reason-void-discard-legal = { $known ->
    [no] On ne connaît pas toute cette main : on peut jouer { $cards-or } s’il ne s’y trouve aucun { suit-card }.
   *[yes] { $all ->
        [yes] Il n’y a aucun { suit-card } dans la main : on peut jouer n’importe quelle carte.
       *[no] Il n’y a aucun { suit-card } dans la main, ce qui permet de jouer { $cards-or }.
      }
  } { $trump ->
    [none] Une défausse ne peut pas faire le pli.
   *[other] Une défausse ne peut pas faire le pli ; seul un atout le pourrait.
  }
reason-not-in-hand-refused = { $missing-count ->
    [one] Cette main ne contient pas { $missing }.
   *[other] Cette main ne contient pas à la fois { $missing }.
  }
reason-wrong-phase-refused = { $cards-count ->
    [0] À ce moment de la donne, il y a autre chose à faire.
   *[other] À ce moment de la donne, on ne peut pas jouer { $cards-or }.
  }

also-must-overtake-refused = { $cards-count ->
    [one] { $Cards } est trop faible.
   *[other] { $Cards } sont trop faibles.
  }
also-must-follow-suit-refused = { $cards-count ->
    [one] { $Cards } n’est pas un { suit-card }.
   *[other] { $Cards } ne sont pas de la couleur demandée.
  }
also-may-overtake-legal = { $cards-count ->
    [one] { $Cards } bat { $beat }, ce qui est permis sans être obligatoire.
   *[other] { $Cards } battent { $beat }, ce qui est permis sans être obligatoire.
  }

# The rules themselves in a sentence, as a hint.
rule-F5 = Celui qui ouvre le pli joue la carte qu’il veut.
rule-F6 = Si vous avez une carte de la couleur demandée, vous devez fournir.
rule-F7 = Si vous pouvez monter, vous le devez, avec une carte de la couleur demandée qui bat la plus forte du pli. Si vous en avez plusieurs, choisissez librement.
rule-F8 = Si vous pouvez fournir mais pas monter, jouez la carte que vous voulez dans la couleur demandée.
rule-F9 = Si vous n’avez pas la couleur demandée, jouez ce que vous voulez. Une défausse ne fait jamais le pli.
rule-F10 = La plus forte carte de la couleur demandée fait le pli, et celui qui l’a jouée attaque le suivant.
rule-F12 = Seul le cinquième pli compte : celui qui le fait gagne la donne.
rule-F15 = On ne demande pas de meilleures cartes. On ne redonne que si quelqu’un en a trop ou pas assez.
rule-O1 = Il faut fournir quand on le peut, mais personne n’est obligé de monter.
