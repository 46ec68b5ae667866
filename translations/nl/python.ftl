# Python’s start in the browser, and what is said where it can’t.

python-asked = De spelregels worden klaargezet…
python-download = De spelregels worden opgehaald: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } van { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
python-progress = Ophalen van de spelregels
python-start = Python wordt gestart…
python-engine = De regels worden geladen…
python-failed = Python start niet in deze browser, dus hier komen geen antwoorden meer. De pagina zelf is compleet. Opnieuw laden, een ander netwerk of een nieuwere browser kan helpen.
python-retry = Opnieuw proberen
no-script = Zonder JavaScript blijft deze situatie zoals ze hier staat; de regels eromheen zijn compleet.
