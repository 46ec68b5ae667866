"""`make build` does again what has to be done again, and nothing else.

Its tools are replaced by ones that only say that they were called.
"""

import os
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.site.pages import ROOT, SITE

#: What each tool leaves behind: the rest of its work doesn't matter here.
TOOL = """#!/bin/sh
echo "$(basename "$0") $*" >>log
case "$*" in
*--outdir*) mkdir -p build/engine ;;
*bundle.mjs*) mkdir -p build/assets ;;
*snapshot.bin) touch build/snapshot.bin ;;
*offline.mjs*) mkdir -p site && touch site/sw.js ;;
esac
"""
WHEEL, SNAPSHOT, BUNDLE, PAGES = (
    "python -m build",
    "node widgets/build/snapshot.mjs",
    "bundle.mjs",
    "mkdocs build",
)
Build = Callable[..., list[str]]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The project with a few files of each kind, and tools that only say that they were called."""
    for name in (
        "Makefile",
        "mkdocs.yml",
        "package.json",
        "package-lock.json",
        "requirements.txt",
        ".python-version",
        "setup",
        "widgets/build",
        "engine/kortspel/api.py",
        "engine/kortspel/cards.py",
        "translations/en/page.ftl",
        "translations/en/quiz.ftl",
        "docs/en/index.md",
        "docs/en/about.md",
        "docs/en/glossary.md",
    ):
        source, target = ROOT / name, tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target)
        else:
            shutil.copy(source, target)
    tools = tmp_path / ".venv/bin"
    tools.mkdir(parents=True)
    (tmp_path / "node_modules").mkdir()
    for tool in ("python", "node", "npm", "mkdocs", "pyodide"):
        (tools / tool).write_text(TOOL, encoding="utf-8")
        (tools / tool).chmod(0o755)
    time.sleep(0.02)
    for stamp in (".venv/.stamp", "node_modules/.stamp"):
        (tmp_path / stamp).touch()
    return tmp_path


@pytest.fixture
def build(project: Path) -> Build:
    """Builds, and says which tools were called."""

    def build(**environment: str) -> list[str]:
        log = project / "log"
        log.write_text("", encoding="utf-8")
        clean = {
            name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "SITE_URL"))
        }
        subprocess.run(
            ["make", "build"],
            cwd=project,
            env=clean | environment,
            check=True,
            capture_output=True,
            timeout=60,
        )
        time.sleep(0.02)  # What changes from now on is newer.
        return log.read_text(encoding="utf-8").splitlines()

    calls = build()
    assert all(done(step, calls) for step in (WHEEL, SNAPSHOT, BUNDLE, PAGES))
    return build


def done(step: str, calls: list[str]) -> bool:
    return any(step in call for call in calls)


def test_nothing_is_done_twice(build: Build) -> None:
    assert build() == []


def test_another_address_is_built_for(build: Build) -> None:
    for address in ("https://one.example/", "https://two.example/"):
        calls = build(SITE_URL=address)
        assert done(PAGES, calls)
        assert not done(BUNDLE, calls)
        assert build(SITE_URL=address) == []
    assert done(PAGES, build()), "and for none"


@pytest.mark.parametrize(
    ("name", "step"),
    [
        ("docs/en/about.md", PAGES),
        ("translations/en/quiz.ftl", BUNDLE),
        ("widgets/build/standins/asyncio/__init__.py", SNAPSHOT),
        ("engine/kortspel/cards.py", WHEEL),
    ],
)
@pytest.mark.parametrize("what", ["gone", "changed", "come"])
def test_a_file_that_has_come_gone_or_changed_is_noticed(
    project: Path, build: Build, name: str, step: str, what: str
) -> None:
    file = project / name
    if what == "gone":
        file.unlink()
    elif what == "changed":
        file.touch()
    else:
        file.with_stem("another").touch()
    assert done(step, build())
    assert build() == []


def test_a_rule_that_moves_to_another_page_is_noticed(project: Path, build: Build) -> None:
    """The widgets know where the paragraph of each rule is. Other words in a page are nothing to them."""
    page = project / "docs/en/about.md"
    page.write_text("Other words.", encoding="utf-8")
    assert not done(BUNDLE, build())
    page.write_text("A rule.\n{: #F99 .rule }", encoding="utf-8")
    assert done(BUNDLE, build())


def test_a_site_that_was_removed_is_built_again(project: Path, build: Build) -> None:
    shutil.rmtree(project / "site")
    assert done(PAGES, build())


def test_nothing_of_the_build_is_published() -> None:
    hidden = [path.name for path in SITE.rglob(".*")]
    assert hidden == []
