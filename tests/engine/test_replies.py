"""Replies letter for letter, as door.md has them: no spaces, keys in order, letters as they are."""

import json
import re

import pytest
from kortspel.api import answer

from tests.engine.door import ask
from tests.engine.samples import REQUESTS

PLAIN = {"target": 3, "packets": [3, 2]}
SWITCHES = {
    "modern": PLAIN,
    "older": PLAIN,
    "pot": {
        "ante": 1,
        "head": True,
        "trump": False,
        "redeal": None,
        "escalate": False,
        "payout": "per-pot",
        "target": 3,
        "deals": None,
    },
}

JUDGE = '{"ask":"judge","game":"femkort","rules":{"profile":"modern"},"trick":["8H"],"hand":["QH","3H"]}'
JUDGED = (
    '{"legal":["QH"],"verdicts":['
    '{"card":"QH","legal":true,"reason":"must-overtake","evidence":["8H"],"rule":"F7"},'
    '{"card":"3H","legal":false,"reason":"must-overtake","evidence":["8H","QH"],"rule":"F7"}]}'
)


def test_the_judgement_of_the_8h_example() -> None:
    assert answer(JUDGE) == JUDGED


def test_the_order_of_the_fields_asked_is_nothing() -> None:
    backwards = dict(reversed(json.loads(JUDGE).items()))
    assert answer(json.dumps(backwards, indent=4)) == JUDGED


def test_the_winner_of_the_8h_example() -> None:
    assert answer('{"ask":"winner","game":"femkort","trick":["8H","QH","AS"]}') == '{"winner":1}'


def test_letters_are_not_escaped() -> None:
    assert answer('{"ask":"pack","pack":"standard","k\\u00f6r":1}') == (
        '{"error":{"code":"unknown-field","at":"kör"}}'
    )


@pytest.mark.parametrize("name", REQUESTS)
def test_no_room_is_wasted(name: str) -> None:
    reply = answer(json.dumps(REQUESTS[name]))
    assert reply == json.dumps(json.loads(reply), ensure_ascii=False, separators=(",", ":"))
    assert not re.search(r"\s", reply)


def test_a_session_has_its_fields_in_order() -> None:
    reply = ask(ask="match", game="femkort", players=4, dealer=2, results=[{"winner": 0}])
    assert list(reply.items()) == [
        ("over", False),
        ("winners", []),
        ("wins", [1, 0, 0, 0]),
        ("net", None),
        ("deal", 1),
        ("dealer", 3),
        ("forehand", 0),
        ("stake", 1),
        ("used", None),
        ("tiebreak", None),
    ]


def test_what_a_game_says_of_itself() -> None:
    reply = ask(ask="game", game="femkort")
    assert (reply["game"], reply["pack"], reply["default"]) == ("femkort", "standard", "modern")
    players = {name: facts["players"] for name, facts in reply["profiles"].items()}
    assert players == {"modern": [3, 10], "older": [3, 8], "pot": [3, 8]}
    for name, facts in reply["profiles"].items():
        assert facts["switches"] == SWITCHES[name]
        assert {rule for rule in facts["reasons"].values() if rule} <= set(reply["rules"])
    assert set(reply["rules"]) >= {"F5", "F6", "F7", "F8", "F9", "F10", "F12", "F15", "O1"}
