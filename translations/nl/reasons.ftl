# Why a card is legal or not, one sentence for each reason of the engine and each side of it.
# $card: the card itself. $beat: the card to beat. $over: the hand’s cards that beat it ($over-count of them).
# $cards: the cards that prove it ($cards-count of them). $suit: the suit led (S, H, D, C).

reason-lead-anything-legal = Wie de slag begint, mag elke kaart spelen.
reason-must-overtake-legal = Daarmee neem je de { $beat } over, en wie kan overnemen, moet dat ook.
reason-must-overtake-refused = { $over-count ->
    [one] Met de { $over } kun je de { $beat } overnemen
   *[other] Met { $over } kun je de { $beat } overnemen
  }, en wie kan overnemen, moet dat ook.
reason-may-overtake-legal = Daarmee neem je de { $beat } over. In het oudere profiel mag dat, maar hoeft het nooit.
reason-follow-cannot-overtake-legal = Geen kaart in de hand neemt de { $beat } over, dus elke kaart van die kleur is goed.
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
  }, dus je mag alles afgooien. Zo’n kaart wint niet: het is niet de gevraagde kleur.
reason-not-in-hand-refused = Die zit niet in deze hand.
reason-wrong-phase-refused = Dat kan op dit moment van de gift niet.
reason-redeal-not-allowed-refused = In dit spel mag niemand om nieuwe kaarten vragen: ook een slechte hand speel je.

# The rules themselves in a sentence, as a hint.
rule-F5 = Wie uitkomt of voorspeelt, mag elke kaart spelen.
rule-F6 = Heb je een kaart van de gevraagde kleur, dan moet je bekennen.
rule-F7 = Kun je de hoogste kaart van de gevraagde kleur overnemen, dan moet dat. Met welke kaart, kies je zelf.
rule-F8 = Heb je de gevraagde kleur, maar kun je niet overnemen, dan is elke kaart van die kleur goed.
rule-F9 = Ben je renonce in de gevraagde kleur, dan mag je alles afgooien. Zo’n kaart wint nooit.
rule-F10 = De hoogste kaart van de gevraagde kleur wint de slag, en wie die speelde, speelt de volgende voor.
rule-F12 = Alleen de vijfde slag telt: wie die wint, wint de gift.
rule-F15 = Om betere kaarten vragen mag niet. Alleen bij een verkeerd aantal kaarten wordt opnieuw gedeeld.
rule-O1 = In het oudere profiel beken je kleur, en niemand hoeft de slag over te nemen.
