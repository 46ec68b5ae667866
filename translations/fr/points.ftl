# Bismarck's points: tricks to points in every contract, and the score sheet of twelve deals.
# $seat, $dealer, $forehand: letters. $contract: as in contract-name. $a, $b, $c: points with their signs.

points-calculator = Les points des plis d’une donne
points-forehand = Premier en cartes
points-second = Deuxième joueur
points-dealer = Donneur
points-tricks-forehand = Plis du premier en cartes
points-tricks-second = Plis du deuxième joueur
points-tricks-dealer = Plis du donneur
points-work-out = Calculer les points
points-in-each = Les points dans chaque contrat
points-contract = Contrat
points-choose = Choisir
points-number = Un nombre de plis est un nombre entier, de 0 à 16.
points-sum = Une donne compte seize plis, et le total ici est de { $sum }.
points-no-contract = Choisissez le contrat qui a été joué.

points-sheet = Feuille de marque
points-example = Voici un exemple, pour montrer comment la feuille se remplit. Commencez la vôtre avec « Nouvelle feuille ».
points-first-dealer = Qui donne le premier ?
points-deal = Donne
points-forehand-contract = Premier : contrat
points-announced = { $forehand } : { contract-name }
# The total after a deal, in a cell with the points of the deal.
points-so-far = ({ $total })
points-total = Total
points-now = Donne { $deal } sur 12 : { $dealer } donne, { $forehand } est premier en cartes.
points-tricks-of = Plis de { $seat }
points-enter = Inscrire la donne
points-entered = La donne { $deal } est inscrite : A { $a }, B { $b }, C { $c }.
points-taken-back = La dernière donne est retirée.
points-emptied = La feuille est vide.
points-used = Contrats joués, et ceux qui restent
points-left = reste
points-in-deal = donne { $deal }
points-won = { $seats-count ->
    [one] Les douze donnes sont jouées. Le joueur { $seats } gagne avec { $points }.
   *[other] Les douze donnes sont jouées. Les joueurs { $seats } se partagent la victoire avec { $points } chacun.
  }
points-undo = Retirer la dernière donne
points-fresh = Nouvelle feuille
points-sure = { $deals ->
    [one] Effacer la donne inscrite ?
   *[other] Effacer les { $deals } donnes inscrites ?
  }
points-erase = Effacer
points-keep = Garder
