"""The rules of Femkort: five cards, five tricks, the last one wins.

Three profiles: modern (F1-F15), older (O1-O4) and the pot game (D1-D13) with its variants DV1-DV5.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from kortspel.cards import STANDARD, SUITS
from kortspel.deal import MOST_DEALS
from kortspel.law import SuitLaw
from kortspel.stakes import Pot
from kortspel.state import Result
from kortspel.switches import Choice, Count, Flag, Packets, Switches
from kortspel.verdict import Reason

PACK: Final = STANDARD
"""The pack it is played with (F1)."""
TRICKS: Final = 5
"""The cards in a hand and the tricks of a deal (F3)."""
REDEALS: Final = ("any-before-first", "forehand", "any-before-last")
"""Who may ask for better cards, and until when (DV1; the last two are from other texts, A-09)."""
MOST_MISDEALS: Final = MOST_DEALS - 1
"""The most misdeals in one hand."""
HIGHEST_STAKE: Final = 2**20
"""The stake is doubled after misdeals (DV4) no further than this many times the base."""
TRUMP_RULE: Final = "DV5"
"""The rule on which a trump wins a trick of another suit."""

HEADING: Final = MappingProxyType(
    {
        Reason.LEAD_ANYTHING: "F5",
        Reason.MUST_FOLLOW_SUIT: "F6",
        Reason.MUST_OVERTAKE: "F7",
        Reason.FOLLOW_CANNOT_OVERTAKE: "F8",
        Reason.VOID_DISCARD: "F9",
    }
)
"""The reasons that can be given for a card under the duty to overtake, and the rule of each."""
FOLLOWING: Final = MappingProxyType(
    {
        Reason.LEAD_ANYTHING: "F5",
        Reason.MUST_FOLLOW_SUIT: "F6",
        Reason.FOLLOW_SUIT: "F6",
        Reason.MAY_OVERTAKE: "O1",
        Reason.VOID_DISCARD: "F9",
    }
)
"""The reasons without that duty (O1, DV3)."""
TRUMPED: Final = {Reason.VOID_TRUMP: "DV5"}
"""The reason that a trump suit adds to either (DV5)."""
HEADING_TRUMPED: Final = MappingProxyType(
    {**HEADING, **TRUMPED, Reason.FOLLOW_TRICK_IS_TRUMPED: "DV5"}
)  # fmt: skip
"""The reasons under the duty to overtake, with a trump suit."""
FOLLOWING_TRUMPED: Final = MappingProxyType({**FOLLOWING, **TRUMPED})
"""The reasons without it, with a trump suit."""


@dataclass(frozen=True)
class Rules:
    """One form of Femkort. Profiles are never mixed (O4): a form has the duty to overtake or has not.

    ``target``: wins that end a session (F14, D3). ``packets``: how the five cards are dealt (F3, D6). The
    rest is for the pot game: ``ante`` chips before each deal (D5, 0 where nothing is staked), ``head`` off
    (DV3), ``trump`` from the dealer's last card (DV5), ``redeal`` requests (DV1), ``escalate`` the stake
    after a misdeal (DV4), ``payout`` of each pot or of all at the end (DV2), and a limit of ``deals`` (D11).
    """

    profile: str
    fewest: int
    most: int
    head: bool
    target: int = 3
    packets: tuple[int, ...] = (3, 2)
    ante: int = 0
    trump: bool = False
    redeal: str | None = None
    escalate: bool = False
    payout: str = "per-pot"
    deals: int | None = None

    @property
    def redeal_rule(self) -> str:
        """The id of the rule on asking for better cards."""
        return "DV1" if self.ante else "F15"

    @property
    def misdeal_rule(self) -> str:
        """The id of the rule on a misdeal."""
        return "D10" if self.ante else "F15"

    @property
    def reasons(self) -> Mapping[Reason, str | None]:
        """Every reason that can be given, and the id of its rule."""
        others = {Reason.MISDEAL: self.misdeal_rule, Reason.NOT_IN_HAND: None, Reason.WRONG_PHASE: None}
        return {**self.law().rules, **others, **self._redeal_reasons()}

    def _redeal_reasons(self) -> Mapping[Reason, str | None]:
        words = [Reason.REDEAL_NOT_ALLOWED]
        if self.redeal:
            words += [Reason.REDEAL_TOO_LATE, Reason.ALREADY_ASKED, Reason.MAY_ASK, Reason.MAY_ANSWER]
        return dict.fromkeys(words, self.redeal_rule)

    def raise_stake(self, stake: int) -> tuple[int, int]:
        """The stake of the deal after a misdeal, as a multiple of the base, and the chips that each adds.

        That is one base stake (D10), or another stake, doubled (DV4).
        """
        if not self.escalate:
            return stake, self.ante
        return 2 * stake, 2 * stake * self.ante

    @property
    def most_misdeals(self) -> int:
        """The most misdeals in one hand that the door counts: no stake is above the highest (DV4)."""
        return HIGHEST_STAKE.bit_length() - 1 if self.escalate else MOST_MISDEALS

    def chips_paid(self, misdeals: int) -> int:
        """The chips that each has put in when a hand is won after so many misdeals (D5, D10, DV4)."""
        stake, paid = 1, self.ante
        for _ in range(misdeals):
            stake, more = self.raise_stake(stake)
            paid += more
        return paid

    def settle(self, pot: Pot, winner: int) -> Result:
        """The end of a deal with a pot: taken at once (D9), or kept till the end of the session (DV2)."""
        if self.payout == "session-pool":
            return pot.leave("last-trick", (winner,))
        return pot.award(winner, "last-trick")

    def needed(self, players: int) -> int:
        """The cards that a deck must have: five for each (F3, D6), or four where it is a misdeal (D22)."""
        return players * TRICKS - self.spare(players)

    def spare(self, players: int) -> int:
        """How many of the cards due may be missing from a deck: one for each player."""
        return players

    def law(self, trump: str | None = None) -> SuitLaw:
        """How its tricks are played (F5-F10, O1, DV3, DV5). ``trump`` counts only where there is one."""
        return _LAWS[self.head, self.trump, trump if self.trump else None]


_LAWS: Final = {
    (True, False, None): SuitLaw(True, HEADING),
    (False, False, None): SuitLaw(False, FOLLOWING),
    **{(True, True, suit): SuitLaw(True, HEADING_TRUMPED, suit) for suit in (*SUITS, None)},
    **{(False, True, suit): SuitLaw(False, FOLLOWING_TRUMPED, suit) for suit in (*SUITS, None)},
}
"""How tricks are played: with or without the duty to overtake, with or without trumps, and the trump suit."""

PROFILES: Final[Mapping[str, Rules]] = MappingProxyType(
    {
        "modern": Rules("modern", 3, 10, head=True),
        "older": Rules("older", 3, 8, head=False),
        "pot": Rules("pot", 3, 8, head=True, packets=(1, 1, 1, 1, 1), ante=1),
    }
)
"""The forms: today's game (F1), the older one (O1, O2) and the pot game (D1)."""
PLAIN: Final[Switches] = {"target": Count(1, 100), "packets": Packets(TRICKS)}
"""The switches of a form without chips (O4)."""
SWITCHES: Final[Mapping[str, Switches]] = MappingProxyType(
    {
        "modern": PLAIN,
        "older": PLAIN,
        "pot": {
            "ante": Count(1, 1000),
            "head": Flag(),
            "trump": Flag(),
            "redeal": Choice(REDEALS, optional=True),
            "escalate": Flag(),
            "payout": Choice(("per-pot", "session-pool")),
            "target": Count(1, 100),
            "deals": Count(1, 1000, optional=True),
        },
    }
)
"""The switches of each profile, and what each accepts."""
