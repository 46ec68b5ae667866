"""Not a byte of Python before the reader touches a widget."""

import re
from collections.abc import Callable

import pytest

from tests.browser.driver import PATIENCE, PYTHON, Page, key
from tests.browser.words import FOLDER, words

#: What a page may fetch of ours while it is only read.
PLAIN = re.compile(r"/(kort\.(\w+\.)?\w+\.(css|js)|worker\.\w+\.js|[\w.-]+\.woff2|share\.\w+\.png)$")
CONTROLLED = "() => Boolean(navigator.serviceWorker.controller)"


def ours(page: Page) -> list[str]:
    return [path for path in page.server.asked("/assets/kort/") if not PLAIN.search(path)]


@pytest.mark.every_language
def test_reading_the_rules_brings_none(page: Page, lang: str) -> None:
    page.open(f"{FOLDER[lang]}femkort/")
    page.until(lambda: page.evaluate(CONTROLLED), "the service worker, which keeps what every page needs")
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    page.evaluate("() => new Promise(requestAnimationFrame)")
    assert ours(page) == []


def test_a_hand_on_a_widget_brings_it(page: Page) -> None:
    page.open("femkort/example/")
    assert ours(page) == []
    page.tap(key("next", "kort-example:nth-of-type(1)"))
    page.until(lambda: page.server.asked(r"\.wasm"), "Python to be fetched", PATIENCE)


@pytest.mark.browsers("chromium", "firefox")  # WebKitGTK knows of no wish to save data.
def test_whoever_saves_data_gets_it_by_a_tap_only(visit: Callable[..., Page]) -> None:
    page = visit(frugal=True)
    page.open("femkort/try/")
    page.tap(".k-turn")  # The hand is over the widget now, and focus goes through it.
    page.press("Tab")
    assert page.evaluate("() => Boolean(document.activeElement.closest('kort-try'))")
    page.evaluate("() => new Promise((resolve) => setTimeout(resolve, 500))")
    assert page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length") == 0
    assert page.server.asked(r"/(worker|snapshot|python|pyodide)[./-]|/sw\.js$") == []

    page.tap(key("hand-KS"))  # This answer came with the page, the next one does not.
    page.wait(key("hand-10S"))
    page.tap(key("hand-10S"))
    page.wait(".k-said", words("en", "plays", seat="B", card="10S"), PYTHON)
    assert page.server.asked(r"/snapshot\.")
    assert page.server.asked(r"/sw\.js$") == []
