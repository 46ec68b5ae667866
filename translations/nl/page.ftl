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
