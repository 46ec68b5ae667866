"""A new version of the site is told of and never forced; the quiz goes on, and keeps its score."""

from pathlib import Path

import pytest

from tests.browser.driver import PYTHON, Page, key
from tests.browser.next_site import next_site
from tests.browser.server import Server
from tests.browser.test_offline import CONTROLLED, KEPT, keeps
from tests.browser.test_quiz_rounds import answer, control, questions, wait_question
from tests.browser.test_two_starts import QUICK
from tests.browser.words import FOLDER, words

QUIZ, TRY = "femkort/quiz/", "femkort/try/"
NOTICE = ".k-update"
GO, LATER = f"{NOTICE} button:nth-of-type(1)", f"{NOTICE} button:nth-of-type(2)"
UPDATE = "async () => { await (await navigator.serviceWorker.ready).update(); }"
WAITING = "async () => Boolean((await navigator.serviceWorker.ready).waiting)"
#: Whether something is set aside for tabs that still show an older version.
ASIDE = "async () => (await caches.keys()).includes('kort-older')"
#: The caches of the versions that have pages.
PAGES = "async () => (await caches.keys()).filter((name) => name.startsWith('kort-pages'))"


@pytest.fixture(scope="session")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A newer site: its quiz page, its sources and its page for want of a network have changed."""
    return next_site(tmp_path_factory.mktemp("newer") / "site", (QUIZ, "sources/", "offline/"))


def mark(page: Page) -> None:
    """Leaves something in the page that a reload takes away."""
    page.evaluate("() => { window.mark = true; }")


def marked(page: Page) -> bool:
    return bool(page.evaluate("() => Boolean(window.mark)"))


def test_it_is_told_in_the_middle_of_a_quiz_and_waits(page: Page, server: Server, newer: Path) -> None:
    page.open(QUIZ)
    page.until(lambda: page.evaluate(CONTROLLED), "the service worker")
    keeps(page, f"{server.base}{QUIZ}$")
    first, second, third = questions(page)[:3]
    answer(page, first)
    page.tap(key("next"))
    wait_question(page, 2)
    mark(page)

    server.site = newer
    page.evaluate(UPDATE)
    page.wait(NOTICE, words("en", "update-ready"))
    assert page.attribute(NOTICE, "role") == "status"
    answer(page, second)
    page.tap(LATER)
    page.until(lambda: not page.text(NOTICE), "the notice to go")
    page.tap(key("next"))
    wait_question(page, 3)
    assert marked(page)
    assert page.evaluate(WAITING)

    page.reload()
    wait_question(page, 3)
    page.wait(NOTICE, words("en", "update-go"))
    streak = words("en", "streak", count=2, best=2)
    assert streak in page.text(".k-bar")
    chosen = control(third, third["answer"][0])
    page.tap(chosen)
    page.wait(f"{chosen}[aria-pressed=true]")
    mark(page)

    page.tap(GO)
    page.until(lambda: not marked(page), "the page in its new version")
    page.until_alive()
    wait_question(page, 3)
    assert streak in page.text(".k-bar")
    assert page.attribute(chosen, "aria-pressed") == "true"
    assert page.count("h1[data-new]") == 1
    assert not page.evaluate(WAITING)
    assert page.text(NOTICE) == ""

    server.die()
    page.open("nowhere/")
    assert page.count("h1[data-new]") == 1, "the shell is the new version's"
    page.open(QUIZ)
    assert page.count("h1[data-new]") == 1, "and so is the page"


def test_the_first_visit_and_an_unchanged_site_tell_nothing(page: Page, lang: str) -> None:
    page.open(FOLDER[lang])
    page.until(lambda: page.evaluate(CONTROLLED), "the service worker")
    page.reload()
    page.evaluate(UPDATE)
    assert page.text(NOTICE) == ""


def test_whoever_comes_back_is_told_in_the_language_of_the_page(
    page: Page, server: Server, newer: Path, lang: str
) -> None:
    page.open(FOLDER[lang])
    page.until(lambda: page.evaluate(CONTROLLED), "the service worker")
    server.site = newer
    page.open(f"{FOLDER[lang]}about/")
    page.wait(NOTICE, words(lang, "update-ready"))
    assert page.text(GO) == words(lang, "update-go")
    assert page.text(LATER) == words(lang, "update-later")


def test_another_tab_is_told_and_keeps_its_files_until_it_goes(
    page: Page, server: Server, newer: Path, lang: str
) -> None:
    quiz, position = FOLDER[lang] + QUIZ, FOLDER[lang] + TRY
    page.open(quiz)
    page.until(lambda: page.evaluate(CONTROLLED), "the service worker")
    page.tap(key("hint"))
    keeps(page, f"{server.base}{position}$", *QUICK)
    other = page.another()
    other.open(position)
    old = [url for url in page.evaluate(KEPT) if "/assets/kort/" in url and "/pyodide-" not in url]
    mark(page)
    mark(other)

    server.site = newer
    page.evaluate(UPDATE)
    other.wait(NOTICE, words(lang, "update-ready"))
    other.tap(LATER)
    page.wait(NOTICE, words(lang, "update-ready"))
    page.tap(GO)
    page.until(lambda: not marked(page), "the page in its new version")
    other.wait(NOTICE, words(lang, "update-ready"))
    assert marked(other)
    other.tap(LATER)

    asked = len(server.requests)
    other.tap(key("hand-KS"))
    other.wait(".k-said", words(lang, "plays", seat="A", card="KS"), PYTHON)
    other.settle()
    page.until_alive()
    assert page.evaluate(ASIDE)
    gone = {url.removeprefix(server.origin) for url in old}
    assert not gone & set(server.requests[asked:]), "what is gone isn't asked for"

    other.reload()
    page.reload()
    page.until(lambda: not page.evaluate(ASIDE), "the old files to be forgotten")
    kept = page.evaluate(KEPT)
    assert not set(old) & set(kept)
    assert other.text(NOTICE) == ""


def test_the_other_tab_changes_when_its_reader_says_so(page: Page, server: Server, newer: Path) -> None:
    page.open("about/")
    page.until(lambda: page.evaluate(CONTROLLED), "the service worker")
    other = page.another()
    other.open("sources/")
    server.site = newer
    page.evaluate(UPDATE)
    other.wait(NOTICE, words("en", "update-ready"))
    page.wait(NOTICE, words("en", "update-ready"))
    mark(page)
    mark(other)
    page.tap(GO)
    page.until(lambda: not marked(page), "the page in its new version")
    other.tap(GO)
    other.until(lambda: not marked(other), "the other page in its new version")
    other.until_alive()
    assert other.count("h1[data-new]") == 1


def test_pages_kept_by_an_older_version_are_renewed(page: Page, server: Server, newer: Path) -> None:
    for path in ("sources/", QUIZ):
        page.open(path)
        keeps(page, f"{server.base}{path}$")
    before = page.evaluate(PAGES)
    assert len(before) == 1
    server.site = newer
    page.evaluate(UPDATE)
    page.wait(NOTICE, words("en", "update-ready"))
    mark(page)
    page.tap(GO)
    page.until(lambda: not marked(page), "the page in its new version")
    page.until_alive()
    page.until(lambda: not set(before) & set(page.evaluate(PAGES)), "the pages to be renewed")
    server.die()
    page.open("sources/")
    assert page.count("h1[data-new]") == 1
