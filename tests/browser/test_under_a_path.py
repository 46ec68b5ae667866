"""The site built for an address with a path works there, and its page for missing pages too."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.driver import PYTHON, Page, key
from tests.browser.server import Server
from tests.browser.words import Card, words
from tests.site.building import built


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    built("https://example.org/games/cards/", tmp_path / "site")
    with Server(tmp_path / "site", "games/cards/") as server:
        yield server


@pytest.mark.browsers("chromium")  # Addresses are resolved alike everywhere.
def test_pages_scripts_python_and_search(page: Page) -> None:
    page.open("fr/")
    page.tap(".k-languages a[hreflang=en]")
    page.until(lambda: page.path == "", "the English page")
    page.until_alive()
    page.tap(key("hand-QH"))
    page.wait(key("hand-AS"))
    page.tap(key("hand-AS"))
    page.wait(".k-said", words("en", "trick-won", seat="B", card=Card("QH")), PYTHON)
    page.tap(".k-rule")
    page.until(lambda: page.path == "femkort/#F9", "the rule")
    page.tap(".md-search__input")
    page.type("overtake")
    page.wait(".md-search-result__link")
    outside = [path for path in page.server.requests if not path.startswith("/games/cards/")]
    assert outside == []

    page.forgiven.append("404")
    page.open("nl/no-such-page/")
    assert page.attribute("html", "lang") == "nl"
    page.tap(".k-languages a[hreflang=fr]")
    page.until(lambda: page.path == "fr/", "the French home page")
