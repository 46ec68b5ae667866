"""Terms in the prose are explained where they first occur; this site's choices are marked and noted once."""

import json
import re
import sys
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from tests.site.messages import bundle
from tests.site.pages import DOCS, FOLDER, LANGUAGES, ROOT, SITE, Element, Page, sources, whole_pages
from tests.site.test_trees import CODE, META, OTHERS, rules

#: What the glossary explains, in every language.
TERMS = {
    "trick",
    "lead",
    "suit",
    "led-suit",
    "follow",
    "overtake",
    "void",
    "discard",
    "trump",
    "ranking",
    "pack",
    "hand",
    "dealer",
    "forehand",
    "deal",
    "packet",
    "stock",
    "turn-up",
    "misdeal",
    "redeal",
    "revoke",
    "stake",
    "pot",
    "chip",
    "contract",
    "quota",
    "bury",
    "knock",
    "check",
    "pass",
    "bet",
}
TERM = re.compile(r"\[(?P<words>[^]]+)\]\((?:\.\./)*glossary\.md#(?P<id>[\w-]+)\)\{ ?\.term ?\}")
#: What a page says besides its sentences: headings, bold words before a point, other links, attributes, tags.
NOT_SENTENCES = re.compile(
    r"^#+ .*$|^- \*\*.*?\*\*|\[[^]]*\]\([^)]*\)(?!\{ ?\.term)|"
    r"\{:[^}\n]*\}|<kort-card>.*?</kort-card>|<[^>]*>",
    re.MULTILINE,
)
PAGES = [(lang, file) for lang in LANGUAGES for file in sorted(sources("en"))]


def prose(lang: str, file: str) -> str:
    return NOT_SENTENCES.sub(" ", CODE.sub("", META.sub("", sources(lang)[file])))


def terms(lang: str, file: str) -> list[str]:
    return [found["id"] for found in TERM.finditer(sources(lang)[file])]


@pytest.fixture(scope="module")
def hook() -> Iterator[Any]:
    """The hook as the build runs it."""
    sys.path.insert(0, str(ROOT / "widgets/site/hooks"))
    try:
        import terms as module

        yield module
    finally:
        sys.path.pop(0)


def explained(hook: Any, html: str, lang: str = "en") -> str:
    config = SimpleNamespace(docs_dir=DOCS, plugins={"i18n": SimpleNamespace(current_language=lang)})
    page = SimpleNamespace(file=SimpleNamespace(src_uri="en/some.md"))
    return str(hook.on_page_content(html, page=page, config=config, files=None))


@pytest.mark.parametrize(("lang", "file"), PAGES)
def test_a_page_marks_a_term_once(lang: str, file: str) -> None:
    assert len(set(terms(lang, file))) == len(terms(lang, file))


@pytest.mark.parametrize(("lang", "file"), PAGES)
def test_a_page_marks_a_term_where_it_first_occurs(lang: str, file: str) -> None:
    text = prose(lang, file)
    for found in TERM.finditer(text):
        before = TERM.sub(lambda other: other["words"], text[: found.start()])
        assert not re.search(rf"\b{re.escape(found['words'])}\b", before, re.IGNORECASE), found["words"]


@pytest.mark.parametrize(("lang", "file"), OTHERS)
def test_the_trees_mark_the_same_terms(lang: str, file: str) -> None:
    assert sorted(terms(lang, file)) == sorted(terms("en", file))


def test_newcomers_find_the_first_words_explained() -> None:
    assert {"trick", "lead", "suit", "overtake", "deal"} <= set(terms("en", "index.md"))
    assert {"trick", "lead", "suit", "led-suit", "follow", "overtake"} <= set(terms("en", "femkort/index.md"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_explains_every_term(lang: str, hook: Any) -> None:
    entries = hook.glossary(DOCS, lang)
    assert set(entries) == TERMS
    for word, meaning in entries.values():
        assert word
        assert re.fullmatch(r"[^<>\[\]{}*]{15,}\.", meaning), meaning
    assert {entry.get("id") for entry in Page(f"{FOLDER[lang]}glossary/index.html").root.all("dt")} == TERMS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_begins_with_its_own_language(lang: str) -> None:
    *words, _ = Page(f"{FOLDER[lang]}glossary/index.html").root.all("table")
    rows = [row.all("td") for table in words for row in table.all("tr")[1:]]
    assert len(rows) >= len(TERMS)
    for own, *others in rows:
        assert not [part for part in own.all("span") if part.get("lang")], own.text()
        assert any(part.get("lang") for other in others for part in other.all("span"))


def test_a_term_brings_its_meaning_along(hook: Any) -> None:
    made = explained(hook, '<p>A <a class="term" href="../glossary/#pack">pack</a>.</p>')
    word, meaning = hook.glossary(DOCS, "en")["pack"]
    assert f'data-term="{word}" data-meaning="{meaning}">pack</a>' in made


def test_an_unknown_term_stops_the_build(hook: Any) -> None:
    with pytest.raises(Exception, match="quoits"):
        explained(hook, '<a class="term" href="../glossary/#quoits">quoits</a>')


def test_other_links_stay_as_they_are(hook: Any) -> None:
    link = '<a class="way" href="../glossary/#pack">pack</a>'
    assert explained(hook, link) == link


def marked(page: Page) -> list[Element]:
    return [link for link in page.root.all("a") if "term" in link.get("class").split()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_built_pages_have_their_terms_and_say_them_once(lang: str) -> None:
    own = [page for page in whole_pages() if page.lang == lang]
    links = [link for page in own for link in marked(page)]
    assert len(links) > 20
    assert all(link.get("data-meaning") for link in links)
    index = json.loads((SITE / FOLDER[lang] / "search/search_index.json").read_text(encoding="utf-8"))
    elsewhere = " ".join(entry["text"] for entry in index["docs"] if "glossary" not in entry["location"])
    assert not [link for link in links if link.get("data-meaning") in elsewhere]


#: The rules that are this site's choice, in whole or in part (rules.md marks them [R]).
CHOICES = {
    "femkort/index.md": {"F3", "F15", "F16", "F17", "O2", "O3"},
    "femkort/pot.md": {"D4", "D10", "D12", "DV1", "DV2", "DV4", "DV5"},
    "bismarck/index.md": {"B5", "B15"},
    "femkortskille/index.md": {
        "K2",
        "K3",
        "K4",
        "K6",
        "K7",
        "K8",
        "K10",
        "K11",
        "K14",
        "K17",
        "K18",
        "KV1",
        "KV2",
        "KV3",
    },
    "femkortskille/auction.md": {"KA2", "KA3", "KA4", "KA5", "KA6"},
    "femkortskille/poker.md": {"KK2", "KK3"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_choices_are_marked_and_noted(lang: str) -> None:
    name = bundle(lang).format_pattern(bundle(lang).get_message("choice-mark").value)[0]
    for file, choices in CHOICES.items():
        path = file.removesuffix("index.md").removesuffix(".md").rstrip("/")
        page = Page(f"{FOLDER[lang]}{path}/index.html")
        chosen = {rule for rule, classes in rules(sources(lang)[file]) if ".choice" in classes}
        found = set()
        for paragraph in page.root.all("p"):
            marks = [link for link in paragraph.all("a") if link.get("class") == "choice-mark"]
            if marks:
                (mark,) = marks
                assert mark.get("aria-label") == name
                assert mark.get("href").removeprefix("../") in ("sources/#choices", "../sources/#choices")
                found.add(paragraph.get("id"))
        assert found == chosen == choices
    note = sources(lang)["sources.md"].partition("{ #choices }")[2]
    heads = re.findall(r"^- ((?:\[\w+\]\([^)]*\)(?:, )?)+)", note, re.MULTILINE)
    assert set(re.findall(r"\[(\w+)\]", " ".join(heads))) == set().union(*CHOICES.values())


def test_no_other_page_has_choices() -> None:
    marked = {
        file for file, text in sources("en").items() for _, classes in rules(text) if ".choice" in classes
    }
    assert marked == set(CHOICES)
