# Auction Kille, and Poker Kille as this site reconstructs it. $chips: what is put in. $picked: the cards exchanged.

phase-betting = Betting
phase-exchange = Exchanging cards

action-bet = Put in { $chips }
action-fold = Fold
action-exchange = { $picked-count ->
    [0] Exchange nothing
   *[other] Exchange { $picked }
  }
said-bet = { $seat } puts in { $chips }
said-fold = { $seat } folds

reason-may-bet-legal = { $chips ->
    [one] One chip is
   *[other] { $chips } chips are
  } enough to stay in.
reason-may-fold-legal = On your turn you may always fold. Your hand is thrown in, and you are out for this deal.
reason-bet-too-low-refused = { $chips ->
    [one] One chip is
   *[other] { $chips } chips are
  } too little: you must match the highest bet or, if nobody has bet, put in a whole stake.
reason-no-more-raises-refused = All raises of this round have been made. You can match the highest bet, but not go above it.
reason-check-after-bet-refused = Somebody has bet, so you can’t stay in for nothing: match the bet, raise it or fold.
reason-may-exchange-legal = { $picked-count ->
    [0] You may keep all your cards.
   *[other] The stock has enough for everyone to exchange that many.
  }
reason-too-many-exchanged-refused = You may not exchange so many: the stock must do for everyone.

rule-KA1 = To stay in, put in enough to match the highest bet. In Auction Kille there is no checking.
rule-KA2 = Eldest begins. The first bet is at least one stake, and all bets go into the pot.
rule-KA3 = If you have put in less than the highest bet, match it or pass. The round ends when all who are left are level.
rule-KA4 = After the first bet only so many raises are allowed in a round. Then you can only match or pass.
rule-KK2 = Bet, exchange cards, bet again, play: whoever wins the fifth trick takes the pot, and the losers pay nothing more. Poker Kille is this site’s reconstruction.
rule-KK3 = Nobody may exchange more than three cards, nor more than the stock has for everyone.

concept-call = what staying in costs
concept-check-after-bet = after a bet
concept-exchange-limit = how many to exchange

# $own: what $seat has bet so far. $highest: the highest bet.
ask-call = It is { $seat }’s turn. { $seat } has bet { $own } so far, and the highest bet is { $highest }. How many chips does staying in cost at least?
look-call = Look at what is missing to the highest bet.
why-call = To stay in you must match the highest bet: { $highest } − { $own } = { $answer }.

# $stock: the cards left after the deal.
ask-most-cards = { $players } players have five cards each, and { $stock } are left in the stock. How many may each of them exchange at most?
look-most-cards = Share the stock among all players.
why-most-cards = { $stock } cards must do for { $players } players, and nobody may exchange more than three. So it is { $answer }.
