"""<kort-pack>: the cards are drawn, one is seen large by tap and by keyboard, and a question is answered."""

import pytest

from tests.browser.driver import Page, key
from tests.browser.words import FOLDER, name, words

WIDGET = "kort-pack"
PAGE = "femkortskille/pack/"
CARDS = ["HK", "KU", "HR", "HU", "KV", "VH", *map(str, range(12, 0, -1)), "KR", "BP", "BL"]
#: What each card of the list takes its large drawing from, and whether that is there.
DRAWN = """() => [...document.querySelectorAll(".k-rank .k-emblem use")].map((use) => {
  const { width, height } = use.getBBox();
  return [use.getAttribute("href"), Math.min(width, height) > 20];
})"""
PICKED = """() => document.querySelectorAll(".k-ranking .k-lit").length"""


def rank(card: str) -> str:
    return key(f"rank-{card}", WIDGET)


def test_every_card_is_drawn_and_can_be_seen_large(page: Page, lang: str) -> None:
    page.open(FOLDER[lang] + PAGE)
    assert page.evaluate(DRAWN) == [[f"#kille-{card}", True] for card in CARDS]
    page.tap(rank("HU"))
    page.wait(f"{WIDGET} .k-large", name(lang, "HU"))
    assert page.texts(f"{WIDGET} .k-names dd")[-1] == "Husu"
    page.press("ArrowRight")
    assert page.focus == "rank-KV"
    page.press("Enter")
    page.wait(f"{WIDGET} .k-large", name(lang, "KV"))
    page.reload()
    page.wait(f"{WIDGET} .k-large", name(lang, "KV"))


def test_a_question_is_answered_and_the_next_one_comes_without_python(page: Page, lang: str) -> None:
    page.open(FOLDER[lang] + PAGE)
    page.tap(f"{WIDGET} .k-ranking .k-hand button:first-child")
    page.wait(f"{WIDGET} .k-verdict", words(lang, "wrong"))
    assert page.evaluate(PICKED) == 1
    assert page.focus == "next"
    page.tap(key("next", WIDGET))
    page.wait(f"{WIDGET} .k-bar", words(lang, "pack-score", right=0, asked=1))
    assert page.count(f"{WIDGET} .k-ranking .k-hand button") >= 3


@pytest.mark.browsers("chromium")
def test_it_fits_a_narrow_screen(page: Page) -> None:
    page.size(390, 844)
    page.open(PAGE)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
