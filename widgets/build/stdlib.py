"""Makes build/python.zip: what the snapshot is made from.

It holds the standard library as Pyodide ships it, the engine, and the stand-ins: small modules in place of
large ones that Pyodide's start imports and the engine never uses (asyncio, inspect, zipfile and what they
bring along). All of it is compiled without docstrings and line numbers, for the page is told of an error in
one line. Only what is imported ends up in the snapshot. Must run under the Python whose bytecode Pyodide
reads.
"""

import importlib.util
import marshal
import struct
import sys
import zipfile
from pathlib import Path
from types import CodeType

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
STANDINS = HERE / "standins"
ENGINE = ROOT / "engine"
#: Unchecked bytecode: flags, time and size are nought, so that nothing depends on when it was made.
HEADER = importlib.util.MAGIC_NUMBER + struct.pack("<III", 0, 0, 0)
EPOCH = (1980, 1, 1, 0, 0, 0)


def sources(stdlib: Path) -> dict[str, bytes]:
    """Every module's source by its path in the archive; later ones stand in for earlier ones."""
    with zipfile.ZipFile(stdlib) as archive:
        found = {name: archive.read(name) for name in archive.namelist() if name.endswith(".py")}
    for folder in (STANDINS, ENGINE):
        for path in folder.rglob("*.py"):
            found[path.relative_to(folder).as_posix()] = path.read_bytes()
    return found


def without_lines(code: CodeType) -> CodeType:
    """Code that no longer knows the lines it came from, its functions neither."""
    constants = (without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(constants))


def main(stdlib: str, out: str) -> None:
    """Compiles the modules of ``stdlib``, Pyodide's python_stdlib.zip, the stand-ins and the engine."""
    assert sys.version_info[:2] == (3, 13), "Pyodide 0.29 reads the bytecode of Python 3.13"
    with zipfile.ZipFile(out, "w") as archive:
        for name, source in sorted(sources(Path(stdlib)).items()):
            code = compile(source, name, "exec", optimize=2, dont_inherit=True)
            archive.writestr(zipfile.ZipInfo(f"{name}c", EPOCH), HEADER + marshal.dumps(without_lines(code)))


if __name__ == "__main__":
    main(*sys.argv[1:])
