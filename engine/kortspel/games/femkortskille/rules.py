"""The rules of Femkortskille: five cards of the Kille pack for those who knock (K1-K18, KV1-KV3).

With betting in place of the knocking round it is Auction Kille (KA1-KA6) or Poker Kille. The last is a
reconstruction: little more than its name is known (KK1-KK3).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from kortspel.cards import KILLE
from kortspel.games.femkortskille import betting, exchange, knocking
from kortspel.games.femkortskille.exchange import LIMITS
from kortspel.games.femkortskille.law import KilleLaw
from kortspel.games.femkortskille.settlement import Settlement, settle
from kortspel.stakes import Pot
from kortspel.switches import Choice, Count, Flag, Switches
from kortspel.verdict import Reason

PACK: Final = KILLE
"""The pack it is played with (KP2)."""
TRICKS: Final = 5
"""The tricks of a deal, and the cards of those who play (K16)."""
FIRST: Final = 3
"""The cards dealt before the knocking round (K3); who stays in gets the others after it (K10)."""
LOW_CARDS: Final = 3
"""How many cards of the three lowest ranks win at once (KV1)."""
HIGHEST_LOW_RANK: Final = 3
"""The highest of these three ranks, as ``Card.rank`` counts: Kransen."""

CARDS: Final = MappingProxyType(
    {
        Reason.LEAD_ANYTHING: "K11",
        Reason.HEADS: "K14",
        Reason.MUST_HEAD: "K12",
        Reason.CANNOT_HEAD: "K15",
    }
)
"""The reasons that can be given for a card, and the rule of each."""
WORDS: Final[Mapping[str, Mapping[Reason, str]]] = MappingProxyType(
    {
        "knock": knocking.REASONS,
        "auction": betting.AUCTION,
        "poker": {**betting.POKER, **exchange.REASONS},
    }
)
"""The reasons that can be given before play, by the kind of betting, and the rule of each."""


@dataclass(frozen=True)
class Rules:
    """One form of Femkortskille.

    ``betting``: the knocking round, or what stands in its place. ``ante``: chips before each deal (K2).
    ``equal_heads``: an equal card heads the trick (K14). ``all_pass``: ``last-wins``, or ``carry`` where the
    last player may still pass (K8). ``skituppslag``: three low cards win at once (KV1). ``knock_stake``: what
    a knock costs (KV2). ``payments_stay``: losers' payments lie for the next deal (KV3), ``carry_cap`` of
    them at most. ``max_raises`` in a round (KA4). ``loser_payment``: losers pay the pot (K17, KA6). ``deals``
    make a match (K18).
    """

    profile: str
    betting: str = "knock"
    ante: int = 1
    equal_heads: bool = True
    all_pass: str = "last-wins"
    skituppslag: bool = False
    knock_stake: int = 0
    payments_stay: bool = False
    carry_cap: int | None = None
    max_raises: int = 3
    loser_payment: bool = True
    deals: int = 12

    fewest = 3

    @property
    def most(self) -> int:
        """Eight players at most (K1), seven where cards are exchanged (KK3)."""
        return max(LIMITS) if self.betting == "poker" else 8

    @property
    def reasons(self) -> Mapping[Reason, str | None]:
        """Every reason that can be given, and the id of its rule."""
        refusals = {Reason.NOT_IN_HAND: None, Reason.WRONG_PHASE: None}
        return {**CARDS, **WORDS[self.betting], **refusals}

    @property
    def first(self) -> int:
        """The cards that each is dealt at first (K3, KK2)."""
        return TRICKS if self.betting == "poker" else FIRST

    @property
    def idle(self) -> tuple[str, ...]:
        """The switches that do nothing in this form."""
        pays = self.loser_payment and self.betting != "poker"
        idle = {
            "knock-stake": self.betting != "knock",
            "max-raises": self.betting == "knock",
            "all-pass": self.betting == "poker",
            "loser-payment": self.betting == "poker",
            "payments-stay": not pays,
            "carry-cap": not (pays and self.payments_stay),
        }
        return tuple(switch for switch, nothing in idle.items() if nothing)

    def needed(self, players: int) -> int:
        """The cards that a deck must have for the deal to begin: the first packets (K3, KK2)."""
        return players * self.first

    @property
    def law(self) -> KilleLaw:
        """How its tricks are played (K11-K15)."""
        return KilleLaw(CARDS, self.equal_heads)

    def settle(self, pot: Pot, inside: Iterable[int], winner: int) -> Settlement:
        """Who pays what after the last trick, ``inside`` being the seats that played (K17, KV3, KA6).

        In Poker Kille nobody pays more than he has bet (KK2).
        """
        pay = self.loser_payment and self.betting != "poker"
        return settle(
            pot, tuple(inside), winner, losers_pay=pay, stay=self.payments_stay, cap=self.carry_cap
        )  # fmt: skip


PROFILES: Final[Mapping[str, Rules]] = MappingProxyType({"standard": Rules("standard")})
"""The one profile: its switches make the rest."""
FORMS: Final[Mapping[str, Rules]] = MappingProxyType(
    {
        **PROFILES,
        "auction": replace(PROFILES["standard"], betting="auction"),
        "poker": replace(PROFILES["standard"], betting="poker"),
    }
)
"""The forms that are taught each by itself: Femkortskille, Auction Kille and Poker Kille."""
SWITCHES: Final[Mapping[str, Switches]] = MappingProxyType(
    {
        "standard": {
            "betting": Choice(tuple(WORDS)),
            "ante": Count(1, 1000),
            "equal-heads": Flag(),
            "all-pass": Choice(("last-wins", "carry")),
            "skituppslag": Flag(),
            "knock-stake": Count(0, 1000),
            "payments-stay": Flag(),
            "carry-cap": Count(0, 10**9, optional=True),
            "max-raises": Count(0, 100),
            "loser-payment": Flag(),
            "deals": Count(1, 1000),
        }
    }
)
"""The switches, and what each accepts."""
