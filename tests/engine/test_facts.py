"""The facts of a verdict, ``args``: what sentences say of it, worked out where the reason was found."""

from typing import Any

import pytest

from tests.engine.door import ask

POT = {"game": "femkort", "rules": {"profile": "pot", "trump": True}}
KILLE = {"game": "femkortskille"}


def judged(trick: str, hand: str, **request: Any) -> dict[str, Any]:
    """The facts of each card of the hand."""
    reply = ask(ask="judge", **({"game": "femkort"} | request), trick=trick.split(), hand=hand.split())
    return {verdict["card"]: verdict["args"] for verdict in reply["verdicts"]}


def said(*actions: str, **request: Any) -> dict[str, Any]:
    """The facts of each word and card that may be thought of after some actions."""
    reply = ask(ask="replay", **({"players": 3, "dealer": 2, "seed": 3} | request), actions=actions)
    return {verdict["card"]: verdict["args"] for verdict in reply["verdicts"]}


def refused(*actions: str, **request: Any) -> dict[str, Any]:
    """The facts of the last action, which is refused."""
    error = ask(ask="replay", **({"players": 3, "dealer": 2, "seed": 3} | request), actions=actions)["error"]
    assert (error["code"], error["at"]) == ("illegal-action", f"actions/{len(actions) - 1}")
    return error["args"]


def test_facts_of_cards_that_follow() -> None:
    facts = judged("8H", "QH 3H KC")
    common = {"known": "yes", "trump": "none", "suit": "H", "beat": "8H", "over": ["QH"]}
    assert facts == {card: {"card": card, **common, "follow": ["QH", "3H"]} for card in ("QH", "3H", "KC")}


def test_facts_of_a_trumped_trick_name_the_trump_to_beat_and_the_suit_that_was_led() -> None:
    facts = judged("8H 2S", "QH 4S", **POT, trump="S")["4S"]
    assert (facts["suit"], facts["beat"], facts["trump"]) == ("H", "2S", "S")
    assert (facts["over"], facts["follow"]) == ([], ["QH"])


def test_facts_of_a_void_hand_name_the_suit_that_is_missing() -> None:
    facts = judged("8H 9H", "QS", game="bismarck", contract="valfri:S")["QS"]
    assert facts == {
        "card": "QS", "known": "yes", "trump": "S", "suit": "H", "beat": "9H", "over": [], "follow": [],
    }  # fmt: skip


def test_a_lead_has_neither_a_suit_nor_a_card_to_beat() -> None:
    assert judged("", "QH 3H")["3H"] == {"card": "3H", "known": "yes", "trump": "none"}


@pytest.mark.parametrize("equal_heads", [True, False])
def test_facts_of_kille_cards(equal_heads: bool) -> None:
    facts = judged("7", "7 9 BL", **KILLE, rules={"equal-heads": equal_heads})
    heads = {"known": "yes", "equal-heads": "yes" if equal_heads else "no", "beat": "7"}
    over = ["7", "9"] if equal_heads else ["9"]
    assert facts["7"] == {"card": "7", **heads, "equal": "yes", "over": over}
    assert facts["BL"] == {"card": "BL", **heads, "equal": "no", "over": over}


@pytest.mark.parametrize(
    ("game", "hands", "lead"),
    [({"game": "femkort"}, [["8H"], None, ["2C"]], "8H"), (KILLE, [["7"], None, ["9"]], "7")],
)
def test_nothing_is_said_of_a_hand_that_nobody_knows(game: Any, hands: Any, lead: str) -> None:
    reply = ask(ask="replay", **game, hands=hands, leader=0, actions=[lead])
    assert len(reply["verdicts"]) > 30
    for verdict in reply["verdicts"]:
        assert verdict["args"]["known"] == "no"
        assert verdict["args"]["beat"] == lead
        assert not {"over", "follow"} & set(verdict["args"])


def test_a_card_that_is_not_in_the_hand_is_missing() -> None:
    hands = {"game": "femkort", "hands": [["8H"], ["QH"], ["AS"]], "leader": 0, "players": 3}
    error = ask(ask="replay", **hands, actions=["8H", "AS"])["error"]
    assert error["args"] == {"card": "AS", "missing": ["AS"], "known": "yes"}


def test_facts_of_the_knocking_round_name_who_knocked_first() -> None:
    assert said(**KILLE) == {"knock": {}, "pass": {}, "check": {}}
    assert said("check", "knock", **KILLE)["check"] == {"knocker": "B"}
    assert said("check", "check", "knock", "knock", **KILLE)["check"] == {"knocker": "C"}


def test_facts_of_bets() -> None:
    auction = {**KILLE, "rules": {"betting": "auction", "ante": 2, "max-raises": 1}}
    chips = {"call": 2, "highest": 0, "own": 0, "least": 2, "raises": 0, "most-raises": 1}
    assert said(**auction) == {"pass": chips}
    assert refused("bet:1", **auction) == {"chips": 1, **chips}
    now = {"call": 3, "highest": 5, "own": 2, "least": 2, "raises": 1, "most-raises": 1, "bettor": "A"}
    assert said("bet:2", "bet:5", "pass", **auction) == {"pass": now}
    assert refused("bet:2", "bet:5", "pass", "bet:4", **auction) == {"chips": 4, **now}


def test_facts_of_an_exchange_say_how_many_may_go_and_what_the_stock_has() -> None:
    poker = {**KILLE, "rules": {"betting": "poker"}}
    checks = ("check", "check", "check")
    hands = ask(ask="replay", **poker, players=3, dealer=2, seed=3, actions=checks)["hands"]
    first, second = hands[0], hands[1]
    many = "exchange:" + " ".join(first[:4])
    assert refused(*checks, many, **poker) == {"picked": first[:4], "count": 3, "stock": 27}
    (other,) = [card for card in second if card not in first][:1]
    assert refused(*checks, f"exchange:{other}", **poker) == {
        "picked": [other], "count": 3, "stock": 27, "missing": [other],
    }  # fmt: skip
    two = "exchange:" + " ".join(first[:2])
    many = "exchange:" + " ".join(second[:4])
    assert refused(*checks, two, many, **poker)["stock"] == 25


def test_facts_of_contracts() -> None:
    bismarck = {"game": "bismarck", "used": ["spel", "pass"]}
    facts = said(**bismarck)
    assert facts["contract:spel"] == {"contract": "spel", "used": ["spel", "pass"]}
    assert facts["contract:valfri:H"] == {"contract": "valfri", "used": ["spel", "pass"], "suit": "H"}
    hand = ask(ask="replay", **bismarck, dealer=2, seed=3, actions=["contract:valfri:H"])["hands"][0]
    facts = said("contract:valfri:H", hand[0], **bismarck)
    assert facts["contract:spel"]["announced"] == "valfri"
    short, strange = "bury:" + " ".join(hand[:3]), next(card for card in ("2S", "3S") if card not in hand)
    assert refused("contract:valfri:H", short, **bismarck) == {"picked": hand[:3], "count": 4}
    other = " ".join([*hand[:3], strange])
    assert refused("contract:valfri:H", f"bury:{other}", **bismarck) == {
        "picked": other.split(), "count": 4, "missing": [strange],
    }  # fmt: skip
    results = [{"contract": "spel", "tricks": [8, 4, 4]}] * 4
    error = ask(ask="match", game="bismarck", dealer=2, results=results)["error"]
    assert error["args"] == {"contract": "spel", "used": ["spel"]}


def test_facts_of_requests_for_better_cards() -> None:
    def pot(**switches: Any) -> dict[str, Any]:
        return {"game": "femkort", "rules": {"profile": "pot", **switches}}

    assert refused("redeal:ask:1", **pot()) == {"asker": "B", "who-may": "nobody"}
    assert refused("redeal:ask:1", **pot(redeal="forehand")) == {"asker": "B", "who-may": "forehand"}
    asked = said("redeal:ask:1", **pot(redeal="any-before-first"))
    assert asked == {"redeal:yes": {"who-may": "anyone", "asker": "B"}, "redeal:no": asked["redeal:yes"]}


def test_a_second_request_for_better_cards_says_that_there_was_one() -> None:
    pot = {"game": "femkort", "rules": {"profile": "pot", "redeal": "any-before-first"}, "seed": 3}
    actions = ["redeal:ask:1", "redeal:no", "redeal:ask:2"]
    error = ask(ask="replay", **pot, players=3, dealer=2, actions=actions)["error"]
    assert (error["reason"], error["rule"]) == ("already-asked", "DV1")
    again = ask(ask="replay", **pot, players=3, dealer=2, actions=[*actions[:2], "misdeal", actions[2]])
    assert again["phase"] == "redeal"


def test_an_action_about_more_cards_than_there_are_can_not_be_read() -> None:
    many = "exchange:" + " ".join(["7"] * 53)
    error = ask(ask="replay", **KILLE, players=3, dealer=2, seed=3, actions=[many])["error"]
    assert (error["code"], "args" in error) == ("unreadable-action", False)
