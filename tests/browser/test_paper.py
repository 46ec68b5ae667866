"""A game on one sheet of A4, a worksheet on one with its key on another, three games on the front page."""

import re

import pytest

from tests.browser.driver import Page
from tests.browser.words import FOLDER, LANGUAGES

GAMES = ("femkort", "bismarck", "femkortskille")
#: A page of a PDF as Chromium writes it; the tree of pages is of another type.
LEAF = re.compile(rb"/Type\s*/Page\b")
#: The size of the paper, in points.
BOX = re.compile(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]")
A4 = (595, 842)
CONTROLS = ".md-header, .md-tabs, .md-footer, .md-top, .headerlink, button, summary, .k-notice, .k-missing"
SEEN = """(selector) => [...document.querySelectorAll(selector)]
  .filter((element) => element.checkVisibility()).map(({ outerHTML }) => outerHTML.slice(0, 80))"""
#: What sticks out of the paper's width, between the margins of the sheet.
WIDE = """() => [...document.querySelectorAll("article *")].filter((element) =>
  element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1).length"""
WITHOUT_KEY = "() => document.querySelector('.k-key').remove()"


def printed(page: Page) -> int:
    """How many pages of A4 the page takes."""
    pdf: bytes = page.tab.pdf(format="A4", prefer_css_page_size=True)  # type: ignore[attr-defined]
    assert {(round(float(w)), round(float(h))) for w, h in BOX.findall(pdf)} == {A4}
    return len(LEAF.findall(pdf))


@pytest.mark.browsers("chromium")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sheet_is_one_page_and_a_worksheet_two(page: Page, lang: str) -> None:
    for game in GAMES:
        page.open(f"{FOLDER[lang]}{game}/sheet/")
        assert printed(page) == 1, game
        page.open(f"{FOLDER[lang]}{game}/worksheet/")
        assert printed(page) == 2, game
        page.evaluate(WITHOUT_KEY)
        assert printed(page) == 1, f"the questions of {game} are on the first page alone"


@pytest.mark.browsers("chromium")
@pytest.mark.parametrize("path", ["sheet", "worksheet"])
def test_paper_shows_no_control_and_loses_nothing_at_its_edge(page: Page, path: str) -> None:
    for game in GAMES:
        page.open(f"{game}/{path}/")
        page.tab.emulate_media(media="print")  # type: ignore[attr-defined]
        page.size(703, 1035)  # A4 between the sheet's margins.
        assert page.evaluate(SEEN, CONTROLS) == []
        assert page.evaluate(WIDE) == 0


@pytest.mark.browsers("chromium")
@pytest.mark.parametrize("game", GAMES)
def test_a_front_page_tap_leads_to_a_game(page: Page, game: str) -> None:
    page.size(390, 664)
    page.open()
    page.tap(f".games #{game} a:first-child")
    page.until(lambda: page.path.startswith(f"{game}/"), game)


def test_a_reader_prints_a_sheet_and_asks_for_other_questions(page: Page, lang: str) -> None:
    page.open(f"{FOLDER[lang]}femkort/sheet/")
    page.evaluate("() => { window.print = () => { document.title = 'printed' } }")
    page.tap("kort-print button")
    assert page.evaluate("() => document.title") == "printed"
    page.open(f"{FOLDER[lang]}femkort/worksheet/")
    before = page.texts(".k-item")
    page.tap('[data-key="renew"]')
    page.until(lambda: page.texts(".k-item") != before, "other questions", 90)
    assert len(page.texts(".k-item")) == len(page.texts(".k-answers > li")) == 10
