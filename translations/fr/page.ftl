# The page around the widgets.

update-ready = Une nouvelle version du site est prête.
update-go = L’afficher
update-later = Plus tard

# What is said where a step could not be taken.
site-renewed = Ce site a été mis à jour pendant que la page était ouverte, et plus rien ne peut répondre ici. Rechargez la page : votre position est conservée.
reload = Recharger
step-failed = Quelque chose s’est mal passé, et ce coup n’a pas été joué. Tout est comme avant ; vous pouvez continuer.
