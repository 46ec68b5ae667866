# The switches of the pot game, and what they change. $seat, $other, $winner: letters of players. $card and $reply are
# what the first two play. $winners: whose the pots were, in order. $seats: who may ask.

switches = Switches
switch-head = Overtaking is a duty
switch-trump = With trumps
switch-redeal = Asking for better cards
switch-redeal-none = not allowed
switch-redeal-any-before-first = anyone, until the first card
switch-redeal-forehand = forehand, until the first card
switch-redeal-any-before-last = anyone, until the last trick
switch-payout = The pots
switch-payout-per-pot = paid after each deal
switch-payout-session-pool = stay together until someone has won enough
switch-escalate = Stakes double after a misdeal

switch-outcome = { $seat } plays { $card } and { $other } { $reply }: { $winner } wins the trick.
switch-asks-start = Who may ask for better cards before the first card
switch-asks-later = Who may ask after this trick
switch-askers = { $seats }
switch-nobody = nobody
switch-pot = In the pot after { $misdeals ->
    [one] one misdeal
   *[other] { $misdeals } misdeals
  }
switch-chips = { $chips ->
    [one] one chip
   *[other] { $chips } chips
  }
switch-match = Won or lost after pots for { $winners }
switch-pool = Still lying together then
