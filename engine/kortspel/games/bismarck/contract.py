"""The contracts of Bismarck: their names, their trumps and what they score (B4, B10-B12)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from kortspel.actions import UnreadableAction, teach
from kortspel.cards import SUITS

CONTRACTS: Final = ("spel", "spader", "valfri", "pass")
"""Their names, in the order in which forehand reads them (B4). Valfri lets him name the suit."""
TRICKS: Final = 16
"""The tricks of a deal (B9)."""
QUOTAS: Final = (8, 4, 4)
"""The tricks that forehand and each of the others must take (B10)."""
PASS_QUOTAS: Final = (4, 6, 6)
"""The tricks that forehand and each of the others must not exceed in Pass (B11)."""


class Contract(NamedTuple):
    """A contract, and the suit that forehand names where it is Valfri (None before it is named)."""

    name: str
    suit: str | None = None

    @property
    def trump(self) -> str | None:
        """The trump suit; Spel and Pass have none (B4)."""
        return "S" if self.name == "spader" else self.suit

    @property
    def text(self) -> str:
        """As the door writes it: ``spel``, ``valfri:H``."""
        return self.name if self.suit is None else f"{self.name}:{self.suit}"


def read(text: str, *, suit_named: bool = True) -> Contract:
    """The contract that a text such as ``spel`` or ``valfri:H`` stands for.

    Valfri must name its suit, unless ``suit_named`` is false: its score is the same in any. Spader may
    name spades; the others name nothing. Raises ``kortspel.actions.UnreadableAction``, its code
    ``contract-needs-suit`` or ``contract-takes-no-suit`` where that is all that is wrong.
    """
    name, colon, suit = text.partition(":")
    if name not in CONTRACTS:
        raise UnreadableAction(text)
    if name != "valfri":
        if colon and (name, suit) != ("spader", "S"):
            raise UnreadableAction(text, "contract-takes-no-suit")
        return Contract(name)
    if colon and suit not in SUITS:
        raise UnreadableAction(text)
    if suit_named and not colon:
        raise UnreadableAction(text, "contract-needs-suit")
    return Contract(name, suit or None)


teach("contract", read)

ALL: Final = tuple(
    Contract(name, suit) for name in CONTRACTS for suit in (SUITS if name == "valfri" else (None,))
)
"""Every contract that can be announced: seven, Valfri once for each suit (B4)."""


def scores(name: str, tricks: Sequence[int]) -> tuple[int, ...]:
    """What each scores for his ``tricks``, both forehand first; the scores sum to 0 (B10-B12).

    ``name`` is one of ``CONTRACTS``; the three numbers of ``tricks`` sum to 16, which is not checked.
    """
    if name == "pass":
        return tuple(quota - taken for quota, taken in zip(PASS_QUOTAS, tricks, strict=True))
    return tuple(taken - quota for quota, taken in zip(QUOTAS, tricks, strict=True))
