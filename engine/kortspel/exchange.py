"""The exchange of cards with the stock in Poker Kille (KK2, KK3)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from kortspel.actions import Action, Kind
from kortspel.verdict import Cards, Reason, Verdict

LIMITS: Final[Mapping[int, int]] = MappingProxyType({3: 3, 4: 3, 5: 3, 6: 2, 7: 1})
"""How many cards each may exchange, by the number of players: the stock must do for all (KK3)."""
REASONS: Final[Mapping[Reason, str]] = MappingProxyType(
    {Reason.MAY_EXCHANGE: "KK2", Reason.TOO_MANY_EXCHANGED: "KK3"}
)
"""The reasons that can be given, and the rule of each."""


@dataclass(frozen=True)
class Exchange:
    """The exchange so far: the ``seats`` in the order in which they exchange, of whom some are ``done``.

    ``limit`` cards may go at most.
    """

    seats: tuple[int, ...]
    limit: int
    done: int = 0

    phase = "exchange"
    options: tuple[str, ...] = ()
    said = None

    @property
    def turn(self) -> int | None:
        """The seat that may exchange, None when all have."""
        return None if self.done == len(self.seats) else self.seats[self.done]

    @property
    def choices(self) -> Mapping[str, Any]:
        """``{"exchange": {"max": …}}``: how many cards may go."""
        return {"exchange": {"max": self.limit}}

    def ruling(self, action: Action, hand: Cards) -> Verdict:
        """The verdict on exchanging some cards of the ``hand``, or none (KK2, KK3)."""
        if action.kind is not Kind.EXCHANGE:
            return Verdict(action.text, False, Reason.WRONG_PHASE)
        if any(action.cards.count(card) > hand.count(card) for card in action.cards):
            return Verdict(action.text, False, Reason.NOT_IN_HAND)
        few = len(action.cards) <= self.limit
        reason = Reason.MAY_EXCHANGE if few else Reason.TOO_MANY_EXCHANGED
        return Verdict(action.text, few, reason, rule=REASONS[reason])

    def after(self) -> "Exchange":
        """The exchange after the seat on turn has had its own."""
        return Exchange(self.seats, self.limit, self.done + 1)
