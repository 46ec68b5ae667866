# The page around the widgets.

update-ready = Er staat een nieuwe versie van deze site klaar.
update-go = Overschakelen
update-later = Later

# What is said where a step could not be taken.
site-renewed = Deze site is vernieuwd terwijl de pagina openstond, dus hier komt geen antwoord meer. Laad de pagina opnieuw: je situatie blijft bewaard.
reload = Opnieuw laden
step-failed = Hier ging iets mis, en dat is niet gedaan. Alles is zoals het was; je kunt gewoon verder.
