"""One search index a language, in which rules, terms and cards are found by what readers type.

A rule is found by its id and a term by everyday words for it (``search`` in the language's ``language.yml``),
each at its own place, before the places that merely use them. A field of more words holds those without their
accents, so that "regle" finds "règle", and cards as they are written with symbols and typed with letters.
"""

import html
import json
import re
import unicodedata
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any

from drawing import ROOT, drawing
from known_languages import known_languages
from kortspel.cards import STANDARD, SUITS
from kortspel.sentences import Sentences
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority
from mkdocs.structure.pages import Page
from terms import glossary

type Entry = dict[str, Any]

#: A rule's paragraph as it is written in the page; its id and the mark of a choice are no words of it.
RULE = re.compile(r'<p class="rule[^"]*" id="(?P<rule>\w+)">(?P<words>.*?)</p>', re.DOTALL)
NO_WORDS = re.compile(r'<a class="(?:rule-id|choice-mark)".*?</a>', re.DOTALL)
SYMBOLS = dict(zip(SUITS, "♠♥♦♣", strict=True))
WORD = re.compile(r"\w+")
TAG = re.compile(r"<[^>]*>")
#: A sign that a tag has parted from its word.
SIGN = re.compile(r" ([,.)])")
#: How much it counts that a term is known by a word: a word of a heading counts 1,000.
AS_KNOWN = 10_000.0


#: The rules' paragraphs of this build, by language.
_rules: dict[str, list[Entry]] = defaultdict(list)


@event_priority(-50)  # The hook that writes the paragraphs comes first.
def on_page_content(content: str, page: Page, config: MkDocsConfig, **_: Any) -> str:
    """Notes the rules of a page."""
    lang = config.plugins["i18n"].current_language
    for found in RULE.finditer(content):
        title = drawing().words(lang, "rule", rule=found["rule"])
        words = _plain(NO_WORDS.sub("", found["words"]))
        _rules[lang].append({"location": f"{page.url}#{found['rule']}", "title": title, "text": words})
    return content


@event_priority(-200)
def on_post_build(config: MkDocsConfig) -> None:
    """Splits the merged index that the i18n plugin has written."""
    i18n = config.plugins["i18n"]
    if i18n.building:
        return
    merged = json.loads(Path(config.site_dir, "search/search_index.json").read_text(encoding="utf-8"))
    prefixes = {lang: "" if lang == i18n.default_language else f"{lang}/" for lang in i18n.build_languages}
    for lang, prefix in prefixes.items():
        others = tuple(other for other in prefixes.values() if other not in ("", prefix))
        own = [
            entry
            for entry in merged["docs"]
            if entry["location"].startswith(prefix) and not entry["location"].startswith(others)
        ]
        every = [*own, *_rules[lang], *_terms(config, lang, prefix)]
        docs = [
            _findable(entry | {"location": entry["location"].removeprefix(prefix)}, lang) for entry in every
        ]
        fields = merged["config"]["fields"] | {"plain": {"boost": 1.0}, "known": {"boost": AS_KNOWN}}
        index = {"config": merged["config"] | {"lang": [lang], "fields": fields}, "docs": docs}
        path = Path(config.site_dir, prefix, "search/search_index.json")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(index, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
    _rules.clear()


def _terms(config: MkDocsConfig, lang: str, prefix: str) -> list[Entry]:
    """The terms of the glossary, each with the other words that a reader may have for it."""
    others = known_languages()[lang].get("search", {})
    return [
        {
            "location": f"{prefix}glossary/#{term}",
            "title": word,
            "text": meaning,
            "plain": " ".join(others.get(term, [])),
            "known": " ".join(others.get(term, [])),
        }
        for term, (word, meaning) in glossary(Path(config.docs_dir), lang).items()
    ]


def _findable(entry: Entry, lang: str) -> Entry:
    words = f"{_plain(entry['title'])} {_plain(entry['text'])} {entry.get('plain', '')}"
    unaccented = sorted(set(WORD.findall(_unaccented(words))) - set(WORD.findall(words)))
    more = [entry.get("plain", ""), *unaccented, *_cards(words, lang)]
    return entry | {"plain": " ".join(filter(None, more))}


def _cards(words: str, lang: str) -> list[str]:
    """The cards that are named among the words, as they are written with symbols and typed with letters."""
    return [short for name, shorts in _names(lang) if name.search(words) for short in shorts]


@cache
def _names(lang: str) -> list[tuple[re.Pattern[str], tuple[str, str]]]:
    """Each card's name to look for, and how the card is written and typed."""
    sentences = Sentences(lang, ROOT / "translations" / lang)
    letters = {code: letter for letter, code in reversed(known_languages()[lang]["typed"]["suits"].items())}
    named = []
    for card in STANDARD.cards:
        index = sentences.index(card)
        name = re.compile(rf"(?<!\w){re.escape(sentences.name(card))}(?!\w)")
        named.append((name, (index + SYMBOLS[card.suit], index + letters[card.suit])))
    return named


def _plain(text: str) -> str:
    return SIGN.sub(r"\1", " ".join(html.unescape(TAG.sub(" ", text)).split()))


def _unaccented(text: str) -> str:
    apart = unicodedata.normalize("NFKD", text.replace("œ", "oe").replace("Œ", "OE"))
    return "".join(character for character in apart if not unicodedata.combining(character))
