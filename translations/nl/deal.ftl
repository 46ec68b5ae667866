# A deal around its cards: what is said and put in, the pot, how a deal ends.

moves = Wat er nu kan
more-moves = Wat een speler verder kan doen
try-words = Zeg wat je wilt, ook wat niet mag.
show-allowed = Zien wat mag

# Whose turn it is to say or pick something.
say-of = { $seat } is aan de beurt
your-say = Jij bent aan de beurt, { $seat }
try-pick = Tik op kaarten om ze te kiezen, en nog eens om ze terug te nemen.
pick-bury = { $picked } van { $count } wegleggen
pick-exchange = { $picked ->
    [0] Niets ruilen (hoogstens { $count })
   *[other] { $picked } ruilen (hoogstens { $count })
  }
lead-unburied = Uitkomen met { $card } zonder weg te leggen
may-say = Nu mag: { $words }.
guess-word = Wat zou jij zeggen als { $seat }?
guess-that = precies dat
chips-less = Eén fiche minder
chips-more = Eén fiche meer
type-word = Woord intypen
type-bet = Getal of woord intypen
type-say = Zeggen
type-pick = Kiezen
type-kille = Ko

# What a seat has said, in a word beside its letter. $word: knock, check, pass, fold, bet. $chips: what was put in.
seat-said = { $word ->
    [knock] klopt
    [check] checkt
    [pass] past
    [fold] past
   *[bet] +{ $chips }
  }
seat-paid = { $chips ->
    [one] één fiche ingelegd
   *[other] { $chips } fiches ingelegd
  }
seat-taken = { $count ->
    [0] geen slag
    [one] één slag
   *[other] { $count } slagen
  }
pot = Pot
pot-of = { $chips ->
    [one] één fiche
   *[other] { $chips } fiches
  }
turn-up = Omgedraaide kaart: { $card-name }
open-cards = De vier open kaarten

# How a deal ended, by what decided it. $seat: the winner. $chips: what stays for the next deal.
ended-last-trick = De laatste slag beslist: { $seat } wint de ronde.
ended-alone = Alleen { $seat } doet nog mee en pakt de pot.
ended-skituppslag = { $seat } heeft minstens drie kaarten die lager zijn dan de 1, en pakt meteen de pot.
ended-carried = Iedereen heeft gepast. { $chips ->
    [one] Er blijft één fiche
   *[other] Er blijven { $chips } fiches
  } in de pot voor de volgende ronde.
ended-misdeal = Iemand heeft geen kaart meer om te spelen, dus er is verkeerd gedeeld: niemand wint, en dezelfde gever deelt opnieuw.
# $nets: what each seat has won or lost.
net-chips = Gewonnen en verloren fiches: { $nets }.
net-points = Punten: { $nets }.
net-of = { $seat } { NUMBER($net, signDisplay: "exceptZero") }

# $suit: the trump suit (S, H, D, C), none where there is none.
trumps = { $suit ->
    [S] Schoppen is troef.
    [H] Harten is troef.
    [D] Ruiten is troef.
    [C] Klaveren is troef.
   *[none] Er is geen troef.
  }

# A misdeal, which may happen under all rules. $misdeal-chips: the chips that each adds after a misdeal.
action-misdeal = Verkeerd gedeeld
said-misdeal = Er is verkeerd gedeeld
reason-misdeal-legal = Iemand heeft te veel of te weinig kaarten, dus dezelfde gever deelt opnieuw{ $misdeal-chips ->
    [0] .
    [one] , en iedereen legt nog één fiche in de pot.
   *[other] , en iedereen legt nog { $misdeal-chips } fiches in de pot.
  }
