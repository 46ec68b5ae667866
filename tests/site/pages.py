"""The built site and its sources, read without a browser."""

import os
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import yaml

ROOT = Path(__file__).parents[2]
SITE = Path(os.environ.get("SITE_DIR", ROOT / "site"))
DOCS = ROOT / "docs"
TRANSLATIONS = ROOT / "translations"
#: The folders of translations/, English first.
LANGUAGES = tuple(
    sorted(
        (file.parent.name for file in TRANSLATIONS.glob("*/language.yml")),
        key=lambda lang: (lang != "en", lang),
    )
)
#: The folder of each language's pages.
FOLDER = {lang: "" if lang == "en" else f"{lang}/" for lang in LANGUAGES}
VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}


@dataclass
class Element:
    """An element of a page: its tag, attributes, words and children."""

    tag: str
    attributes: dict[str, str]
    parent: "Element | None" = None
    children: list["Element | str"] = field(default_factory=list)

    def all(self, *tags: str) -> list["Element"]:
        """All elements inside, in order; those with one of the tags where tags are given."""
        found: list[Element] = []
        for child in self.children:
            if isinstance(child, Element):
                found += [child] if not tags or child.tag in tags else []
                found += child.all(*tags)
        return found

    def text(self) -> str:
        """The words inside."""
        return "".join(child if isinstance(child, str) else child.text() for child in self.children)

    def get(self, name: str) -> str:
        """An attribute; nothing where it is missing."""
        return self.attributes.get(name, "")

    def inside(self, *tags: str) -> bool:
        """Whether it is within an element with one of the tags."""
        return self.parent is not None and (self.parent.tag in tags or self.parent.inside(*tags))


class _Builder(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.root = self.now = Element("", {})

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs}, self.now)
        self.now.children.append(element)
        if tag not in VOID:
            self.now = element

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.now.children.append(Element(tag, {name: value or "" for name, value in attrs}, self.now))

    def handle_endtag(self, tag: str) -> None:
        open_: Element | None = self.now
        while open_ and open_.tag != tag:
            open_ = open_.parent
        if open_ and open_.parent:
            self.now = open_.parent

    def handle_data(self, data: str) -> None:
        self.now.children.append(data)


@dataclass(frozen=True)
class Page:
    """A built page: its path in the site, its language, and what is in it."""

    path: str

    @property
    def url(self) -> str:
        """The path as it stands in the address."""
        return self.path.removesuffix("index.html")

    @property
    def lang(self) -> str:
        """The language of its folder."""
        return next((lang for lang in LANGUAGES[1:] if self.path.startswith(FOLDER[lang])), "en")

    @property
    def source(self) -> str:
        """Its text."""
        return (SITE / self.path).read_text(encoding="utf-8")

    @property
    def root(self) -> Element:
        """Its elements."""
        return _parsed(self.path)

    def meta(self, **attributes: str) -> list[str]:
        """What the ``<meta>`` elements with such an attribute say."""
        ((name, value),) = attributes.items()
        return [meta.get("content") for meta in self.root.all("meta") if meta.get(name) == value]

    def links(self, rel: str) -> list[Element]:
        """The ``<link>`` elements of a kind."""
        return [link for link in self.root.all("link") if rel in link.get("rel").split()]

    def ids(self) -> set[str]:
        """All ids in it."""
        return _ids(self.path)


@cache
def _parsed(path: str) -> Element:
    builder = _Builder()
    builder.feed(Page(path).source)
    return builder.root


@cache
def _ids(path: str) -> set[str]:
    return {element.get("id") for element in _parsed(path).all()} - {""}


@cache
def pages() -> list[Page]:
    """All pages, those for missing pages last."""
    found = [Page(path.relative_to(SITE).as_posix()) for path in sorted(SITE.rglob("*.html"))]
    return sorted(found, key=lambda page: page.path.endswith("404.html"))


def whole_pages() -> list[Page]:
    """All pages but those for missing pages."""
    return [page for page in pages() if not page.path.endswith("404.html")]


def site_url() -> str:
    """The site's own address, as the sitemap has it."""
    first = (SITE / "sitemap.xml").read_text(encoding="utf-8").split("<loc>")[1]
    return first.split("</loc>")[0]


def sources(lang: str) -> dict[str, str]:
    """The Markdown files of a language by their path."""
    folder = DOCS / lang
    files = sorted(folder.rglob("*.md"))
    return {file.relative_to(folder).as_posix(): file.read_text(encoding="utf-8") for file in files}


class _Loader(yaml.SafeLoader):
    """Reads mkdocs.yml, where an address can come from the environment."""


_Loader.add_constructor("!ENV", lambda loader, node: loader.construct_sequence(node)[-1])


@cache
def config() -> dict[str, object]:
    """The site's settings."""
    text = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    return dict(yaml.load(text, _Loader))
