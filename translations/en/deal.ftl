# A deal around its cards: what is said and put in, the pot, how a deal ends.

moves = What may be done now
more-moves = Other things a player may do
try-words = Say anything, even what isn’t allowed.
# Whose turn it is to say or pick something.
say-of = { $seat }’s turn
your-say = Your turn, { $seat }
show-allowed = Show what is allowed
try-pick = Tap cards to pick them, and again to put them back.
pick-bury = Bury { $picked } of { $count }
pick-exchange = { $picked ->
    [0] Exchange nothing (at most { $count })
   *[other] Exchange { $picked } (at most { $count })
  }
lead-unburied = Lead { $card } without burying
may-say = Allowed now: { $words }.
guess-word = What would you say as { $seat }?
guess-that = just that
chips-less = One chip less
chips-more = One chip more
type-word = Type a word
type-bet = Type a number or a word
type-say = Say it
type-pick = Pick it
type-kille = Cu

# What a seat has said, in a word beside its letter. $word: knock, check, pass, fold, bet. $chips: what was put in.
seat-said = { $word ->
    [knock] knocks
    [check] checks
    [pass] passes
    [fold] folds
   *[bet] +{ $chips }
  }
seat-paid = { $chips ->
    [one] one chip put in
   *[other] { $chips } chips put in
  }
seat-taken = { $count ->
    [0] no trick
    [one] one trick
   *[other] { $count } tricks
  }
pot = Pot
pot-of = { $chips ->
    [one] one chip
   *[other] { $chips } chips
  }
turn-up = Turn-up: { $card-name }
open-cards = The four open cards

# How a deal ended, by what decided it. $seat: the winner. $chips: what stays for the next deal.
ended-last-trick = The last trick decides: { $seat } wins the deal.
ended-alone = Only { $seat } is left in and takes the pot.
ended-skituppslag = { $seat } has three cards of the three lowest ranks and takes the pot at once.
ended-carried = Everyone has passed. { $chips ->
    [one] One chip stays
   *[other] { $chips } chips stay
  } in the pot for the next deal.
ended-misdeal = Somebody has no card to play, so this was a misdeal: nobody wins, and the same dealer deals again.
# $nets: what each seat has won or lost.
net-chips = Chips won and lost: { $nets }.
net-points = Points: { $nets }.
net-of = { $seat } { NUMBER($net, signDisplay: "exceptZero") }

# $suit: the trump suit (S, H, D, C), none where there is none.
trumps = { $suit ->
    [S] Spades are trumps.
    [H] Hearts are trumps.
    [D] Diamonds are trumps.
    [C] Clubs are trumps.
   *[none] There are no trumps.
  }

# A misdeal, which may happen under all rules. $misdeal-chips: the chips that each adds after a misdeal.
action-misdeal = Misdeal
said-misdeal = There has been a misdeal
reason-misdeal-legal = Someone holds the wrong number of cards, so the same dealer deals again{ $misdeal-chips ->
    [0] .
    [one] , and everyone adds one chip to the pot.
   *[other] , and everyone adds { $misdeal-chips } chips to the pot.
  }
