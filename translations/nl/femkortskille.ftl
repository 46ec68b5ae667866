# Femkortskille: the knocking round, the tricks of the Kille pack, and who pays what.
# $equal: yes where the card equals the one to beat.

profile-femkortskille-standard = Femkortskille
phase-knocking = Kloppen

action-knock = Kloppen
action-check = Checken
action-pass = Passen
said-knock = { $seat } klopt
said-check = { $seat } checkt
said-pass = { $seat } past

reason-heads-legal = { $equal ->
    [yes] Van twee gelijke kaarten wint de laatste, dus daarmee neem je { the-beat } over
   *[no] Daarmee neem je { the-beat } over
  }, en wie kan overnemen, moet dat ook.
reason-must-head-refused = Je kunt { the-beat } overnemen met { $over }, en wie kan overnemen, moet dat ook.
reason-cannot-head-legal = { $equal ->
    [yes] Deze kaart zou winnen, maar hier moet je alleen hoger dan { the-beat }, niet even hoog. Dus mag elke kaart.
   *[no] Tegen { the-beat } is geen kaart in de hand hoog genoeg, dus elke kaart mag.
  }
reason-may-knock-legal = Als je aan de beurt bent, mag je altijd kloppen. Dan speel je mee om de pot.
reason-may-check-legal = { $rule ->
    [KK2] Er heeft nog niemand ingezet, dus je mag meedoen zonder inzet.
   *[K5] Er heeft nog niemand geklopt, dus je mag het tot je volgende beurt openlaten.
  }
reason-may-pass-legal = Als je aan de beurt bent, mag je altijd passen. Je legt je hand weg en doet deze gift niet meer mee.
reason-check-after-knock-refused = Er is al geklopt, dus openlaten kan niet meer: klop of pas.
reason-already-checked-refused = Je hebt al één keer gecheckt, en meer mag niet: klop of pas.

rule-K4 = Om de beurt klop je om mee te spelen om de pot, pas je en doe je niet meer mee, of check je om later te kiezen.
rule-K5 = Checken mag alleen zolang er niemand heeft geklopt.
rule-K6 = Je mag één keer checken. Bij je volgende beurt klop je of pas je.
rule-K11 = Van wie nog meedoet, komt de eerste links van de gever uit, met welke kaart hij wil.
rule-K12 = Er zijn geen kleuren. Kun je de hoogste kaart van de slag overnemen, dan moet dat.
rule-K13 = Liggen er twee gelijke kaarten bovenaan, dan wint de laatste.
rule-K14 = Een even hoge kaart neemt net zo goed over als een hogere. Heb je er meer dan één, dan kies je zelf.
rule-K15 = Kun je niet overnemen, dan mag elke kaart.
rule-K16 = Wie een slag wint, speelt de volgende voor, en wie de vijfde wint, wint de gift.
rule-K17 = Iedere verliezer betaalt zoveel als er aan het eind van de gift in de pot ligt. De winnaar krijgt alles.
rule-KP2 = Bovenaan staan harlekijn, koekoek, huzaar, zwijn, ruiter en herberg, dan 12 tot en met 1. Krans, bloempot en masker zijn lager dan de 1.
rule-KV1 = Drie kaarten van de drie laagste soorten winnen meteen de pot, nog voor er wordt gespeeld.
rule-KV3 = Wat de verliezers betalen, blijft in de pot voor de volgende gift.

concept-ranking = de volgorde van de kaarten
concept-must-head = overnemen als het kan
concept-equal-card = even hoog is genoeg
concept-cannot-head = niet kunnen overnemen
concept-equal-cards = twee gelijke kaarten
concept-check = checken
concept-check-after-knock = als er geklopt is
concept-second-lap = als je al gecheckt hebt
concept-first-leader = wie als eerste uitkomt
concept-skituppslag = drie lage kaarten
concept-loser-pays = wat een verliezer betaalt
concept-winner-takes = wat de winnaar krijgt

# $inside: who is still in.
ask-first-leader = { $dealer } heeft gedeeld, en deze spelers doen nog mee: { $inside }. Wie komt in de eerste slag uit?
ask-takes-at-once = Je ziet twee handen. Welke pakt meteen de pot?
look-femkortskille-legal-cards = Kijk naar de kaarten die oplichten: de kaart die nu wint, en jouw kaarten die overnemen.
look-femkortskille-trick-winner = Zoek de hoogste kaart, en kijk of die er twee keer ligt.
look-first-leader = Kijk wie er links van de gever zit, en wie er nog meedoet.
look-takes-at-once = Zoek de kaarten die lager zijn dan de 1.
why-femkortskille-trick-winner = { The-card } is de hoogste kaart van de slag.
why-equal-cards = Bovenaan ligt twee keer { the-card }, en van twee gelijke kaarten wint de laatste.
why-first-leader = Met de klok mee vanaf de gever is { $seat } de eerste die nog meedoet.
why-takes-at-once = Krans, bloempot en masker zijn de laagste soorten, en { $seat } heeft drie van zulke kaarten.

# $pot: the chips in the pot. $inside: who played for it. $winner: who won.
ask-loser-pays = Er liggen { $pot } fiches in de pot. Erom speelden { $inside }, en { $winner } won. Hoeveel betaalt ieder ander die meespeelde?
ask-winner-takes = Er liggen { $pot } fiches in de pot. Erom speelden { $inside }, en { $winner } won. Hoeveel fiches krijgt { $winner }?
look-loser-pays = Kijk hoeveel er in de pot ligt.
look-winner-takes = Kijk naar de pot, en naar wie meespeelde en verloor.
why-loser-pays = Iedere verliezer betaalt zoveel als er aan het eind van de gift in de pot lag: { $answer }.

# $terms: pay where losers pay the winner, stay where that lies for the next deal, none where they don’t pay.
why-winner-takes = { $terms ->
    [pay] Iedere verliezer betaalt zoveel als er in de pot lag, en alles is voor { $winner }: { $answer }.
    [stay] Wat de verliezers betalen, blijft liggen voor de volgende gift. { $winner } pakt de pot: { $answer }.
   *[none] Niemand betaalt meer dan er al in ligt. { $winner } pakt de pot: { $answer }.
  }
