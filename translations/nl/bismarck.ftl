# Bismarck. $contract: spel, spader, valfri or pass; $suit: the suit that Valfri names (S, H, D, C), or nothing.
# $words: contracts judged alike, by name ($words-count of them). $used: the contracts that forehand has had.
# $announced: the contract announced before the cards were dealt again. $picked: the cards to be buried.

profile-bismarck-modern = Moderne regels, zoals in Zweden
contract-name = { $contract ->
    [spel] Spel
    [spader] Spader
    [valfri] Valfri
   *[pass] Pass
  }
phase-contract = Een contract kiezen
phase-bury = Vier kaarten wegleggen

action-contract = { contract-name }{ $suit ->
    [S] : schoppen
    [H] : harten
    [D] : ruiten
    [C] : klaveren
   *[none] { "" }
  }
action-bury = Wegleggen: { $picked }
said-contract = { $seat } kiest { action-contract }
said-bury = { $seat } legt { $picked } weg

reason-may-choose-legal = { $words-count ->
    [one] { $Words } mag, want dat contract heeft de voorhand nog niet gespeeld.
   *[other] { $Words } mogen, want die contracten heeft de voorhand nog niet gespeeld.
  }
reason-contract-used-refused = De voorhand heeft { $words } al gespeeld, en elk contract mag maar één keer.
# The same as contract-name, of $announced.
announced-name = { $announced ->
    [spel] Spel
    [spader] Spader
    [valfri] Valfri
   *[pass] Pass
  }
reason-contract-stays-refused = { announced-name } was al gekozen toen er opnieuw werd gedeeld, en dat contract blijft. Daarom mag { $words } nu niet.
reason-may-bury-legal = { $Picked } wegleggen mag: van de twintig kaarten legt de voorhand er vier naar keuze weg, ook azen en troeven.
reason-wrong-number-of-cards-refused = { $picked-count ->
    [0] Er is geen kaart gekozen
    [one] Er is één kaart gekozen
   *[other] Er zijn { $picked-count } kaarten gekozen
  }, maar er moeten er { $count } weg: van de twintig blijven er zestien over om te spelen.
reason-forgotten-discard-legal = De voorhand komt uit met { $cards } en heeft nog niets weggelegd. Daarom deelt dezelfde gever opnieuw, en het contract blijft.

also-contract-used-refused = De voorhand heeft { $words } al gespeeld, en elk contract mag maar één keer.

rule-B4 = De voorhand, de speler links van de gever, ziet vier kaarten en kiest dan een contract. Twee keer hetzelfde contract kiezen mag niet.
rule-B6 = De voorhand neemt de vier open kaarten op en legt van alle twintig er vier naar keuze weg. Die vier tellen voor niemand.
rule-B7 = De voorhand komt in de eerste slag uit. Elke kaart mag, ook een troef.
rule-B8 = Kun je bekennen, dan moet dat. Kun je het niet, dan mag elke kaart. Niemand hoeft in te troeven of over te nemen.
rule-B9 = De hoogste troef wint de slag, en anders de hoogste kaart van de gevraagde kleur. Wie die kaart speelde, komt in de volgende slag uit.
rule-B10 = In Spel, Spader en Valfri krijg je het aantal slagen dat je wint, min je quotum: 8 voor de voorhand, 4 voor elk van de anderen.
rule-B11 = In Pass krijg je je quotum min het aantal slagen dat je wint. De voorhand heeft een quotum van 4, de anderen elk van 6.
rule-B13 = Iedereen is vier keer voorhand en speelt elk contract één keer.
rule-B15 = Vergeet de voorhand weg te leggen en is er al uitgekomen, dan deelt dezelfde gever opnieuw. Het contract blijft; in Valfri wordt opnieuw een kleur gekozen.

concept-contracts-left = welke contracten nog kunnen
concept-no-duty-to-overtake = overnemen hoeft niet
concept-quota = punten als je slagen wilt
concept-pass-quota = punten in Pass

# $exposed: the four open cards.
ask-contracts-left = Jij bent de voorhand, en deze vier kaarten liggen open: { $exposed }. Je hebt { $used } al gespeeld. Wijs alle contracten aan die je mag kiezen.
look-contracts-left = Kijk welke contracten je al hebt gespeeld.
answer-contracts-left = { $words-count ->
    [0] Er is geen contract meer over.
    [one] Alleen { $words } is nog over.
   *[other] { $Words } zijn nog over.
  }

# $taken: the tricks of $seat. $quota: what $seat must take, or in Pass must not exceed. $forehand: a letter.
ask-score = { $forehand } is voorhand en speelt { contract-name }. { $seat } heeft { $taken ->
    [0] geen slag
    [one] één slag
   *[other] { $taken } slagen
  } gewonnen. Hoeveel punten krijgt { $seat }?
look-score = Kijk naar het contract, en naar wie voorhand is.
why-quota = { $seat } heeft een quotum van { $quota }. Elke slag meer levert een punt op, elke slag minder kost een punt: { $taken } − { $quota } = { $answer }.
why-pass-quota = { $seat } heeft een quotum van { $quota }. In Pass levert elke slag minder een punt op en kost elke slag meer een punt: { $quota } − { $taken } = { $answer }.
