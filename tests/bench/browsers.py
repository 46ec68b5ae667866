"""The browsers that are measured, each time with a profile of its own on disk, as readers have one."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import BrowserContext, Playwright

from tests.bench.report import ROOT
from tests.browser.by_playwright import DEBIAN, QUIET

KINDS = ("chromium", "firefox")
NAMES = {"chromium": "Chromium", "firefox": "Firefox"}
#: Clocks as fine as they come; Firefox rounds them to milliseconds.
FINE = {"privacy.reduceTimerPrecision": False}


def options(kind: str) -> dict[str, Any]:
    """What a browser is launched with."""
    debian = (ROOT / ".cache/browsers").read_text(encoding="utf-8").strip() == "debian"
    own = {"args": QUIET} if kind == "chromium" else {"firefox_user_prefs": FINE}
    return {**(DEBIAN[kind] if debian else {}), **own}


@contextmanager
def profile(playwright: Playwright, kind: str, **more: Any) -> Iterator[BrowserContext]:
    """A fresh profile. It lies on disk, for only there does a browser keep what it has compiled."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        context = getattr(playwright, kind).launch_persistent_context(folder, **options(kind), **more)
        try:
            yield context
        finally:
            context.close()


def version(playwright: Playwright, kind: str) -> str:
    """The browser's version."""
    browser = getattr(playwright, kind).launch(**options(kind))
    try:
        return str(browser.version)
    finally:
        browser.close()


def executable(playwright: Playwright, kind: str) -> str:
    """Where the browser lies."""
    return str(options(kind).get("executable_path") or getattr(playwright, kind).executable_path)
