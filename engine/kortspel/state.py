"""A moment of a deal, as a value: what is to be seen, what may be done, and what comes of it."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, Protocol, Self

from kortspel import actions
from kortspel.actions import Action
from kortspel.cards import Card, Cards
from kortspel.deal import Dealt
from kortspel.table import Table
from kortspel.verdict import Reason, Verdict, judge_word


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
    ``carried`` (nobody wins, the pot stays), ``tricks`` (scores) or ``misdeal`` (a player has no card though
    others have: nobody wins, the same dealer deals again). ``pot``: the chips that lay on the table
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


class Aim(StrEnum):
    """What a player wants of the tricks of a deal: to win the last one, as many as can be, or as few."""

    LAST_TRICK = "last-trick"
    MOST_TRICKS = "most-tricks"
    FEWEST_TRICKS = "fewest-tricks"


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
    def reasons(self) -> Mapping[Reason, str | None]:
        """Every reason that can be given, and the id of its rule, None where no rule is needed."""

    def needed(self, players: int) -> int:
        """The cards that a deck must have for the deal to begin."""


class Terms(Protocol):
    """What a deal is played under: the form of the game, and where its cards came from."""

    @property
    def rules(self) -> Rules:
        """The form of the game."""

    @property
    def dealt(self) -> Dealt | None:
        """The dealer and the decks, None where hands were given."""


class State(ABC):
    """One moment of a deal, as a value. ``play`` returns the next moment and changes nothing.

    ``table`` has the cards in hands and tricks, and the seats still in. A game says what is its own by
    ``phase``, ``turn``, ``result``, ``words``, ``verdict_on``, ``apply`` and ``view``; the rest follows.
    """

    __slots__ = ()
    table: Table

    # -- What is to be seen --

    @property
    @abstractmethod
    def terms(self) -> Terms:
        """What stays the same while cards are played."""

    @property
    def rules(self) -> Rules:
        """The form of the game that is being played."""
        return self.terms.rules

    @property
    def dealer(self) -> int | None:
        """The seat that dealt, None where hands were given."""
        dealt = self.terms.dealt
        return None if dealt is None else dealt.dealer

    @property
    def phase(self) -> str:
        """What is due: ``redeal contract bury knocking betting exchange play``, or ``over``."""
        return "over" if self.table.turn is None else "play"

    @property
    def turn(self) -> int | None:
        """The seat on turn, None when the deal is over."""
        return self.table.turn

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """How the deal ended, None before."""

    @property
    def aim(self) -> Aim:
        """What its players want of the tricks."""
        return Aim.LAST_TRICK

    @property
    def decks_dealt(self) -> tuple[Cards, ...]:
        """The decks of this hand so far, one more for each deal anew; none where they are not known."""
        dealt = self.terms.dealt
        return () if dealt is None else dealt.so_far

    @property
    def named(self) -> Mapping[str, str | None]:
        """What a request must name for these given hands to be played, such as the trump suit."""
        return {}

    @property
    def inside(self) -> tuple[int, ...]:
        """The seats still in, clockwise."""
        return self.table.seats

    @property
    def paid(self) -> tuple[int, ...] | None:
        """The chips that each seat has put in in this deal, None where nothing is staked."""
        return None

    @property
    def for_match(self) -> Mapping[str, Any] | None:
        """The result as a match takes it; None before the end, and where hands were given."""
        return None

    @property
    def choices(self) -> Mapping[str, Any] | None:
        """The actions that are too many to list, described; None where ``options`` has them all."""
        return None

    @property
    def shown(self) -> Mapping[str, Any]:
        """What else is to be seen in this game, by the names that the door uses."""
        return {}

    @abstractmethod
    def view(self, seat: int) -> Self:
        """The state with all that ``seat`` can't know taken out."""

    # -- What can be done --

    def words(self) -> tuple[str, ...]:
        """The words that the seat on turn may think of, legal or not; ``choices`` describes others."""
        return ()

    def options(self) -> tuple[str, ...]:
        """The cards and words that the seat on turn may think of, legal or not."""
        return (*self.table.candidates(), *self.words()) if self.phase == "play" else self.words()

    def actions(self) -> tuple[str, ...]:
        """The legal ones among the options."""
        pack = self.table.setting.pack
        words = [word for word in self.words() if self.allows(actions.read(word, pack))]
        return (*self.table.legal(), *words) if self.phase == "play" else tuple(words)

    def events(self) -> tuple[str, ...]:
        """What may happen now though nobody wants it, such as a misdeal."""
        return ()

    def moves(self) -> tuple[Mapping[str, Any], ...]:
        """Everything that the seat on turn may do or try, in words that a control can be drawn from.

        ``actions`` are to be tapped, and ``legal`` are those of them that may be done. What is too many to
        list is described: how many chips or cards, ``from`` which.
        """
        if self.turn is None:
            return ()
        cards = self.table.candidates() if self.phase == "play" else ()
        listed = [_listed("card", dict.fromkeys(cards), self.table.legal())] if cards else []
        if words := self.words():
            legal = [word for word in words if self.allows(actions.read(word, self.table.pack))]
            kind, colon, _ = words[0].partition(":")
            listed.append(_listed(kind if colon else "word", words, legal))
        for kind, terms in (self.choices or {}).items():
            listed.append({"kind": kind, **terms})
        if events := self.events():
            kind = "misdeal" if events == ("misdeal",) else "forgotten-discard"
            listed.append(_listed(kind, events, events))
        return tuple(listed)

    def verdicts(self) -> tuple[Verdict, ...]:
        """The verdict on each of the options, in their order."""
        return tuple(self.verdict_on(actions.read(option, self.table.pack)) for option in self.options())

    def judge(self, action: str) -> Verdict:
        """The verdict on an action of the seat on turn, given as its text.

        Raises ``kortspel.actions.UnreadableAction`` for no action at all, ``DealOver`` when it is over.
        """
        if self.turn is None:
            raise DealOver
        return self.verdict_on(actions.read(action, self.table.pack))

    def play(self, action: str) -> Self:
        """The state after an action of the seat on turn, given as its text.

        Raises what ``judge`` raises, ``IllegalAction`` with the verdict if the rules refuse it, and
        ``kortspel.deal.NoMoreDecks`` if it calls for cards that are not known.
        """
        if self.turn is None:
            raise DealOver
        read = actions.read(action, self.table.setting.pack)
        if not self.allows(read):
            raise IllegalAction(self.verdict_on(read))
        return self.apply(read)

    def allows(self, action: Action) -> bool:
        """Whether an action that has been read is legal."""
        return self.verdict_on(action).legal

    def verdict_on(self, action: Action) -> Verdict:
        """The verdict on an action that has been read."""
        return self.table.judge(action) if isinstance(action, Card) else wrong_phase(action)

    @abstractmethod
    def apply(self, action: Action) -> Self:
        """The state after an action that is known to be legal; nothing is checked."""


def _listed(kind: str, choices: Iterable[str], legal: Collection[str]) -> dict[str, Any]:
    some = list(choices)
    return {"kind": kind, "actions": some, "legal": [action for action in some if action in legal]}


def wrong_phase(action: Action) -> Verdict:
    """The verdict on an action that belongs to another phase or another game."""
    args = {"card": action} if isinstance(action, Card) else action.args
    return judge_word(action.text, Reason.WRONG_PHASE, args=args)
