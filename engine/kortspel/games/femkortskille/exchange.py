"""The exchange of cards with the stock in Poker Kille (KK2, KK3)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from kortspel.actions import Action, Kind, Word
from kortspel.cards import Cards
from kortspel.verdict import Reason, Verdict, judge_word

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
    words = ()
    said = None

    @property
    def turn(self) -> int | None:
        """The seat that may exchange, None when all have."""
        return None if self.done == len(self.seats) else self.seats[self.done]

    @property
    def choices(self) -> Mapping[str, Any]:
        """``{"exchange": {"max": …}}``: how many cards may go."""
        return {"exchange": {"max": self.limit}}

    def judge(self, action: Action, hand: Cards) -> Verdict:
        """The verdict on exchanging some cards of the ``hand``, or none (KK2, KK3)."""
        reason = self._reason(action, hand)
        return judge_word(action.text, reason, REASONS.get(reason))

    def _reason(self, action: Action, hand: Cards) -> Reason:
        match action:
            case Word(kind=Kind.EXCHANGE, cards=cards):
                if any(cards.count(card) > hand.count(card) for card in cards):
                    return Reason.NOT_IN_HAND
                return Reason.MAY_EXCHANGE if len(cards) <= self.limit else Reason.TOO_MANY_EXCHANGED
            case _:
                return Reason.WRONG_PHASE

    def push(self) -> "Exchange":
        """The exchange after the seat on turn has had its own."""
        return Exchange(self.seats, self.limit, self.done + 1)
