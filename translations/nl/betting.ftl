# Auction Kille, and Poker Kille as this site reconstructs it. $chips: what is put in. $picked: the cards exchanged.
# $call: the chips needed to stay in. $highest: the highest bet, $own: what the player on turn has put in so far.
# $least: the smallest first bet. $raises: raises made, $most-raises: raises allowed. $bettor: who bet first.
# $count: how many cards may go. $stock: the cards in the stock.

profile-femkortskille-auction = Auktionskille (opbieden)
profile-femkortskille-poker = Pokerkille (reconstructie)
phase-betting = Bieden
phase-exchange = Kaarten ruilen

action-bet = Inleggen: { chips-of-chips }
action-fold = Passen
action-exchange = { $picked-count ->
    [0] Niets ruilen
   *[other] Ruilen: { $picked }
  }
said-bet = { $seat } legt { chips-of-chips } in
said-fold = { $seat } past
said-exchange = { $picked-count ->
    [0] { $seat } houdt alle kaarten
    [one] { $seat } ruilt één kaart
   *[other] { $seat } ruilt { $picked-count } kaarten
  }

# A number of chips.
chips-of-chips = { $chips ->
    [0] nul fiches
    [one] één fiche
   *[other] { $chips } fiches
  }
chips-of-call = { $call ->
    [one] één fiche
   *[other] { $call } fiches
  }

reason-may-bet-legal = Een inleg van { chips-of-chips } mag: om te blijven meedoen { $call ->
    [one] is minstens één fiche
   *[other] zijn minstens { $call } fiches
  } nodig.
reason-may-fold-legal = Wie aan de beurt is, mag altijd passen. Die speler legt de hand weg en doet deze ronde niet meer mee.
reason-bet-too-low-refused = { $highest ->
    [0] Er is nog niet geboden, en het eerste bod is { $least ->
        [one] minstens één fiche
       *[other] minstens { $least } fiches
      }. Een inleg van { chips-of-chips } is dus te weinig.
   *[other] Het hoogste bod is { $highest }, en meegaan kost nog { $call ->
        [one] één fiche
       *[other] { $call } fiches
      }. Een inleg van { chips-of-chips } is dus te weinig.
  }
reason-no-more-raises-refused = { $most-raises ->
    [0] Verhogen mag hier niet.
    [one] Er is al één keer verhoogd, en vaker mag het niet.
   *[other] Er is al { $most-raises } keer verhoogd, en vaker mag het niet.
  } Meegaan kost { chips-of-call }, en een inleg van { chips-of-chips } zou weer een verhoging zijn.
reason-check-after-bet-refused = { $bettor } heeft geboden, dus checken mag niet meer. Om te blijven meedoen is een inleg van minstens { chips-of-call } nodig.
reason-may-exchange-legal = { $picked-count ->
    [0] Niets ruilen mag: dan blijven alle vijf de kaarten in de hand.
   *[other] { $Picked } ruilen mag. Ieder ruilt hoogstens { $count ->
        [one] één kaart
       *[other] { $count } kaarten
      }, zodat de stapel voor iedereen genoeg is.
  }
reason-too-many-exchanged-refused = { $picked-count ->
    [one] Eén kaart ruilen is te veel.
   *[other] { $picked-count } kaarten ruilen is te veel.
  } { $count ->
    [0] Niemand mag er een ruilen
    [one] Ieder ruilt hoogstens één kaart
   *[other] Ieder ruilt hoogstens { $count } kaarten
  }, want de stapel moet voor iedereen genoeg zijn.

also-check-after-bet-refused = { $bettor } heeft geboden, dus checken mag niet meer. Om te blijven meedoen is een inleg van minstens { chips-of-call } nodig.

rule-KA1 = Wil je blijven meedoen, leg dan genoeg in om mee te gaan met het hoogste bod. In Auktionskille kun je niet checken.
rule-KA2 = De speler links van de gever begint. Het eerste bod is minstens één inzet, en wat je inlegt, gaat in de pot.
rule-KA3 = Heb je minder ingelegd dan het hoogste bod, ga dan mee of pas. Er wordt geboden tot iedereen die nog meedoet evenveel heeft ingelegd.
rule-KA4 = Na het eerste bod mag er maar een beperkt aantal keren verhoogd worden. Daarna kun je alleen nog meegaan of passen.
rule-KK2 = Bieden, kaarten ruilen, weer bieden, spelen: wie de vijfde slag wint, pakt de pot, en de verliezers betalen niets meer. Pokerkille is een reconstructie van deze site.
rule-KK3 = Niemand mag meer dan drie kaarten ruilen, en ook niet meer dan er voor iedereen in de stapel zitten.

concept-call = wat meegaan kost
concept-check-after-bet = als er is geboden
concept-exchange-limit = hoeveel je mag ruilen

ask-call = { $seat } is aan de beurt. { $own ->
    [0] { $seat } heeft nog niets ingelegd
    [one] { $seat } heeft tot nu toe één fiche ingelegd
   *[other] { $seat } heeft tot nu toe { $own } fiches ingelegd
  }, en het hoogste bod is { $highest }. Hoeveel fiches moet { $seat } minstens inleggen om mee te gaan?
look-call = Kijk hoeveel er nog bij moet om op het hoogste bod te komen.
why-call = Om mee te gaan vult { $seat } aan tot het hoogste bod: { $highest } − { $own } = { $answer }.

# $stock: the cards left after the deal.
ask-most-cards = Er zijn { $players } spelers met elk vijf kaarten, en in de stapel zitten er nog { $stock }. Hoeveel kaarten mag ieder hoogstens ruilen?
look-most-cards = Verdeel de stapel over alle spelers.
why-most-cards = De stapel van { $stock } kaarten moet genoeg zijn voor { $players } spelers, en niemand mag er meer dan drie ruilen. Ieder mag er dus hoogstens { $answer } ruilen.
