# Whole matches at a table, against bots or passed from hand to hand. $seat: a letter. $level: how strong a bot is, 1 to 3.

play-table = Play
play-rules = Rules
play-who = Who plays
play-who-one = You against bots
play-who-all = Everyone on this device
play-mixed = a mixture
play-your-seat = Your seat
play-strength = Strength of the bots
play-level = { $level ->
    [1] 1: any allowed card
    [2] 2: plays by simple principles
   *[3] 3: tries what may come
  }
play-seat-by-seat = Seat by seat
play-seat = Seat { $seat }
play-person = a person
play-bot = bot of strength { $level }
play-switches = Length of the match and other choices
play-sit-down = Sit down
play-resume = Go on with your last match
play-lost = The match that was kept here can’t be opened any more. Sit down to a new one.
play-opening = Your match is being opened…
play-leave = Leave the table
play-yes = yes
play-no = no

# Choices of rules. $value: one of them.
play-switch-target = Wins that end the match
play-switch-head = Overtaking is a duty
play-switch-trump = With trumps
play-switch-redeal = Asking for better cards
play-value-redeal = { $value ->
    [any-before-first] anyone, until the first card
    [forehand] forehand, until the first card
    [any-before-last] anyone, until the last trick
   *[none] not allowed
  }
play-switch-payout = The pots
play-value-payout = { $value ->
    [session-pool] stay together until the match is won
   *[per-pot] paid after each deal
  }
play-switch-ante = Stake
play-switch-valfri-suit-fixed = Valfri keeps its suit after a new deal
play-switch-equal-heads = An equal card is enough to overtake
play-switch-skituppslag = Three of the lowest cards win at once
play-switch-all-pass = If everyone passes
play-value-all-pass = { $value ->
    [carry] the pot stays for the next deal
   *[last-wins] the last player takes the pot
  }
play-switch-knock-stake = What a knock costs
play-switch-payments-stay = Payments stay for the next deal
play-switch-max-raises = Raises in a round
play-switch-deals = Deals in the match
play-value-deals = no limit

play-deal = Deal { $deal }
play-over = The deal is over
play-bot-turn = { $seat } is thinking…
play-dealer = dealer
play-forehand = forehand
play-holds = { $count ->
    [one] one card in the hand
   *[other] { $count } cards in the hand
  }
play-hand-over = Now pass the device to { $seat }. The cards are hidden.
play-show = I am { $seat }: show my cards
play-go = Go on
play-next = Next deal
play-new-match = A new match
play-why = Why that?
play-last = Last trick
play-skip = Play it out quickly
play-your-card = It is your turn: tap a card.
play-dealt = { $seat } has dealt.
play-laid = { $seat }: { $card-name }.
play-not-yet = Not yet: it is { $seat }’s turn.
play-buries = { $seat } buries { $count } cards.
play-match-won = { $winners-count ->
    [one] { $winners } wins the match.
   *[other] { $winners } share the match.
  }
why-unknown = This bot gives no reason.

play-standing = The match
play-player = Player
play-winner = winner
play-wins = Deals won
play-chips = Chips
play-points = Points
play-pool = Chips that nobody has won yet: { $chips }
play-pace = Pace and leaving
play-goes-on = The play goes on
play-pace-card = card by card, at a tap
play-pace-trick = to the end of the trick, then at a tap
play-pace-self = by itself
play-delay = A bot takes
play-seconds = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }

# Why a bot did what it did, by the codes of the engine. The bot speaks.
why-only-one = There was nothing else I could do.
why-by-chance = For no reason: I take any of the things that are allowed.
why-throws-the-weakest = I keep my best cards for the end, so my weakest one goes first.
why-weakest-legal = I would rather have thrown a weaker card. Of those allowed this was the weakest.
why-wins-to-lead-last = I want this trick, so that I lead to the last one.
why-keeps-the-best = I keep the card that has the best chance to win the last trick.
why-poor-hand = My cards are too poor to win the last trick with.
why-good-hand = My cards are good enough to play with.
why-no-choice = The rules left me no choice.
why-leads-low = I lead low and keep my high cards for the end.
why-wins-cheaply = I overtake with the lowest card that will do.
why-strong-hand = My cards are strong enough to play for the pot.
why-weak-hand = My cards are too weak for what it may cost.
why-waits = I wait to hear what the others say.
why-alone = Nobody else is left to play for the pot.
why-worth-the-price = There is so much in the pot that it is worth the price.
why-costs-nothing = It costs me nothing to stay in.
why-keeps-all = All my cards are worth keeping.
why-exchanges-the-weakest = I exchange my weakest cards for a chance of better ones.
