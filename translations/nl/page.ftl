# The page around the widgets.

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
settings-colours = Kleuren
colours-two = Twee
colours-four = Vier
lost = Deze pagina bestaat niet
lost-why = Misschien staat er een fout in het adres, of is de pagina verhuisd. Met zoeken, bovenaan, vind je alles wat hier staat.
lost-home = Naar de beginpagina
update-ready = Er staat een nieuwe versie van deze site klaar.
update-go = Overschakelen
update-later = Later

# Wat er staat waar een tafel niet tot leven kan komen.
missing-file = Deze pagina is van een schijf geopend, en daar laat de browser haar niet werken. Zet de map op een webserver of ga naar de site zelf: dan kun je de kaarten spelen.
missing-script = Het programma dat hier antwoord geeft is niet aangekomen, of werkt niet in deze browser. Aan deze tafel kan nog niets worden gespeeld; de tekst eromheen is volledig. Herladen, een ander netwerk of een nieuwere browser kan helpen.
missing-renewed = Deze site is vernieuwd terwijl de pagina openstond. Herlaad de pagina: wat hier is gedaan, blijft bewaard.
site-renewed = Deze site is vernieuwd terwijl de pagina openstond, en daarom komt hier geen antwoord meer. Herlaad de pagina: de stand blijft bewaard.
reload = Herladen
step-failed = Hier ging iets mis, en er is niets gedaan. Alles is zoals het was; ga gerust verder.
