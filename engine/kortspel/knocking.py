"""The knocking round of Femkortskille (K4-K9)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from kortspel.actions import Action, Kind
from kortspel.deal import clockwise
from kortspel.verdict import Reason, Verdict

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


@dataclass(frozen=True)
class Knocking:
    """The round so far: the last word that each seat has ``said``, None for those not yet heard.

    ``turn`` is the seat that must speak, None when the round is over. With ``carry`` the last player who has
    not passed may still pass (K8).
    """

    said: tuple[str | None, ...]
    turn: int | None
    carry: bool

    phase = "knocking"
    options = ("knock", "pass", "check")
    choices = None

    @property
    def inside(self) -> tuple[int, ...]:
        """The seats that have not passed, in seat order."""
        return tuple(seat for seat, word in enumerate(self.said) if word != "pass")

    def ruling(self, action: Action) -> Verdict:
        """The verdict on a word: one check each, and none after a knock (K5, K6)."""
        assert self.turn is not None
        match action.kind:
            case Kind.KNOCK:
                reason = Reason.MAY_KNOCK
            case Kind.PASS:
                reason = Reason.MAY_PASS
            case Kind.CHECK if "knock" in self.said:
                reason = Reason.CHECK_AFTER_KNOCK
            case Kind.CHECK if self.said[self.turn] == "check":
                reason = Reason.ALREADY_CHECKED
            case Kind.CHECK:
                reason = Reason.MAY_CHECK
            case _:
                return Verdict(action.text, False, Reason.WRONG_PHASE)
        legal = reason in (Reason.MAY_KNOCK, Reason.MAY_PASS, Reason.MAY_CHECK)
        return Verdict(action.text, legal, reason, rule=REASONS[reason])

    def after(self, action: Action) -> "Knocking":
        """The round after a legal word; the turn goes on clockwise to who may still speak (K7)."""
        assert self.turn is not None
        said = (*self.said[: self.turn], action.text, *self.said[self.turn + 1 :])
        heard = Knocking(said, None, self.carry)
        if heard._decided:
            return heard
        waiting = [seat for seat in clockwise(self.turn, len(said)) if said[seat] in (None, "check")]
        return Knocking(said, waiting[0] if waiting else None, self.carry)

    @property
    def _decided(self) -> bool:
        """Whether only one is left, who takes the pot; with ``carry`` he may still pass (K8)."""
        match self.inside:
            case (last,):
                return not self.carry or self.said[last] == "knock"
            case _:
                return False
