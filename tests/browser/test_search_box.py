"""Search finds the page's own language, forgives accents, and leads into that language."""

import pytest

from tests.browser.driver import Page
from tests.browser.words import FOLDER

META = ".md-search-result__meta"
FOUND = [("en", "overtake"), ("fr", "regle"), ("fr", "règle"), ("nl", "bekennen")]
NOTHING = {"en": "No matching", "fr": "Aucun document", "nl": "Geen overeenkomende"}
#: A rule by its id, a term by an everyday word, a card by its symbol or its letters.
PLACES = [
    ("en", "F7", "femkort/#F7"),
    ("fr", "F16", "femkort/#F16"),
    ("fr", "couper", "glossary/#trump"),
    ("nl", "introeven", "glossary/#trump"),
]
CARDS = [("en", "8♥"), ("en", "QH"), ("fr", "8♥"), ("fr", "D♥"), ("nl", "V♥")]
ABSENT = [("en", "joueurs"), ("fr", "spelers"), ("nl", "joueurs")]


#: Where the results lead, without the words that are to be marked there.
LINKS = """() => [...document.querySelectorAll(".md-search-result__link")]
  .map(({ href }) => href.replace(/\\?h=[^#]*/, ""))"""


def links(page: Page) -> list[str]:
    return list(page.evaluate(LINKS))


def search(page: Page, lang: str, word: str) -> None:
    page.open(FOLDER[lang] + "about/")
    page.tap(".md-search__input")
    page.type(word)


@pytest.mark.parametrize(("lang", "word"), FOUND)
@pytest.mark.browsers("chromium")  # The script is Material's own; the others are asked once.
def test_found(page: Page, lang: str, word: str) -> None:
    found(page, lang, word)


@pytest.mark.browsers("firefox", "webkit")
def test_found_in_the_language_of_the_page(page: Page, lang: str) -> None:
    found(page, lang, next(word for language, word in FOUND if language == lang))


def found(page: Page, lang: str, word: str) -> None:
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


@pytest.mark.parametrize(("lang", "word", "place"), PLACES)
@pytest.mark.browsers("chromium")  # What is found is Material's own script's, and the same everywhere.
def test_what_readers_type_leads_to_its_place(page: Page, lang: str, word: str, place: str) -> None:
    search(page, lang, word)
    page.wait(".md-search-result__link")
    first = f"{page.server.base}{FOLDER[lang]}{place}"
    # Material puts the page itself above the places in it.
    page.until(lambda: links(page)[:2] == [first.partition("#")[0], first], f"{place} before all others")


@pytest.mark.parametrize(("lang", "word"), ABSENT)
@pytest.mark.browsers("chromium")  # What is to be found is in the index, not in the browser.
def test_words_of_another_language_are_not_found(page: Page, lang: str, word: str) -> None:
    search(page, lang, word)
    page.wait(META, NOTHING[lang])
    assert page.count(".md-search-result__link") == 0


@pytest.mark.parametrize(("lang", "card"), CARDS)
@pytest.mark.browsers("chromium")
def test_a_card_is_found_by_its_symbol_and_its_letters(page: Page, lang: str, card: str) -> None:
    search(page, lang, card)
    page.wait(".md-search-result__link")
    assert links(page)[0].startswith(f"{page.server.base}{FOLDER[lang]}")
