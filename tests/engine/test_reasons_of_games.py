"""Every reason given in the pot game, Bismarck and Femkortskille, in a position that calls for it."""

from typing import Any, NamedTuple

import pytest

from tests.engine.door import ask, bare

FORMS: dict[str, dict[str, Any]] = {
    "pot": {"game": "femkort", "rules": {"profile": "pot"}},
    "DV3": {"game": "femkort", "rules": {"profile": "pot", "head": False}},
    "DV5": {"game": "femkort", "rules": {"profile": "pot", "trump": True}, "trump": "S"},
    "DV3+DV5": {"game": "femkort", "rules": {"profile": "pot", "head": False, "trump": True}, "trump": "S"},
    "spader": {"game": "bismarck", "contract": "spader"},
    "pass": {"game": "bismarck", "contract": "pass"},
    "valfri:H": {"game": "bismarck", "contract": "valfri:H"},
    "kille": {"game": "femkortskille"},
    "strict": {"game": "femkortskille", "rules": {"equal-heads": False}},
}


class Case(NamedTuple):
    """A card of a hand, and what must be said of it: is it legal, why, by which cards, by which rule."""

    form: str
    trick: str
    hand: str
    card: str
    legal: bool
    reason: str
    evidence: str
    rule: str


CASES = [
    Case("pot", "", "QH 3H 5S", "3H", True, "lead-anything", "", "F5"),
    Case("pot", "8H", "QH 3H", "QH", True, "must-overtake", "8H", "F7"),
    Case("pot", "8H", "3H QH", "3H", False, "must-overtake", "8H QH", "F7"),
    Case("pot", "5H JH", "9H 10H 2C", "9H", True, "follow-cannot-overtake", "JH", "F8"),
    Case("pot", "5H JH", "9H 10H 2C", "2C", False, "must-follow-suit", "9H 10H", "F6"),
    Case("pot", "8H QH", "AS 5D", "AS", True, "void-discard", "", "F9"),
    Case("DV3", "", "QH", "QH", True, "lead-anything", "", "F5"),
    Case("DV3", "8H", "QH 3H KC", "QH", True, "may-overtake", "8H", "O1"),
    Case("DV3", "8H", "QH 3H KC", "3H", True, "follow-suit", "", "F6"),
    Case("DV3", "8H", "QH KC 3H", "KC", False, "must-follow-suit", "QH 3H", "F6"),
    Case("DV3", "8H", "AS", "AS", True, "void-discard", "", "F9"),
    Case("DV5", "", "8H 2S", "2S", True, "lead-anything", "", "F5"),
    Case("DV5", "8H", "QH 3H AS", "AS", False, "must-follow-suit", "QH 3H", "F6"),
    Case("DV5", "8H", "QH 3H AS", "QH", True, "must-overtake", "8H", "F7"),
    Case("DV5", "8H", "QH 3H AS", "3H", False, "must-overtake", "8H QH", "F7"),
    Case("DV5", "8H 2S", "QH 3H 4S", "QH", True, "follow-trick-is-trumped", "2S", "DV5"),
    Case("DV5", "8H 2S 9S 4S", "QH 3H", "3H", True, "follow-trick-is-trumped", "9S", "DV5"),
    Case("DV5", "8H 2S", "QH 3H 4S", "4S", False, "must-follow-suit", "QH 3H", "F6"),
    Case("DV5", "8H KH", "QH 3H", "QH", True, "follow-cannot-overtake", "KH", "F8"),
    Case("DV5", "8H", "2S AC", "2S", True, "void-trump", "", "DV5"),
    Case("DV5", "8H 9S", "2S AC", "2S", True, "void-trump", "", "DV5"),
    Case("DV5", "8H", "2S AC", "AC", True, "void-discard", "", "F9"),
    Case("DV5", "QS", "KS 2S AH", "KS", True, "must-overtake", "QS", "F7"),
    Case("DV5", "QS", "JS 2S AH", "2S", True, "follow-cannot-overtake", "QS", "F8"),
    Case("DV5", "QS", "AH KD", "AH", True, "void-discard", "", "F9"),
    Case("DV3+DV5", "", "QH", "QH", True, "lead-anything", "", "F5"),
    Case("DV3+DV5", "8H", "QH 3H AS", "QH", True, "may-overtake", "8H", "O1"),
    Case("DV3+DV5", "8H 2S", "QH 3H AS", "QH", True, "follow-suit", "", "F6"),
    Case("DV3+DV5", "8H", "QH 3H AS", "AS", False, "must-follow-suit", "QH 3H", "F6"),
    Case("DV3+DV5", "8H", "2S AC", "2S", True, "void-trump", "", "DV5"),
    Case("DV3+DV5", "8H", "2S AC", "AC", True, "void-discard", "", "F9"),
    Case("spader", "", "QH 2S", "2S", True, "lead-anything", "", "B7"),
    Case("spader", "8H", "QH 3H AS", "QH", True, "follow-suit", "", "B8"),
    Case("spader", "8H", "QH 3H AS", "3H", True, "follow-suit", "", "B8"),
    Case("spader", "8H 2S", "QH 3H AS", "3H", True, "follow-suit", "", "B8"),
    Case("spader", "8H", "QH AS 3H", "AS", False, "must-follow-suit", "QH 3H", "B8"),
    Case("spader", "8H", "AS 3C", "AS", True, "void-trump", "", "B8"),
    Case("spader", "8H", "AS 3C", "3C", True, "void-discard", "", "B8"),
    Case("pass", "8H", "AS 3C", "AS", True, "void-discard", "", "B8"),
    Case("valfri:H", "8C", "AS 3H", "AS", True, "void-discard", "", "B8"),
    Case("valfri:H", "8C", "AS 3H", "3H", True, "void-trump", "", "B8"),
    Case("kille", "", "7 BL", "BL", True, "lead-anything", "", "K11"),
    Case("kille", "7", "9 3 KU", "9", True, "heads", "7", "K14"),
    Case("kille", "7", "9 3 7", "7", True, "heads", "7", "K14"),
    Case("kille", "7", "9 3 KU", "3", False, "must-head", "7 9 KU", "K12"),
    Case("kille", "7 9", "7 10 9", "7", False, "must-head", "9 10 9", "K12"),
    Case("kille", "HK", "KU HK", "KU", False, "must-head", "HK HK", "K12"),
    Case("kille", "KU", "HR 12 BL", "HR", True, "cannot-head", "KU", "K15"),
    Case("kille", "1", "KR BP BL", "KR", True, "cannot-head", "1", "K15"),
    Case("strict", "", "7 BL", "7", True, "lead-anything", "", "K11"),
    Case("strict", "7", "7 9 2", "7", False, "must-head", "7 9", "K12"),
    Case("strict", "7", "7 9 2", "9", True, "heads", "7", "K14"),
    Case("strict", "7", "7 2", "7", True, "cannot-head", "7", "K15"),
    Case("strict", "7", "7 2", "2", True, "cannot-head", "7", "K15"),
]

#: What door.md's tables have for each form: reason, legal, rule.
CARDS = {
    "pot": {
        ("lead-anything", True, "F5"), ("must-overtake", True, "F7"), ("must-overtake", False, "F7"),
        ("follow-cannot-overtake", True, "F8"), ("must-follow-suit", False, "F6"),
        ("void-discard", True, "F9"),
    },
    "DV3": {
        ("lead-anything", True, "F5"), ("may-overtake", True, "O1"), ("follow-suit", True, "F6"),
        ("must-follow-suit", False, "F6"), ("void-discard", True, "F9"),
    },
    "spader": {
        ("lead-anything", True, "B7"), ("follow-suit", True, "B8"), ("must-follow-suit", False, "B8"),
        ("void-discard", True, "B8"), ("void-trump", True, "B8"),
    },
    "kille": {
        ("lead-anything", True, "K11"), ("heads", True, "K14"), ("must-head", False, "K12"),
        ("cannot-head", True, "K15"),
    },
}  # fmt: skip
CARDS["DV5"] = CARDS["pot"] | {("follow-trick-is-trumped", True, "DV5"), ("void-trump", True, "DV5")}
CARDS["DV3+DV5"] = CARDS["DV3"] | {("void-trump", True, "DV5")}
CARDS["strict"] = CARDS["kille"]

#: The words, by form of the game: those that can be said, and those that are refused.
REDEAL = {
    "may-ask": "DV1",
    "may-answer": "DV1",
    "redeal-not-allowed": "DV1",
    "redeal-too-late": "DV1",
    "already-asked": "DV1",
}
PLAIN = {"not-in-hand": None, "wrong-phase": None}
WORDS: dict[str, tuple[str, dict[str, Any], dict[str, str | None]]] = {
    "pot": ("femkort", {"profile": "pot"}, PLAIN | {"redeal-not-allowed": "DV1"}),
    "pot with requests": ("femkort", {"profile": "pot", "redeal": "forehand"}, PLAIN | REDEAL),
    "bismarck": (
        "bismarck",
        {},
        PLAIN
        | {
            "may-choose": "B4", "contract-used": "B13", "contract-stays": "B15", "may-bury": "B6",
            "wrong-number-of-cards": "B6", "forgotten-discard": "B15",
        },
    ),
    "knock": (
        "femkortskille",
        {},
        PLAIN
        | {
            "may-knock": "K4", "may-pass": "K4", "may-check": "K5", "check-after-knock": "K5",
            "already-checked": "K6",
        },
    ),
    "auction": (
        "femkortskille",
        {"betting": "auction"},
        PLAIN | {"may-pass": "KA3", "may-bet": "KA2", "bet-too-low": "KA1", "no-more-raises": "KA4"},
    ),
    "poker": (
        "femkortskille",
        {"betting": "poker"},
        PLAIN
        | {
            "may-check": "KK2", "check-after-bet": "KK2", "may-fold": "KK2", "may-bet": "KK2",
            "bet-too-low": "KA1", "no-more-raises": "KA4", "may-exchange": "KK2", "too-many-exchanged": "KK3",
        },
    ),
}  # fmt: skip


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
    reply = ask(ask="judge", **FORMS[case.form], trick=case.trick.split(), hand=hand)
    assert bare(reply["verdicts"][hand.index(case.card)]) == verdict(case)


@pytest.mark.parametrize("case", [case for case in CASES if not case.legal])
def test_playing_the_card_is_refused_for_the_same_reason(case: Case) -> None:
    trick, hand = case.trick.split(), case.hand.split()
    players = 3 if FORMS[case.form]["game"] == "bismarck" else 6
    hands: list[Any] = [None] * players
    hands[len(trick)] = hand
    request = {**FORMS[case.form], "hands": hands, "leader": 0, "trick": trick, "actions": [case.card]}
    said = {"code": "illegal-action", "at": "actions/0", **verdict(case)}
    del said["legal"]
    assert bare(ask(ask="replay", **request)) == {"error": said}


@pytest.mark.parametrize("form", CARDS)
def test_the_table_has_each_of_its_rows(form: str) -> None:
    forms = ("spader", "pass", "valfri:H") if form == "spader" else (form,)
    assert {(case.reason, case.legal, case.rule) for case in CASES if case.form in forms} == CARDS[form]


@pytest.mark.parametrize("form", WORDS)
def test_what_a_game_promises(form: str) -> None:
    game, rules, words = WORDS[form]
    reply = ask(ask="game", game=game, rules=rules)
    promised = reply["profiles"][rules.get("profile", reply["default"])]["reasons"]
    cards = {"femkort": "pot", "bismarck": "spader", "femkortskille": "kille"}[game]
    misdeal = {"misdeal": "D10"} if game == "femkort" else {}
    assert promised == {reason: rule for reason, _, rule in CARDS[cards]} | words | misdeal
    assert {rule for rule in promised.values() if rule} <= set(reply["rules"])
