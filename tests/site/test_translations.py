"""The translations have the same messages with the same variables, and all that the widgets ask for."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser

from tests.site.messages import junk, source, texts
from tests.site.pages import LANGUAGES, ROOT

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
#: What a widget asks for by a whole name.
ASKED = re.compile(r'(?:text\.)?(?:words|parts)\(\s*"([\w-]+)"')
#: Variables that come along with another: a translation may use them, or not.
COMPANION = re.compile(r"^(.+)-(name|rank|suit|count|or)$")
#: Words of a message that a language may do without: where "the hand" needs no count, or no name.
OPTIONAL = {"all", "cards", "words", "over-equal"}


def needed(lang: str, name: str) -> set[str]:
    """What a message must be given, in itself and in the messages that it refers to."""
    message = source(lang)[name]
    found = {COMPANION.sub(r"\1", variable) for variable in message.variables}
    found = {variable[:1].lower() + variable[1:] for variable in found}
    return found.union(*(needed(lang, other) for other in message.references))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_junk(lang: str) -> None:
    assert junk(lang) == []


def test_junk_would_be_found() -> None:
    assert FluentParser().parse("broken = { $x\n").body[0].__class__.__name__ == "Junk"


@pytest.mark.parametrize("lang", OTHERS)
def test_the_same_messages_in_the_same_files(lang: str) -> None:
    assert texts(lang).keys() == texts("en").keys()
    own = {name: message.file for name, message in source(lang).items() if not name.startswith("-")}
    english = {name: message.file for name, message in source("en").items() if not name.startswith("-")}
    assert own == english


@pytest.mark.parametrize("lang", OTHERS)
def test_the_same_attributes_and_variables(lang: str) -> None:
    for name, english in source("en").items():
        assert source(lang)[name].attributes == english.attributes, name
        assert needed(lang, name) == needed("en", name), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_references_lead_somewhere(lang: str) -> None:
    for name, message in source(lang).items():
        assert message.references <= source(lang).keys(), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_the_widgets_ask_for_is_there(lang: str) -> None:
    scripts = [*(ROOT / "widgets/src").rglob("*.ts")]
    asked = {name for script in scripts for name in ASKED.findall(Path(script).read_text(encoding="utf-8"))}
    assert len(asked) > 50
    assert asked <= source(lang).keys()
