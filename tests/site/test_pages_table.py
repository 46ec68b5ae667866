"""The one table of which game has which pages says what there is: every page, and no other."""

from pathlib import Path

import pytest
import yaml

from tests.site.pages import LANGUAGES

ROOT = Path(__file__).parents[2]
TABLE = yaml.safe_load((ROOT / "widgets/pages.yml").read_text(encoding="utf-8"))
FORMS = [form for forms in TABLE.values() for form in forms.values()]
#: The widget that makes a page of a kind.
WIDGET = {"example": "example", "try": "try", "quiz": "quiz", "sheet": "still", "worksheet": "worksheet"}


def page(lang: str, folder: str, kind: str) -> Path:
    return ROOT / "docs" / lang / folder / ("index.md" if kind == "rules" else f"{kind}.md")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_in_the_table_is_there(lang: str) -> None:
    for form in FORMS:
        for kind in form["kinds"]:
            text = page(lang, form["folder"], kind).read_text(encoding="utf-8")
            assert kind == "rules" or f"widget: {WIDGET[kind]}" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_of_a_game_is_in_the_table(lang: str) -> None:
    listed = {page(lang, form["folder"], kind) for form in FORMS for kind in form["kinds"]}
    folders = {form["folder"] for form in FORMS}
    assert {path for folder in folders for path in (ROOT / "docs" / lang / folder).glob("*.md")} == listed


def test_nothing_else_names_the_folder_of_a_game() -> None:
    """Scripts ask the table. The first version of the quiz kept things of one game only, and didn't say so."""
    named = {
        str(path.relative_to(ROOT))
        for path in (ROOT / "widgets/src").rglob("*.ts")
        if any(f"{form['folder']}/" in path.read_text(encoding="utf-8") for form in FORMS)
    }
    assert named == set()
