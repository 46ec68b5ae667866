"""Asking the engine through its door, in this process or as ``python -m kortspel``."""

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import kortspel
from kortspel.api import answer

ENGINE = Path(kortspel.__file__).parents[1]


def ask(**request: Any) -> dict[str, Any]:
    """The reply to a request, both as values."""
    return json.loads(answer(json.dumps(request)))


def bare(value: Any) -> Any:
    """A reply, or a part of one, without the facts of its verdicts: ``test_facts.py`` has those."""
    if isinstance(value, dict):
        return {name: bare(inner) for name, inner in value.items() if name != "args"}
    return [bare(inner) for inner in value] if isinstance(value, list) else value


def error(**request: Any) -> tuple[str, str]:
    """The code and the place of the error that a request is answered with."""
    return error_in(answer(json.dumps(request)))


def error_in(reply: str) -> tuple[str, str]:
    """The code and the place of the error that a reply's text is."""
    value = json.loads(reply)
    assert list(value) == ["error"], f"not an error: {reply[:200]}"
    return value["error"]["code"], value["error"]["at"]


def terminal(lines: Iterable[str | bytes], **environment: str) -> list[str]:
    """The replies of one ``python -m kortspel`` to all the lines."""
    sent = b"".join((line.encode() if isinstance(line, str) else line) + b"\n" for line in lines)
    done = subprocess.run(
        [sys.executable, "-m", "kortspel"],
        input=sent,
        capture_output=True,
        timeout=60,
        check=False,
        env=os.environ | {"PYTHONPATH": str(ENGINE)} | environment,
    )
    assert done.returncode == 0, done.stderr.decode()
    assert done.stderr == b""
    return done.stdout.decode().split("\n")[:-1]
