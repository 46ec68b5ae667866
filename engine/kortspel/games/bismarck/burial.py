"""Which four of his twenty cards a forehand buries who has a few principles and can state them (B6)."""

from itertools import product

from kortspel.cards import SUITS, Card, Cards, Pack
from kortspel.choice import Choice, best
from kortspel.games.bismarck.contract import Contract
from kortspel.games.bismarck.prospects import fewest, most, ranks
from kortspel.games.bismarck.rules import EXPOSED

VOID, SINGLE = 1.0, 0.4
"""What a suit is worth, in tricks, of which there is no card, or one, where there are trumps to play on it."""
KEPT = 0.01
"""What a rank more is worth in a card that is kept, where that is all the difference."""
THROW=0.5

def bury(hand: Cards, contract: Contract, pack: Pack) -> Choice:
    """The burial, among those of the lowest cards of some suits (in Pass: of the highest)."""
    passing = contract.name == "pass"
    theirs = ranks(card for card in pack.cards if card not in hand)
    ways = {}
    for suit in SUITS:
        held = sorted([card for card in hand if card.suit == suit], key=lambda card: card.rank, reverse=passing)
        ways[suit] = [
            (tuple(held[:count]), _worth(tuple(held[count:]), theirs[suit], suit, contract, len(held)))
            for count in range(min(EXPOSED, len(held)) + 1)
        ]
    worth = {}
    emptied = {}
    for some in product(*ways.values()):
        away = [card for cards, _ in some for card in cards]
        if len(away) == EXPOSED:
            action = "bury:" + " ".join(away)
            worth[action] = sum(value for _, value in some)
    return best(worth, "x")


def _worth(kept: Cards, theirs, suit: str, contract: Contract, held: int) -> float:
    mine = ranks(kept)[suit]
    if contract.name == "pass":
        return -fewest(mine, theirs) - KEPT * sum(mine) + THROW * (not mine)
    value = most(mine, theirs) + KEPT * sum(mine)
    if contract.trump is not None and suit != contract.trump:
        value += VOID * (not mine) + SINGLE * (len(mine) == 1)
    return value
