"""See it: a rule at work opens beside the rule, costs nothing before, and answers as any other table."""

from tests.browser.driver import PYTHON, Page, key
from tests.browser.words import FOLDER, reason, words

SEEN = '[data-see="F7"]'
TURNED_UP = '[data-see="q-turn-up"]'
ALIVE_INSIDE = f"{SEEN} kort-try[data-alive]"


def test_a_rule_is_seen_at_work(page: Page, lang: str) -> None:
    page.open(f"{FOLDER[lang]}femkort/")
    assert page.count(".k-see") > 15
    assert page.count(".k-see [data-alive]") == 0
    summary = page.evaluate(
        "(selector) => document.querySelector(selector).getBoundingClientRect().height", f"{SEEN} > summary"
    )
    assert summary >= 44
    page.tap(f"{SEEN} > summary")
    page.wait(ALIVE_INSIDE)
    assert page.count(".k-see [data-alive]") == 1
    assert page.server.asked(r"/(snapshot|pyodide)[./-]") == []
    page.tap(key("hand-3H", SEEN))
    page.wait(f"{SEEN} .k-said", words(lang, "stays", card="3H"))
    assert reason(lang, "3H", "QH 10H 3H KC 2D", "8H") in page.said()
    page.tap(key("hand-10H", SEEN))
    page.wait(f"{SEEN} .k-said", words(lang, "plays", seat="B", card="10H"), PYTHON)


def test_a_question_is_answered_by_a_deal(page: Page, lang: str) -> None:
    """The position of a question is a real deal, chips and all."""
    page.open(f"{FOLDER[lang]}femkort/pot/")
    page.tap(f"{TURNED_UP} > summary")
    page.wait(f"{TURNED_UP} kort-try[data-alive]")
    page.tap(key("hand-JS", TURNED_UP))
    page.wait(f"{TURNED_UP} .k-said", words(lang, "plays", seat="D", card="JS"), PYTHON)
