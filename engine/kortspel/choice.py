"""What a player that is no person decides, and why, in codes."""

from collections.abc import Mapping
from typing import NamedTuple


class Weighed(NamedTuple):
    """One of the things that might have been done, and what it seemed worth.

    ``worth``: the higher the better; what it counts (a chance, chips, points, a rank) is for the
    ``Choice`` to say.
    """

    action: str
    worth: float


class Choice(NamedTuple):
    """What to do, the code of the ``reason``, and what was weighed, in the order of the options."""

    action: str
    reason: str
    weighed: tuple[Weighed, ...] = ()


PLACES = 3
"""Worths are rounded to so many decimals: machines may differ in the last digits of a power."""


def best(worth: Mapping[str, float], reason: str | Mapping[str, str]) -> Choice:
    """The action that is worth most, the first of those that are worth the same.

    ``worth`` of each action; ``reason`` for any of them, or for each.
    """
    weighed = tuple([Weighed(action, round(number, PLACES)) for action, number in worth.items()])
    action = max(weighed, key=lambda one: one.worth).action
    return Choice(action, reason if isinstance(reason, str) else reason[action], weighed)
