# Stepping through a worked example.

example = Uitgewerkt voorbeeld
step-of = Stap { $step } van { $steps }
played-card = gespeeld
example-end = Dat was het voorbeeld.
guess-now = Welke kaart zou jij als { $seat } spelen?
guess-same = Ja, { $card }.
guess-legal = { $Card } mag ook.
first = Naar het begin
back = Terug
next = Vooruit
last = Naar het eind
play = Afspelen
pause = Pauze
guess-first = Eerst raden
