"""Every link and every address in the built site leads somewhere, and nothing is fetched from elsewhere."""

import re
from urllib.parse import unquote, urldefrag, urljoin, urlsplit
from xml.etree import ElementTree

import pytest

from tests.site.building import built
from tests.site.pages import FOLDER, LANGUAGES, ROOT, SITE, Element, Page, pages, site_url, whole_pages

ALL = [pytest.param(page, id=page.path) for page in pages()]
HERE = "https://site.test/"
#: What a page fetches: the attribute that names it.
FETCHED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "video": "src", "audio": "src"}
#: Links that a browser follows by itself.
FOLLOWED = {
    "stylesheet",
    "icon",
    "preload",
    "modulepreload",
    "manifest",
    "prefetch",
    "preconnect",
    "dns-prefetch",
}
HOST = re.compile(r"https?://[\w.-]+(?::\d+)?")
#: Hosts that scripts name without asking them: namespaces, and where lit's own mistakes are to be told.
NAMED = {"http://www.w3.org", "https://github.com"}
PATHS = re.compile(r"(?:/home/|/root/|/Users/|/tmp/|[A-Z]:\\)\w*|localhost")


def target(page: Page, href: str) -> tuple[str, str]:
    """Where a link leads: the file in the site, and the anchor in it."""
    address, anchor = urldefrag(urljoin(HERE + page.url, href))
    path = unquote(urlsplit(address).path).lstrip("/")
    return path + "index.html" if path == "" or path.endswith("/") else path, unquote(anchor)


def inner(page: Page) -> list[str]:
    hrefs = [element.get("href") for element in page.root.all("a") if "href" in element.attributes]
    return [href for href in hrefs if not urlsplit(href).scheme]


@pytest.mark.parametrize("page", ALL)
def test_inner_links_and_anchors(page: Page) -> None:
    assert len(inner(page)) > 10
    for href in inner(page):
        path, anchor = target(page, href)
        assert (SITE / path).is_file(), f"{href} leads nowhere"
        if anchor and path.endswith(".html") and anchor != "__codelineno":
            assert anchor in Page(path).ids(), f"{href} has no such place"


@pytest.mark.parametrize("page", ALL)
def test_links_stay_in_the_language(page: Page) -> None:
    for element in page.root.all("a"):
        href = element.get("href")
        if (
            href
            and not urlsplit(href).scheme
            and not element.get("hreflang")
            and not element.inside("noscript")
        ):
            assert Page(target(page, href)[0]).lang == page.lang, href


@pytest.mark.parametrize("page", ALL)
def test_outer_links_are_links_of_the_prose(page: Page) -> None:
    outer = [element for element in page.root.all("a") if urlsplit(element.get("href")).scheme]
    assert all(element.inside("article") for element in outer)


def fetched(page: Page) -> list[str]:
    def address(element: Element) -> str:
        if element.tag == "link":
            return element.get("href") if set(element.get("rel").split()) & FOLLOWED else ""
        return element.get(FETCHED[element.tag])

    return list(filter(None, map(address, page.root.all("link", *FETCHED))))


@pytest.mark.parametrize("page", ALL)
def test_what_a_page_fetches_is_the_site_s_own_and_there(page: Page) -> None:
    assert len(fetched(page)) > 3
    for href in fetched(page):
        assert not urlsplit(href).netloc, href
        assert (SITE / target(page, href)[0]).is_file(), href


def test_styles_fetch_nothing_from_elsewhere() -> None:
    for style in (SITE / "assets").rglob("*.css"):
        for address in re.findall(r"url\(([^)]*)\)", style.read_text(encoding="utf-8")):
            plain = address.strip("\"'")
            if plain.startswith(("data:", "#")):
                continue
            assert not urlsplit(plain).netloc, f"{style.name}: {plain}"
            assert (style.parent / plain.split("?")[0].split("#")[0]).is_file(), f"{style.name}: {plain}"


def test_our_scripts_name_no_host() -> None:
    scripts = [*(SITE / "assets/kort").glob("*.js")]
    assert len(scripts) > len(LANGUAGES)
    for script in scripts:
        hosts = set(HOST.findall(script.read_text(encoding="utf-8"))) - NAMED
        assert hosts == set(), script.name


@pytest.mark.parametrize("page", ALL)
def test_no_place_of_the_machine_that_built_it(page: Page) -> None:
    text = page.source.replace(site_url(), "")
    assert PATHS.findall(text) == []
    assert str(ROOT) not in text
    assert "127.0.0.1" not in text


def test_sitemap() -> None:
    names = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9", "x": "http://www.w3.org/1999/xhtml"}
    entries = ElementTree.parse(SITE / "sitemap.xml").getroot().findall("s:url", names)
    found = {entry.findtext("s:loc", "", names): entry for entry in entries}
    assert set(found) == {urljoin(site_url(), page.url) for page in whole_pages()}
    for entry in entries:
        others = {link.get("hreflang"): link.get("href") for link in entry.findall("x:link", names)}
        assert set(others) == set(LANGUAGES)
        assert set(others.values()) <= set(found)


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, dict[str, str]]:
    """The site built for another address: its pages by their paths."""
    address = "https://example.org/games/cards/"
    folder = built(address, tmp_path_factory.mktemp("elsewhere"))
    files = {
        file.relative_to(folder).as_posix(): file.read_text(encoding="utf-8")
        for file in folder.rglob("*.html")
    }
    return address, files


def test_another_address_changes_every_absolute_link(elsewhere: tuple[str, dict[str, str]]) -> None:
    address, files = elsewhere
    assert set(files) == {page.path for page in pages()}
    for path, text in files.items():
        assert "127.0.0.1" not in text, path
        assert address in text, path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_for_missing_pages_knows_its_path(elsewhere: tuple[str, dict[str, str]], lang: str) -> None:
    _, files = elsewhere
    text = files[f"{FOLDER[lang]}404.html"]
    roots = set(re.findall(r'(?:href|src)="(/[^"/]*/[^"/]*/)', text))
    assert roots == {"/games/cards/"}
