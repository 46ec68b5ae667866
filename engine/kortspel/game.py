"""A game as the door knows it: its rules, states, match, questions and lessons."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from kortspel.cards import Cards, Pack
from kortspel.choice import Choice
from kortspel.deal import Decks
from kortspel.fields import LARGEST, BadRequest, Fields, path
from kortspel.law import Law
from kortspel.lesson import Lesson
from kortspel.match import Standing
from kortspel.question import Makers
from kortspel.state import NOTHING_BEFORE, Before, Rules, State
from kortspel.switches import Switches, field

type Step = Callable[[Standing], Standing]
"""Takes a match on by one result. Raises ``BadRequest`` where the result can't be."""


class Game[R: Rules, N](ABC):
    """A game: everything that the door asks of it. A new one is added to the list in ``kortspel.games``.

    ``R`` are its rules, ``N`` is what must be named for given hands to be played: a trump suit, a contract.

    ``default`` is the name of one of its ``profiles``; ``switches`` are those of each of them; ``length`` is
    the number of tricks of a whole deal. ``cited``: the ids of the rules that its lessons and questions rest
    on beside those of its reasons. ``apart``: switches that make no difference to any question.
    """

    name: str
    pack: Pack
    default: str
    profiles: Mapping[str, R]
    length: int
    switches: Mapping[str, Switches] = {}
    lessons: tuple[Lesson, ...] = ()
    cited: tuple[str, ...] = ()
    apart: tuple[str, ...] = ()

    # -- A deal --

    @abstractmethod
    def deal(
        self, rules: R, players: int, dealer: int, decks: Decks, before: Before = NOTHING_BEFORE
    ) -> State:
        """The state after dealing. Raises ``kortspel.deal.NoMoreDecks`` when ``decks`` has none for it."""

    @abstractmethod
    def read_named(self, fields: Fields, rules: R) -> N:
        """What a request for given hands must name, as far as this form has any of it."""

    @abstractmethod
    def law(self, rules: R, named: N) -> Law:
        """How tricks are played, once that is ``named``."""

    @abstractmethod
    def set_up(self, rules: R, hands: tuple[Cards | None, ...], leader: int, trick: Cards, named: N) -> State:
        """A state in the middle of play, from ``hands`` of any sizes (None: unknown).

        ``leader`` has led the ``trick`` so far. Nothing is staked.
        """

    def to_name(self, _rules: R) -> Mapping[str, tuple[str, ...]]:
        """What must be named for given hands to be played: the name of the field, and what it may say."""
        return {}

    def read_before(self, _fields: Fields, _rules: R, *, given: bool) -> Before:  # noqa: ARG002
        """What a deal takes over from those before it; ``given`` where hands are."""
        return NOTHING_BEFORE

    def choose(self, _view: State, _chance: Random) -> Choice | None:
        """What a fair player on turn does in this ``view`` of its own, by principles that it can state.

        The same view and the same ``chance`` give the same choice. None where a game has no principles.
        """
        return None

    # -- A match --

    @abstractmethod
    def begin_match(self, rules: R, players: int, dealer: int) -> Standing:
        """The standing before the first deal, which ``dealer`` deals."""

    @abstractmethod
    def read_result(self, fields: Fields, rules: R, players: int) -> Step:
        """What one result of a match makes of the standing before it."""

    def next_stake(self, _rules: R, _standing: Standing) -> int:
        """How many times the base the antes of the next deal are."""
        return 1

    def next_before(self, rules: R, standing: Standing) -> Before:
        """What the next deal takes over."""
        return Before(carried=standing.lying or 0, stake=self.next_stake(rules, standing))

    def next_pot(self, _rules: R, _standing: Standing) -> int | None:
        """The chips in the next deal's pot when everyone has put in the antes; None without chips."""
        return None

    @abstractmethod
    def score(self, fields: Fields, rules: R) -> dict[str, Any]:
        """The reply to a score request: what a deal brings each of the players."""

    # -- Questions --

    def questions(self, _rules: R) -> Makers:
        """The makers of questions for a form of the game, by concept."""
        return {}

    def seed_name(self, rules: R) -> str:
        """What stands for a form of the game in the seed of its questions."""
        return f"{self.name}/{rules.profile}"

    # -- Rules --

    @property
    def forms(self) -> Mapping[str, R]:
        """The forms that are taught each by itself, and the rules of each: the profiles, if no more."""
        return self.profiles

    def form(self, rules: R) -> str:
        """Which of the ``forms`` these rules belong to, whatever else is switched in them."""
        return rules.profile

    @property
    def rule_ids(self) -> frozenset[str]:
        """The ids of all rules that replies may name."""
        every = [rules.reasons.values() for rules in self.profiles.values()]
        return frozenset(rule for rules in (self.cited, *every) for rule in rules if rule is not None)

    def read_rules(self, fields: Fields) -> R:
        """The form that the field ``rules`` names: its profile with the switches that are set.

        Left out it is the default profile.
        """
        profile, values = fields.rules(self.profiles, self.switches, self.default)
        rules: R = replace(profile, **values)  # type: ignore[type-var]
        for switch in self.idle(rules):
            name, usual = field(switch), getattr(profile, field(switch))
            if getattr(rules, name) != usual and not fields.lenient:
                raise BadRequest("switch-without-effect", path(fields.at, "rules", switch))
            rules = replace(rules, **{name: usual})  # type: ignore[type-var]
        return rules

    def idle(self, _rules: R) -> tuple[str, ...]:
        """The switches that do nothing in a form, which may not be set there."""
        return ()


def read_players(fields: Fields, rules: Rules, *, tiebreak: bool = False) -> int:
    """The number of players, if the rules allow it. It may be left out where there is no choice."""
    fewest = fewest_players(rules, tiebreak=tiebreak)
    players = fields.integer("players", -LARGEST, LARGEST, *([rules.most] if fewest == rules.most else []))
    if not fewest <= players <= rules.most:
        raise BadRequest("wrong-number-of-players", "players")
    return players


def fewest_players(rules: Rules, *, tiebreak: bool) -> int:
    """The smallest number of players; two may break a tie (D12)."""
    return 2 if tiebreak else rules.fewest


def read_time_up(fields: Fields) -> None:
    """The field ``event``, which can only say that the players stop."""
    if fields.text("event") != "time-up":
        raise BadRequest("out-of-range", path(fields.at, "event"))
