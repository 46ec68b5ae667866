# Trumps: in the pot game and in Bismarck. $suit: the trump suit (S, H, D, C), none where there is none.
# $trumped: yes where a trump wins the trick, no otherwise.

# Here $suit is the led suit.
reason-void-trump-legal = { $known ->
    [no] On ne connaît pas toute cette main : on peut jouer { $cards-or } s’il ne s’y trouve aucun { suit-card }.
   *[yes] { $all ->
        [yes] Il n’y a aucun { suit-card } dans la main : on peut jouer n’importe quelle carte. Il est permis de couper, jamais obligatoire.
       *[no] Il n’y a aucun { suit-card } dans la main, ce qui permet de couper avec { $cards-or }, sans y obliger.
      }
  } Le plus fort atout fait le pli.
also-void-trump-legal = On peut aussi couper avec { $cards-or }, sans y être obligé.

concept-trumping-is-no-duty = couper ou non
concept-trick-is-trumped = quand le pli est coupé
concept-trump-wins = quand l’atout fait le pli

look-trick-is-trumped = Regardez l’atout mis en évidence, qui gagne pour l’instant, et ce que vous avez de la couleur demandée.
look-trump-trick-winner = Cherchez d’abord les atouts, puis regardez la couleur de la première carte.
why-trump-trick-winner = { $trumped ->
    [yes] Le joueur { $seat } fait le pli avec { $card }, le plus fort atout du pli. L’atout bat toutes les autres couleurs.
   *[no] Personne n’a joué d’atout : le joueur { $seat } fait le pli avec { $card }, la plus forte carte de la couleur demandée.
  }
