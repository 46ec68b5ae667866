"""The worked examples, step by step as the tables of rules.md 9.1 and 9.3 have them."""

import pytest

from tests.engine import oracle
from tests.engine.door import ask

#: For each lesson its tricks, and in each trick the seat, its card and its legal cards (``any``: all it has).
TABLES = {
    "8H": ["A 8H any | B QH: QH | C AS any"],
    "femkort-deal": [
        "A 8H any | B QH: QH | C AS any",
        "B 7D any | C 5D: 5D 6D | A 9D: 9D",
        "A 4S any | B 10S: 10S | C 3C: 6D KC 3C",
        "B 3H any | C 6D: 6D KC | A 2C: KS 2C",
        "B JC any | C KC: KC | A KS any",
    ],
    "older-deal": [
        "A 8H any | B 3H: QH 3H | C AS any",
        "A KS any | B 10S: 10S | C 3C any",
        "A 9D any | B 7D: 7D | C 5D: 5D 6D",
        "A 2C any | B JC: JC | C KC: KC",
        "C 6D any | A 4S any | B QH any",
    ],
}
WINNERS = {"8H": "B", "femkort-deal": "BABBC", "older-deal": "AAACC"}
WHOLE_DEAL = [
    ["8H", "KS", "4S", "9D", "2C"],
    ["QH", "3H", "10S", "7D", "JC"],
    ["AS", "5D", "6D", "KC", "3C"],
]


def steps(name: str) -> list[tuple[int, str, list[str] | None]]:
    """For each card played: the seat, the card, and the legal cards as printed, None for any."""
    found = []
    for trick in TABLES[name]:
        for play in trick.split(" | "):
            seat, card, *cards = play.replace(":", "").split()
            found.append(("ABC".index(seat), card, None if cards == ["any"] else cards))
    return found


def test_the_lessons_are_those_of_the_game() -> None:
    assert ask(ask="game", game="femkort")["lessons"][:3] == list(TABLES)


@pytest.mark.parametrize("name", TABLES)
def test_each_step_is_as_printed(name: str) -> None:
    lesson = ask(ask="lesson", lesson=name)
    profile = lesson["rules"]["profile"]
    assert lesson["actions"] == [card for _, card, _ in steps(name)]
    for (seat, card, legal), step in zip(steps(name), lesson["steps"], strict=False):
        state = step["state"]
        hand = state["hands"][seat]
        assert (state["turn"], step["action"]) == (seat, card)
        assert state["actions"] == (hand if legal is None else legal)
        assert state["actions"] == oracle.legal(profile, state["trick"], hand)
        assert [verdict["card"] for verdict in state["verdicts"]] == hand


@pytest.mark.parametrize("name", TABLES)
def test_each_trick_is_won_as_printed(name: str) -> None:
    lesson = ask(ask="lesson", lesson=name)
    tricks = lesson["steps"][-1]["state"]["tricks"]
    assert "".join("ABC"[trick["winner"]] for trick in tricks) == WINNERS[name]


@pytest.mark.parametrize("name", TABLES)
def test_a_lesson_is_a_replay(name: str) -> None:
    lesson = ask(ask="lesson", lesson=name)
    start = lesson["steps"][0]["state"]["hands"]
    table = {"game": lesson["game"], "rules": lesson["rules"], "hands": start, "leader": lesson["leader"]}
    assert len(lesson["steps"]) == len(lesson["actions"]) + 1
    assert lesson["steps"][-1]["action"] is None
    for played, step in enumerate(lesson["steps"]):
        assert step["state"] == ask(ask="replay", **table, actions=lesson["actions"][:played])


@pytest.mark.parametrize("name", ["femkort-deal", "older-deal"])
def test_the_whole_deal_is_won_by_c(name: str) -> None:
    lesson = ask(ask="lesson", lesson=name)
    assert lesson["steps"][0]["state"]["hands"] == WHOLE_DEAL
    last = lesson["steps"][-1]["state"]
    assert (last["phase"], last["result"]["winners"]) == ("over", [2])


def test_c_wins_without_an_earlier_trick() -> None:
    assert "C" not in WINNERS["femkort-deal"][:-1]


def test_the_8h_example_wins_the_deal_in_trick_five() -> None:
    last = ask(ask="replay", game="femkort", hands=[["8H"], ["QH"], ["AS"]], actions=["8H", "QH", "AS"])
    assert (last["phase"], last["result"]["winners"]) == ("over", [1])


def test_the_8h_example_in_the_older_profile() -> None:
    table = {"game": "femkort", "rules": {"profile": "older"}, "hands": [["8H"], ["QH", "3H"], ["AS"]]}
    assert ask(ask="replay", **table, actions=["8H"])["actions"] == ["QH", "3H"]
    assert ask(ask="replay", **table, actions=["8H", "3H", "AS"])["tricks"][0]["winner"] == 0
