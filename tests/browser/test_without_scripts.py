"""A page without JavaScript is whole: cards, hand and a note that says what stays as it is."""

from collections.abc import Callable

import pytest

from tests.browser.driver import Page
from tests.browser.words import FOLDER, words

#: What is there to see, page by page.
SHOWN = {
    "": (".k-seats .k-card", ".k-hand .k-card"),
    "femkort/": (".k-seats .k-card", ".k-hand .k-card", "p#F7.rule", ".k-chip"),
    "femkort/example/": (".k-seats", ".k-hand .k-card"),
    "femkort/quiz/": (".k-hand .k-card", ".k-question"),
    "about/": ("h1", "nav"),
}


@pytest.mark.browsers("chromium", "firefox")  # WebDriver itself needs JavaScript in WebKitGTK.
@pytest.mark.every_language
def test_everything_is_there(visit: Callable[..., Page], lang: str) -> None:
    page = visit(scripts=False)
    for path, shown in SHOWN.items():
        page.go(page.server.base + FOLDER[lang] + path)
        for selector in shown:
            assert page.visible(selector), f"{selector} in {path}"
        assert page.count("[data-alive]") == 0, "there is no JavaScript"
        if page.count("kort-try, kort-example, kort-quiz"):
            assert page.visible(".k-no-script")
            assert set(page.texts(".k-no-script")) == {words(lang, "no-script")}


@pytest.mark.browsers("chromium", "firefox")
def test_the_languages_are_links(visit: Callable[..., Page]) -> None:
    page = visit(scripts=False)
    page.go(page.server.base + "femkort/")
    page.evaluate("() => document.querySelector('.k-languages a[hreflang=fr]').focus()")
    page.press("Enter")
    page.until(lambda: page.path == "fr/femkort/", "the French page")
