"""Bytes: of a first visit up to Python's first answer, and of a rules page that nobody has touched."""

import json
import re
import time
from collections import Counter

from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from tests.bench.browsers import profile
from tests.bench.host import Host, Sent
from tests.bench.report import ROOT, SITE, Limit, Options, Row, quietly, say
from tests.bench.starts import harness, visit
from tests.site.pages import FOLDER as PAGES

FOLDER = "/assets/kort/"
#: What no page has: Python has to be asked.
POSITION = "femkort.modern.play.A.9H.x_KH-2H_x."
RULES = {lang: f"{folder}femkort/" for lang, folder in PAGES.items()}
#: What a file is for, by the end of its path. The first that fits counts.
PYTHON = {
    "program": r"\.wasm$",
    "library": r"snapshot\.\w+\.bin$|python_stdlib\.zip$|\.whl$",
    "loader": r"pyodide\.mjs$|pyodide\.asm\.js$|pyodide-lock\.json$|worker\.\w+\.js$",
}
PAGE = {
    "script": r"\.m?js$",
    "style": r"\.css$",
    "font": r"\.woff2$",
    "picture": r"\.(svg|png)$",
    "page": r"",
}
TOTAL = Limit(must=1.05, aim=0.8, of="ratio")
SCRIPT = Limit(must=30, aim=20)
STYLE = Limit(must=10, aim=8)
NONE = Limit(must=0)
IDLE = 1.0


def rows(_options: Options) -> list[Row]:
    """Every visit is counted once: bytes don't vary."""
    with harness() as host, sync_playwright() as playwright:
        return [*_first_visit(host, playwright), *_untouched(host, playwright)]


def _first_visit(host: Host, playwright: Playwright) -> list[Row]:
    """The position's page with an answer from Python, against the stock core for the same answer."""
    with profile(playwright, "chromium", service_workers="block") as context:
        ours = _answered(host, context)
    with profile(playwright, "chromium") as context:
        _, stock = visit(host, context, "stock, worker")
    sizes, baseline = _by_kind(ours, PYTHON), _by_kind(stock, PYTHON)
    around = _by_kind([sent for sent in ours if not _kind(sent.path, PYTHON)], PAGE)
    say(f"first visit: Python {sizes.total()} bytes, stock {baseline.total()}, the page {around.total()}")

    def row(name: str, size: int, baseline: int | None = None, limit: Limit | None = None) -> Row:
        return Row(f"bench-bytes-{name}", size / 1000, "kB", baseline and baseline / 1000, limit)

    return [
        row("python", sizes.total(), baseline.total(), TOTAL),
        *(row(kind, sizes[kind], baseline[kind]) for kind in PYTHON),
        *(row(kind, around[kind]) for kind in ("page", "script", "style", "font", "picture")),
    ]


def _answered(host: Host, context: BrowserContext) -> list[Sent]:
    page = context.new_page()
    host.taken()
    page.goto(f"{host.base}femkort/try/?p={POSITION}")
    page.locator("[data-key=hand-KH]").wait_for(timeout=120_000)
    page.wait_for_load_state("networkidle")
    return host.taken()


def _untouched(host: Host, playwright: Playwright) -> list[Row]:
    """The rules page in each language, before anybody reaches for a widget. The largest counts."""
    loaded = {lang: _opened(host, playwright, path) for lang, path in RULES.items()}
    files = sorted({path for paths in loaded.values() for path in paths})
    sizes = dict(zip(files, _brotli(files), strict=True))
    manifest = json.loads((SITE / "assets/kort/manifest.json").read_text(encoding="utf-8"))
    python = {FOLDER + path for path in [*manifest["python"], manifest["start"]["worker"]]}
    early = [path for path in files if path in python or _kind(path, PYTHON)]
    script, style = (
        max(_sum(sizes, [path for path in paths if path not in early], ending) for paths in loaded.values())
        for ending in (".js", ".css")
    )
    say(f"untouched rules page: script {script:.1f} kB, style {style:.1f} kB, Python {early or 'not yet'}")
    return [
        Row("bench-bytes-our-script", script, "kB", limit=SCRIPT),
        Row("bench-bytes-our-style", style, "kB", limit=STYLE),
        Row("bench-bytes-early-python", _sum(sizes, early), "kB", limit=NONE),
    ]


def _opened(host: Host, playwright: Playwright, path: str) -> list[str]:
    """Our own files that a page loads by itself, in a browser that has none of them."""
    with profile(playwright, "chromium", service_workers="block") as context:
        host.taken()
        context.new_page().goto(host.base + path, wait_until="networkidle")
        time.sleep(IDLE)
    return [sent.path for sent in host.taken() if sent.path.startswith(FOLDER)]


def _kind(path: str, kinds: dict[str, str]) -> str | None:
    return next((kind for kind, pattern in kinds.items() if re.search(pattern, path)), None)


def _by_kind(sent: list[Sent], kinds: dict[str, str]) -> Counter[str]:
    sizes: Counter[str] = Counter()
    for answer in sent:
        kind = _kind(answer.path, kinds)
        if kind:
            sizes[kind] += answer.size
    return sizes


def _sum(sizes: dict[str, float], paths: list[str], ending: str = "") -> float:
    return sum(sizes[path] for path in paths if path.endswith(ending))


def _brotli(paths: list[str]) -> list[float]:
    """Kilobytes of the site's files in brotli, the best that hosts send."""
    script = ROOT / "tests/bench/harness/brotli.mjs"
    files = [SITE / path.removeprefix("/") for path in paths]
    return [size / 1000 for size in json.loads(quietly(["node", script, *files]))]
