"""States, rules and results are values: they can't be changed, and are equal when they are alike."""

from dataclasses import FrozenInstanceError, fields, is_dataclass, replace
from random import Random
from typing import Any

import pytest
from kortspel.deal import Decks
from kortspel.games import GAMES
from kortspel.match import session
from kortspel.stakes import Pot, antes

from tests.engine.forms import FORMS, some_actions

RULES = {"femkort": "pot", "bismarck": "modern", "femkortskille": "standard"}


def values(game: str, steps: int) -> list[Any]:
    """The values of a deal after some steps: the state and all that it is made of."""
    chance = Random(game)
    state = GAMES[game].deal(GAMES[game].profiles[RULES[game]], 3, 0, Decks(GAMES[game].pack, seed=1))
    for _ in range(steps):
        state = state.play(chance.choice(some_actions(state, chance)))
    found = [state, state.table, state.table.law, state.rules]
    return [*found, *[getattr(state, name) for name in ("staked", "round", "decks") if hasattr(state, name)]]


@pytest.mark.parametrize("game", RULES)
@pytest.mark.parametrize("steps", [0, 2])
def test_nothing_can_be_changed(game: str, steps: int) -> None:
    for value in values(game, steps):
        if is_dataclass(value) and not isinstance(value, type):
            for field in fields(value):
                with pytest.raises((FrozenInstanceError, TypeError)):
                    setattr(value, field.name, getattr(value, field.name))


def test_standings_and_results_can_not_be_changed_either() -> None:
    standing = session(GAMES["femkort"].profiles["pot"], 3, 0)
    pot = antes(3, 1)
    for value in (standing, pot, pot.taken(0, "alone")):
        for field in fields(value):
            with pytest.raises(FrozenInstanceError):
                setattr(value, field.name, None)


@pytest.mark.parametrize("game", RULES)
def test_alike_is_equal(game: str) -> None:
    for steps in (0, 3):
        for one, other in zip(values(game, steps), values(game, steps), strict=True):
            assert one == other
    assert values(game, 0)[0] != values(game, 1)[0]


def test_rules_are_equal_when_their_switches_are() -> None:
    for form in FORMS:
        assert form.rules() == form.rules()
        assert hash(form.rules()) == hash(form.rules())
        assert form.rules() != replace(form.rules(), profile="other")


def test_a_pot_keeps_its_seats_apart() -> None:
    pot = Pot(5, (1, 1, 1)).put([0, 2], 3)
    assert (pot.carried, pot.paid, pot.total) == (5, (4, 1, 4), 14)
    assert pot.net() == (-4, -1, -4)
    assert pot.net(1, 14) == (-4, 13, -4)
