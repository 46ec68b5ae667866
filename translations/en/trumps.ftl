# Trumps: in the pot game and in Bismarck. $suit: the trump suit (S, H, D, C), none where there is none.
# $trumped: yes where a trump wins the trick, no otherwise.

# Here $suit is the led suit.
reason-void-trump-legal = { $known ->
    [no] Nobody knows the rest of this hand: { $cards } may be played if there is no { suit-card } in it.
   *[yes] { $all ->
        [yes] There is no { suit-card } in the hand, so any card may be played. Trumping is allowed, never a duty.
       *[no] There is no { suit-card } in the hand, so { $cards } may be played. Trumping is allowed, never a duty.
      }
  } The highest trump wins the trick.
also-void-trump-legal = { $Cards } may be played too: trumping is allowed, never a duty.

concept-trumping-is-no-duty = trump or not
concept-trick-is-trumped = a trumped trick
concept-trump-wins = when a trump wins

look-trick-is-trumped = Look at the highlighted trump that is winning the trick, and at what you hold of the led suit.
look-trump-trick-winner = Look for trumps first, then at the suit of the first card.
why-trump-trick-winner = { $trumped ->
    [yes] { $seat } wins the trick with { $card }, the highest trump in it. Trumps beat all other suits.
   *[no] No trump was played, so { $seat } wins the trick with { $card }, the highest card of the led suit.
  }
