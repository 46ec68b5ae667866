# Bismarck. $contract: spel, spader, valfri or pass; $suit: the suit that Valfri names (S, H, D, C), or nothing.

profile-bismarck-modern = Moderne : comme on le joue en Suède
contract-name = { $contract ->
    [spel] Spel
    [spader] Spader
    [valfri] Valfri
   *[pass] Pass
  }
phase-contract = Choix du contrat
phase-bury = Écart de quatre cartes

action-contract = { contract-name }{ $suit ->
    [S] , atout pique
    [H] , atout cœur
    [D] , atout carreau
    [C] , atout trèfle
   *[none] { "" }
  }
action-bury = Écarter : { $picked }

reason-may-choose-legal = Le contrat { contract-name } est encore disponible.
reason-contract-used-refused = Vous avez déjà annoncé { contract-name }, et chaque contrat ne sert qu’une fois.
reason-contract-stays-refused = Un autre contrat avait été annoncé avant qu’on redonne, et il reste valable. { contract-name } ne peut pas le remplacer.
reason-may-bury-legal = Écartez quatre cartes à votre choix parmi les vingt, même des as ou des atouts.
reason-wrong-number-of-cards-refused = { $picked-count ->
    [0] Vous n’avez choisi aucune carte
    [one] Vous avez choisi une carte
   *[other] Vous avez choisi { $picked-count } cartes
  }, mais il en faut quatre : sur les vingt, seize restent à jouer.
reason-forgotten-discard-legal = Vous entamez avec vingt cartes en main, car rien n’a été écarté. Le même donneur redonne, et le contrat reste.

rule-B4 = Le premier en cartes voit quatre cartes, puis choisit un contrat qu’il n’a pas encore eu.
rule-B6 = Le premier en cartes prend les quatre cartes découvertes, puis écarte quatre cartes de son choix parmi ses vingt. L’écart ne compte pour personne.
rule-B7 = Le premier en cartes entame de la carte qu’il veut, même d’un atout.
rule-B8 = Qui peut fournir doit fournir. Sinon, toute carte est permise. Personne n’est obligé de couper ni de monter.
rule-B9 = Le plus fort atout fait le pli ; à défaut d’atout, la plus forte carte de la couleur demandée. Qui l’a jouée attaque le suivant.
rule-B10 = En Spel, Spader et Valfri, vous marquez le nombre de vos plis moins votre quota : 8 pour le premier en cartes, 4 pour chacun des autres.
rule-B11 = En Pass, vous marquez votre quota moins le nombre de vos plis. Le quota du premier en cartes est de 4, celui des autres de 6.
rule-B13 = Chacun est premier en cartes quatre fois et joue chaque contrat une fois.
rule-B15 = Si le premier en cartes oublie d’écarter et entame, le même donneur redonne. Le contrat reste ; en Valfri, la couleur est choisie à nouveau.

concept-contracts-left = les contrats encore disponibles
concept-no-duty-to-overtake = monter n’est pas obligatoire
concept-quota = marquer en faisant des plis
concept-pass-quota = marquer en Pass

# $exposed: the four open cards. $used: the contracts that forehand has had ($used-count of them).
ask-contracts-left = Vous êtes premier en cartes. Ces quatre cartes sont découvertes : { $exposed }. Vous avez déjà joué { $used }. Désignez tous les contrats que vous pouvez annoncer.
look-contracts-left = Regardez les contrats que vous avez déjà joués.

# $taken: the tricks of $seat. $quota: what it must take, or in Pass must not exceed. $forehand: a letter.
ask-score = { $forehand } est premier en cartes et joue { contract-name }. { $taken ->
    [0] { $seat } n’a fait aucun pli
    [one] { $seat } a fait un pli
   *[other] { $seat } a fait { $taken } plis
  }. Combien de points marque { $seat } ?
look-score = Regardez le contrat, et qui est premier en cartes.
why-quota = Chaque pli au-dessus du quota rapporte un point, chaque pli qui manque en coûte un : { $taken } − { $quota } = { $answer }.
why-pass-quota = En Pass, chaque pli sous le quota rapporte un point, chaque pli au-dessus en coûte un : { $quota } − { $taken } = { $answer }.
