"""``python -m tests.bench``: measures the budgets, all or those that are named, and keeps the figures."""

import argparse
import os
import sys
import traceback
from importlib import import_module
from pathlib import Path

from tests.bench.machine import machine
from tests.bench.report import BUDGETS, ROOT, Options, keep, say, table

RESULTS = ROOT / "tests/bench/results.json"


def main() -> int:
    """Measures one budget after the other. What can't be measured doesn't stop the rest."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("budgets", nargs="*", metavar="budget", help=f"some of: {', '.join(BUDGETS)}")
    parser.add_argument(
        "--runs", type=int, default=Options.runs, help="how often each is measured (%(default)s)"
    )
    parser.add_argument("--taps", type=int, default=Options.taps, help="how many taps count (%(default)s)")
    parser.add_argument("--results", type=Path, default=RESULTS, help="the file that keeps the figures")
    args = parser.parse_args()
    unknown = set(args.budgets) - set(BUDGETS)
    if unknown:
        parser.error(f"there is no budget {', '.join(sorted(unknown))}")
    return _measured(args.budgets or BUDGETS, Options(args.runs, args.taps), args.results)


def _measured(budgets: tuple[str, ...], options: Options, results: Path) -> int:
    here = machine()
    busy = os.getloadavg()[0]
    say(f"{here['cpu']}, {here['cores']} cores, {here['system']}")
    if busy > 0.5:
        say(f"The machine has other work to do (load {busy:.1f}): figures will be off")
    shown, failed = [], []
    for budget in budgets:
        say(f"Measuring: {budget}")
        try:
            rows = import_module(f"tests.bench.{budget}").rows(options)
        except Exception:
            traceback.print_exc()
            failed.append(budget)
            continue
        keep(results, budget, rows, here, options)
        shown += [row.plain() for row in rows]
    if shown:
        print(f"\n{table(shown)}\n")
    if failed:
        say(f"Could not be measured: {', '.join(failed)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "engine"))
    sys.exit(main())
