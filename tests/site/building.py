"""Building the site anew for another address."""

import os
import subprocess
import sys
from pathlib import Path

from tests.site.pages import ROOT


def built(address: str, folder: Path) -> Path:
    """The site built for ``address`` into ``folder``, from the same assets."""
    subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)],
        cwd=ROOT,
        env=os.environ
        | {"SITE_URL": address, "NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": str(ROOT / "engine")},
        check=True,
        timeout=120,
    )
    return folder
