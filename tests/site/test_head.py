"""What each page says of itself: language, address, the other languages, description, title, pictures."""

import re
from itertools import pairwise
from urllib.parse import urljoin

import pytest

from tests.site.pages import FOLDER, LANGUAGES, SITE, Page, pages, site_url, whole_pages

WHOLE = [pytest.param(page, id=page.path) for page in whole_pages()]
ALL = [pytest.param(page, id=page.path) for page in pages()]


def test_there_are_pages_in_each_language() -> None:
    paths = {
        lang: {page.url.removeprefix(FOLDER[lang]) for page in whole_pages() if page.lang == lang}
        for lang in LANGUAGES
    }
    assert paths["en"] == paths["fr"] == paths["nl"]
    assert len(paths["en"]) >= 8


@pytest.mark.parametrize("page", ALL)
def test_language(page: Page) -> None:
    (html,) = page.root.all("html")
    assert html.get("lang") == page.lang


@pytest.mark.parametrize("page", WHOLE)
def test_alternates(page: Page) -> None:
    inner = page.url.removeprefix(FOLDER[page.lang])
    wanted = {lang: urljoin(site_url(), FOLDER[lang] + inner) for lang in LANGUAGES}
    found = [(link.get("hreflang"), link.get("href")) for link in page.links("alternate")]
    assert dict(found) == wanted | {"x-default": wanted["en"]}
    assert len(found) == len(LANGUAGES) + 1


@pytest.mark.parametrize("page", WHOLE)
def test_canonical_address(page: Page) -> None:
    (link,) = page.links("canonical")
    assert link.get("href") == urljoin(site_url(), page.url)
    assert page.meta(property="og:url") == [link.get("href")]


@pytest.mark.parametrize("page", WHOLE)
def test_description(page: Page) -> None:
    (description,) = page.meta(name="description")
    assert 50 <= len(description) <= 170
    assert page.meta(property="og:description") == [description]


def test_titles_and_descriptions_are_each_page_s_own() -> None:
    titles = [page.root.all("title")[0].text() for page in whole_pages()]
    descriptions = [page.meta(name="description")[0] for page in whole_pages()]
    assert all(titles)
    assert sorted(set(titles)) == sorted(titles)
    assert sorted(set(descriptions)) == sorted(descriptions)


@pytest.mark.parametrize("page", ALL)
def test_pictures(page: Page) -> None:
    (picture,) = page.meta(property="og:image")
    assert picture.startswith(site_url())
    file = SITE / picture.removeprefix(site_url())
    assert file.stat().st_size > 1000
    (icon,) = page.links("icon")
    assert (SITE / page.path).parent.joinpath(icon.get("href")).resolve().exists() or (
        SITE / icon.get("href").lstrip("/")
    ).exists()


def test_each_language_has_a_sharing_picture_of_its_own() -> None:
    pictures = {page.lang: page.meta(property="og:image")[0] for page in whole_pages()}
    assert len(set(pictures.values())) == len(LANGUAGES)


@pytest.mark.parametrize("page", WHOLE)
def test_one_first_heading_and_no_step_left_out(page: Page) -> None:
    levels = [int(heading.tag[1]) for heading in page.root.all("h1", "h2", "h3", "h4", "h5", "h6")]
    assert levels.count(1) == 1
    article = [int(h.tag[1]) for h in page.root.all("h1", "h2", "h3", "h4") if h.inside("article")]
    assert article[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(article))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_missing_pages_are_answered_in_each_language(lang: str) -> None:
    page = Page(f"{FOLDER[lang]}404.html")
    assert page.lang == lang
    homes = [a.get("href") for a in page.root.all("a") if a.get("hreflang")]
    assert homes == [f"/{FOLDER[other]}" for other in LANGUAGES]
    assert page.links("alternate") == []
    assert page.links("canonical") == []


def test_swedish_words_are_marked() -> None:
    words = re.compile(r"<span lang=\"sv\">")
    assert all(words.search(Page(f"{FOLDER[lang]}glossary/index.html").source) for lang in LANGUAGES)


@pytest.mark.parametrize("page", ALL)
def test_no_page_is_loaded_before_it_is_asked_for(page: Page) -> None:
    assert not page.links("next")
    assert not page.links("prefetch")
