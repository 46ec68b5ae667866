# Why a card is legal or not, one sentence for each reason of the engine and each side of it.
# $card: the card itself. $beat: the card to beat. $over: the hand’s cards that beat it ($over-count of them).
# $cards: the cards that prove it ($cards-count of them). $suit: the suit led (S, H, D, C). $picked: the cards
# that it is about, one or more ($picked-count of them). $rule: the id of the rule.

reason-lead-anything-legal = Qui ouvre le pli joue la carte qu’il veut.
reason-must-overtake-legal = Cette carte bat { the-beat }, et qui peut monter doit monter.
reason-must-overtake-refused = { $over-count ->
    [one] Votre { $over } bat
   *[other] Vos cartes { $over } battent
  } { the-beat }, et qui peut monter doit monter.
reason-may-overtake-legal = Cette carte bat { the-beat }. Ici, c’est permis, jamais obligatoire.
reason-follow-cannot-overtake-legal = Dans cette main, rien de cette couleur ne bat { the-beat } : toute carte de la couleur convient.
reason-follow-suit-legal = Cette carte est de la couleur demandée, et cela suffit.
reason-must-follow-suit-refused = { $suit ->
    [S] Pique est demandé, et vous avez encore
    [H] Cœur est demandé, et vous avez encore
    [D] Carreau est demandé, et vous avez encore
   *[C] Trèfle est demandé, et vous avez encore
  } { $cards }. Qui peut fournir doit fournir.
reason-void-discard-legal = { $suit ->
    [S] Il n’y a pas de pique dans cette main
    [H] Il n’y a pas de cœur dans cette main
    [D] Il n’y a pas de carreau dans cette main
   *[C] Il n’y a pas de trèfle dans cette main
  }, on peut donc jeter n’importe quelle carte. Celle-ci ne peut pas gagner : { $rule ->
    [B8] elle n’est ni de la couleur demandée, ni un atout.
   *[F9] elle n’est pas de la couleur demandée.
  }
reason-not-in-hand-refused = { $picked-count ->
    [one] Cette carte n’est pas dans la main.
   *[other] Ces cartes ne sont pas toutes dans la main.
  }
reason-wrong-phase-refused = C’est impossible à ce moment de la donne.
reason-redeal-not-allowed-refused = Ici, on ne peut pas demander de meilleures cartes : une mauvaise main se joue.

# The rules themselves in a sentence, as a hint.
rule-F5 = Qui ouvre le pli joue la carte qu’il veut.
rule-F6 = Si vous avez de la couleur demandée, vous devez en fournir.
rule-F7 = Si vous pouvez battre la plus forte carte de la couleur demandée, il le faut. Choisissez librement parmi vos cartes qui montent.
rule-F8 = Si vous avez de la couleur demandée mais rien qui monte, toute carte de cette couleur convient.
rule-F9 = Sans carte de la couleur demandée, jetez ce que vous voulez. Une défausse ne fait jamais le pli.
rule-F10 = La plus forte carte de la couleur demandée fait le pli, et celui qui l’a jouée attaque le suivant.
rule-F12 = Seul le cinquième pli compte : qui le fait gagne la donne.
rule-F15 = On ne demande pas de meilleures cartes. On ne redonne que si un joueur n’en a pas le bon nombre.
rule-O1 = Il faut fournir, mais dans cette forme du jeu personne n’est obligé de monter.
