"""WebKit's browser sometimes dies as it begins. Its driver would wait for ever; it is begun again."""

from pathlib import Path

import pytest

from tests.browser import by_selenium
from tests.browser.conftest import ROOT
from tests.browser.server import Outside, Server

#: Dies the first time, and is the browser from then on.
FRAIL = """#!/bin/sh
mkdir "{mark}" 2>/dev/null && exit 139
exec "{binary}" "$@"
"""


@pytest.mark.browsers("webkit")
def test_a_browser_that_dies_is_begun_again(
    kind: str, server: Server, outside: Outside, tmp_path: Path
) -> None:
    if (ROOT / ".cache/browsers").read_text(encoding="utf-8").strip() != "debian":
        pytest.skip("another driver is used here")
    mark, frail = tmp_path / "died", tmp_path / "browser"
    frail.write_text(FRAIL.format(mark=mark, binary=by_selenium.BINARY), encoding="utf-8")
    frail.chmod(0o755)
    folder = tmp_path / kind
    folder.mkdir()
    browser = by_selenium.Browser(folder, outside)
    browser.binary, browser.begins = frail, 10
    try:
        page = browser.page(server)
        page.open("about/")
        assert page.path == "about/"
        assert mark.exists()
    finally:
        browser.close()
