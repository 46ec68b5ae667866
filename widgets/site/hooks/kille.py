"""The drawings of the Kille pack: one sheet of symbols, written into each page that shows such cards."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from mkdocs.plugins import event_priority

DRAWINGS = Path("widgets/src/cards/kille")
#: How a page says that a card of the pack is, or may yet be, drawn in it.
SHOWN = re.compile(r'k-kille|"game": ?"femkortskille"|"pack": ?"kille"')
SVG = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)
#: How many lilies stand in each row of a numeral.
LILIES = {
    1: (1,),
    2: (1, 1),
    3: (1, 1, 1),
    4: (2, 2),
    5: (2, 1, 2),
    6: (2, 2, 2),
    7: (2, 3, 2),
    8: (3, 2, 3),
    9: (3, 3, 3),
    10: (3, 2, 2, 3),
    11: (3, 3, 2, 3),
    12: (3, 3, 3, 3),
}


@event_priority(-50)
def on_page_content(html: str, **_: Any) -> str:
    """Adds the sheet where a card of the pack is drawn. It is left out of what is searched."""
    return html + sprite() if SHOWN.search(html) else html


@cache
def sprite() -> str:
    """Every emblem as a symbol of its own, ``kille-KU``; the numerals are as many lilies, set in rows."""
    drawn = {path.stem: _inside(path) for path in sorted(DRAWINGS.glob("*.svg"))}
    drawn |= {str(number): _lilies(rows) for number, rows in LILIES.items()}
    symbols = [
        f'<symbol id="kille-{code}" viewBox="0 0 100 100">{inside}</symbol>' for code, inside in drawn.items()
    ]
    unseen = 'class="k-sheet" width="0" height="0" aria-hidden="true" data-search-exclude'
    return f"<svg {unseen}>{''.join(symbols)}</svg>"


def _inside(path: Path) -> str:
    found = SVG.search(path.read_text(encoding="utf-8"))
    if not found:
        raise ValueError(f"{path} is no drawing")
    return re.sub(r">\s+<", "><", found[1]).strip()


def _lilies(rows: tuple[int, ...]) -> str:
    """Lilies as large as fit, each row spread over the width."""
    size = min(100 / len(rows), 100 / max(rows), 46)
    places = [
        (50 + (column - (count - 1) / 2) * (100 / max(max(rows), 2)), (row + 0.5) * 100 / len(rows))
        for row, count in enumerate(rows)
        for column in range(count)
    ]
    if len(places) == 1:
        size = 84
    lily = '<use href="#kille-lily" x="{:.3g}" y="{:.3g}" width="{:.3g}" height="{:.3g}"/>'
    return "".join(lily.format(x - size / 2, y - size / 2, size, size) for x, y in places)
