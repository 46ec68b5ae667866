"""The line of any replay stands for it: played from the line, a game goes on as it did."""

from random import Random
from typing import Any

import pytest

from tests.engine.door import ask
from tests.engine.moves import any_action

PACK = ask(ask="pack", pack="standard")["cards"]
GIVEN = {"hands": [["8H", "4S"], ["QH", "3H"], ["AS", "5D"]], "leader": 2}
DEALS: dict[str, dict[str, Any]] = {
    "pot": {"game": "femkort", "rules": {"profile": "pot", "ante": 3}, "players": 3, "dealer": 0, "seed": 1},
    "pot, all": {
        "game": "femkort",
        "rules": {
            "profile": "pot", "head": False, "trump": True, "redeal": "any-before-last", "escalate": True,
            "payout": "session-pool", "deals": 9,
        },
        "players": 4, "dealer": 1, "seed": 2, "carried": 5, "stake": 2,
    },
    "tie": {
        "game": "femkort", "rules": {"profile": "pot"}, "players": 2, "dealer": 1, "seed": 3,
        "tiebreak": True,
    },
    "trump": {"game": "femkort", "rules": {"profile": "pot", "trump": True}, "trump": "S", **GIVEN},
    "two hands": {
        "game": "femkort", "rules": {"profile": "pot"}, "hands": [["8H", "4S"], ["QH", "3H"]],
        "tiebreak": True,
    },
    "bismarck": {"game": "bismarck", "dealer": 1, "seed": 4, "used": ["spel", "pass"]},
    "bismarck, fixed": {
        "game": "bismarck", "rules": {"valfri-suit-fixed": True}, "players": 3, "dealer": 2, "seed": 5,
    },
    "contract": {"game": "bismarck", "contract": "valfri:D", **GIVEN},
    "kille": {"game": "femkortskille", "players": 5, "dealer": 2, "seed": 6, "carried": 7},
    "kille, all": {
        "game": "femkortskille",
        "rules": {
            "equal-heads": False, "all-pass": "carry", "skituppslag": True, "knock-stake": 1,
            "payments-stay": True, "carry-cap": 10, "ante": 2, "deals": 20,
        },
        "players": 4, "dealer": 2, "seed": 7,
    },
    "auction": {
        "game": "femkortskille", "rules": {"betting": "auction", "max-raises": 1}, "players": 3, "dealer": 2,
        "seed": 8,
    },
    "poker": {"game": "femkortskille", "rules": {"betting": "poker"}, "players": 3, "dealer": 0, "seed": 9},
    "kille cards": {"game": "femkortskille", "hands": [["7", "HK"], ["7", "9"], None], "leader": 1},
}  # fmt: skip


@pytest.mark.parametrize("name", DEALS)
def test_a_line_stands_for_its_fields(name: str) -> None:
    deal, chance = DEALS[name], Random(name)
    actions: list[str] = []
    while True:
        reply = ask(ask="replay", **deal, actions=actions)
        assert ask(ask="replay", line=reply["line"]) == reply
        assert ask(ask="replay", line=reply["start"], actions=actions) == reply
        assert (reply["played"], reply["game"]) == (actions, deal["game"])
        half = ask(ask="replay", **deal, actions=actions[: len(actions) // 2])
        if half["deck"] == reply["deck"]:  # a line has the decks that a seed has dealt, not those to come
            assert ask(ask="replay", line=half["line"], actions=actions[len(actions) // 2 :]) == reply
        seat = chance.randrange(len(reply["hands"]))
        view = ask(ask="replay", **deal, actions=actions, seat=seat)
        assert ask(ask="replay", line=reply["line"], seat=seat) == view
        if reply["turn"] is None or len(actions) == 20:
            break
        actions.append(any_action(reply, chance))


@pytest.mark.parametrize("name", DEALS)
def test_the_rules_come_back_as_asked(name: str) -> None:
    reply = ask(ask="replay", **DEALS[name])
    asked = DEALS[name].get("rules", {})
    default = ask(ask="game", game=reply["game"])["default"]
    assert reply["rules"] == {"profile": default} | asked


def test_decks_that_were_given_for_later_stay_in_the_line() -> None:
    decks = [[card for suit in order for card in cards(suit)] for order in ("SHDC", "CDHS")]
    deal = {"game": "femkort", "rules": {"profile": "pot"}, "players": 3, "dealer": 2, "decks": decks}
    for action in ("misdeal", decks[0][0]):
        reply = ask(ask="replay", **deal)
        again = ask(ask="replay", line=reply["start"], actions=["misdeal"])
        assert again["hands"][0][0] == decks[1][0]
        assert ask(ask="replay", line=reply["line"], actions=[action])["played"] == [action]


def cards(suit: str) -> list[str]:
    return [rank + suit for rank in ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")]


def test_a_line_after_a_redeal_and_a_forgotten_discard() -> None:
    pot = {"game": "femkort", "rules": {"profile": "pot", "redeal": "forehand"}, "players": 3, "dealer": 2}
    again = ask(ask="replay", **pot, seed=1, actions=["redeal:ask:0", "redeal:yes", "redeal:yes", "misdeal"])
    assert again["line"].count("_") == 2
    assert ask(ask="replay", line=again["line"]) == again
    hand = ask(ask="replay", game="bismarck", dealer=2, seed=1, actions=["contract:spel"])["hands"][0]
    forgot = ask(ask="replay", game="bismarck", dealer=2, seed=1, actions=["contract:spel", hand[3]])
    assert ask(ask="replay", line=forgot["line"]) == forgot
