"""The reader's own language is offered in a line; nobody is sent anywhere, and the choice is remembered."""

from collections.abc import Callable

import pytest

from tests.browser.driver import Page
from tests.browser.words import LANGUAGES

OFFER = ".k-offer"


def offer(lang: str) -> str:
    """The line in a language, where that is the one offered."""
    return f"[data-offer={lang}] .k-offer[lang={lang}]"


def offered(page: Page, lang: str) -> bool:
    """Whether the line in a language can be seen, and no other."""
    others = set(LANGUAGES) - {lang}
    return page.visible(offer(lang)) and not any(page.visible(f".k-offer[lang={other}]") for other in others)


@pytest.mark.browsers("chromium", "firefox")  # WebKitGTK has the system's language, and that is English.
def test_french_is_offered_to_a_french_reader(visit: Callable[..., Page]) -> None:
    page = visit("fr-FR")
    page.open()
    assert page.path == "", "nobody is redirected"
    assert offered(page, "fr")
    page.tap(f"{offer('fr')} a")
    page.until(lambda: page.path == "fr/", "the French page")
    page.until_alive()
    assert not page.visible(OFFER)
    page.open()
    assert offered(page, "fr"), "the choice is French"


@pytest.mark.browsers("chromium", "firefox")
def test_no_is_taken_for_an_answer(visit: Callable[..., Page]) -> None:
    page = visit("nl-BE")
    page.open("femkort/")
    assert offered(page, "nl")
    page.tap(f"{offer('nl')} button")
    page.until(lambda: not page.visible(OFFER), "the line to go")
    page.open("about/")
    assert not page.visible(OFFER)
    assert page.visible("h1")


def test_english_is_offered_on_a_dutch_page(page: Page) -> None:
    page.open("nl/femkort/")
    assert page.path == "nl/femkort/"
    assert offered(page, "en")
    page.tap(f"{offer('en')} a")
    page.until(lambda: page.path == "femkort/", "the English page")


def test_nothing_is_offered_to_whoever_reads_their_own_language(page: Page) -> None:
    page.open()
    assert not page.visible(OFFER)


@pytest.mark.browsers("chromium", "firefox")
def test_nothing_is_offered_where_the_language_is_not_here(visit: Callable[..., Page]) -> None:
    page = visit("sv-SE")
    page.open()
    assert not page.visible(OFFER)
