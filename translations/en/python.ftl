# Python’s start in the browser, and what is said where it can’t.

python-asked = Starting the rules engine…
python-download = Fetching the rules engine: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
python-progress = Download of the rules engine
python-start = Starting Python…
python-engine = Loading the rules…
python-failed = The rules engine could not start in this browser, so nothing more can be answered here. The page itself is complete. A reload, another network or a newer browser may help.
python-retry = Try again
no-script = Without JavaScript this position stays as it is printed here; the rules around it are complete.
