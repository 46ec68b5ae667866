# Het scoreblad voor wie met echte kaarten speelt. $seat, $dealer, $forehand: namen die de spelers intypten.
# $deal: het nummer van een ronde. $count, $list, $total: gewonnen ronden, of fiches en punten met hun teken.
# $again: yes als er opnieuw gedeeld wordt. $corrected: yes als een eerdere ronde is verbeterd.

score-sheet = Scoreblad
score-form = Wat spelen jullie?
score-players = Wie doen er mee?
score-order = In de volgorde waarin jullie zitten, met de klok mee.
score-name = Naam van speler { $number }
score-more = Een speler erbij
score-fewer = Een speler minder
score-first-dealer = Wie deelt als eerste?
score-cut-for-it = Trekken om de hoogste kaart
score-begin = Begin het blad
score-save = Opslaan
score-cancel = Annuleren

score-set-target = Zoveel ronden winnen
score-set-ante = Inzet in fiches
score-set-deals = Aantal ronden
score-deals-none = onbeperkt
score-set-payout = Alle potten blijven bij elkaar tot het eind
score-set-escalate = Dubbele inzet als er verkeerd gedeeld is
score-set-knock-stake = Kloppen kost, in fiches
score-set-all-pass = Ook de laatste speler mag passen
score-set-skituppslag = Drie lage kaarten winnen meteen
score-set-payments-stay = Wat verliezers betalen, blijft liggen
score-set-carry-cap = Hoogstens zoveel fiches blijven liggen
score-carry-cap-none = onbeperkt
score-set-loser-payment = Verliezers betalen de pot

score-next = { $again ->
    [yes] Ronde { $deal } opnieuw: { $dealer } deelt, { $forehand } komt uit.
   *[no] Ronde { $deal }: { $dealer } deelt, { $forehand } komt uit.
  }
score-next-tie = Eén ronde beslist tussen { $seats }. { $dealer } deelt, { $forehand } komt uit.
score-pot = In de pot: { $chips }.
score-won-wins = { $seats } wint de partij, met { $count ->
    [one] één gewonnen ronde
   *[other] { $count } gewonnen ronden
  }.
score-won-chips = { $seats-count ->
    [one] { $seats } wint de partij, met { $count } fiches.
   *[other] { $seats } delen de winst, met elk { $count } fiches.
  }
score-won-points = { $seats-count ->
    [one] { $seats } wint de partij, met { $count }.
   *[other] { $seats } delen de winst, met elk { $count }.
  }

score-begun = Het blad ligt klaar.
score-cut = Er is getrokken:
score-cut-dealer = { $seat } deelt als eerste.
score-entered-misdeal = Verkeerd gedeeld. Dezelfde speler deelt opnieuw.
score-entered-time-up = De tijd is om.
score-entered-win = { $corrected ->
    [yes] Ronde { $deal } is verbeterd: { $seat } won.
   *[no] Ronde { $deal } staat erop: { $seat } wint.
  }
score-entered-net = { $corrected ->
    [yes] Ronde { $deal } is verbeterd: { $list }.
   *[no] Ronde { $deal } staat erop: { $list }.
  }
score-removed = De ronde is van het blad gehaald.
score-undone = Teruggedraaid.
score-changed = De wijzigingen zijn opgeslagen.
score-new = Dit is een nieuw blad. Met ‘Terug’ krijg je het oude weer.
score-read = Het blad uit het bestand staat hier. Met ‘Terug’ krijg je het vorige weer.

score-undo = Terug
score-do-misdeal = Verkeerd gedeeld
score-do-new = Nieuw blad
score-do-time-up = De tijd is om
score-sure-new = Dit blad wegleggen en een nieuw beginnen?
score-sure-time-up = De partij nu beëindigen?
score-yes-new = Nieuw blad
score-yes-time-up = Beëindigen
score-no = Nee, verder spelen
score-again = Nog een keer

score-same-name = Twee spelers heten { $seat }. Geef ze een verschillende naam.
score-no-winner = Wie pakte de pot? Tik dat eerst aan.
score-no-file = In dit bestand staat geen scoreblad van dit spel. Je eigen blad is niet veranderd.
score-too-many = De partij zou al voorbij zijn voor de laatste ronde op het blad. Haal eerst de ronden daarna weg.
score-clash = Dat gaat niet samen met ronde { $deal }. Verbeter die eerst.
score-sum = Een ronde heeft maar zestien slagen, en dit zijn er meer. Tik een ander getal aan.
score-chips-number = Vul bij { $seat } een heel aantal fiches in.
score-uneven = Wie bleef, heeft evenveel ingezet als de anderen die bleven, en niemand meer dan zij. Kijk de inzetten nog eens na.
score-winner-out = Alleen wie bleef meespelen, kan de pot hebben gepakt.
score-no-contract = Tik aan welk contract er gespeeld is.
score-other = Zo kan het blad niet zijn. Er is niets veranderd.

score-who-won = Wie won de vijfde slag?
score-contract = Contract van { $seat }
score-tricks = Slagen van { $seat }
score-rest = De rest van de zestien slagen is voor { $seat }.
score-who-knocked = Wie klopte er, en wie pakte de pot?
score-who-stayed = Wat zette iedereen in, wie bleef, en wie pakte de pot?
score-nobody = Heeft iedereen gepast en blijft de pot liggen, zet de ronde er dan op zonder iemand aan te tikken.
score-knocked = Klopte
score-stayed = Bleef
score-took = Won
score-bet-of = Inzet van { $seat }
score-low = Met drie lage kaarten, meteen
score-enter = Zet de ronde erop
score-fixing = Ronde { $deal } verbeteren
score-fix = Verbeter ronde { $deal }
score-fix-event = Verbeter deze regel
score-remove = Haal van het blad

score-deal = Ronde
score-dealer = Gever
score-deals = { $seat } deelt
score-total = Totaal
score-wins = Gewonnen
score-pots = { $count ->
    [one] 1 pot
   *[other] { $count } potten
  }
score-so-far = ({ $total })
score-misdeal = Verkeerd gedeeld
score-time-up = De tijd is om

# Welke contracten iedereen heeft gehad, per ronde, en welke nog over zijn.
score-contracts = Gespeelde contracten, en wat nog over is
score-left = over
score-in-deal = ronde { $deal }

score-change = Namen en regels
score-copy = Versturen of bewaren
score-as-text = Het blad als tekst
score-copy-text = Kopieer de tekst
score-export = Opslaan in een bestand
score-read-file = Haal een blad terug uit een bestand
