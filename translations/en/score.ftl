# The score sheet for people who play with real cards. $seat, $dealer, $forehand: names that the players typed.
# $deal: the number of a deal. $count, $list, $total: wins, or chips and points with their signs.
# $again: yes where the hand is dealt again. $corrected: yes where an older deal was put right.

score-sheet = Score sheet
score-form = What do you play?
score-players = Who plays?
score-order = In the order in which you sit, clockwise.
score-name = Name of player { $number }
score-more = One player more
score-fewer = One player fewer
score-first-dealer = Who deals first?
score-cut-for-it = Cut for it
score-begin = Begin the sheet
score-save = Save
score-cancel = Cancel

score-set-target = Wins needed
score-set-ante = Stake, in chips
score-set-deals = Number of deals
score-deals-none = no limit
score-set-payout = All pots stay together until the end
score-set-escalate = The stake doubles after a misdeal
score-set-knock-stake = A knock costs, in chips
score-set-all-pass = The last player may pass too
score-set-skituppslag = Three low cards win at once
score-set-payments-stay = What losers pay stays for the next deal
score-set-carry-cap = At most so many chips stay
score-carry-cap-none = no limit
score-set-loser-payment = Losers pay the pot

score-next = { $again ->
    [yes] Deal { $deal } again: { $dealer } deals, { $forehand } leads.
   *[no] Deal { $deal }: { $dealer } deals, { $forehand } leads.
  }
score-next-tie = One deal decides between { $seats }. { $dealer } deals, { $forehand } leads.
score-pot = In the pot: { $chips }.
score-won-wins = { $seats } wins the game, with { $count ->
    [one] one win
   *[other] { $count } wins
  }.
score-won-chips = { $seats-count ->
    [one] { $seats } wins the game, with { $count } chips.
   *[other] { $seats } share the victory, with { $count } chips each.
  }
score-won-points = { $seats-count ->
    [one] { $seats } wins the game, with { $count }.
   *[other] { $seats } share the victory, with { $count } each.
  }

score-begun = The sheet is ready.
score-cut = The pack is cut:
score-cut-dealer = { $seat } deals first.
score-entered-misdeal = Misdeal. The same player deals again.
score-entered-time-up = Time is up.
score-entered-win = { $corrected ->
    [yes] Deal { $deal } is corrected: { $seat } won it.
   *[no] Deal { $deal } is entered: { $seat } wins it.
  }
score-entered-net = { $corrected ->
    [yes] Deal { $deal } is corrected: { $list }.
   *[no] Deal { $deal } is entered: { $list }.
  }
score-removed = The deal is removed.
score-undone = Undone.
score-changed = The changes are saved.
score-new = This is a new sheet. Undo brings the old one back.
score-read = The sheet from the file is here. Undo brings the one before back.

score-undo = Undo
score-do-misdeal = Misdeal
score-do-new = New sheet
score-do-time-up = Time is up
score-sure-new = Put this sheet away and begin a new one?
score-sure-time-up = End the game now?
score-yes-new = New sheet
score-yes-time-up = End it
score-no = No, go on
score-again = Play again

score-same-name = Two players are called { $seat }. Tell them apart.
score-no-winner = Who took the pot? Tap that first.
score-no-file = This file holds no score sheet of this game. Your sheet is as it was.
score-too-many = The game would be over before the last deal on the sheet. Remove the deals after it first.
score-clash = That doesn’t go with deal { $deal }. Correct that one first.
score-sum = A deal has only sixteen tricks, and this would make more. Tap another number.
score-chips-number = Enter what { $seat } bet as a whole number of chips.
score-uneven = Those who stayed in have all bet the same, and nobody has bet more than they. Look at the bets again.
score-winner-out = Only a player who was in can have taken the pot.
score-no-contract = Tap the contract that was played.
score-other = The sheet can’t be so. Nothing has been changed.

score-who-won = Who won the fifth trick?
score-contract = { $seat }’s contract
score-tricks = { $seat }’s tricks
score-rest = { $seat } has the rest of the sixteen tricks.
score-who-knocked = Who knocked, and who took the pot?
score-who-stayed = What did each bet, who stayed in, and who took the pot?
score-nobody = If everyone passed and the pot stays, enter the deal without tapping anybody.
score-knocked = Knocked
score-stayed = Stayed in
score-took = Won
score-bet-of = { $seat }’s bet
score-low = With three low cards, at once
score-enter = Enter the deal
score-fixing = Correcting deal { $deal }
score-fix = Correct deal { $deal }
score-fix-event = Correct this line
score-remove = Remove from the sheet

score-deal = Deal
score-dealer = Dealer
score-deals = { $seat } deals
score-total = Total
score-wins = Wins
score-pots = { $count ->
    [one] 1 pot
   *[other] { $count } pots
  }
score-so-far = ({ $total })
score-misdeal = Misdeal
score-time-up = Time is up

# Which contracts each has had, by deal, and which are left.
score-contracts = Contracts used, and those left
score-left = left
score-in-deal = deal { $deal }

score-change = Names and rules
score-copy = Send or keep a copy
score-as-text = The sheet as text
score-copy-text = Copy the text
score-export = Save to a file
score-read-file = Bring back a sheet from a file
