"""Not a byte of Python before the reader touches a widget."""

import re

import pytest

from tests.browser.driver import PATIENCE, Page, key
from tests.browser.words import FOLDER, LANGUAGES

#: What a page may fetch of ours while it is only read.
PLAIN = re.compile(r"kort\.(\w+\.)?\w+\.(css|js)$|\.woff2$|/favicon\.\w+$|/share\.")


def ours(page: Page) -> list[str]:
    return [path for path in page.server.asked("/assets/kort/") if not PLAIN.search(path)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reading_the_rules_brings_none(page: Page, lang: str) -> None:
    page.open(f"{FOLDER[lang]}femkort/")
    page.until(lambda: page.server.asked("search_index"), "the last request of the page")
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    page.evaluate("() => new Promise(requestAnimationFrame)")
    assert ours(page) == []


def test_a_hand_on_a_widget_brings_it(page: Page) -> None:
    page.open("femkort/example/")
    assert ours(page) == []
    page.tap(key("next", "kort-example:nth-of-type(1)"))
    page.until(lambda: page.server.asked(r"\.wasm"), "Python to be fetched", PATIENCE)
