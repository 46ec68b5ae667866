"""Requests that are well made, one of each kind, and what becomes of them when one value is changed."""

import copy
from collections.abc import Iterator
from typing import Any

from tests.engine import oracle

type Json = Any
type Place = tuple[str | int, ...]

DECK = sorted(oracle.PACK)
RULES = {"profile": "modern", "target": 3, "packets": [3, 2]}
TABLE = {"game": "femkort", "rules": RULES, "players": 3, "dealer": 0}
HANDS = [["8H", "4S"], None, ["AS", "5D"]]

REQUESTS: dict[str, dict[str, Json]] = {
    "judge": {"ask": "judge", "game": "femkort", "rules": RULES, "trick": ["8H"], "hand": ["QH", "3H"]},
    "winner": {"ask": "winner", "game": "femkort", "rules": RULES, "trick": ["8H", "QH", "AS"]},
    "replay of a seed": {"ask": "replay", **TABLE, "seed": 7, "actions": [], "seat": 1},
    "replay of a deck": {"ask": "replay", **TABLE, "deck": DECK, "actions": [DECK[0]]},
    "replay of decks": {"ask": "replay", **TABLE, "decks": [DECK, DECK[::-1]], "actions": ["misdeal"]},
    "replay of hands": {
        "ask": "replay", **TABLE, "hands": HANDS, "leader": 0, "trick": ["2H"], "actions": ["3C"], "seat": 0,
    },
    "replay of a line": {
        "ask": "replay", "line": "femkort.older.play.A..8H_QH_AS.8H", "actions": ["QH"], "seat": 0,
    },
    "match": {"ask": "match", **TABLE, "results": [{"winner": 0, "misdeals": 1}]},
    "question": {
        "ask": "question", "game": "femkort", "rules": RULES, "concept": "void", "level": 2, "seed": 1,
    },
    "lesson": {"ask": "lesson", "lesson": "8H"},
    "game": {"ask": "game", "game": "femkort"},
    "pack": {"ask": "pack", "pack": "standard"},
}  # fmt: skip

REQUIRED = {
    "judge": ["ask", "game", "trick", "hand"],
    "winner": ["ask", "game", "trick"],
    "replay of a seed": ["ask", "game", "players", "dealer"],
    "replay of a deck": ["ask", "game", "players", "dealer", "deck"],
    "replay of decks": ["ask", "game", "players", "dealer"],
    "replay of hands": ["ask", "game"],
    "replay of a line": ["ask"],
    "match": ["ask", "game", "players", "dealer", "results"],
    "question": ["ask", "game", "concept", "seed"],
    "lesson": ["ask", "lesson"],
    "game": ["ask", "game"],
    "pack": ["ask", "pack"],
}


def places(value: Json, at: Place = ()) -> Iterator[Place]:
    """The place of every value inside a value, of long lists the first items only."""
    if at:
        yield at
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from places(inner, (*at, name))
    elif isinstance(value, list):
        for index, inner in enumerate(value[:3]):
            yield from places(inner, (*at, index))


def value_at(request: Json, at: Place) -> Json:
    for step in at:
        request = request[step]
    return request


def changed(request: dict[str, Json], at: Place, value: Json) -> dict[str, Json]:
    """The request with another value at a place."""
    other = copy.deepcopy(request)
    value_at(other, at[:-1])[at[-1]] = value
    return other


def without(request: dict[str, Json], at: Place) -> dict[str, Json]:
    """The request without the value at a place."""
    other = copy.deepcopy(request)
    del value_at(other, at[:-1])[at[-1]]
    return other
