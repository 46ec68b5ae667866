"""Anything at all as a request: one line of JSON comes back, and never an exception."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from kortspel.api import answer

from tests.engine.samples import DECK, REQUESTS, changed, places, without
from tests.engine.test_errors import IN_DOOR_MD

#: Every code that there is: those that have joined the first ones, too.
CODES = IN_DOOR_MD | {"unreadable-line", "duplicate-field", "switch-without-effect"}
ASKS = sorted({request["ask"] for request in REQUESTS.values()})
REPLAYS = [name for name in REQUESTS if name.startswith("replay")]
GAMES = ["femkort", "bismarck", "femkortskille"]
WORDS = [
    *DECK, *GAMES, "modern", "older", "pot", "standard", "spel", "valfri:H", "auction", "poker", "misdeal",
    "redeal:ask:1", "redeal:yes", "redeal:no", "knock", "check", "pass", "fold", "bet:1", "bet:2", "exchange",
    "exchange:7", "contract:spel", "contract:valfri:H", "bury:AS 2H 3D 4C", "HK", "7", "BL", "time-up", "",
    "x", "A.", "\0",
]  # fmt: skip
FIELDS = [*sorted({field for request in REQUESTS.values() for field in request}), "trump", "", "a/b"]
BORDERS = [2**53, -(2**53), 2**53 + 1, 2**64, -(10**30)]

any_text = st.text(st.characters(codec=None))
few_letters = st.text(st.characters(codec=None), max_size=5)
names = st.sampled_from(FIELDS) | few_letters
scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 12),
    st.sampled_from(BORDERS),
    st.floats(),
    st.sampled_from(WORDS),
    few_letters,
)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=12) | st.dictionaries(names, inner, max_size=4),
    max_leaves=8,
)
requests = st.sampled_from(list(REQUESTS.values()))


def assert_answered(text: str) -> None:
    reply = answer(text)
    assert "\n" not in reply
    assert "\r" not in reply
    reply.encode()
    value = json.loads(reply)
    assert isinstance(value, dict)
    if "error" in value:
        assert list(value) == ["error"]
        assert value["error"]["code"] in CODES
        assert isinstance(value["error"]["at"], str)
        assert len(reply) < 1000


@st.composite
def mutants(draw: st.DrawFn) -> dict[str, Any]:
    """A well-made request with up to three values changed or taken out."""
    request = draw(requests)
    for _ in range(draw(st.integers(1, 3))):
        where = list(places(request))
        if where:
            at = draw(st.sampled_from(where))
            request = without(request, at) if draw(st.booleans()) else changed(request, at, draw(values))
    return request


@given(any_text)
def test_any_text(text: str) -> None:
    assert_answered(text)


@given(values)
def test_any_json(value: Any) -> None:
    assert_answered(json.dumps(value))


@given(st.sampled_from(ASKS), st.lists(st.tuples(names, values), max_size=5))
def test_any_fields(ask: str, fields: list[tuple[str, Any]]) -> None:
    assert_answered(json.dumps(dict(fields) | {"ask": ask}))


@given(mutants(), st.booleans())
def test_a_request_with_values_changed(request: dict[str, Any], ascii_only: bool) -> None:
    assert_answered(json.dumps(request, ensure_ascii=ascii_only))


@given(requests, st.integers(0, 2000), st.integers(0, 20), few_letters)
def test_a_request_with_letters_changed(request: dict[str, Any], at: int, size: int, letters: str) -> None:
    text = json.dumps(request)
    at = min(at, len(text))
    assert_answered(text[:at] + letters + text[at + size :])


@given(st.lists(st.sampled_from(WORDS), max_size=20), st.sampled_from(REPLAYS))
def test_any_actions(actions: list[str], name: str) -> None:
    assert_answered(json.dumps(REQUESTS[name] | {"actions": actions}))


@given(st.text("AEJfemkortdlpay.x_-~+:123HSQ") | any_text)
def test_any_line(line: str) -> None:
    assert_answered(json.dumps({"ask": "replay", "line": line}))


@given(st.lists(st.sampled_from(DECK), max_size=12), st.lists(st.none() | st.sampled_from(DECK), max_size=12))
def test_any_cards(trick: list[str], hand: list[Any]) -> None:
    for game in GAMES:
        assert_answered(json.dumps({"ask": "judge", "game": game, "trick": trick, "hand": hand}))
    hands = [None if card is None else [card] for card in hand]
    play = {"ask": "replay", "game": "femkort", "hands": hands, "trick": trick, "leader": 0}
    assert_answered(json.dumps(play))
