"""The forms that the games can take: combinations of switches in which every pair of values occurs."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from kortspel.deal import Decks
from kortspel.games import GAMES
from kortspel.state import Before

from tests.engine.moves import some_choices

type Values = Mapping[str, Sequence[Any]]
type Combination = dict[str, Any]

FEMKORT: Values = {"profile": ["modern", "older"], "packets": [[3, 2], [1, 1, 1, 1, 1], [5]]}
POT: Values = {
    "profile": ["pot"],
    "ante": [1, 3],
    "head": [True, False],
    "trump": [False, True],
    "redeal": [None, "any-before-first", "forehand", "any-before-last"],
    "escalate": [False, True],
    "payout": ["per-pot", "session-pool"],
    "target": [3, 1],
    "deals": [None, 4],
}
BISMARCK: Values = {"profile": ["modern"], "valfri-suit-fixed": [False, True]}
FEMKORTSKILLE: Values = {
    "profile": ["standard"],
    "betting": ["knock", "auction", "poker"],
    "ante": [1, 4],
    "equal-heads": [True, False],
    "all-pass": ["last-wins", "carry"],
    "skituppslag": [False, True],
    "knock-stake": [0, 2],
    "payments-stay": [False, True],
    "carry-cap": [None, 0, 9],
    "max-raises": [3, 0, 1],
    "loser-payment": [True, False],
    "deals": [12, 3],
}


class Form(NamedTuple):
    """A game and its switches."""

    game: str
    switches: Combination

    def rules(self) -> Any:
        """The rules as the engine has them."""
        game = GAMES[self.game]
        values = {name.replace("-", "_"): value for name, value in self.switches.items()}
        if "packets" in values:
            values["packets"] = tuple(values["packets"])
        return type(game.profiles[values["profile"]])(
            **vars(game.profiles[values["profile"]]) | values,
        )

    def __str__(self) -> str:
        """What a test is called."""
        return " ".join([self.game, *map(str, self.switches.values())])


def with_effect(game: str, combination: Combination) -> Form:
    """The form with the switches that do nothing in it left as they are."""
    form = Form(game, combination)
    usual = GAMES[game].profiles[combination["profile"]]
    idle = {name: getattr(usual, name.replace("-", "_")) for name in GAMES[game].idle(form.rules())}
    return Form(game, combination | idle)


def by_chance(game: str, values: Values, chance: Random) -> Combination:
    """Values by chance, those that do nothing beside the others left as they are."""
    return with_effect(game, {name: chance.choice(values[name]) for name in values}).switches


def pairwise(game: str, values: Values) -> list[Combination]:
    """Combinations in which each value of a switch meets each value of every other, where it can."""
    chance, found = Random("pairwise"), []
    missing = set().union(*[pairs(by_chance(game, values, chance)) for _ in range(3000)])
    while missing:
        tries = [by_chance(game, values, chance) for _ in range(60)]
        best = max(tries, key=lambda combination: len(pairs(combination) & missing))
        if pairs(best) & missing:
            missing -= pairs(best)
            found.append(best)
    return found


def pairs(combination: Combination) -> set[frozenset[tuple[str, str]]]:
    """Every two of its values, by name."""
    items = [(name, str(value)) for name, value in combination.items()]
    return {frozenset(pair) for pair in combinations(items, 2)}


FORMS = [
    Form(game, combination)
    for game, values in (
        ("femkort", FEMKORT),
        ("femkort", POT),
        ("bismarck", BISMARCK),
        ("femkortskille", FEMKORTSKILLE),
    )
    for combination in pairwise(game, values)
]


def start(form: Form, chance: Random) -> tuple[Any, Before]:
    """A deal of the form by chance, with what it takes over."""
    game, rules = GAMES[form.game], form.rules()
    players = chance.randint(rules.fewest, rules.most)
    decks = Decks(game.pack, seed=chance.getrandbits(40))
    before = Before(
        carried=chance.choice([0, 0, 5]) if form.game == "femkortskille" or getattr(rules, "ante", 0) else 0,
        stake=chance.choice([1, 1, 2]) if form.game == "femkort" and rules.ante else 1,
        used=tuple(chance.sample(["spel", "spader", "valfri", "pass"], chance.randrange(4)))
        if form.game == "bismarck"
        else (),
    )
    return game.deal(rules, players, chance.randrange(players), decks, before), before


def some_actions(state: Any, chance: Random) -> list[str]:
    """What may be done in a state: all that is listed, and a few of the choices."""
    hand = state.table.hands[state.turn]
    return [*state.actions(), *some_choices(state.choices, hand, chance)]


def events(state: Any, chance: Random) -> Iterator[str]:
    """What may happen in a state though nobody wants it: a misdeal, a forgotten discard."""
    if state.phase == "bury":
        yield chance.choice(state.table.hands[state.turn])
    if hasattr(state, "staked") and hasattr(state, "request"):
        yield "misdeal"
