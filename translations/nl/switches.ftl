# De varianten van het spel om de pot, en wat ze veranderen. $seat, $other, $winner: letters van spelers. $card en
# $reply: wat de eerste twee spelen. $winners: wie de potten wonnen, op volgorde. $seats: wie mag vragen.

switches = Varianten
switch-head = Verplicht overnemen
switch-trump = Met troef
switch-redeal = Om betere kaarten vragen
switch-redeal-none = mag niet
switch-redeal-any-before-first = iedereen, tot de eerste kaart
switch-redeal-forehand = de voorhand, tot de eerste kaart
switch-redeal-any-before-last = iedereen, tot de laatste slag
switch-payout = De potten
switch-payout-per-pot = na elke ronde uitbetaald
switch-payout-session-pool = blijven bij elkaar tot het eind
switch-escalate = Dubbele inzet als er verkeerd gedeeld is

switch-outcome = { $seat } speelt { $card } en { $other } { $reply }: { $winner } wint de slag.
switch-asks-start = Wie voor de eerste kaart om betere kaarten mag vragen
switch-asks-later = Wie er na deze slag nog om mag vragen
switch-askers = { $seats }
switch-nobody = niemand
switch-pot = In de pot als er { $misdeals ->
    [one] één keer
   *[other] { $misdeals } keer
  } verkeerd gedeeld is
switch-chips = { $chips ->
    [one] één fiche
   *[other] { $chips } fiches
  }
switch-match = Winst en verlies na potten voor { $winners }
switch-pool = Wat dan nog bij elkaar ligt
