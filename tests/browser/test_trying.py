"""The trick of the front page: try a card that is not allowed, play one that is, take it back."""

import pytest

from tests.browser.driver import PYTHON, Page, key
from tests.browser.words import FOLDER, name, reason, words

QH, AS = "QH", "AS"
SEEN = """(id) => {
  const { top, bottom } = document.getElementById(id).getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}"""
LETTERS = {"en": "QH", "fr": "DC", "nl": "VH"}


@pytest.mark.every_language
def test_a_card_that_is_not_allowed_stays_and_says_why(page: Page, lang: str) -> None:
    page.open(FOLDER[lang])
    page.tap(key("hand-3H"))
    page.wait(".k-said", words(lang, "stays", card="3H"))
    why = reason(lang, "3H", "QH 3H", "8H")
    assert why in page.said()
    assert name(lang, "QH") in why
    assert name(lang, "8H") in why
    assert page.attribute(key("hand-3H"), "class").split()[-1] == "k-refused"
    assert "k-lit" in page.attribute(key("hand-QH"), "class").split()
    assert words(lang, "to-beat") in page.attribute(".k-seat .k-lit", "aria-label")


@pytest.mark.every_language
def test_the_rule_is_a_link_to_its_paragraph(page: Page, lang: str) -> None:
    page.open(FOLDER[lang])
    page.tap(key("hand-3H"))
    page.wait(".k-rule", words(lang, "rule", rule="F7"))
    page.tap(".k-rule")
    page.until(lambda: page.path == f"{FOLDER[lang]}femkort/#F7", "the rules page")
    page.wait("p#F7.rule")
    page.until(lambda: page.evaluate(SEEN, "F7"), "the paragraph in view")


@pytest.mark.every_language
def test_a_card_typed_in_the_letters_of_the_page(page: Page, lang: str) -> None:
    page.open(FOLDER[lang])
    page.fill(key("type"), "ZZ")
    page.press("Enter")
    page.wait(".k-said", words(lang, "error-unknown-card", word="ZZ"))
    assert page.value(key("type")) == "ZZ"
    page.fill(key("type"), LETTERS[lang].lower())
    page.press("Enter")
    page.wait(".k-said", words(lang, "plays", seat="B", card=QH))
    assert page.value(key("type")) == ""


def test_the_only_legal_card_is_offered(page: Page) -> None:
    page.open()
    page.tap(key("hand-3H"))
    page.wait(key("only"), words("en", "play-only", card=QH))
    page.tap(key("only"))
    page.wait(".k-said", words("en", "plays", seat="B", card=QH))


def test_a_trick_is_played_to_its_end_and_taken_back(page: Page) -> None:
    page.open()
    page.tap(key("hand-QH"))
    page.wait(".k-said", words("en", "plays", seat="B", card=QH))
    page.tap(key("show"))
    page.wait(".k-hand .k-legal")
    assert page.attribute(key("show"), "aria-pressed") == "true"
    assert page.count(".k-hand .k-legal") == 2

    page.tap(key("hand-AS"))
    page.wait(".k-said", words("en", "trick-won", seat="B", card=QH), PYTHON)
    assert page.server.asked(r"\.wasm"), "Python answered"
    assert words("en", "leads-next", seat="B") in page.said()
    assert page.count(".k-seat[aria-current=true] .k-star") == 1

    page.tap(key("undo"))
    page.wait(key("hand-AS"))
    page.tap(key("undo"))
    page.wait(key("hand-QH"))
    assert page.attribute(key("undo"), "disabled") is not None
    page.tap(key("hand-QH"))
    page.wait(key("hand-AS"))
    page.tap(key("restart"))
    page.wait(key("hand-3H"))


def test_an_unknown_hand_is_supplied_card_by_card(page: Page) -> None:
    page.open("femkort/")
    widget = "article > kort-try:nth-of-type(1)"
    page.tap(key("hand-9C", widget))
    page.wait(f"{widget} .k-ask", words("en", "supply-card", seat="C"))
    assert page.attribute(key("pack-9C", widget), "disabled") is not None
    page.tap(key("pack-10C", widget))
    page.wait(f"{widget} .k-said", words("en", "trick-won", seat="C", card="10C"), PYTHON)
