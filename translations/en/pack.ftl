# A pack, card by card, and questions on its order.

pack-label = The pack, high to low
pack-higher = One higher
pack-lower = One lower
# $place: 1 for the highest card of $total.
pack-place = rank { $place } of { $total }
# The name of a language.
pack-language = { $lang ->
    [en] English
    [fr] French
    [nl] Dutch
   *[sv] Swedish
  }
# $below: how many ranks are lower. $lower: the next one down.
pack-beats = { $below ->
    [0] There is no lower card.
    [1] It beats only { $lower }.
   *[other] It beats { $lower } and everything lower.
  }
# $count: how many ranks are higher. $higher: the next one up.
pack-beaten = { $count ->
    [0] Nothing ranks higher.
    [1] Only { $higher } ranks higher.
   *[other] { $Higher } and everything higher beat it.
  }
# $copies: how many there are of the card.
pack-twins = The pack has { $copies } of these; the one played later beats the other.

pack-quiz = Which is higher?
pack-ask = These cards are played one after another, from left to right. Which one wins?
pack-cards = The cards played, in order
pack-wins = wins
pack-score = { $right } of { $asked } right
# $card wins; $twins: whether it lies there twice.
pack-why = { $twins ->
    [yes] { $Card } lies there twice; of equal cards the later one wins.
   *[no] { $Card } is the highest of them.
  }
