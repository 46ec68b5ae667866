"""What every budget returns: rows of a figure, its baseline and its limits; and the file that keeps them."""

import datetime
import json
import statistics
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parents[2]
SITE = ROOT / "site"
BUDGETS = ("starts", "bytes", "taps", "lighthouse", "build", "playouts")
#: Those whose figures are no medians of several runs.
COUNTED_ONCE = ("bytes", "taps")

type Words = Callable[..., str]


@dataclass(frozen=True)
class Options:
    """How much is measured."""

    runs: int = 5
    taps: int = 100


@dataclass(frozen=True)
class Limit:
    """What must be kept and what is aimed at, ``of`` the figure or of it and its baseline."""

    must: float
    aim: float | None = None
    of: Literal["figure", "ratio", "difference"] = "figure"
    #: Whether the limit is the least that will do, not the most.
    least: bool = False


@dataclass(frozen=True)
class Row:
    """One line of the table. ``what`` is a message of ``benchmarks.ftl``, ``args`` are its arguments."""

    what: str
    figure: float
    unit: str
    baseline: float | None = None
    limit: Limit | None = None
    args: dict[str, str | int] = field(default_factory=dict)

    @property
    def ratio(self) -> float | None:
        """The figure against its baseline."""
        return self.figure / self.baseline if self.baseline else None

    @property
    def met(self) -> Literal["aim", "must", "no"] | None:
        """How much of its limit it keeps; None where there is none."""
        if self.limit is None:
            return None
        value = self._limited()
        kept = [
            limit is not None and (value >= limit if self.limit.least else value <= limit)
            for limit in (self.limit.must, self.limit.aim)
        ]
        return ("aim" if kept[1] else "must") if kept[0] else "no"

    def _limited(self) -> float:
        assert self.limit
        if self.limit.of == "figure":
            return self.figure
        assert self.baseline is not None
        return self.figure / self.baseline if self.limit.of == "ratio" else self.figure - self.baseline

    def plain(self) -> dict[str, Any]:
        """The row as JSON keeps it."""
        limit = self.limit
        return {
            "what": self.what,
            "args": self.args,
            "figure": rounded(self.figure),
            "unit": self.unit,
            "baseline": rounded(self.baseline),
            "ratio": rounded(self.ratio),
            "of": limit and limit.of,
            "least": limit and limit.least,
            "must": limit and limit.must,
            "aim": limit and limit.aim,
            "met": self.met,
        }


def rounded(figure: float | None) -> float | None:
    """Four digits are more than any of these figures is good for."""
    return None if figure is None else float(f"{figure:.4g}")


def median(figures: Sequence[float]) -> float:
    """The middle one."""
    return float(statistics.median(figures))


def percentile(figures: Sequence[float], share: int) -> float:
    """The figure that ``share`` per cent of them don't exceed."""
    ordered = sorted(figures)
    return ordered[max(0, -(-len(ordered) * share // 100) - 1)]


def say(text: str) -> None:
    """Tells how far the work has come."""
    print(f"» {text}", flush=True)


def quietly(command: Sequence[str | Path], **options: Any) -> str:
    """Runs a command and returns what it printed. Its errors are shown only where it fails."""
    done = subprocess.run(command, capture_output=True, text=True, check=False, **options)
    if done.returncode:
        raise RuntimeError(f"{command[:4]} failed: {done.stderr[-2000:] or done.stdout[-2000:]}")
    return str(done.stdout)


def keep(path: Path, budget: str, rows: list[Row], machine: dict[str, Any], options: Options) -> None:
    """Writes the rows of a budget over its former ones. Figures of another machine are dropped."""
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    budgets = kept.get("budgets", {}) if kept.get("machine") == machine else {}
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    runs = 0 if budget in COUNTED_ONCE else options.runs
    budgets[budget] = {"date": today, "runs": runs, "rows": [row.plain() for row in rows]}
    ordered = {name: budgets[name] for name in BUDGETS if name in budgets}
    results = {"machine": machine, "budgets": ordered}
    path.write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def table(rows: list[dict[str, Any]]) -> str:
    """Rows for the terminal, with the labels and figures that the page has in English."""
    hook = _hook()
    words = _english()
    lines = [hook.headings(words), *(hook.cells(row, words) for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    lines.insert(1, ["-" * width for width in widths])
    aligned = [[cell.ljust(width) for cell, width in zip(line, widths, strict=True)] for line in lines]
    return "\n".join("  ".join(line).rstrip() for line in aligned)


def _hook() -> Any:
    """The hook that writes the page: terminal and page are to show the same."""
    sys.path.append(str(ROOT / "widgets/site/hooks"))
    import benchmarks  # type: ignore[import-not-found]

    return benchmarks


def _english() -> Words:
    bundle = FluentBundle(["en-GB"], use_isolating=False)
    source = (ROOT / "translations/en/benchmarks.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))

    def words(message: str, **args: Any) -> str:
        pattern = bundle.get_message(message).value
        assert pattern
        text, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(text)

    return words
