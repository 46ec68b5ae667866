"""Bismarck's points: a sheet of the reader's own, by keyboard, with a mistake in it; and what a reload keeps."""

from tests.browser.driver import Page, key
from tests.browser.words import words

SCORING = "bismarck/scoring/"
FRAME = "kort-points:nth-of-type(2)"


def test_a_sheet_of_ones_own(page: Page, lang: str) -> None:
    page.open(("" if lang == "en" else f"{lang}/") + SCORING)
    page.tap(key("fresh"))
    page.wait(".k-now", words(lang, "points-emptied"))
    for place, tricks in enumerate(("9", "3", "5")):
        page.fill(f'{key("contract")} ~ * {key(f"tricks-{place}")}', tricks)
