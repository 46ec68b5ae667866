# Bismarck. $contract: spel, spader, valfri or pass; $suit: the suit that Valfri names (S, H, D, C), or nothing.
# $words: contracts judged alike, by name ($words-count of them). $used: the contracts that forehand has had.
# $announced: the contract announced before the cards were dealt again. $picked: the cards to be buried.

profile-bismarck-modern = Règles modernes, comme on joue en Suède
contract-name = { $contract ->
    [spel] Spel
    [spader] Spader
    [valfri] Valfri
   *[pass] Pass
  }
phase-contract = Choix du contrat
phase-bury = Écart de quatre cartes

action-contract = { contract-name }{ $suit ->
    [S] { " " }à pique
    [H] { " " }à cœur
    [D] { " " }à carreau
    [C] { " " }à trèfle
   *[none] { "" }
  }
action-bury = Écarter { $picked }
said-contract = { $seat } choisit { action-contract }
said-bury = { $seat } écarte { $picked }

reason-may-choose-legal = { $words-count ->
    [one] On peut annoncer { $words }, que le premier en cartes n’a pas encore joué.
   *[other] On peut annoncer { $words-or }, que le premier en cartes n’a pas encore joués.
  }
reason-contract-used-refused = Le premier en cartes a déjà joué { $words }, et chaque contrat ne se joue qu’une fois.
# The same as contract-name, of $announced.
announced-name = { $announced ->
    [spel] Spel
    [spader] Spader
    [valfri] Valfri
   *[pass] Pass
  }
reason-contract-stays-refused = Avant la nouvelle distribution, c’est { announced-name } qui a été annoncé, et cette annonce tient toujours. { $words } ne peut donc pas remplacer { announced-name }.
reason-may-bury-legal = On peut écarter { $picked } : le premier en cartes choisit librement quatre de ses vingt cartes, même des as ou des atouts.
reason-wrong-number-of-cards-refused = { $picked-count ->
    [0] Aucune carte n’est choisie
    [one] Une carte est choisie
   *[other] { $picked-count } cartes sont choisies
  }, mais il faut en écarter { $count ->
    [4] quatre
   *[other] { $count }
  } : sur les vingt, seize restent à jouer.
reason-forgotten-discard-legal = Avec { $cards }, le premier en cartes entame sans avoir rien écarté de ses vingt cartes. Le même donneur redonne donc, et le contrat reste.

also-contract-used-refused = Le premier en cartes a déjà joué { $words }, et chaque contrat ne se joue qu’une fois.

rule-B4 = Le premier en cartes, assis à gauche du donneur, voit quatre cartes, puis choisit un contrat qu’il n’a pas encore joué.
rule-B6 = Le premier en cartes prend les quatre cartes découvertes, puis en écarte quatre de son choix parmi ses vingt. L’écart ne compte pour personne.
rule-B7 = Le premier en cartes entame avec la carte qu’il veut, même un atout.
rule-B8 = Si vous pouvez fournir, vous le devez. Sinon, jouez ce que vous voulez. Personne n’est obligé de couper ni de monter.
rule-B9 = Le plus fort atout fait le pli ou, s’il n’y en a pas, la plus forte carte de la couleur demandée. Celui qui l’a jouée attaque le suivant.
rule-B10 = En Spel, Spader et Valfri, vous marquez le nombre de vos plis moins votre quota : 8 pour le premier en cartes, 4 pour chacun des autres.
rule-B11 = En Pass, vous marquez votre quota moins le nombre de vos plis. Le quota du premier en cartes est de 4, celui des autres de 6.
rule-B13 = Chacun est premier en cartes quatre fois et joue chaque contrat une fois.
rule-B15 = Si le premier en cartes entame en oubliant d’écarter, le même donneur redonne. Le contrat reste ; en Valfri, la couleur d’atout est choisie à nouveau.

concept-contracts-left = les contrats encore disponibles
concept-no-duty-to-overtake = monter n’est pas obligatoire
concept-quota = marquer en faisant des plis
concept-pass-quota = marquer en Pass

# $exposed: the four open cards.
ask-contracts-left = Vous êtes premier en cartes, et ces quatre cartes sont découvertes : { $exposed }. Vous avez déjà joué { $used }. Désignez tous les contrats que vous pouvez annoncer.
look-contracts-left = Regardez les contrats que vous avez déjà joués.
answer-contracts-left = { $words-count ->
    [0] Il ne reste aucun contrat.
    [one] Il ne reste que { $words }.
   *[other] Il reste { $words }.
  }

# $taken: the tricks of $seat. $quota: what $seat must take, or in Pass must not exceed. $forehand: a letter.
ask-score = Le joueur { $forehand } est premier en cartes et joue { contract-name }. Le joueur { $seat } { $taken ->
    [0] n’a fait aucun pli
    [one] a fait un pli
   *[other] a fait { $taken } plis
  }. Combien de points le joueur { $seat } marque-t-il ?
look-score = Regardez le contrat, et qui est premier en cartes.
why-quota = Le quota du joueur { $seat } est de { $quota }. Chaque pli au-dessus du quota rapporte un point, chaque pli qui manque en coûte un : { $taken } − { $quota } = { $answer }.
why-pass-quota = Le quota du joueur { $seat } est de { $quota }. En Pass, chaque pli au-dessous du quota rapporte un point, chaque pli au-dessus en coûte un : { $quota } − { $taken } = { $answer }.
