# Auction Kille, and Poker Kille as this site reconstructs it. $chips: what is put in. $picked: the cards exchanged.
# $call: the chips needed to stay in. $highest: the highest bet, $own: what the player on turn has put in so far.
# $least: the smallest first bet. $raises: raises made, $most-raises: raises allowed. $bettor: who bet first.
# $count: how many cards may go. $stock: the cards in the stock.

profile-femkortskille-auction = Auktionskille (aux enchères)
profile-femkortskille-poker = Pokerkille (reconstitution)
phase-betting = Tour de mises
phase-exchange = Échange de cartes

action-bet = Mettre { chips-of-chips }
action-fold = Se coucher
action-exchange = { $picked-count ->
    [0] Ne rien échanger
   *[other] Échanger { $picked }
  }
said-bet = { $seat } met { chips-of-chips }
said-fold = { $seat } se couche
said-exchange = { $picked-count ->
    [0] { $seat } garde toutes ses cartes
    [one] { $seat } échange une carte
   *[other] { $seat } échange { $picked-count } cartes
  }

# A number of chips.
chips-of-chips = { $chips ->
    [0] zéro jeton
    [one] un jeton
   *[other] { $chips } jetons
  }
chips-of-call = { $call ->
    [0] zéro jeton
    [one] un jeton
   *[other] { $call } jetons
  }

reason-may-bet-legal = On peut mettre { chips-of-chips } : pour rester en jeu, il en faut au moins { $call ->
    [one] un
   *[other] { $call }
  }.
reason-may-fold-legal = À son tour, on peut toujours se coucher. Celui qui se couche pose ses cartes et ne joue plus de la donne.
reason-bet-too-low-refused = { $highest ->
    [0] Personne n’a encore misé, et la première mise est d’au moins { $least ->
        [one] un jeton
       *[other] { $least } jetons
      }. Mettre { chips-of-chips } ne suffit donc pas.
   *[other] Pour égaler la plus haute mise, { $highest }, il faut encore { $call ->
        [one] un jeton
       *[other] { $call } jetons
      } au moins. Mettre { chips-of-chips } ne suffit donc pas.
  }
reason-no-more-raises-refused = { $most-raises ->
    [0] On ne relance pas dans ce tour de mises.
    [one] La seule relance de ce tour est déjà faite.
   *[other] Les { $most-raises } relances de ce tour sont déjà faites.
  } Pour égaler la plus haute mise, il faut { chips-of-call } : avec { chips-of-chips }, on la dépasserait.
reason-check-after-bet-refused = Le joueur { $bettor } a misé : on ne peut plus dire « parole ». Pour rester en jeu, il faut mettre au moins { chips-of-call }.
reason-may-exchange-legal = { $picked-count ->
    [0] On peut ne rien échanger et garder ses cinq cartes.
   *[other] On peut échanger { $picked }. Chacun a droit à { $count ->
        [one] une carte
       *[other] { $count } cartes
      } au plus, pour que la pioche suffise à tous.
  }
reason-too-many-exchanged-refused = Échanger { $picked-count ->
    [one] une carte
   *[other] { $picked-count } cartes
  }, c’est trop. { $count ->
    [0] Personne n’a le droit d’en échanger
    [one] Chacun a droit à une carte au plus
   *[other] Chacun a droit à { $count } cartes au plus
  }, pour que la pioche suffise à tous.

also-check-after-bet-refused = Le joueur { $bettor } a misé : on ne peut plus dire « parole ». Pour rester en jeu, il faut mettre au moins { chips-of-call }.

rule-KA1 = Pour rester en jeu, il faut égaler la plus haute mise. Dans l’Auktionskille, on ne dit pas « parole ».
rule-KA2 = Le joueur assis à gauche du donneur commence. La première mise vaut au moins la mise de base, et tout ce qui est misé va au pot.
rule-KA3 = Si vous avez mis moins que la plus haute mise, il faut l’égaler ou passer. Le tour finit quand tous ceux qui restent ont mis autant les uns que les autres.
rule-KA4 = Après la première mise, on ne relance qu’un certain nombre de fois par tour. Ensuite, on peut encore égaler la plus haute mise, plus la dépasser.
rule-KK2 = On mise, on échange des cartes, on mise encore, puis on joue : celui qui fait le cinquième pli ramasse le pot, et les perdants ne paient rien de plus. Cette forme du Pokerkille est une reconstitution.
rule-KK3 = Personne n’échange plus de trois cartes, ni plus que la pioche n’en a pour tous.

concept-call = ce qu’il en coûte de rester
concept-check-after-bet = quand quelqu’un a misé
concept-exchange-limit = combien de cartes échanger

ask-call = C’est au joueur { $seat } de parler. { $own ->
    [0] Il n’a encore rien mis
    [one] Il a déjà mis un jeton
   *[other] Il a déjà mis { $own } jetons
  }, et la plus haute mise est de { $highest }. Combien de jetons doit-il ajouter au moins pour rester en jeu ?
look-call = Regardez ce qui manque pour égaler la plus haute mise.
why-call = Pour rester en jeu, le joueur { $seat } doit égaler la plus haute mise : { $highest } − { $own } = { $answer }.

# $stock: the cards left after the deal.
ask-most-cards = { $players } joueurs ont cinq cartes chacun, et il en reste { $stock } dans la pioche. Combien de cartes chacun peut-il échanger au plus ?
look-most-cards = Partagez la pioche entre tous les joueurs.
why-most-cards = Les { $stock } cartes de la pioche doivent suffire à { $players } joueurs, et personne n’en échange plus de trois. Chacun peut donc en échanger { $answer } au plus.
