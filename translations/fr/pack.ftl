# A pack, card by card, and questions on its order.

pack-label = Le jeu, de la plus forte à la plus faible
pack-higher = Carte au-dessus
pack-lower = Carte au-dessous
# $place: 1 for the highest card of $total.
pack-place = rang { $place } sur { $total }
# The name of a language.
pack-language = { $lang ->
    [en] anglais
    [fr] français
    [nl] néerlandais
   *[sv] suédois
  }
# $below: how many ranks are lower. $lower: the next one down.
pack-beats = { $below ->
    [0] Aucune carte n’est plus faible.
    [1] Elle ne bat que { $lower }.
   *[other] Elle bat { $lower } et tout ce qui est plus faible.
  }
# $count: how many ranks are higher. $higher: the next one up.
pack-beaten = { $count ->
    [0] Aucune carte n’est plus forte.
    [1] Seule carte plus forte : { $higher }.
   *[other] Elle est battue par { $higher } et par tout ce qui est plus fort.
  }
# $copies: how many there are of the card.
pack-twins = Le jeu en compte { $copies } ; celle qui est jouée en dernier bat la première.

pack-quiz = Laquelle est la plus forte ?
pack-ask = Ces cartes sont jouées l’une après l’autre, de gauche à droite. Laquelle l’emporte ?
pack-cards = Les cartes jouées, dans l’ordre
pack-wins = l’emporte
pack-score = { $right } sur { $asked }
# $card wins; $twins: whether it lies there twice.
pack-why = { $twins ->
    [yes] Carte présente deux fois : { $card }. De deux cartes égales, la dernière jouée l’emporte.
   *[no] La plus forte est { $card }.
  }
