# The page around the widgets.

offer-go = Lire cette page en français
offer-no = Non, rester ici
settings = Cartes
settings-letters = Lettres
letters-page = A R D V
letters-en = A K Q J
letters-fr = A R D V
letters-nl = A H V B
letters-sv = E K D Kn
letters-of-page = de cette page
letters-of-en = anglaises
letters-of-fr = françaises
letters-of-nl = néerlandaises
letters-of-sv = suédoises
settings-colours = Teintes
colours-two = Deux
colours-four = Quatre
lost = Cette page n’existe pas
lost-why = L’adresse est peut-être mal recopiée, ou la page a changé de place. La recherche, en haut, trouve tout ce qui est ici.
lost-home = Aller à l’accueil
update-ready = Une nouvelle version du site est prête.
update-go = L’afficher
update-later = Plus tard

# Ce qui est dit quand une table ne peut pas s’animer.
missing-file = Cette page a été ouverte depuis un disque, où le navigateur ne la laisse pas fonctionner. Placez le dossier sur un serveur web, ou consultez le site lui-même : les cartes pourront alors être jouées.
missing-script = Le programme qui répond ici n’est pas arrivé, ou ne fonctionne pas dans ce navigateur. Rien ne peut encore être joué à cette table ; le texte autour est complet. Rechargez la page, ou essayez un autre réseau ou un navigateur plus récent.
missing-renewed = Ce site a été renouvelé pendant que la page était ouverte. Rechargez la page : ce que vous avez fait ici est conservé.
site-renewed = Ce site a été renouvelé pendant que la page était ouverte, et la réponse ne peut plus être donnée ici. Rechargez la page : votre position est conservée.
reload = Recharger
step-failed = Une erreur s’est produite ici, et rien n’a été fait. Tout est resté en place ; vous pouvez continuer.
