# The pot game of Femkort. $rule: the rule that settles a question, by its id.

profile-pot = Om de pot: fiches voor de laatste slag
phase-redeal = Andere kaarten?

action-redeal-ask = { $seat } vraagt om betere kaarten
action-redeal-yes = Ja
action-redeal-no = Nee
action-misdeal = Verkeerde gift

reason-follow-trick-is-trumped-legal = Er is al ingetroefd met { the-beat }, en geen kaart van de gevraagde kleur gaat boven een troef. Elke kaart van die kleur is dus goed.
reason-may-ask-legal = Om betere kaarten vragen kan nu nog. Alleen als iedereen het goedvindt, wordt er opnieuw gedeeld.
reason-may-answer-legal = Zeg ja of nee, net wat je wilt. Eén nee is genoeg, en dan speelt iedereen met de kaarten die hij heeft.
reason-redeal-too-late-refused = Vragen kan niet meer: iedereen speelt met de kaarten die hij heeft.

rule-D9 = Wie de vijfde slag wint, pakt meteen de hele pot.
rule-D10 = Na een verkeerde gift deelt dezelfde gever opnieuw, en iedereen legt nog één inzet in de pot.
rule-DV1 = Opnieuw gedeeld wordt er alleen als iemand op tijd om betere kaarten vraagt en iedereen het goedvindt.
rule-DV2 = Er wordt niet per pot uitbetaald: wie als eerste genoeg potten heeft, krijgt alles wat is ingezet.
rule-DV4 = Na een verkeerde gift wordt de inzet verdubbeld. Zodra er een pot gewonnen is, geldt weer de inzet van het begin.
rule-DV5 = De hoogste troef wint de slag. Kleur bekennen gaat voor; kun je dat niet, dan mag je introeven, maar het hoeft niet.

concept-may-ask = om betere kaarten vragen
concept-pots-taken = wat de potten opleveren
concept-after-misdeal = na een verkeerde gift

# $redeal: who may ask, and until when (any-before-first, forehand, any-before-last). $dealer: a letter.
ask-may-ask = { $redeal ->
    [forehand] Hier mag alleen de voorhand om betere kaarten vragen, zolang er nog geen kaart is gespeeld.
    [any-before-last] Hier mag iedereen om betere kaarten vragen, tot de laatste slag begint.
   *[any-before-first] Hier mag iedereen om betere kaarten vragen, zolang er nog geen kaart is gespeeld.
  } { $dealer } heeft gedeeld. Wijs iedereen aan die er nu om mag vragen.
look-may-ask = Kijk hoe ver het spel al is, en wie er links van de gever zit.

# $ante: the stake. $winners: whose the pots were, in order.
ask-pots-taken = Vóór elke gift zet ieder van de { $players } spelers { $ante ->
    [one] één fiche
   *[other] { $ante } fiches
  } in. { $rule ->
    [DV2] De potten blijven tot het eind van de partij bij elkaar. De winnaars waren, op volgorde
   *[D9] Elke pot wordt meteen uitbetaald. De winnaars waren, op volgorde
  }: { $winners }. Hoeveel fiches staat { $seat } nu in de plus of in de min?
look-pots-taken = Tel de giften, want elke gift kost een inzet, en de potten die zijn uitbetaald.
why-pots-taken = { $rule ->
    [DV2] Een gewonnen pot is maar een streepje, tot iemand er genoeg heeft en alles krijgt.
   *[D9] Een pot levert de winnaar alle inzetten op, maar elke gift heeft iedereen een inzet gekost.
  } Zo staat { $seat } op { $answer }.

# $misdeals: how many misdeals there were.
ask-after-misdeal = { $players } spelers zetten elk { $ante ->
    [one] één fiche
   *[other] { $ante } fiches
  } in. Eerst { $misdeals ->
    [one] komt er een verkeerde gift
   *[other] komen er { $misdeals } verkeerde giften achter elkaar
  }, en dan een gift die gewonnen wordt. Hoeveel fiches zitten er dan in de pot?
look-after-misdeal = Tel wat iedere speler heeft ingelegd.
why-after-misdeal = { $rule ->
    [DV4] Na elke verkeerde gift legt iedereen twee keer zoveel in als de keer ervoor
   *[D10] Na elke verkeerde gift legt iedereen nog één inzet bij
  }, en wat in de pot ligt, blijft liggen. Zo kom je op { $answer }.
