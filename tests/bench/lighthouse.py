"""Page quality by Lighthouse on a phone, against the same prose under plain Material from the same server."""

import json
import os
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import yaml
from playwright.sync_api import sync_playwright

from tests.bench import pages
from tests.bench.browsers import executable
from tests.bench.host import Host
from tests.bench.report import ROOT, SITE, Limit, Options, Row, median, quietly, say
from tests.browser.by_playwright import QUIET
from tests.site.pages import FOLDER

TOOLS = ROOT / "tests/bench/node"
#: The pages whose speed is measured, and measured again under plain Material.
KINDS = ("", "femkort/", "femkort/quiz/")
#: Those that only have to be without a flaw: whatever else a game has, and what belongs to none.
OTHERS = ("glossary/", "sources/", "about/")
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
PERFORMANCE = Limit(must=-3, aim=0, of="difference", least=True)
FLAWLESS = Limit(must=100, least=True)

type Report = dict[str, Any]
type Scores = dict[str, float]


def rows(options: Options) -> list[Row]:
    """Performance of some pages, and of the other scores the lowest that any page of any kind has."""
    install()
    paths = [lang + kind for kind in KINDS for lang in FOLDER.values()]
    rest = [lang + kind for kind in _other_kinds() for lang in FOLDER.values()]
    ours: dict[str, list[Scores]] = defaultdict(list)
    stock: dict[str, list[Scores]] = defaultdict(list)
    with _stock_site() as plain, Host(SITE) as site, sync_playwright() as playwright:
        chromium = executable(playwright, "chromium")
        for run in range(options.runs):
            for path in paths:
                for base, found in ((site.base, ours), (plain.base, stock)):
                    report = audited(base + path, chromium)
                    found[path].append(scores(report))
                    what = "ours" if found is ours else "plain Material"
                    say(f"Lighthouse {run + 1} of {options.runs}, /{path}, {what}: {_told(report)}")
        flawless = dict(ours)
        for path in rest:
            report = audited(site.base + path, chromium)
            flawless[path] = [scores(report)]
            say(f"Lighthouse, once, /{path}: {_told(report)}")
    return [
        *(_row(category, flawless, stock) for category in CATEGORIES[1:]),
        *(
            Row(
                "bench-lighthouse-performance",
                median([score["performance"] for score in ours[path]]),
                "points",
                median([score["performance"] for score in stock[path]]),
                PERFORMANCE,
                args={"page": f"/{path}"},
            )
            for path in paths
        ),
    ]


def _other_kinds() -> list[str]:
    games = yaml.safe_load((ROOT / "widgets/pages.yml").read_text(encoding="utf-8")).values()
    paths = {path for forms in games for kinds in forms.values() for path in kinds.values()}
    return sorted(paths.union(OTHERS).difference(KINDS))


def _row(category: str, ours: dict[str, list[Scores]], stock: dict[str, list[Scores]]) -> Row:
    lowest, plain = (
        min(median([score[category] for score in runs]) for runs in site.values()) for site in (ours, stock)
    )
    return Row(f"bench-lighthouse-{category}", lowest, "points", plain, FLAWLESS)


def scores(report: Report) -> Scores:
    """The scores that a report gives, 0 to 100."""
    return {category: 100 * report["categories"][category]["score"] for category in CATEGORIES}


def _told(report: Report) -> str:
    """The scores in words, with what keeps those from 100 that should have it."""
    told = [f"{category} {score:.0f}" for category, score in scores(report).items()]
    refs = [ref for category in CATEGORIES[1:] for ref in report["categories"][category]["auditRefs"]]
    failed = [ref["id"] for ref in refs if ref["weight"] and report["audits"][ref["id"]]["score"] == 0]
    return ", ".join(told) + (f" ({', '.join(failed)})" if failed else "")


def audited(address: str, chromium: str) -> Report:
    """Lighthouse's report on a page, in its own mobile setting."""
    command = [
        "node",
        str(TOOLS / "node_modules/lighthouse/cli/index.js"),
        address,
        "--quiet",
        "--output=json",
        "--output-path=stdout",
        f"--only-categories={','.join(CATEGORIES)}",
        f"--chrome-flags={' '.join(['--headless=new', *QUIET])}",
    ]
    report: Report = json.loads(quietly(command, env=os.environ | {"CHROME_PATH": chromium}))
    return report


def install() -> None:
    """Gets Lighthouse, once, for nothing else here needs it."""
    wanted, there = TOOLS / "package-lock.json", TOOLS / "node_modules/.package-lock.json"
    if there.exists() and there.stat().st_mtime > wanted.stat().st_mtime:
        return
    say("Installing Lighthouse")
    quietly(["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=TOOLS)


@contextmanager
def _stock_site() -> Iterator[Host]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        say("Building the same prose under plain Material")
        pages.build(pages.stock(folder), folder, strict=False)
        with Host(folder / "site") as host:
            yield host
