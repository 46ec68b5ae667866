"""How long a strict build of the site takes, and how that grows when every page is there twice."""

import tempfile
import time
from pathlib import Path

from tests.bench import pages
from tests.bench.report import Limit, Options, Row, median, say

SECONDS = Limit(must=15, aim=8)
GROWTH = Limit(must=2.2, of="ratio")


def rows(options: Options) -> list[Row]:
    """Both sites are built in turn."""
    with tempfile.TemporaryDirectory() as once, tempfile.TemporaryDirectory() as twice:
        folders = {"once": Path(once), "twice": Path(twice)}
        configs = {"once": pages.configured(folders["once"]), "twice": pages.doubled(folders["twice"])}
        times: dict[str, list[float]] = {size: [] for size in folders}
        for run in range(options.runs):
            for size, folder in folders.items():
                began = time.perf_counter()
                pages.build(configs[size], folder)
                times[size].append(time.perf_counter() - began)
                say(f"build {run + 1} of {options.runs}, every page {size}: {times[size][-1]:.1f} s")
        count = {size: pages.pages(folder) for size, folder in folders.items()}
    single, double = median(times["once"]), median(times["twice"])
    return [
        Row("bench-build", single, "s", limit=SECONDS, args={"pages": count["once"]}),
        Row("bench-build", double, "s", single, GROWTH, args={"pages": count["twice"]}),
    ]
