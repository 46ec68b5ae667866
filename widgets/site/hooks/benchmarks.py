"""The figures of ``make bench`` in the page about them.

``<!-- benchmarks -->`` and ``<!-- benchmarks starts -->`` say where.
"""

import json
import re
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from drawing import ROOT, drawing
from mkdocs.config.defaults import MkDocsConfig

RESULTS = ROOT / "tests/bench/results.json"
PLACE = re.compile(r"^<!-- benchmarks(?: (?P<budget>\w+))? -->$", re.MULTILINE)
COLUMNS = ("what", "figure", "baseline", "ratio", "must", "aim", "met")
NOTHING = "–"

type Words = Callable[..., str]
type Row = dict[str, Any]


def on_page_markdown(markdown: str, config: MkDocsConfig, **_: Any) -> str:
    """Puts a table where the page wants one: all that has a budget, or all measured for one of them."""
    if not PLACE.search(markdown):
        return markdown
    words = partial(drawing().words, config.plugins["i18n"].current_language)
    results = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {"budgets": {}}
    return PLACE.sub(lambda place: _written(place["budget"], results, words), markdown)


def headings(words: Words) -> list[str]:
    """The first line of a table."""
    return [words(f"bench-heading-{column}") for column in COLUMNS]


def day(date: str, words: Words) -> str:
    """A date such as "2026-11-30" as people write it."""
    year, month, number = date.split("-")
    return words("bench-date", year=year, month=int(month), day=int(number))


def cells(row: Row, words: Words) -> list[str]:
    """A row in words."""

    def value(name: str, unit: str) -> str:
        return NOTHING if row[name] is None else words(f"bench-unit-{unit}", n=row[name])

    return [
        words(row["what"], **row["args"]),
        value("figure", row["unit"]),
        value("baseline", row["unit"]),
        value("ratio", "ratio"),
        _limit(row, row["must"], words),
        _limit(row, row["aim"], words),
        words(f"bench-met-{row['met']}") if row["met"] else NOTHING,
    ]


def _limit(row: Row, limit: float | None, words: Words) -> str:
    if limit is None:
        return NOTHING
    if row["of"] == "difference":
        return words("bench-lower", n=-limit)
    unit = "ratio" if row["of"] == "ratio" else row["unit"]
    return f"{'≥' if row['least'] else '≤'}\u00a0{words(f'bench-unit-{unit}', n=limit)}"


def _written(budget: str | None, results: dict[str, Any], words: Words) -> str:
    budgets = results["budgets"]
    if not budgets or (budget and budget not in budgets):
        return words("bench-not-yet")
    if budget:
        measured = budgets[budget]
        when = words("bench-measured", date=day(measured["date"], words), runs=measured["runs"])
        return f"{when}\n\n{_table(measured['rows'], words)}"
    rows = [row for measured in budgets.values() for row in measured["rows"] if row["met"]]
    return f"{_table(rows, words)}\n\n{words('bench-machine', **results['machine'])}"


def _table(rows: Iterable[Row], words: Words) -> str:
    """A table as Markdown, without the columns that have nothing to show."""
    align = ["---", *["--:"] * (len(COLUMNS) - 2), "---"]
    columns = zip(headings(words), align, *(cells(row, words) for row in rows), strict=True)
    lines = zip(*(column for column in columns if set(column[2:]) != {NOTHING}), strict=True)
    written = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    return f'<div class="figures" markdown="block">\n\n{written}\n\n</div>'
