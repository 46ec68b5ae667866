"""Every question that the engine can ask has its sentences: what is asked, where to look, why, and by what name."""

from functools import cache
from typing import Any

import pytest

from tests.site.messages import bundle, source
from tests.site.pages import LANGUAGES
from tests.site.sentences import (
    Arguments,
    ask,
    forms,
    name,
    of_action,
    of_card,
    of_list,
    of_verdict,
    say,
    seats,
    split,
)

#: What a question asks for where its verdicts say why.
BY_VERDICTS = {"legal-cards", "legal-words"}
#: What is answered by a seat.
OF_SEATS = {"trick-winner", "next-leader", "first-leader", "deal-winner", "takes-at-once"}


@cache
def questions() -> list[dict[str, Any]]:
    """Questions on each concept of each form, those of one concept in several sizes."""
    found = []
    for number, (game, rules, about) in enumerate(forms()):
        for concept in about["concepts"]:
            request = {"game": game, "rules": rules, "concept": concept}
            found.append(ask(ask="question", **request, level=1 + number % 3, seed=number))
    return found


def message(kind: str, question: dict[str, Any]) -> str:
    """The message that says most, as the quiz finds it."""
    ids = [f"{kind}-{question['concept']}", f"{kind}-{question['game']}-{question['asks']}"]
    if question["position"].get("trump"):
        ids.append(f"{kind}-trump-{question['asks']}")
    return next((one for one in ids if bundle("en").has_message(one)), f"{kind}-{question['asks']}")


def said(lang: str, position: dict[str, Any]) -> Arguments:
    """The words of a round, from the dealer's left on."""
    words = position.get("said") or []
    order = [(position["dealer"] + 1 + place) % len(words) for place in range(len(words))]
    spoken = [(seat, words[seat]) for seat in order if words[seat]]
    return of_list(
        "said",
        [
            say(lang, f"said-{word.partition(':')[0]}", of_action(lang, word) | {"seat": seats([seat])[0]})
            for seat, word in spoken
        ],
    )


def facts(lang: str, question: dict[str, Any]) -> Arguments:
    """All that a sentence on a question can be given."""
    position, answer = question["position"], question["answer"]
    trick, tricks = position["trick"], position["tricks"]
    seat = seat_of(question)
    place = {"taken": 0, "quota": 0}
    if "quotas" in position:
        at = seat - position["forehand"]
        place = {"taken": position["taken"][at], "quota": position["quotas"][at]}
    bets = position.get("bets") or [0] * len(position["hands"])
    found: Arguments = {
        "rule": question["rule"],
        "redeal": question["rules"].get("redeal") or "",
        "contract": position.get("contract", "").partition(":")[0],
        "seat": seats([seat])[0],
        "answer": answer[0] if answer else "",
        "players": len(position["hands"]),
        "own": bets[seat],
        "highest": max(bets),
        "terms": terms(question),
        **place,
    }
    for key in ("leader", "dealer", "forehand", "winner"):
        if position.get(key) is not None:
            found |= {key: seats([position[key]])[0]}
    for key in ("ante", "misdeals", "pot", "stock"):
        if key in position:
            found |= {key: position[key]}
    card = next(iter([*trick, *question["look"]]), None)
    if card:
        found |= of_card(lang, "card", card)
    if question["asks"] == "trick-winner":
        suit = split(question["look"][0])[1]
        found["trumped"] = "yes" if suit and suit == position.get("trump") else "no"
        assert tricks
    found |= of_list("inside", seats(position.get("in", [])))
    found |= of_list("winners", seats(position.get("won", [])))
    found |= of_list("exposed", [name(lang, card) for card in position.get("exposed", [])])
    contracts = [say(lang, "contract-name", {"contract": contract}) for contract in position.get("used", [])]
    return found | of_list("used", contracts) | said(lang, position)


def seat_of(question: dict[str, Any]) -> int:
    """The seat that a question is about: the one on turn, the one asked about, or the one that is the answer."""
    position = question["position"]
    if position["turn"] is not None:
        return int(position["turn"])
    answers = question["answer"] if question["asks"] in OF_SEATS else [0]
    return int(position.get("seat", position.get("winner", answers[0])))


def terms(question: dict[str, Any]) -> str:
    """Who is paid what the losers pay."""
    if question["rule"] == "KK2" or not question["rules"].get("loser-payment", True):
        return "none"
    return "stay" if question["rule"] == "KV3" else "pay"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_its_sentences(lang: str) -> None:
    used = set()
    for question in questions():
        kinds = ("ask", "look") if question["asks"] in BY_VERDICTS else ("ask", "look", "why")
        for kind in kinds:
            used.add(message(kind, question))
            assert say(lang, message(kind, question), facts(lang, question)).endswith((".", "?"))
    assert {kept for kept in source(lang) if kept.startswith(("ask-", "look-", "why-"))} == used


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verdict_of_a_question_has_its_sentence(lang: str) -> None:
    for question in questions():
        led = next(iter(question["position"]["trick"]), None)
        for verdict in question["verdicts"]:
            side = "legal" if verdict["legal"] else "refused"
            assert say(lang, f"reason-{verdict['reason']}-{side}", of_verdict(lang, verdict, led))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_that_is_a_word_has_its_name(lang: str) -> None:
    for question in questions():
        if question["asks"] == "legal-words":
            for word in question["choices"]:
                head = word.partition(":")[0]
                head += "-ask" if head == "redeal" else ""
                assert say(lang, f"action-{head}", of_action(lang, word))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_concept_has_its_name(lang: str) -> None:
    wanted = {f"concept-{concept}" for _, _, about in forms() for concept in about["concepts"]}
    assert {kept for kept in source(lang) if kept.startswith("concept-")} == wanted
    assert all(say(lang, concept, {}) for concept in wanted)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_trumps_and_answers_are_named(lang: str) -> None:
    assert len({say(lang, "trumps", {"suit": suit}) for suit in ("S", "H", "D", "C", "none")}) == 5
    assert say(lang, "answer-number", {"number": -3})
    words = ["action-knock", "action-pass", "action-check"]
    for count in range(len(words) + 1):
        said = [say(lang, word, {}) for word in words[:count]]
        assert say(lang, "may-say", of_list("words", said))
