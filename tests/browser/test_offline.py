"""Without a network: what was seen is still there and still answers; what wasn't says so."""

import re
from collections.abc import Iterator

import pytest

from tests.browser.driver import PYTHON, Page, key
from tests.browser.server import Server
from tests.browser.test_shared_positions import GOOD, TRY
from tests.browser.test_two_starts import QUICK, STOCK
from tests.browser.words import FOLDER, LANGUAGES, words
from tests.site.pages import SITE, whole_pages
from tests.site.pages import Page as Built

RULES, QUIZ = "femkort/", "femkort/quiz/"
ROUND = 10
#: The addresses of all that is kept.
KEPT = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  return (await Promise.all(caches_.map((cache) => cache.keys()))).flat().map(({ url }) => url);
}"""
SCOPE = "async () => (await navigator.serviceWorker.ready).scope"
HOME = "() => document.querySelector('.md-content p:not(.k-offer) a').href"
#: What a fetched file is said to be.
TYPE = "async (url) => (await fetch(url)).headers.get('Content-Type')"
CONTROLLED = "() => Boolean(navigator.serviceWorker.controller)"


@pytest.fixture
def server(kind: str) -> Iterator[Server]:
    """The site at its origin's root or not."""
    under = {"chromium": "some/sub/path/", "firefox": "", "webkit": "cards/"}[kind]
    with Server(SITE, under) as server:
        yield server


def keeps(page: Page, *patterns: str) -> None:
    """Waits until something is kept for every pattern."""

    def all_there() -> bool:
        kept = page.evaluate(KEPT)
        return all(any(re.search(pattern, url) for url in kept) for pattern in patterns)

    page.until(all_there, "the pages and Python to be kept", PYTHON)


def kept_pages(page: Page, server: Server) -> set[str]:
    """The paths of the pages that are kept."""
    return {url.removeprefix(server.base) for url in page.evaluate(KEPT) if url.endswith("/")}


def heading(path: str) -> str:
    """A page's first heading, as built."""
    (first,) = Built(f"{path}index.html").root.all("h1")
    return " ".join(first.text().split())


def test_what_was_seen_is_there_and_answers(page: Page, server: Server, lang: str) -> None:
    rules, quiz, position = (FOLDER[lang] + path for path in (RULES, QUIZ, TRY))
    for path in (rules, quiz, position):
        page.open(path)
        keeps(page, f"{server.base}{path}$")
    page.tap(key("hand-KS"))
    page.wait(".k-said", words(lang, "plays", seat="A", card="KS"), PYTHON)
    keeps(page, *QUICK)
    assert page.evaluate(SCOPE) == server.base

    server.die()
    page.open(rules)
    assert page.texts("h1") == [heading(rules)]
    page.open(f"{position}?p={GOOD}")
    page.wait(key("hand-3H"), seconds=PYTHON)
    page.tap(key("hand-3H"))
    page.wait(".k-said", words(lang, "stays", card="3H"), PYTHON)
    page.open(quiz)
    for _ in range(ROUND):
        for _ in range(3):
            page.tap(key("hint"))
        page.tap(key("next"))
    page.tap(key("round"))
    page.wait(".k-bar", words(lang, "question-of", number=1, total=ROUND), PYTHON)
    assert not any(server.asked(pattern) for pattern in STOCK)


def test_what_was_not_seen_says_so_in_its_language(page: Page, server: Server) -> None:
    page.open("about/")
    page.until(lambda: page.evaluate(CONTROLLED), "the service worker")
    for lang in LANGUAGES:
        server.die()
        folder = FOLDER[lang]
        page.open(f"{folder}femkort/example/")
        assert page.texts("h1") == [heading(f"{folder}offline/")]
        assert page.path == f"{folder}femkort/example/"
        assert page.attribute("html", "lang") == lang
        assert page.evaluate(
            "() => [...document.styleSheets].every(({ href, cssRules }) => !href || cssRules.length > 5)"
        )
        assert page.evaluate(HOME) == server.base + folder
        server.lift()
        page.reload()
        assert page.texts("h1") == [heading(f"{folder}femkort/example/")]


def test_once_python_has_run_all_pages_of_the_language_are_there(
    page: Page, server: Server, lang: str
) -> None:
    position, never_seen = FOLDER[lang] + TRY, f"{FOLDER[lang]}sources/"
    page.open(position)
    page.until(lambda: page.evaluate(CONTROLLED), "the service worker")
    keeps(page, f"{server.base}{position}$")
    assert not kept_pages(page, server) - {position}, "nothing is kept before it is of use"
    page.tap(key("hand-KS"))
    page.wait(".k-said", words(lang, "plays", seat="A", card="KS"), PYTHON)
    own = {built.url for built in whole_pages() if built.lang == lang and "offline/" not in built.path}
    assert len(own) >= 9
    keeps(page, *(f"{server.base}{path}$" for path in own))
    assert kept_pages(page, server) == own, "and of no other language"
    server.die()
    page.open(never_seen)
    assert page.texts("h1") == [heading(never_seen)]


def test_what_could_not_be_kept_is_kept_another_time(page: Page, server: Server, lang: str) -> None:
    position, sources, glossary = (FOLDER[lang] + path for path in (TRY, "sources/", "glossary/"))
    server.block(f"/{sources}$")
    page.open(position)
    page.until(lambda: page.evaluate(CONTROLLED), "the service worker")
    page.tap(key("hand-KS"))
    page.wait(".k-said", words(lang, "plays", seat="A", card="KS"), PYTHON)
    keeps(page, f"{server.base}{glossary}$", *QUICK)
    page.until(lambda: server.asked(f"/{sources}$"), "the page that can't be had to be asked for")
    server.lift()
    page.reload()
    page.wait(key("hand-QH"))
    page.tap(key("hand-QH"))
    keeps(page, f"{server.base}{sources}$")


@pytest.mark.browsers("chromium")
def test_a_page_in_place_of_a_file_is_never_kept(page: Page, server: Server) -> None:
    """Some hosts answer a missing file so, with status 200."""
    page.open()
    page.until(lambda: page.evaluate(CONTROLLED), "the service worker")
    server.page(r"/lost\.")
    lost, there = (f"{server.base}assets/kort/{name}" for name in ("lost.0123456789ab.js", "manifest.json"))
    assert page.evaluate(TYPE, lost).startswith("text/html")
    assert page.evaluate(TYPE, there) == "application/json"
    keeps(page, f"{there}$")
    assert lost not in page.evaluate(KEPT)


@pytest.mark.browsers("chromium")  # The patience is the service worker's own.
def test_a_network_that_keeps_one_waiting_is_not_waited_for(page: Page, server: Server) -> None:
    page.open(RULES)
    keeps(page, f"{server.base}{RULES}$")
    page.until(lambda: page.evaluate(CONTROLLED), "the service worker")
    server.hold(f"/{RULES}$")
    page.open(RULES)
    assert page.texts("h1") == [heading(RULES)]
