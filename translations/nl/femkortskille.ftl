# Femkortskille: the knocking round, the tricks of the Kille pack, and who pays what.
# $equal: yes where the cards equal the one to beat. $equal-heads: yes where an equal card is enough to overtake.
# $over-equal: yes where one of the cards that overtake equals the one to beat. $knocker: who knocked first.

profile-femkortskille-standard = Femkortskille
phase-knocking = Kloppen

action-knock = Kloppen
action-check = Checken
action-pass = Passen
said-knock = { $seat } klopt
said-check = { $seat } checkt
said-pass = { $seat } past

reason-heads-legal = { $equal ->
    [yes] { $Cards } in de hand is even hoog als { $beat } op tafel, en van twee gelijke kaarten wint de laatste. Wie kan overnemen, moet overnemen.
   *[no] { $cards-count ->
        [one] { $Cards } neemt { $beat } over, en wie kan overnemen, moet overnemen.
       *[other] { $Cards } nemen { $beat } over. Wie kan overnemen, moet overnemen, en kiest zelf met welke kaart.
      }
  }
reason-must-head-refused = { $equal ->
    [yes] { $Cards } in de hand is even hoog als { $beat } op tafel, maar even hoog is hier niet genoeg:
   *[no] { $cards-count ->
        [one] { $Cards } is te laag:
       *[other] { $Cards } zijn te laag:
      }
  } { $over-count ->
    [one] { $over-equal ->
        [yes] { $over } in de hand is even hoog als { $beat } op tafel en wint als laatste van de twee
       *[no] { $over } neemt { $beat } over
      }
   *[other] { $over-equal ->
        [yes] { $over } nemen { $beat } over, want van twee gelijke kaarten wint de laatste
       *[no] { $over } nemen { $beat } over
      }
  }, en wie kan overnemen, moet overnemen.
reason-cannot-head-legal = { $known ->
    [no] Niemand kent de rest van deze hand. { $Cards } spelen mag, als er geen kaart bij zit die { $beat } overneemt.
   *[yes] { $equal ->
        [yes] { $Cards } in de hand is even hoog als { $beat } op tafel en zou de slag winnen, als laatste van twee gelijke kaarten. Maar alleen wie hoger kan, moet hier overnemen, en een hogere kaart zit er niet in de hand. Dus mag elke kaart.
       *[no] { $all ->
            [yes] Geen kaart in de hand is hoog genoeg om { $beat } over te nemen, dus elke kaart mag.
           *[no] Geen kaart in de hand is hoog genoeg om { $beat } over te nemen, dus elke kaart mag, ook { $cards }.
          }
      }
  }
reason-may-knock-legal = Wie aan de beurt is, mag altijd kloppen en speelt dan mee om de pot.
reason-may-check-legal = { $rule ->
    [KK2] Er heeft nog niemand geboden, dus checken mag: zo blijft een speler meedoen zonder iets in te leggen.
   *[K5] Er heeft nog niemand geklopt, dus checken mag, één keer: de keuze komt dan in de volgende beurt.
  }
reason-may-pass-legal = Wie aan de beurt is, mag altijd passen. Die speler legt de hand weg en doet deze ronde niet meer mee.
reason-check-after-knock-refused = { $knocker } heeft geklopt, dus checken mag niet meer.
reason-already-checked-refused = Checken mag maar één keer: in de tweede beurt is het kloppen of passen.

also-heads-legal = { $equal ->
    [yes] { $Cards } in de hand is even hoog als { $beat } op tafel, en van twee gelijke kaarten wint de laatste.
   *[no] { $cards-count ->
        [one] Ook { $cards } neemt { $beat } over.
       *[other] Ook { $cards } nemen { $beat } over.
      }
  }
also-must-head-refused = { $equal ->
    [yes] { $Cards } in de hand is even hoog als { $beat } op tafel, maar even hoog is hier niet genoeg.
   *[no] { $cards-count ->
        [one] { $Cards } is te laag.
       *[other] Te laag zijn { $cards }.
      }
  }
also-cannot-head-legal = { $equal ->
    [yes] { $Cards } zou zelfs de slag winnen, als laatste van twee gelijke kaarten.
   *[no] { $cards-count ->
        [one] Ook { $cards } mag.
       *[other] Ook { $cards } mogen.
      }
  }
also-may-check-legal = { $rule ->
    [KK2] Checken mag, want er heeft nog niemand geboden.
   *[K5] Checken mag, want er heeft nog niemand geklopt.
  }
also-check-after-knock-refused = { $knocker } heeft geklopt, dus checken mag niet meer.
also-already-checked-refused = Checken mag maar één keer.

rule-K4 = Om de beurt kiest iedereen: kloppen en meespelen om de pot, passen en niet meer meedoen, of checken en later kiezen.
rule-K5 = Checken mag alleen zolang er niemand heeft geklopt.
rule-K6 = Je mag één keer checken. In je volgende beurt klop je of pas je.
rule-K11 = In de eerste slag komt uit wie nog meedoet en met de klok mee het dichtst bij de gever zit. Elke kaart mag.
rule-K12 = Er zijn geen kleuren. Kun je de hoogste kaart van de slag overnemen, dan moet je overnemen.
rule-K13 = Ligt de hoogste kaart er twee keer, dan wint de laatste van de twee.
rule-K14 = Met een even hoge kaart neem je net zo goed over als met een hogere. Heb je er meer, dan kies je zelf.
rule-K15 = Kun je niet overnemen, dan mag elke kaart.
rule-K16 = Wie een slag wint, komt in de volgende slag uit, en wie de vijfde wint, wint de ronde.
rule-K17 = Wie om de pot speelde en verloor, betaalt evenveel als er aan het eind van de ronde in de pot ligt. De winnaar krijgt alles.
rule-KP2 = Bovenaan staan harlekijn, koekoek, huzaar, zwijn, ruiter en herberg, dan 12 tot en met 1. Krans, bloempot en masker zijn lager dan de 1.
rule-KV1 = Heb je minstens drie kaarten die lager zijn dan de 1, dan win je meteen de pot, nog voor er wordt gespeeld.
rule-KV3 = Wat de verliezers betalen, blijft in de pot voor de volgende ronde.

concept-ranking = de volgorde van de kaarten
concept-must-head = overnemen met de enige kaart die het kan
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
ask-first-leader = { $dealer } heeft gedeeld, en { $inside } doen nog mee. Wie komt in de eerste slag uit?
ask-takes-at-once = Je ziet twee handen. Wie van de twee pakt meteen de pot?
look-femkortskille-legal-cards = Kijk naar de kaart die oplicht: daarmee wint iemand nu de slag. Kijk dan welke kaarten jij hebt die even hoog zijn of hoger.
look-femkortskille-trick-winner = Zoek de hoogste kaart, en kijk of die er twee keer ligt.
look-first-leader = Kijk wie er links van de gever zit, en wie er nog meedoet.
look-takes-at-once = Zoek de laagste kaarten, die onder de 1.
why-femkortskille-trick-winner = { $seat } wint de slag met { $card }, de hoogste kaart die er ligt.
why-equal-cards = { $Card } ligt er twee keer en is de hoogste kaart. Van twee gelijke kaarten wint de laatste, dus { $seat } wint de slag.
why-first-leader = { $seat } komt in de eerste slag uit: met de klok mee vanaf de gever is { $seat } de eerste die nog meedoet.
why-takes-at-once = { $seat } pakt meteen de pot, want { $seat } heeft minstens drie kaarten die lager zijn dan de 1. Lager dan de 1 zijn krans, bloempot en masker.

# $pot: the chips in the pot. $inside: who played for it. $winner: who won. $losers: how many of them lost.
ask-loser-pays = Er liggen { $pot } fiches in de pot. { $inside } speelden erom, en { $winner } won. Hoeveel fiches betaalt { $losers ->
    [one] de verliezer
   *[other] elk van de verliezers
  }?
ask-winner-takes = Er liggen { $pot } fiches in de pot. { $inside } speelden erom, en { $winner } won. Hoeveel fiches krijgt { $winner }?
look-loser-pays = Kijk hoeveel er in de pot ligt.
look-winner-takes = Kijk naar de pot, en naar wie meespeelde en verloor.
why-loser-pays = Wie om de pot speelde en verloor, betaalt evenveel als er aan het eind van de ronde in de pot lag: { $answer }.

# $terms: pay where losers pay the winner, stay where that lies for the next deal, none where they don’t pay.
why-winner-takes = { $terms ->
    [pay] { $losers ->
        [one] De verliezer betaalt evenveel als er in de pot lag, en { $winner } krijgt alles: { $pot } + { $pot } = { $answer }.
       *[other] Elk van de { $losers } verliezers betaalt evenveel als er in de pot lag, en { $winner } krijgt alles: { $pot } + { $losers } × { $pot } = { $answer }.
      }
    [stay] Wat de verliezers betalen, blijft liggen voor de volgende ronde. { $winner } pakt alleen de pot: { $answer }.
   *[none] De verliezers betalen niets meer dan wat al in de pot ligt. { $winner } pakt de pot: { $answer }.
  }
