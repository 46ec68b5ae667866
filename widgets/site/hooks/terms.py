"""Terms in the prose: a link into the glossary with ``.term`` brings along what the glossary says."""

import html
import re
from functools import cache
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.pages import Page

#: An entry of the glossary, as it is written: the word, its id, and what it means.
ENTRY = re.compile(
    r"^(?P<word>[^\n{]+?) \{ ?#(?P<id>[\w-]+) ?\}\n:   (?P<meaning>.+(?:\n    .+)*)", re.MULTILINE
)
#: A term in a page that has been written as HTML.
TERM = re.compile(r'<a(?=[^>]*\sclass="term")(?=[^>]*\shref="(?P<href>[^"]*)")(?P<attributes>[^>]*)>')
#: What a meaning may hold besides words: a link, of which the words stay, and tags.
LINK = re.compile(r"\[([^]]*)\]\([^)]*\)")
TAG = re.compile(r"<[^>]*>")


def on_page_content(content: str, page: Page, config: MkDocsConfig, **_: Any) -> str:
    """Adds the word and its meaning to each term. A term that the glossary lacks stops the build."""
    terms = glossary(Path(config.docs_dir), config.plugins["i18n"].current_language)
    return TERM.sub(lambda found: _explained(found, terms, page.file.src_uri), content)


@cache
def _entries(text: str) -> dict[str, tuple[str, str]]:
    return {entry["id"]: (entry["word"], _words(entry["meaning"])) for entry in ENTRY.finditer(text)}


def glossary(docs: Path, lang: str) -> dict[str, tuple[str, str]]:
    """The terms of a language by their ids: each with its word and its meaning."""
    return _entries((docs / lang / "glossary.md").read_text(encoding="utf-8"))


def _words(meaning: str) -> str:
    return " ".join(TAG.sub("", LINK.sub(r"\1", meaning)).split())


def _explained(found: re.Match[str], terms: dict[str, tuple[str, str]], where: str) -> str:
    term = found["href"].partition("#")[2]
    if term not in terms:
        raise PluginError(f"{where}: the glossary of this language doesn’t explain {term!r}")
    word, meaning = (html.escape(text) for text in terms[term])
    return f'<a{found["attributes"]} data-term="{word}" data-meaning="{meaning}">'
