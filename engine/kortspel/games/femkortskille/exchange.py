"""The exchange of cards with the stock in Poker Kille (KK2, KK3)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from kortspel.actions import Action, Kind, Word
from kortspel.cards import Cards, missing_from
from kortspel.state import wrong_phase
from kortspel.verdict import Facts, Reason, Verdict, judge_word

LIMITS: Final[Mapping[int, int]] = MappingProxyType({3: 3, 4: 3, 5: 3, 6: 2, 7: 1})
"""How many cards each may exchange, by the number of players: the stock must do for all (KK3)."""
REASONS: Final[Mapping[Reason, str]] = MappingProxyType(
    {Reason.MAY_EXCHANGE: "KK2", Reason.TOO_MANY_EXCHANGED: "KK3"}
)
"""The reasons that can be given, and the rule of each."""


class Exchange(NamedTuple):
    """The exchange so far: the ``seats`` in the order in which they exchange, of whom some are ``done``.

    ``limit`` cards may go at most; so many are left in the ``stock``.
    """

    seats: tuple[int, ...]
    limit: int
    stock: int
    done: int = 0

    @property
    def phase(self) -> str:
        """What is due."""
        return "exchange"

    @property
    def words(self) -> tuple[str, ...]:
        """None: nothing is said."""
        return ()

    @property
    def said(self) -> None:
        """None: nobody speaks."""

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
        if reason is Reason.WRONG_PHASE:
            return wrong_phase(action)
        return judge_word(action.text, reason, REASONS.get(reason), self._facts(action, hand))

    def allows(self, action: Action, hand: Cards) -> bool:
        """Whether exchanging these cards of the ``hand`` is legal."""
        return self._reason(action, hand).grants

    def _facts(self, action: Action, hand: Cards) -> Facts:
        cards = action.cards if isinstance(action, Word) else ()
        facts: Facts = {"picked": cards, "count": self.limit, "stock": self.stock}
        missing = missing_from(hand, cards)
        return {**facts, "missing": missing} if missing else facts

    def _reason(self, action: Action, hand: Cards) -> Reason:
        match action:
            case Word(kind=Kind.EXCHANGE, cards=cards):
                if missing_from(hand, cards):
                    return Reason.NOT_IN_HAND
                return Reason.MAY_EXCHANGE if len(cards) <= self.limit else Reason.TOO_MANY_EXCHANGED
            case _:
                return Reason.WRONG_PHASE

    def push(self, cards: int) -> "Exchange":
        """The exchange after the seat on turn has had so many ``cards``."""
        return Exchange(self.seats, self.limit, self.stock - cards, self.done + 1)
