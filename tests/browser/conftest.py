"""The three browsers, a server for each test, and what always holds: a silent console, nothing outside.

A test that takes ``page`` runs in all browsers; ``@pytest.mark.browsers("chromium")`` names those it can
run in. ``SITE_DIR`` names another built site than ``site/``.
"""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from tests.browser import by_playwright, by_selenium
from tests.browser.driver import Browser, Page
from tests.browser.server import Outside, Server
from tests.browser.words import LANGUAGES

ROOT = Path(__file__).parents[2]
SITE = Path(os.environ.get("SITE_DIR", ROOT / "site"))
KINDS = ("chromium", "firefox", "webkit")
#: A language for each browser, so that each is tested, but not in each.
LANGUAGE = {"chromium": "en", "firefox": "fr", "webkit": "nl"}


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "browsers(*kinds): the browsers that the test can run in")
    config.addinivalue_line("markers", "every_language: in Chromium the test is run in every language")
    config.addinivalue_line("filterwarnings", "ignore:setting remote_server_addr:DeprecationWarning")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "kind" in metafunc.fixturenames:
        mark = metafunc.definition.get_closest_marker("browsers")
        kinds = mark.args if mark else KINDS
        if metafunc.definition.get_closest_marker("every_language"):
            both = [(kind, lang) for kind in kinds for lang in _languages(kind)]
            metafunc.parametrize(("kind", "lang"), both, scope="session")
        else:
            metafunc.parametrize("kind", kinds, scope="session")


def _languages(kind: str) -> tuple[str, ...]:
    """Every language is read in Chromium; in each of the others its own, for theirs are the same pages."""
    return LANGUAGES if kind == "chromium" else (LANGUAGE[kind],)


@pytest.fixture(scope="session")
def outside() -> Iterator[Outside]:
    """The world that no page may ask for anything."""
    with Outside() as outside:
        yield outside


@pytest.fixture(scope="session")
def browsers(
    outside: Outside, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[str], Browser]]:
    """Gives each kind of browser, started when it is first asked for."""
    debian = (ROOT / ".cache/browsers").read_text(encoding="utf-8").strip() == "debian"
    running: dict[str, Browser] = {}
    with sync_playwright() as playwright:

        def browser(kind: str) -> Browser:
            if kind not in running:
                if debian and kind == "webkit":
                    running[kind] = by_selenium.Browser(tmp_path_factory.mktemp("webkit"), outside)
                else:
                    running[kind] = by_playwright.Browser(playwright, kind, outside, debian=debian)
            return running[kind]

        yield browser
        for one in running.values():
            one.close()


@pytest.fixture(scope="session")
def browser(kind: str, browsers: Callable[[str], Browser]) -> Browser:
    """The browser that the test runs in."""
    return browsers(kind)


@pytest.fixture
def server() -> Iterator[Server]:
    """The site at a fresh origin."""
    with Server(SITE) as server:
        yield server


@pytest.fixture
def visit(browser: Browser, server: Server, outside: Outside) -> Iterator[Callable[..., Page]]:
    """Opens fresh pages with options; after the test no console may have spoken and nobody asked outside."""
    pages: list[Page] = []

    def visit(*args: str, **options: bool) -> Page:
        pages.append(browser.page(server, *args, **options))
        return pages[-1]

    yield visit
    messages: list[str] = []
    for page in pages:
        page.close()
        messages += [text for text in page.messages if not any(re.search(p, text) for p in page.forgiven)]
    seen, outside.seen[:] = list(outside.seen), []
    assert seen == [], "the page asked outside its own site"
    assert messages == [], "the console is not silent"


@pytest.fixture
def lang(kind: str) -> str:
    """The browser's language, where the test doesn't name others."""
    return LANGUAGE[kind]


@pytest.fixture
def page(visit: Callable[..., Page]) -> Page:
    """A fresh page."""
    return visit()
