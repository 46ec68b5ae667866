"""The knocking round of Femkortskille (K4-K9)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from kortspel.actions import Action, Kind, Word
from kortspel.cards import Card, Cards
from kortspel.deal import LETTERS, clockwise
from kortspel.state import wrong_phase
from kortspel.verdict import NO_FACTS, Facts, Reason, Verdict, judge_word

REASONS: Final[Mapping[Reason, str]] = MappingProxyType(
    {
        Reason.MAY_KNOCK: "K4",
        Reason.MAY_PASS: "K4",
        Reason.MAY_CHECK: "K5",
        Reason.CHECK_AFTER_KNOCK: "K5",
        Reason.ALREADY_CHECKED: "K6",
    }
)
"""The reasons that can be given, and the rule of each."""


class Knocking(NamedTuple):
    """The round so far: the last word that each seat has ``said``, None for those not yet heard.

    ``turn`` is the seat that must speak, None when the round is over. With ``carry`` the last player who has
    not passed may still pass (K8). ``knocker`` knocked first.
    """

    said: tuple[str | None, ...]
    turn: int | None
    carry: bool
    knocker: int | None = None

    @property
    def phase(self) -> str:
        """What is due."""
        return "knocking"

    @property
    def words(self) -> tuple[str, ...]:
        """The words that may be thought of, legal or not."""
        return ("knock", "pass", "check")

    @property
    def choices(self) -> None:
        """None: all that may be said is a word."""

    @property
    def inside(self) -> tuple[int, ...]:
        """The seats that have not passed, in seat order."""
        return tuple([seat for seat, word in enumerate(self.said) if word != "pass"])

    def judge(self, action: Action, _hand: Cards) -> Verdict:
        """The verdict on a word: one check each, and none after a knock (K5, K6)."""
        reason = self._reason(action)
        if reason is Reason.WRONG_PHASE:
            return wrong_phase(action)
        return judge_word(action.text, reason, REASONS[reason], self._facts)

    def allows(self, action: Action, _hand: Cards) -> bool:
        """Whether a word is legal."""
        return self._reason(action).grants

    @property
    def _facts(self) -> Facts:
        return NO_FACTS if self.knocker is None else {"knocker": LETTERS[self.knocker]}

    def _reason(self, action: Action) -> Reason:
        if isinstance(action, Card):
            return Reason.WRONG_PHASE
        match action.kind:
            case Kind.KNOCK:
                return Reason.MAY_KNOCK
            case Kind.PASS:
                return Reason.MAY_PASS
            case Kind.CHECK if "knock" in self.said:
                return Reason.CHECK_AFTER_KNOCK
            case Kind.CHECK if self.turn is not None and self.said[self.turn] == "check":
                return Reason.ALREADY_CHECKED
            case Kind.CHECK:
                return Reason.MAY_CHECK
            case _:
                return Reason.WRONG_PHASE

    def push(self, seat: int, word: Word) -> "Knocking":
        """The round after a legal word of ``seat``; who may still speak clockwise is on turn (K7)."""
        said = (*self.said[:seat], word.text, *self.said[seat + 1 :])
        knocker = seat if self.knocker is None and word.kind is Kind.KNOCK else self.knocker
        heard = Knocking(said, None, self.carry, knocker)
        if heard._decided:
            return heard
        for other in clockwise(seat, len(said)):
            if said[other] in (None, "check"):
                return heard._replace(turn=other)
        return heard

    @property
    def _decided(self) -> bool:
        """Whether only one is left, who takes the pot; with ``carry`` he may still pass (K8)."""
        match self.inside:
            case (last,):
                return not self.carry or self.said[last] == "knock"
            case _:
                return False
