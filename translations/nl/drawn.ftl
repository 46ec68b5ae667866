# What only the build says: it stands in the page, or in the theme around it.

offer-go = Lees deze pagina in het Nederlands
offer-no = Nee, hier blijven
settings = Kaarten
settings-letters = Letters
letters-page = A H V B
letters-en = A K Q J
letters-fr = A R D V
letters-nl = A H V B
letters-sv = E K D Kn
letters-of-page = van deze pagina
letters-of-en = Engels
letters-of-fr = Frans
letters-of-nl = Nederlands
letters-of-sv = Zweeds
settings-colours = Tinten
colours-two = Twee
colours-four = Vier
lost = Deze pagina bestaat niet
lost-why = Misschien staat er een fout in het adres, of is de pagina verhuisd. Met zoeken, bovenaan, vind je alles wat hier staat. En dit zijn de spelen:
lost-home = Naar de beginpagina

# What is said where a widget can’t come alive.
no-script = Zonder JavaScript blijft deze situatie zoals ze hier staat; de regels eromheen zijn compleet.
missing-file = Deze pagina is geopend vanaf een schijf, en daar laat de browser haar niet werken. Zet de map op een webserver of ga naar de site zelf: dan kun je de kaarten spelen.
missing-script = Het programma dat hier antwoord geeft, is niet aangekomen of werkt niet in deze browser. Aan deze tafel kun je nog niets spelen; de tekst eromheen is compleet. Opnieuw laden, een ander netwerk of een nieuwere browser kan helpen.
missing-renewed = Deze site is vernieuwd terwijl de pagina openstond. Laad de pagina opnieuw: wat je hier hebt gedaan, blijft bewaard.
