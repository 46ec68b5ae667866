# Bismarck. $contract: spel, spader, valfri or pass; $suit: the suit that Valfri names (S, H, D, C), or nothing.
# $words: contracts judged alike, by name ($words-count of them). $used: the contracts that forehand has had.
# $announced: the contract announced before the cards were dealt again. $picked: the cards to be buried.

profile-bismarck-modern = Modern rules, as played in Sweden
contract-name = { $contract ->
    [spel] Spel
    [spader] Spader
    [valfri] Valfri
   *[pass] Pass
  }
phase-contract = Choosing the contract
phase-bury = Burying four cards

action-contract = { contract-name }{ $suit ->
    [S] : spades
    [H] : hearts
    [D] : diamonds
    [C] : clubs
   *[none] { "" }
  }
action-bury = Bury { $picked }
said-contract = { $seat } announces { action-contract }
said-bury = { $seat } buries { $picked }

reason-may-choose-legal = { $words-count ->
    [one] { $Words } may be announced, as forehand has not played that contract yet.
   *[other] { $Words } may be announced, as forehand has not played those contracts yet.
  }
reason-contract-used-refused = Forehand has played { $words } before, and each contract comes only once.
# The same as contract-name, of $announced.
announced-name = { $announced ->
    [spel] Spel
    [spader] Spader
    [valfri] Valfri
   *[pass] Pass
  }
reason-contract-stays-refused = { announced-name } was announced before the cards were dealt again, and the announcement stays. So { $words } can’t replace { announced-name }.
reason-may-bury-legal = { $Picked } may be buried: any four of forehand’s twenty cards may go, even aces and trumps.
reason-wrong-number-of-cards-refused = { $picked-count ->
    [0] No card was chosen
    [one] One card was chosen
   *[other] { $picked-count } cards were chosen
  }, but { $count } must be buried: with twenty in hand, sixteen are left to play.
reason-forgotten-discard-legal = With { $cards } forehand leads from twenty cards, for nothing has been buried. So the same dealer deals again, and the contract stays.

also-contract-used-refused = Forehand has played { $words } before, and each contract comes only once.

rule-B4 = Forehand, the player on the dealer’s left, sees four cards and then chooses a contract that forehand has not played before.
rule-B6 = Forehand takes the four open cards and buries any four of the twenty. The buried cards count for nobody.
rule-B7 = Forehand leads to the first trick with any card, even a trump.
rule-B8 = If you can follow suit, you must. If you can’t, play anything. Nobody has to trump or to overtake.
rule-B9 = The highest trump wins the trick, or else the highest card of the led suit. The winner leads next.
rule-B10 = In Spel, Spader and Valfri you score the tricks you take less your quota: 8 for forehand, 4 for each of the others.
rule-B11 = In Pass you score your quota less the tricks you take. Forehand’s quota is 4, that of the others 6.
rule-B13 = Everyone is forehand four times and plays each contract once.
rule-B15 = If forehand forgets to bury and leads, the same dealer deals again. The contract stays; in Valfri the suit is named anew.

concept-contracts-left = contracts still open
concept-no-duty-to-overtake = no duty to overtake
concept-quota = scores for taking tricks
concept-pass-quota = scores in Pass

# $exposed: the four open cards.
ask-contracts-left = You are forehand, and these four cards lie open: { $exposed }. You have already played { $used }. Mark every contract you may announce.
look-contracts-left = Look at the contracts you have played already.
answer-contracts-left = { $words-count ->
    [0] No contract is left.
    [one] Only { $words } is left.
   *[other] { $Words } are left.
  }

# $taken: the tricks of $seat. $quota: what $seat must take, or in Pass must not exceed. $forehand: a letter.
ask-score = { $forehand } is forehand and plays { contract-name }. { $seat } has taken { $taken ->
    [0] no trick
    [one] one trick
   *[other] { $taken } tricks
  }. What does { $seat } score?
look-score = Look at the contract, and at who is forehand.
why-quota = { $seat }’s quota is { $quota }. Every trick above the quota is a point won, and every trick short of the quota a point lost: { $taken } − { $quota } = { $answer }.
why-pass-quota = { $seat }’s quota is { $quota }. In Pass every trick below the quota is a point won, and every trick above the quota a point lost: { $quota } − { $taken } = { $answer }.
