"""Bismarck's score sheet: a game of one's own, with a mistake in it, by keyboard; and what a reload keeps."""

from tests.browser.driver import PYTHON, Page, key
from tests.browser.words import words
from tests.site.pages import FOLDER

FORM = ".k-entry:has(select)"
CHOOSE = """([selector, value]) => {
  const select = document.querySelector(selector);
  select.value = value;
  select.dispatchEvent(new Event("change", {bubbles: true}));
}"""
ROWS = ".k-points table:has(tfoot) tbody tr"


def type_deal(page: Page, contract: str, *tricks: str) -> None:
    """Fills the form in and presses Enter in its last field."""
    page.evaluate(CHOOSE, [key("contract", FORM), contract])
    for seat, number in enumerate(tricks):
        page.fill(key(f"tricks-{seat}", FORM), number)
    page.press("Enter")


def test_a_game_of_ones_own_and_a_reload(page: Page, lang: str) -> None:
    page.open(f"{FOLDER[lang]}bismarck/scoring/")
    assert page.count(ROWS) == 4
    page.tap(key("fresh"))
    page.wait(".k-now", words(lang, "points-emptied"), PYTHON)

    type_deal(page, "spader", "9", "3", "5")
    page.wait(f"{FORM} .k-problem", words(lang, "points-sum", sum=17), PYTHON)
    assert page.value(key("tricks-2", FORM)) == "5", "nothing that was typed is lost"
    page.fill(key("tricks-2", FORM), "4")
    page.press("Enter")
    page.wait(".k-now", words(lang, "points-entered", deal=1, a="+1", b="\u22121", c="0"), PYTHON)
    assert page.value(key("tricks-0", FORM)) == ""
    type_deal(page, "pass", "6", "2", "8")
    page.wait(".k-now", words(lang, "points-now", deal=3, dealer="B", forehand="C"), PYTHON)

    page.reload()
    page.until(lambda: page.count(ROWS) == 2, "the sheet as it was left", PYTHON)
    assert page.count(f"{FORM} .k-problem span") == 0
    page.tap(key("undo"))
    page.until(lambda: page.count(ROWS) == 1, "one deal less", PYTHON)
