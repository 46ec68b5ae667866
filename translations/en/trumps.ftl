# Trumps: in the pot game and in Bismarck. $suit: the trump suit (S, H, D, C), none where there is none.
# $trumped: yes where a trump wins the trick, no otherwise.

trumps = { $suit ->
    [S] Spades are trumps.
    [H] Hearts are trumps.
    [D] Diamonds are trumps.
    [C] Clubs are trumps.
   *[none] There are no trumps.
  }

reason-void-trump-legal = There is nothing to follow suit with, so any card may go. This one is a trump and beats every other suit; only a higher trump beats it.

concept-trumping-is-no-duty = trump or not
concept-trick-is-trumped = a trumped trick
concept-trump-wins = when a trump wins

look-trick-is-trumped = Look at the lit cards: the trump that wins now, and yours of the suit led.
look-trump-trick-winner = Look for trumps first, then at the suit of the first card.
why-trump-trick-winner = { $trumped ->
    [yes] { The-card } is the highest trump in the trick, and trumps beat all other suits.
   *[no] No trump was played, so the highest card of the suit led wins: { the-card }.
  }
