"""Requests that make no sense: each error code of the door, with the place that it is about."""

from typing import Any

import pytest

from tests.engine.door import ask, bare, error
from tests.engine.samples import (
    BISMARCK,
    DECK,
    HANDS,
    KILLE,
    NULLABLE,
    REQUESTS,
    REQUIRED,
    changed,
    places,
    value_at,
    without,
)

OF_EVERY_TYPE = [None, True, 1, 1.0, 1.5, "x", [], {}]
JUDGE = {"ask": "judge", "game": "femkort"}
REPLAY = {"ask": "replay", "game": "femkort", "players": 3, "dealer": 0}
SEED = REPLAY | {"seed": 1}
PLAY = {"ask": "replay", "game": "femkort", "hands": HANDS, "leader": 0}
LINE = "femkort.modern.play.A..8H_QH_AS."
SPEL = BISMARCK | {"contract": "spel"}
WINNER = {"ask": "winner", "game": "femkort"}
MATCH = {"ask": "match", "game": "femkort", "players": 3, "dealer": 0, "results": []}
QUESTION = {"ask": "question", "game": "femkort", "concept": "void", "seed": 1}

ERRORS: list[tuple[str, str, dict[str, Any]]] = [
    ("unknown-ask", "ask", {"ask": "deal"}),
    ("unknown-ask", "ask", {"ask": ""}),
    ("unknown-game", "game", {"ask": "game", "game": "gurka"}),
    ("unknown-game", "game", {"ask": "judge", "game": "Femkort", "trick": [], "hand": []}),
    ("unknown-profile", "rules/profile", JUDGE | {"rules": {"profile": "new"}, "trick": [], "hand": []}),
    ("unknown-switch", "rules/jokers", JUDGE | {"rules": {"jokers": 2}, "trick": [], "hand": []}),
    ("unknown-field", "seed", JUDGE | {"trick": [], "hand": [], "seed": 1}),
    ("unknown-field", "trump", JUDGE | {"trick": [], "hand": [], "trump": "S"}),
    ("unknown-field", "contract", WINNER | {"trick": ["8H"], "contract": "spel"}),
    ("unknown-field", "deck", SEED | {"deck": DECK}),
    ("unknown-field", "carried", SEED | {"carried": 8}),
    ("unknown-field", "stake", SEED | {"stake": 2}),
    ("unknown-field", "used", SEED | {"used": []}),
    ("unknown-field", "tiebreak", SEED | {"tiebreak": True}),
    ("unknown-field", "game", {"ask": "replay", "game": "femkort", "line": LINE}),
    ("unknown-field", "results/0/wins", MATCH | {"results": [{"winner": 0, "wins": 1}]}),
    ("missing-field", "hand", JUDGE | {"trick": []}),
    ("missing-field", "deck", REPLAY),
    ("missing-field", "results/1/winner", MATCH | {"results": [{"winner": 0}, {"misdeals": 1}]}),
    ("wrong-type", "hand/1", JUDGE | {"trick": [], "hand": ["8H", 8]}),
    ("wrong-type", "hands/0/1", PLAY | {"hands": [["8H", []], ["QH"], ["AS"]]}),
    ("wrong-type", "decks/0", REPLAY | {"decks": [None]}),
    ("wrong-type", "actions/0", SEED | {"actions": [None]}),
    ("out-of-range", "dealer", SEED | {"dealer": 3}),
    ("out-of-range", "dealer", MATCH | {"dealer": -1}),
    ("out-of-range", "leader", PLAY | {"leader": 3}),
    ("out-of-range", "seat", PLAY | {"seat": 3}),
    ("out-of-range", "trick", WINNER | {"trick": []}),
    ("out-of-range", "hands/1", PLAY | {"hands": [[], [], ["AS"]], "trick": ["8H"]}),
    ("out-of-range", "results/0/winner", MATCH | {"results": [{"winner": 3}]}),
    ("out-of-range", "results/0/misdeals", MATCH | {"results": [{"winner": 0, "misdeals": -1}]}),
    ("out-of-range", "rules/target", MATCH | {"rules": {"target": 0}}),
    ("out-of-range", "level", QUESTION | {"level": 0}),
    ("out-of-range", "level", QUESTION | {"level": 4}),
    ("out-of-range", "concept", QUESTION | {"concept": "luck"}),
    ("out-of-range", "concept", QUESTION | {"rules": {"profile": "older"}, "concept": "free-choice"}),
    ("out-of-range", "lesson", {"ask": "lesson", "lesson": "9H"}),
    ("out-of-range", "pack", {"ask": "pack", "pack": "tarot"}),
    ("wrong-number-of-players", "players", SEED | {"players": 2}),
    ("wrong-number-of-players", "players", SEED | {"players": 11}),
    ("wrong-number-of-players", "players", SEED | {"players": -1}),
    ("wrong-number-of-players", "players", MATCH | {"players": 2**53}),
    ("wrong-number-of-players", "players", PLAY | {"players": 4}),
    ("wrong-number-of-players", "hands", PLAY | {"hands": []}),
    ("wrong-number-of-players", "hands", PLAY | {"hands": [None] * 2}),
    ("wrong-number-of-players", "hands", PLAY | {"hands": [None] * 11}),
    ("unknown-card", "trick/0", JUDGE | {"trick": ["1H"], "hand": []}),
    ("unknown-card", "hand/2", JUDGE | {"trick": [], "hand": ["8H", "9H", "8h"]}),
    ("unknown-card", "hand/0", JUDGE | {"trick": [], "hand": ["HK"]}),
    ("unknown-card", "hands/2/0", PLAY | {"hands": [[], [], ["XX"]]}),
    ("unknown-card", "deck/51", REPLAY | {"deck": [*DECK[:51], ""]}),
    ("unknown-card", "decks/1/0", REPLAY | {"decks": [DECK, ["joker", *DECK]]}),
    ("duplicate-card", "hand/2", JUDGE | {"trick": [], "hand": ["8H", "9H", "8H"]}),
    ("duplicate-card", "hand/0", JUDGE | {"trick": ["8H"], "hand": ["8H"]}),
    ("duplicate-card", "trick/1", WINNER | {"trick": ["8H", "8H"]}),
    ("duplicate-card", "hands/2/0", PLAY | {"hands": [["8H"], ["9H"], ["8H"]]}),
    ("duplicate-card", "trick/0", PLAY | {"hands": [["8H"], ["9H"], ["7H"]], "trick": ["8H"]}),
    ("duplicate-card", "deck/51", REPLAY | {"deck": [*DECK[:51], DECK[0]]}),
    ("duplicate-card", "decks/1/52", REPLAY | {"decks": [DECK, [*DECK, DECK[7]]]}),
    ("trick-complete", "trick", JUDGE | {"trick": DECK[:10], "hand": []}),
    ("trick-complete", "trick", JUDGE | {"rules": {"profile": "older"}, "trick": DECK[:8], "hand": []}),
    ("trick-complete", "trick", PLAY | {"trick": ["2H", "3H", "4H"]}),
    ("trick-complete", "trick/10", WINNER | {"trick": DECK[:11]}),
    ("trick-complete", "trick/8", WINNER | {"rules": {"profile": "older"}, "trick": DECK[:9]}),
    ("unreadable-action", "actions/0", SEED | {"actions": [""]}),
    ("unreadable-action", "actions/0", SEED | {"actions": ["8h"]}),
    ("unreadable-action", "actions/0", SEED | {"actions": [" 8H"]}),
    ("unreadable-action", "actions/0", SEED | {"actions": ["redeal"]}),
    ("unreadable-action", "actions/0", SEED | {"actions": ["redeal:ask:"]}),
    ("unreadable-action", "actions/0", SEED | {"actions": ["redeal:ask:\u0663"]}),
    ("unreadable-action", "actions/1", PLAY | {"actions": ["8H", "tomte"]}),
    ("illegal-action", "actions/0", PLAY | {"actions": ["3C"]}),
    ("illegal-action", "actions/2", PLAY | {"actions": ["8H", "QH", "8H"]}),
    ("illegal-action", "actions/0", PLAY | {"actions": ["misdeal"]}),
    ("illegal-action", "actions/0", SEED | {"actions": ["redeal:ask:0"]}),
    ("deal-over", "actions/3", PLAY | {"hands": [["2H"], ["3H"], ["4H"]], "actions": ["2H", "3H", "4H", ""]}),
    ("deal-over", "actions/0", PLAY | {"hands": [[], [], []], "actions": ["tomte"]}),
    ("deal-over", "results/3", MATCH | {"results": [{"winner": 0}] * 4}),
    ("unreadable-line", "line", {"ask": "replay", "line": "femkort"}),
    ("unreadable-line", "line", {"ask": "replay", "line": "femkort.modern.play~jokers-2.A..8H_QH_AS."}),
    ("switch-not-in-profile", "rules/ante", JUDGE | {"rules": {"ante": 1}, "trick": [], "hand": []}),
    ("switch-not-in-profile", "rules/packets", MATCH | {"rules": {"profile": "pot", "packets": [5]}}),
    ("out-of-range", "rules/redeal", MATCH | {"rules": {"profile": "pot", "redeal": "all"}}),
    ("wrong-type", "rules/head", MATCH | {"rules": {"profile": "pot", "head": 1}}),
    ("missing-field", "trump", JUDGE | {"rules": {"profile": "pot", "trump": True}, "trick": [], "hand": []}),
    ("unknown-field", "trump", JUDGE | {"rules": {"profile": "pot"}, "trick": [], "hand": [], "trump": "S"}),
    ("missing-field", "contract", {"ask": "winner", "game": "bismarck", "trick": ["8H"]}),
    ("contract-needs-suit", "contract", {"ask": "winner", **BISMARCK, "trick": ["8H"], "contract": "valfri"}),
    ("contract-takes-no-suit", "contract", {"ask": "winner", **BISMARCK, "trick": [], "contract": "pass:S"}),
    ("trick-complete", "trick", {"ask": "judge", **SPEL, "trick": DECK[:3], "hand": []}),
    ("unknown-card", "trick/0", {"ask": "judge", **KILLE, "trick": ["8H"], "hand": []}),
    ("unknown-field", "stake", {"ask": "replay", **KILLE, "players": 3, "dealer": 0, "seed": 1, "stake": 2}),
    ("unknown-field", "carried", {"ask": "replay", **BISMARCK, "dealer": 0, "seed": 1, "carried": 2}),
    ("unknown-field", "carried", {"ask": "replay", **KILLE, "hands": [["7"]] * 2 + [["8"]], "carried": 2}),
    ("unreadable-action", "actions/0", SEED | {"actions": ["knock:2"]}),
    ("unreadable-action", "actions/0", SEED | {"actions": ["bury:"]}),
    ("unreadable-action", "actions/0", SEED | {"actions": ["bury:8H  9H"]}),
    ("unreadable-action", "actions/0", SEED | {"actions": ["exchange:8H 7"]}),
    ("unreadable-action", "actions/0", SEED | {"actions": ["contract:misery"]}),
    ("contract-needs-suit", "actions/0", SEED | {"actions": ["contract:valfri"]}),
    ("contract-takes-no-suit", "actions/0", SEED | {"actions": ["contract:spel:H"]}),
    ("illegal-action", "actions/0", SEED | {"actions": ["HK"]}),
    ("illegal-action", "actions/0", SEED | {"actions": ["bury:HK 7"]}),
]  # fmt: skip

#: Codes that are given for the text of a request, whatever it says; see test_hostile_texts.py.
OF_TEXTS = {"not-json", "too-long", "too-deep"}
IN_DOOR_MD = {
    "not-json", "too-long", "too-deep", "unknown-ask", "unknown-field", "missing-field", "wrong-type",
    "out-of-range", "unknown-game", "unknown-profile", "unknown-switch", "switch-not-in-profile",
    "wrong-number-of-players", "unknown-card", "duplicate-card", "trick-complete", "contract-needs-suit",
    "contract-takes-no-suit", "unreadable-action", "illegal-action", "deal-over",
}  # fmt: skip


@pytest.mark.parametrize(("code", "at", "request_"), ERRORS)
def test_the_code_and_the_place(code: str, at: str, request_: dict[str, Any]) -> None:
    assert error(**request_) == (code, at)


def test_every_code_is_met() -> None:
    assert {code for code, _, _ in ERRORS} - {"unreadable-line"} == IN_DOOR_MD - OF_TEXTS


def each_place() -> list[Any]:
    return [
        pytest.param(request, at, id=f"{name}: {'/'.join(map(str, at))}")
        for name, request in REQUESTS.items()
        for at in places(request)
    ]


@pytest.mark.parametrize("name", REQUESTS)
def test_the_requests_themselves_are_well_made(name: str) -> None:
    assert "error" not in ask(**REQUESTS[name])


@pytest.mark.parametrize(("request_", "at"), each_place())
def test_a_value_of_another_type(request_: dict[str, Any], at: tuple[str | int, ...]) -> None:
    taken = {type(value_at(request_, at))} | ({type(None)} if at in NULLABLE else set())
    taken |= {list} if at[0] == "hands" and len(at) == 2 else set()
    others = [value for value in OF_EVERY_TYPE if type(value) not in taken]
    assert len(others) >= 6
    for value in others:
        assert error(**changed(request_, at, value)) == ("wrong-type", "/".join(map(str, at))), value


@pytest.mark.parametrize("name", REQUESTS)
def test_a_field_left_out(name: str) -> None:
    for field in REQUESTS[name]:
        reply = ask(**without(REQUESTS[name], (field,)))
        if field in REQUIRED[name]:
            assert reply["error"] == {"code": "missing-field", "at": field}
        else:
            assert reply.get("error", {}).get("at") != field


@pytest.mark.parametrize("name", REQUESTS)
def test_a_field_too_many(name: str) -> None:
    assert error(**REQUESTS[name], tomte=1) == ("unknown-field", "tomte")
    if "rules" in REQUESTS[name]:
        assert error(**changed(REQUESTS[name], ("rules", "tomte"), 1)) == ("unknown-switch", "rules/tomte")


@pytest.mark.parametrize("profile", ["modern", "older"])
@pytest.mark.parametrize("switch", ["head", "ante", "trump", "redeal", "valfri-suit-fixed", "betting"])
def test_profiles_are_never_mixed(profile: str, switch: str) -> None:
    rules = {"profile": profile, switch: True}
    others = ("valfri-suit-fixed", "betting")
    code = "unknown-switch" if switch in others else "switch-not-in-profile"
    assert error(**JUDGE, rules=rules, trick=[], hand=[]) == (code, f"rules/{switch}")


@pytest.mark.parametrize(
    "action",
    [
        "knock",
        "check",
        "pass",
        "fold",
        "bet:2",
        "contract:spel",
        "bury:AS",
        "exchange",
        "HK",
        "7",
        "bury:7 7",
    ],
)
@pytest.mark.parametrize("profile", ["modern", "older", "pot"])
def test_words_of_other_games_are_refused(profile: str, action: str) -> None:
    assert bare(ask(**SEED, rules={"profile": profile}, actions=[action]))["error"] == {
        "code": "illegal-action",
        "at": "actions/0",
        "reason": "wrong-phase",
        "rule": None,
        "evidence": [],
        "card": action,
    }


def test_an_error_repeats_little_of_what_was_said() -> None:
    long = "x" * 60_000
    for name, request in REQUESTS.items():
        for at in places(request):
            if isinstance(value_at(request, at), str):
                reply = ask(**changed(request, at, long))
                assert "error" in reply, (name, at)
                assert len(str(reply)) < 300, (name, at)
        assert len(str(ask(**request, **{long: 1}))) < 300
