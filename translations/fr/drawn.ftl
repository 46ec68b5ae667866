# What only the build says: it stands in the page, or in the theme around it.

offer-go = Lire cette page en français
offer-no = Non, rester ici
settings = Aspect des cartes
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
lost-why = L’adresse est peut-être mal recopiée, ou bien la page a changé de place. Essayez la recherche, en haut, ou l’un des jeux :
lost-home = Aller à l’accueil

# What is said where a widget can’t come alive.
no-script = Sans JavaScript, cette position reste telle que vous la voyez ; les règles qui l’entourent sont complètes.
missing-file = Cette page a été ouverte depuis un disque, et le navigateur l’empêche alors de fonctionner. Mettez le dossier sur un serveur web, ou allez sur le site lui-même : les cartes pourront être jouées.
missing-script = Le programme qui répond ici n’est pas arrivé, ou ne peut pas tourner dans ce navigateur. On ne peut encore rien jouer à cette table ; le texte, lui, est complet. Recharger la page, changer de réseau ou prendre un navigateur plus récent peut aider.
missing-renewed = Ce site a été mis à jour pendant que la page était ouverte. Rechargez-la : ce que vous avez fait ici est conservé.
