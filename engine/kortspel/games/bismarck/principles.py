"""How a fair player plays Bismarck: a few principles, each of which it can state.

It announces the contract that the four open cards make better than it usually is, buries what leaves the
best sixteen cards, and plays the card after which it is likely to take most tricks, or fewest in Pass.
"""

from random import Random

from kortspel.cards import Cards
from kortspel.choice import Choice, best
from kortspel.games.bismarck.burial import bury
from kortspel.games.bismarck.contract import Contract
from kortspel.games.bismarck.contract import read as read_contract
from kortspel.games.bismarck.state import State
from kortspel.games.bismarck.tricks import play

OPEN_TRUMP = 2 / 3
"""What an open card of the trump suit is worth: two thirds of a trump more among the twenty cards."""
OPEN_POINT = 0.2
"""What an open jack is worth where tricks are wanted; a queen is worth twice that, and so on to the ace."""
OPEN_RANK = 0.28
"""What each rank that the open cards are lower on average is worth in Pass."""
USUAL_SPADES, USUAL_IN_BEST_SUIT, USUAL_POINTS, USUAL_RANK = 1, 2, 3, 8
"""Of four cards on average: spades, cards of the longest suit, points (jack 1 to ace 4), the mean rank."""
TEN = 10
"""The rank of the highest card that counts no points."""


def choose(view: State, _chance: Random) -> Choice:
    """What the seat on turn does in this ``view`` of its own. It leaves nothing to chance.

    Reasons of a contract: ``last-contract``, ``best-for-the-cards``. The others: ``bury``, ``play``.
    """
    seat = view.terms.forehand if view.turn is None else view.turn
    announced = view.terms.announced
    if view.phase == "contract":
        return _announce(view)
    if view.phase == "bury" and announced is not None:
        return bury(view.table.hands[seat] or (), announced, view.table.pack)
    return play(view, seat)


def _announce(view: State) -> Choice:
    """Each contract comes once (B13): choose the one that gains most by what lies open.

    The figures are those of 1,200 deals of each contract that were played by these principles.
    """
    words = view.actions()
    contracts = {word: read_contract(word.partition(":")[2]) for word in words}
    worth = {word: _gain(view.terms.exposed, contract) for word, contract in contracts.items()}
    names = {contract.name for contract in contracts.values()}
    return best(worth, "last-contract" if len(names) == 1 else "best-for-the-cards")


def _gain(exposed: Cards, contract: Contract) -> float:
    """The points that the open cards are likely to bring more in a contract than it usually brings."""
    if contract.name == "pass":
        return OPEN_RANK * (USUAL_RANK - sum([card.rank for card in exposed]) / len(exposed))
    points = sum([max(0, card.rank - TEN) for card in exposed])
    gain = OPEN_POINT * (points - USUAL_POINTS)
    if contract.trump is not None:
        usual = USUAL_SPADES if contract.name == "spader" else USUAL_IN_BEST_SUIT
        gain += OPEN_TRUMP * (sum([card.suit == contract.trump for card in exposed]) - usual)
    return gain
