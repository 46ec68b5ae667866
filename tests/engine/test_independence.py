"""The engine needs nothing but Python itself."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.engine.door import ENGINE

ROOT = ENGINE / "kortspel"
FILES = {".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in sorted(ROOT.rglob("*.py"))}
FORBIDDEN = {"__import__", "eval", "exec"}


def imports(path: Path) -> Iterator[str]:
    """The dotted names of all that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: an import relative to the package"
            assert node.module is not None
            yield from (f"{node.module}.{name.name}" for name in node.names)


#: What the room of sentences needs, which nothing else in the engine knows.
TERMINAL = {"babel", "fluent"}


@pytest.mark.parametrize("room", FILES)
def test_only_the_standard_library_is_imported(room: str) -> None:
    for name in imports(FILES[room]):
        package = name.split(".")[0]
        if room == "sentences" and package in TERMINAL:
            continue
        assert package == "kortspel" or package in sys.stdlib_module_names, name


@pytest.mark.parametrize("room", FILES)
def test_nothing_is_imported_behind_our_back(room: str) -> None:
    tree = ast.parse(FILES[room].read_text(encoding="utf-8"))
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert not names & FORBIDDEN
    assert "importlib" not in {name.split(".")[0] for name in imports(FILES[room])}


def test_it_runs_without_any_installed_package() -> None:
    code = (
        f"import sys; sys.path.insert(0, {str(ENGINE)!r})\n"
        "from kortspel.api import answer\n"
        """print('error' in answer('{"ask":"game","game":"femkort"}'))"""
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code], capture_output=True, check=True, timeout=60
    )
    assert done.stdout.split() == [b"False"]
