# Bismarck's points: tricks to points in every contract, and the score sheet of twelve deals.
# $seat, $dealer, $forehand: letters. $contract: as in contract-name. $a, $b, $c: points with their signs.

points-calculator = De punten voor de slagen van een ronde
points-forehand = Voorhand
points-second = Tweede speler
points-dealer = Gever
points-tricks-forehand = Slagen van de voorhand
points-tricks-second = Slagen van de tweede speler
points-tricks-dealer = Slagen van de gever
points-work-out = Reken de punten uit
points-in-each = De punten in elk contract
points-contract = Contract
points-choose = Kies
points-number = Een aantal slagen is een heel getal van 0 tot en met 16.
points-sum = Een ronde heeft zestien slagen, en dit zijn er { $sum }.
points-no-contract = Kies het contract dat gespeeld is.

points-sheet = Scoreblad
points-example = Dit is een voorbeeld, om te zien hoe het blad zich vult. Begin je eigen blad met ‘Nieuw blad’.
points-first-dealer = Wie deelt als eerste?
points-deal = Ronde
points-forehand-contract = Voorhand: contract
points-announced = { $forehand }: { contract-name }
# The total after a deal, in a cell with the points of the deal.
points-so-far = ({ $total })
points-total = Totaal
points-now = Ronde { $deal } van 12: { $dealer } deelt, { $forehand } is voorhand.
points-tricks-of = Slagen van { $seat }
points-enter = Vul de ronde in
points-entered = Ronde { $deal } is ingevuld: A { $a }, B { $b }, C { $c }.
points-taken-back = De laatste ronde is weggehaald.
points-emptied = Het blad is leeg.
points-used = Gespeelde contracten, en wat nog over is
points-left = over
points-in-deal = ronde { $deal }
points-won = { $seats-count ->
    [one] Alle twaalf ronden zijn gespeeld. { $seats } wint met { $points }.
   *[other] Alle twaalf ronden zijn gespeeld. { $seats } delen de winst met elk { $points }.
  }
points-undo = Haal de laatste ronde weg
points-fresh = Nieuw blad
points-sure = { $deals ->
    [one] De ronde op dit blad wissen?
   *[other] De { $deals } ronden op dit blad wissen?
  }
points-erase = Wissen
points-keep = Bewaren
