"""Every reason and rule that the engine can return has its sentence and its paragraph in each language."""

import json

import pytest
from fluent.runtime import FluentBundle
from kortspel.api import answer

from tests.engine.test_reasons import CASES, REFUSALS
from tests.site.messages import bundle, source
from tests.site.pages import FOLDER, LANGUAGES, Page

GAME = json.loads(answer('{"ask":"game","game":"femkort"}'))
CARDS = ["2S", "10H", "JD", "QH", "KC", "AS", "AH"]
#: What a sentence about a card can be given, for every suit and several counts.
REASONS = {reason for profile in GAME["profiles"].values() for reason in profile["reasons"]}
#: The sides of each reason: found in the positions that the engine's tests have for every one of them.
SIDES = {(case.reason, "legal" if case.legal else "refused") for case in CASES}
SIDES |= {(refusal.reason, "refused") for refusal in REFUSALS}
RULES = set(GAME["rules"])


def name(lang: str, card: str) -> str:
    return say(bundle(lang), "card", {"rank": card[:-1], "suit": card[-1]})


def say(sentences: FluentBundle, message: str, arguments: dict[str, str | int]) -> str:
    pattern = sentences.get_message(message).value
    assert pattern
    text, errors = sentences.format_pattern(pattern, arguments)
    assert errors == [], f"{message}: {errors}"
    return str(text)


def samples(lang: str) -> list[dict[str, str | int]]:
    """Arguments as the widgets give them: names, and beside each its rank, suit or number."""
    found = []
    for card in CARDS:
        names = name(lang, card)
        for count in (1, 2, 5):
            one = {"card": names, "beat": names, "over": names, "cards": names, "suit": card[-1]}
            ranks = {f"{key}-rank": card[:-1] for key in ("card", "beat")}
            suits = {f"{key}-suit": card[-1] for key in ("card", "beat")}
            found.append({**one, **ranks, **suits, "over-count": count, "cards-count": count})
    return found


def test_every_reason_has_positions_that_produce_it() -> None:
    assert {reason for reason, _ in SIDES} == REASONS


def test_every_rule_of_a_reason_is_among_the_rules() -> None:
    used = {rule for profile in GAME["profiles"].values() for rule in profile["reasons"].values() if rule}
    assert used <= RULES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("reason", "side"), sorted(SIDES))
def test_every_reason_has_its_sentence(lang: str, reason: str, side: str) -> None:
    message = f"reason-{reason}-{side}"
    assert bundle(lang).has_message(message)
    for arguments in samples(lang):
        text = say(bundle(lang), message, arguments)
        assert text
        assert "{" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rule", sorted(RULES))
def test_every_rule_has_its_sentence_and_its_paragraph(lang: str, rule: str) -> None:
    assert say(bundle(lang), f"rule-{rule}", {})
    page = Page(f"{FOLDER[lang]}femkort/index.html")
    (paragraph,) = (element for element in page.root.all("p") if element.get("id") == rule)
    assert "rule" in paragraph.get("class").split()
    assert len(paragraph.text()) > len(rule) + 30


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_for_what_the_engine_cannot_return(lang: str) -> None:
    wanted = {f"reason-{reason}-{side}" for reason, side in SIDES} | {f"rule-{rule}" for rule in RULES}
    kept = {message for message in source(lang) if message.startswith(("reason-", "rule-"))}
    assert kept == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_concept_and_profile_of_the_quiz_has_its_name(lang: str) -> None:
    for profile, about in GAME["profiles"].items():
        assert bundle(lang).has_message(f"profile-{profile}")
        for concept in about["concepts"]:
            assert bundle(lang).has_message(f"concept-{concept}"), concept


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rank_and_suit_has_its_name(lang: str) -> None:
    ranks = [*map(str, range(2, 11)), "J", "Q", "K", "A"]
    names = {name(lang, rank + suit) for rank in ranks for suit in "SHDC"}
    assert len(names) == 52
