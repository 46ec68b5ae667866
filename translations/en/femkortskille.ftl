# Femkortskille: the knocking round, the tricks of the Kille pack, and who pays what.
# $equal: yes where the cards equal the one to beat. $equal-heads: yes where an equal card is enough to overtake.
# $over-equal: yes where one of the cards that overtake equals the one to beat. $knocker: who knocked first.

profile-femkortskille-standard = Femkortskille
phase-knocking = Knocking

action-knock = Knock
action-check = Check
action-pass = Pass
said-knock = { $seat } knocks
said-check = { $seat } checks
said-pass = { $seat } passes

reason-heads-legal = { $equal ->
    [yes] { $Cards } equals { $beat } on the table, and of two equal cards the later wins. Whoever can overtake must.
   *[no] { $cards-count ->
        [one] { $Cards } beats { $beat }, and whoever can overtake must.
       *[other] { $Cards } beat { $beat }. Whoever can overtake must, with any card that is high enough.
      }
  }
reason-must-head-refused = { $equal ->
    [yes] { $Cards } equals { $beat } on the table, but only a higher card is enough here:
   *[no] { $cards-count ->
        [one] { $Cards } is too low:
       *[other] { $Cards } are too low:
      }
  } { $over-count ->
    [one] { $over-equal ->
        [yes] { $over } in the hand equals the one on the table and wins as the later of the two
       *[no] { $over } beats { $beat }
      }
   *[other] { $over-equal ->
        [yes] { $over } beat { $beat }, as an equal card wins if played later
       *[no] { $over } beat { $beat }
      }
  }, and whoever can overtake must.
reason-cannot-head-legal = { $known ->
    [no] Nobody knows the rest of this hand: { $cards } may be played if there is no card in it that beats { $beat }.
   *[yes] { $equal ->
        [yes] { $Cards } would win the trick as the later of two equal cards. But only a card higher than { $beat } has to be played here, and the hand has none, so any card will do.
       *[no] { $all ->
            [yes] No card in the hand is high enough to overtake { $beat }, so any card may be played.
           *[no] { $Cards } may be played: no card in the hand is high enough to overtake { $beat }, so any card will do.
          }
      }
  }
reason-may-knock-legal = Knocking is always allowed on one’s turn. Whoever knocks plays for the pot.
reason-may-check-legal = { $rule ->
    [KK2] Nobody has bet yet, so checking is allowed: the player stays in without a bet.
   *[K5] Nobody has knocked yet, so checking is allowed, once: the player decides at the next turn.
  }
reason-may-pass-legal = Passing is always allowed on one’s turn. The hand is thrown in, and its player is out for this deal.
reason-check-after-knock-refused = { $knocker } has knocked, so checking isn’t allowed any more.
reason-already-checked-refused = Checking is allowed only once: at the second turn it is time to knock or pass.

also-heads-legal = { $equal ->
    [yes] { $Cards } equals { $beat } on the table, and of two equal cards the later wins.
   *[no] { $cards-count ->
        [one] { $Cards } beats { $beat } too.
       *[other] { $Cards } beat { $beat } too.
      }
  }
also-must-head-refused = { $equal ->
    [yes] { $Cards } equals { $beat } on the table, but only a higher card is enough here.
   *[no] { $cards-count ->
        [one] { $Cards } is too low.
       *[other] { $Cards } are too low.
      }
  }
also-cannot-head-legal = { $equal ->
    [yes] { $Cards } would even win the trick, as the later of two equal cards.
   *[no] { $cards-count ->
        [one] { $Cards } may be played too.
       *[other] { $Cards } may be played too.
      }
  }
also-may-check-legal = { $rule ->
    [KK2] Checking is allowed because nobody has bet yet.
   *[K5] Checking is allowed because nobody has knocked yet.
  }
also-check-after-knock-refused = { $knocker } has knocked, so checking isn’t allowed any more.
also-already-checked-refused = Checking is allowed only once.

rule-K4 = In turn everyone knocks to play for the pot, passes and is out, or checks to decide later.
rule-K5 = You may check only as long as nobody has knocked.
rule-K6 = You may check once. At your next turn you knock or pass.
rule-K11 = The first player still in, going round from the dealer’s left, leads to the first trick with any card.
rule-K12 = There are no suits. If you can overtake the best card of the trick, you must.
rule-K13 = Of two equal cards at the top, the one played later wins.
rule-K14 = An equal card is as good as a higher one for overtaking. If you have several such cards, choose freely.
rule-K15 = If you can’t overtake, play any card.
rule-K16 = Whoever wins a trick leads the next, and whoever wins the fifth wins the deal.
rule-K17 = Each of those who played for the pot and lost pays as much as the pot holds at the end of the deal. The winner takes it all.
rule-KP2 = Harlequin, cuckoo, hussar, pig, cavalier and inn are at the top, then 12 down to 1. Wreath, flowerpot and mask are below the 1.
rule-KV1 = Three cards of the three lowest ranks win the pot at once, before anything is played.
rule-KV3 = What the losers pay stays in the pot for the next deal.

concept-ranking = how the cards rank
concept-must-head = overtaking with the only card that can
concept-equal-card = an equal card is enough
concept-cannot-head = when no card can overtake
concept-equal-cards = two equal cards
concept-check = checking
concept-check-after-knock = after a knock
concept-second-lap = after a check
concept-first-leader = who leads to the first trick
concept-skituppslag = three low cards
concept-loser-pays = what a loser pays
concept-winner-takes = what the winner takes

# $inside: who is still in.
ask-first-leader = { $dealer } dealt, and { $inside } are still in. Who leads to the first trick?
ask-takes-at-once = You see two hands. Which of them takes the pot at once?
look-femkortskille-legal-cards = Look at the highlighted card that is winning the trick, and at your cards that are as high or higher.
look-femkortskille-trick-winner = Look for the highest card, and whether it lies there twice.
look-first-leader = Look at who sits on the dealer’s left, and at who is still in.
look-takes-at-once = Look for cards below the 1.
why-femkortskille-trick-winner = { $seat } wins the trick with { $card }, the highest card in it.
why-equal-cards = { $Card } lies there twice, at the top. Of two equal cards the later wins, so the trick goes to { $seat }.
why-first-leader = { $seat } leads to the first trick: { $seat } is the first player still in, going round from the dealer’s left.
why-takes-at-once = { $seat } takes the pot at once, with three cards of the three lowest ranks: wreath, flowerpot and mask.

# $pot: the chips in the pot. $inside: who played for it. $winner: who won. $losers: how many of them lost.
ask-loser-pays = There are { $pot } chips in the pot. { $inside } played for it, and { $winner } won. How many chips does { $losers ->
    [one] the other
   *[other] each of the others
  } who played for it pay?
ask-winner-takes = There are { $pot } chips in the pot. { $inside } played for it, and { $winner } won. How many chips does { $winner } take?
look-loser-pays = Look at how much is in the pot.
look-winner-takes = Look at the pot, and at who played for it and lost.
why-loser-pays = Whoever played for the pot and lost pays as much as it held at the end of the deal: { $answer }.

# $terms: pay where losers pay the winner, stay where that lies for the next deal, none where they don’t pay.
why-winner-takes = { $terms ->
    [pay] { $losers ->
        [one] The loser pays as much as the pot held, and { $winner } takes everything: { $pot } + { $pot } = { $answer }.
       *[other] Each of the { $losers } losers pays as much as the pot held, and { $winner } takes everything: { $pot } + { $losers } × { $pot } = { $answer }.
      }
    [stay] What the losers pay stays for the next deal. { $winner } takes only the pot: { $answer }.
   *[none] The losers pay nothing more than what is in the pot already. { $winner } takes the pot: { $answer }.
  }
