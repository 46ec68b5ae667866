"""States, rules and results are values: they can't be changed, and are equal when they are alike."""

from dataclasses import FrozenInstanceError, fields, is_dataclass, replace
from random import Random
from typing import Any

import pytest
from kortspel.deal import Decks
from kortspel.games import GAMES
from kortspel.games.femkort.match import begin
from kortspel.stakes import Pot, antes
from kortspel.verdict import Reason

from tests.engine.door import ask, error
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
    standing = begin(GAMES["femkort"].profiles["pot"], 3, 0)
    pot = antes(3, 1)
    for value in (standing, pot, pot.award(0, "alone")):
        for field in fields(value):
            with pytest.raises(FrozenInstanceError):
                setattr(value, field.name, None)


@pytest.mark.parametrize("game", RULES)
def test_alike_is_equal(game: str) -> None:
    for steps in (0, 3):
        for one, other in zip(values(game, steps), values(game, steps), strict=True):
            assert one == other
    assert values(game, 0)[0] != values(game, 1)[0]


#: What must be set for some switches to do anything.
WITH_EFFECT: dict[str, dict[str, Any]] = {
    "max-raises": {"betting": "auction"},
    "carry-cap": {"payments-stay": True},
}


@pytest.mark.parametrize("game", RULES)
@pytest.mark.parametrize("low", [True, False])
def test_switches_accept_what_they_say(game: str, low: bool) -> None:
    """Counts go from one number to another, and no further; names are those that are listed."""
    for profile, facts in ask(ask="game", game=game)["profiles"].items():
        for switch, accepted in facts["values"].items():
            rules = {"profile": profile, **WITH_EFFECT.get(switch, {})}
            if isinstance(accepted, list):
                for value in accepted:
                    assert "error" not in ask(ask="game", game=game, rules=rules | {switch: value})
                continue
            if "from" not in accepted:
                continue
            last, step = (accepted["from"], -1) if low else (accepted["to"], 1)
            assert "error" not in ask(ask="game", game=game, rules=rules | {switch: last})
            assert error(ask="game", game=game, rules=rules | {switch: last + step}) == (
                "out-of-range",
                f"rules/{switch}",
            )
            null = ask(ask="game", game=game, rules=rules | {switch: None})
            assert ("error" not in null) == accepted["null"]


@pytest.mark.parametrize(("profile", "rule"), [("modern", "F15"), ("older", "F15"), ("pot", "D10")])
def test_the_rule_on_misdeals(profile: str, rule: str) -> None:
    game = GAMES["femkort"]
    state = game.deal(game.profiles[profile], 3, 0, Decks(game.pack, seed=1))
    assert state.judge("misdeal")[:5] == ("misdeal", True, Reason.MISDEAL, (), rule)


@pytest.mark.parametrize("game", RULES)
def test_nothing_is_staked_where_hands_are_given(game: str) -> None:
    hands = [["7"], ["8"], ["9"]] if game == "femkortskille" else [["7H"], ["8H"], ["9H"]]
    named = {"contract": "spel"} if game == "bismarck" else {}
    rules = {"profile": RULES[game]}
    actions = [hand[0] for hand in hands]
    for count in range(4):
        reply = ask(
            ask="replay", game=game, rules=rules, hands=hands, leader=0, **named, actions=actions[:count]
        )
        assert (reply["pot"], reply["bets"], reply["deck"]) == (0, None, None)
    assert (reply["phase"], reply["result"]["pot"], reply["result"]["net"]) == ("over", 0, None)


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
