"""The contracts of Bismarck: their names, their trumps and what they score (B4, B10-B12)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from kortspel.cards import SUITS

#: In the order in which forehand reads them (B4). Valfri lets him name the suit.
CONTRACTS: Final = ("spel", "spader", "valfri", "pass")
TRICKS: Final = 16
#: The tricks that forehand and each of the others must take, or in Pass must not exceed (B10, B11).
QUOTAS: Final = (8, 4, 4)
PASS_QUOTAS: Final = (4, 6, 6)


class BadContract(ValueError):
    """A contract that can't be: ``code`` is ``out-of-range``, or says what is wrong with its suit."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


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
    """The contract that a text stands for. Raises :class:`BadContract`.

    Valfri must name its suit, unless ``suit_named`` is false: its score is the same in any. Spader may
    name spades; the others name nothing.
    """
    name, colon, suit = text.partition(":")
    if name not in CONTRACTS:
        raise BadContract("out-of-range")
    if name != "valfri":
        if colon and (name, suit) != ("spader", "S"):
            raise BadContract("contract-takes-no-suit")
        return Contract(name)
    if colon and suit not in SUITS:
        raise BadContract("out-of-range")
    if suit_named and not colon:
        raise BadContract("contract-needs-suit")
    return Contract(name, suit or None)


#: Every contract that can be announced.
ALL: Final = tuple(
    Contract(name, suit) for name in CONTRACTS for suit in (SUITS if name == "valfri" else (None,))
)


def scores(name: str, tricks: Sequence[int]) -> tuple[int, ...]:
    """What each scores for his ``tricks``, forehand first; the sum is 0 (B10-B12)."""
    if name == "pass":
        return tuple(quota - taken for quota, taken in zip(PASS_QUOTAS, tricks, strict=True))
    return tuple(taken - quota for quota, taken in zip(QUOTAS, tricks, strict=True))
