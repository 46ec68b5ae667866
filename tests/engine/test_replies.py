"""Replies letter for letter, as door.md has them: no spaces, keys in order, letters as they are."""

import json
import re

import pytest
from kortspel.api import answer

from tests.engine import oracle_kille
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

VALUES = {
    "femkort": {
        "ante": {"from": 1, "to": 1000, "null": False},
        "head": [False, True],
        "trump": [False, True],
        "redeal": [None, "any-before-first", "forehand", "any-before-last"],
        "escalate": [False, True],
        "payout": ["per-pot", "session-pool"],
        "target": {"from": 1, "to": 100, "null": False},
        "deals": {"from": 1, "to": 1000, "null": True},
    },
    "bismarck": {"valfri-suit-fixed": [False, True]},
    "femkortskille": {
        "betting": ["knock", "auction", "poker"],
        "ante": {"from": 1, "to": 1000, "null": False},
        "equal-heads": [False, True],
        "all-pass": ["last-wins", "carry"],
        "skituppslag": [False, True],
        "knock-stake": {"from": 0, "to": 1000, "null": False},
        "payments-stay": [False, True],
        "carry-cap": {"from": 0, "to": 10**9, "null": True},
        "max-raises": {"from": 0, "to": 100, "null": False},
        "loser-payment": [False, True],
        "deals": {"from": 1, "to": 1000, "null": False},
    },
}
#: What door.md has letter for letter.
AS_PRINTED = {
    '{"ask":"cut","cards":["KH","KS","9D"]}': '{"dealer":null,"again":[0,1]}',
    '{"ask":"score","game":"bismarck","contract":"pass","tricks":[9,3,4]}': '{"scores":[-5,3,2]}',
    '{"ask":"score","game":"femkortskille","players":4,"carried":0,"knockers":[0,1,2],"winner":0}': (
        '{"pot":4,"paid":8,"takes":12,"carried":0,"net":[11,-5,-5,-1]}'
    ),
    '{"ask":"score","game":"femkort","rules":{"profile":"pot"},"players":4,"misdeals":1,"winner":0}': (
        '{"pot":8,"net":[6,-2,-2,-2]}'
    ),
    '{"ask":"score","game":"femkort","players":4,"winner":0}': '{"pot":0,"net":null}',
}

JUDGE = '{"ask":"judge","game":"femkort","rules":{"profile":"modern"},"trick":["8H"],"hand":["QH","3H"]}'
JUDGED = (
    '{"legal":["QH"],"verdicts":['
    '{"card":"QH","legal":true,"reason":"must-overtake","evidence":["8H"],"rule":"F7",'
    '"args":{"card":"QH","known":"yes","trump":"none","suit":"H","beat":"8H","over":["QH"],"follow":["QH","3H"]}},'
    '{"card":"3H","legal":false,"reason":"must-overtake","evidence":["8H","QH"],"rule":"F7",'
    '"args":{"card":"3H","known":"yes","trump":"none","suit":"H","beat":"8H","over":["QH"],"follow":["QH","3H"]}}]}'
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


@pytest.mark.parametrize("request_", AS_PRINTED)
def test_replies_as_printed(request_: str) -> None:
    assert answer(request_) == AS_PRINTED[request_]


def test_the_kille_pack_is_high_to_low() -> None:
    reply = ask(ask="pack", pack="kille")
    assert reply["cards"] == oracle_kille.PACK
    assert (reply["pack"], len(reply["cards"])) == ("kille", 42)


@pytest.mark.parametrize("game", VALUES)
def test_what_each_switch_accepts(game: str) -> None:
    reply = ask(ask="game", game=game)
    facts = list(reply["profiles"].values())[-1]
    assert facts["values"] == VALUES[game]
    assert list(facts["switches"]) == list(facts["values"])


def test_what_the_other_games_say_of_themselves() -> None:
    bismarck, kille = (ask(ask="game", game=game) for game in ("bismarck", "femkortskille"))
    assert (bismarck["pack"], bismarck["default"]) == ("standard", "modern")
    assert (kille["pack"], kille["default"]) == ("kille", "standard")
    assert bismarck["profiles"]["modern"]["players"] == [3, 3]
    assert bismarck["profiles"]["modern"]["switches"] == {"valfri-suit-fixed": False}
    assert kille["profiles"]["standard"]["players"] == [3, 8]
    assert kille["profiles"]["standard"]["switches"] == {
        "betting": "knock",
        "ante": 1,
        "equal-heads": True,
        "all-pass": "last-wins",
        "skituppslag": False,
        "knock-stake": 0,
        "payments-stay": False,
        "carry-cap": None,
        "max-raises": 3,
        "loser-payment": True,
        "deals": 12,
    }
    poker = ask(ask="game", game="femkortskille", rules={"betting": "poker"})["profiles"]["standard"]
    assert (poker["players"], poker["switches"]["betting"]) == ([3, 7], "poker")
    assert kille["forms"] == {
        "standard": {"rules": {"profile": "standard"}, "players": [3, 8], "named": {}},
        "auction": {"rules": {"profile": "standard", "betting": "auction"}, "players": [3, 8], "named": {}},
        "poker": {"rules": {"profile": "standard", "betting": "poker"}, "players": [3, 7], "named": {}},
    }
    assert poker["form"] == "poker"
    contracts = ["spel", "spader", "valfri:S", "valfri:H", "valfri:D", "valfri:C", "pass"]
    assert bismarck["forms"] == {
        "modern": {"rules": {"profile": "modern"}, "players": [3, 3], "named": {"contract": contracts}}
    }
    assert kille["rules"] == [
        "K4", "K5", "K6", "K11", "K12", "K13", "K14", "K15", "K16", "K17", "KA1", "KA2", "KA3", "KA4", "KK2",
        "KK3", "KP2", "KV1", "KV3",
    ]  # fmt: skip
    assert bismarck["rules"] == ["B4", "B6", "B7", "B8", "B9", "B10", "B11", "B13", "B15"]


FIELDS = [
    "phase", "turn", "actions", "choices", "verdicts", "in", "leader", "trick", "tricks", "hands", "exposed",
    "turnup", "contract", "trump", "pot", "bets", "deck", "result",
]  # fmt: skip
ALL = ["paid", "taken", "held", "moves", "possible", "for_match"]
MORE = {
    "femkort": ["stake", "asker"],
    "bismarck": ["used", "buried"],
    "femkortskille": ["said"],
}


@pytest.mark.parametrize("game", MORE)
def test_a_replay_has_its_fields_in_order(game: str) -> None:
    rules = {"profile": "pot"} if game == "femkort" else {}
    table = {"game": game, "rules": rules, "players": 3, "dealer": 0, "seed": 1}
    whole = ask(ask="replay", **table)
    about = ["line", "start", "played", "game", "rules", "form", "length"]
    assert list(whole) == [*FIELDS, *MORE[game], *ALL, *about]
    assert list(ask(ask="replay", **table, seat=0)) == [*FIELDS, *MORE[game], *ALL]
    match = ask(ask="match", game=game, rules=rules, players=3, dealer=0, results=[])
    plain = [
        "over", "winners", "wins", "net", "deal", "dealer", "forehand", "stake", "used", "tiebreak",
    ]  # fmt: skip
    assert list(match) == [*plain, *([] if game == "bismarck" else ["pool"]), "next"]


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
        ("next", {"players": 4, "dealer": 3, "seats": [0, 1, 2, 3]}),
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
