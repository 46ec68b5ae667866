# The table, the hand and the controls around them. $seat: a letter, A for the first seat.

table = De slag
seat-you = { $seat } · jij
on-turn = (aan de beurt)
to-beat = wint nu
beats-it = neemt over
led-suit-card = gevraagde kleur
won-trick = won de slag
trick-number = Slag { $number }
suit-led = Slag { $number } · { $suit ->
    [S] schoppen gevraagd
    [H] harten gevraagd
    [D] ruiten gevraagd
   *[C] klaveren gevraagd
  }
only-suit-led = { Suit } gevraagd
new-trick = Een nieuwe slag
turn-of = { $seat } is aan de beurt
your-turn = Jij bent aan de beurt, { $seat }
play-over = Alles is gespeeld.
hand-of = Hand van { $seat }
your-hand = Jouw hand
supply-card = De hand van { $seat } is onbekend. Welke kaart speelt { $seat }?

try-prompt = Tik op een kaart, ook als die niet mag.
stays = { $Card } blijft in de hand.
not-there = { $Card } kan niet gespeeld worden.
plays = { $seat } speelt { $card }.
play-only = Speel { $card }
trick-won = { $seat } wint de slag met { $card }.
leads-next = { $seat } komt in de volgende slag uit.
deal-ended = De ronde is afgelopen.
may-play = { $cards-count ->
    [one] Alleen { $cards } mag.
   *[other] { $Cards } mogen.
  }
no-trick-yet = Er is nog geen slag uitgespeeld.
is-legal = mag
is-illegal = mag niet
legal-because = mag. { $reason }
illegal-because = mag niet. { $reason }
rule = Regel { $rule }

undo = Ongedaan maken
show-legal = Zien wat mag
restart = Opnieuw beginnen
share = Link kopiëren
link = Link naar deze situatie
link-copied = De link is gekopieerd:
link-shown = Dit is de link naar deze situatie:
link-broken = Deze link klopt niet.
link-fresh = Je ziet nu een nieuwe situatie.
fresh = Met een nieuwe situatie beginnen
type-card = Kaart intypen
type-example = VH
type-go = Spelen

# The editor of a position.
edit = Situatie wijzigen
profile-modern = Moderne regels: overnemen als je kunt
profile-older = Oudere regels: alleen kleur bekennen
profile-pot = Om de pot: fiches voor de laatste slag

seat-out = doet niet mee
