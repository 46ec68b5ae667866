# How a deal of Femkortskille is settled, payment by payment. $seats: who pays or takes. $count: how many they are.
# $chips: what each of them pays or takes. $pot: what the pot held before the losers paid. $winner: who won.
# $losers: how many knocked and lost. $rule: the rule by which the winner takes. $net: with its sign. $words: knocked or passed.

settlement = Afrekenen
settle-title = Wie wat betaalt
settle-step = { $step ->
    [0] Voor de eerste betaling
   *[other] Stap { $step } van { $steps }
  }
settle-payments = De betalingen op volgorde
settle-middle = In het midden: { settle-chips }
settle-chips = { $chips ->
    [one] één fiche
   *[other] { $chips } fiches
  }
settle-net = { $net }
settle-knocked = geklopt
settle-passed = gepast
settle-change = { $seat }: { $words }. Wijzigen

settle-set = Jouw ronde
settle-set-players = Spelers
settle-set-winner = Winnaar
settle-set-ante = Inzet
settle-set-carried = Nog in de pot van de vorige ronde
settle-set-extra = Kloppen kost een extra inzet
settle-set-stay = Wat verliezers betalen, blijft liggen

settle-none = Er heeft nog niemand iets betaald.
settle-carried = In de pot zit nog van de vorige ronde: { settle-chips }.
settle-ante = Voor de ronde legt elk van de { $count } spelers in de pot: { settle-chips }.
settle-knock-stake = { $count ->
    [one] { $seats } legt er voor het kloppen { settle-chips } bij.
   *[other] { $seats } leggen er voor het kloppen elk { settle-chips } bij.
  }
settle-pays = { $seats } heeft geklopt en niet gewonnen, en betaalt evenveel als er in de pot lag: { settle-chips }.
settle-takes = { $rule ->
    [K8] { $winner } is de enige die niet heeft gepast, en pakt de pot zonder te spelen: { settle-chips }.
    [KV3] { $winner } heeft de vijfde slag gewonnen en pakt alleen de pot: { settle-chips }.
   *[other] { $winner } heeft de vijfde slag gewonnen en pakt alles: { $losers ->
        [one] { $pot } + { $pot } = { settle-chips }.
       *[other] { $pot } + { $losers } × { $pot } = { settle-chips }.
      }
  }
settle-stays = Wat de verliezers betaalden, blijft liggen voor de volgende ronde: { settle-chips }.
settle-end = Aan het eind: { $list }.
