"""The worked examples of the pot game, Bismarck and Femkortskille, step by step (rules.md 9.2, 9.4)."""

from typing import Any

import pytest

from tests.engine import oracle, oracle_kille
from tests.engine.door import ask

LESSONS = [
    "pot-deal", "trump-deal", "bismarck-trick", "bismarck-deal", "bismarck-bury", "bismarck-pass",
    "kille-deal", "auction-deal", "poker-deal",
]  # fmt: skip
#: Who wins each trick, A for seat 0, and what the deal brings.
ENDS: dict[str, tuple[str, list[int], list[int] | None]] = {
    "pot-deal": ("BABBC", [2], [-1, -1, 2]),
    "trump-deal": ("CCBDD", [3], [-1, -1, -1, 3]),
    "bismarck-trick": ("C", [], None),
    "bismarck-deal": ("AAAAACACACACBBBA", [0], [1, -1, 0]),
    "bismarck-pass": ("BCABCBCBCBBCCABB", [0], [2, -2, 0]),
    "kille-deal": ("DDDBD", [3], [-1, -5, -1, 7]),
    "auction-deal": ("CACAC", [2], [-11, -1, 13, -1]),
    "poker-deal": ("BABAB", [1], [-4, 6, -2]),
}


def lesson(name: str) -> dict[str, Any]:
    return ask(ask="lesson", lesson=name)


def cards_played(name: str) -> list[tuple[dict[str, Any], str]]:
    """The moments of play, each with the card chosen."""
    steps = lesson(name)["steps"]
    return [(step["state"], step["action"]) for step in steps[:-1] if step["state"]["phase"] == "play"]


def test_each_game_has_its_lessons() -> None:
    games = [ask(ask="game", game=game)["lessons"] for game in ("femkort", "bismarck", "femkortskille")]
    assert games == [["8H", "femkort-deal", "older-deal", *LESSONS[:2]], LESSONS[2:6], LESSONS[6:]]


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_a_replay(name: str) -> None:
    value = lesson(name)
    assert list(value)[:7] == ["lesson", "game", "rules", "players", "leader", "actions", "steps"]
    assert len(value["steps"]) == len(value["actions"]) + 1
    for number, step in enumerate(value["steps"]):
        state = step["state"]
        assert step["action"] == ([*value["actions"], None][number])
        again = ask(ask="replay", line=state["start"], actions=value["actions"][:number])
        assert again["line"] == state["line"]
        for field in ("phase", "turn", "actions", "verdicts", "hands", "result"):
            assert again[field] == state[field], field
    assert (value["players"], value["leader"]) == (len(state["hands"]), value["steps"][0]["state"]["leader"])


@pytest.mark.parametrize("name", LESSONS)
def test_each_step_has_its_reason(name: str) -> None:
    for step in lesson(name)["steps"][:-1]:
        state, action = step["state"], step["action"]
        described = action.partition(":")[0]
        if state["choices"] and described in state["choices"]:
            continue
        legal = {verdict["card"]: verdict for verdict in state["verdicts"]}
        assert legal[action]["legal"]
        assert action in state["actions"]


@pytest.mark.parametrize("name", LESSONS)
def test_each_card_is_legal_as_the_oracles_have_it(name: str) -> None:
    value = lesson(name)
    for state, card in cards_played(name):
        hand = state["hands"][state["turn"]]
        if value["game"] == "femkortskille":
            legal = oracle_kille.legal(state["trick"], hand)
        else:
            form = value["rules"]["profile"] if value["game"] == "femkort" else "bismarck"
            legal = oracle.legal(form, state["trick"], hand, state["trump"])
        assert [action for action in state["actions"] if ":" not in action] == list(dict.fromkeys(legal))
        assert card in legal or ":" in card


@pytest.mark.parametrize("name", ENDS)
def test_each_deal_ends_as_printed(name: str) -> None:
    winners, seats, net = ENDS[name]
    end = lesson(name)["steps"][-1]["state"]
    taken = "".join("ABCD"[trick["winner"]] for trick in end["tricks"])
    assert taken == winners
    assert (end["phase"], end["turn"]) == ("over", None)
    assert (end["result"]["winners"], end["result"]["net"]) == (seats, net)


def test_9_2_the_bismarck_example() -> None:
    value = lesson("bismarck-trick")
    third = value["steps"][2]["state"]
    assert (third["trick"], third["contract"], third["trump"]) == (["AH", "7H"], "spader", "S")
    (verdict,) = third["verdicts"]
    assert (verdict["card"], verdict["reason"], verdict["rule"]) == ("2S", "void-trump", "B8")
    assert value["steps"][-1]["state"]["tricks"][0]["winner"] == 2
    assert value["scores"] == [
        {"contract": "spader", "tricks": [9, 3, 4], "scores": [1, -1, 0]},
        {"contract": "pass", "tricks": [9, 3, 4], "scores": [-5, 3, 2]},
    ]


def test_a_bismarck_deal_of_nine_three_and_four() -> None:
    end = lesson("bismarck-deal")["steps"][-1]["state"]
    taken = [[trick["winner"] for trick in end["tricks"]].count(seat) for seat in range(3)]
    assert (taken, end["contract"], len(end["buried"])) == ([9, 3, 4], "spader", 4)


def test_a_suit_buried_lets_trumps_in() -> None:
    states = [step["state"] for step in lesson("bismarck-bury")["steps"]]
    assert states[2]["buried"] == ["2S", "8S", "10S", "JS"]
    assert not [card for card in states[2]["hands"][0] if card.endswith("S")]
    (trumped,) = [verdict for verdict in states[-2]["verdicts"] if verdict["card"] == "6H"]
    assert (states[-2]["trick"], trumped["reason"], trumped["rule"]) == (["AS", "3S"], "void-trump", "B8")
    assert (states[-1]["phase"], [trick["winner"] for trick in states[-1]["tricks"]]) == ("play", [0, 1, 0])


def test_in_pass_the_lead_goes_to_who_can_not_duck() -> None:
    end = lesson("bismarck-pass")["steps"][-1]["state"]
    taken = [[trick["winner"] for trick in end["tricks"]].count(seat) for seat in range(3)]
    assert (taken, end["contract"], end["buried"]) == ([2, 8, 6], "pass", ["QD", "KD", "AD", "AH"])


def test_9_4_the_kille_example() -> None:
    value = lesson("kille-deal")
    states = [step["state"] for step in value["steps"]]
    assert states[0]["hands"] == [["HU", "4", "BL"], ["12", "7", "7"], ["KR", "2", "1"], ["HK", "KU", "3"]]
    assert (states[5]["phase"], states[5]["in"], states[5]["leader"]) == ("play", [1, 3], 1)
    assert states[5]["hands"][1] == ["12", "7", "7", "HR", "5"]
    assert states[5]["hands"][3] == ["HK", "KU", "3", "12", "6"]
    assert states[6]["actions"] == ["HK", "KU", "12", "6"]
    assert [verdict["reason"] for verdict in states[8]["verdicts"]] == ["cannot-head"] * 4
    assert states[12]["actions"] == ["12", "HR"]
    assert states[14]["verdicts"][0]["reason"] == "heads"
    result = states[-1]["result"]
    assert (result["winners"], result["pot"], result["net"]) == ([3], 4, [-1, -5, -1, 7])


def test_9_4_with_the_other_card_in_trick_four() -> None:
    value = lesson("kille-deal")
    before = value["steps"][12]["state"]
    end = ask(ask="replay", line=before["line"], actions=["12", "HR", "12"])
    assert (end["tricks"][-1]["cards"], end["result"]["winners"]) == (["HR", "12"], [1])


def test_a_request_for_better_cards_is_refused_in_the_example_with_trumps() -> None:
    states = [step["state"] for step in lesson("trump-deal")["steps"]]
    assert [state["phase"] for state in states[:5]] == ["play", "redeal", "redeal", "redeal", "play"]
    assert states[4]["hands"] == states[0]["hands"]
    reasons = {verdict["reason"] for state in states for verdict in state["verdicts"]}
    assert {"void-trump", "follow-trick-is-trumped", "void-discard", "must-overtake"} <= reasons


def test_poker_kille_exchanges_with_the_stock() -> None:
    states = [step["state"] for step in lesson("poker-deal")["steps"]]
    assert [state["phase"] for state in states[:11]] == ["betting"] * 4 + ["exchange"] * 3 + ["betting"] * 4
    assert states[7]["exchanged"] == [2, 2, 3]
    assert states[11]["in"] == [0, 1]
    assert states[-1]["pot"] == 10
