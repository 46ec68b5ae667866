"""Search finds the page's own language, forgives accents, and leads into that language."""

import pytest

from tests.browser.driver import Page
from tests.browser.words import FOLDER

META = ".md-search-result__meta"
FOUND = [("en", "overtake"), ("fr", "regle"), ("fr", "règle"), ("nl", "bekennen")]
NOTHING = {"en": "No matching", "fr": "Aucun document", "nl": "Geen overeenkomende"}
ABSENT = [("en", "joueurs"), ("fr", "spelers"), ("nl", "joueurs")]


def search(page: Page, lang: str, word: str) -> None:
    page.open(FOLDER[lang] + "about/")
    page.tap(".md-search__input")
    page.type(word)


@pytest.mark.parametrize(("lang", "word"), FOUND)
def test_found(page: Page, lang: str, word: str) -> None:
    search(page, lang, word)
    page.wait(".md-search-result__link")
    links = page.evaluate(
        "() => [...document.querySelectorAll('.md-search-result__link')].map((a) => a.href)"
    )
    own = page.server.base + FOLDER[lang]
    assert all(link.startswith(own) for link in links)
    if lang == "en":
        assert not any(link.startswith((own + "fr/", own + "nl/")) for link in links)
    page.tap(".md-search-result__item:first-child > .md-search-result__link:first-child")
    page.wait(f"html[lang={lang}]")
    page.until(lambda: "h=" in page.path, "the page that was found")


@pytest.mark.parametrize(("lang", "word"), ABSENT)
def test_words_of_another_language_are_not_found(page: Page, lang: str, word: str) -> None:
    search(page, lang, word)
    page.wait(META, NOTHING[lang])
    assert page.count(".md-search-result__link") == 0
