# Hele partijen aan een tafel, tegen bots of met z’n allen op één apparaat. $seat: een letter. $level: hoe sterk een bot is, 1 tot 3.

match-table = Spelen
match-rules = Regels
match-players = Spelers
match-who = Wie er speelt
match-who-one = Jij tegen bots
match-who-all = Iedereen op dit apparaat
match-mixed = van alles wat
match-your-seat = Jouw plaats
match-strength = Sterkte van de bots
match-level = { $level ->
    [1] 1: speelt zomaar een kaart die mag
   *[2] 2: houdt zich aan een paar vuistregels
  }
match-seat-by-seat = Plaats voor plaats
match-seat = Plaats { $seat }
match-person = een mens
match-bot = bot van sterkte { $level }
match-switches = Hoe lang, en andere keuzes
match-sit-down = Ga zitten
match-resume = Verder met je laatste partij
match-lost = De partij die hier bewaard was, gaat niet meer open. Begin een nieuwe.
match-opening = Je partij wordt geopend…
match-leave = Van tafel gaan
match-yes = ja
match-no = nee

# Keuzes in de regels. $value: een ervan.
match-switch-target = Hoe vaak winnen tot het eind
match-switch-head = Overnemen moet
match-switch-trump = Met troef
match-switch-redeal = Om betere kaarten vragen
match-value-redeal = { $value ->
    [any-before-first] iedereen, tot de eerste kaart
    [forehand] de voorhand, tot de eerste kaart
    [any-before-last] iedereen, tot de laatste slag
   *[none] mag niet
  }
match-switch-payout = De potten
match-value-payout = { $value ->
    [session-pool] blijven liggen tot het eind van de partij
   *[per-pot] worden na elke ronde uitbetaald
  }
match-switch-ante = Inzet
match-switch-valfri-suit-fixed = Valfri houdt zijn kleur als er opnieuw gedeeld wordt
match-switch-equal-heads = Een gelijke kaart is genoeg om over te nemen
match-switch-skituppslag = Drie van de laagste kaarten winnen meteen
match-switch-all-pass = Als iedereen past
match-value-all-pass = { $value ->
    [carry] blijft de pot liggen voor de volgende ronde
   *[last-wins] krijgt de laatste speler de pot
  }
match-switch-knock-stake = Wat kloppen kost
match-switch-payments-stay = Betalingen blijven liggen voor de volgende ronde
match-switch-max-raises = Hoe vaak verhogen per biedronde
match-switch-deals = Rondes in de partij
match-value-deals = geen grens

match-deal = Ronde { $deal }
match-over = De ronde is voorbij
match-bot-turn = { $seat } denkt na…
match-dealer = gever
match-forehand = voorhand
match-holds = { $count ->
    [one] één kaart in de hand
   *[other] { $count } kaarten in de hand
  }
match-hand-over = Geef het apparaat nu aan { $seat }. De kaarten zijn verborgen.
match-show = Ik ben { $seat }: laat mijn kaarten zien
match-go = Verder
match-next = Volgende ronde
match-new-match = Nieuwe partij
match-why = Waarom?
match-last = Laatste slag
match-skip = Snel uitspelen
match-your-card = Jij bent aan de beurt: tik op een kaart.
match-dealt = { $seat } heeft gedeeld.
match-laid = { $seat }: { $card-name }.
match-not-yet = Nog niet: { $seat } is aan de beurt.
match-buries = { $seat } legt { $count } kaarten weg.
match-match-won = { $winners-count ->
    [one] { $winners } wint de partij.
   *[other] { $winners } winnen samen de partij.
  }
match-no-reason = Deze bot geeft geen reden.

match-standing = De partij
match-player = Speler
match-winner = winnaar
match-wins = Gewonnen rondes
match-chips = Fiches
match-points = Punten
match-pool = Fiches die nog niemand gewonnen heeft: { $chips }
match-pace = Tempo en weggaan
match-goes-on = Het spel gaat verder
match-pace-card = kaart voor kaart, als je tikt
match-pace-trick = tot het eind van de slag, dan als je tikt
match-pace-self = vanzelf
match-delay = Een bot doet erover
match-seconds = { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
  }
