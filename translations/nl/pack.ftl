# A pack, card by card, and questions on its order.

pack-label = Het spel kaarten, van hoog naar laag
pack-higher = Eén hoger
pack-lower = Eén lager
# $place: 1 for the highest card of $total.
pack-place = plaats { $place } van { $total }
# The name of a language.
pack-language = { $lang ->
    [en] Engels
    [fr] Frans
    [nl] Nederlands
   *[sv] Zweeds
  }
# $below: how many ranks are lower. $lower: the next one down.
pack-beats = { $below ->
    [0] Geen kaart is lager.
    [1] Wint alleen van { $lower }.
   *[other] Wint van { $lower } en van alles wat lager is.
  }
# $count: how many ranks are higher. $higher: the next one up.
pack-beaten = { $count ->
    [0] Geen kaart is hoger.
    [1] Alleen { $higher } is hoger.
   *[other] Verliest van { $higher } en van alles wat hoger is.
  }
# $copies: how many there are of the card.
pack-twins = Het spel heeft er { $copies } van; wie de tweede speelt, wint van de eerste.

pack-quiz = Welke is hoger?
pack-ask = Deze kaarten worden na elkaar gespeeld, van links naar rechts. Welke wint?
pack-cards = De gespeelde kaarten, op volgorde
pack-wins = wint
pack-score = { $right } van de { $asked } goed
# $card wins; $twins: whether it lies there twice.
pack-why = { $twins ->
    [yes] { $Card } ligt er twee keer; van gelijke kaarten wint de laatst gespeelde.
   *[no] { $Card } is de hoogste.
  }
