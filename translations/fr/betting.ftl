# Auction Kille, and Poker Kille as this site reconstructs it. $chips: what is put in. $picked: the cards exchanged.

phase-betting = Tour de mises
phase-exchange = Échange de cartes

action-bet = { $chips ->
    [one] Mettre { $chips } jeton
   *[other] Mettre { $chips } jetons
  }
action-fold = Se coucher
action-exchange = { $picked-count ->
    [0] Ne rien échanger
   *[other] Échanger : { $picked }
  }
said-bet = { $chips ->
    [one] { $seat } met { $chips } jeton
   *[other] { $seat } met { $chips } jetons
  }
said-fold = { $seat } se couche

reason-may-bet-legal = Avec { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
  }, vous restez en jeu.
reason-may-fold-legal = À votre tour, vous pouvez toujours vous coucher. Vous jetez votre main et ne jouez plus cette donne.
reason-bet-too-low-refused = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
  }, c’est trop peu : il faut égaler la plus forte mise ou, si personne n’a misé, mettre au moins la mise de base.
reason-no-more-raises-refused = Toutes les relances de ce tour sont faites. Vous pouvez égaler la plus forte mise, pas la dépasser.
reason-check-after-bet-refused = Quelqu’un a misé, on ne peut plus rester sans rien mettre : égalez, relancez ou couchez-vous.
reason-may-exchange-legal = { $picked-count ->
    [0] Vous pouvez garder toutes vos cartes.
   *[other] La pioche suffit pour que chacun en échange autant.
  }
reason-too-many-exchanged-refused = Vous ne pouvez pas en échanger autant : la pioche doit suffire pour tous.

rule-KA1 = Pour rester, il faut égaler la plus forte mise. Dans l’Auktionskille, on ne dit pas « parole ».
rule-KA2 = Le joueur à gauche du donneur commence. La première mise vaut au moins la mise de base, et tout va au pot.
rule-KA3 = Qui a mis moins que la plus forte mise doit l’égaler ou passer. Le tour finit quand tous ceux qui restent sont à égalité.
rule-KA4 = Après la première mise, le nombre de relances d’un tour est limité. Ensuite, on ne peut plus qu’égaler ou passer.
rule-KK2 = Miser, échanger, miser encore, jouer : qui fait le cinquième pli ramasse le pot, et les perdants ne paient rien de plus. Le Poker Kille est une reconstitution de ce site.
rule-KK3 = Personne n’échange plus de trois cartes, ni plus que la pioche n’en a pour tous.

concept-call = ce qu’il en coûte de rester
concept-check-after-bet = quand quelqu’un a misé
concept-exchange-limit = combien de cartes échanger

# $own: what $seat has bet so far. $highest: the highest bet.
ask-call = C’est au tour de { $seat }, qui a mis { $own } jusqu’ici. La plus forte mise est de { $highest }. Combien de jetons { $seat } doit-il mettre au moins pour rester ?
look-call = Regardez ce qui manque pour égaler la plus forte mise.
why-call = Pour rester, il faut égaler la plus forte mise : { $highest } − { $own } = { $answer }.

# $stock: the cards left after the deal.
ask-most-cards = { $players } joueurs ont cinq cartes chacun, et il en reste { $stock } dans la pioche. Combien de cartes chacun peut-il échanger au plus ?
look-most-cards = Partagez la pioche entre tous les joueurs.
why-most-cards = { $stock } cartes doivent suffire pour { $players } joueurs, et personne n’en échange plus de trois. Cela fait { $answer }.
