"""What a question of the quiz is, and what makers of questions have in common."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from kortspel.cards import Pack
from kortspel.deal import Decks
from kortspel.game import State
from kortspel.table import Table, Trick
from kortspel.verdict import Cards, Reason, Verdict

LEVELS: Final = {1: (3, 3, 3), 2: (4, 5, 4), 3: (6, 8, 5)}
"""How hard each level is: the fewest and the most players, and the cards in the hand asked about."""


@dataclass(frozen=True)
class Question:
    """A position and what is asked of it.

    ``asks``: ``legal-cards`` or ``legal-words`` (every one that is legal), ``trick-winner``, ``next-leader``,
    ``first-leader``, ``deal-winner`` or ``takes-at-once`` (a seat), ``score`` or ``chips`` (a number),
    ``most-cards`` (how many at most). ``choices`` and ``answer`` are cards' codes, words, seats or numbers.
    ``look``: the cards to look at. ``verdicts``: why, for each card or word. ``rule``: the rule that settles
    it. ``more`` there is to the position, by the names that the door uses.
    """

    asks: str
    hands: tuple[Cards | None, ...]
    leader: int
    trick: Cards
    tricks: tuple[Trick, ...]
    turn: int | None
    choices: tuple[str, ...] | tuple[int, ...]
    answer: tuple[str, ...] | tuple[int, ...]
    look: Cards
    verdicts: tuple[Verdict, ...]
    rule: str
    more: Mapping[str, Any] = field(default_factory=dict)


type Maker = Callable[[Any, Random, int, int], Question | None]
"""Makes a question for ``(rules, chance, players, size)``, ``size`` being that of the hand.

The answer is None where the position that ``chance`` took shows nothing of the concept; then ask again.
"""


def decks(pack: Pack, chance: Random) -> Decks:
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


def of_seat(
    asks: str,
    tricks: tuple[Trick, ...],
    seat: int,
    look: Cards,
    players: int,
    rule: str,
    more: Mapping[str, Any] | None = None,
) -> Question:
    """A question whose answer is a ``seat``, on finished ``tricks``; any seat may be chosen."""
    return Question(
        asks, (None,) * players, tricks[-1].leader, (), tricks, None,
        tuple(range(players)), (seat,), look, (), rule, more or {},
    )  # fmt: skip


def of_words(state: State, rule: str, more: Mapping[str, Any]) -> Question:
    """A question on which words the seat on turn may say, all hands hidden."""
    verdicts = state.verdicts()
    assert state.turn is not None
    hidden = (None,) * len(state.table.hands)
    return Question(
        "legal-words", hidden, state.table.leader, state.table.trick, state.table.tricks, state.turn,
        tuple(verdict.card for verdict in verdicts), state.actions(), (), verdicts, rule, more,
    )  # fmt: skip


def of_number(
    asks: str,
    players: int,
    answer: int,
    slips: Sequence[int],
    chance: Random,
    rule: str,
    more: Mapping[str, Any],
    *,
    signed: bool = False,
) -> Question:
    """A question whose answer is a number, to be chosen from four: ``slips`` are answers that come easily.

    Only ``signed`` numbers, such as scores, may be less than 0.
    """
    choices = {answer, *slips[:3]}
    while len(choices) < 4:
        other = answer + chance.choice((-3, -2, -1, 1, 2, 3))
        if signed or other >= 0:
            choices.add(other)
    hidden = (None,) * players
    return Question(asks, hidden, 0, (), (), None, tuple(sorted(choices)), (answer,), (), (), rule, more)
