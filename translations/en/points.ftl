# Bismarck's points: tricks to points in every contract, and the score sheet of twelve deals.
# $seat, $dealer, $forehand: letters. $contract: as in contract-name. $a, $b, $c: points with their signs.

points-calculator = Points for the tricks of a deal
points-forehand = Forehand
points-second = Second player
points-dealer = Dealer
points-tricks-forehand = Forehand’s tricks
points-tricks-second = Second player’s tricks
points-tricks-dealer = Dealer’s tricks
points-work-out = Work out the points
points-in-each = Points in each contract
points-contract = Contract
points-choose = Choose
points-number = Enter the tricks as a whole number from 0 to 16.
points-sum = A deal has sixteen tricks, but these add up to { $sum }.
points-no-contract = Choose the contract that was played.

points-sheet = Score sheet
points-example = This is an example, to show how the sheet fills. Begin your own with “New sheet”.
points-first-dealer = Who deals first?
points-deal = Deal
points-forehand-contract = Forehand: contract
points-announced = { $forehand }: { contract-name }
# The total after a deal, in a cell with the points of the deal.
points-so-far = ({ $total })
points-total = Total
points-now = Deal { $deal } of 12: { $dealer } deals, { $forehand } is forehand.
points-tricks-of = Tricks of { $seat }
points-enter = Enter the deal
points-entered = Deal { $deal } is entered: A { $a }, B { $b }, C { $c }.
points-taken-back = The last deal is taken back.
points-emptied = The sheet is empty.
points-used = Contracts used, and those left
points-left = left
points-in-deal = deal { $deal }
points-won = { $seats-count ->
    [one] All twelve deals are played. { $seats } wins with { $points }.
   *[other] All twelve deals are played. { $seats } share the victory with { $points } each.
  }
points-undo = Take back the last deal
points-fresh = New sheet
points-sure = { $deals ->
    [one] Erase the deal on this sheet?
   *[other] Erase the { $deals } deals on this sheet?
  }
points-erase = Erase
points-keep = Keep
