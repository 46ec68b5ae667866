# Trumps: in the pot game and in Bismarck. $suit: the trump suit (S, H, D, C), none where there is none.
# $trumped: yes where a trump wins the trick, no otherwise.

trumps = { $suit ->
    [S] L’atout est pique.
    [H] L’atout est cœur.
    [D] L’atout est carreau.
    [C] L’atout est trèfle.
   *[none] Il n’y a pas d’atout.
  }

reason-void-trump-legal = Impossible de fournir, donc toute carte est permise. Celle-ci est un atout : elle bat toutes les autres couleurs, et seul un atout plus fort la bat.

concept-trumping-is-no-duty = couper ou non
concept-trick-is-trumped = quand le pli est coupé
concept-trump-wins = quand l’atout gagne

look-trick-is-trumped = Regardez les cartes éclairées : l’atout qui gagne pour l’instant, et les vôtres de la couleur demandée.
look-trump-trick-winner = Cherchez d’abord les atouts, puis regardez la couleur de la première carte.
why-trump-trick-winner = { $trumped ->
    [yes] { The-card } est le plus fort atout du pli, et l’atout bat toutes les autres couleurs.
   *[no] Personne n’a joué d’atout : la plus forte carte de la couleur demandée gagne, et c’est { the-card }.
  }
