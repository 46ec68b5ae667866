"""Reading views begin with the article, leave out what isn't part of it, and read each card once."""

import json
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

from tests.site.messages import bundle
from tests.site.pages import FOLDER, LANGUAGES, ROOT, SITE, Page, whole_pages

#: A page of each kind.
KINDS = (
    "",
    "femkort/",
    "femkort/example/",
    "femkort/try/",
    "femkort/quiz/",
    "glossary/",
    "sources/",
    "about/",
)
PATHS = [f"{FOLDER[lang]}{kind}index.html" for lang in LANGUAGES for kind in KINDS]


@cache
def extracted() -> dict[str, dict[str, str]]:
    """What Mozilla's reading view finds in each page."""
    done = subprocess.run(
        ["node", str(Path(__file__).with_name("extract.mjs"))],
        input="\n".join(str(SITE / path) for path in PATHS) + "\n",
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return dict(zip(PATHS, map(json.loads, done.stdout.splitlines()), strict=True))


def plain(text: str) -> str:
    return " ".join(text.split())


def words(lang: str, message: str, **args: str) -> str:
    return str(bundle(lang).format_pattern(bundle(lang).get_message(message).value, args)[0])


@pytest.mark.parametrize("path", PATHS)
def test_they_begin_with_the_article(path: str) -> None:
    text = plain(extracted()[path]["text"])
    (article,) = Page(path).root.all("article")
    own = plain(article.text()).replace("¶", "")
    assert own.split(" ", 1)[0]
    start = text.replace("¶", "").strip()[:25]
    assert start in own[: len(start) + 120], text[:120]


@pytest.mark.parametrize("path", PATHS)
def test_they_leave_out_the_offers_of_other_languages(path: str) -> None:
    text = plain(extracted()[path]["text"])
    for lang in LANGUAGES:
        assert plain(words(lang, "offer-go")) not in text
        assert plain(words(lang, "offer-no")) not in text


@pytest.mark.parametrize("path", PATHS)
def test_a_card_reads_once(path: str) -> None:
    """By its name; not by its letter and its suit's sign once more."""
    text, lang = extracted()[path]["text"], Page(path).lang
    for suit in "SHDC":
        for rank in ("A", "K", "Q", "J", *map(str, range(2, 11))):
            name = words(lang, "card", rank=rank, suit=suit)
            letter = words(lang, "index", rank=rank, letters="page")
            assert not re.search(rf"{name}{letter}(?!\w)", text)


def test_the_offers_are_beside_the_article_in_every_page() -> None:
    for page in whole_pages():
        offers = [element for element in page.root.all() if "k-offer" in element.get("class").split()]
        assert {offer.get("lang") for offer in offers} == set(LANGUAGES) - {page.lang}
        assert not any(offer.inside("article", "main") for offer in offers)
        assert all("hidden" in offer.attributes and "data-nosnippet" in offer.attributes for offer in offers)
