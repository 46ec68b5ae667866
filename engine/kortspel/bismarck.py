"""Bismarck: three players, four contracts, sixteen tricks (B1-B17)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import comb
from types import MappingProxyType
from typing import Any, Final

from kortspel.actions import Action, Kind
from kortspel.cards import STANDARD
from kortspel.contract import ALL, TRICKS, Contract, scores
from kortspel.deal import Decks, NoMoreDecks, after, deal
from kortspel.game import NOTHING_BEFORE, Before, Game, Result, wrong_phase
from kortspel.game import State as AnyState
from kortspel.switches import Flag, Switches
from kortspel.table import Open, Table
from kortspel.trick import SuitLaw
from kortspel.verdict import Cards, Reason, Verdict

PACK: Final = STANDARD
"""The pack it is played with."""
PLAYERS: Final = 3
"""The number of players (B1)."""
EXPOSED: Final = 4
"""The cards that are exposed, taken by forehand and buried again (B3, B6)."""

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
    named = "contract"
    takes = ("used",)
    trump_rule = "B9"

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


@dataclass(frozen=True)
class State(AnyState):
    """One moment of a deal of Bismarck.

    ``decks`` is None where they are not known; ``time`` decks of this deal came before this one. ``stage``:
    ``contract``, ``bury`` or ``play``. ``announced`` is Valfri without a suit while forehand names one anew
    (B15); ``used`` are forehand's contracts before it. ``exposed`` is None where hands were given, ``buried``
    where it isn't known.
    """

    rules: Rules
    dealer: int | None
    decks: Decks | None
    table: Table
    forehand: int
    stage: str
    exposed: Cards | None = None
    announced: Contract | None = None
    buried: Cards | None = None
    time: int = 0
    used: tuple[str, ...] = ()

    @property
    def phase(self) -> str:
        """``contract``, ``bury``, ``play``, then ``over``."""
        return "over" if self.table.over else self.stage

    @property
    def turn(self) -> int | None:
        """The seat on turn, None when the deal is over."""
        return self.table.turn

    @property
    def decks_dealt(self) -> tuple[Cards, ...]:
        """The decks of this deal, one more for each forgotten discard."""
        return () if self.decks is None else self.decks.until(self.time)

    @property
    def result(self) -> Result | None:
        """The scores as ``net`` and their best seats (B10-B12); nobody's if only a part was played."""
        if not self.table.over or not self.table.tricks:
            return None
        if self.announced is None or len(self.table.tricks) != TRICKS:
            return Result((), "tricks")
        winners = [trick.winner for trick in self.table.tricks]
        seats = [(self.forehand + place) % PLAYERS for place in range(PLAYERS)]
        by_seat = dict(zip(seats, scores(self.announced.name, list(map(winners.count, seats))), strict=True))
        best = max(by_seat.values())
        net = tuple(by_seat[seat] for seat in range(PLAYERS))
        return Result(tuple(seat for seat in range(PLAYERS) if net[seat] == best), "tricks", net=net)

    @property
    def contract(self) -> str | None:
        """The contract announced, with the suit that it names."""
        return None if self.announced is None else self.announced.text

    @property
    def choices(self) -> Mapping[str, Any] | None:
        """Which cards forehand may bury: any four of his twenty (B6). None in other phases.

        ``{"bury": {"count": 4, "from": …, "ways": 4845}}``
        """
        if self.phase != "bury":
            return None
        ways = comb(TRICKS + EXPOSED, EXPOSED)
        return {"bury": {"count": EXPOSED, "from": self.table.to_play, "ways": ways}}

    @property
    def more(self) -> Mapping[str, Any]:
        """Forehand's contracts before this one, and the burial where it is known."""
        return {"used": self.used, "buried": self.buried}

    def options(self) -> tuple[str, ...]:
        """The contracts, or the cards; burials are described by ``choices``."""
        if self.phase == "contract":
            return tuple(f"contract:{contract.text}" for contract in ALL)
        return self.table.choices() if self.phase == "play" else ()

    def ruling(self, action: Action) -> Verdict:
        """The verdict on an action that has been read (B4, B6, B8, B13, B15)."""
        match self.phase, action.kind:
            case "contract", Kind.CONTRACT:
                return self._ruling_on_contract(action)
            case "bury", Kind.BURY:
                return self._ruling_on_burial(action)
            case "bury", Kind.CARD if action.card in self.table.choices():
                return Verdict(action.text, True, Reason.FORGOTTEN_DISCARD, rule="B15")
            case "bury" | "play", Kind.CARD:
                return self.table.judge(action.card)
            case _:
                return wrong_phase(action)

    def _ruling_on_contract(self, action: Action) -> Verdict:
        assert action.contract is not None
        name = action.contract.name
        if self.announced is not None and name != self.announced.name:
            reason = Reason.CONTRACT_STAYS
        elif name in self.used:
            reason = Reason.CONTRACT_USED
        else:
            reason = Reason.MAY_CHOOSE
        return Verdict(action.text, reason is Reason.MAY_CHOOSE, reason, rule=WORDS[reason])

    def _ruling_on_burial(self, action: Action) -> Verdict:
        hand = self.table.choices()
        if len(action.cards) != EXPOSED:
            reason = Reason.WRONG_NUMBER_OF_CARDS
        elif len(set(action.cards).intersection(hand)) != EXPOSED:
            reason = Reason.NOT_IN_HAND
        else:
            reason = Reason.MAY_BURY
        return Verdict(action.text, reason is Reason.MAY_BURY, reason, rule=WORDS[reason])

    def after(self, action: Action) -> "State":
        """The state after a contract (B4, B5), a burial (B6), a card, or a forgotten discard (B15).

        Raises ``kortspel.deal.NoMoreDecks`` when cards must be dealt that are not known.
        """
        match action.kind:
            case Kind.CONTRACT:
                assert action.contract is not None
                return self._dealt(action.contract)
            case Kind.BURY:
                table = self.table.laid_aside(self.forehand, action.cards)
                return replace(self, table=table, stage="play", buried=action.cards)
            case _ if self.stage == "bury":
                return self._after_forgotten_discard()
            case _:
                return replace(self, table=self.table.play(action.card))

    def _dealt(self, contract: Contract) -> "State":
        """Sixteen cards each, singly from forehand on, who takes the exposed ones as well (B5, B6)."""
        if self.decks is None:
            raise NoMoreDecks(self.time)
        assert self.dealer is not None
        assert self.exposed is not None
        hands = list(deal(self.decks.deck(self.time)[EXPOSED:], PLAYERS, self.dealer, (1,) * TRICKS))
        hands[self.forehand] += self.exposed
        table = replace(self.table, law=self.rules.law(contract.trump), hands=tuple(hands))
        return replace(self, table=table, stage="bury", announced=contract)

    def _after_forgotten_discard(self) -> "State":
        """The same dealer deals the next deck; the contract stays, Valfri names its suit again (B15)."""
        if self.decks is None:
            raise NoMoreDecks(self.time + 1)
        assert self.dealer is not None
        assert self.announced is not None
        fresh = _exposed(self.rules, self.dealer, self.decks, self.used, self.time + 1)
        if self.announced.suit is None or self.rules.valfri_suit_fixed:
            return fresh._dealt(self.announced)
        return replace(fresh, announced=Contract(self.announced.name))

    def view(self, seat: int) -> "State":
        """What ``seat`` knows: its hand, what was exposed and played; forehand knows his burial."""
        if self.phase == "contract":
            return replace(self, decks=None)
        buried = self.buried if seat == self.forehand else None
        known = Open(buried or (), self.exposed or (), self.forehand)
        return replace(self, decks=None, buried=buried, table=self.table.view(seat, known))


def _exposed(rules: Rules, dealer: int, decks: Decks, used: tuple[str, ...], time: int) -> State:
    forehand = after(dealer, PLAYERS)
    empty: tuple[Cards, ...] = ((),) * PLAYERS
    table = Table(rules.law(), PACK, empty, tuple(range(PLAYERS)), forehand, length=TRICKS)
    exposed = decks.deck(time)[:EXPOSED]
    return State(rules, dealer, decks, table, forehand, "contract", exposed, time=time, used=used)


def dealt(rules: Rules, _players: int, dealer: int, decks: Decks, before: Before = NOTHING_BEFORE) -> State:
    """The state after four cards are exposed (B3); forehand is to choose a contract.

    Raises ``kortspel.deal.NoMoreDecks`` when ``decks`` has none for this deal.
    """
    return _exposed(rules, dealer, decks, before.used, 0)


def position(
    rules: Rules, hands: tuple[Cards | None, ...], leader: int, trick: Cards, contract: Contract
) -> State:
    """A state in the middle of play, from three hands of any sizes (None: unknown) and the ``trick`` so far.

    ``leader`` has led it, and counts as forehand.
    """
    table = Table(rules.law(contract.trump), PACK, hands, tuple(range(PLAYERS)), leader, trick)
    return State(rules, None, None, table, leader, "play", announced=contract)


GAME: Final = Game(
    "bismarck",
    PACK,
    "modern",
    PROFILES,
    SWITCHES,
    dealt,
    position,
    facts=("B9", "B10", "B11"),
)
"""Bismarck, as the door knows it."""
