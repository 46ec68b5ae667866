"""What every game has in common: refusals, results, switches, and the shape of a state."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, Self

from kortspel.cards import Pack
from kortspel.deal import Decks
from kortspel.switches import Switches
from kortspel.table import Table
from kortspel.trick import Cards, Law, Verdict


class IllegalAction(Exception):
    """An action that can be read, but that the rules refuse. Carries the verdict on it."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(f"{verdict.card}: {verdict.reason}")
        self.verdict = verdict


class UnreadableAction(ValueError):
    """A text that is no action of any game."""


class DealOver(Exception):
    """An action after the end of the deal."""


@dataclass(frozen=True)
class Result:
    """How a deal ended. ``by`` says what decided it; ``net`` is None where nothing is staked."""

    winners: tuple[int, ...]
    by: str
    pot: int = 0
    carried: int = 0
    net: tuple[int, ...] | None = None


class Rules(Protocol):
    """One form of a game: a profile with the values of its switches."""

    @property
    def profile(self) -> str:
        """Its name."""

    @property
    def fewest(self) -> int:
        """The smallest number of players."""

    @property
    def most(self) -> int:
        """The largest number of players."""

    @property
    def packets(self) -> tuple[int, ...]:
        """The sizes of the packets dealt, in order."""

    @property
    def target(self) -> int:
        """The wins that end a session."""

    @property
    def law(self) -> Law:
        """How its tricks are played."""


class State(Protocol):
    """One moment of a deal, as a value. ``play`` returns the next moment and changes nothing."""

    @property
    def phase(self) -> str:
        """What kind of action is due."""

    @property
    def turn(self) -> int | None:
        """The seat on turn, None when the deal is over."""

    @property
    def rules(self) -> Rules:
        """The rules being played."""

    @property
    def dealer(self) -> int | None:
        """The seat that dealt, None where hands were given."""

    @property
    def decks_dealt(self) -> tuple[Cards, ...]:
        """The decks dealt from so far, the last one being played; none where they are not known."""

    @property
    def table(self) -> Table:
        """The cards in hands and tricks."""

    @property
    def result(self) -> Result | None:
        """How the deal ended, None before."""

    def actions(self) -> tuple[str, ...]:
        """What the seat on turn may do; empty only when the deal is over."""

    def judge(self, action: str) -> Verdict:
        """The verdict on an action. Raises :class:`UnreadableAction` and :class:`DealOver`."""

    def play(self, action: str) -> Self:
        """The state after an action. Raises :class:`IllegalAction` with the verdict as well."""

    def view(self, seat: int) -> Self:
        """The state with all that ``seat`` can't know taken out."""


@dataclass(frozen=True)
class Game:
    """A game as the door knows it.

    ``deal(rules, players, dealer, decks)`` makes the state after dealing, ``position(rules, hands, leader,
    trick)`` one in the middle of play. ``switches`` are those of each profile, ``facts`` the ids of the
    rules that the game's lessons and questions rest on beside those of its laws.
    """

    name: str
    pack: Pack
    default: str
    profiles: Mapping[str, Any]
    switches: Mapping[str, Switches]
    deal: Callable[[Any, int, int, Decks], Any]
    position: Callable[[Any, tuple[Cards | None, ...], int, Cards], Any]
    refusals: Mapping[str, str | None]
    facts: tuple[str, ...]
