# Python’s start in the browser, and what is said where it can’t.

python-asked = Het programma met de spelregels wordt wakker…
python-download = Het programma met de spelregels wordt opgehaald: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } van { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
python-progress = Ophalen van het programma met de spelregels
python-start = Python wordt gestart…
python-engine = De regels worden geladen…
python-failed = Het programma met de spelregels start niet in deze browser, dus hier komen geen antwoorden meer. De pagina zelf is compleet. Opnieuw laden, een ander netwerk of een nieuwere browser kan helpen.
python-retry = Opnieuw proberen
no-script = Zonder JavaScript blijft deze stand zoals hij hier staat; de regels eromheen zijn compleet.
