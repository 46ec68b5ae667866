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

# The editor of a position.
edit = Change the position
edit-profile = Rules
profile-modern = Modern rules: overtake if you can
profile-older = Older rules: just follow suit
edit-players = Players
edit-leader = Leader
edit-trick = Cards on the table
edit-help = Rank first, then the suit letter S H D C: QH 10S 3C. Leave a hand empty if nobody knows it; a dash is a hand without cards.
edit-pick = Put into: { $field }
edit-apply = Use this position
edit-empty = Clear everything
edit-cancel = Cancel

seat-out = out
