# Bismarck. $contract: spel, spader, valfri or pass; $suit: the suit that Valfri names (S, H, D, C), or nothing.

profile-bismarck-modern = Modern: zoals het in Zweden wordt gespeeld
contract-name = { $contract ->
    [spel] Spel
    [spader] Spader
    [valfri] Valfri
   *[pass] Pass
  }
phase-contract = Een contract kiezen
phase-bury = Vier kaarten wegleggen

action-contract = { contract-name }{ $suit ->
    [S] , schoppen troef
    [H] , harten troef
    [D] , ruiten troef
    [C] , klaveren troef
   *[none] { "" }
  }
action-bury = Wegleggen: { $picked }

reason-may-choose-legal = { contract-name } kun je nog kiezen.
reason-contract-used-refused = { contract-name } heb je al gehad, en elk contract speel je maar één keer.
reason-contract-stays-refused = Voor er opnieuw werd gedeeld, was al een ander contract gekozen, en dat blijft. { contract-name } kan er niet voor in de plaats komen.
reason-may-bury-legal = Van je twintig kaarten mag je er vier naar keuze wegleggen, ook azen en troeven.
reason-wrong-number-of-cards-refused = { $picked-count ->
    [0] Je koos geen kaart
    [one] Je koos één kaart
   *[other] Je koos { $picked-count } kaarten
  }, maar het moeten er vier zijn: van de twintig blijven er zestien over om te spelen.
reason-forgotten-discard-legal = Je komt uit met twintig kaarten in de hand, want er is niets weggelegd. Dezelfde gever deelt opnieuw, en het contract blijft.

rule-B4 = De voorhand ziet vier kaarten en kiest dan een contract dat hij nog niet heeft gehad.
rule-B6 = De voorhand neemt de vier open kaarten op en legt van zijn twintig kaarten er vier naar keuze weg. Die vier tellen voor niemand.
rule-B7 = In de eerste slag komt de voorhand uit met welke kaart hij wil, ook met een troef.
rule-B8 = Kun je bekennen, dan moet dat. Kun je het niet, dan mag je alles spelen. Niemand hoeft in te troeven of over te nemen.
rule-B9 = De hoogste troef wint de slag, en anders de hoogste kaart van de gevraagde kleur. Wie die kaart speelde, speelt in de volgende slag voor.
rule-B10 = In Spel, Spader en Valfri is je score het aantal slagen min je quotum. De voorhand heeft een quotum van 8, de anderen elk van 4.
rule-B11 = In Pass is je score je quotum min het aantal slagen. De voorhand heeft een quotum van 4, de anderen elk van 6.
rule-B13 = Iedereen is vier keer voorhand en speelt elk contract één keer.
rule-B15 = Vergeet de voorhand weg te leggen en komt hij uit, dan deelt dezelfde gever opnieuw. Het contract blijft; in Valfri wordt de kleur opnieuw gekozen.

concept-contracts-left = welke contracten nog kunnen
concept-no-duty-to-overtake = overnemen hoeft niet
concept-quota = punten als je slagen wilt
concept-pass-quota = punten in Pass

# $exposed: the four open cards. $used: the contracts that forehand has had ($used-count of them).
ask-contracts-left = Jij bent voorhand. Deze vier kaarten liggen open: { $exposed }. Je hebt al gespeeld: { $used }. Wijs alle contracten aan die je mag kiezen.
look-contracts-left = Kijk welke contracten je al hebt gespeeld.

# $taken: the tricks of $seat. $quota: what it must take, or in Pass must not exceed. $forehand: a letter.
ask-score = { $forehand } is voorhand en speelt { contract-name }. { $seat } heeft { $taken ->
    [0] geen slag
    [one] één slag
   *[other] { $taken } slagen
  } gehaald. Hoeveel punten krijgt { $seat }?
look-score = Kijk naar het contract, en naar wie voorhand is.
why-quota = Elke slag boven het quotum levert een punt op, elke slag te weinig kost er een: { $taken } − { $quota } = { $answer }.
why-pass-quota = In Pass levert elke slag onder het quotum een punt op, en elke slag erboven kost er een: { $quota } − { $taken } = { $answer }.
