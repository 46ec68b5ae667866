"""Players that are no persons, of two levels. Each sees only what its seat can see.

Level 1 does anything legal by chance. Level 2 follows the principles of its game.
"""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

from kortspel.choice import Choice
from kortspel.game import Game
from kortspel.state import State

LEVELS: Final = (1, 2)
"""The levels, from the weakest on."""
MOST_RAISED: Final = 3
"""By how many chips a bet that is made by chance is raised at most."""
UNWANTED: Final = ("misdeal", "forgotten-discard")
"""The kinds of moves that nobody makes on purpose."""


def choose(game: Game[Any, Any], view: State, level: int, chance: Random) -> Choice:
    """What a player of this ``level`` does, who is on turn in this ``view`` of its own.

    The same view and the same ``chance`` give the same choice.
    """
    chosen = game.choose(view, chance) if level > 1 else None
    return by_chance(view, chance) if chosen is None else chosen


def by_chance(view: State, chance: Random) -> Choice:
    """Anything legal by chance; its reason is ``by-chance``, or ``only-one``.

    Chips and cards that are too many ways to list are drawn. Nobody asks for better cards in another's
    name, and mistakes such as a misdeal are made only where nothing else is possible.
    """
    moves = view.moves()
    wanted = [move for move in moves if move["kind"] not in UNWANTED]
    actions = [action for move in wanted or moves for action in _some_of(view, move, chance)]
    if len(actions) == 1:
        return Choice(actions[0], "only-one")
    return Choice(chance.choice(actions), "by-chance")


def _some_of(view: State, move: Mapping[str, Any], chance: Random) -> Iterator[str]:
    """The legal actions of one kind, or some of them where they are too many."""
    match move:
        case {"kind": "bury", "count": count, "from": cards}:
            yield "bury:" + " ".join(chance.sample(cards, count))
        case {"kind": "exchange", "most": most, "from": cards}:
            some = " ".join(chance.sample(cards, chance.randint(0, most)))
            yield f"exchange:{some}" if some else "exchange"
        case {"kind": "bet", "call": call, "most": most}:
            yield f"bet:{call}"
            if most is None:
                yield f"bet:{call + chance.randint(1, MOST_RAISED)}"
        case {"kind": "redeal", "legal": legal}:
            own = f"redeal:ask:{view.turn}"
            yield from (action for action in legal if not action.startswith("redeal:ask") or action == own)
        case {"legal": legal}:
            yield from legal
