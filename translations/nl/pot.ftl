# The pot game of Femkort. $rule: the rule that settles a question, by its id. $asker: who asks for better cards,
# $who-may: who may ask (anyone, forehand, nobody). $words: players judged alike who might ask ($words-count of them).

phase-redeal = Betere kaarten?

action-redeal-ask = { $seat } vraagt om betere kaarten
action-redeal-yes = Ja, opnieuw delen
action-redeal-no = Nee, zo spelen
said-redeal-ask = { $seat } vraagt om betere kaarten
said-redeal-yes = { $seat } vindt het goed
said-redeal-no = { $seat } vindt het niet goed

reason-follow-trick-is-trumped-legal = { $known ->
    [no] Niemand kent de rest van deze hand. { $Cards } spelen mag: er is ingetroefd met { $beat }, en geen { suit-card } neemt een troef over.
   *[yes] { $follow-count ->
        [one] { $Cards } is de enige { suit-card } in de hand. Wie kan bekennen, moet bekennen, ook nu er is ingetroefd met { $beat }.
       *[other] { $cards-count ->
            [one] { $Cards } mag.
           *[other] { $Cards } mogen.
          } Wie kan bekennen, moet bekennen. Er is ingetroefd met { $beat }, en die troef neemt geen { suit-card } over, dus elke { suit-card } mag.
      }
  }
reason-may-ask-legal = { $words-count ->
    [one] { $Words } mag nog om betere kaarten vragen. Als iedereen het goedvindt, worden alle kaarten opnieuw gedeeld.
   *[other] { $Words } mogen nog om betere kaarten vragen. Als iedereen het goedvindt, worden alle kaarten opnieuw gedeeld.
  }
reason-may-answer-legal = Ja zeggen mag, en nee zeggen ook. Zegt één speler nee, dan wordt er met deze kaarten gespeeld.
reason-redeal-not-allowed-refused = { $who-may ->
    [nobody] In dit spel mag niemand om betere kaarten vragen: ook een slechte hand wordt gespeeld.
    [forehand] Alleen de voorhand, de speler links van de gever, mag om betere kaarten vragen.
   *[anyone] Niemand heeft om betere kaarten gevraagd, dus er valt niets goed te vinden of te weigeren.
  }
reason-redeal-too-late-refused = { $words-count ->
    [0] Om betere kaarten vragen kan niet meer: er wordt met deze kaarten gespeeld.
   *[other] Voor { $words-or } is het te laat om betere kaarten te vragen: er wordt met deze kaarten gespeeld.
  }
reason-already-asked-refused = In deze ronde is al om betere kaarten gevraagd, en een tweede keer mag niet.

also-redeal-not-allowed-refused = Alleen de voorhand, de speler links van de gever, mag om betere kaarten vragen.
also-redeal-too-late-refused = Om betere kaarten vragen kan niet meer.
also-already-asked-refused = In deze ronde is al om betere kaarten gevraagd, en een tweede keer mag niet.

rule-D9 = Wie de vijfde slag wint, pakt meteen de hele pot.
rule-D10 = Is er verkeerd gedeeld, dan deelt dezelfde gever opnieuw, en iedereen legt nog één inzet in de pot.
rule-DV1 = Opnieuw gedeeld wordt er alleen als iemand op tijd om betere kaarten vraagt en iedereen het goedvindt.
rule-DV2 = Er wordt niet per pot uitbetaald: wie als eerste genoeg potten heeft, krijgt alles wat is ingezet.
rule-DV4 = Is er verkeerd gedeeld, dan wordt de inzet verdubbeld. Zodra er een pot gewonnen is, geldt weer de inzet van het begin.
rule-DV5 = De hoogste troef wint de slag. Kleur bekennen gaat voor; ben je renonce in de gevraagde kleur, dan mag je introeven, maar het hoeft niet.

concept-may-ask = om betere kaarten vragen
concept-pots-taken = wat de potten opleveren
concept-after-misdeal = als er verkeerd is gedeeld

# $redeal: who may ask, and until when (any-before-first, forehand, any-before-last). $dealer: a letter.
ask-may-ask = { $redeal ->
    [forehand] Hier mag alleen de voorhand om betere kaarten vragen, zolang er nog geen kaart is gespeeld.
    [any-before-last] Hier mag iedereen om betere kaarten vragen, tot de laatste slag begint.
   *[any-before-first] Hier mag iedereen om betere kaarten vragen, zolang er nog geen kaart is gespeeld.
  } { $dealer } heeft gedeeld. Wijs aan wie er nu om mag vragen.
look-may-ask = Kijk hoe ver het spelen al is, en wie er links van de gever zit.
answer-may-ask = { $words-count ->
    [0] Niemand mag er nu om vragen.
    [one] Alleen { $words } mag er nu om vragen.
   *[other] { $Words } mogen er nu om vragen.
  }

# $ante: the stake. $winners: whose the pots were, in order.
ask-pots-taken = Voor elke ronde zet ieder van de { $players } spelers { $ante ->
    [one] één fiche
   *[other] { $ante } fiches
  } in. { $rule ->
    [DV2] De potten blijven tot het eind van de partij bij elkaar. De winnaars waren, op volgorde
   *[D9] Elke pot wordt meteen uitbetaald. De winnaars waren, op volgorde
  }: { $winners }. Hoeveel fiches heeft { $seat } tot nu toe gewonnen of verloren?
look-pots-taken = Tel de ronden, want elke ronde kost een inzet, en de potten die zijn uitbetaald.
why-pots-taken = { $rule ->
    [DV2] Een gewonnen pot is maar een streepje, tot iemand er genoeg heeft en alles krijgt.
   *[D9] Een pot levert de winnaar alle inzetten op, maar elke ronde heeft iedereen een inzet gekost.
  } Zo staat { $seat } op { $answer }.

# $misdeals: how many misdeals there were.
ask-after-misdeal = Elk van de { $players } spelers zet { $ante ->
    [one] één fiche
   *[other] { $ante } fiches
  } in. Eerst wordt er { $misdeals ->
    [one] één keer
   *[other] { $misdeals } keer achter elkaar
  } verkeerd gedeeld, en dan wordt de ronde gewonnen. Hoeveel fiches zitten er in die pot?
look-after-misdeal = Tel wat iedere speler heeft ingezet.
why-after-misdeal = { $rule ->
    [DV4] Is er verkeerd gedeeld, dan zet iedereen twee keer zoveel in als de keer ervoor
   *[D10] Is er verkeerd gedeeld, dan legt iedereen nog één inzet bij
  }, en wat in de pot ligt, blijft liggen. Zo komen er { $answer } fiches in de pot.
