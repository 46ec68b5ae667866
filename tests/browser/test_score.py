"""The score sheet: a match by keyboard alone, what is kept, two tabs, refusals, a phone, paper and a file."""

import pytest

from tests.browser.driver import PYTHON, Page, key
from tests.browser.test_layout import FITS
from tests.browser.test_paper import CONTROLS, SEEN, WIDE, printed
from tests.browser.words import FOLDER, LANGUAGES, words

NAMES = ("Anna", "Bo", "Cleo")
ROWS = ".k-lines tbody tr"
CHOOSE = """([selector, value]) => {
  const select = document.querySelector(selector);
  select.value = value;
  select.dispatchEvent(new Event("change", {bubbles: true}));
}"""
TO_FIRST = "() => document.querySelector('kort-score :is(button, input):not(:disabled)').focus()"
#: Controls that are too small for a finger.
SMALL = """() => [...document.querySelectorAll("kort-score :is(button, input, select, summary)")]
  .filter((element) => element.checkVisibility())
  .map((element) => element.type === "checkbox" ? element.closest("label") : element)
  .map((element) => [element.outerHTML.slice(0, 120), element.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 1 && Math.min(width, height) < 43.9).map(([name]) => name)"""


def open_sheet(page: Page, lang: str, game: str = "femkort", form: str = "", players: int = 3) -> None:
    """Types the names, lets the first player deal, and begins."""
    page.open(f"{FOLDER[lang]}{game}/score/")
    if form:
        page.tap(key(f"form-{form}"))
    for _ in range(3, players):
        page.tap(key("more"))
    for seat, name in enumerate(NAMES):
        page.fill(key(f"name-{seat}"), name)
    page.evaluate(CHOOSE, [key("dealer"), "0"])
    page.tap(key("begin"))
    next_is(page, lang, 1, "Anna", "Bo")


def next_is(page: Page, lang: str, deal: int, dealer: str, forehand: str) -> None:
    facts = {"deal": deal, "dealer": dealer, "forehand": forehand, "again": "no"}
    page.wait(".k-now", words(lang, "score-next", **facts), PYTHON)


def tab_to(page: Page, name: str) -> None:
    """Goes on with the Tab key until a control has focus."""
    for _ in range(60):
        if page.focus == name:
            return
        page.press("Tab")
    raise AssertionError(f"no way to {name} by keyboard")


def rows(page: Page, number: int) -> None:
    page.until(lambda: page.count(ROWS) == number, f"{number} lines", PYTHON)


def test_a_match_by_keyboard_alone(page: Page, lang: str) -> None:
    page.open(f"{FOLDER[lang]}femkort/score/")
    page.evaluate(TO_FIRST)
    for seat, name in enumerate(NAMES):
        tab_to(page, f"name-{seat}")
        page.type(name)
    page.press("Enter")
    page.wait(".k-pick", "Bo", PYTHON)
    assert page.focus == "win-0", "who has begun goes on from there"
    tab_to(page, "win-1")
    for deal in (1, 2):
        page.press("Enter")
        page.wait(".k-said", words(lang, "score-entered-win", deal=deal, seat="Bo", corrected="no"), PYTHON)
        assert page.focus == "win-1"
    tab_to(page, "undo")
    page.press("Enter")
    rows(page, 1)
    tab_to(page, "fix-0")
    page.press("Enter")
    page.wait(".k-fixing", words(lang, "score-fixing", deal=1))
    assert page.focus == "win-1", "the correction is where the reader goes on"
    tab_to(page, "win-2")
    page.press("Enter")
    page.wait(".k-said", words(lang, "score-entered-win", deal=1, seat="Cleo", corrected="yes"), PYTHON)
    for number in (2, 3):
        assert page.focus == "win-2"
        page.press("Enter")
        rows(page, number)
    page.wait(".k-now", words(lang, "score-won-wins", seats="Cleo", count=3), PYTHON)
    assert page.count(key("win-0")) == 0, "the game is over"
    assert page.texts(".k-total td") == ["0", "0", "3"]


def test_a_reload_and_another_language_keep_the_sheet(page: Page, lang: str) -> None:
    open_sheet(page, lang, form="pot")
    page.tap(key("misdeal"))
    page.wait(".k-said", words(lang, "score-entered-misdeal"), PYTHON)
    page.tap(key("win-2"))
    next_is(page, lang, 2, "Bo", "Cleo")
    cells = page.texts(".k-lines td")
    page.reload()
    next_is(page, lang, 2, "Bo", "Cleo")
    assert page.texts(".k-lines td") == cells
    other = "nl" if lang == "fr" else "fr"
    page.open(f"{FOLDER[other]}femkort/score/")
    next_is(page, other, 2, "Bo", "Cleo")
    page.tap(key("undo"))
    rows(page, 1)
    page.tap(key("new"))
    page.wait(".k-sure", words(other, "score-sure-new"))
    page.tap(key("sure"))
    page.wait(key("begin"))
    assert page.value(key("name-1")) == "Bo", "the same players again"
    page.tap(key("undo"))
    rows(page, 1)


def test_two_tabs_go_on_from_each_other(page: Page, lang: str) -> None:
    open_sheet(page, lang)
    other = page.another()
    other.open(f"{FOLDER[lang]}femkort/score/")
    other.wait(".k-pick", "Bo", PYTHON)
    other.tap(key("win-0"))
    rows(other, 1)
    rows(page, 1)
    page.tap(key("win-1"))
    rows(page, 2)
    rows(other, 2)
    other.wait(".k-total", "1", PYTHON)
    assert other.texts(".k-total td") == page.texts(".k-total td") == ["1", "1", "0"]


def test_what_cannot_be_is_said_and_nothing_is_lost(page: Page, lang: str) -> None:
    page.open(f"{FOLDER[lang]}femkortskille/score/")
    page.tap(key("form-auction"))
    for seat in range(2):
        page.fill(key(f"name-{seat}"), "Bo")
    page.tap(key("begin"))
    page.wait(".k-problem", words(lang, "score-same-name", seat="Bo"))
    page.fill(key("name-0"), "Anna")
    page.tap(key("begin"))
    page.wait(key("bet-0"), seconds=PYTHON)
    page.tap(key("enter"))
    page.wait(".k-problem", words(lang, "score-no-winner"))
    page.fill(key("bet-0"), "two")
    page.tap(key("in-0"))
    page.tap(key("took-1"))
    page.tap(key("enter"))
    page.wait(".k-problem", words(lang, "score-chips-number", seat="Anna"), PYTHON)
    assert page.value(key("bet-0")) == "two"
    page.fill(key("bet-0"), "2")
    page.tap(key("enter"))
    page.wait(".k-problem", words(lang, "score-uneven"), PYTHON)
    page.fill(key("bet-1"), "2")
    page.tap(key("enter"))
    rows(page, 1)
    assert page.texts(".k-total td") == ["\u221210", "+11", "\u22121"]


def test_a_deal_of_bismarck_is_three_taps(page: Page, lang: str) -> None:
    open_sheet(page, lang, "bismarck")
    for name in ("contract-spader", "tricks-0-9", "tricks-1-3"):
        page.tap(key(name))
    next_is(page, lang, 2, "Bo", "Cleo")
    assert page.texts(".k-total td") == ["0", "+1", "\u22121"]
    for name in ("contract-spader", "tricks-0-12", "tricks-1-8"):
        page.tap(key(name))
    page.wait(".k-problem", words(lang, "score-sum"), PYTHON)
    page.tap(key("tricks-1-4"))
    next_is(page, lang, 3, "Cleo", "Anna")


@pytest.mark.browsers("chromium")
def test_on_a_phone_everything_is_large_and_in_sight(page: Page) -> None:
    page.size(390, 664)
    for game, form in (("femkort", "pot"), ("bismarck", ""), ("femkortskille", "auction")):
        page.open(f"{game}/score/")
        if form:
            page.tap(key(f"form-{form}"))
        for _ in range(5):
            if page.count(key("more")):
                page.tap(key("more"))
        page.fill(key("name-0"), "Maximiliane-Luise")
        assert page.evaluate(SMALL) == [], game
        page.tap(key("begin"))
        page.wait(".k-pick", seconds=PYTHON)
        assert page.evaluate(SMALL) == [], game
        for size in ((320, 640), (390, 664), (1280, 900)):
            page.size(*size)
            page.until(lambda: page.evaluate(FITS), f"{game} to fit {size}")
        page.size(390, 664)
    page.open("femkort/score/")
    page.wait(".k-pick", seconds=PYTHON)
    page.tap(key("win-0"))
    rows(page, 1)
    page.tap(key("fix-0"))
    page.wait(".k-fixing")
    assert page.evaluate(SMALL) == []


@pytest.mark.browsers("chromium")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_full_sheet_is_one_page(page: Page, lang: str) -> None:
    open_sheet(page, lang, players=10)
    for seat in (*range(10), *range(10), 4):
        page.tap(key(f"win-{seat}"))
    rows(page, 21)
    page.wait(".k-total", "3", PYTHON)
    assert printed(page) == 1
    page.tab.emulate_media(media="print")  # type: ignore[attr-defined]
    page.size(703, 1035)
    assert page.evaluate(SEEN, CONTROLS) == []
    assert page.evaluate(WIDE) == 0
    assert not page.visible("#what-it-counts")
    assert page.visible(".k-lines")


@pytest.mark.browsers("chromium")
def test_a_sheet_goes_into_a_file_and_comes_back(page: Page) -> None:
    open_sheet(page, "en")
    page.tap(key("win-2"))
    rows(page, 1)
    page.tap(key("copies"))
    assert "1. Cleo" in page.value(key("text"))
    with page.tab.expect_download() as download:  # type: ignore[attr-defined]
        page.tap(key("export"))
    file = download.value.path()
    page.tap(key("new"))
    page.tap(key("sure"))
    page.wait(key("begin"))
    page.tab.set_input_files(key("file"), file)  # type: ignore[attr-defined]
    rows(page, 1)
    page.wait(".k-said", words("en", "score-read"))
    assert page.texts(".k-total td") == ["0", "0", "1"]
