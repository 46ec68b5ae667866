"""The machine that the figures come from, without its name or anybody's folders."""

import os
import platform
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.bench.browsers import KINDS, version
from tests.bench.report import quietly


def machine() -> dict[str, Any]:
    """Processor, cores, memory, system, and the versions of what the figures depend on."""
    with sync_playwright() as playwright:
        browsers = {kind: version(playwright, kind) for kind in KINDS}
    return {
        "cpu": _found("/proc/cpuinfo", r"model name\s*: (.+)") or platform.machine(),
        "cores": os.cpu_count(),
        "memory": _memory(),
        "system": _system(),
        "python": platform.python_version(),
        "node": quietly(["node", "--version"]).strip().removeprefix("v"),
        **browsers,
    }


def _memory() -> int:
    """Gibibytes."""
    return round(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30)


def _system() -> str:
    try:
        return platform.freedesktop_os_release()["PRETTY_NAME"]
    except OSError:
        return f"{platform.system()} {platform.release()}"


def _found(path: str, pattern: str) -> str | None:
    file = Path(path)
    found = re.search(pattern, file.read_text(encoding="utf-8")) if file.exists() else None
    return found and found[1].strip()
