"""Another language is a folder of sentences and a folder of pages: nothing else has to know of it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.site.pages import DOCS, ROOT, TRANSLATIONS

#: Swedish, in English words: what they say doesn't matter here.
NEW = "sv"
#: What the build reads beside pages and sentences.
READ = ("mkdocs.yml", "package.json", "widgets", "tests/bench/results.json")
#: What it takes as it is.
TAKEN = ("engine", "node_modules", "setup")
#: What was built before the languages came into it; the rest is built anew.
BUILT = {"assets", "draw.mjs", "inputs"}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A site in English and the new language, for the time that the others take."""
    project = tmp_path / "project"
    for name in READ:
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, project / name)
    for name in TAKEN:
        (project / name).symlink_to(ROOT / name)
    (project / "build").mkdir()
    for file in (ROOT / "build").iterdir():
        if file.name not in BUILT:
            (project / "build" / file.name).symlink_to(file)
    for lang in ("en", NEW):
        shutil.copytree(TRANSLATIONS / "en", project / "translations" / lang)
        shutil.copytree(DOCS / "en", project / "docs" / lang)
    known = {
        "PYTHONPATH": str(ROOT / "engine"),
        "NO_MKDOCS_2_WARNING": "1",
        "SITE_URL": "https://example.org/",
    }
    for command in (
        ["node", "widgets/build/bundle.mjs"],
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"],
        ["node", "widgets/build/offline.mjs"],
    ):
        done = subprocess.run(
            command, cwd=project, env=os.environ | known, capture_output=True, text=True, timeout=240
        )
        assert done.returncode == 0, done.stdout + done.stderr
    return project / "site"


def test_it_is_whole_and_its_own(site: Path) -> None:
    """One test, so that side by side the site is built once."""
    english = {
        file.relative_to(site) for file in site.rglob("*.html") if NEW not in file.relative_to(site).parts
    }
    assert len(english) >= 10
    assert {file.relative_to(site / NEW) for file in (site / NEW).rglob("*.html")} == english

    (script,) = (site / "assets/kort").glob(f"kort.{NEW}.*.js")
    for page in ("index.html", "femkort/index.html", "femkort/quiz/index.html"):
        html = (site / NEW / page).read_text(encoding="utf-8")
        assert f'<html lang="{NEW}"' in html, page
        assert script.name in html, page
        assert f'hreflang="{NEW}"' in (site / page).read_text(encoding="utf-8"), page
    index = json.loads((site / NEW / "search/search_index.json").read_text(encoding="utf-8"))
    assert index["docs"]
    assert f"{NEW}/offline/" in (site / "sw.js").read_text(encoding="utf-8")
