"""The betting rounds of Auction Kille (KA1-KA6) and Poker Kille (KK2)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from kortspel.actions import Action, Kind, Word
from kortspel.cards import Card, Cards
from kortspel.deal import LETTERS, clockwise
from kortspel.state import wrong_phase
from kortspel.verdict import Facts, Reason, Verdict, judge_word

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


class Betting(NamedTuple):
    """A round of betting so far: what each seat has put in, and the last word that it has ``said``.

    ``reasons``: ``AUCTION`` or ``POKER``. ``bets``: chips by seat in this round, without antes. ``out`` are
    the seats that have passed, or did so earlier; ``turn`` must act, None when the round is over. ``least``
    is the smallest first bet, in chips; ``raises`` have been made, ``most`` are allowed (KA4). With
    ``carry`` the last player may still pass (K8). ``bettor`` bet first.
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
    bettor: int | None = None

    @property
    def phase(self) -> str:
        """What is due."""
        return "betting"

    @property
    def inside(self) -> tuple[int, ...]:
        """The seats that have not passed, in seat order."""
        return tuple([seat for seat in range(len(self.bets)) if seat not in self.out])

    @property
    def words(self) -> tuple[str, ...]:
        """The words that may be thought of, legal or not; bets are described by ``choices``."""
        return ("check", "fold") if Reason.MAY_FOLD in self.reasons else ("pass",)

    @property
    def call(self) -> int:
        """The chips that the seat on turn must put in to stay (KA1-KA3)."""
        put = 0 if self.turn is None else self.bets[self.turn]
        return max(self.bets) - put or self.least

    @property
    def choices(self) -> Mapping[str, Any]:
        """``{"bet": {"call": …, "max": …}}``: the least and the most chips to put in now.

        ``max`` is None where there is no limit (KA4).
        """
        return {"bet": {"call": self.call, "max": self.call if self._no_raise else None}}

    @property
    def _no_raise(self) -> bool:
        return any(self.bets) and self.raises >= self.most

    def judge(self, action: Action, _hand: Cards) -> Verdict:
        """The verdict on a word or a bet; a bet counts the chips put in with this turn (KA1, KA4, KK2)."""
        reason = self._reason(action)
        if isinstance(action, Card) or reason not in self.reasons:
            return wrong_phase(action)
        return judge_word(action.text, reason, self.reasons[reason], {**action.args, **self._facts})

    def allows(self, action: Action, _hand: Cards) -> bool:
        """Whether a word or a bet is legal."""
        reason = self._reason(action)
        return reason.grants and reason in self.reasons

    @property
    def _facts(self) -> Facts:
        """The chips that anything said of this round is about."""
        chips: dict[str, str | int] = {
            "call": self.call,
            "highest": max(self.bets),
            "own": 0 if self.turn is None else self.bets[self.turn],
            "least": self.least,
            "raises": self.raises,
            "most-raises": self.most,
        }
        return chips if self.bettor is None else {**chips, "bettor": LETTERS[self.bettor]}

    def _reason(self, action: Action) -> Reason:
        if isinstance(action, Card):
            return Reason.WRONG_PHASE
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

    def push(self, seat: int, word: Word) -> "Betting":
        """The round after a legal word or bet of ``seat``, which is on turn (KA3)."""
        said = (*self.said[:seat], word.text, *self.said[seat + 1 :])
        bets, out, bettor, raises = self.bets, self.out, self.bettor, self.raises
        if word.kind is Kind.BET:
            bets = (*bets[:seat], bets[seat] + word.number, *bets[seat + 1 :])
            raises += any(self.bets) and max(bets) > max(self.bets)
            bettor = seat if bettor is None else bettor
        elif word.kind is not Kind.CHECK:
            out = out | {seat}
        heard = Betting(
            self.reasons, said, out, bets, None, self.least, self.most, self.carry, raises, bettor
        )
        turn = heard._next(seat)
        return heard if turn is None else heard._replace(turn=turn)

    def _next(self, seat: int) -> int | None:
        """The next seat that has not acted or is not level; none when one is left, or all are level (KA3)."""
        inside, highest = self.inside, max(self.bets)
        match inside:
            case (last,) if not self.carry or self.bets[last]:
                return None
        for other in clockwise(seat, len(self.bets)):
            if other in inside and (self.said[other] is None or self.bets[other] < highest):
                return other
        return None
