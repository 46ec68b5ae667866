"""On paper: ink on white, no controls, and no table cut in two."""

import pytest

from tests.browser.driver import Page
from tests.browser.words import FOLDER

pytestmark = pytest.mark.browsers("chromium")
CONTROLS = (
    ".md-header, .md-tabs, .md-footer, .md-top, .k-controls, .k-typing, .k-button, .headerlink, .k-notice"
)
SEEN = """(selector) => [...document.querySelectorAll(selector)]
  .filter((element) => element.checkVisibility()).map(({ className }) => className)"""
#: How dark the background of a table is, and whether it may be cut.
TABLES = """() => [...document.querySelectorAll(".k-table, .k-quiz")].map((table) => {
  const { backgroundColor, backgroundImage, breakInside } = getComputedStyle(table);
  return [backgroundImage, backgroundColor, breakInside];
})"""
PAPER = "() => getComputedStyle(document.body).backgroundColor"


@pytest.mark.parametrize("dark", [False, True])
def test_tables_are_white_and_whole_and_have_no_controls(visit, dark: bool) -> None:  # type: ignore[no-untyped-def]
    page: Page = visit(dark=dark)
    page.tab.emulate_media(media="print")  # type: ignore[attr-defined]
    for path in ("", "femkort/", "femkort/example/", "femkort/quiz/"):
        page.open(FOLDER["en"] + path)
        assert page.evaluate(SEEN, CONTROLS) == [], path
        assert page.evaluate(PAPER) == "rgb(255, 255, 255)", path
        tables = page.evaluate(TABLES)
        assert tables, path
        assert all(table == ["none", "rgba(0, 0, 0, 0)", "avoid"] for table in tables), f"{path}: {tables}"
