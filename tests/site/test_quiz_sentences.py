"""Every question the engine can ask has its sentences: what is asked, where to look, why, by what name."""

from functools import cache
from typing import Any

import pytest

from tests.site.messages import source
from tests.site.pages import LANGUAGES
from tests.site.sentences import ask, forms, sentences

#: What a question asks for where its verdicts say why.
BY_VERDICTS = {"legal-cards": ("ask", "look"), "legal-words": ("ask", "look", "answer")}


@cache
def questions() -> list[dict[str, Any]]:
    """Questions on each concept of each form, those of one concept in several sizes."""
    found = []
    for number, (game, rules, about) in enumerate(forms()):
        for concept in about["concepts"]:
            request = {"game": game, "rules": rules, "concept": concept}
            found.append(ask(ask="question", **request, level=1 + number % 3, seed=number))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_its_sentences(lang: str) -> None:
    whole = sentences(lang)
    used = set()
    for question in questions():
        for kind in BY_VERDICTS.get(question["asks"], ("ask", "look", "why")):
            used.add(whole.message_of(kind, question))
        for said in (whole.ask(question), whole.look(question), *whole.why(question)):
            assert said.endswith((".", "?"))
    kinds = ("ask-", "look-", "why-", "answer-")
    assert {kept for kept in source(lang) if kept.startswith(kinds)} - {"answer-shown"} == used


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_that_is_a_word_has_its_name(lang: str) -> None:
    for question in questions():
        if question["asks"] == "legal-words":
            for word in question["choices"]:
                assert sentences(lang).action(word)
                assert sentences(lang).word(word)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_concept_has_its_name(lang: str) -> None:
    wanted = {f"concept-{concept}" for _, _, about in forms() for concept in about["concepts"]}
    assert {kept for kept in source(lang) if kept.startswith("concept-")} == wanted
    assert all(sentences(lang).say(concept) for concept in wanted)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_after_another_sentence_has_one_that_stands_alone(lang: str) -> None:
    also = {kept.removeprefix("also-") for kept in source(lang) if kept.startswith("also-")}
    assert also <= {kept.removeprefix("reason-") for kept in source(lang)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_trumps_are_named(lang: str) -> None:
    assert len({sentences(lang).say("trumps", {"suit": suit}) for suit in ("S", "H", "D", "C", "none")}) == 5
