"""What a question of the quiz is, and what makers of questions have in common."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, NamedTuple

from kortspel.cards import Cards, Pack
from kortspel.deal import Decks
from kortspel.state import State
from kortspel.table import Table, Trick
from kortspel.verdict import Reason, Verdict

LEVELS: Final = {1: (3, 3, 3), 2: (4, 5, 4), 3: (6, 8, 5)}
"""How hard each level is: the fewest and the most players, and the cards in the hand asked about."""


class Position(NamedTuple):
    """What a question shows of a table: hands by seat (None where hidden), tricks and who is on turn."""

    hands: tuple[Cards | None, ...]
    leader: int = 0
    trick: Cards = ()
    tricks: tuple[Trick, ...] = ()
    turn: int | None = None


@dataclass(frozen=True, kw_only=True)
class Question:
    """A position and what is asked of it.

    ``asks``: ``legal-cards`` or ``legal-words`` (every one that is legal), ``trick-winner``, ``next-leader``,
    ``first-leader``, ``deal-winner`` or ``takes-at-once`` (a seat), ``score`` or ``chips`` (a number),
    ``most-cards`` (how many at most). ``choices`` and ``answer`` are cards' codes, words, seats or numbers.
    ``look``: the cards to look at. ``verdicts``: why, for each card or word. ``rule``: the rule that settles
    it. ``shown``: what else there is to the position, by the names that the door uses.
    """

    asks: str
    position: Position
    choices: tuple[str, ...] | tuple[int, ...]
    answer: tuple[str, ...] | tuple[int, ...]
    rule: str
    look: Cards = ()
    verdicts: tuple[Verdict, ...] = ()
    shown: Mapping[str, Any] = field(default_factory=dict)


type Maker = Callable[[Any, Random, int, int], Question | None]
"""Makes a question for ``(rules, chance, players, size)``, ``size`` being that of the hand.

The answer is None where the position that ``chance`` took shows nothing of the concept; then ask again.
"""
type Makers = Mapping[str, Maker]
"""Makers of questions by concept, in the order in which the concepts are best met."""


def hide(players: int) -> tuple[Cards | None, ...]:
    """The hands of so many ``players``, all hidden."""
    return (None,) * players


def shuffle(pack: Pack, chance: Random) -> Decks:
    """Decks of ``pack`` in an order taken by chance."""
    return Decks(pack, seed=chance.getrandbits(32))


def play(table: Table, chance: Random, tricks: int) -> Table:
    """The table after so many tricks of cards that chance takes from the legal ones."""
    while len(table.tricks) < tricks:
        table = table.play(chance.choice(table.legal()))
    return table


def winning_card(trick: Trick, players: int) -> Cards:
    """The card that won a trick to which all ``players`` have played, as a tuple of one."""
    return (trick.cards[(trick.winner - trick.leader) % players],)


def telling_rule(verdicts: Sequence[Verdict]) -> str:
    """The rule that settles a hand: of a refused card if there is one, else of a legal one.

    That a card is not of the led suit is said only where there is nothing else to say, and that a trump may
    be played before that another card may.
    """

    def key(verdict: Verdict) -> tuple[bool, ...]:
        reason = verdict.reason
        return reason is Reason.MUST_FOLLOW_SUIT, verdict.legal, reason is not Reason.VOID_TRUMP

    rule = min(verdicts, key=key).rule
    assert rule is not None
    return rule


def ask_for_cards(table: Table, hand: Cards, look: Cards, shown: Mapping[str, Any] | None = None) -> Question:
    """A question on which cards of the ``hand`` on turn are legal; the rule is the most telling one."""
    verdicts = tuple(table.judge(card) for card in hand)
    return Question(
        asks="legal-cards",
        position=Position(table.hands, table.leader, table.trick, table.tricks, table.turn),
        choices=hand,
        answer=table.legal(),
        rule=telling_rule(verdicts),
        look=look,
        verdicts=verdicts,
        shown=shown or {},
    )


def ask_for_seat(
    asks: str, tricks: tuple[Trick, ...], seat: int, players: int, rule: str, **shown: Any
) -> Question:
    """A question whose answer is a ``seat``, on finished ``tricks``; any seat may be chosen.

    The card to look at is the one that won the last trick.
    """
    return Question(
        asks=asks,
        position=Position(hide(players), tricks[-1].leader, tricks=tricks),
        choices=tuple(range(players)),
        answer=(seat,),
        rule=rule,
        look=winning_card(tricks[-1], players),
        shown=shown,
    )


def ask_for_words(
    state: State, rule: str, shown: Mapping[str, Any], words: Sequence[str] | None = None
) -> Question:
    """A question on which ``words`` the seat on turn may say, of all that there are; all hands are hidden."""
    table = state.table
    verdicts = state.verdicts() if words is None else tuple(map(state.judge, words))
    return Question(
        asks="legal-words",
        position=Position(hide(len(table.hands)), table.leader, table.trick, table.tricks, state.turn),
        choices=tuple(verdict.card for verdict in verdicts),
        answer=tuple(dict.fromkeys(verdict.card for verdict in verdicts if verdict.legal)),
        rule=rule,
        verdicts=verdicts,
        shown=shown,
    )


class Number(NamedTuple):
    """A number that answers a question, and the ``slips`` that come easily in its place.

    Only ``signed`` numbers, such as scores, may be less than 0.
    """

    answer: int
    slips: Sequence[int]
    signed: bool = False


def ask_for_number(
    asks: str, players: int, number: Number, chance: Random, rule: str, shown: Mapping[str, Any]
) -> Question:
    """A question whose answer is a ``number``, to be chosen from four."""
    choices = {number.answer, *number.slips[:3]}
    while len(choices) < 4:
        other = number.answer + chance.choice((-3, -2, -1, 1, 2, 3))
        if number.signed or other >= 0:
            choices.add(other)
    return Question(
        asks=asks,
        position=Position(hide(players)),
        choices=tuple(sorted(choices)),
        answer=(number.answer,),
        rule=rule,
        shown=shown,
    )
