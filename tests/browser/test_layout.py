"""What fits where: a trick on a phone's first screen, no page wider than its window, targets for fingers."""

import pytest

from tests.browser.driver import Late, Page, key
from tests.browser.test_accessibility import ONCE, PAGES
from tests.browser.words import FOLDER, LANGUAGES

PHONE = (390, 664)
WIDTHS = {320: 640, 390: 844, 1280: 900}
#: Cards of the trick and the hand that are not wholly in view.
OUT_OF_VIEW = """() => [...document.querySelectorAll(".k-seats .k-card, .k-hand .k-card")]
  .map((card) => [card.getAttribute("aria-label"), card.getBoundingClientRect()])
  .filter(([, { top, left, bottom, right, width }]) =>
    !width || top < 0 || left < 0 || bottom > innerHeight || right > innerWidth)
  .map(([name, { top, left, bottom, right }]) => `${name}: ${[left, top, right, bottom].map(Math.round)}`)"""
FITS = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
#: Targets smaller than 44 px. Links inside a sentence are exempt; what a label makes larger counts with it.
SMALL = """() => {
  const targets = "a, button, input, select, summary, label.md-header__button";
  const inside = ".md-header, .k-offer, .k-root";
  const box = (element) => element.getBoundingClientRect();
  const seen = { visibilityProperty: true, opacityProperty: true };
  const target = (element) =>
    ["radio", "checkbox"].includes(element.type) ? element.closest("label") ?? element : element;
  return [...document.querySelectorAll(inside)]
    .flatMap((part) => [...part.querySelectorAll(targets)])
    .filter((element) => element.checkVisibility(seen) && box(element).width > 1)
    .filter((element) => !(element.localName === "a" && element.matches("p a")))
    .map(target)
    .filter((element) => Math.min(box(element).width, box(element).height) < 43.9)
    .map((element) => `${element.outerHTML.slice(0, 100)}: ${box(element).width} x ${box(element).height}`);
}"""

#: Once the page has been drawn anew.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def small(page: Page) -> list[str]:
    return list(page.evaluate(SMALL))


@pytest.mark.every_language
def test_trick_and_hand_are_on_a_phone_s_first_screen(page: Page, lang: str) -> None:
    page.size(*PHONE)
    page.open(FOLDER[lang])
    assert page.evaluate(OUT_OF_VIEW) == []
    assert page.evaluate("() => scrollY") == 0
    assert page.count(".k-seats .k-card") == 3
    assert page.count(".k-hand .k-card") == 2


@pytest.mark.every_language
def test_no_page_is_wider_than_its_window(page: Page, lang: str) -> None:
    too_wide = []
    for path in (path for name, path in PAGES.items() if name != ONCE or lang == "en"):
        page.open(FOLDER[lang] + path)
        for width, height in WIDTHS.items():
            page.size(width, height)
            try:
                page.until(lambda: page.evaluate(FITS), "the page to settle in its window")
            except Late:
                too_wide.append(f"{path} at {width} px")
    assert too_wide == []


def test_targets_are_large_enough_for_a_finger(page: Page, lang: str) -> None:
    for path in ("", "femkort/example/", "femkort/quiz/"):
        page.open(FOLDER[lang] + path)
        large_enough(page, path)
    page.open(f"{FOLDER[lang]}femkort/try/")
    page.tap(".k-settings summary")
    large_enough(page, "settings")
    page.tap(".k-settings summary")
    page.tap(key("edit"))
    page.wait(".k-editor")
    large_enough(page, "editor")


def large_enough(page: Page, what: str) -> None:
    for width, height in WIDTHS.items():
        page.size(width, height)
        page.evaluate(DRAWN)
        assert not small(page), f"{what} at {width} px"


LARGE = "(share) => { document.documentElement.style.fontSize = `${share}%`; }"
#: What sticks out of the header, or lies over its neighbour.
CROWDED = """() => {
  const box = (element) => element.getBoundingClientRect();
  const parts = [...document.querySelector(".md-header__inner").children]
    .filter((part) => part.checkVisibility() && box(part).width > 1 && !part.matches(".md-search"));
  const apart = (one, other) => one.right <= other.left + 1 || other.right <= one.left + 1
    || one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
  return parts.filter((part, at) => box(part).right > innerWidth + 1
    || parts.slice(at + 1).some((other) => !apart(box(part), box(other)))).map((part) => part.className);
}"""
#: Where "back to top" lies over something of the article.
COVERS = """() => {
  const top = document.querySelector(".md-top").getBoundingClientRect();
  const under = document.querySelector("article").getBoundingClientRect();
  return top.height > 0 && top.top < under.bottom && top.bottom > under.top;
}"""


@pytest.mark.browsers("chromium")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_large_letters_stay_in_the_header_of_a_small_screen(page: Page, lang: str) -> None:
    page.size(320, 640)
    page.open(FOLDER[lang])
    page.evaluate(LARGE, 125 * 2.5)
    assert page.evaluate(CROWDED) == []
    assert page.evaluate("() => document.querySelector('.md-header').scrollWidth <= innerWidth")


@pytest.mark.browsers("chromium")
def test_back_to_top_lies_over_nothing(page: Page) -> None:
    page.size(1280, 700)
    page.open("femkort/example/")
    for position in (1500, 1400, 900, 800, 400):
        page.evaluate("(y) => scrollTo(0, y)", position)
        page.evaluate("() => new Promise((done) => setTimeout(done, 300))")
        assert not page.evaluate(COVERS), position


#: The tabs that don't fit between the edges of their line.
CUT_TABS = """() => {
  const list = document.querySelector(".md-tabs__list");
  return list.checkVisibility() ? list.scrollWidth - list.clientWidth : 0;
}"""


@pytest.mark.browsers("chromium")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tabs_fit_wherever_they_show(page: Page, lang: str) -> None:
    page.open(f"{FOLDER[lang]}femkort/sheet/")
    for width in (320, 768, 1220, 1280, 1440):
        page.size(width, 800)
        assert page.evaluate(CUT_TABS) <= 0, width
    assert page.visible(".md-tabs")
