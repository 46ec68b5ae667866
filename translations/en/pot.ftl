# The pot game of Femkort. $rule: the rule that settles a question, by its id. $asker: who asks for better cards,
# $who-may: who may ask (anyone, forehand, nobody). $words: players judged alike who might ask ($words-count of them).

phase-redeal = Better cards?

action-redeal-ask = { $seat } asks for better cards
action-redeal-yes = Agree
action-redeal-no = Refuse
said-redeal-ask = { $seat } asks for better cards
said-redeal-yes = { $seat } agrees
said-redeal-no = { $seat } refuses

reason-follow-trick-is-trumped-legal = { $known ->
    [no] Nobody knows the rest of this hand. { $Cards } may be played: the trick has been trumped with { $beat }, and no { suit-card } can overtake a trump.
   *[yes] { $follow-count ->
        [one] { $Cards } is the only { suit-card } in the hand, and whoever can follow suit must, though no { suit-card } can overtake the trump, { $beat }.
       *[other] { $Cards } may be played. Whoever can follow suit must, but no { suit-card } can overtake the trump, { $beat }, so any { suit-card } will do.
      }
  }
reason-may-ask-legal = { $words-count ->
    [one] { $Words } may still ask for better cards. If everyone agrees, all hands are thrown in and dealt again.
   *[other] { $Words } may still ask for better cards. If everyone agrees, all hands are thrown in and dealt again.
  }
reason-may-answer-legal = Agreeing and refusing are both allowed. If one player refuses, the hands are played as they are.
reason-redeal-not-allowed-refused = { $who-may ->
    [nobody] Nobody may ask for better cards in this game: the hands are played as they are dealt.
    [forehand] Only forehand, the player on the dealer’s left, may ask for better cards.
   *[anyone] Nobody has asked for better cards, so there is nothing to agree to or refuse.
  }
reason-redeal-too-late-refused = { $words-count ->
    [0] It is too late to ask for better cards: the hands are played as they are.
   *[other] It is too late for { $words-or } to ask for better cards: the hands are played as they are.
  }
reason-already-asked-refused = Better cards have been asked for once in this deal, and a second request isn’t allowed.

also-redeal-not-allowed-refused = Only forehand, the player on the dealer’s left, may ask for better cards.
also-redeal-too-late-refused = It is too late to ask for better cards.
also-already-asked-refused = Better cards have been asked for once in this deal, and a second request isn’t allowed.

rule-D9 = Whoever wins the fifth trick takes the whole pot at once.
rule-D10 = After a misdeal the same dealer deals again, and everyone adds one more stake to the pot.
rule-DV1 = All cards are dealt again only if a player asks for better ones in time and everyone agrees.
rule-DV2 = Nobody is paid pot by pot: whoever is first with enough pots takes all that was staked.
rule-DV4 = After a misdeal the stake is doubled. Once a pot has been won, it is what it was at first.
rule-DV5 = The highest trump wins the trick. Follow suit first; whoever is void in the led suit may trump but need not.

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
answer-may-ask = { $words-count ->
    [0] Nobody may ask now.
    [one] Only { $words } may ask now.
   *[other] { $Words } may ask now.
  }

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
  } So { $seat } stands at { $answer }.

# $misdeals: how many misdeals there were.
ask-after-misdeal = { $players } players stake { $ante ->
    [one] one chip
   *[other] { $ante } chips
  } each. { $misdeals ->
    [one] There is one misdeal
   *[other] There are { $misdeals } misdeals in a row
  }, then a deal that is won. How many chips are in its pot?
look-after-misdeal = Count what each player has put in.
why-after-misdeal = { $rule ->
    [DV4] After each misdeal everyone adds twice the stake of the deal before
   *[D10] After each misdeal everyone adds one more stake
  }, and what lies in the pot stays there. So the pot holds { $answer } chips.
