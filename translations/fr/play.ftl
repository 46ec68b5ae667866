# Des parties entières à une table, contre des robots ou à plusieurs sur un appareil. $seat : une lettre. $level : la force d’un robot.

play-table = Jouer
play-rules = Règles
play-who = Qui joue
play-who-one = Vous contre des robots
play-who-all = Tout le monde sur cet appareil
play-mixed = un mélange
play-your-seat = Votre place
play-strength = Force des robots
play-level = { $level ->
    [1] 1 : n’importe quelle carte permise
    [2] 2 : quelques principes simples
   *[3] 3 : essaie ce qui peut arriver
  }
play-seat-by-seat = Place par place
play-seat = Place { $seat }
play-person = une personne
play-bot = robot de force { $level }
play-switches = Durée de la partie et autres choix
play-sit-down = S’asseoir
play-resume = Reprendre votre dernière partie
play-lost = La partie gardée ici ne peut plus être ouverte. Commencez-en une nouvelle.
play-opening = Votre partie s’ouvre…
play-leave = Quitter la table
play-yes = oui
play-no = non

# Les choix de règles. $value : l’un d’eux.
play-switch-target = Victoires qui terminent la partie
play-switch-head = Il faut monter
play-switch-trump = Avec atout
play-switch-redeal = Demander de meilleures cartes
play-value-redeal = { $value ->
    [any-before-first] tout le monde, avant la première carte
    [forehand] le premier en cartes, avant la première carte
    [any-before-last] tout le monde, avant le dernier pli
   *[none] interdit
  }
play-switch-payout = Les pots
play-value-payout = { $value ->
    [session-pool] restent ensemble jusqu’à la fin de la partie
   *[per-pot] payés après chaque donne
  }
play-switch-ante = Mise
play-switch-valfri-suit-fixed = Valfri garde sa couleur si l’on redonne
play-switch-equal-heads = Une carte égale suffit pour monter
play-switch-skituppslag = Trois des cartes les plus basses gagnent aussitôt
play-switch-all-pass = Si tout le monde passe
play-value-all-pass = { $value ->
    [carry] le pot reste pour la donne suivante
   *[last-wins] le dernier joueur ramasse le pot
  }
play-switch-knock-stake = Ce que coûte de cogner
play-switch-payments-stay = Les paiements restent pour la donne suivante
play-switch-max-raises = Relances par tour
play-switch-deals = Donnes de la partie
play-value-deals = sans limite

play-deal = Donne { $deal }
play-over = La donne est finie
play-bot-turn = { $seat } réfléchit…
play-dealer = donneur
play-forehand = premier
play-holds = { $count ->
    [one] une carte en main
   *[other] { $count } cartes en main
  }
play-hand-over = Passez maintenant l’appareil au joueur { $seat }. Les cartes sont cachées.
play-show = Je suis { $seat } : montrer mes cartes
play-go = Continuer
play-next = Donne suivante
play-new-match = Nouvelle partie
play-why = Pourquoi cela ?
play-last = Dernier pli
play-skip = Finir rapidement
play-your-card = À vous : touchez une carte.
play-dealt = Le joueur { $seat } a donné.
play-laid = { $seat } : { $card-name }.
play-not-yet = Pas encore : c’est au tour du joueur { $seat }.
play-buries = Le joueur { $seat } écarte { $count } cartes.
play-match-won = { $winners-count ->
    [one] Le joueur { $winners } gagne la partie.
   *[other] Les joueurs { $winners } se partagent la partie.
  }
why-unknown = Ce robot ne donne pas de raison.

play-standing = La partie
play-player = Joueur
play-winner = gagnant
play-wins = Donnes gagnées
play-chips = Jetons
play-points = Points
play-pool = Jetons que personne n’a encore gagnés : { $chips }
play-pace = Rythme et départ
play-goes-on = Le jeu avance
play-pace-card = carte par carte, au toucher
play-pace-trick = jusqu’au bout du pli, puis au toucher
play-pace-self = tout seul
play-delay = Un robot prend
play-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }

# Pourquoi un robot a fait ce qu’il a fait, d’après les codes du moteur. C’est le robot qui parle.
why-only-one = Je ne pouvais rien faire d’autre.
why-by-chance = Sans raison : je prends au hasard parmi ce qui est permis.
why-throws-the-weakest = Je garde mes meilleures cartes pour la fin, et me défais d’abord de la plus faible.
why-weakest-legal = J’aurais préféré jeter une carte plus faible. Parmi les cartes permises, c’était la moins bonne.
why-wins-to-lead-last = Je veux ce pli, pour attaquer le dernier.
why-keeps-the-best = Je garde la carte qui a le plus de chances de faire le dernier pli.
why-poor-hand = Mes cartes sont trop faibles pour espérer le dernier pli.
why-good-hand = Mes cartes sont assez bonnes pour jouer.
why-no-choice = Les règles ne me laissaient pas le choix.
why-leads-low = J’ouvre bas et garde mes hautes cartes pour la fin.
why-wins-cheaply = Je monte avec la plus petite carte qui suffit.
why-strong-hand = Mes cartes sont assez fortes pour jouer le pot.
why-weak-hand = Mes cartes sont trop faibles pour ce que cela peut coûter.
why-waits = J’attends d’entendre ce que disent les autres.
why-alone = Il ne reste personne d’autre pour jouer le pot.
why-worth-the-price = Il y a tant dans le pot que cela vaut le prix.
why-costs-nothing = Rester ne me coûte rien.
why-keeps-all = Toutes mes cartes méritent d’être gardées.
why-exchanges-the-weakest = J’échange mes cartes les plus faibles dans l’espoir de mieux.
