# Bismarck. $contract: spel, spader, valfri or pass; $suit: the suit that Valfri names (S, H, D, C), or nothing.

profile-bismarck-modern = Modern: as it is played in Sweden
contract-name = { $contract ->
    [spel] Spel
    [spader] Spader
    [valfri] Valfri
   *[pass] Pass
  }
phase-contract = Choosing the contract
phase-bury = Burying four cards

action-contract = { contract-name }{ $suit ->
    [S] , spades as trumps
    [H] , hearts as trumps
    [D] , diamonds as trumps
    [C] , clubs as trumps
   *[none] { "" }
  }
action-bury = Bury { $picked }

reason-may-choose-legal = { contract-name } is still open to you.
reason-contract-used-refused = You have announced { contract-name } before, and each contract comes only once.
reason-contract-stays-refused = Another contract was announced before the cards were dealt again, and it stays. { contract-name } can’t replace it.
reason-may-bury-legal = Any four of your twenty cards may go, even aces and trumps.
reason-wrong-number-of-cards-refused = { $picked-count ->
    [0] You chose no card
    [one] You chose one card
   *[other] You chose { $picked-count } cards
  }, but it must be four: with twenty in hand, sixteen are left to play.
reason-forgotten-discard-legal = You lead with twenty cards in hand, for nothing has been buried. The same dealer deals again, and the contract stays.

rule-B4 = Forehand sees four cards and then chooses a contract that he has not had before.
rule-B6 = Forehand takes the four open cards and buries any four of his twenty. Nobody scores for those.
rule-B7 = Forehand leads to the first trick with any card, even a trump.
rule-B8 = If you can follow suit, you must. If not, play anything. Nobody has to trump or to go higher.
rule-B9 = The highest trump wins the trick, or else the highest card of the suit led. Its player leads next.
rule-B10 = In Spel, Spader and Valfri you score the tricks you take less your quota: 8 for forehand, 4 for each of the others.
rule-B11 = In Pass you score your quota less the tricks you take. Forehand’s quota is 4, that of the others 6.
rule-B13 = Everyone is forehand four times and plays each contract once.
rule-B15 = If forehand forgets to bury and leads, the same dealer deals again. The contract stays; in Valfri the suit is named anew.

concept-contracts-left = contracts still open
concept-no-duty-to-overtake = no duty to go higher
concept-quota = scores for taking tricks
concept-pass-quota = scores in Pass

# $exposed: the four open cards. $used: the contracts that forehand has had ($used-count of them).
ask-contracts-left = You are forehand. These four cards lie open: { $exposed }. You have already played { $used }. Mark every contract you may announce.
look-contracts-left = Look at the contracts you have played already.

# $taken: the tricks of $seat. $quota: what it must take, or in Pass must not exceed. $forehand: a letter.
ask-score = { $forehand } is forehand and plays { contract-name }. { $seat } has taken { $taken ->
    [0] no trick
    [one] one trick
   *[other] { $taken } tricks
  }. What does { $seat } score?
look-score = Look at the contract, and at who is forehand.
why-quota = Every trick above the quota is a point won, and every trick short of it a point lost: { $taken } − { $quota } = { $answer }.
why-pass-quota = In Pass every trick below the quota is a point won, and every trick above it a point lost: { $quota } − { $taken } = { $answer }.
