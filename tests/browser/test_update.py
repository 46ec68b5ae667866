"""A new version of the site is told of and never forced; the quiz goes on, and keeps its score."""

import re

from tests.browser.driver import Page, key
from tests.browser.server import Server
from tests.browser.test_offline import CONTROLLED, keeps
from tests.browser.test_quiz_rounds import answer, control, questions, wait_question
from tests.browser.words import FOLDER, words

QUIZ = "femkort/quiz/"
NOTICE = ".k-update"
GO, LATER = f"{NOTICE} button:nth-of-type(1)", f"{NOTICE} button:nth-of-type(2)"
UPDATE = "async () => { await (await navigator.serviceWorker.ready).update(); }"
WAITING = "async () => Boolean((await navigator.serviceWorker.ready).waiting)"
OLD, NEW = b"<h1", b"<h1 data-new"


def renew(server: Server) -> None:
    """From now on serves a newer site: its quiz page and its page for want of a network have changed."""
    server.change(f"/{QUIZ}$|/offline/", lambda page: page.replace(OLD, NEW))
    revision = re.compile(rb'("offline/index\.html",revision:)"\w+"')

    def renewed(worker: bytes) -> bytes:
        changed, count = revision.subn(rb'\1"new"', worker)
        assert count == 1
        return changed

    server.change(r"/sw\.js$", renewed)


def mark(page: Page) -> None:
    """Leaves something in the page that a reload takes away."""
    page.evaluate("() => { window.mark = true; }")


def marked(page: Page) -> bool:
    return bool(page.evaluate("() => Boolean(window.mark)"))


def test_it_is_told_in_the_middle_of_a_quiz_and_waits(page: Page, server: Server) -> None:
    page.open(QUIZ)
    page.until(lambda: page.evaluate(CONTROLLED), "the service worker")
    keeps(page, f"{server.base}{QUIZ}$")
    first, second, third = questions(page)[:3]
    answer(page, first)
    page.tap(key("next"))
    wait_question(page, 2)
    mark(page)

    renew(server)
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
    page.open("about/")
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
    page: Page, server: Server, lang: str
) -> None:
    page.open(FOLDER[lang])
    page.until(lambda: page.evaluate(CONTROLLED), "the service worker")
    renew(server)
    page.open(f"{FOLDER[lang]}about/")
    page.wait(NOTICE, words(lang, "update-ready"))
    assert page.text(GO) == words(lang, "update-go")
    assert page.text(LATER) == words(lang, "update-later")
