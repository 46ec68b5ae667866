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
POT_RULES = {
    "profile": "pot", "ante": 2, "head": True, "trump": True, "redeal": "forehand", "escalate": False,
    "payout": "per-pot", "target": 3, "deals": 9,
}  # fmt: skip
PLAY_POT = {"game": "femkort", "rules": POT_RULES}
POT = {"game": "femkort", "rules": POT_RULES, "players": 3, "dealer": 0}
BISMARCK = {"game": "bismarck", "rules": {"profile": "modern", "valfri-suit-fixed": False}}
KILLE_RULES = {
    "profile": "standard", "betting": "knock", "ante": 1, "equal-heads": True, "all-pass": "carry",
    "skituppslag": False, "knock-stake": 1, "payments-stay": True, "carry-cap": 50, "max-raises": 3,
    "loser-payment": True, "deals": 12,
}  # fmt: skip
KILLE = {"game": "femkortskille", "rules": KILLE_RULES}
#: Values that may be null as well.
NULLABLE = [
    ("rules", "redeal"),
    ("rules", "deals"),
    ("rules", "carry-cap"),
    ("hands", 0),
    ("hands", 1),
    ("hands", 2),
]
NULLABLE += [("cards", seat) for seat in range(3)]

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
    "judge with trump": {"ask": "judge", **PLAY_POT, "trick": ["8H", "2S"], "hand": ["QH"], "trump": "S"},
    "winner in a contract": {"ask": "winner", **BISMARCK, "trick": ["8H", "QH"], "contract": "valfri:H"},
    "judge of Kille cards": {"ask": "judge", **KILLE, "trick": ["7", "HK"], "hand": ["7", "BL"]},
    "replay for a pot": {
        "ask": "replay", **POT, "seed": 7, "carried": 4, "stake": 2, "tiebreak": False,
        "actions": ["redeal:ask:1", "redeal:no"],
    },
    "replay of Bismarck": {
        "ask": "replay", **BISMARCK, "players": 3, "dealer": 1, "deck": DECK, "used": ["spel", "pass"],
        "actions": ["contract:valfri:H"], "seat": 2,
    },
    "replay of Femkortskille": {
        "ask": "replay", **KILLE, "players": 4, "dealer": 3, "seed": 5, "carried": 3,
        "actions": ["check", "knock", "pass"],
    },
    "replay of given Kille cards": {
        "ask": "replay", **KILLE, "hands": [["7", "HK"], ["7"], ["BL"]], "leader": 1, "actions": ["7"],
    },
    "match for pots": {
        "ask": "match", **POT, "results": [{"winner": 0, "misdeals": 1}, {"event": "time-up"}],
    },
    "match of Bismarck": {
        "ask": "match", **BISMARCK, "players": 3, "dealer": 1,
        "results": [{"contract": "spel", "tricks": [9, 3, 4]}],
    },
    "match of Femkortskille": {
        "ask": "match", **KILLE, "players": 3, "dealer": 1, "results": [{"net": [-1, -1, -1], "carried": 3}],
    },
    "score for a pot": {"ask": "score", **PLAY_POT, "players": 3, "winner": 1, "misdeals": 2},
    "score of Bismarck": {"ask": "score", **BISMARCK, "contract": "pass", "tricks": [9, 3, 4]},
    "score of Femkortskille": {
        "ask": "score", **KILLE, "players": 4, "carried": 8, "knockers": [0, 1, 2], "winner": 0,
    },
    "bot": {"ask": "bot", **TABLE, "deck": DECK, "actions": [], "seat": 1, "level": 2, "seed": 3},
    "bot for a line": {
        "ask": "bot", "line": "femkort.older.play.A.0.8H_QH_AS", "actions": ["8H"], "seat": 1, "level": 1,
        "seed": 3,
    },
    "bot of Femkortskille": {
        "ask": "bot", **KILLE, "players": 4, "dealer": 3, "carried": 3, "actions": ["check"], "seat": 1,
        "level": 1, "seed": 5,
    },
    "puzzle": {"ask": "puzzle", "game": "femkort", "rules": {"profile": "older"}, "seed": 3},
    "cut": {"ask": "cut", "cards": ["KH", "KS", "9D"]},
    "game with rules": {"ask": "game", **KILLE},
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
    "judge with trump": ["ask", "game", "trick", "hand", "trump"],
    "winner in a contract": ["ask", "game", "trick", "contract"],
    "judge of Kille cards": ["ask", "game", "trick", "hand"],
    "replay for a pot": ["ask", "game", "players", "dealer"],
    "replay of Bismarck": ["ask", "game", "dealer", "deck"],
    "replay of Femkortskille": ["ask", "game", "players", "dealer"],
    "replay of given Kille cards": ["ask", "game"],
    "match for pots": ["ask", "game", "players", "dealer", "results"],
    "match of Bismarck": ["ask", "game", "dealer", "results"],
    "match of Femkortskille": ["ask", "game", "players", "dealer", "results"],
    "score for a pot": ["ask", "game", "players", "winner"],
    "score of Bismarck": ["ask", "game", "contract", "tricks"],
    "score of Femkortskille": ["ask", "game", "players", "knockers", "winner"],
    "puzzle": ["ask", "game", "seed"],
    "bot": ["ask", "game", "players", "dealer", "seat", "level", "seed"],
    "bot for a line": ["ask", "seat", "level", "seed"],
    "bot of Femkortskille": ["ask", "game", "players", "dealer", "seat", "level", "seed"],
    "cut": ["ask", "cards"],
    "game with rules": ["ask", "game"],
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
