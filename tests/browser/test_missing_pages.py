"""A page that isn't there, on a host that knows one 404.html: it speaks the language of the address."""

from collections.abc import Callable

import pytest

from tests.browser.driver import Page
from tests.browser.server import Server
from tests.browser.words import FOLDER, LANGUAGES, words

pytestmark = pytest.mark.browsers("chromium")
TABS = "() => [...document.querySelectorAll('.md-tabs a')].map(({ href }) => new URL(href).pathname)"


@pytest.fixture
def lost(visit: Callable[..., Page], server: Server) -> Callable[..., Page]:
    """Opens a page that isn't there."""
    server.knows_folders = False

    def lost(path: str, **options: bool) -> Page:
        page = visit(**options)
        page.forgiven.append("404")
        page.open(path)
        return page

    return lost


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_the_language_of_the_address(lost: Callable[..., Page], server: Server, lang: str) -> None:
    page = lost(f"{FOLDER[lang]}some/where/")
    assert page.attribute("html", "lang") == lang
    assert page.texts("h1") == [words(lang, "lost")]
    tabs = page.evaluate(TABS)
    home = f"/{FOLDER[lang]}"
    assert tabs[0] == home
    assert all(tab.startswith(home) for tab in tabs)
    assert page.text('.k-languages [aria-current="true"]') == lang.upper()
    page.until(lambda: server.asked(rf"/kort\.{lang}\."), "its own script")
    page.tap(".md-search__input")
    page.type("femkort")
    page.wait(".md-search-result__link")
    assert server.asked(f"^{home}search/search_index.json$")


def test_without_scripts_it_speaks_them_all(lost: Callable[..., Page]) -> None:
    page = lost("fr/some/where/", scripts=False)
    heard = page.tab.locator("article").inner_text()  # type: ignore[attr-defined]
    assert all(words(lang, "lost") in " ".join(heard.split()) for lang in LANGUAGES)
