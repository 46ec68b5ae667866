"""The engine's reference: in English in every language, of every public module, and its example is true."""

import re
from pathlib import Path

import pytest
from kortspel import api

from tests.site.pages import FOLDER, LANGUAGES, ROOT, SITE, Element, Page, sources

SOURCES = {lang: sources(lang)["contribute/engine.md"] for lang in LANGUAGES}
#: What the page only names: makers of questions, one function a concept, how a game is played well, the loop
#: of the shell.
NAMED_ONLY = ("__main__", "api", "suit_questions", "questions", "lessons", "principles")


def page(lang: str) -> Page:
    return Page(f"{FOLDER[lang]}contribute/engine/index.html")


def headings(lang: str) -> list[Element]:
    found = page(lang).root.all("h3", "h4", "h5")
    return [heading for heading in found if heading.get("id").startswith("kortspel.")]


def language(element: Element) -> str:
    while not element.get("lang") and element.parent:
        element = element.parent
    return element.get("lang")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_is_what_the_engine_says(lang: str) -> None:
    (request,) = re.findall(r"^echo '(.*)' \|$", SOURCES[lang], re.MULTILINE)
    (reply,) = re.findall(r"^```json\n(.*)\n```$", SOURCES[lang], re.MULTILINE)
    assert api.answer(request) == reply


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_module_is_there(lang: str) -> None:
    engine = Path(ROOT, "engine")
    files = (file.relative_to(engine).with_suffix("") for file in engine.glob("kortspel/**/*.py"))
    modules = {".".join(file.parts).removesuffix(".__init__") for file in files} - {
        "kortspel",
        "kortspel.door",
    }
    assert {heading.get("id") for heading in headings(lang) if heading.tag == "h3"} == {
        module for module in modules if module == "kortspel.door.api" or not module.endswith(NAMED_ONLY)
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_english_and_marked_as_such(lang: str) -> None:
    assert {language(heading) for heading in headings(lang)} == {"en"}
    prose = [heading for heading in page(lang).root.all("h2") if heading.inside("article")]
    assert {language(heading) for heading in prose} == {lang}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_public_and_the_same_in_each_language(lang: str) -> None:
    names = [heading.get("id") for heading in headings(lang)]
    assert len(names) == len(set(names)) > 200
    assert not [name for name in names if re.search(r"\._", name)]
    assert names == [heading.get("id") for heading in headings("en")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_docstrings_are_written_for_markdown(lang: str) -> None:
    text = "".join(
        element.text() for element in page(lang).root.all("div") if "reference" in element.get("class")
    )
    assert "`" not in text
    assert not re.search(r":(class|func|meth|data|attr|exc):", text)


def test_its_style_comes_with_the_site_s_own() -> None:
    assert not list(SITE.rglob("_mkdocstrings.css"))
    assert "mkdocstrings.css" not in page("en").source
