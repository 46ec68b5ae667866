# The table, the hand and the controls around them. $seat: a letter, A for the first seat.

table = De slag
seat-you = { $seat } · jij
on-turn = (aan de beurt)
to-beat = wint nu
beats-it = neemt over
led-suit-card = bekent
won-trick = won de slag
trick-number = Slag { $number }
suit-led = Slag { $number } · { $suit ->
    [S] schoppen gevraagd
    [H] harten gevraagd
    [D] ruiten gevraagd
   *[C] klaveren gevraagd
  }
turn-of = { $seat } is aan de beurt
your-turn = Jij bent aan de beurt, { $seat }
play-over = Alles is gespeeld.
hand-of = Hand van { $seat }
your-hand = Jouw hand
supply-card = De hand van { $seat } is onbekend. Welke kaart speelt { $seat }?

try-prompt = Tik op een kaart, ook op een foute.
stays = { The-card } blijft in de hand.
not-there = { The-card } kun je niet spelen.
plays = { $seat } speelt { the-card }.
play-only = { The-card } spelen
trick-won = { $seat } wint de slag met { the-card }.
leads-next = { $seat } speelt in de volgende slag voor.
deal-won = Dat was de laatste: { $seat } wint de gift.
may-play = { $cards-count ->
    [one] Alleen deze kaart mag: { $cards }.
   *[other] Deze kaarten mogen: { $cards }.
  }
no-trick-yet = Er is nog geen slag uitgespeeld.
legal-because = mag: { $reason }
illegal-because = mag niet: { $reason }
rule = Regel { $rule }

undo = Ongedaan maken
show-legal = Zien wat mag
restart = Opnieuw beginnen
share = Doorgeven
link = Link naar deze stand
link-copied = De link is gekopieerd:
link-shown = Dit is de link naar deze stand:
link-broken = Deze link leidt niet naar een stand.
link-fresh = Je ziet nu een nieuwe stand.
fresh = Met een nieuwe stand beginnen
type-card = Kaart intypen
type-example = VH
type-go = Spelen

# The editor of a position.
edit = Stand wijzigen
edit-profile = Regels
profile-modern = Modern: wie kan, moet overnemen
profile-older = Ouder: alleen kleur bekennen
edit-players = Spelers
edit-leader = Wie begint
edit-trick = Kaarten op tafel
edit-help = Eerst de waarde, dan de letter van de kleur, S H R K: VH 10S 3K. Laat een hand leeg als niemand die kent; een streepje is een hand zonder kaarten.
edit-pick = Kies voor: { $field }
edit-apply = Deze stand gebruiken
edit-empty = Alles leegmaken
edit-cancel = Annuleren

# Wat een speler doet zonder een kaart te spelen, in een voorbeeld. $words: eerst een zin, daarna de naam van een knop.
as-said = { $words }.
acts = { $seat }: { $words }.
seat-out = doet niet mee
