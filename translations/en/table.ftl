# The table, the hand and the controls around them. $seat: a letter, A for the first seat.

table = The trick
seat-you = { $seat } · you
on-turn = (to play)
to-beat = to beat
beats-it = beats it
led-suit-card = suit led
won-trick = won its trick
trick-number = Trick { $number }
suit-led = Trick { $number } · { $suit ->
    [S] spades led
    [H] hearts led
    [D] diamonds led
   *[C] clubs led
  }
turn-of = { $seat } to play
your-turn = Your turn, { $seat }
play-over = The play is over.
hand-of = { $seat }’s hand
your-hand = Your hand
supply-card = { $seat }’s hand is unknown. Which card does { $seat } play?

try-prompt = Tap a card, even a wrong one.
stays = { The-card } stays in the hand.
not-there = { The-card } can’t be played.
plays = { $seat } plays { the-card }.
play-only = Play { the-card }
trick-won = { $seat } wins the trick with { the-card }.
leads-next = { $seat } leads next.
deal-won = It was the last one: { $seat } wins the deal.
may-play = { $cards-count ->
    [one] The only legal card is the { $cards }.
   *[other] Legal are { $cards }.
  }
no-trick-yet = No trick is finished yet.
legal-because = legal: { $reason }
illegal-because = not legal: { $reason }
rule = Rule { $rule }

undo = Undo
show-legal = Show legal cards
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
profile-modern = Modern: whoever can, must beat
profile-older = Older: follow suit only
edit-players = Players
edit-leader = Leader
edit-trick = Cards on the table
edit-help = Rank first, then the suit letter S H D C: QH 10S 3C. Leave a hand empty if nobody knows it; a dash is a hand without cards.
edit-pick = Put into: { $field }
edit-apply = Use this position
edit-empty = Empty all
edit-cancel = Cancel

# What a player does that isn’t playing a card, in an example. $words: a whole clause in the first, a control’s label in the second.
as-said = { $words }.
acts = { $seat }: { $words }.
seat-out = out
