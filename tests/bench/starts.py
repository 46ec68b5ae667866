"""Python's start: the site's against stock ``loadPyodide()`` and an import, from nothing to the first answer.

Both run from the same built site in the same browser, one after the other, each in a fresh profile: a first
visit, and a second one with whatever the browser kept of the first. A slower processor can be had for the
page's own thread only, so there both start in the page instead of a worker; compiling, which browsers do on
other threads, is not slowed.
"""

import shutil
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from tests.bench.browsers import KINDS, NAMES, profile
from tests.bench.host import Host, Sent
from tests.bench.report import ROOT, SITE, Limit, Options, Row, median, quietly, say

SECOND = {
    "chromium": Limit(must=0.30, aim=0.15, of="ratio"),
    "firefox": Limit(must=0.40, aim=0.25, of="ratio"),
}
SLOWER = 4
#: Time for a browser to settle after its launch, and to write its caches after a visit, in seconds.
SETTLE = 1.0
REST = 5.0
READY = """() => new Promise((go) => {
  const look = () => window.measure ? go() : setTimeout(look, 20);
  look();
})"""


def rows(options: Options) -> list[Row]:
    """First and second visits in each browser, and both with a slowed processor in Chromium."""
    found = []
    with harness() as host, sync_playwright() as playwright:
        for kind in KINDS:
            found += _compared(host, playwright, kind, options.runs)
        found += _compared(host, playwright, "chromium", options.runs, slower=SLOWER)
    return found


def _compared(host: Host, playwright: Playwright, kind: str, runs: int, slower: int = 1) -> list[Row]:
    place = "worker" if slower == 1 else "page"
    times: dict[tuple[str, str], list[float]] = defaultdict(list)
    for run in range(runs):
        for who in ("ours", "stock") if run % 2 == 0 else ("stock", "ours"):
            with profile(playwright, kind) as context:
                time.sleep(SETTLE)
                first, sent = visit(host, context, f"{who}, {place}", slower)
                _check(who, sent)
                time.sleep(REST)
                second, sent = visit(host, context, f"{who}, {place}", slower)
                if any(answer.size for answer in sent):
                    raise RuntimeError(f"a second visit loaded {sent} anew")
            times["first", who].append(first)
            times["second", who].append(second)
            slow = f" {slower} times slower" if slower > 1 else ""
            say(f"{kind}{slow}, {run + 1} of {runs}, {who}: {first:.0f} ms, then {second:.0f} ms")
    args: dict[str, str | int] = {"browser": NAMES[kind]}
    return [
        Row(
            what=f"bench-start-{when}" + ("-slower" if slower > 1 else ""),
            figure=median(times[when, "ours"]),
            unit="ms",
            baseline=median(times[when, "stock"]),
            limit=SECOND[kind] if when == "second" and slower == 1 else None,
            args=args | ({"times": slower} if slower > 1 else {}),
        )
        for when in ("first", "second")
    ]


def visit(host: Host, context: BrowserContext, way: str, slower: int = 1) -> tuple[float, list[Sent]]:
    """Milliseconds from nothing to the first answer in a fresh tab, and what the host sent meanwhile."""
    page = context.new_page()
    page.goto(f"{host.base}bench/")
    page.evaluate(READY)
    if slower > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    host.taken()
    measured = page.evaluate("(way) => measure(way)", way)
    if '"legal":["QH"]' not in measured["reply"]:
        raise RuntimeError(f"{way} answered {measured['reply']}")
    sent = host.taken()
    page.close()
    return measured["milliseconds"], sent


def _check(who: str, sent: list[Sent]) -> None:
    """The site falls back to a stock start where its own fails; that is not to be measured unnoticed."""
    plainly = any(answer.path.endswith("python_stdlib.zip") for answer in sent)
    if plainly != (who == "stock"):
        raise RuntimeError(f"{who} started the other way: {sent}")


@contextmanager
def harness() -> Iterator[Host]:
    """The built site with a page in it that starts Python each way."""
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder, "site")
        shutil.copytree(SITE, site)
        source = ROOT / "tests/bench/harness"
        bundle = ["--bundle", "--format=esm", "--target=es2022", "--log-level=warning"]
        programs = [source / "page.ts", source / "stock-worker.ts"]
        esbuild: list[str | Path] = ["node", ROOT / "node_modules/esbuild/bin/esbuild", *bundle]
        quietly([*esbuild, f"--outdir={site / 'bench'}", *programs], cwd=ROOT)
        shutil.copy(source / "index.html", site / "bench")
        with Host(site) as host:
            yield host
