"""What a player that is no person decides, and why, in codes."""

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
