# The table, the hand and the controls around them. $seat: a letter, A for the first seat.

table = The trick
seat-you = { $seat } · you
on-turn = (to play)
to-beat = to beat
beats-it = beats it
led-suit-card = led suit
won-trick = won its trick
trick-number = Trick { $number }
suit-led = Trick { $number } · { $suit ->
    [S] spades led
    [H] hearts led
    [D] diamonds led
   *[C] clubs led
  }
only-suit-led = { Suit } led
new-trick = A new trick
turn-of = { $seat } to play
your-turn = Your turn, { $seat }
play-over = The play is over.
hand-of = { $seat }’s hand
your-hand = Your hand
supply-card = { $seat }’s hand is unknown. Which card does { $seat } play?

try-prompt = Tap a card, even one that isn’t allowed.
stays = { $Card } stays in the hand.
not-there = { $Card } can’t be played.
plays = { $seat } plays { $card }.
play-only = Play { $card }
trick-won = { $seat } wins the trick with { $card }.
leads-next = { $seat } leads next.
deal-ended = The deal is over.
may-play = { $cards-count ->
    [one] Only { $cards } is allowed.
   *[other] { $Cards } are allowed.
  }
no-trick-yet = No trick is finished yet.
is-legal = allowed
is-illegal = not allowed
legal-because = allowed. { $reason }
illegal-because = not allowed. { $reason }
rule = Rule { $rule }

undo = Undo
show-legal = Show allowed cards
restart = Start again
share = Share
link = Link to this position
link-copied = The link is copied:
link-shown = Here is the link to this position:
link-broken = This link doesn’t lead to a position.
link-fresh = You see a fresh position instead.
fresh = Start from a fresh position
type-card = Type a card
type-example = QH
type-go = Play it

# Changing the position.
edit = Change the position
profile-modern = Modern rules: overtake if you can
profile-older = Older rules: just follow suit
profile-pot = Pot rules: chips for the last trick

seat-out = out
