"""Python's snapshot: the same bytes from each Node and in each folder, and none that doesn't start."""

import gzip
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.site.pages import ROOT

#: What a newer engine has: a navigator, suspending functions, and modules with garbage collection (here the
#: one that Pyodide makes of them, without its instructions, so that an older engine takes it).
NEWER = """
globalThis.navigator = { userAgent: "Node.js/99", platform: "linux", languages: ["fr"] };
Object.assign(WebAssembly, { Suspending: class {}, promising: () => {} });
const plain = [0, 97, 115, 109, 1, 0, 0, 0, 1, 6, 1, 96, 1, 127, 1, 127, 2, 9, 1, 1, 101, 1, 116, 1, 112, 0,
  0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 6, 1, 4, 0, 65, 127, 11];
const collects = (code) => code.some((byte, at) => byte === 251 && code[at + 1] === 20);
WebAssembly.Module = new Proxy(WebAssembly.Module, {
  construct: (Module, [code]) =>
    new Module(collects(new Uint8Array(code.buffer ?? code)) ? Uint8Array.from(plain) : code),
});
"""


def make(step: str, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs a step of the build in another folder."""
    tool = [sys.executable] if step.endswith(".py") else ["node", *arguments]
    files = {
        "stdlib.py": ["node_modules/pyodide/python_stdlib.zip", "build/python.zip"],
        "compress.py": ["build/snapshot.raw", "build/snapshot.bin"],
    }
    command = [*tool, str(folder / "widgets/build" / step), *files.get(step, [])]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "engine")}
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=120
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Another folder with what the steps read, and nothing built in it."""
    (tmp_path / "build").mkdir()
    for part in ("widgets/build", "engine/kortspel"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "node_modules").symlink_to(ROOT / "node_modules")
    return tmp_path


@pytest.mark.parametrize("newer", [False, True], ids=["this Node", "a newer one"])
def test_the_same_input_gives_the_same_bytes(folder: Path, newer: bool) -> None:
    """A deploy of the same engine sends no megabyte again."""
    preload = folder / "newer.mjs"
    preload.write_text(NEWER if newer else "", encoding="utf-8")
    for step in ("stdlib.py", "snapshot.mjs", "program.mjs", "compress.py"):
        made = make(step, folder, "--import", preload.as_uri())
        assert made.returncode == 0, made.stderr
    names = sorted(file.name for file in (folder / "build").iterdir())
    assert names == ["python.wasm", "python.zip", "snapshot.bin", "snapshot.json", "snapshot.raw"]
    assert str(folder).encode() not in (folder / "build/snapshot.raw").read_bytes()
    for name in names:
        assert (folder / "build" / name).read_bytes() == (ROOT / "build" / name).read_bytes(), name


@pytest.mark.parametrize("harm", ["none", "a wrong byte in the program", "another engine"])
def test_the_build_restores_what_it_made_and_fails_where_it_cannot(folder: Path, harm: str) -> None:
    for name in ("python.wasm", "snapshot.bin", "snapshot.json"):
        (folder / "build" / name).write_bytes((ROOT / "build" / name).read_bytes())
    if harm == "a wrong byte in the program":
        program = folder / "build/python.wasm"
        program.write_bytes(program.read_bytes()[:-1])
    if harm == "another engine":
        memory = gzip.decompress((folder / "build/snapshot.bin").read_bytes())
        assert b"not-json" in memory
        changed = memory.replace(b"not-json", b"not-jsom")
        (folder / "build/snapshot.bin").write_bytes(gzip.compress(changed, 1))
    made = make("restore.mjs", folder)
    assert (made.returncode == 0) == (harm == "none"), made.stderr
