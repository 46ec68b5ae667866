# Des parties entières à une table, contre des robots ou à plusieurs sur un appareil. $seat : une lettre. $level : la force d’un robot.

match-table = Jouer
match-rules = Règles
match-players = Joueurs
match-who = Qui joue
match-who-one = Vous contre des robots
match-who-all = Tout le monde sur cet appareil
match-mixed = un mélange
match-your-seat = Votre place
match-strength = Force des robots
match-level = { $level ->
    [1] 1 : n’importe quelle carte permise
   *[2] 2 : quelques principes simples
  }
match-seat-by-seat = Place par place
match-seat = Place { $seat }
match-person = une personne
match-bot = robot de force { $level }
match-switches = Durée de la partie et autres choix
match-sit-down = S’asseoir
match-resume = Reprendre votre dernière partie
match-lost = La partie gardée ici ne peut plus être ouverte. Commencez-en une nouvelle.
match-opening = Votre partie s’ouvre…
match-leave = Quitter la table
match-yes = oui
match-no = non

# Les choix de règles. $value : l’un d’eux.
match-switch-target = Victoires qui terminent la partie
match-switch-head = Il faut monter
match-switch-trump = Avec atout
match-switch-redeal = Demander de meilleures cartes
match-value-redeal = { $value ->
    [any-before-first] tout le monde, avant la première carte
    [forehand] le premier en cartes, avant la première carte
    [any-before-last] tout le monde, avant le dernier pli
   *[none] interdit
  }
match-switch-payout = Les pots
match-value-payout = { $value ->
    [session-pool] restent ensemble jusqu’à la fin de la partie
   *[per-pot] payés après chaque donne
  }
match-switch-ante = Mise
match-switch-valfri-suit-fixed = Valfri garde sa couleur si l’on redonne
match-switch-equal-heads = Une carte égale suffit pour monter
match-switch-skituppslag = Trois des cartes les plus basses gagnent aussitôt
match-switch-all-pass = Si tout le monde passe
match-value-all-pass = { $value ->
    [carry] le pot reste pour la donne suivante
   *[last-wins] le dernier joueur ramasse le pot
  }
match-switch-knock-stake = Ce que coûte de cogner
match-switch-payments-stay = Les paiements restent pour la donne suivante
match-switch-max-raises = Relances par tour
match-switch-deals = Donnes de la partie
match-value-deals = sans limite

match-deal = Donne { $deal }
match-over = La donne est finie
match-bot-turn = { $seat } réfléchit…
match-dealer = donneur
match-forehand = premier
match-holds = { $count ->
    [one] une carte en main
   *[other] { $count } cartes en main
  }
match-hand-over = Passez maintenant l’appareil au joueur { $seat }. Les cartes sont cachées.
match-show = Je suis { $seat } : montrer mes cartes
match-go = Continuer
match-next = Donne suivante
match-new-match = Nouvelle partie
match-why = Pourquoi cela ?
match-last = Dernier pli
match-skip = Finir rapidement
match-your-card = À vous : touchez une carte.
match-dealt = Le joueur { $seat } a donné.
match-laid = { $seat } : { $card-name }.
match-not-yet = Pas encore : c’est au tour du joueur { $seat }.
match-buries = Le joueur { $seat } écarte { $count } cartes.
match-match-won = { $winners-count ->
    [one] Le joueur { $winners } gagne la partie.
   *[other] Les joueurs { $winners } se partagent la partie.
  }
match-no-reason = Ce robot ne donne pas de raison.

match-standing = La partie
match-player = Joueur
match-winner = gagnant
match-wins = Donnes gagnées
match-chips = Jetons
match-points = Points
match-pool = Jetons que personne n’a encore gagnés : { $chips }
match-pace = Rythme et départ
match-goes-on = Le jeu avance
match-pace-card = carte par carte, au toucher
match-pace-trick = jusqu’au bout du pli, puis au toucher
match-pace-self = tout seul
match-delay = Un robot prend
match-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }
