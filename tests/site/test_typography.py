"""French spaces and apostrophes: no ordinary space before ; : ! ? nor inside « », no straight apostrophe.

A space before those signs must not break: it is U+202F, the narrow one. Nor may one part a number from what
it counts.
"""

import re

import pytest

from tests.site.messages import texts
from tests.site.pages import sources

FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
META = re.compile(r"\A---\n.*?\n---\n", re.DOTALL)
#: Code, addresses, attributes and tags: not prose.
NOT_PROSE = re.compile(r"`[^`]*`|\]\([^)]*\)|\{:?[^}\n]*\}|<[^>]*>|https?://\S+")
BREAKING = re.compile(r".{0,25}(?: [;:!?»]|« ).{0,10}")
MISSING = re.compile(r".{0,25}[^\W\d](?:[;!?»])|«\w.{0,10}")
DOUBLED = re.compile(r".{0,25}[ \u00a0\u202f][\u00a0\u202f].{0,10}|.{0,25}[\u00a0\u202f] .{0,10}")
#: A number in figures and what it counts stay together.
PARTED = re.compile(r".{0,25}(?:\b\d+|\$[\w-]+ \}) (?:cartes?|joueurs?|jetons?|plis?|points?)\b")
STRAIGHT = re.compile(r".{0,20}\w['\"]\w.{0,10}|.{0,20}\w'.{0,10}")
PLACEABLE = re.compile(r"\{.*?\}", re.DOTALL)

DOCS = {f"docs/fr/{file}": text for file, text in sources("fr").items()}
FTL = {f"translations/fr/{file}": text for file, text in texts("fr").items()}


def prose(text: str) -> str:
    """What is read of a page: its words, and those of its title and description."""
    words = META.search(text)
    about = re.findall(r"^(?:title|description): \"?(.*?)\"?$", words[0], re.MULTILINE) if words else []
    return NOT_PROSE.sub(" ̷", "\n".join([*about, FENCE.sub("", META.sub("", text))]))


def sentences(text: str) -> str:
    """What is read of a translation: the words without names, comments and selectors."""
    lines = [line.partition(" = ")[2] or line for line in text.splitlines() if not line.startswith("#")]
    words = "\n".join(re.sub(r"^\s*\*?\[\w+\] ", "", line) for line in lines)
    return re.sub(r"\{ ?\$[\w-]+ ->", "", re.sub(r"\{ [^{}]* \}", "x", words))


READ = {file: prose(text) for file, text in DOCS.items()} | {
    file: sentences(text) for file, text in FTL.items()
}


@pytest.mark.parametrize("file", READ)
def test_no_breaking_space_before_signs(file: str) -> None:
    assert BREAKING.findall(READ[file]) == []


@pytest.mark.parametrize("file", READ)
def test_no_missing_space_before_signs(file: str) -> None:
    assert MISSING.findall(READ[file]) == []


@pytest.mark.parametrize("file", READ)
def test_no_doubled_space(file: str) -> None:
    assert DOUBLED.findall(READ[file]) == []


@pytest.mark.parametrize("file", READ)
def test_a_number_stays_with_what_it_counts(file: str) -> None:
    assert PARTED.findall(FTL.get(file, READ[file])) == []


@pytest.mark.parametrize("file", READ)
def test_no_straight_apostrophe(file: str) -> None:
    assert STRAIGHT.findall(READ[file]) == []


def test_faults_would_be_found() -> None:
    assert BREAKING.search("Qui gagne ?")
    assert BREAKING.search("« oui »")
    assert MISSING.search("Qui gagne?")
    assert STRAIGHT.search("l'as")
    assert DOUBLED.search("«\u202f\u202foui")
    assert PARTED.search("un jeu de 52 cartes")
    assert not PARTED.search("un jeu de 52\u00a0cartes")
    assert not BREAKING.search("Qui gagne\u202f? «\u00a0oui\u00a0»\u00a0: oui")
