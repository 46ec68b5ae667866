"""Puzzles: every one has one answer, proved by a solver apart, and every other card is refuted by its line.

``--puzzles 240`` proves all those that the pages bring, in place of a few. ``--rewrite-puzzles`` writes the
puzzles in ``tests/data/puzzles`` again; read the difference before you keep it: links and the puzzle of the
day change with them.
"""

from collections import Counter
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

import pytest
from kortspel.games import GAMES
from kortspel.play import puzzles as play

from tests.engine.door import ask, error
from tests.engine.forms import FORMS, Form
from tests.engine.solver import Solver

RECORDS = Path(__file__).parents[1] / "data" / "puzzles"
PAGES = [("femkort", "modern"), ("bismarck", "modern"), ("femkortskille", "standard")]
OTHERS = [("femkort", "older"), ("femkort", "pot")]
#: How many of each game the pages bring.
BROUGHT = 240
#: How many of each are on record.
RECORDED = 9


def puzzle(game: str, profile: str, seed: int) -> dict[str, Any]:
    return ask(ask="puzzle", game=game, rules={"profile": profile}, seed=seed)


def state_at(asked: dict[str, Any]) -> Any:
    """The state that a puzzle's line leads to, by the engine's door and its public state."""
    shown = ask(ask="replay", line=asked["line"])
    game = GAMES[shown["game"]]
    decks = play.Decks(game.pack, (tuple(map(game.pack.card, shown["deck"])),))
    kind = asked["line"].split(".")[2:5]
    state = game.deal(game.profiles[shown["rules"]["profile"]], int(kind[1]), "ABCDE".index(kind[2]), decks)
    for action in shown["played"]:
        state = state.play(action)
    return state


def solver_of(asked: dict[str, Any]) -> Solver:
    seat, score = asked["seat"], asked["score"]
    if asked["goal"] == "deal":
        return Solver(seat, lambda result: result.winners == (seat,))
    return Solver(seat, lambda result: result.net[seat] >= score)


def value_for(asked: dict[str, Any], result: Any) -> float:
    return float(result.winners == (asked["seat"],) if asked["goal"] == "deal" else result.net[asked["seat"]])


@pytest.mark.parametrize(("game", "profile"), [*PAGES, *OTHERS])
def test_one_card_does_it_and_no_other(game: str, profile: str, puzzles: int) -> None:
    for seed in range(1, 1 + (puzzles if (game, profile) in PAGES else 6)):
        asked = puzzle(game, profile, seed)
        state, solver = state_at(asked), solver_of(asked)
        assert state.turn == asked["seat"]
        forcing = [card for card in state.actions() if solver.forces(state.play(card))]
        assert forcing == [asked["answer"]], seed
        others = {card for card in state.actions() if card != asked["answer"]}
        assert others
        assert sorted(one["card"] for one in asked["refuted"]) == sorted(others)


@pytest.mark.parametrize(("game", "profile"), [*PAGES, *OTHERS])
def test_lines_show_it_to_the_end(game: str, profile: str, puzzles: int) -> None:
    """At every card of a refutation the goal is out of reach, and at every card of the proof it is not."""
    for seed in range(1, 1 + (puzzles if (game, profile) in PAGES else 6)):
        asked = puzzle(game, profile, seed)
        start, solver = state_at(asked), solver_of(asked)
        lines = [(one["card"], one["actions"], False) for one in asked["refuted"]]
        for card, actions, reached in [*lines, (asked["answer"], asked["proof"], True)]:
            assert actions[0] == card
            state = start
            for action in actions:
                assert state.judge(action).legal
                state = state.play(action)
                assert solver.forces(state) is reached
            assert state.turn is None


@pytest.mark.parametrize(("game", "profile"), PAGES)
def test_what_is_to_be_taken_is_the_score(game: str, profile: str) -> None:
    for seed in range(1, 25):
        asked = puzzle(game, profile, seed)
        counted = [asked["least"], asked["most"]]
        if asked["goal"] == "deal":
            assert [*counted, asked["score"]] == [None, None, None]
            continue
        state, seat = state_at(asked), asked["seat"]
        before = state.table.taken[seat]
        for action in asked["proof"]:
            state = state.play(action)
        more = state.table.taken[seat] - before
        assert counted in ([more, None], [None, more])
        assert (asked["most"] is None) is (state.contract != "pass")
        assert state.result.net[seat] == asked["score"]


@pytest.mark.parametrize(("game", "profile"), PAGES)
def test_grades_say_how_well_it_is_hidden(game: str, profile: str) -> None:
    for seed in range(1, 13):
        asked = puzzle(game, profile, seed)
        state, solver = state_at(asked), solver_of(asked)
        looks = {
            card: solver.average(state.play(card), lambda result: value_for(asked, result))  # noqa: B023
            for card in state.actions()
        }
        ahead = looks.pop(asked["answer"]) - max(looks.values())
        assert asked["grade"] == 1 + (seed - 1) % 3
        match asked["grade"]:
            case 1:
                assert ahead > 0.499
            case 2:
                assert 0.125 < ahead < 0.5
            case 3:
                assert ahead < 0.1251
        best_looking = [looks[one["card"]] for one in asked["refuted"]]
        assert best_looking == pytest.approx(sorted(best_looking, reverse=True))


@pytest.mark.parametrize(("game", "profile"), PAGES)
def test_no_puzzle_is_trivial(game: str, profile: str) -> None:
    for seed in range(1, 25):
        asked = puzzle(game, profile, seed)
        state = state_at(asked)
        assert asked["left"] == len(state.table.hands[asked["seat"]])
        assert 2 <= asked["left"] <= 4
        assert asked["left"] > 2 or asked["grade"] == 1
        assert 3 <= len(state.table.seats) <= len(state.table.hands) <= 5
        assert len(set(state.actions())) > 1


@pytest.mark.parametrize(("game", "profile"), PAGES)
def test_the_pages_bring_so_many_different_ones_quickly(game: str, profile: str) -> None:
    """All have an answer, no two are the same, and they are found in bounded time."""
    found, times = [], []
    for seed in range(1, 1 + BROUGHT):
        before = process_time()
        asked = puzzle(game, profile, seed)
        times.append(process_time() - before)
        table = state_at(asked).table
        hands = tuple(tuple(sorted(hand)) for hand in table.hands)
        found.append((hands, table.leader, table.trick))
    assert max(Counter(found).values()) == 1
    assert median(times) < 0.15
    assert max(times) < 2


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_every_form_has_puzzles(form: Form) -> None:
    for seed in (Random(str(form)).randrange(10**6), -7):
        asked = ask(ask="puzzle", game=form.game, rules=form.switches, seed=seed)
        assert asked["answer"] == asked["proof"][0]
        assert asked == ask(ask="puzzle", game=form.game, rules=form.switches, seed=seed)


def test_the_seed_must_be_a_number() -> None:
    assert error(ask="puzzle", game="femkort") == ("missing-field", "seed")
    assert error(ask="puzzle", game="femkort", seed="3") == ("wrong-type", "seed")
    assert error(ask="puzzle", game="femkort", seed=3, grade=2) == ("unknown-field", "grade")


def told(game: str, profile: str) -> str:
    """The first puzzles of a form, to be read."""
    told = [f"{game} {profile}"]
    for seed in range(1, 1 + RECORDED):
        asked = puzzle(game, profile, seed)
        shown = ask(ask="replay", line=asked["line"])
        goal = "win the deal"
        if asked["goal"] == "points":
            bound = f"at least {asked['least']}" if asked["most"] is None else f"at most {asked['most']}"
            goal = f"take {bound} of {asked['left']} tricks in {shown['contract']}, score {asked['score']}"
        told += [
            f"\n=== seed {seed}, grade {asked['grade']}: {asked['seat']} is to {goal}",
            *(
                f"hand {seat}   {' '.join(hand)}"
                for seat, hand in enumerate(shown["hands"])
                if seat in shown["in"]
            ),
            f"trick    {shown['leader']} leads {' '.join(shown['trick']) or '-'}",
            f"right    {' '.join(asked['proof'])}",
            *(f"wrong    {' '.join(one['actions'])}" for one in asked["refuted"]),
        ]
    return "\n".join(told) + "\n"


@pytest.mark.parametrize(("game", "profile"), PAGES)
def test_the_puzzles_on_record_are_still_the_same(game: str, profile: str, rewriting_puzzles: bool) -> None:
    record = RECORDS / f"{game}.txt"
    if rewriting_puzzles:
        record.write_text(told(game, profile), encoding="utf-8")
    assert told(game, profile) == record.read_text(encoding="utf-8")
