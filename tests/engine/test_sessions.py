"""Sessions: who has won, who deals next, when it ends (F2, F13-F15, rules.md 10.5)."""

from random import Random
from typing import Any

import pytest

from tests.engine import oracle
from tests.engine.door import ask, error


def standing(winners: str, players: int = 3, dealer: int = 0, **rules: Any) -> dict[str, Any]:
    """The standing after deals won by these seats, A for seat 0."""
    results = [{"winner": "ABCDEFGHIJ".index(seat)} for seat in winners]
    return ask(ask="match", game="femkort", rules=rules, players=players, dealer=dealer, results=results)


def test_m01_the_third_win_decides() -> None:
    before = standing("ABAC")
    assert (before["over"], before["winners"], before["wins"]) == (False, [], [2, 1, 1])
    after = standing("ABACA")
    assert (after["over"], after["winners"], after["wins"], after["deal"]) == (True, [0], [3, 1, 1], 5)


def test_m02_three_in_a_row() -> None:
    assert not standing("AA")["over"]
    after = standing("AAA")
    assert (after["over"], after["winners"], after["wins"]) == (True, [0], [3, 0, 0])


def test_m04_two_all_is_not_over() -> None:
    after = standing("AABB")
    assert (after["over"], after["winners"], after["wins"]) == (False, [], [2, 2, 0])


def test_m05_the_deal_passes_to_the_left() -> None:
    turns = [standing("ABCDABCD"[:played], players=4, dealer=2) for played in range(9)]
    assert [turn["dealer"] for turn in turns] == [2, 3, 0, 1, 2, 3, 0, 1, 2]
    assert [turn["forehand"] for turn in turns] == [3, 0, 1, 2, 3, 0, 1, 2, 3]
    assert [turn["deal"] for turn in turns] == list(range(9))


@pytest.mark.parametrize(
    ("profile", "players"), [("modern", 2), ("modern", 11), ("older", 2), ("older", 9), ("older", 10)]
)
def test_m07_too_few_or_too_many_players(profile: str, players: int) -> None:
    table = {"game": "femkort", "rules": {"profile": profile}, "players": players, "dealer": 0}
    assert error(ask="match", **table, results=[]) == ("wrong-number-of-players", "players")
    assert error(ask="replay", **table, seed=1) == ("wrong-number-of-players", "players")
    assert error(ask="replay", game="femkort", rules={"profile": profile}, hands=[None] * players) == (
        "wrong-number-of-players",
        "hands",
    )


@pytest.mark.parametrize(("profile", "players"), oracle.PLAYER_COUNTS)
def test_the_other_numbers_are_welcome(profile: str, players: int) -> None:
    assert standing("A", players=players, profile=profile)["wins"] == [1] + [0] * (players - 1)


@pytest.mark.parametrize(("profile", "players"), oracle.PLAYER_COUNTS)
def test_f14_a_session_has_one_winner_after_2n_plus_1_deals_at_most(profile: str, players: int) -> None:
    chance = Random(players)
    for _ in range(20):
        winners = ""
        while not standing(winners, players, profile=profile)["over"]:
            winners += chance.choice("ABCDEFGHIJ"[:players])
        assert len(winners) <= 2 * players + 1
        last = standing(winners, players, profile=profile)
        assert last["winners"] == ["ABCDEFGHIJ".index(winners[-1])]
        assert [wins for wins in last["wins"] if wins >= 3] == [3]


@pytest.mark.parametrize("players", range(3, 11))
def test_f14_the_longest_session_there_can_be(players: int) -> None:
    winners = "ABCDEFGHIJ"[:players] * 2
    assert not standing(winners, players)["over"]
    assert standing(winners + "C", players)["winners"] == [2]


@pytest.mark.parametrize("target", [1, 2, 5])
def test_the_target_is_a_switch(target: int) -> None:
    assert not standing("B" * (target - 1), target=target)["over"]
    assert standing("B" * target, target=target)["winners"] == [1]


def test_nothing_is_played_after_the_end() -> None:
    results = [{"winner": 0}] * 4
    said = error(ask="match", game="femkort", players=3, dealer=0, results=results)
    assert said == ("deal-over", "results/3")


def test_f15_misdeals_win_nothing_and_keep_the_dealer() -> None:
    results = [{"winner": 1, "misdeals": 2}]
    after = ask(ask="match", game="femkort", players=3, dealer=0, results=results)
    assert after == standing("B")
    assert (after["wins"], after["dealer"], after["deal"]) == ([0, 1, 0], 1, 1)


def test_f13_a_win_is_a_mark_and_no_chips_are_staked() -> None:
    assert (standing("A")["wins"], standing("A")["net"]) == ([1, 0, 0], None)


def test_a_session_of_played_deals() -> None:
    chance = Random("session")
    results: list[dict[str, int]] = []
    table: dict[str, Any] = {"game": "femkort", "players": 4}
    now = ask(ask="match", **table, dealer=1, results=results)
    wins = [0, 0, 0, 0]
    while not now["over"]:
        deal = {"ask": "replay", **table, "dealer": now["dealer"], "seed": now["deal"]}
        actions: list[str] = []
        state = ask(**deal)
        assert state["turn"] == now["forehand"]
        while state["phase"] == "play":
            actions.append(chance.choice(state["actions"]))
            state = ask(**deal, actions=actions)
        (winner,) = state["result"]["winners"]
        wins[winner] += 1
        results.append({"winner": winner})
        now = ask(ask="match", **table, dealer=1, results=results)
        assert now["wins"] == wins
    assert [wins.index(3)] == now["winners"]
    assert sum(wins) == now["deal"] == len(results)
