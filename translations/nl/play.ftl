# Hele partijen aan een tafel, tegen bots of met z’n allen op één apparaat. $seat: een letter. $level: hoe sterk een bot is, 1 tot 3.

play-table = Spelen
play-rules = Regels
play-who = Wie er speelt
play-who-one = Jij tegen bots
play-who-all = Iedereen op dit apparaat
play-mixed = van alles wat
play-your-seat = Jouw plaats
play-strength = Sterkte van de bots
play-level = { $level ->
    [1] 1: speelt zomaar een kaart die mag
    [2] 2: houdt zich aan een paar vuistregels
   *[3] 3: probeert uit wat er kan komen
  }
play-seat-by-seat = Plaats voor plaats
play-seat = Plaats { $seat }
play-person = een mens
play-bot = bot van sterkte { $level }
play-switches = Hoe lang, en andere keuzes
play-sit-down = Ga zitten
play-resume = Verder met je laatste partij
play-lost = De partij die hier bewaard was, gaat niet meer open. Begin een nieuwe.
play-opening = Je partij wordt geopend…
play-leave = Van tafel gaan
play-yes = ja
play-no = nee

# Keuzes in de regels. $value: een ervan.
play-switch-target = Hoe vaak winnen tot het eind
play-switch-head = Overnemen moet
play-switch-trump = Met troef
play-switch-redeal = Om betere kaarten vragen
play-value-redeal = { $value ->
    [any-before-first] iedereen, tot de eerste kaart
    [forehand] de voorhand, tot de eerste kaart
    [any-before-last] iedereen, tot de laatste slag
   *[none] mag niet
  }
play-switch-payout = De potten
play-value-payout = { $value ->
    [session-pool] blijven liggen tot het eind van de partij
   *[per-pot] worden na elke ronde uitbetaald
  }
play-switch-ante = Inzet
play-switch-valfri-suit-fixed = Valfri houdt zijn kleur als er opnieuw gedeeld wordt
play-switch-equal-heads = Een gelijke kaart is genoeg om over te nemen
play-switch-skituppslag = Drie van de laagste kaarten winnen meteen
play-switch-all-pass = Als iedereen past
play-value-all-pass = { $value ->
    [carry] blijft de pot liggen voor de volgende ronde
   *[last-wins] krijgt de laatste speler de pot
  }
play-switch-knock-stake = Wat kloppen kost
play-switch-payments-stay = Betalingen blijven liggen voor de volgende ronde
play-switch-max-raises = Hoe vaak verhogen per biedronde
play-switch-deals = Rondes in de partij
play-value-deals = geen grens

play-deal = Ronde { $deal }
play-over = De ronde is voorbij
play-bot-turn = { $seat } denkt na…
play-dealer = gever
play-forehand = voorhand
play-holds = { $count ->
    [one] één kaart in de hand
   *[other] { $count } kaarten in de hand
  }
play-hand-over = Geef het apparaat nu aan { $seat }. De kaarten zijn verborgen.
play-show = Ik ben { $seat }: laat mijn kaarten zien
play-go = Verder
play-next = Volgende ronde
play-new-match = Nieuwe partij
play-why = Waarom?
play-last = Laatste slag
play-skip = Snel uitspelen
play-your-card = Jij bent aan de beurt: tik op een kaart.
play-dealt = { $seat } heeft gedeeld.
play-laid = { $seat }: { $card-name }.
play-not-yet = Nog niet: { $seat } is aan de beurt.
play-buries = { $seat } legt { $count } kaarten weg.
play-match-won = { $winners-count ->
    [one] { $winners } wint de partij.
   *[other] { $winners } winnen samen de partij.
  }
why-unknown = Deze bot geeft geen reden.

play-standing = De partij
play-player = Speler
play-winner = winnaar
play-wins = Gewonnen rondes
play-chips = Fiches
play-points = Punten
play-pool = Fiches die nog niemand gewonnen heeft: { $chips }
play-pace = Tempo en weggaan
play-goes-on = Het spel gaat verder
play-pace-card = kaart voor kaart, als je tikt
play-pace-trick = tot het eind van de slag, dan als je tikt
play-pace-self = vanzelf
play-delay = Een bot doet erover
play-seconds = { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
  }

# Waarom een bot deed wat hij deed, naar de codes van de engine. De bot is aan het woord.
why-only-one = Ik kon niets anders doen.
why-by-chance = Zomaar: ik kies blind uit wat mag.
why-throws-the-weakest = Mijn beste kaarten bewaar ik voor het eind, dus de zwakste gaat het eerst weg.
why-weakest-legal = Liever had ik een zwakkere kaart weggegooid. Van wat mocht, was dit de minste.
why-wins-to-lead-last = Ik wil deze slag hebben, want dan kom ik uit in de laatste.
why-keeps-the-best = Ik bewaar de kaart die de meeste kans heeft op de laatste slag.
why-poor-hand = Met deze kaarten win ik de laatste slag vast niet.
why-good-hand = Mijn kaarten zijn goed genoeg om mee te spelen.
why-no-choice = Ik mocht niets anders.
why-leads-low = Ik kom laag uit en houd mijn hoge kaarten voor het eind.
why-wins-cheaply = Ik neem over met de laagste kaart die genoeg is.
why-strong-hand = Mijn kaarten zijn sterk genoeg om om de pot te spelen.
why-weak-hand = Mijn kaarten zijn te zwak voor wat het kan kosten.
why-waits = Ik wacht af wat de anderen zeggen.
why-alone = Niemand anders speelt nog om de pot.
why-worth-the-price = Er ligt zo veel in de pot dat het de prijs waard is.
why-costs-nothing = Meedoen kost me niets.
why-keeps-all = Al mijn kaarten zijn het houden waard.
why-exchanges-the-weakest = Ik ruil mijn zwakste kaarten en hoop op betere.
