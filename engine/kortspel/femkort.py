"""Femkort: five cards, five tricks, the last one wins (rules F1-F15, O1-O4)."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from kortspel.cards import STANDARD, UnknownCard
from kortspel.deal import Decks, after, deal
from kortspel.game import DealOver, Game, IllegalAction, Result, UnreadableAction
from kortspel.switches import Count, Packets, Switches
from kortspel.table import Table
from kortspel.trick import Cards, Law, Reason, Verdict

PACK: Final = STANDARD
TRICKS: Final = 5

HEADING: Final = MappingProxyType(
    {
        Reason.LEAD_ANYTHING: "F5",
        Reason.MUST_FOLLOW_SUIT: "F6",
        Reason.MUST_OVERTAKE: "F7",
        Reason.FOLLOW_CANNOT_OVERTAKE: "F8",
        Reason.VOID_DISCARD: "F9",
    }
)
FOLLOWING: Final = MappingProxyType(
    {
        Reason.LEAD_ANYTHING: "F5",
        Reason.MUST_FOLLOW_SUIT: "F6",
        Reason.FOLLOW_SUIT: "F6",
        Reason.MAY_OVERTAKE: "O1",
        Reason.VOID_DISCARD: "F9",
    }
)
REDEAL = re.compile(r"redeal:(ask:[0-9]|yes|no)")


@dataclass(frozen=True)
class Rules:
    """One form of Femkort. Profiles are never mixed (O4): a form has the duty to overtake or has not.

    ``target``: wins that end a session (F14). ``packets``: how the five cards are dealt (F3).
    """

    profile: str
    fewest: int
    most: int
    head: bool
    target: int = 3
    packets: tuple[int, ...] = (3, 2)

    @property
    def law(self) -> Law:
        """How its tricks are played (F5-F10, O1)."""
        return Law(self.head, HEADING if self.head else FOLLOWING)


PROFILES: Final[Mapping[str, Rules]] = MappingProxyType(
    {
        "modern": Rules("modern", 3, 10, head=True),
        "older": Rules("older", 3, 8, head=False),
    }
)
SWITCHES: Final[Mapping[str, Switches]] = MappingProxyType(
    {profile: {"target": Count(1, 100), "packets": Packets(TRICKS)} for profile in PROFILES}
)


@dataclass(frozen=True)
class State:
    """One moment of a deal of Femkort.

    ``decks`` is None where only the play of given hands is looked at; ``misdeals`` counts the deals of
    this hand that were thrown in (F15).
    """

    rules: Rules
    dealer: int | None
    decks: Decks | None
    table: Table
    misdeals: int = 0

    @property
    def phase(self) -> str:
        """``play``, then ``over``."""
        return "over" if self.table.over else "play"

    @property
    def turn(self) -> int | None:
        """The seat on turn, None when the deal is over."""
        return self.table.turn

    @property
    def decks_dealt(self) -> tuple[Cards, ...]:
        """The decks of this hand, one more for each misdeal."""
        if self.decks is None:
            return ()
        return tuple(self.decks.deck(time) for time in range(self.misdeals + 1))

    @property
    def result(self) -> Result | None:
        """The winner of the last trick wins the deal, whoever won the others (F12)."""
        if not self.table.over or not self.table.tricks:
            return None
        return Result((self.table.tricks[-1].winner,), "last-trick")

    def actions(self) -> Cards:
        """The cards that may be played now."""
        return self.table.legal()

    def judge(self, action: str) -> Verdict:
        """The verdict on a card's code or a word. See :class:`kortspel.game.State`."""
        if self.turn is None:
            raise DealOver
        if action == "misdeal":
            return Verdict(action, self.decks is not None, Reason.WRONG_PHASE)
        if REDEAL.fullmatch(action):
            return Verdict(action, False, Reason.REDEAL_NOT_ALLOWED, rule="F15")
        try:
            return self.table.judge(PACK.card(action))
        except UnknownCard:
            raise UnreadableAction(action) from None

    def play(self, action: str) -> "State":
        """The state after a card, or after a misdeal: the same dealer deals the next deck (F15)."""
        verdict = self.judge(action)
        if not verdict.legal:
            raise IllegalAction(verdict)
        if action == "misdeal":
            assert self.decks is not None
            assert self.dealer is not None
            return dealt(self.rules, len(self.table.hands), self.dealer, self.decks, self.misdeals + 1)
        return replace(self, table=self.table.play(PACK.card(action)))

    def view(self, seat: int) -> "State":
        """What ``seat`` knows: its own hand and all that was played."""
        return replace(self, decks=None, table=self.table.view(seat))


def dealt(rules: Rules, players: int, dealer: int, decks: Decks, misdeals: int = 0) -> State:
    """The state after dealing (F3); forehand is to lead (F5).

    Raises :class:`kortspel.deal.NoMoreDecks` when ``decks`` has none for this deal.
    """
    hands = deal(decks.deck(misdeals), players, dealer, rules.packets)
    table = Table(rules.law, PACK, hands, after(dealer, players), length=TRICKS)
    return State(rules, dealer, decks, table, misdeals)


def position(rules: Rules, hands: tuple[Cards | None, ...], leader: int, trick: Cards) -> State:
    """A state in the middle of play, from hands of any sizes and the ``trick`` so far, led by ``leader``."""
    return State(rules, None, None, Table(rules.law, PACK, hands, leader, trick))


GAME: Final = Game(
    "femkort",
    PACK,
    "modern",
    PROFILES,
    SWITCHES,
    dealt,
    position,
    refusals={Reason.NOT_IN_HAND: None, Reason.WRONG_PHASE: None, Reason.REDEAL_NOT_ALLOWED: "F15"},
    facts=("F10", "F12"),
)
