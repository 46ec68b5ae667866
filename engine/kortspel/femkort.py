"""Femkort: five cards, five tricks, the last one wins.

Three profiles: modern (F1-F15), older (O1-O4) and the pot game (D1-D13) with its variants DV1-DV5.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from kortspel.actions import Action, Kind
from kortspel.cards import STANDARD, Card
from kortspel.deal import Decks, NoMoreDecks, after, deal
from kortspel.game import NOTHING_BEFORE, Before, Game, Result, wrong_phase
from kortspel.game import State as AnyState
from kortspel.stakes import Pot, antes
from kortspel.switches import Choice, Count, Flag, Packets, Switches
from kortspel.table import NOTHING_OPEN, Open, Table
from kortspel.trick import SuitLaw
from kortspel.verdict import Cards, Reason, Verdict

PACK: Final = STANDARD
"""The pack it is played with (F1)."""
TRICKS: Final = 5
"""The cards in a hand and the tricks of a deal (F3)."""
REDEALS: Final = ("any-before-first", "forehand", "any-before-last")
"""Who may ask for better cards, and until when (DV1; the last two are from other texts, A-09)."""
HIGHEST_STAKE: Final = 2**20
"""The stake is doubled after misdeals (DV4) no further than this many times the base."""

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
    def named(self) -> str | None:
        """``trump`` where a trump suit must be named to judge a trick, else None."""
        return "trump" if self.trump else None

    @property
    def trump_rule(self) -> str:
        """The id of the rule on which a trump wins a trick of another suit."""
        return "DV5"

    @property
    def takes(self) -> tuple[str, ...]:
        """Where chips are staked, the fields for a pot, its stake, and the hand that breaks a tie (D12)."""
        return ("carried", "stake", "tiebreak") if self.ante else ()

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
        refusals = {Reason.NOT_IN_HAND: None, Reason.WRONG_PHASE: None}
        return {**self.law().rules, **refusals, **self._redeal_reasons()}

    def _redeal_reasons(self) -> Mapping[Reason, str | None]:
        words = [Reason.REDEAL_NOT_ALLOWED]
        if self.redeal:
            words += [Reason.REDEAL_TOO_LATE, Reason.MAY_ASK, Reason.MAY_ANSWER]
        return dict.fromkeys(words, self.redeal_rule)

    def after_misdeal(self, stake: int) -> tuple[int, int]:
        """The stake of the deal after a misdeal, as a multiple of the base, and the chips that each adds.

        That is one base stake (D10), or another stake, doubled (DV4).
        """
        if not self.escalate:
            return stake, self.ante
        doubled = min(2 * stake, HIGHEST_STAKE)
        return doubled, doubled * self.ante

    def paid(self, misdeals: int) -> int:
        """The chips that each has put in when a hand is won after so many misdeals (D5, D10, DV4)."""
        stake, paid = 1, self.ante
        for _ in range(misdeals):
            stake, more = self.after_misdeal(stake)
            paid += more
        return paid

    def won(self, pot: Pot, winner: int) -> Result:
        """The end of a deal with a pot: taken at once (D9), or kept till the end of the session (DV2)."""
        if self.payout == "session-pool":
            return pot.left("last-trick", (winner,))
        return pot.taken(winner, "last-trick")

    def needed(self, players: int) -> int:
        """The cards that a deck must have: five for each player (F3, D6)."""
        return players * TRICKS

    def law(self, trump: str | None = None) -> SuitLaw:
        """How its tricks are played (F5-F10, O1, DV3, DV5). ``trump`` counts only where there is one."""
        if self.trump:
            return SuitLaw(self.head, HEADING_TRUMPED if self.head else FOLLOWING_TRUMPED, trump)
        return SuitLaw(self.head, HEADING if self.head else FOLLOWING)


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


class Request(NamedTuple):
    """A request for better cards (DV1): the seat that asks, and how many have agreed, clockwise from it."""

    asker: int
    players: int
    agreed: int = 0

    @property
    def turn(self) -> int:
        """The seat that must answer."""
        return (self.asker + 1 + self.agreed) % self.players

    @property
    def granted(self) -> bool:
        """Whether all have agreed."""
        return self.agreed == self.players - 1


@dataclass(frozen=True)
class State(AnyState):
    """One moment of a deal of Femkort.

    ``decks`` is None where they are not known; ``time`` decks of this hand were dealt before this one.
    ``staked`` is None where nothing is; ``stake`` is what a misdeal doubles (DV4). ``request`` is one for
    better cards that is being answered, ``asked`` whether there was one since the last misdeal (DV1).
    """

    rules: Rules
    dealer: int | None
    decks: Decks | None
    table: Table
    time: int = 0
    staked: Pot | None = None
    stake: int = 1
    turnup: Card | None = None
    request: Request | None = None
    asked: bool = False

    @property
    def phase(self) -> str:
        """``play``, now and then ``redeal``, then ``over``."""
        if self.request is not None:
            return "redeal"
        return "over" if self.table.over else "play"

    @property
    def turn(self) -> int | None:
        """The seat on turn, None when the deal is over."""
        return self.table.turn if self.request is None else self.request.turn

    @property
    def decks_dealt(self) -> tuple[Cards, ...]:
        """The decks of this hand, one more for each misdeal and each redeal."""
        return () if self.decks is None else self.decks.until(self.time)

    @property
    def result(self) -> Result | None:
        """The winner of the last trick wins the deal (F12), and the pot as well (D9)."""
        if not self.table.over or not self.table.tricks:
            return None
        winner = self.table.tricks[-1].winner
        return Result((winner,), "last-trick") if self.staked is None else self.rules.won(self.staked, winner)

    @property
    def pot(self) -> int:
        """The chips in the pot."""
        return 0 if self.staked is None else self.staked.total

    @property
    def more(self) -> Mapping[str, Any]:
        """In the pot game the stake (antes are this many times the base), and who asks for better cards."""
        if not self.rules.ante:
            return {}
        return {"stake": self.stake, "asker": None if self.request is None else self.request.asker}

    def options(self) -> tuple[str, ...]:
        """The cards, and who might ask for better ones; or the answers to that."""
        if self.request is not None:
            return ("redeal:yes", "redeal:no")
        cards = self.table.choices()
        if self.rules.redeal is None or self.asked or self._too_late or self.turn is None:
            return cards
        return (*cards, *[f"redeal:ask:{seat}" for seat in range(len(self.table.hands))])

    def actions(self) -> tuple[str, ...]:
        """What may be done now."""
        return self.table.legal() if self.rules.redeal is None else super().actions()

    @property
    def _too_late(self) -> bool:
        """Whether nobody may ask for better cards any more, or there was no deal to ask about."""
        table = self.table
        if self.rules.redeal == "any-before-last":
            return len(table.tricks) == TRICKS - 1 and bool(table.trick)
        return bool(table.tricks or table.trick)

    def ruling(self, action: Action) -> Verdict:
        """The verdict on an action that has been read (F5-F9, F15, D10, DV1)."""
        match action.kind:
            case Kind.CARD if self.request is None:
                return self.table.judge(action.card)
            case Kind.MISDEAL if self.dealer is not None:
                return Verdict(action.text, True, Reason.MISDEAL, rule=self.rules.misdeal_rule)
            case Kind.ASK | Kind.YES | Kind.NO:
                return self._ruling_on_redeal(action)
            case _:
                return wrong_phase(action)

    def after(self, action: Action) -> "State":
        """The state after a card, a misdeal (F15, D10), or a word on a redeal (DV1).

        Raises ``kortspel.deal.NoMoreDecks`` when cards must be dealt that are not known.
        """
        match action.kind:
            case Kind.CARD:
                table = self.table.play(action.card)
                return State(
                    self.rules, self.dealer, self.decks, table, self.time, self.staked, self.stake,
                    self.turnup, None, self.asked,
                )  # fmt: skip
            case Kind.MISDEAL:
                return self._after_misdeal()
            case _:
                return self._after_redeal_word(action)

    def view(self, seat: int) -> "State":
        """What ``seat`` knows: its own hand, the turn-up and all that was played (F11, DV5)."""
        known = NOTHING_OPEN if self.turnup is None else Open(shown=(self.turnup,), owner=self.dealer)
        return replace(self, decks=None, table=self.table.view(seat, known))

    def _ruling_on_redeal(self, action: Action) -> Verdict:
        reason = self._redeal_reason(action)
        legal = reason in (Reason.MAY_ASK, Reason.MAY_ANSWER)
        rule = None if reason is Reason.WRONG_PHASE else self.rules.redeal_rule
        return Verdict(action.text, legal, reason, rule=rule)

    def _redeal_reason(self, action: Action) -> Reason:
        """Why a word on a redeal is legal or not: one request in a deal, and the first no ends it (DV1)."""
        if self.rules.redeal is None:
            return Reason.REDEAL_NOT_ALLOWED
        if action.kind is not Kind.ASK:
            return Reason.WRONG_PHASE if self.request is None else Reason.MAY_ANSWER
        if self.request is not None or self.dealer is None:
            return Reason.WRONG_PHASE
        if self._too_late:
            return Reason.REDEAL_TOO_LATE
        players = len(self.table.hands)
        forehand = after(self.dealer, players)
        asking = (forehand,) if self.rules.redeal == "forehand" else range(players)
        if self.asked or action.number not in asking:
            return Reason.REDEAL_NOT_ALLOWED
        return Reason.MAY_ASK

    def _after_redeal_word(self, action: Action) -> "State":
        if action.kind is Kind.ASK:
            return replace(self, request=Request(action.number, len(self.table.hands)), asked=True)
        if action.kind is Kind.NO or self.request is None:
            return replace(self, request=None)
        request = self.request._replace(agreed=self.request.agreed + 1)
        if request.granted:
            return self._dealt_again(self.staked, self.stake, asked=True)
        return replace(self, request=request)

    def _after_misdeal(self) -> "State":
        """Dealt again by the same dealer; where there is a pot it stays and grows."""
        if self.staked is None:
            return self._dealt_again(None, self.stake)
        stake, chips = self.rules.after_misdeal(self.stake)
        return self._dealt_again(self.staked.put(range(len(self.table.hands)), chips), stake)

    def _dealt_again(self, staked: Pot | None, stake: int, *, asked: bool = False) -> "State":
        assert self.dealer is not None
        if self.decks is None:
            raise NoMoreDecks(self.time + 1)
        fresh = _dealt(self.rules, len(self.table.hands), self.dealer, self.decks, self.time + 1)
        return replace(fresh, staked=staked, stake=stake, asked=asked)


def _dealt(rules: Rules, players: int, dealer: int, decks: Decks, time: int) -> State:
    deck = decks.deck(time)
    hands = deal(deck, players, dealer, rules.packets)
    turnup = deck[TRICKS * players - 1] if rules.trump else None
    law = rules.law(turnup.suit if turnup else None)
    table = Table(law, PACK, hands, tuple(range(players)), after(dealer, players), length=TRICKS)
    return State(rules, dealer, decks, table, time, turnup=turnup)


def dealt(rules: Rules, players: int, dealer: int, decks: Decks, before: Before = NOTHING_BEFORE) -> State:
    """The state after dealing (F3, D6): antes are in the pot (D5), forehand is to lead (F5).

    Raises ``kortspel.deal.NoMoreDecks`` when ``decks`` has none for this deal.
    """
    state = _dealt(rules, players, dealer, decks, 0)
    if not rules.ante or before.tiebreak:
        return state
    staked = antes(players, rules.ante * before.stake, before.carried)
    return replace(state, staked=staked, stake=before.stake)


def position(
    rules: Rules, hands: tuple[Cards | None, ...], leader: int, trick: Cards, trump: str | None = None
) -> State:
    """A state in the middle of play, from hands of any sizes (None: unknown) and the ``trick`` so far.

    ``leader`` has led it. ``trump`` is the trump suit, where the rules have one. Nothing is staked.
    """
    table = Table(rules.law(trump), PACK, hands, tuple(range(len(hands))), leader, trick)
    return State(rules, None, None, table)


GAME: Final = Game(
    "femkort",
    PACK,
    "modern",
    PROFILES,
    SWITCHES,
    dealt,
    position,
    facts=("F10", "F12", "D9", "D10", "DV2", "DV4", "DV5"),
)
"""Femkort, as the door knows it."""
