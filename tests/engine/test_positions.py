"""The positions of rules.md 10.1-10.3, 10.6 and 10.8, through both doors."""

import json
from pathlib import Path
from typing import Any

import pytest
from kortspel.api import answer

from tests.engine import oracle, oracle_kille
from tests.engine.door import ask, error, terminal

DATA = json.loads((Path(__file__).parents[1] / "data" / "positions.json").read_text(encoding="utf-8"))
#: For each table the game, the rules, and the form of the game that the oracle knows.
TABLES: dict[str, tuple[str, dict[str, Any], str]] = {
    "femkort_modern": ("femkort", {"profile": "modern"}, "modern"),
    "femkort_older": ("femkort", {"profile": "older"}, "older"),
    "femkort_trump": ("femkort", {"profile": "pot", "trump": True}, "pot"),
    "bismarck": ("bismarck", {}, "bismarck"),
    "kille": ("femkortskille", {}, "kille"),
}
COUNTS = {"femkort_modern": 21, "femkort_older": 14, "femkort_trump": 16, "bismarck": 17, "kille": 21}
ROWS = [pytest.param(table, row, id=row["id"]) for table in TABLES for row in DATA[table]]
#: 10.1 holds for the pot game as well, 10.2 for its variant without overtaking, 10.8 for the betting games.
ALSO = [
    *[
        pytest.param("femkort", {"profile": "pot"}, row, id=f"pot {row['id']}")
        for row in DATA["femkort_modern"]
        if len(row["played"]) < 8
    ],
    *[
        pytest.param("femkort", {"profile": "pot", "head": False}, row, id=f"DV3 {row['id']}")
        for row in DATA["femkort_older"]
    ],
    *[
        pytest.param("femkortskille", {"betting": betting}, row, id=f"{betting} {row['id']}")
        for betting in ("auction", "poker")
        for row in DATA["kille"]
        if betting == "auction" or len(row["played"]) < 7
    ],
]


def named(table: str, row: dict[str, Any]) -> dict[str, Any]:
    """The trump suit or the contract of a row, as the door wants it: Valfri-H is ``valfri:H``."""
    if table == "femkort_trump":
        return {"trump": row["context"]}
    if table != "bismarck":
        return {}
    name, _, suit = row["context"].partition("-")
    return {"contract": ":".join([name.lower(), *([suit] if suit else [])])}


def judging(table: str, row: dict[str, Any]) -> dict[str, Any]:
    game, rules, _ = TABLES[table]
    cards = {"trick": row["played"], "hand": row["hand"]}
    return {"ask": "judge", "game": game, "rules": rules, **cards, **named(table, row)}


def whole_trick(row: dict[str, Any]) -> list[str]:
    return [*row["played"], row["plays"], *row["rest"]]


def winning(table: str, row: dict[str, Any]) -> dict[str, Any]:
    request = judging(table, row) | {"ask": "winner", "trick": whole_trick(row)}
    del request["hand"]
    return request


def assert_as_printed(reply: dict[str, Any], row: dict[str, Any]) -> None:
    assert set(reply["legal"]) == set(row["legal"])
    assert reply["legal"] == [card for card in row["hand"] if card in row["legal"]]
    assert [verdict["card"] for verdict in reply["verdicts"]] == row["hand"]
    assert [verdict["card"] for verdict in reply["verdicts"] if verdict["legal"]] == reply["legal"]


def test_the_tables_are_whole() -> None:
    assert {table: len(DATA[table]) for table in DATA} == COUNTS


@pytest.mark.parametrize(("table", "row"), ROWS)
def test_legal_cards(table: str, row: dict[str, Any]) -> None:
    assert_as_printed(ask(**judging(table, row)), row)


@pytest.mark.parametrize(("table", "row"), ROWS)
def test_the_card_played_is_legal_and_the_trick_has_its_winner(table: str, row: dict[str, Any]) -> None:
    assert row["plays"] in row["legal"]
    assert ask(**winning(table, row)) == {"winner": row["winner"] - 1}


@pytest.mark.parametrize(("table", "row"), ROWS)
def test_the_trick_is_played_to_its_end(table: str, row: dict[str, Any]) -> None:
    """By unknown players, the hand being known: the card comes from it and the winner is the same."""
    game, rules, _ = TABLES[table]
    players = max(3, len(whole_trick(row)))
    hands: list[Any] = [None] * players
    seat = len(row["played"])
    hands[seat] = row["hand"]
    position = {"game": game, "rules": rules, "hands": hands, "leader": 0, "trick": row["played"]}
    position |= named(table, row)
    before = ask(ask="replay", **position)
    assert (before["turn"], before["actions"]) == (
        seat,
        list(dict.fromkeys(ask(**judging(table, row))["legal"])),
    )
    if len(whole_trick(row)) == players:
        after = ask(ask="replay", **position, actions=whole_trick(row)[seat:])
        assert after["tricks"][0] == {"leader": 0, "cards": whole_trick(row), "winner": row["winner"] - 1}


@pytest.mark.parametrize(("game", "rules", "row"), ALSO)
def test_where_else_the_tables_hold(game: str, rules: dict[str, Any], row: dict[str, Any]) -> None:
    request = {"game": game, "rules": rules}
    assert_as_printed(ask(ask="judge", **request, trick=row["played"], hand=row["hand"]), row)
    winner = {"winner": row["winner"] - 1}
    assert ask(ask="winner", **request, trick=whole_trick(row)) == winner


def test_dv3_with_dv5_asks_for_the_suit_only() -> None:
    rules = {"profile": "pot", "head": False, "trump": True}
    hand = ["QH", "3H", "AS"]
    assert (
        ask(ask="judge", game="femkort", rules=rules, trump="S", trick=["8H"], hand=hand)["legal"] == hand[:2]
    )


@pytest.mark.parametrize(("table", "row"), ROWS)
def test_the_oracles_know_the_same(table: str, row: dict[str, Any]) -> None:
    if table == "kille":
        assert set(oracle_kille.legal(row["played"], row["hand"])) == set(row["legal"])
        assert oracle_kille.winner(whole_trick(row)) == row["winner"] - 1
        return
    form = TABLES[table][2]
    trump = trump_of(table, row)
    assert set(oracle.legal(form, row["played"], row["hand"], trump)) == set(row["legal"])
    assert oracle.winner(whole_trick(row), trump) == row["winner"] - 1


def trump_of(table: str, row: dict[str, Any]) -> str | None:
    if table != "bismarck":
        return row["context"]
    return {"Spader": "S", "Pass": None, "Spel": None}.get(row["context"], row["context"][-1])


def test_modern_is_the_profile_when_rules_are_left_out() -> None:
    for row in DATA["femkort_modern"]:
        request = judging("femkort_modern", row)
        known = ask(**request)
        del request["rules"]
        assert ask(**request) == known


def test_the_terminal_gives_the_same_bytes() -> None:
    requests = [json.dumps(make(*row.values)) for row in ROWS for make in (judging, winning)]
    assert terminal(requests) == [answer(request) for request in requests]


@pytest.mark.parametrize(
    ("trick", "hand", "code", "at"),
    [
        (["7", "7"], ["7"], "duplicate-card", "hand/0"),
        (["7"], ["7", "9", "7"], "duplicate-card", "hand/2"),
        (["HK", "HK", "HK"], [], "duplicate-card", "trick/2"),
        (["13"], [], "unknown-card", "trick/0"),
        ([], ["0"], "unknown-card", "hand/0"),
        ([], ["hk"], "unknown-card", "hand/0"),
        ([], ["8H"], "unknown-card", "hand/0"),
    ],
)
def test_what_a_kille_pack_does_not_hold(trick: list[str], hand: list[str], code: str, at: str) -> None:
    assert error(ask="judge", game="femkortskille", trick=trick, hand=hand) == (code, at)


def test_three_of_a_rank_anywhere_are_too_many() -> None:
    hands = [["7", "9"], ["7", "2"], ["8", "7"]]
    assert error(ask="replay", game="femkortskille", hands=hands) == ("duplicate-card", "hands/2/1")
    in_trick = {"hands": [[], ["7", "2"], ["8", "7"]], "leader": 0, "trick": ["7"]}
    assert error(ask="replay", game="femkortskille", **in_trick) == ("duplicate-card", "trick/0")
    in_trick["hands"][2] = ["8", "6"]
    assert ask(ask="replay", game="femkortskille", **in_trick)["actions"] == ["7"]
