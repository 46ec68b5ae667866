"""The one table of which game has which pages says what there is; each rule has its paragraph on one page."""

import re
from pathlib import Path

import pytest
import yaml

from tests.site.pages import LANGUAGES
from tests.site.sentences import games

ROOT = Path(__file__).parents[2]
TABLE = yaml.safe_load((ROOT / "widgets/pages.yml").read_text(encoding="utf-8"))
FORMS = [form for forms in TABLE.values() for form in forms.values()]
#: The widget that makes a page of a kind.
WIDGET = {
    "example": "example",
    "try": "try",
    "quiz": "quiz",
    "learn": "task",
    "scoring": "points",
    "sheet": "still",
    "worksheet": "worksheet",
    "score": "score",
    "play": "table",
}
RULE = re.compile(r"\{:\s*#([A-Z]+\d+)\s+\.rule\b")


def file(lang: str, path: str) -> Path:
    """Where a page is written, from its path in the site."""
    page = ROOT / "docs" / lang / path
    return page / "index.md" if page.is_dir() else page.with_suffix(".md")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_in_the_table_is_there(lang: str) -> None:
    for form in FORMS:
        for kind, path in form.items():
            assert path.endswith("/")
            text = file(lang, path).read_text(encoding="utf-8")
            assert f"widget: {WIDGET[kind]}" in text if kind in WIDGET else RULE.search(text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_of_such_a_kind_is_in_the_table(lang: str) -> None:
    listed = {file(lang, path) for form in FORMS for path in form.values()}
    for kind in WIDGET:
        assert {*(ROOT / "docs" / lang).glob(f"*/{kind}.md")} <= listed


def test_the_table_names_forms_that_the_engine_knows() -> None:
    for game, forms in TABLE.items():
        assert forms.keys() <= games()[game]["forms"].keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_one_paragraph_on_the_same_page_in_each_language(lang: str) -> None:
    """Links to a rule lead to the page that has it in English."""

    def paragraphs(lang: str) -> list[tuple[str, str]]:
        tree = ROOT / "docs" / lang
        return [
            (rule, str(page.relative_to(tree)))
            for page in sorted(tree.rglob("*.md"))
            for rule in RULE.findall(page.read_text(encoding="utf-8"))
        ]

    found = paragraphs(lang)
    assert len(dict(found)) == len(found)
    assert dict(found) == dict(paragraphs("en"))


def test_nothing_else_names_the_folder_of_a_game() -> None:
    """Scripts ask the table. The first version of the quiz kept things of one game only, and said nothing."""
    named = {
        str(path.relative_to(ROOT))
        for path in (ROOT / "widgets/src").rglob("*.ts")
        if any(f"{game}/" in path.read_text(encoding="utf-8") for game in TABLE)
    }
    assert not named
