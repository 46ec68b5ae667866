"""The positions of rules.md 10.1 and 10.2, through both doors."""

import json
from pathlib import Path
from typing import Any

import pytest
from kortspel.api import answer

from tests.engine import oracle
from tests.engine.door import ask, terminal

DATA = json.loads((Path(__file__).parents[1] / "data" / "positions.json").read_text(encoding="utf-8"))
TABLES = {"modern": "femkort_modern", "older": "femkort_older"}
ROWS = [pytest.param(profile, row, id=row["id"]) for profile, table in TABLES.items() for row in DATA[table]]


def judging(profile: str, row: dict[str, Any]) -> dict[str, Any]:
    rules = {"profile": profile}
    return {"ask": "judge", "game": "femkort", "rules": rules, "trick": row["played"], "hand": row["hand"]}


def whole_trick(row: dict[str, Any]) -> list[str]:
    return [*row["played"], row["plays"], *row["rest"]]


def winning(profile: str, row: dict[str, Any]) -> dict[str, Any]:
    return {"ask": "winner", "game": "femkort", "rules": {"profile": profile}, "trick": whole_trick(row)}


def test_the_tables_are_whole() -> None:
    assert {table: len(DATA[table]) for table in TABLES.values()} == {
        "femkort_modern": 21,
        "femkort_older": 14,
    }


@pytest.mark.parametrize(("profile", "row"), ROWS)
def test_legal_cards(profile: str, row: dict[str, Any]) -> None:
    reply = ask(**judging(profile, row))
    assert set(reply["legal"]) == set(row["legal"])
    assert reply["legal"] == [card for card in row["hand"] if card in row["legal"]]
    assert [verdict["card"] for verdict in reply["verdicts"]] == row["hand"]
    assert [verdict["card"] for verdict in reply["verdicts"] if verdict["legal"]] == reply["legal"]


@pytest.mark.parametrize(("profile", "row"), ROWS)
def test_the_card_played_is_legal_and_the_trick_has_its_winner(profile: str, row: dict[str, Any]) -> None:
    assert row["plays"] in row["legal"]
    assert ask(**winning(profile, row)) == {"winner": row["winner"] - 1}


@pytest.mark.parametrize(("profile", "row"), ROWS)
def test_the_oracle_knows_the_same(profile: str, row: dict[str, Any]) -> None:
    assert set(oracle.legal(profile, row["played"], row["hand"])) == set(row["legal"])
    assert oracle.winner(whole_trick(row)) == row["winner"] - 1


def test_modern_is_the_profile_when_rules_are_left_out() -> None:
    for row in DATA["femkort_modern"]:
        request = judging("modern", row)
        named = ask(**request)
        del request["rules"]
        assert ask(**request) == named


def test_the_terminal_gives_the_same_bytes() -> None:
    requests = [json.dumps(make(*row.values)) for row in ROWS for make in (judging, winning)]
    assert terminal(requests) == [answer(request) for request in requests]
