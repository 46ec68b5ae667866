"""One search index a language: its own pages only, words without accents too, and no widgets' buttons."""

import json
import re
from typing import Any

import pytest

from tests.site.messages import bundle
from tests.site.pages import FOLDER, LANGUAGES, SITE, whole_pages


def index(lang: str) -> dict[str, Any]:
    return dict(json.loads((SITE / FOLDER[lang] / "search/search_index.json").read_text(encoding="utf-8")))


def words(lang: str) -> set[str]:
    """All that a search in this language can find, in small letters."""
    entries = index(lang)["docs"]
    text = " ".join(
        entry[field] for entry in entries for field in ("title", "text", "plain") if field in entry
    )
    return set(re.findall(r"\w+", text.lower()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_holds_the_language_s_own_pages_and_all_of_them(lang: str) -> None:
    assert index(lang)["config"]["lang"] == [lang]
    found = {entry["location"].split("#")[0] for entry in index(lang)["docs"]}
    pages = {page.url.removeprefix(FOLDER[lang]) for page in whole_pages() if page.lang == lang}
    assert found == pages - {"offline/"}, "the page for want of a network is not to be looked for"
    assert "offline/" in pages


def test_its_words_are_of_the_language() -> None:
    assert {"overtake", "trick"} <= words("en")
    assert {"pli", "couleur", "joueurs"} <= words("fr")
    assert {"slag", "kleur", "spelers"} <= words("nl")
    assert "joueurs" not in words("en") | words("nl")
    assert "spelers" not in words("en") | words("fr")


def test_accents_are_forgiven() -> None:
    assert {"règle", "regle", "carreau", "trèfle", "trefle", "cœur", "coeur"} <= words("fr")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_called_by_their_names_and_widgets_are_left_out(lang: str) -> None:
    text = " ".join(entry["text"] for entry in index(lang)["docs"])
    hearts = "hearts cœur harten".split()[LANGUAGES.index(lang)]
    assert hearts in text
    assert not re.search(rf"{hearts}[\dA-Z]", text), "a card's letter stuck to its name"
    for message in ("try-prompt", "no-script"):
        assert str(bundle(lang).format_pattern(bundle(lang).get_message(message).value)[0]) not in text
