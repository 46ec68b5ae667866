"""A term says what it means where it stands: by hover, tap and keyboard; without scripts it is a link."""

from collections.abc import Callable

import pytest

from tests.browser import driver
from tests.browser.driver import Page
from tests.browser.test_accessibility import AXE, RUN, STILL, TAGS
from tests.browser.words import words

pytestmark = pytest.mark.browsers("chromium")

NOTE = "#k-note"
TRICK = "a.term[href$='#trick']"
SUIT = "a.term[href$='#led-suit']"
#: The pointer comes to the first of the elements, or leaves it.
MOUSE = """([selector, type]) => document.querySelector(selector).dispatchEvent(
  new PointerEvent(type, {pointerType: "mouse"}))"""
BOX = """(selector) => { const box = document.querySelector(selector).getBoundingClientRect();
  return [box.left, box.top, box.right, box.bottom]; }"""
FOCUS = "(selector) => document.querySelector(selector).focus()"


def meaning(page: Page, term: str) -> str:
    return str(page.attribute(term, "data-meaning"))


def test_a_tap_shows_it_and_another_follows_the_link(page: Page) -> None:
    page.open("femkort/")
    assert not page.count(NOTE)
    page.tap(TRICK)
    page.wait(NOTE, meaning(page, TRICK))
    assert words("en", "term-more") in page.text(NOTE)
    assert page.path == "femkort/"
    assert page.attribute(TRICK, "aria-describedby") == "k-note"
    page.tap(f"{NOTE} a")
    page.until(lambda: page.path == "glossary/#trick", "the glossary")


def test_it_goes_when_the_reader_goes_on(page: Page) -> None:
    page.open("femkort/")
    page.tap(TRICK)
    page.wait(NOTE)
    page.tap(SUIT)
    page.wait(NOTE, meaning(page, SUIT))
    assert page.count(NOTE) == 1
    page.tap("h1")
    page.wait_gone(NOTE)
    assert page.attribute(SUIT, "aria-describedby") is None


def test_a_mouse_need_not_click(page: Page) -> None:
    page.open("femkort/")
    page.evaluate(MOUSE, [TRICK, "pointerenter"])
    page.wait(NOTE)
    page.evaluate(MOUSE, [TRICK, "pointerleave"])
    page.evaluate(MOUSE, [NOTE, "pointerenter"])
    page.evaluate("() => new Promise((done) => setTimeout(done, 500))")
    assert page.count(NOTE), "a note that is pointed at stays"
    page.evaluate(MOUSE, [NOTE, "pointerleave"])
    page.wait_gone(NOTE)


def test_the_keyboard_alone(page: Page) -> None:
    page.open("femkort/")
    page.press("Tab")
    page.evaluate(FOCUS, TRICK)
    page.wait(NOTE, meaning(page, TRICK))
    page.press("Escape")
    page.wait_gone(NOTE)
    assert page.focused(TRICK)
    page.press("Enter")
    page.wait(NOTE)
    assert page.path == "femkort/"
    page.press("Tab")
    page.until(lambda: meaning(page, TRICK) not in page.texts(NOTE), "the note to go with the focus")
    page.press("Shift+Tab")
    page.wait(NOTE, meaning(page, TRICK))
    page.press("Enter")
    page.until(lambda: page.path == "glossary/#trick", "the glossary")


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_it_stays_inside_the_window(page: Page, width: int) -> None:
    page.size(width, 664)
    page.open("femkort/")
    for term in page.evaluate("() => [...document.querySelectorAll('a.term')].map((a) => a.hash)"):
        selector = f"a.term[href$='{term}']"
        page.tap(selector)
        page.wait(NOTE, meaning(page, selector))
        left, top, right, _ = page.evaluate(BOX, NOTE)
        assert 0 <= left < right <= width, term
        assert top >= 0, term
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        page.press("Escape")


def test_without_scripts_it_is_a_link(visit: Callable[..., Page]) -> None:
    page = visit(scripts=False)
    page.go(f"{page.server.base}femkort/")
    page.tap(TRICK)
    page.until(lambda: page.path == "glossary/#trick", "the glossary")


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_in_it(visit: Callable[..., Page], dark: bool) -> None:
    page: driver.Page = visit(dark=dark)
    page.open("femkort/")
    page.tap(TRICK)
    page.wait(NOTE)
    page.evaluate(STILL)
    page.evaluate(f"() => {{ {AXE} }}")
    assert page.evaluate(RUN, TAGS) == []
