"""Random deals through the engine's public ``State``, against OpenSpiel's games driven from Python."""

import os
import sys
import venv
from pathlib import Path

from tests.bench.random_games import FORMS
from tests.bench.report import ROOT, Limit, Options, Row, median, quietly, say

TOOLS = ROOT / ".cache/bench"
REQUIREMENTS = ROOT / "tests/bench/openspiel.txt"
SCRIPT = ROOT / "tests/bench/random_games.py"
SECONDS = 3
MODERN = "femkort modern"
EUCHRE = Limit(must=1, aim=1.5, of="ratio", least=True)


def rows(options: Options) -> list[Row]:
    """Games a second, each game in a process of its own, in turn. One thread, one processor."""
    ours = {form: Path(sys.executable) for form in FORMS}
    pythons = ours | {"euchre": _openspiel(), "hearts": _openspiel()}
    speeds: dict[str, list[float]] = {game: [] for game in pythons}
    for run in range(options.runs):
        for game, python in pythons.items():
            speeds[game].append(_speed(python, game))
            say(f"play-outs {run + 1} of {options.runs}, {game}: {speeds[game][-1]:.0f} a second")
    modern, euchre, hearts = (median(speeds[game]) for game in (MODERN, "euchre", "hearts"))
    args: dict[str, str | int] = {"other": "euchre", "form": MODERN.replace(" ", "-")}
    found = [Row("bench-playouts", modern, "games", euchre, EUCHRE, args=args)]
    found.append(Row("bench-playouts", modern, "games", hearts, args=args | {"other": "hearts"}))
    for form in ours:
        if form != MODERN:
            named = args | {"form": form.replace(" ", "-")}
            found.append(Row("bench-playouts", median(speeds[form]), "games", euchre, args=named))
    return found


def _speed(python: Path, game: str) -> float:
    environment = os.environ | {"PYTHONPATH": str(ROOT / "engine")}
    command = [str(python), str(SCRIPT), game, str(SECONDS)]
    return float(quietly(command, env=environment))


def _openspiel() -> Path:
    """A Python that has OpenSpiel, made once, for nothing else here needs it."""
    python = TOOLS / "bin/python"
    ready = TOOLS / "ready"
    if not ready.exists() or ready.read_text(encoding="utf-8") != REQUIREMENTS.read_text(encoding="utf-8"):
        say("Installing OpenSpiel")
        venv.create(TOOLS, clear=True, with_pip=True)
        install = [
            str(python),
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--require-hashes",
        ]
        quietly([*install, "-r", str(REQUIREMENTS)])
        ready.write_text(REQUIREMENTS.read_text(encoding="utf-8"), encoding="utf-8")
    return python
