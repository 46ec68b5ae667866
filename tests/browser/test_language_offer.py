"""The reader's own language is offered in a line; nobody is sent anywhere, and the choice is remembered."""

from collections.abc import Callable

import pytest

from tests.browser.driver import Page

OFFER = ".k-offer:not([hidden])"


@pytest.mark.browsers("chromium", "firefox")  # WebKitGTK has the system's language, and that is English.
def test_french_is_offered_to_a_french_reader(visit: Callable[..., Page]) -> None:
    page = visit("fr-FR")
    page.open()
    assert page.path == "", "nobody is redirected"
    assert page.attribute(OFFER, "lang") == "fr"
    page.tap(f"{OFFER} a")
    page.until(lambda: page.path == "fr/", "the French page")
    page.until_alive()
    assert page.count(OFFER) == 0
    page.open()
    assert page.attribute(OFFER, "lang") == "fr", "the choice is French"


@pytest.mark.browsers("chromium", "firefox")
def test_no_is_taken_for_an_answer(visit: Callable[..., Page]) -> None:
    page = visit("nl-BE")
    page.open("femkort/")
    assert page.attribute(OFFER, "lang") == "nl"
    page.tap(f"{OFFER} button")
    page.wait_gone(OFFER)
    page.open("about/")
    assert page.count(OFFER) == 0
    assert page.visible("h1")


def test_english_is_offered_on_a_dutch_page(page: Page) -> None:
    page.open("nl/femkort/")
    assert page.path == "nl/femkort/"
    assert page.attribute(OFFER, "lang") == "en"
    page.tap(f"{OFFER} a")
    page.until(lambda: page.path == "femkort/", "the English page")


def test_nothing_is_offered_to_whoever_reads_their_own_language(page: Page) -> None:
    page.open()
    assert page.count(OFFER) == 0


@pytest.mark.browsers("chromium", "firefox")
def test_nothing_is_offered_where_the_language_is_not_here(visit: Callable[..., Page]) -> None:
    page = visit("sv-SE")
    page.open()
    assert page.count(OFFER) == 0
