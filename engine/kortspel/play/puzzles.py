"""Puzzles: endings with all hands open in which exactly one card does best against any defence.

A seed always stands for the same puzzle. A deal is played by chance until a few tricks are left. Where one
card of the seat on turn then forces more than each of its others, that is a puzzle; else another deal is
tried.
"""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final, NamedTuple

from kortspel.actions import Word, read
from kortspel.cards import Card, Cards
from kortspel.deal import Decks, shuffle
from kortspel.game import Game
from kortspel.play.bots import by_chance
from kortspel.play.search import Search
from kortspel.state import Aim, Rules, State
from kortspel.table import Table

FEWEST_SEATS: Final = 3
"""The fewest seats in play: against one other there is little to see."""
MOST_SEATS: Final = 5
"""The most players: more can't be read at a glance."""
MOST_LEFT: Final[Mapping[int, int]] = {3: 4, 4: 4, 5: 3}
"""The most tricks left, by the number of seats in play."""
GRADES: Final = (1, 2, 3)
"""How well an answer is hidden."""
SIZES: Final[Mapping[int, tuple[int, int]]] = {1: (2, 3), 2: (3, 4), 3: (3, 4)}
"""The fewest and the most tricks left, by grade."""
PLAIN: Final = 0.5
"""So much better than every other card looks the answer of an easy puzzle."""
LEVEL: Final = 0.125
"""At most so much better looks the answer of a hard one."""


class Refutation(NamedTuple):
    """A card that is not the answer, and the line that shows it: the card, and what follows to the end."""

    card: Card
    line: Cards


class Puzzle(NamedTuple):
    """A puzzle.

    It is the ``dealer``'s deal of the ``deck`` for so many ``players`` after ``actions``; ``seat`` is on turn
    and ``left`` tricks are to be played, the one on the table among them. ``aim`` is what counts. ``worth``:
    what the ``answer`` forces, as ``Search`` counts it; ``score`` what the deal then brings the seat, None
    where the last trick decides. ``proof`` is the line of the answer, everybody playing his best;
    ``refuted`` are all other cards, the best-looking first.
    """

    players: int
    dealer: int
    deck: Cards
    actions: tuple[str, ...]
    seat: int
    left: int
    aim: Aim
    worth: int
    score: int | None
    answer: Card
    grade: int
    refuted: tuple[Refutation, ...]
    proof: Cards


class Moment(NamedTuple):
    """A moment of a deal, and how it came about."""

    state: State
    dealer: int
    deck: Cards
    actions: tuple[str, ...]


def find(game: Game[Any, Any], rules: Rules, seed: int) -> Puzzle:
    """The puzzle that the ``seed`` stands for in this form of a game. Grades take turns."""
    chance = Random(f"puzzle/{game.seed_name(rules)}/{seed}")
    grade = grade_of(seed)
    while True:
        for moment in _moments(game, rules, grade, chance):
            puzzle = _puzzle(moment, grade)
            if puzzle is not None:
                return puzzle


def grade_of(seed: int) -> int:
    """The grade of the puzzle that the ``seed`` stands for."""
    return GRADES[(seed - 1) % len(GRADES)]


def _moments(game: Game[Any, Any], rules: Rules, grade: int, chance: Random) -> Iterator[Moment]:
    """The moments in the end of a deal by chance; none where the deal came to nothing."""
    players = chance.randint(rules.fewest, min(MOST_SEATS, rules.most))
    dealer = chance.randrange(players)
    deck = shuffle(game.pack, chance.getrandbits(32))
    state = game.deal(rules, players, dealer, Decks(game.pack, (deck,)))
    actions: list[str] = []
    while state.phase not in ("play", "over"):
        actions.append(by_chance(state, chance).action)
        state = state.play(actions[-1])
    seats = state.table.seats
    if state.phase == "over" or len(seats) < FEWEST_SEATS:
        return
    fewest, most = SIZES[grade]
    first = game.length - chance.randint(fewest, min(most, MOST_LEFT[len(seats)]))
    while len(state.table.tricks) < game.length - fewest + 1:
        if len(state.table.tricks) >= first:
            yield Moment(state, dealer, deck, tuple(actions))
        actions.append(chance.choice(state.table.legal()))
        state = state.play(actions[-1])


def _puzzle(moment: Moment, grade: int) -> Puzzle | None:
    """The puzzle of a moment, None where it has none of that grade."""
    state, dealer, deck, actions = moment
    table, seat = state.table, state.turn
    if seat is None or len(set(table.legal())) < 2:
        return None
    search = Search(table.setting, seat, state.aim)
    answer = search.only(table)
    if answer is None or _grade(search, table, answer) != grade:
        return None
    worths, looks = search.worths(table), search.chances(table)
    tempting = sorted(
        looks.keys() - {answer}, key=lambda card: (-looks[card], worths[card], table.legal().index(card))
    )
    proof = search.line(table, answer)
    end = state
    for card in proof:
        end = end.play(card)
    result = end.result
    net = None if result is None or state.aim is Aim.LAST_TRICK else result.net
    return Puzzle(
        players=len(table.hands),
        dealer=dealer,
        deck=deck[: max(state.rules.needed(len(table.hands)), _drawn(table, actions))],
        actions=actions,
        seat=seat,
        left=len(table.hands[seat] or ()),
        aim=state.aim,
        worth=worths[answer],
        score=None if net is None else net[seat],
        answer=answer,
        grade=grade,
        refuted=tuple(Refutation(card, search.line(table, card)) for card in tempting),
        proof=proof,
    )


def _drawn(table: Table, actions: tuple[str, ...]) -> int:
    """How many cards of the deck were dealt: those in hands and tricks, and those that were put away."""
    hands, tricks = sum(len(hand or ()) for hand in table.hands), sum(len(one.cards) for one in table.tricks)
    words = [read(action, table.pack) for action in actions]
    away = sum(len(word.cards) for word in words if isinstance(word, Word))
    return hands + tricks + len(table.trick) + away


def _grade(search: Search, table: Table, answer: Card) -> int | None:
    """How well the answer is hidden: by how much better it looks than the best of the other cards."""
    looks = search.chances(table)
    ahead = looks.pop(answer) - max(looks.values())
    return 3 if ahead <= LEVEL else 1 if ahead >= PLAIN else 2
