# Why a card is allowed or not, one sentence for each reason of the engine and each side of it.
#
# reason-… stands alone: it names the cards and states the duty. also-… follows such a sentence when a whole hand is
# explained: it names its own cards and doesn’t state the duty again.
#
# $cards: the cards judged alike, one or more ($Cards, $cards-count). $all: yes where they are the whole hand.
# $beat: the card winning the trick so far. $over: the cards of the hand that beat it. $follow: the hand’s cards of
# the led suit. $suit: the led suit (S, H, D, C). $trump: the trump suit, or none. $known: no where nobody knows the
# rest of the hand. $missing: cards that are not in the hand. $rule: the id of the rule.

reason-lead-anything-legal = { $all ->
    [yes] Wie uitkomt, mag elke kaart spelen.
   *[no] { $Cards } spelen mag: wie uitkomt, mag elke kaart spelen.
  }
reason-must-overtake-legal = { $cards-count ->
    [one] { $Cards } neemt { $beat } over, en wie kan overnemen, moet overnemen.
   *[other] { $Cards } nemen { $beat } over. Wie kan overnemen, moet overnemen, en kiest zelf met welke kaart.
  }
reason-must-overtake-refused = { $cards-count ->
    [one] { $Cards } is te laag:
   *[other] { $Cards } zijn te laag:
  } { $over-count ->
    [one] { $over } neemt { $beat } over
   *[other] { $over } nemen { $beat } over
  }, en wie kan overnemen, moet overnemen.
reason-may-overtake-legal = { $cards-count ->
    [one] { $Cards } heeft de gevraagde kleur en neemt { $beat } over. Overnemen mag hier, maar hoeft niet.
   *[other] { $Cards } hebben de gevraagde kleur en nemen { $beat } over. Overnemen mag hier, maar hoeft niet.
  }
reason-follow-cannot-overtake-legal = { $known ->
    [no] Niemand kent de rest van deze hand. { $Cards } spelen mag, als er geen { suit-card } bij zit die { $beat } overneemt.
   *[yes] { $follow-count ->
        [one] { $Cards } is de enige { suit-card } in de hand. Wie kan bekennen, moet bekennen, ook met een kaart die te laag is om { $beat } over te nemen.
       *[other] { $cards-count ->
            [one] { $Cards } mag.
           *[other] { $Cards } mogen.
          } Wie kan bekennen, moet bekennen, maar geen { suit-card } in de hand neemt { $beat } over, dus elke { suit-card } mag.
      }
  }
reason-follow-suit-legal = { $cards-count ->
    [one] { $Cards } heeft de gevraagde kleur. Wie kan bekennen, moet bekennen, en meer hoeft niet.
   *[other] { $Cards } hebben de gevraagde kleur. Wie kan bekennen, moet bekennen, en meer hoeft niet.
  }
reason-must-follow-suit-refused = { $cards-count ->
    [one] { $Cards } is geen { suit-card }.
   *[other] { $Cards } zijn geen { suit-card }.
  } { Suit } is gevraagd, en in de hand { $follow-count ->
    [one] zit nog { $follow }
   *[other] zitten nog { $follow }
  }: wie kan bekennen, moet bekennen.
reason-void-discard-legal = { $known ->
    [no] Niemand kent de rest van deze hand. { $Cards } afgooien mag, als er geen { suit-card } bij zit.
   *[yes] { $all ->
        [yes] In de hand zit geen { suit-card }, dus elke kaart mag.
       *[no] In de hand zit geen { suit-card }, dus { $cards-count ->
            [one] { $cards } mag
           *[other] { $cards } mogen
          } worden afgegooid.
      }
  } { $trump ->
    [none] Een afgegooide kaart kan de slag niet winnen.
   *[other] Een afgegooide kaart kan de slag niet winnen; alleen een troef kan dat.
  }
reason-not-in-hand-refused = { $missing-count ->
    [one] { $Missing } zit niet in deze hand.
   *[other] { $Missing } zitten niet allemaal in deze hand.
  }
reason-wrong-phase-refused = { $cards-count ->
    [0] Op dit moment van de ronde is er iets anders te doen.
   *[other] { $Cards } spelen kan op dit moment van de ronde niet.
  }

also-must-overtake-refused = { $cards-count ->
    [one] { $Cards } is te laag.
   *[other] Te laag zijn { $cards }.
  }
also-must-follow-suit-refused = { $cards-count ->
    [one] { $Cards } is geen { suit-card }.
   *[other] { $Cards } zijn geen { suit-card }.
  }
also-may-overtake-legal = { $cards-count ->
    [one] { $Cards } mag ook en neemt { $beat } over.
   *[other] { $Cards } mogen ook en nemen { $beat } over.
  }

# The rules themselves in a sentence, as a hint.
rule-F5 = Wie uitkomt, mag elke kaart spelen.
rule-F6 = Heb je een kaart van de gevraagde kleur, dan moet je kleur bekennen.
rule-F7 = Kun je overnemen, dan moet je overnemen: met een kaart van de gevraagde kleur die hoger is dan de hoogste tot nu toe. Heb je er meer, dan kies je zelf.
rule-F8 = Heb je de gevraagde kleur, maar kun je niet overnemen, dan mag elke kaart van die kleur.
rule-F9 = Ben je renonce in de gevraagde kleur, dan mag elke kaart. Een afgegooide kaart wint de slag nooit.
rule-F10 = De hoogste kaart van de gevraagde kleur wint de slag. Wie die kaart speelde, komt in de volgende slag uit.
rule-F12 = Alleen de vijfde slag telt: wie die wint, wint de ronde.
rule-F15 = Om betere kaarten vragen mag niet, ook met een slechte hand niet. Heeft iemand te veel of te weinig kaarten, dan deelt dezelfde gever opnieuw.
rule-O1 = Beken kleur als je kunt. Niemand hoeft over te nemen.
