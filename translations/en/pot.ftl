# The pot game of Femkort. $rule: the rule that settles a question, by its id.

profile-pot = Pot game: chips for the last trick
phase-redeal = Better cards?

action-redeal-ask = { $seat } asks for better cards
action-redeal-yes = Agree
action-redeal-no = Refuse
action-misdeal = Misdeal

reason-follow-trick-is-trumped-legal = This trick has been trumped with { the-beat }, and no card of the suit led can beat a trump. So any card of that suit will do.
reason-may-ask-legal = There is still time to ask for better cards. Only if everyone agrees are they dealt again.
reason-may-answer-legal = Agree or refuse, as you like. A single refusal is enough, and then the hands are played as they are.
reason-redeal-too-late-refused = The time for asking is over: the hands are played as they are.

rule-D9 = Whoever wins the fifth trick takes the whole pot at once.
rule-D10 = After a misdeal the same dealer deals again, and everyone adds one more stake to the pot.
rule-DV1 = Better cards are dealt only if they are asked for in time and everyone agrees.
rule-DV2 = Nobody is paid pot by pot: whoever is first with enough pots takes all that was staked.
rule-DV4 = After a misdeal the stake is doubled. Once a pot has been won, it is what it was at first.
rule-DV5 = The highest trump wins the trick. Follow suit first; without the suit led you may trump but need not.

concept-may-ask = asking for better cards
concept-pots-taken = what the pots pay
concept-after-misdeal = after a misdeal

# $redeal: who may ask, and until when (any-before-first, forehand, any-before-last). $dealer: a letter.
ask-may-ask = { $redeal ->
    [forehand] Only forehand may ask for better cards here, before the first card is played.
    [any-before-last] Anyone may ask for better cards here, until the last trick begins.
   *[any-before-first] Anyone may ask for better cards here, until the first card is played.
  } { $dealer } dealt. Mark every request that is allowed now.
look-may-ask = Look at how far the play has come, and at who sits on the dealer’s left.

# $ante: the stake. $winners: whose the pots were, in order.
ask-pots-taken = { $players } players stake { $ante ->
    [one] one chip
   *[other] { $ante } chips
  } each before every deal. { $rule ->
    [DV2] The pots stay together until the end of the match. These players have won, in order
   *[D9] Every pot is paid at once. The pots went, in order, to
  }: { $winners }. What has { $seat } gained or lost so far?
look-pots-taken = Count the deals, for each costs a stake, and the pots that were paid.
why-pots-taken = { $rule ->
    [DV2] A pot won is only a mark until somebody has enough of them and takes everything.
   *[D9] A pot pays its winner all the stakes in it, but each deal has cost everyone a stake.
  } That leaves { $seat } at { $answer }.

# $misdeals: how many misdeals there were.
ask-after-misdeal = { $players } players stake { $ante ->
    [one] one chip
   *[other] { $ante } chips
  } each. { $misdeals ->
    [one] One misdeal
   *[other] { $misdeals } misdeals in a row
  }, then a deal that is won: how many chips are in its pot?
look-after-misdeal = Count what each player has put in.
why-after-misdeal = { $rule ->
    [DV4] After each misdeal everyone adds twice the stake of the deal before
   *[D10] After each misdeal everyone adds one more stake
  }, and what lies in the pot stays there. That makes { $answer }.
