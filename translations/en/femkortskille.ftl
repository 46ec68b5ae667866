# Femkortskille: the knocking round, the tricks of the Kille pack, and who pays what.
# $equal: yes where the card equals the one to beat.

profile-femkortskille-standard = Femkortskille
phase-knocking = Knocking

action-knock = Knock
action-check = Check
action-pass = Pass
said-knock = { $seat } knocks
said-check = { $seat } checks
said-pass = { $seat } passes

reason-heads-legal = { $equal ->
    [yes] Of two equal cards the later wins, so it beats { the-beat }
   *[no] It beats { the-beat }
  }, and whoever can beat the trick must.
reason-must-head-refused = { $over-count ->
    [one] Your { $over } beats { the-beat }
   *[other] You can beat { the-beat } with { $over }
  }, and whoever can beat the trick must.
reason-cannot-head-legal = { $equal ->
    [yes] It would win, but here only a card above { the-beat } is a duty. So any card may go.
   *[no] Against { the-beat } no card in the hand is high enough, so any may go.
  }
reason-may-knock-legal = On your turn you may always knock. You are then in the play for the pot.
reason-may-check-legal = { $rule ->
    [KK2] Nobody has bet yet, so you may stay in without a bet.
   *[K5] Nobody has knocked yet, so you may leave it open until your next turn.
  }
reason-may-pass-legal = On your turn you may always pass. Your hand is thrown in, and you are out for this deal.
reason-check-after-knock-refused = Somebody has knocked, so nothing can be left open: knock or pass.
reason-already-checked-refused = You have checked once, and that is all there is: knock or pass.

rule-K4 = In turn everyone knocks to play for the pot, passes and is out, or checks to decide later.
rule-K5 = You may check only as long as nobody has knocked.
rule-K6 = You may check once. At your next turn you knock or pass.
rule-K11 = The eldest player still in leads to the first trick, with any card.
rule-K12 = There are no suits. If you can beat the best card of the trick, you must.
rule-K13 = Of two equal cards at the top, the one played later wins.
rule-K14 = An equal card beats the trick as well as a higher one does. If you have several that do, choose freely.
rule-K15 = If you can’t beat the trick, play any card.
rule-K16 = Whoever wins a trick leads the next, and whoever wins the fifth wins the deal.
rule-K17 = Each loser pays as much as the pot holds at the end of the deal. The winner takes it all.
rule-KP2 = Harlequin, cuckoo, hussar, pig, cavalier and inn are at the top, then 12 down to 1. Wreath, flowerpot and mask are below the 1.
rule-KV1 = Three cards of the three lowest ranks win the pot at once, before anything is played.
rule-KV3 = What the losers pay stays in the pot for the next deal.

concept-ranking = how the cards rank
concept-must-head = beating the trick
concept-equal-card = an equal card is enough
concept-cannot-head = can’t beat it
concept-equal-cards = two equal cards
concept-check = checking
concept-check-after-knock = after a knock
concept-second-lap = after a check
concept-first-leader = who leads first
concept-skituppslag = three low cards
concept-loser-pays = what a loser pays
concept-winner-takes = what the winner takes

# $inside: who is still in.
ask-first-leader = { $dealer } dealt, and { $inside } are still in. Who leads to the first trick?
ask-takes-at-once = You see two hands. Which of them takes the pot at once?
look-femkortskille-legal-cards = Look at the lit cards: the one winning now, and yours that beat it.
look-femkortskille-trick-winner = Look for the highest card, and whether it lies there twice.
look-first-leader = Look at who sits on the dealer’s left, and who is still in.
look-takes-at-once = Look for cards below the 1.
why-femkortskille-trick-winner = { The-card } is the highest card in the trick.
why-equal-cards = { The-card } lies there twice, at the top, and of two equal cards the later wins.
why-first-leader = { $seat } is the first clockwise from the dealer who is still in.
why-takes-at-once = Wreath, flowerpot and mask are the lowest ranks, and { $seat } has three such cards.

# $pot: the chips in the pot. $inside: who played for it. $winner: who won.
ask-loser-pays = There are { $pot } chips in the pot. { $inside } played for it, and { $winner } won. What does each of the others who played pay?
ask-winner-takes = There are { $pot } chips in the pot. { $inside } played for it, and { $winner } won. How many chips does { $winner } take?
look-loser-pays = Look at how much is in the pot.
look-winner-takes = Look at the pot, and at who played and lost.
why-loser-pays = Each loser pays as much as the pot held at the end of the deal: { $answer }.

# $terms: pay where losers pay the winner, stay where that lies for the next deal, none where they don’t pay.
why-winner-takes = { $terms ->
    [pay] Each loser pays as much as the pot held, and all of it goes to { $winner }: { $answer }.
    [stay] What the losers pay stays for the next deal. { $winner } takes the pot: { $answer }.
   *[none] Nobody pays more than what is in already. { $winner } takes the pot: { $answer }.
  }
