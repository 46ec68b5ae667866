"""Players that are no persons: they act legally in every phase of every form, and see only their own view."""

from random import Random
from typing import Any

import pytest
from kortspel.deal import TooManyDeals
from kortspel.games import GAMES
from kortspel.play import bots

from tests.engine.door import ask, error
from tests.engine.forms import FORMS, Form, start

PLAIN_LEVELS = (1, 2)
REDEALS = {"profile": "pot", "redeal": "any-before-first"}


def play_out(form: Form, levels: tuple[int, ...], chance: Random) -> list[tuple[Any, str]]:
    """A deal to its end: the states in which the players acted, and what they did."""
    state, _ = start(form, chance)
    acted = []
    while state.turn is not None:
        level = levels[state.turn % len(levels)]
        chosen = bots.choose(GAMES[form.game], state.view(state.turn), level, chance)
        assert state.judge(chosen.action).legal
        assert chosen.reason
        acted.append((state, chosen.action))
        try:
            state = state.play(chosen.action)
        except TooManyDeals:
            break
    return acted


@pytest.mark.parametrize("level", PLAIN_LEVELS)
@pytest.mark.parametrize("form", FORMS, ids=str)
def test_deals_are_played_to_their_end(form: Form, level: int) -> None:
    chance = Random(f"{form} {level}")
    for _ in range(3):
        acted = play_out(form, (level,), chance)
        assert not [action for _, action in acted if action == "misdeal"]
        assert not [state for state, action in acted if state.phase == "bury" and ":" not in action]


def test_nobody_asks_in_the_name_of_another() -> None:
    game = GAMES["femkort"]
    form = Form("femkort", {"profile": "pot", "redeal": "any-before-last"})
    asked = set()
    for seed in range(40):
        for state, action in play_out(form, PLAIN_LEVELS, Random(seed)):
            if action.startswith("redeal:ask"):
                assert action == f"redeal:ask:{state.turn}"
                asked.add(bots.choose(game, state.view(state.turn), 2, Random(1)).action)
    assert len(asked) > 1


@pytest.mark.parametrize("level", PLAIN_LEVELS)
@pytest.mark.parametrize("form", FORMS, ids=str)
def test_what_others_hold_makes_no_difference(form: Form, level: int) -> None:
    """Whatever is left when a player's view is taken: the cards of others are not even in the state."""
    chance = Random(f"blind {form}")
    state, _ = start(form, chance)
    while state.turn is not None:
        view = state.view(state.turn)
        assert not view.decks_dealt
        assert all(hand in (None, ()) for seat, hand in enumerate(view.table.hands) if seat != state.turn)
        first, second = (bots.choose(GAMES[form.game], view, level, Random(7)) for _ in range(2))
        assert first == second
        state = state.play(first.action)


DEAL = {"game": "femkort", "players": 3, "dealer": 0}


def test_a_bot_through_the_door() -> None:
    hands = [["8H", "4S"], ["QH", "3H"], ["AS", "5D"]]
    position = {"game": "femkort", "hands": hands, "leader": 0, "actions": ["8H"]}
    reply = ask(ask="bot", **position, seat=1, level=2, seed=3)
    assert reply == {"action": "QH", "level": 2, "reason": "only-one", "weighed": []}
    free = {**position, "rules": {"profile": "older"}}
    reply = ask(ask="bot", **free, seat=1, level=2, seed=3)
    assert reply["action"] in ("QH", "3H")
    assert [option["card"] for option in reply["weighed"]] == ["QH", "3H"]
    chosen = {ask(ask="bot", **free, seat=1, level=1, seed=seed)["action"] for seed in range(20)}
    assert chosen == {"QH", "3H"}


def test_a_bot_answers_for_the_line_that_a_replay_gives() -> None:
    request = {**DEAL, "rules": REDEALS, "seed": 4, "actions": ["redeal:ask:1"]}
    line = ask(ask="replay", **request)["line"]
    from_line = ask(ask="bot", line=line, seat=2, level=2, seed=1)
    assert from_line["reason"] in ("poor-hand", "good-hand")
    deck = ask(ask="replay", **request)["deck"]
    assert from_line == ask(ask="bot", **DEAL, rules=REDEALS, deck=deck, actions=["redeal:ask:1"], seat=2,
                            level=2, seed=1)  # fmt: skip


@pytest.mark.parametrize(
    ("code", "at", "changes"),
    [
        ("missing-field", "seat", {"seat": None}),
        ("missing-field", "seed", {"seed": None}),
        ("missing-field", "level", {"level": None}),
        ("out-of-range", "level", {"level": 0}),
        ("out-of-range", "level", {"level": 4}),
        ("out-of-range", "seat", {"seat": 2}),
        ("out-of-range", "seat", {"seat": 3}),
        ("unknown-field", "samples", {"samples": 3}),
        ("illegal-action", "actions/0", {"actions": ["knock"]}),
        ("out-of-range", "seat", {"hands": [["2H"], None, ["3H"]], "players": 3}),
        ("deal-over", "actions", {"hands": [["2H"], ["4H"], ["3H"]], "actions": ["4H", "3H", "2H"]}),
    ],
)
def test_what_is_refused(code: str, at: str, changes: dict[str, Any]) -> None:
    request = {**DEAL, "seat": 1, "level": 2, "seed": 3, "actions": [], **changes}
    assert error(ask="bot", **{name: value for name, value in request.items() if value is not None}) == (
        code,
        at,
    )
