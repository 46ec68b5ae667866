# Auction Kille, and Poker Kille as this site reconstructs it. $chips: what is put in. $picked: the cards exchanged.
# $call: the chips needed to stay in. $highest: the highest bet, $own: what the player on turn has put in so far.
# $least: the smallest first bet. $raises: raises made, $most-raises: raises allowed. $bettor: who bet first.
# $count: how many cards may go. $stock: the cards in the stock.

profile-femkortskille-auction = Auction Kille
profile-femkortskille-poker = Poker Kille, as this site reconstructs it
phase-betting = Betting
phase-exchange = Exchanging cards

action-bet = Put in { chips-of-chips }
action-fold = Fold
action-exchange = { $picked-count ->
    [0] Exchange nothing
   *[other] Exchange { $picked }
  }
said-bet = { $seat } puts in { chips-of-chips }
said-fold = { $seat } folds
said-exchange = { $picked-count ->
    [0] { $seat } keeps all cards
    [one] { $seat } exchanges one card
   *[other] { $seat } exchanges { $picked-count } cards
  }

# A number of chips.
chips-of-chips = { $chips ->
    [0] no chips
    [one] one chip
   *[other] { $chips } chips
  }
chips-of-call = { $call ->
    [one] one chip
   *[other] { $call } chips
  }

reason-may-bet-legal = Putting in { chips-of-chips } is allowed: at least { chips-of-call } { $call ->
    [one] is
   *[other] are
  } needed to stay in.
reason-may-fold-legal = Folding is always allowed on one’s turn. The hand is thrown in, and its player is out for this deal.
reason-bet-too-low-refused = { $highest ->
    [0] Nobody has bet yet, and the first bet is { $least ->
        [one] at least one chip
       *[other] at least { $least } chips
      }. So putting in { chips-of-chips } isn’t enough.
   *[other] To match the highest bet, { $highest }, at least { chips-of-call } more { $call ->
        [one] is
       *[other] are
      } needed. So putting in { chips-of-chips } isn’t enough.
  }
reason-no-more-raises-refused = { $most-raises ->
    [0] No raise is allowed in this round.
    [one] The one raise of this round has been made.
   *[other] All { $most-raises } raises of this round have been made.
  } Matching the highest bet takes { chips-of-call }, and putting in { chips-of-chips } would go above it.
reason-check-after-bet-refused = { $bettor } has bet, so checking isn’t allowed any more. Staying in takes { chips-of-call } or more.
reason-may-exchange-legal = { $picked-count ->
    [0] Exchanging nothing is allowed: all five cards are kept.
   *[other] { $Picked } may be exchanged. The limit for each player is { $count ->
        [one] one card
       *[other] { $count } cards
      }, so that the stock is enough for everyone.
  }
reason-too-many-exchanged-refused = { $picked-count ->
    [one] One card is
   *[other] { $picked-count } cards are
  } too many. Each player may exchange { $count ->
    [0] none
    [one] only one
   *[other] at most { $count }
  }, so that the stock is enough for everyone.

also-check-after-bet-refused = { $bettor } has bet, so checking isn’t allowed any more. Staying in takes { chips-of-call } or more.

rule-KA1 = To stay in, put in enough to match the highest bet. In Auction Kille there is no checking.
rule-KA2 = The player on the dealer’s left begins. The first bet is at least one stake, and all bets go into the pot.
rule-KA3 = If you have put in less than the highest bet, match it or pass. The round ends when all who are left have put in the same.
rule-KA4 = After the first bet only so many raises are allowed in a round. Then the highest bet can be matched but not raised.
rule-KK2 = Bet, exchange cards, bet again, play: whoever wins the fifth trick takes the pot, and the losers pay nothing more. Poker Kille is this site’s reconstruction.
rule-KK3 = Nobody may exchange more than three cards, nor more than the stock has for everyone.

concept-call = what it costs to stay in
concept-check-after-bet = after a bet
concept-exchange-limit = how many cards to exchange

ask-call = It is { $seat }’s turn. { $own ->
    [0] { $seat } has put in nothing so far
    [one] { $seat } has put in one chip so far
   *[other] { $seat } has put in { $own } chips so far
  }, and the highest bet is { $highest }. How many chips does { $seat } need at least to stay in?
look-call = Look at how many more chips it takes to match the highest bet.
why-call = To stay in, { $seat } must match the highest bet: { $highest } − { $own } = { $answer }.

# $stock: the cards left after the deal.
ask-most-cards = { $players } players have five cards each, and { $stock } are left in the stock. How many may each of them exchange at most?
look-most-cards = Share the stock among all players.
why-most-cards = The stock of { $stock } cards must be enough for { $players } players, and nobody may exchange more than three. So each may exchange { $answer } at most.
