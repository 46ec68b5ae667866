"""The rules of Bismarck: three players, four contracts, sixteen tricks (B1-B17)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from kortspel.cards import STANDARD
from kortspel.games.bismarck.contract import TRICKS
from kortspel.law import SuitLaw
from kortspel.switches import Flag, Switches
from kortspel.verdict import Reason

PACK: Final = STANDARD
"""The pack it is played with."""
PLAYERS: Final = 3
"""The number of players (B1)."""
EXPOSED: Final = 4
"""The cards that are exposed, taken by forehand and buried again (B3, B6)."""
TRUMP_RULE: Final = "B9"
"""The rule on which a trump wins a trick of another suit."""

CARDS: Final = MappingProxyType(
    {
        Reason.LEAD_ANYTHING: "B7",
        Reason.FOLLOW_SUIT: "B8",
        Reason.MUST_FOLLOW_SUIT: "B8",
        Reason.VOID_DISCARD: "B8",
        Reason.VOID_TRUMP: "B8",
    }
)
"""The reasons that can be given for a card, and the rule of each."""
WORDS: Final = MappingProxyType(
    {
        Reason.MAY_CHOOSE: "B4",
        Reason.CONTRACT_USED: "B13",
        Reason.CONTRACT_STAYS: "B15",
        Reason.MAY_BURY: "B6",
        Reason.WRONG_NUMBER_OF_CARDS: "B6",
        Reason.FORGOTTEN_DISCARD: "B15",
        Reason.NOT_IN_HAND: None,
        Reason.WRONG_PHASE: None,
    }
)
"""The reasons that can be given for any other action, and the rule of each."""


@dataclass(frozen=True)
class Rules:
    """Bismarck as it is played in Sweden now.

    ``valfri_suit_fixed``: after a forgotten discard Valfri keeps its suit too; else it is named anew (A-10).
    """

    profile: str
    valfri_suit_fixed: bool = False

    fewest = most = PLAYERS

    @property
    def reasons(self) -> Mapping[Reason, str | None]:
        """Every reason that can be given, and the id of its rule."""
        return {**CARDS, **WORDS}

    def needed(self, players: int) -> int:
        """The cards that a deck must have: sixteen each and the exposed ones, the whole pack (B3, B5)."""
        return players * TRICKS + EXPOSED

    def law(self, trump: str | None = None) -> SuitLaw:
        """How its tricks are played (B7-B9), ``trump`` being the contract's suit, None for Spel and Pass."""
        return SuitLaw(False, CARDS, trump)


PROFILES: Final[Mapping[str, Rules]] = MappingProxyType({"modern": Rules("modern")})
"""The one profile."""
SWITCHES: Final[Mapping[str, Switches]] = MappingProxyType({"modern": {"valfri-suit-fixed": Flag()}})
"""The switches of each profile, and what each accepts."""
