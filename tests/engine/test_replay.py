"""Replaying actions from a deal or from given hands, as a whole, by seat and by line (F5, F10-F12)."""

from random import Random
from typing import Any

import pytest

from tests.engine import oracle
from tests.engine.door import ask, error

PACK = ask(ask="pack", pack="standard")["cards"]
HANDS = [["8H", "4S"], ["QH", "3H"], ["AS", "5D"]]
FIELDS = [
    "phase", "turn", "actions", "choices", "verdicts", "in", "leader", "trick", "tricks", "hands", "exposed",
    "turnup", "contract", "trump", "pot", "bets", "deck", "result",
]  # fmt: skip


def replay(**request: Any) -> dict[str, Any]:
    return ask(**{"ask": "replay", "game": "femkort"} | request)


def hands(*given: list[str] | None, **request: Any) -> dict[str, Any]:
    return replay(hands=given, **request)


def played(chance: Random, steps: int, **deal: Any) -> list[str]:
    """Some random legal actions from the beginning of a deal."""
    actions: list[str] = []
    for _ in range(steps):
        actions.append(chance.choice(replay(**deal, actions=actions)["actions"]))
    return actions


def test_the_first_trick() -> None:
    reply = hands(*HANDS, leader=0, actions=["8H", "QH"])
    assert [name for name in reply if name in FIELDS] == FIELDS
    assert (reply["phase"], reply["turn"], reply["leader"]) == ("play", 2, 0)
    assert (reply["trick"], reply["tricks"]) == (["8H", "QH"], [])
    assert reply["hands"] == [["4S"], ["3H"], ["AS", "5D"]]
    assert reply["actions"] == ["AS", "5D"]
    assert [verdict["reason"] for verdict in reply["verdicts"]] == ["void-discard"] * 2
    assert (reply["in"], reply["result"], reply["choices"], reply["deck"]) == ([0, 1, 2], None, None, None)


def test_the_winner_of_a_trick_leads_the_next() -> None:
    reply = hands(*HANDS, leader=0, actions=["8H", "QH", "AS"])
    assert reply["tricks"] == [{"leader": 0, "cards": ["8H", "QH", "AS"], "winner": 1}]
    assert (reply["leader"], reply["turn"], reply["trick"]) == (1, 1, [])


def test_the_last_trick_decides() -> None:
    reply = hands(*HANDS, leader=0, actions=["8H", "QH", "AS", "3H", "5D", "4S"])
    assert (reply["phase"], reply["turn"], reply["actions"], reply["verdicts"]) == ("over", None, [], [])
    assert reply["result"] == {"winners": [1], "by": "last-trick", "pot": 0, "carried": 0, "net": None}


def test_the_hands_are_a_list_by_seat_whoever_leads() -> None:
    reply = hands(*HANDS, leader=2, actions=["5D", "8H", "3H"])
    assert reply["tricks"] == [{"leader": 2, "cards": ["5D", "8H", "3H"], "winner": 2}]


def test_a_trick_may_have_begun() -> None:
    reply = hands([], ["QH", "3H"], ["AS"], leader=0, trick=["8H"])
    assert (reply["turn"], reply["actions"], reply["trick"]) == (1, ["QH"], ["8H"])


def test_eldest_leads_where_nothing_is_said() -> None:
    assert hands(*HANDS)["turn"] == 0
    assert hands(*HANDS, dealer=0)["turn"] == 1
    assert hands(*HANDS, dealer=0, leader=2)["turn"] == 2


@pytest.mark.parametrize(("profile", "players"), oracle.PLAYER_COUNTS)
def test_a_whole_deal(profile: str, players: int) -> None:
    deal = {"rules": {"profile": profile}, "players": players, "dealer": 1, "seed": 5}
    actions = played(Random(players), 5 * players, **deal)
    reply = replay(**deal, actions=actions)
    leader = 2 % players
    for number, trick in enumerate(reply["tricks"]):
        cards = actions[number * players : (number + 1) * players]
        assert (trick["leader"], trick["cards"]) == (leader, cards)
        leader = (leader + oracle.winner(cards)) % players
        assert trick["winner"] == leader
    assert len(reply["tricks"]) == 5
    assert reply["hands"] == [[]] * players
    assert reply["result"]["winners"] == [leader]
    assert error(ask="replay", game="femkort", **deal, actions=[*actions, "2C"]) == (
        "deal-over",
        f"actions/{5 * players}",
    )


def test_a_deal_and_its_hands_are_played_alike() -> None:
    deal = {"players": 4, "dealer": 0, "seed": 9}
    start = replay(**deal)
    actions = played(Random("alike"), 20, **deal)
    for count in range(21):
        by_deal = replay(**deal, actions=actions[:count])
        by_hands = hands(*start["hands"], leader=1, actions=actions[:count])
        for field in FIELDS:
            if field != "deck":
                assert by_deal[field] == by_hands[field], field


def test_an_unknown_hand_may_play_any_card_not_seen_elsewhere() -> None:
    reply = hands(["8H", "4S"], None, ["AS"], leader=0, actions=["8H"])
    assert reply["turn"] == 1
    assert set(reply["actions"]) == oracle.PACK - {"8H", "4S", "AS"}
    assert reply["hands"][1] is None
    assert [verdict["card"] for verdict in reply["verdicts"]] == reply["actions"]
    assert all(verdict["legal"] for verdict in reply["verdicts"])


def test_an_unknown_hand_does_not_hold_what_others_hold_or_played() -> None:
    refused = {"ask": "replay", "game": "femkort", "hands": [["8H", "4S"], None, ["AS"]], "leader": 0}
    for card in ("8H", "4S", "AS"):
        reply = ask(**refused, actions=["8H", card])["error"]
        assert (reply["code"], reply["at"], reply["reason"]) == ("illegal-action", "actions/1", "not-in-hand")


def test_cards_from_an_unknown_hand_count() -> None:
    reply = hands(["8H", "KH", "7H"], None, None, leader=1, actions=["10H", "2S"])
    assert reply["actions"] == ["KH"]
    assert [verdict["evidence"] for verdict in reply["verdicts"]] == [["10H", "KH"], ["10H"], ["10H", "KH"]]
    reply = hands(["8H", "KH", "7H"], None, None, leader=1, actions=["10H", "2S", "KH"])
    assert reply["tricks"] == [{"leader": 1, "cards": ["10H", "2S", "KH"], "winner": 0}]


def test_unknown_hands_alone_play_until_the_pack_gives_out() -> None:
    actions = played(Random("unknown"), 17 * 3, hands=[None] * 3)
    reply = hands(None, None, None, actions=actions)
    assert (reply["phase"], len(reply["tricks"])) == ("over", 17)
    assert reply["result"]["winners"] == [reply["tricks"][-1]["winner"]]


def test_an_unknown_hand_on_turn_has_a_card_to_play() -> None:
    cards = [card for card in PACK if card != "2H"]
    request = {"ask": "replay", "game": "femkort", "hands": [cards[:25], cards[25:], None]}
    assert error(**request, leader=0, trick=["2H"])[0] == "out-of-range"


def test_play_ends_when_a_known_hand_is_empty() -> None:
    reply = hands(["8H"], ["QH", "3H", "2C"], ["AS", "5D"], leader=0, actions=["8H", "QH", "AS"])
    result = {"winners": [], "by": "misdeal", "pot": 0, "carried": 0, "net": None}
    assert (reply["phase"], reply["turn"], reply["result"]) == ("over", None, result)
    assert reply["hands"] == [[], ["3H", "2C"], ["5D"]]


def test_a_seat_that_is_to_play_must_have_a_card() -> None:
    request = {"ask": "replay", "game": "femkort", "trick": ["8H"], "leader": 0}
    assert error(**request, hands=[["2S"], ["3S"], []]) == ("out-of-range", "hands/2")
    assert hands([], ["3S"], ["4S"], trick=["8H"], leader=0)["turn"] == 1


@pytest.mark.parametrize("steps", [0, 3, 7, 15])
def test_a_seat_sees_its_own_hand_and_all_that_was_played(steps: int) -> None:
    deal = {"players": 3, "dealer": 0, "seed": 3}
    actions = played(Random("seat"), steps, **deal)
    whole = replay(**deal, actions=actions)
    for seat in range(3):
        view = replay(**deal, actions=actions, seat=seat)
        assert view["hands"] == [hand if at == seat else None for at, hand in enumerate(whole["hands"])]
        assert view["deck"] is None
        for field in ("phase", "turn", "in", "leader", "trick", "tricks", "result"):
            assert view[field] == whole[field], field
        if whole["turn"] == seat:
            assert (view["actions"], view["verdicts"]) == (whole["actions"], whole["verdicts"])


def test_a_seat_sees_that_a_position_is_over() -> None:
    for seat in range(3):
        view = hands(["8H"], ["QH"], ["AS", "2S"], leader=0, actions=["8H", "QH", "AS"], seat=seat)
        assert (view["phase"], view["turn"], view["result"]["by"]) == ("over", None, "misdeal")


@pytest.mark.parametrize("seat", [-1, 3])
def test_there_is_no_such_seat(seat: int) -> None:
    request = {"ask": "replay", "game": "femkort", "players": 3, "dealer": 0, "seed": 3, "seat": seat}
    assert error(**request) == ("out-of-range", "seat")


def deals(profile: str) -> list[dict[str, Any]]:
    rules = {"profile": profile}
    return [
        {"rules": rules, "players": 5, "dealer": 3, "seed": 21},
        {"rules": rules, "players": 3, "dealer": 0, "deck": PACK},
        {"rules": rules | {"target": 5, "packets": [1] * 5}, "players": 8, "dealer": 7, "seed": 22},
        {"rules": rules, "hands": [["8H", "4S"], ["QH", "3H"], ["AS", "5D"]], "leader": 2},
        {"rules": rules, "hands": [["8H", "4S"], None, ["AS", "5D", "2C"]], "leader": 1},
        {"rules": rules, "hands": [[], ["QH", "3H"], None], "leader": 0, "trick": ["8H"]},
    ]


@pytest.mark.parametrize("profile", ["modern", "older"])
@pytest.mark.parametrize("number", range(6))
def test_a_line_stands_for_its_fields(profile: str, number: int) -> None:
    deal = deals(profile)[number]
    chance = Random(number)
    actions: list[str] = []
    while True:
        reply = replay(**deal, actions=actions)
        assert ask(ask="replay", line=reply["line"]) == reply
        assert ask(ask="replay", line=reply["start"], actions=actions) == reply
        assert reply["played"] == actions
        half = replay(**deal, actions=actions[: len(actions) // 2])
        assert ask(ask="replay", line=half["line"], actions=actions[len(actions) // 2 :]) == reply
        if reply["phase"] == "over" or len(actions) == 20:
            break
        actions.append(chance.choice(reply["actions"]))
    for seat in range(3):
        view = replay(**deal, actions=actions, seat=seat)
        assert ask(ask="replay", line=reply["line"], seat=seat) == view
        assert "line" not in view
        assert "start" not in view


@pytest.mark.parametrize("cards", [{"seed": 7}, {"decks": [PACK, PACK[9:] + PACK[:9]]}])
def test_a_line_stands_for_a_deal_after_a_misdeal(cards: dict[str, Any]) -> None:
    reply = replay(players=3, dealer=0, **cards, actions=["misdeal"])
    reply = replay(players=3, dealer=0, **cards, actions=["misdeal", reply["actions"][0]])
    again = ask(ask="replay", line=reply["line"])
    for field in FIELDS:
        assert again[field] == reply[field], field


def test_the_rules_come_back_as_asked() -> None:
    reply = replay(players=3, dealer=0, seed=1, rules={"profile": "older", "target": 5, "packets": [3, 2]})
    assert (reply["game"], reply["rules"]) == ("femkort", {"profile": "older", "target": 5})
