# What a player that is no person says of what it did: the answer to “Why did you play that?”.

# Whatever the game.
bot-reason-by-chance = Ik heb geloot tussen alles wat mag.
bot-reason-only-one = Ik had geen keus.
bot-reason-throws-the-weakest = Deze kaart kan ik het best missen. De betere houd ik.
bot-reason-weakest-legal = Van de kaarten die ik mocht spelen, is dit de zwakste.
bot-reason-wins-cheaply = De laagste van mijn kaarten die nu hoog genoeg is. De hogere houd ik.

# Femkort and Femkortskille: the last trick is all that counts.
bot-reason-wins-to-lead-last = Hiermee probeer ik de vierde slag te winnen, want dan kom ik uit in de laatste.
bot-reason-keeps-the-best = Voor de laatste slag houd ik de kaart die het moeilijkst te verslaan is.
bot-reason-leads-low = Ik speel laag voor en houd mijn betere kaarten voor de laatste slag.
bot-reason-poor-hand = Met deze hand heb ik bijna niets om de laatste slag mee te winnen.
bot-reason-good-hand = Met deze hand maak ik een goede kans op de laatste slag.

# Femkortskille before the play: knocking, betting, exchanging.
bot-reason-strong-hand = Met zo’n hand win ik gemiddeld meer dan ik verlies.
bot-reason-weak-hand = Met zo’n hand verlies ik gemiddeld meer dan ik win.
bot-reason-waits = Ik wacht af wat de anderen zeggen. Dat beslist of kloppen met deze hand loont.
bot-reason-worth-the-price = Wat ik kan winnen is meer waard dan deze inzet.
bot-reason-costs-nothing = Met deze hand loont inzetten niet, en checken kost niets.
bot-reason-alone = Alle anderen hebben gepast, dus de pot is voor mij.
bot-reason-keeps-all = Een kaart van de talon is waarschijnlijk niet beter dan een van de mijne.
bot-reason-exchanges-the-weakest = Ik ruil wat waarschijnlijk lager is dan een kaart van de talon.

# Bismarck: the contract and the burial.
bot-reason-best-for-the-cards = Van de contracten die ik nog heb, past dit het best bij de open kaarten.
bot-reason-last-contract = Het is het enige contract dat ik nog heb.
bot-reason-buries-a-suit = Deze kaarten kan ik het best missen, en zo ben ik een hele kleur kwijt.
bot-reason-buries-the-weakest = Deze vier maken de minste kans op een slag.
bot-reason-buries-the-highest = Deze vier zouden waarschijnlijk slagen winnen die ik niet wil.

# Bismarck: to take tricks.
bot-reason-leads-a-winner = Deze kaart wint waarschijnlijk de slag.
bot-reason-draws-trumps = Ik speel troef voor, zodat er minder overblijven om mijn andere kaarten mee te slaan.
bot-reason-leads-a-spare = Ik speel voor wat me het minst kost, en houd de kaarten die kunnen winnen.
bot-reason-wins-safely = Dit is hoog genoeg: wie na mij speelt, komt er waarschijnlijk niet boven.
bot-reason-trumps = Ik heb niets van de gevraagde kleur en win met een troef.
bot-reason-holds-back = Wie na mij speelt, zou een hogere kaart waarschijnlijk slaan, dus die houd ik.

# Bismarck: to avoid tricks, in Pass.
bot-reason-leads-to-lose = Ik speel een kaart voor waar waarschijnlijk iemand boven moet.
bot-reason-stays-below = Met deze kaart blijf ik eronder. Mijn lagere heb ik later nog nodig.
bot-reason-hopes-to-lose = Ik hoop dat wie na mij speelt hoger moet spelen.
bot-reason-wins-with-the-highest = Deze slag win ik waarschijnlijk toch, dus ruim ik een hoge kaart op.
bot-reason-throws-the-highest = Ik heb niets van de gevraagde kleur: een goed moment om een gevaarlijke kaart weg te doen.
