"""The quiz: a whole round with its result, another one from Python, and a reload in the middle."""

import json
from typing import Any

from tests.browser.driver import PYTHON, Page, key
from tests.browser.words import words
from tests.site.sentences import sentences

QUIZ = "femkort/quiz/"
WRITTEN = "() => document.querySelector('kort-quiz script').textContent"
ROUND = 10


def questions(page: Page) -> list[dict[str, Any]]:
    """The questions of the first round, which came with the page."""
    replies = json.loads(page.evaluate(WRITTEN))["replies"]
    found = [json.loads(reply) for asked, reply in replies.items() if json.loads(asked)["ask"] == "question"]
    return sorted(found, key=lambda question: question["seed"])


def control(question: dict[str, Any], choice: str | int) -> str:
    return key(f"hand-{choice}" if question["asks"] == "legal-cards" else f"seat-{choice}")


def wait_question(page: Page, number: int) -> None:
    page.wait(".k-bar", words("en", "question-of", number=number, total=ROUND))


def answer(page: Page, question: dict[str, Any]) -> None:
    for choice in question["answer"]:
        page.tap(control(question, choice))
        page.wait(f"{control(question, choice)}[aria-pressed=true]")
    page.tap(key("check"))
    page.wait(".k-yes", words("en", "right"))


def give_up(page: Page) -> None:
    for _ in range(3):
        page.tap(key("hint"))
    page.wait(".k-no", words("en", "answer-shown"))


def test_a_whole_round_and_another_from_python(page: Page) -> None:
    page.open(QUIZ)
    for number, question in enumerate(questions(page), start=1):
        wait_question(page, number)
        if number == 4:
            give_up(page)
        else:
            answer(page, question)
        page.tap(key("next"))
    page.wait(".k-bar", words("en", "round-over"))
    assert page.text(".k-question") == words("en", "score", right=9, total=ROUND)
    assert sum("✕" in row for row in page.texts(".k-result tbody tr")) == 1
    concept = words("en", f"concept-{questions(page)[3]['concept']}")
    assert words("en", "step-weakest", concept=concept) in page.text(".k-step")
    assert words("en", "progress-kept", seen=ROUND, best=6) in page.text(".k-remembered")

    page.tap(key("review"))
    page.wait(".k-bar", words("en", "question-of", number=1, total=1), PYTHON)
    answer(page, questions(page)[3])
    page.tap(key("next"))
    page.wait(".k-question", words("en", "score", right=1, total=1))

    page.tap(key("round"))
    page.wait(".k-bar", words("en", "question-of", number=1, total=ROUND), PYTHON)
    give_up(page)
    assert page.server.asked(r"\.wasm"), "Python answered"


def test_a_wrong_answer_is_explained(page: Page) -> None:
    page.open(QUIZ)
    first = questions(page)[0]
    page.tap(control(first, first["answer"][0]))
    page.tap(key("check"))
    page.wait(".k-no", words("en", "partly"))
    assert " ".join(sentences("en").explain(first["verdicts"])) in page.said()
    assert page.attribute(".k-said .k-rule", "href").endswith("femkort/#F5")


def test_a_reload_keeps_the_question_and_the_score(page: Page) -> None:
    page.open(QUIZ)
    answer(page, questions(page)[0])
    page.tap(key("next"))
    wait_question(page, 2)
    second = questions(page)[1]
    page.tap(control(second, second["answer"][0]))
    page.wait(f"{control(second, second['answer'][0])}[aria-pressed=true]")
    before = page.texts(".k-bar p") + page.texts(".k-quiz button")

    page.reload()
    wait_question(page, 2)
    assert page.texts(".k-bar p") + page.texts(".k-quiz button") == before
    assert page.attribute(control(second, second["answer"][0]), "aria-pressed") == "true"
    assert words("en", "streak", count=1, best=1) in page.text(".k-bar")

    page.tap(key("check"))
    page.wait(key("next"))
    page.reload()
    page.wait(key("next"))
    assert words("en", "streak", count=2, best=2) in page.text(".k-bar") or page.count(".k-no") == 1


def test_progress_can_be_erased(page: Page) -> None:
    page.open(QUIZ)
    answer(page, questions(page)[0])
    page.tap(key("remembered"))
    page.tap(key("erase"))
    page.wait(key("erased"))
    page.tap(key("erased"))
    wait_question(page, 1)
    page.reload()
    wait_question(page, 1)
    assert words("en", "streak", count=0, best=0) in page.text(".k-bar")


TOGETHER = """() => {
  const { top, bottom } = document.querySelector(".k-shown").getBoundingClientRect();
  const header = document.querySelector(".md-header").getBoundingClientRect().bottom;
  return [top >= header - 1, bottom <= innerHeight];
}"""


def test_on_a_phone_a_wrong_answer_leaves_the_table_in_sight(page: Page) -> None:
    page.size(390, 664)
    page.open(QUIZ)
    for number in range(1, ROUND + 1):
        wait_question(page, number)
        give_up(page)
        page.until(lambda: page.evaluate(TOGETHER)[0], f"table {number} in sight, below the header")
        assert page.evaluate(TOGETHER) == [True, True], f"question {number}"
        page.tap(key("next"))


def test_two_tabs_lose_nothing(page: Page) -> None:
    page.open(QUIZ)
    other = page.another()
    other.open(QUIZ)
    for number in (1, 2, 3):
        wait_question(page, number)
        give_up(page)
        page.tap(key("next"))
    wait_question(page, 4)
    wait_question(other, 4)  # Nobody has touched it: it goes along.
    give_up(other)
    other.reload()
    page.reload()
    for tab in (page, other):
        assert words("en", "progress-kept", seen=4, best=0) in tab.text(".k-remembered")
