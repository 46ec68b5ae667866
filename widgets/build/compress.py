"""Compresses a file as far as gzip goes: ``compress.py build/snapshot.raw build/snapshot.bin``."""

import sys
from pathlib import Path

import deflate

MOST = 12


def main(source: str, target: str) -> None:
    """Writes ``source`` to ``target`` as gzip, for the browser's own DecompressionStream."""
    Path(target).write_bytes(deflate.gzip_compress(Path(source).read_bytes(), MOST))


if __name__ == "__main__":
    main(*sys.argv[1:])
