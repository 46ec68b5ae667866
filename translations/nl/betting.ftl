# Auction Kille, and Poker Kille as this site reconstructs it. $chips: what is put in. $picked: the cards exchanged.

phase-betting = Inzetten
phase-exchange = Kaarten ruilen

action-bet = { $chips } inzetten
action-fold = Passen
action-exchange = { $picked-count ->
    [0] Niets ruilen
   *[other] Ruilen: { $picked }
  }
said-bet = { $seat } zet { $chips } in
said-fold = { $seat } past

reason-may-bet-legal = Met { $chips ->
    [one] één fiche
   *[other] { $chips } fiches
  } blijf je meedoen.
reason-may-fold-legal = Als je aan de beurt bent, mag je altijd passen. Je legt je hand weg en doet deze gift niet meer mee.
reason-bet-too-low-refused = { $chips ->
    [one] Eén fiche is
   *[other] { $chips } fiches is
  } te weinig: je moet de hoogste inzet evenaren of, als er nog niemand heeft ingezet, minstens de vaste inzet inleggen.
reason-no-more-raises-refused = Verhogen kan in deze ronde niet meer. Je mag de hoogste inzet evenaren, maar er niet overheen gaan.
reason-check-after-bet-refused = Er is al ingezet, dus zonder inzet kun je niet blijven meedoen: ga mee, verhoog of pas.
reason-may-exchange-legal = { $picked-count ->
    [0] Je mag al je kaarten houden.
   *[other] In de talon zitten genoeg kaarten om iedereen er zoveel te laten ruilen.
  }
reason-too-many-exchanged-refused = Zoveel mag je er niet ruilen: de talon moet voor iedereen genoeg zijn.

rule-KA1 = Wil je meedoen, leg dan genoeg in om de hoogste inzet te evenaren. In Auktionskille kun je niet checken.
rule-KA2 = De speler links van de gever begint. Wie als eerste inzet, legt minstens de vaste inzet in, en alle inzetten gaan in de pot.
rule-KA3 = Heb je minder ingelegd dan de hoogste inzet, leg dan bij of pas. De ronde is klaar als iedereen die nog meedoet evenveel heeft ingelegd.
rule-KA4 = Na de eerste inzet mag er in een ronde maar een beperkt aantal keren verhoogd worden. Daarna kun je alleen nog meegaan of passen.
rule-KK2 = Inzetten, kaarten ruilen, weer inzetten, spelen: wie de vijfde slag wint, pakt de pot, en de verliezers betalen niets meer. Pokerkille is een reconstructie van deze site.
rule-KK3 = Niemand mag meer dan drie kaarten ruilen, en ook niet meer dan er voor iedereen in de talon zitten.

concept-call = wat meedoen kost
concept-check-after-bet = als er is ingezet
concept-exchange-limit = hoeveel je mag ruilen

# $own: what $seat has bet so far. $highest: the highest bet.
ask-call = { $seat } is aan de beurt. { $seat } heeft tot nu toe { $own } ingezet, en de hoogste inzet is { $highest }. Hoeveel fiches moet { $seat } minstens bijleggen om mee te doen?
look-call = Kijk hoeveel er nog bij moet om op de hoogste inzet te komen.
why-call = Om mee te doen leg je bij tot aan de hoogste inzet: { $highest } − { $own } = { $answer }.

# $stock: the cards left after the deal.
ask-most-cards = { $players } spelers hebben elk vijf kaarten, en in de talon zitten er nog { $stock }. Hoeveel kaarten mag ieder hoogstens ruilen?
look-most-cards = Verdeel de talon over alle spelers.
why-most-cards = Met { $stock } kaarten moeten { $players } spelers toekunnen, en meer dan drie mag niemand er ruilen. Het antwoord is dus { $answer }.
