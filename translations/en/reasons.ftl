# Why a card is legal or not, one sentence for each reason of the engine and each side of it.
# $card: the card itself. $beat: the card to beat. $over: the hand’s cards that beat it ($over-count of them).
# $cards: the cards that prove it ($cards-count of them). $suit: the suit led (S, H, D, C). $picked: the cards
# that it is about, one or more ($picked-count of them). $rule: the id of the rule.

reason-lead-anything-legal = The leader may play any card.
reason-must-overtake-legal = It beats { the-beat }, and whoever can beat the trick must.
reason-must-overtake-refused = { $over-count ->
    [one] Your { $over } beats { the-beat }
   *[other] You can beat { the-beat } with { $over }
  }, and whoever can beat the trick must.
reason-may-overtake-legal = It beats { the-beat }. That is allowed here, never a duty.
reason-follow-cannot-overtake-legal = No card of that suit in the hand beats { the-beat }, so any of them will do.
reason-follow-suit-legal = It is of the suit that was led, and no more is asked.
reason-must-follow-suit-refused = { $suit ->
    [S] Spades were led, and you still hold
    [H] Hearts were led, and you still hold
    [D] Diamonds were led, and you still hold
   *[C] Clubs were led, and you still hold
  } { $cards }. Whoever can follow suit must.
reason-void-discard-legal = { $suit ->
    [S] There is no spade in the hand
    [H] There is no heart in the hand
    [D] There is no diamond in the hand
   *[C] There is no club in the hand
  }, so any card may go. It can’t win: { $rule ->
    [B8] it is neither of the suit led nor a trump.
   *[F9] it is not of the suit led.
  }
reason-not-in-hand-refused = { $picked-count ->
    [one] This hand doesn’t hold it.
   *[other] This hand doesn’t hold all of that.
  }
reason-wrong-phase-refused = That can’t be done at this point of the deal.
reason-redeal-not-allowed-refused = Better cards can’t be asked for here: a poor hand is played.

# The rules themselves in a sentence, as a hint.
rule-F5 = Whoever leads may play any card.
rule-F6 = If you hold a card of the suit led, play one of that suit.
rule-F7 = If you can beat the best card of the suit led, you must. Which of the cards that beat it is up to you.
rule-F8 = If you hold the suit led but can’t beat the trick, any card of the suit will do.
rule-F9 = Without a card of the suit led, play anything. A discard never wins.
rule-F10 = The highest card of the suit led wins the trick, and its player leads next.
rule-F12 = Only the fifth trick counts: whoever wins it wins the deal.
rule-F15 = There is no asking for better cards. Only a wrong number of cards is dealt again.
rule-O1 = You follow suit, but in this form of the game nobody has to beat the trick.
