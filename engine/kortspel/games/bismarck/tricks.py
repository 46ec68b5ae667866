"""Which card a fair player of Bismarck plays, by a principle that can be stated.

Each card is worth the chance that it wins this trick, and what the cards kept are likely to win later
(``prospects``). In Pass the less the better.
"""

from typing import NamedTuple

from kortspel.cards import Card, Cards
from kortspel.choice import Choice, best
from kortspel.games.bismarck.prospects import Ranks, fewest, most, ranks
from kortspel.games.bismarck.rules import PLAYERS
from kortspel.games.bismarck.state import State

LATER = 0.75
"""What a trick that is likely later is worth beside one that is won now."""
RANK = 0.01
"""What a rank more is worth in a card that is kept, where that is all the difference."""
LIKELY = 0.5
"""A card that wins at least so often is thought of as a winner."""


class Sight(NamedTuple):
    """What the seat on turn sees: its ``hand``, also as ranks, and the ``trick``.

    ``theirs``: the ranks not seen, by suit. ``behind``: for each seat that is yet to play to the trick the
    suits that it has shown to be without. ``missed``: how likely one of them doesn't hold a given card that
    is not seen.
    """

    hand: Cards
    mine: dict[str, Ranks]
    theirs: dict[str, Ranks]
    trump: str | None
    trick: Cards
    behind: tuple[set[str], ...]
    missed: float


def play(state: State, seat: int) -> Choice:
    """The card that ``seat`` plays, which is on turn; nothing is looked at that it can't see.

    Reasons: ``only-one``. To take tricks: ``leads-a-winner`` ``draws-trumps`` ``leads-a-spare``
    ``wins-cheaply`` ``wins-safely`` ``trumps`` ``holds-back`` ``throws-the-weakest``. To avoid them:
    ``leads-to-lose`` ``stays-below`` ``hopes-to-lose`` ``wins-with-the-highest`` ``throws-the-highest``.
    """
    legal = state.table.legal()
    if len(legal) == 1:
        return Choice(legal[0], "only-one")
    sight, contract = _look(state, seat), state.terms.announced
    if contract is not None and contract.name == "pass":
        chosen = best({card: _worth_in_pass(sight, card) for card in legal}, "")
        return chosen._replace(reason=_why_in_pass(sight, legal, state.table.pack.card(chosen.action)))
    chosen = best({card: _worth(sight, card) for card in legal}, "")
    return chosen._replace(reason=_why(sight, legal, state.table.pack.card(chosen.action)))


def _look(state: State, seat: int) -> Sight:
    """What ``seat`` sees. Forehand knows what he has buried."""
    table, without = state.table, [set[str]() for _ in range(PLAYERS)]
    hand = table.hands[seat] or table.candidates()
    seen = [*hand, *table.trick]
    if seat == state.terms.forehand:
        seen += state.terms.buried or ()
    for leader, cards, _ in table.tricks:
        seen += cards
        _note_voids(without, leader, cards)
    if table.trick:
        _note_voids(without, table.leader, table.trick)
    away = set(seen)
    unseen = [card for card in table.pack.cards if card not in away]
    behind = [without[(seat + step) % PLAYERS] for step in range(1, PLAYERS - len(table.trick))]
    share = min(1, len(hand) / max(1, len(unseen)))
    return Sight(hand, ranks(hand), ranks(unseen), table.law.trump, table.trick, tuple(behind), 1 - share)


def _note_voids(without: list[set[str]], leader: int, cards: Cards) -> None:
    led = cards[0].suit
    for step, card in enumerate(cards):
        if card.suit != led:
            without[(leader + step) % PLAYERS].add(led)


# -- To take tricks --


def _worth(sight: Sight, card: Card) -> float:
    """The tricks that are won now and later, beside those of the whole hand."""
    mine, theirs = sight.mine[card.suit], sight.theirs[card.suit]
    lost = most(mine, theirs) - most(_without(mine, card), theirs)
    return _chance(sight, card) - LATER * lost - RANK * card.rank


def _why(sight: Sight, legal: Cards, card: Card) -> str:
    if not sight.trick:
        if _chance(sight, card) >= LIKELY:
            return "leads-a-winner"
        return "draws-trumps" if card.suit == sight.trump else "leads-a-spare"
    able = [other for other in legal if _is_best(sight, other)]
    if card in able:
        if card.suit != sight.trick[0].suit:
            return "trumps"
        return "wins-cheaply" if card.rank == min([other.rank for other in able]) else "wins-safely"
    return "holds-back" if able else "throws-the-weakest"


def _chance(sight: Sight, card: Card) -> float:
    """About how likely the ``card`` wins the trick, if those behind beat it where they can (B9)."""
    if not _is_best(sight, card):
        return 0.0
    led = sight.trick[0].suit if sight.trick else card.suit
    missed, trump = sight.missed, sight.trump
    higher = sum([rank > card.rank for rank in sight.theirs[card.suit]])
    ruffed = trump is not None and led != trump
    wins = 1.0
    for without in sight.behind:
        beaten = 1 - missed**higher if card.suit == led and led not in without else 0.0
        if ruffed and trump not in without:
            void = 1.0 if led in without else missed ** len(sight.theirs[led])
            trumps = higher if card.suit == trump else len(sight.theirs[trump or ""])
            beaten += void * (1 - missed**trumps)
        wins *= max(0.0, 1 - beaten)
    return wins


# -- To avoid them --


def _worth_in_pass(sight: Sight, card: Card) -> float:
    """The tricks that are avoided now and later, beside those of the whole hand."""
    mine, theirs = sight.mine[card.suit], sight.theirs[card.suit]
    saved = fewest(mine, theirs) - fewest(_without(mine, card), theirs)
    return LATER * saved + RANK * card.rank - _chance_in_pass(sight, card)


def _why_in_pass(sight: Sight, legal: Cards, card: Card) -> str:
    if not sight.trick:
        return "leads-to-lose"
    if _is_best(sight, card):
        highest = card.rank == max([other.rank for other in legal])
        return "wins-with-the-highest" if highest else "hopes-to-lose"
    return "stays-below" if card.suit == sight.trick[0].suit else "throws-the-highest"


def _chance_in_pass(sight: Sight, card: Card) -> float:
    """About how likely the ``card`` wins the trick, if those behind stay below it where they can."""
    if not _is_best(sight, card):
        return 0.0
    theirs, missed = sight.theirs[card.suit], sight.missed
    higher = sum([rank > card.rank for rank in theirs])
    wins = 1.0
    for without in sight.behind:
        if card.suit not in without:
            wins *= 1 - missed ** (len(theirs) - higher) * (1 - missed**higher)
    return wins


# -- Both --


def _without(mine: Ranks, card: Card) -> Ranks:
    return tuple([rank for rank in mine if rank != card.rank])


def _is_best(sight: Sight, card: Card) -> bool:
    """Whether the ``card`` would be the best of the trick so far (B9)."""
    trick, trump = sight.trick, sight.trump
    if trick and card.suit not in (trick[0].suit, trump):
        return False
    for other in trick:
        if other.suit == card.suit:
            if other.rank > card.rank:
                return False
        elif other.suit == trump:
            return False
    return True
