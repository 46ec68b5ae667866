"""One search index a language: pages that want to be found, words without accents, no widgets' buttons."""

import json
import re
from typing import Any

import pytest
import yaml

from tests.site.messages import bundle
from tests.site.pages import FOLDER, LANGUAGES, SITE, TRANSLATIONS, sources, whole_pages

META = re.compile(r"\A---\n(.*?)\n---\n", re.DOTALL)


def index(lang: str) -> dict[str, Any]:
    return dict(json.loads((SITE / FOLDER[lang] / "search/search_index.json").read_text(encoding="utf-8")))


def words(lang: str) -> set[str]:
    """All that a search in this language can find, in small letters."""
    entries = index(lang)["docs"]
    text = " ".join(
        entry[field] for entry in entries for field in ("title", "text", "plain") if field in entry
    )
    return set(re.findall(r"\w+", text.lower()))


def hidden(lang: str) -> set[str]:
    """The addresses of the pages that say they are not to be found."""
    metas = {file: META.match(text) for file, text in sources(lang).items()}
    settings = {file: yaml.safe_load(meta[1]) for file, meta in metas.items() if meta}
    files = [file for file, meta in settings.items() if meta.get("search", {}).get("exclude")]
    return {file.removesuffix(".md").removesuffix("index").rstrip("/") + "/" for file in files}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_holds_the_language_s_own_pages_and_all_of_them(lang: str) -> None:
    assert index(lang)["config"]["lang"] == [lang]
    found = {entry["location"].split("#")[0] for entry in index(lang)["docs"]}
    every = {page.url.removeprefix(FOLDER[lang]) for page in whole_pages() if page.lang == lang}
    assert {"offline/"} <= hidden(lang) <= every
    assert found == every - hidden(lang)


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
    hearts = ("hearts", "cœur", "harten")[LANGUAGES.index(lang)]
    assert hearts in text
    assert not re.search(rf"{hearts}[\dA-Z]", text), "a card's letter stuck to its name"
    for message in ("try-prompt", "no-script"):
        assert str(bundle(lang).format_pattern(bundle(lang).get_message(message).value)[0]) not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_and_terms_have_places_of_their_own(lang: str) -> None:
    places = {entry["location"]: entry for entry in index(lang)["docs"]}
    rules = set(re.findall(r"^\{: #(\w+) \.rule", sources(lang)["femkort/index.md"], re.MULTILINE))
    assert len(rules) > 15
    assert all(rule in places[f"femkort/#{rule}"]["title"] for rule in rules)
    terms = set(re.findall(r"^[^#\n{]+ \{ #([\w-]+) \}$", sources(lang)["glossary.md"], re.MULTILINE))
    assert {"trick", "trump"} <= {term for term in terms if places[f"glossary/#{term}"]["text"]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_other_words_belong_to_terms_that_there_are(lang: str) -> None:
    language = yaml.safe_load((TRANSLATIONS / lang / "language.yml").read_text(encoding="utf-8"))
    places = {entry["location"]: entry for entry in index(lang)["docs"]}
    for term, others in language["search"].items():
        assert set(others) <= set(places[f"glossary/#{term}"]["plain"].split()), term
