# Python’s start in the browser, and what is said where it can’t.

python-asked = Le programme de règles démarre…
python-download = Chargement du programme de règles : { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } sur { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo
python-progress = Téléchargement du programme de règles
python-start = Démarrage de Python…
python-engine = Chargement des règles…
python-failed = Le programme de règles n’a pas pu démarrer dans ce navigateur : il n’y aura plus de réponse ici. La page elle-même est complète. Recharger la page, changer de réseau ou prendre un navigateur plus récent peut aider.
python-retry = Réessayer
no-script = Sans JavaScript, cette position reste telle que vous la voyez ; les règles qui l’entourent sont complètes.
