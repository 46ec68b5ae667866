"""What every game has in common: refusals, results, rules, and the shape of a state."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol, Self

from kortspel import actions
from kortspel.actions import Action
from kortspel.cards import Card, Pack
from kortspel.deal import Decks
from kortspel.switches import Switches
from kortspel.table import Table
from kortspel.trick import Law
from kortspel.verdict import Cards, Reason, Verdict


class IllegalAction(Exception):
    """An action that can be read, but that the rules refuse. Carries the verdict on it."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(f"{verdict.card}: {verdict.reason}")
        self.verdict = verdict


class DealOver(Exception):
    """An action, or a question about one, after the end of the deal."""


@dataclass(frozen=True)
class Result:
    """How a deal ended. ``by`` says what decided it; ``net`` is None where nothing is staked.

    ``winners`` are seats. ``by``: ``last-trick``, ``alone`` (all others have passed), ``skituppslag``,
    ``carried`` (nobody wins, the pot stays) or ``tricks`` (scores). ``pot``: the chips that lay on the table
    at the end; ``carried``: those that stay for the next deal. ``net`` is what each seat gained or
    lost by the deal: chips, or a score.
    """

    winners: tuple[int, ...]
    by: str
    pot: int = 0
    carried: int = 0
    net: tuple[int, ...] | None = None


@dataclass(frozen=True)
class Before:
    """What a deal takes over from those before it.

    ``carried``: chips that lie in the pot. ``stake``: antes are this many times the base (DV4). ``used``: the
    contracts that forehand has announced (B13). ``tiebreak``: a hand that decides a match, for no chips
    (D12).
    """

    carried: int = 0
    stake: int = 1
    used: tuple[str, ...] = ()
    tiebreak: bool = False


NOTHING_BEFORE: Final = Before()
"""The first deal of all: no chips carried, the base stake, no contracts used."""


class Rules(Protocol):
    """One form of a game: a profile with the values of its switches."""

    @property
    def profile(self) -> str:
        """The name of its profile, such as ``modern``."""

    @property
    def fewest(self) -> int:
        """The smallest number of players."""

    @property
    def most(self) -> int:
        """The largest number of players."""

    @property
    def named(self) -> str | None:
        """What must be named for a trick to have its law: ``trump``, ``contract`` or None."""

    @property
    def takes(self) -> tuple[str, ...]:
        """The fields of ``Before`` that mean something here."""

    @property
    def reasons(self) -> Mapping[Reason, str | None]:
        """Every reason that can be given, and the id of its rule, None where no rule is needed."""

    def needed(self, players: int) -> int:
        """The cards that a deck must have for the deal to begin."""

    def law(self, trump: str | None = None) -> Law:
        """How its tricks are played, ``trump`` being the trump suit where there is one."""


class State(ABC):
    """One moment of a deal, as a value. ``play`` returns the next moment and changes nothing.

    ``rules`` are being played; ``dealer`` dealt (None where hands were given); ``table`` has the cards in
    hands and tricks, and the seats still in. What a game doesn't have is None, or 0 chips.
    """

    rules: Any
    dealer: int | None
    table: Table

    # -- What is to be seen --

    @property
    @abstractmethod
    def phase(self) -> str:
        """What is due: ``redeal contract bury knocking betting exchange play``, or ``over``."""

    @property
    @abstractmethod
    def turn(self) -> int | None:
        """The seat on turn, None when the deal is over."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """How the deal ended, None before."""

    @property
    @abstractmethod
    def decks_dealt(self) -> tuple[Cards, ...]:
        """The decks dealt from so far, the last one being played; none where they are not known."""

    @property
    def choices(self) -> Mapping[str, Any] | None:
        """The actions that are too many to list, described; None where ``options`` has them all."""
        return None

    @property
    def exposed(self) -> Cards | None:
        """The cards dealt face up."""
        return None

    @property
    def turnup(self) -> Card | None:
        """The card that was turned up for trumps."""
        return None

    @property
    def contract(self) -> str | None:
        """The contract announced, with the suit that it names: ``spel``, ``valfri:H``."""
        return None

    @property
    def trump(self) -> str | None:
        """The trump suit, None where there is none."""
        return self.table.law.trump

    @property
    def pot(self) -> int:
        """The chips in the pot, until the deal is settled."""
        return 0

    @property
    def bets(self) -> tuple[int, ...] | None:
        """The chips that each seat has bet, None where there is no betting."""
        return None

    @property
    def more(self) -> Mapping[str, Any]:
        """What else is to be seen in this game, by the names that the door uses."""
        return {}

    @abstractmethod
    def view(self, seat: int) -> Self:
        """The state with all that ``seat`` can't know taken out."""

    # -- What can be done --

    @abstractmethod
    def options(self) -> tuple[str, ...]:
        """The cards and words that the seat on turn may think of, legal or not."""

    def actions(self) -> tuple[str, ...]:
        """The legal ones among the options, each once."""
        return tuple(dict.fromkeys(verdict.card for verdict in self.verdicts() if verdict.legal))

    def verdicts(self) -> tuple[Verdict, ...]:
        """The verdict on each of the options, in their order."""
        return tuple(self.ruling(actions.read(option, self.table.pack)) for option in self.options())

    def judge(self, action: str) -> Verdict:
        """The verdict on an action of the seat on turn, given as its text.

        Raises ``kortspel.actions.UnreadableAction`` for no action at all, ``DealOver`` when it is over.
        """
        if self.turn is None:
            raise DealOver
        return self.ruling(actions.read(action, self.table.pack))

    def play(self, action: str) -> Self:
        """The state after an action of the seat on turn, given as its text.

        Raises what ``judge`` raises, ``IllegalAction`` with the verdict if the rules refuse it, and
        ``kortspel.deal.NoMoreDecks`` if it calls for cards that are not known.
        """
        if self.turn is None:
            raise DealOver
        read = actions.read(action, self.table.pack)
        verdict = self.ruling(read)
        if not verdict.legal:
            raise IllegalAction(verdict)
        return self.after(read)

    @abstractmethod
    def ruling(self, action: Action) -> Verdict:
        """The verdict on an action that has been read."""

    @abstractmethod
    def after(self, action: Action) -> Self:
        """The state after an action that is known to be legal; nothing is checked."""


def wrong_phase(action: Action) -> Verdict:
    """The verdict on an action that belongs to another phase or another game."""
    return Verdict(action.text, False, Reason.WRONG_PHASE)


@dataclass(frozen=True)
class Game:
    """A game as the door knows it.

    ``deal(rules, players, dealer, decks, before)`` makes the state after dealing, ``position(rules, hands,
    leader, trick, named)`` one in the middle of play, ``named`` being the trump suit or the contract.
    ``switches`` are those of each profile, ``facts`` the ids of the rules that the game's lessons and
    questions rest on beside those of its reasons.
    """

    name: str
    pack: Pack
    default: str
    profiles: Mapping[str, Any]
    switches: Mapping[str, Switches]
    deal: Callable[[Any, int, int, Decks, Before], Any]
    position: Callable[[Any, tuple[Cards | None, ...], int, Cards, Any], Any]
    facts: tuple[str, ...]

    @property
    def rule_ids(self) -> frozenset[str]:
        """The ids of all rules that replies may name."""
        every = [rules.reasons.values() for rules in self.profiles.values()]
        return frozenset(self.facts).union(*every) - {None}
