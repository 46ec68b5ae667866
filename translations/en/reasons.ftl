# Why a card is allowed or not, one sentence for each reason of the engine and each side of it.
#
# reason-… stands alone: it names the cards and states the duty. also-… follows such a sentence when a whole hand is
# explained: it names its own cards and doesn’t state the duty again.
#
# $cards: the cards judged alike, one or more ($Cards, $cards-count). $all: yes where they are the whole hand.
# $beat: the card winning the trick so far. $over: the cards of the hand that beat it. $follow: the hand’s cards of
# the led suit. $suit: the led suit (S, H, D, C). $trump: the trump suit, or none. $known: no where nobody knows the
# rest of the hand. $missing: cards that are not in the hand. $rule: the id of the rule.

reason-lead-anything-legal = { $all ->
    [yes] Whoever leads may play any card.
   *[no] { $Cards } may be led: whoever leads may play any card.
  }
reason-must-overtake-legal = { $cards-count ->
    [one] { $Cards } beats { $beat }, and whoever can overtake must.
   *[other] { $Cards } beat { $beat }. Whoever can overtake must, with any card that is high enough.
  }
reason-must-overtake-refused = { $cards-count ->
    [one] { $Cards } is too low:
   *[other] { $Cards } are too low:
  } { $over-count ->
    [one] { $over } beats { $beat }
   *[other] { $over } beat { $beat }
  }, and whoever can overtake must.
reason-may-overtake-legal = { $cards-count ->
    [one] { $Cards } follows suit and beats { $beat }. Overtaking is allowed, never a duty.
   *[other] { $Cards } follow suit and beat { $beat }. Overtaking is allowed, never a duty.
  }
reason-follow-cannot-overtake-legal = { $known ->
    [no] Nobody knows the rest of this hand: { $cards } may be played if there is no { suit-card } in it that beats { $beat }.
   *[yes] { $follow-count ->
        [one] { $Cards } is the only { suit-card } in the hand, and whoever can follow suit must, even with a card too low to overtake { $beat }.
       *[other] { $Cards } may be played. Whoever can follow suit must, but no { suit-card } in the hand beats { $beat }, so any { suit-card } will do.
      }
  }
reason-follow-suit-legal = { $cards-count ->
    [one] { $Cards } follows suit, as everyone must who can. No more is asked.
   *[other] { $Cards } follow suit, as everyone must who can. No more is asked.
  }
reason-must-follow-suit-refused = { $cards-count ->
    [one] { $Cards } is not a { suit-card }.
   *[other] { $Cards } are not { suit }.
  } { Suit } were led, and the hand still holds { $follow }: whoever can follow suit must.
reason-void-discard-legal = { $known ->
    [no] Nobody knows the rest of this hand: { $cards } may be discarded if there is no { suit-card } in it.
   *[yes] { $all ->
        [yes] There is no { suit-card } in the hand, so any card may be played.
       *[no] There is no { suit-card } in the hand, so { $cards } may be discarded.
      }
  } { $trump ->
    [none] A discard can’t win the trick.
   *[other] A discard can’t win the trick; only a trump could.
  }
reason-not-in-hand-refused = { $missing-count ->
    [one] { $Missing } is not in this hand.
   *[other] { $Missing } are not all in this hand.
  }
reason-wrong-phase-refused = { $cards-count ->
    [0] Something else has to be done at this point of the deal.
   *[other] { $Cards } can’t be played at this point of the deal.
  }

also-must-overtake-refused = { $cards-count ->
    [one] { $Cards } is too low.
   *[other] { $Cards } are too low.
  }
also-must-follow-suit-refused = { $cards-count ->
    [one] { $Cards } is not a { suit-card }.
   *[other] { $Cards } are not { suit }.
  }
also-may-overtake-legal = { $cards-count ->
    [one] { $Cards } follows suit and beats { $beat }, which is allowed but never a duty.
   *[other] { $Cards } follow suit and beat { $beat }, which is allowed but never a duty.
  }

# The rules themselves in a sentence, as a hint.
rule-F5 = Whoever leads may play any card.
rule-F6 = If you have a card of the led suit, you must follow suit.
rule-F7 = If you can overtake, you must: play a card of the led suit that beats the best one so far. If several do, choose freely.
rule-F8 = If you have the led suit but can’t overtake, any card of the suit will do.
rule-F9 = If you are void in the led suit, play anything. A discard never wins the trick.
rule-F10 = The highest card of the led suit wins the trick, and its player leads next.
rule-F12 = Only the fifth trick counts: whoever wins it wins the deal.
rule-F15 = Nobody may ask for better cards. The cards are dealt again only if someone has too many or too few.
rule-O1 = Follow suit if you can. Nobody has to overtake.
