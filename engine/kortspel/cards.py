"""Cards and packs: suits, ranks, codes. Knows no game."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

SUITS: Final = ("S", "H", "D", "C")
"""Spades, hearts, diamonds, clubs."""
RANKS: Final = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
"""The ranks of the standard pack, high to low (G3)."""
KILLE_RANKS: Final = (
    "HK", "KU", "HR", "HU", "KV", "VH", *map(str, range(12, 0, -1)), "KR", "BP", "BL",
)  # fmt: skip
"""The ranks of the Kille pack, high to low (KP2): Harlekin, Kuku, Husar, Husu, Kavall, Värdshus, the
numerals, Kransen, Blompottan, Blaren.
"""


class UnknownCard(ValueError):
    """A code that no card of the pack has. ``args[0]`` is the code."""


class Card(str):
    """A card is its code (``"QH"``, ``"10S"``), and knows its suit and its rank.

    ``suit`` is one of ``SUITS``, or empty where a pack has no suits; ``rank`` is higher for a better
    card: 2..14, ace high (G3), or 1..21 in the Kille pack. Cards come from a ``Pack``; nobody else
    makes them.
    """

    __slots__ = ("rank", "suit")
    suit: str
    rank: int

    def __new__(cls, code: str, suit: str, rank: int) -> "Card":
        """A card with this code."""
        card = super().__new__(cls, code)
        card.suit = suit
        card.rank = rank
        return card

    @property
    def text(self) -> str:
        """Its code: what a player says to play it."""
        return str(self)


type Cards = tuple[Card, ...]
"""Cards in order."""


class Pack:
    """A pack of cards: its ``name`` and all its ``cards``, high to low, suit by suit."""

    def __init__(self, name: str, cards: Iterable[Card]) -> None:
        self.name = name
        self.cards = tuple(cards)
        self._by_code = {str(card): card for card in self.cards}
        self._copies = Counter(self.cards)

    def card(self, code: str) -> Card:
        """The card with this code. Raises ``UnknownCard`` where the pack has none."""
        try:
            return self._by_code[code]
        except KeyError:
            raise UnknownCard(code) from None

    def find(self, code: str) -> Card | None:
        """The card with this code, None where the pack has none."""
        return self._by_code.get(code)

    def without(self, seen: Iterable[Card]) -> Cards:
        """The cards of the pack that are not among ``seen``, in pack order, each copy counted by itself."""
        left = self._copies - Counter(seen)
        return tuple(card for card in self._by_code.values() for _ in range(left[card]))

    def first_surplus(self, cards: Iterable[Card]) -> int | None:
        """The index in ``cards`` of the first that occurs more often than the pack holds it, or None."""
        left = Counter(self._copies)
        for index, card in enumerate(cards):
            left[card] -= 1
            if left[card] < 0:
                return index
        return None


def missing_from(hand: Cards, cards: Cards) -> Cards:
    """Those of the ``cards`` that the ``hand`` doesn't hold, each copy counted by itself."""
    left = Counter(hand)
    missing = []
    for card in cards:
        left[card] -= 1
        if left[card] < 0:
            missing.append(card)
    return tuple(missing)


STANDARD: Final = Pack(
    "standard",
    (Card(rank + suit, suit, 14 - place) for suit in SUITS for place, rank in enumerate(RANKS)),
)
"""52 cards: four suits of thirteen, no jokers (F1)."""
KILLE: Final = Pack(
    "kille",
    (Card(rank, "", 21 - place) for place, rank in enumerate(KILLE_RANKS) for _ in range(2)),
)
"""42 cards: 21 ranks, two of each, no suits (KP2)."""
PACKS: Final[Mapping[str, Pack]] = {pack.name: pack for pack in (STANDARD, KILLE)}
"""The packs by name."""
