# Whole matches at a table, against bots or passed from hand to hand. $seat: a letter. $level: how strong a bot is, 1 to 3.

match-table = Play
match-rules = Rules
match-players = Players
match-who = Who plays
match-who-one = You against bots
match-who-all = Everyone on this device
match-mixed = a mixture
match-your-seat = Your seat
match-strength = Strength of the bots
match-level = { $level ->
    [1] 1: any allowed card
   *[2] 2: plays by simple principles
  }
match-seat-by-seat = Seat by seat
match-seat = Seat { $seat }
match-person = a person
match-bot = bot of strength { $level }
match-switches = Length of the match and other choices
match-sit-down = Sit down
match-resume = Go on with your last match
match-lost = The match that was kept here can’t be opened any more. Sit down to a new one.
match-opening = Your match is being opened…
match-leave = Leave the table
match-yes = yes
match-no = no

# Choices of rules. $value: one of them.
match-switch-target = Wins that end the match
match-switch-head = Overtaking is a duty
match-switch-trump = With trumps
match-switch-redeal = Asking for better cards
match-value-redeal = { $value ->
    [any-before-first] anyone, until the first card
    [forehand] forehand, until the first card
    [any-before-last] anyone, until the last trick
   *[none] not allowed
  }
match-switch-payout = The pots
match-value-payout = { $value ->
    [session-pool] stay together until the match is won
   *[per-pot] paid after each deal
  }
match-switch-ante = Stake
match-switch-valfri-suit-fixed = Valfri keeps its suit after a new deal
match-switch-equal-heads = An equal card is enough to overtake
match-switch-skituppslag = Three of the lowest cards win at once
match-switch-all-pass = If everyone passes
match-value-all-pass = { $value ->
    [carry] the pot stays for the next deal
   *[last-wins] the last player takes the pot
  }
match-switch-knock-stake = What a knock costs
match-switch-payments-stay = Payments stay for the next deal
match-switch-max-raises = Raises in a round
match-switch-deals = Deals in the match
match-value-deals = no limit

match-deal = Deal { $deal }
match-over = The deal is over
match-bot-turn = { $seat } is thinking…
match-dealer = dealer
match-forehand = forehand
match-holds = { $count ->
    [one] one card in the hand
   *[other] { $count } cards in the hand
  }
match-hand-over = Now pass the device to { $seat }. The cards are hidden.
match-show = I am { $seat }: show my cards
match-go = Go on
match-next = Next deal
match-new-match = A new match
match-why = Why that?
match-last = Last trick
match-skip = Play it out quickly
match-your-card = It is your turn: tap a card.
match-dealt = { $seat } has dealt.
match-laid = { $seat }: { $card-name }.
match-not-yet = Not yet: it is { $seat }’s turn.
match-buries = { $seat } buries { $count } cards.
match-match-won = { $winners-count ->
    [one] { $winners } wins the match.
   *[other] { $winners } share the match.
  }
match-no-reason = This bot gives no reason.

match-standing = The match
match-player = Player
match-winner = winner
match-wins = Deals won
match-chips = Chips
match-points = Points
match-pool = Chips that nobody has won yet: { $chips }
match-pace = Pace and leaving
match-goes-on = The play goes on
match-pace-card = card by card, at a tap
match-pace-trick = to the end of the trick, then at a tap
match-pace-self = by itself
match-delay = A bot takes
match-seconds = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }
