"""Building the site anew for another address."""

import os
import subprocess
import sys
from pathlib import Path

from tests.site.pages import ROOT


def built(address: str, folder: Path) -> Path:
    """The site built for ``address`` into ``folder``, from the same assets."""
    environment = {"SITE_URL": address, "NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": str(ROOT / "engine")}
    for command in (
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)],
        ["node", "widgets/build/offline.mjs", str(folder)],
    ):
        subprocess.run(command, cwd=ROOT, env=os.environ | environment, check=True, timeout=120)
    return folder
