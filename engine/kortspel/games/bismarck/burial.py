"""Which four of his twenty cards forehand buries, by a principle that can be stated (B6)."""

from itertools import product

from kortspel.cards import SUITS, Card, Cards, Pack
from kortspel.choice import Choice, best
from kortspel.games.bismarck.contract import Contract
from kortspel.games.bismarck.prospects import Ranks, fewest, most, ranks
from kortspel.games.bismarck.rules import EXPOSED

VOID = 1.0
"""What a suit is worth, in tricks, of which there is no card left, where there are trumps to play on it."""
SPLITS = tuple(split for split in product(range(EXPOSED + 1), repeat=len(SUITS)) if sum(split) == EXPOSED)
"""The numbers of cards that may go of each suit."""
KEPT, KEPT_IN_PASS = 0.01, -0.1
"""What a rank more is worth in a card that is kept, in tricks; in Pass high cards are a burden."""


def bury(hand: Cards, contract: Contract, pack: Pack) -> Choice:
    """The burial after which the sixteen cards kept are likely to take most tricks, or fewest in Pass.

    Of each suit the lowest cards may go, in Pass the highest. Reasons: ``buries-a-suit`` of which nothing is
    left then; else ``buries-the-weakest``, in Pass ``buries-the-highest``.
    """
    passing = contract.name == "pass"
    theirs = ranks([card for card in pack.cards if card not in hand])
    ways = []
    for suit in SUITS:
        held = [card for card in hand if card.suit == suit]
        held.sort(key=lambda card: card.rank, reverse=passing)
        ways.append(
            [_part(held, count, theirs[suit], contract) for count in range(min(EXPOSED, len(held)) + 1)]
        )
    weakest = "buries-the-highest" if passing else "buries-the-weakest"
    worth, reasons = {}, {}
    for split in SPLITS:
        if all(map(int.__lt__, split, map(len, ways))):
            parts = [ways[suit][count] for suit, count in enumerate(split)]
            action = "bury:" + " ".join([card for away, _, _ in parts for card in away])
            worth[action] = sum([value for _, _, value in parts])
            reasons[action] = "buries-a-suit" if any(emptied for _, emptied, _ in parts) else weakest
    return best(worth, reasons)


def _part(held: list[Card], count: int, theirs: Ranks, contract: Contract) -> tuple[list[Card], bool, float]:
    """The first ``count`` of the cards ``held`` of a suit go: these, whether none is left, and its worth."""
    away, kept = held[:count], held[count:]
    mine = tuple(sorted([card.rank for card in kept]))
    emptied = bool(held) and not kept
    if contract.name == "pass":
        return away, emptied, KEPT_IN_PASS * sum(mine) - fewest(mine, theirs)
    worth = most(mine, theirs) + KEPT * sum(mine)
    if emptied and contract.trump is not None and held[0].suit != contract.trump:
        worth += VOID
    return away, emptied, worth
