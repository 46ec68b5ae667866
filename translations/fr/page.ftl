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
