"""The drawing process: widgets drawn by the browser's own templates, from the engine's own replies."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[3]

_running: list["Drawing"] = []


def drawing() -> "Drawing":
    """The one process of this build, started when it is first needed."""
    if not _running:
        _running.append(Drawing())
    return _running[0]


def stop() -> None:
    """Ends it."""
    while _running:
        _running.pop().close()


class Drawing:
    """A running ``draw.mjs``, told of one widget a line. Raises ValueError for what it can't draw."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [os.environ.get("NODE", "node"), ROOT / "build/draw.mjs", sys.executable],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": str(ROOT / "engine")},
            text=True,
            encoding="utf-8",
        )

    def card(self, lang: str, code: str) -> str:
        """The element ``kort-card``."""
        return str(self._tell({"widget": "card", "lang": lang, "spec": {"card": code}})["html"])

    def widget(
        self, name: str, lang: str, root: str, place: str, spec: dict[str, Any], *, closed: bool = False
    ) -> str:
        """The element ``kort-<name>`` as HTML, with its first state and the replies behind it.

        ``closed``: it is shown only when it is asked for, and brings no replies but that of its first state.
        """
        order = {"widget": name, "lang": lang, "root": root, "place": place, "spec": spec, "closed": closed}
        return str(self._tell(order)["html"])

    def words(self, lang: str, message: str, **args: Any) -> str:
        """A sentence from the translations."""
        return str(self._tell({"say": message, "lang": lang, "args": args})["words"])

    def close(self) -> None:
        """Ends the process."""
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait(timeout=10)

    def _tell(self, order: dict[str, Any]) -> dict[str, Any]:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise ValueError("the drawing process has stopped; is build/draw.mjs there?")
        reply: dict[str, Any] = json.loads(line)
        if "error" in reply:
            raise ValueError(reply["error"])
        return reply
