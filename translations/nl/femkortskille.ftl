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
    [yes] Van twee gelijke kaarten wint de laatst gespeelde, dus daarmee neem je { the-beat } over
   *[no] Daarmee neem je { the-beat } over
  }, en wie kan overnemen, moet dat ook.
reason-must-head-refused = { $over-count ->
    [one] Je { $over } neemt { the-beat } over
   *[other] Je kunt { the-beat } overnemen met { $over }
  }, en wie kan overnemen, moet dat ook.
reason-cannot-head-legal = { $equal ->
    [yes] Deze kaart zou winnen, maar overnemen moet hier alleen als je een kaart boven { the-beat } hebt. Dus mag elke kaart.
   *[no] Tegen { the-beat } is geen kaart in de hand hoog genoeg, dus elke kaart mag.
  }
reason-may-knock-legal = Als je aan de beurt bent, mag je altijd kloppen. Dan speel je mee om de pot.
reason-may-check-legal = { $rule ->
    [KK2] Er heeft nog niemand ingezet, dus je mag meedoen zonder inzet.
   *[K5] Er heeft nog niemand geklopt, dus je mag je keuze uitstellen tot je volgende beurt.
  }
reason-may-pass-legal = Als je aan de beurt bent, mag je altijd passen. Je legt je hand weg en doet deze gift niet meer mee.
reason-check-after-knock-refused = Er is al geklopt, dus uitstellen kan niet meer: klop of pas.
reason-already-checked-refused = Je hebt al één keer gecheckt, en meer mag niet: klop of pas.

rule-K4 = Om de beurt kiest iedereen: kloppen en meespelen om de pot, passen en niet meer meedoen, of checken en later kiezen.
rule-K5 = Checken mag alleen zolang er niemand heeft geklopt.
rule-K6 = Je mag één keer checken. Bij je volgende beurt klop je of pas je.
rule-K11 = Wie nog meedoet en het dichtst links van de gever zit, komt uit in de eerste slag. Elke kaart is goed.
rule-K12 = Er zijn geen kleuren. Kun je de hoogste kaart van de slag overnemen, dan moet dat.
rule-K13 = Ligt de hoogste kaart er twee keer, dan wint de laatst gespeelde.
rule-K14 = Een even hoge kaart neemt net zo goed over als een hogere. Kun je met meer dan één kaart overnemen, dan kies je zelf.
rule-K15 = Kun je niet overnemen, dan mag elke kaart.
rule-K16 = Wie een slag wint, speelt in de volgende slag voor, en wie de vijfde wint, wint de gift.
rule-K17 = Iedere verliezer betaalt evenveel als er aan het eind van de gift in de pot ligt. De winnaar krijgt alles.
rule-KP2 = Bovenaan staan harlekijn, koekoek, huzaar, zwijn, ruiter en herberg, dan 12 tot en met 1. Krans, bloempot en masker zijn lager dan de 1.
rule-KV1 = Heb je drie kaarten die lager zijn dan de 1, dan win je meteen de pot, nog voor er wordt gespeeld.
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
ask-takes-at-once = Je ziet twee handen. Wie van de twee pakt meteen de pot?
look-femkortskille-legal-cards = Kijk naar de kaarten die oplichten: de kaart die nu wint, en jouw kaarten die overnemen.
look-femkortskille-trick-winner = Zoek de hoogste kaart, en kijk of die er twee keer ligt.
look-first-leader = Kijk wie er links van de gever zit, en wie er nog meedoet.
look-takes-at-once = Zoek de kaarten die lager zijn dan de 1.
why-femkortskille-trick-winner = { The-card } is de hoogste kaart van de slag.
why-equal-cards = De hoogste kaart, { the-card }, ligt er twee keer, en van twee gelijke kaarten wint de laatst gespeelde.
why-first-leader = Met de klok mee vanaf de gever is { $seat } de eerste die nog meedoet.
why-takes-at-once = Krans, bloempot en masker zijn de laagste kaarten, en daarvan heeft { $seat } er drie.

# $pot: the chips in the pot. $inside: who played for it. $winner: who won.
ask-loser-pays = Er liggen { $pot } fiches in de pot. { $inside } speelden erom, en { $winner } won. Hoeveel betaalt elk van de anderen die meespeelden?
ask-winner-takes = Er liggen { $pot } fiches in de pot. { $inside } speelden erom, en { $winner } won. Hoeveel fiches krijgt { $winner }?
look-loser-pays = Kijk hoeveel er in de pot ligt.
look-winner-takes = Kijk naar de pot, en naar wie meespeelde en verloor.
why-loser-pays = Iedere verliezer betaalt evenveel als er aan het eind van de gift in de pot lag: { $answer }.

# $terms: pay where losers pay the winner, stay where that lies for the next deal, none where they don’t pay.
why-winner-takes = { $terms ->
    [pay] Iedere verliezer betaalt evenveel als er in de pot lag, en { $winner } krijgt alles: { $answer }.
    [stay] Wat de verliezers betalen, blijft liggen voor de volgende gift. { $winner } pakt de pot: { $answer }.
   *[none] Niemand hoeft nog iets bij te betalen. { $winner } pakt de pot: { $answer }.
  }
