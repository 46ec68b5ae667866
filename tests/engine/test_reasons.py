"""Every reason that the engine gives, each in a position that calls for it, word for word."""

from typing import Any, NamedTuple

import pytest

from tests.engine.door import ask, bare


class Case(NamedTuple):
    """A card of a hand, and what must be said of it: is it legal, why, by which cards, by which rule."""

    profile: str
    trick: str
    hand: str
    card: str
    legal: bool
    reason: str
    evidence: str
    rule: str


CASES = [
    Case("modern", "", "QH 3H 5S", "3H", True, "lead-anything", "", "F5"),
    Case("modern", "8H", "QH 3H", "QH", True, "must-overtake", "8H", "F7"),
    Case("modern", "8H", "QH 3H", "3H", False, "must-overtake", "8H QH", "F7"),
    Case("modern", "7C", "KC 2C 5D 9C", "9C", True, "must-overtake", "7C", "F7"),
    Case("modern", "7C", "KC 2C 5D 9C", "2C", False, "must-overtake", "7C KC 9C", "F7"),
    Case("modern", "7C", "9C 2C 5D KC", "2C", False, "must-overtake", "7C 9C KC", "F7"),
    Case("modern", "7C", "KC 2C 5D 9C", "5D", False, "must-follow-suit", "KC 2C 9C", "F6"),
    Case("modern", "7C", "2C 9C 5D KC", "5D", False, "must-follow-suit", "2C 9C KC", "F6"),
    Case("modern", "8H 10H AS", "QH 9H", "9H", False, "must-overtake", "10H QH", "F7"),
    Case("modern", "8H 10H 9H", "QH", "QH", True, "must-overtake", "10H", "F7"),
    Case("modern", "5H JH", "9H 10H 2C", "9H", True, "follow-cannot-overtake", "JH", "F8"),
    Case("modern", "5H JH", "9H 10H 2C", "2C", False, "must-follow-suit", "9H 10H", "F6"),
    Case("modern", "AS 2D", "KS", "KS", True, "follow-cannot-overtake", "AS", "F8"),
    Case("modern", "8H QH", "AS 5D", "AS", True, "void-discard", "", "F9"),
    Case("modern", "2H", "AS", "AS", True, "void-discard", "", "F9"),
    Case("older", "", "QH 3H 5S", "5S", True, "lead-anything", "", "F5"),
    Case("older", "8H", "QH 3H KC", "QH", True, "may-overtake", "8H", "O1"),
    Case("older", "8H 10H AS", "QH 9H", "QH", True, "may-overtake", "10H", "O1"),
    Case("older", "8H 10H AS", "QH 9H", "9H", True, "follow-suit", "", "F6"),
    Case("older", "8H", "QH 3H KC", "3H", True, "follow-suit", "", "F6"),
    Case("older", "AS", "KS 2S AH", "2S", True, "follow-suit", "", "F6"),
    Case("older", "8H", "QH KC 3H", "KC", False, "must-follow-suit", "QH 3H", "F6"),
    Case("older", "8H", "3H KC QH", "KC", False, "must-follow-suit", "3H QH", "F6"),
    Case("older", "8H QH", "AS 5D", "5D", True, "void-discard", "", "F9"),
]

#: What door.md's table has for a profile: reason, legal, rule.
TABLE = {
    "modern": {
        ("lead-anything", True, "F5"),
        ("must-overtake", True, "F7"),
        ("must-overtake", False, "F7"),
        ("follow-cannot-overtake", True, "F8"),
        ("must-follow-suit", False, "F6"),
        ("void-discard", True, "F9"),
    },
    "older": {
        ("lead-anything", True, "F5"),
        ("may-overtake", True, "O1"),
        ("follow-suit", True, "F6"),
        ("must-follow-suit", False, "F6"),
        ("void-discard", True, "F9"),
    },
}

HANDS = [["8H", "4S"], ["QH", "3H"], ["AS", "5D"]]


class Refusal(NamedTuple):
    """An action that is no card of the hand, after others, and what must be said of it."""

    actions: str
    refused: str
    reason: str
    rule: str | None
    deck: bool = False


REFUSALS = [
    Refusal("", "QH", "not-in-hand", None),
    Refusal("8H", "8H", "not-in-hand", None),
    Refusal("8H", "4S", "not-in-hand", None),
    Refusal("", "2C", "not-in-hand", None),
    Refusal("", "redeal:ask:0", "redeal-not-allowed", "F15"),
    Refusal("", "redeal:ask:2", "redeal-not-allowed", "F15", deck=True),
    Refusal("8H", "redeal:yes", "redeal-not-allowed", "F15"),
    Refusal("8H QH", "redeal:no", "redeal-not-allowed", "F15"),
    Refusal("", "misdeal", "wrong-phase", None),
    Refusal("8H QH", "misdeal", "wrong-phase", None),
]


def rules(profile: str) -> dict[str, Any]:
    return {"game": "femkort", "rules": {"profile": profile}}


def verdict(case: Case) -> dict[str, Any]:
    return {
        "card": case.card,
        "legal": case.legal,
        "reason": case.reason,
        "evidence": case.evidence.split(),
        "rule": case.rule,
    }


@pytest.mark.parametrize("case", CASES)
def test_the_verdict_on_a_card(case: Case) -> None:
    hand = case.hand.split()
    reply = ask(ask="judge", **rules(case.profile), trick=case.trick.split(), hand=hand)
    found = reply["verdicts"][hand.index(case.card)]
    assert bare(found) == verdict(case)
    assert list(found) == ["card", "legal", "reason", "evidence", "rule", "args"]


@pytest.mark.parametrize("case", [case for case in CASES if not case.legal])
def test_playing_the_card_is_refused_for_the_same_reason(case: Case) -> None:
    trick, hand = case.trick.split(), case.hand.split()
    hands = [None] * len(trick) + [hand] + [None] * 3
    reply = ask(ask="replay", **rules(case.profile), hands=hands, leader=0, trick=trick, actions=[case.card])
    said = {"code": "illegal-action", "at": "actions/0", **verdict(case)}
    del said["legal"]
    assert bare(reply) == {"error": said}


@pytest.mark.parametrize("profile", ["modern", "older"])
@pytest.mark.parametrize("refusal", REFUSALS)
def test_other_actions_are_refused(profile: str, refusal: Refusal) -> None:
    actions = [*refusal.actions.split(), refusal.refused]
    cards: dict[str, Any] = {"hands": HANDS, "leader": 0}
    if refusal.deck:
        cards = {"players": 3, "dealer": 2, "seed": 1}
    assert bare(ask(ask="replay", **rules(profile), **cards, actions=actions)) == {
        "error": {
            "code": "illegal-action",
            "at": f"actions/{len(actions) - 1}",
            "reason": refusal.reason,
            "rule": refusal.rule,
            "evidence": [],
            "card": refusal.refused,
        }
    }


def test_a_misdeal_is_allowed_where_there_was_a_deal() -> None:
    reply = ask(ask="replay", game="femkort", players=3, dealer=0, seed=1, actions=["misdeal"])
    assert reply["phase"] == "play"


@pytest.mark.parametrize("profile", ["modern", "older"])
def test_the_table_has_each_of_its_rows(profile: str) -> None:
    rows = {(case.reason, case.legal, case.rule) for case in CASES if case.profile == profile}
    assert rows == TABLE[profile]


@pytest.mark.parametrize("profile", ["modern", "older"])
def test_no_reason_is_left_out(profile: str) -> None:
    promised = ask(ask="game", game="femkort")["profiles"][profile]["reasons"]
    shown = {case.reason: case.rule for case in CASES if case.profile == profile}
    shown |= {refusal.reason: refusal.rule for refusal in REFUSALS}
    assert promised == shown | {"misdeal": "F15"}
