"""The letters and the colours of the cards, as the reader chooses them, on every page from then on."""

from tests.browser.driver import Page, key

#: What stands in the corner of a card: in a hand as text with its suit, among words drawn by the style sheet.
INDEX = """(selector) => [...document.querySelectorAll(selector)].map(({ dataset, textContent }) =>
  dataset.index ?? textContent.trim())"""
COLOUR = "(suit) => getComputedStyle(document.querySelector(`.k-chip.k-${suit}`)).color"
SETTINGS = ".k-settings summary"


def choice(name: str, value: str) -> str:
    return f".k-settings input[name={name}][value={value}]"


def letters(page: Page, selector: str) -> list[str]:
    return [str(text) for text in page.evaluate(INDEX, selector)]


def test_letters(page: Page) -> None:
    page.open()
    queen = key("hand-QH") + " .k-index"
    assert letters(page, queen) == ["Q♥"]
    page.tap(SETTINGS)
    page.tap(choice("letters", "nl"))
    page.until(lambda: letters(page, queen) == ["V♥"], "Dutch letters")
    page.reload()
    assert letters(page, queen) == ["V♥"]
    page.open("fr/femkort/")
    chips = "kort-card[code=QH] .k-chip > .k-corner"
    page.until(lambda: set(letters(page, chips)) == {"V"}, "Dutch letters among French words")
    page.tap(SETTINGS)
    page.tap(choice("letters", "page"))
    page.until(lambda: set(letters(page, chips)) == {"D"}, "French letters")


def test_four_colours(page: Page) -> None:
    page.open("femkort/")
    assert page.evaluate(COLOUR, "H") == page.evaluate(COLOUR, "D")
    page.tap(SETTINGS)
    page.tap(choice("deck", "four"))
    page.wait("html[data-deck=four]")
    colours = {page.evaluate(COLOUR, suit) for suit in "SHDC"}
    assert len(colours) == 4
    page.open("nl/femkort/")
    assert {page.evaluate(COLOUR, suit) for suit in "SHDC"} == colours
    assert page.evaluate("(s) => document.querySelector(s).checked", choice("deck", "four"))
