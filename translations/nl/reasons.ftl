# Why a card is legal or not, one sentence for each reason of the engine and each side of it.
# $card: the card itself. $beat: the card to beat. $over: the hand’s cards that beat it ($over-count of them).
# $cards: the cards that prove it ($cards-count of them). $suit: the suit led (S, H, D, C). $picked: the cards
# that it is about, one or more ($picked-count of them). $rule: the id of the rule.

reason-lead-anything-legal = Wie de slag begint, mag elke kaart spelen.
reason-must-overtake-legal = Daarmee neem je { the-beat } over, en wie kan overnemen, moet dat ook.
reason-must-overtake-refused = { $over-count ->
    [one] Met de { $over } kun je { the-beat } overnemen
   *[other] Met { $over } kun je { the-beat } overnemen
  }, en wie kan overnemen, moet dat ook.
reason-may-overtake-legal = Daarmee neem je { the-beat } over. Hier mag dat, maar hoeft het nooit.
reason-follow-cannot-overtake-legal = Geen kaart van die kleur in de hand neemt { the-beat } over, dus ze zijn allemaal goed.
reason-follow-suit-legal = Daarmee beken je kleur, en meer hoeft niet.
reason-must-follow-suit-refused = { $suit ->
    [S] Schoppen is gevraagd, en je hebt nog
    [H] Harten is gevraagd, en je hebt nog
    [D] Ruiten is gevraagd, en je hebt nog
   *[C] Klaveren is gevraagd, en je hebt nog
  } { $cards }. Wie kan bekennen, moet bekennen.
reason-void-discard-legal = { $suit ->
    [S] Er zit geen schoppen in de hand
    [H] Er zit geen harten in de hand
    [D] Er zit geen ruiten in de hand
   *[C] Er zit geen klaveren in de hand
  }, dus je mag afgooien wat je wilt. Zo’n kaart wint niet: het is { $rule ->
    [B8] niet de gevraagde kleur en ook geen troef.
   *[F9] niet de gevraagde kleur.
  }
reason-not-in-hand-refused = { $picked-count ->
    [one] Die zit niet in deze hand.
   *[other] Die zitten niet allemaal in deze hand.
  }
reason-wrong-phase-refused = Dat kan op dit moment van de gift niet.
reason-redeal-not-allowed-refused = Om betere kaarten vragen kan hier niet: ook een slechte hand speel je.

# The rules themselves in a sentence, as a hint.
rule-F5 = Wie uitkomt of voorspeelt, mag elke kaart spelen.
rule-F6 = Heb je een kaart van de gevraagde kleur, dan moet je bekennen.
rule-F7 = Kun je de hoogste kaart van de gevraagde kleur overnemen, dan moet dat. Met welke kaart, kies je zelf.
rule-F8 = Heb je de gevraagde kleur, maar kun je niet overnemen, dan is elke kaart van die kleur goed.
rule-F9 = Ben je renonce in de gevraagde kleur, dan mag je alles spelen. Een kaart die je afgooit, wint nooit.
rule-F10 = De hoogste kaart van de gevraagde kleur wint de slag, en wie die kaart speelde, speelt in de volgende slag voor.
rule-F12 = Alleen de vijfde slag telt: wie die wint, wint de gift.
rule-F15 = Om betere kaarten vragen mag niet. Alleen bij een verkeerd aantal kaarten wordt opnieuw gedeeld.
rule-O1 = Je bekent kleur, maar in deze vorm van het spel hoeft niemand de slag over te nemen.
