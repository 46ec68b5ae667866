"""How a player of Bismarck plays cards who has a few principles and can state them.

Each card is worth the chance that it wins this trick, and the tricks that the cards kept are likely to win
(``prospects``); in Pass the fewer the better.
"""

from typing import NamedTuple

from kortspel.cards import SUITS, Card, Cards
from kortspel.choice import Choice, best
from kortspel.games.bismarck.prospects import Ranks, fewest, most, ranks
from kortspel.games.bismarck.state import State

LATER = 0.75
"""What a trick that is likely later is worth beside one that is won now."""
HIGH = 0.01
"""What a rank more is worth in a card that is kept, where that is all the difference."""


class Sight(NamedTuple):
    """What the seat on turn sees: its hand and the trick, ``theirs``: the ranks not seen, by suit.

    ``behind``: the seats that are yet to play to the trick, with the suits that each has shown to be without.
    ``share``: the part of the unseen cards that each of the others holds.
    """

    hand: Cards
    mine: dict[str, Ranks]
    theirs: dict[str, Ranks]
    trump: str | None
    trick: Cards
    behind: tuple[frozenset[str], ...]
    share: float


def look(state: State, seat: int) -> Sight:
    """What ``seat``, which is on turn, sees."""
    table = state.table
    hand = table.hands[seat] or ()
    law = table.law
    seen = [*hand, *table.trick]
    without: list[set[str]] = [set(), set(), set()]
    for leader, cards, _ in table.tricks:
        seen += cards
        suit = cards[0].suit
        for step in (1, 2):
            if cards[step].suit != suit:
                without[(leader + step) % 3].add(suit)
    if seat == state.terms.forehand:
        seen += state.terms.buried or ()
    away = set(seen)
    theirs = ranks([card for card in table.pack.cards if card not in away])
    unseen = len(table.pack.cards) - len(away)
    if table.trick:
        suit = table.trick[0].suit
        for step, card in enumerate(table.trick):
            if card.suit != suit:
                without[(table.leader + step) % 3].add(suit)
    behind = [(seat + step) % 3 for step in range(1, 3 - len(table.trick))]
    return Sight(
        hand, ranks(hand), theirs, law.trump, table.trick,
        tuple([frozenset(without[other]) for other in behind]), min(1, len(hand) / max(1, unseen)),
    )  # fmt: skip


def play(state: State, seat: int) -> Choice:
    sight = look(state, seat)
    legal = state.table.legal()
    if len(legal) == 1:
        return best({legal[0]: 0}, "no-choice")
    contract = state.terms.announced
    passing = contract is not None and contract.name == "pass"
    value = _pass if passing else _take
    worth = {card: value(sight, card) for card in legal}
    return best(worth, "x")


def _take(sight: Sight, card: Card) -> float:
    left = tuple([rank for rank in sight.mine[card.suit] if rank != card.rank])
    theirs = sight.theirs[card.suit]
    lost = most(sight.mine[card.suit], theirs) - most(left, theirs)
    return chance(sight, card) - LATER * lost - HIGH * card.rank


def _pass(sight: Sight, card: Card) -> float:
    left = tuple([rank for rank in sight.mine[card.suit] if rank != card.rank])
    theirs = sight.theirs[card.suit]
    saved = fewest(sight.mine[card.suit], theirs) - fewest(left, theirs)
    return -chance_forced(sight, card) + LATER * saved + HIGH * card.rank


def beats(sight: Sight, card: Card) -> bool:
    """Whether the card is the best of the trick so far."""
    trick, trump = sight.trick, sight.trump
    if not trick:
        return True
    led = trick[0].suit
    if card.suit not in (led, trump):
        return False
    for other in trick:
        if other.suit == card.suit:
            if other.rank > card.rank:
                return False
        elif other.suit == trump:
            return False
    return True


def chance(sight: Sight, card: Card) -> float:
    """How likely the card wins the trick, where those behind beat it if they can."""
    if not beats(sight, card):
        return 0.0
    led = sight.trick[0].suit if sight.trick else card.suit
    out = 1 - sight.share
    theirs, trump = sight.theirs[led], sight.trump
    higher = sum([rank > card.rank for rank in sight.theirs[card.suit]])
    wins = 1.0
    for without in sight.behind:
        void = 1.0 if led in without else out ** len(theirs)
        if trump is None or trump in without:
            trumps = 0.0
        elif card.suit == trump:
            trumps = 1 - out**higher
        else:
            trumps = 1 - out ** len(sight.theirs[trump])
        follows = 0.0
        if led not in without and card.suit == led:
            follows = 1 - out**higher
        if led == trump:
            wins *= 1 - follows
        else:
            wins *= 1 - follows - void * trumps
    return max(0, wins)


def chance_forced(sight: Sight, card: Card) -> float:
    """How likely the card wins the trick in Pass, where those behind stay below it if they can."""
    if not beats(sight, card):
        return 0.0
    out = 1 - sight.share
    theirs = sight.theirs[card.suit]
    higher = sum([rank > card.rank for rank in theirs])
    wins = 1.0
    for without in sight.behind:
        if card.suit not in without:
            wins *= 1 - out ** (len(theirs) - higher) * (1 - out**higher)
    return wins
