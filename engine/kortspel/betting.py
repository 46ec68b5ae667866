"""The betting rounds of Auction Kille (KA1-KA6) and Poker Kille (KK2)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Final

from kortspel.actions import Action, Kind
from kortspel.deal import clockwise
from kortspel.verdict import Reason, Verdict

AUCTION: Final[Mapping[Reason, str]] = MappingProxyType(
    {
        Reason.MAY_PASS: "KA3",
        Reason.MAY_BET: "KA2",
        Reason.BET_TOO_LOW: "KA1",
        Reason.NO_MORE_RAISES: "KA4",
    }
)
"""Auction Kille's reasons and rules. No checking: bet at least as much as the bet before, or pass."""
POKER: Final[Mapping[Reason, str]] = MappingProxyType(
    {
        Reason.MAY_CHECK: "KK2",
        Reason.CHECK_AFTER_BET: "KK2",
        Reason.MAY_FOLD: "KK2",
        Reason.MAY_BET: "KK2",
        Reason.BET_TOO_LOW: "KA1",
        Reason.NO_MORE_RAISES: "KA4",
    }
)
"""Poker Kille's reasons and rules: check while nobody has bet, bet, call, raise or fold."""
LEGAL: Final = (Reason.MAY_PASS, Reason.MAY_CHECK, Reason.MAY_FOLD, Reason.MAY_BET)
"""The reasons of these that go with a legal action."""


@dataclass(frozen=True)
class Betting:
    """A round of betting so far: what each seat has put in, and the last word that it has ``said``.

    ``reasons``: ``AUCTION`` or ``POKER``. ``bets``: chips by seat in this round, without antes. ``out`` are
    the seats that have passed, or did so earlier; ``turn`` must act, None when the round is over. ``least``
    is the smallest first bet, in chips; ``raises`` have been made, ``most`` are allowed (KA4). With
    ``carry`` the last player may still pass (K8).
    """

    reasons: Mapping[Reason, str]
    said: tuple[str | None, ...]
    out: frozenset[int]
    bets: tuple[int, ...]
    turn: int | None
    least: int
    most: int
    carry: bool
    raises: int = 0

    phase = "betting"

    @property
    def inside(self) -> tuple[int, ...]:
        """The seats that have not passed, in seat order."""
        return tuple(seat for seat in range(len(self.bets)) if seat not in self.out)

    @property
    def options(self) -> tuple[str, ...]:
        """The words that may be thought of, legal or not; bets are described by ``choices``."""
        return ("check", "fold") if Reason.MAY_FOLD in self.reasons else ("pass",)

    @property
    def call(self) -> int:
        """The chips that the seat on turn must put in to stay (KA1-KA3)."""
        assert self.turn is not None
        return max(self.bets) - self.bets[self.turn] or self.least

    @property
    def choices(self) -> Mapping[str, Any]:
        """``{"bet": {"call": …, "max": …}}``: the least and the most chips to put in now.

        ``max`` is None where there is no limit (KA4).
        """
        return {"bet": {"call": self.call, "max": self.call if self._no_raise else None}}

    @property
    def _no_raise(self) -> bool:
        return any(self.bets) and self.raises >= self.most

    def ruling(self, action: Action) -> Verdict:
        """The verdict on a word or a bet; a bet counts the chips put in with this turn (KA1, KA4, KK2)."""
        reason = self._reason(action)
        if reason not in self.reasons:
            return Verdict(action.text, False, Reason.WRONG_PHASE)
        return Verdict(action.text, reason in LEGAL, reason, rule=self.reasons[reason])

    def _reason(self, action: Action) -> Reason:
        match action.kind:
            case Kind.PASS:
                return Reason.MAY_PASS
            case Kind.FOLD:
                return Reason.MAY_FOLD
            case Kind.CHECK:
                return Reason.CHECK_AFTER_BET if any(self.bets) else Reason.MAY_CHECK
            case Kind.BET if action.number < self.call:
                return Reason.BET_TOO_LOW
            case Kind.BET if action.number > self.call and self._no_raise:
                return Reason.NO_MORE_RAISES
            case Kind.BET:
                return Reason.MAY_BET
            case _:
                return Reason.WRONG_PHASE

    def after(self, action: Action) -> "Betting":
        """The round after a legal action of the seat on turn (KA3)."""
        seat = self.turn
        assert seat is not None
        said = (*self.said[:seat], action.text, *self.said[seat + 1 :])
        bets = (*self.bets[:seat], self.bets[seat] + action.number, *self.bets[seat + 1 :])
        raised = any(self.bets) and max(bets) > max(self.bets)
        out = self.out | {seat} if action.kind in (Kind.PASS, Kind.FOLD) else self.out
        heard = replace(self, said=said, bets=bets, out=out, raises=self.raises + raised)
        return replace(heard, turn=heard._next(seat))

    def _next(self, seat: int) -> int | None:
        """The next seat that has not acted or is not level; none when one is left, or all are level (KA3)."""
        match self.inside:
            case (last,) if not self.carry or self.bets[last]:
                return None
        for other in clockwise(seat, len(self.bets)):
            if other in self.inside and (self.said[other] is None or self.bets[other] < max(self.bets)):
                return other
        return None
