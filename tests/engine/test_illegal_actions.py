"""Anything that can be said, tried in every phase of every form: it is done, or refused with a reason."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from kortspel.actions import UnreadableAction
from kortspel.api import answer
from kortspel.state import DealOver, IllegalAction
from kortspel.verdict import Reason

from tests.engine import oracle, oracle_kille
from tests.engine.door import ask
from tests.engine.forms import FORMS, Form, some_actions, start
from tests.engine.moves import any_action

WORDS = [
    "knock", "check", "pass", "fold", "bet:0", "bet:1", "bet:2", "bet:3", "bet:999999999", "contract:spel",
    "contract:spader", "contract:spader:S", "contract:pass", "contract:valfri:H", "contract:valfri:C", "bury",
    "bury:AS", "bury:AS 2H 3D 4C", "bury:AS AS 2H 3D", "bury:AS 2H 3D 4C 5C", "bury:HK 7 8 9", "exchange",
    "exchange:7", "exchange:7 7", "exchange:HK KU HR HU", "exchange:AS", "misdeal", "redeal:ask:0",
    "redeal:ask:1", "redeal:ask:9", "redeal:yes", "redeal:no",
]  # fmt: skip
EVERYTHING = [*WORDS, *sorted(oracle.PACK), *sorted(set(oracle_kille.PACK))]
NONSENSE = [
    "",
    " ",
    "8h",
    "AS ",
    "knock ",
    "Knock",
    "bet",
    "bet:",
    "bury:",
    "redeal:ask:10",
    "exchange:",
    "13",
]


def moments(form: Form, chance: Random) -> Iterator[Any]:
    """The states of a deal by chance, its end included."""
    state, _ = start(form, chance)
    yield state
    while state.turn is not None:
        state = state.play(chance.choice(some_actions(state, chance)))
        yield state


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_everything_is_done_or_refused(form: Form) -> None:
    chance = Random(str(form))
    seen: dict[str, int] = {}
    for _ in range(3):
        for state in moments(form, chance):
            seen[state.phase] = seen.get(state.phase, 0) + 1
            if state.phase != "play" or not chance.randrange(6):
                assert_everything(state)
    assert "over" in seen


def assert_everything(state: Any) -> None:
    listed = set(state.actions())
    families = set(state.choices or ())
    for text in EVERYTHING:
        if state.turn is None:
            for act in (state.judge, state.play):
                with pytest.raises(DealOver):
                    act(text)
            continue
        verdict = state.judge(text)
        assert verdict.card == text
        assert verdict.rule == state.rules.reasons.get(verdict.reason, verdict.rule)
        if verdict.legal:
            assert text in listed or text.split(":")[0] in families or is_an_event(text, state)
            assert state.play(text) != state
        else:
            assert text not in listed
            with pytest.raises(IllegalAction) as caught:
                state.play(text)
            assert caught.value.verdict == verdict
            assert verdict.reason in state.rules.reasons
    for text in NONSENSE if state.turn is not None else []:
        for act in (state.judge, state.play):
            with pytest.raises(UnreadableAction):
                act(text)


def is_an_event(text: str, state: Any) -> bool:
    """A misdeal and a forgotten discard happen, they are not offered; Spader may name spades."""
    return text in ("misdeal", "contract:spader:S") or (state.phase == "bury" and ":" not in text)


REQUESTS: dict[str, dict[str, Any]] = {
    "pot": {"game": "femkort", "rules": {"profile": "pot", "redeal": "any-before-last", "trump": True}},
    "bismarck": {"game": "bismarck"},
    "knock": {"game": "femkortskille"},
    "auction": {"game": "femkortskille", "rules": {"betting": "auction"}},
    "poker": {"game": "femkortskille", "rules": {"betting": "poker"}},
}


@pytest.mark.parametrize("name", REQUESTS)
def test_everything_is_done_or_refused_through_the_door(name: str) -> None:
    chance = Random(name)
    deal = {"ask": "replay", **REQUESTS[name], "players": 3, "dealer": 1, "seed": 5}
    reasons = set(Reason)
    actions: list[str] = []
    phases = set()
    while (reply := ask(**deal, actions=actions))["turn"] is not None:
        for text in EVERYTHING if reply["phase"] not in phases else []:
            tried = json.loads(answer(json.dumps(deal | {"actions": [*actions, text]})))
            if "error" in tried:
                error = tried["error"]
                assert (error["code"], error["at"]) == ("illegal-action", f"actions/{len(actions)}")
                assert error["reason"] in reasons
                assert list(error) == ["code", "at", "reason", "rule", "evidence", "card", "args"]
                assert text not in reply["actions"]
        phases.add(reply["phase"])
        actions.append(any_action(reply, chance))


@pytest.mark.parametrize("name", REQUESTS)
def test_verdicts_list_what_may_be_thought_of(name: str) -> None:
    """Each card of the hand or each word once, and among them just the legal ones are actions."""
    chance = Random(name)
    deal = {"ask": "replay", **REQUESTS[name], "players": 3, "dealer": 1, "seed": 6}
    actions: list[str] = []
    while (reply := ask(**deal, actions=actions))["turn"] is not None:
        legal = [verdict["card"] for verdict in reply["verdicts"] if verdict["legal"]]
        assert reply["actions"] == list(dict.fromkeys(legal))
        for verdict in reply["verdicts"]:
            assert list(verdict) == ["card", "legal", "reason", "evidence", "rule", "args"]
        cards = [verdict["card"] for verdict in reply["verdicts"] if ":" not in verdict["card"]]
        if reply["phase"] == "play":
            assert cards == reply["hands"][reply["turn"]]
        assert reply["actions"] or reply["choices"]
        actions.append(any_action(reply, chance))
