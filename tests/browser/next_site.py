"""The site's next version: some pages have changed, and all files that are named by their content."""

import re
import shutil
import subprocess
from pathlib import Path

from tests.site.pages import ROOT, SITE

#: What a name has of the file's content.
CONTENT = re.compile(r"\.([0-9A-Za-z]{8,12})\.\w+$")
TEXTS = {".html", ".js", ".css", ".json"}
OLD, NEW = "<h1", "<h1 data-new"


def next_site(folder: Path, changed: tuple[str, ...]) -> Path:
    """Writes it into ``folder``, with what tells the ``changed`` pages from the old ones."""
    shutil.copytree(SITE, folder)
    assets = folder / "assets/kort"
    old = [match[1] for file in assets.iterdir() if (match := CONTENT.search(file.name))]
    assert len(old) >= 10
    names = re.compile("|".join(map(re.escape, old)))

    def renamed(text: str) -> str:
        return names.sub(lambda found: found[0][::-1], text)

    for file in list(folder.rglob("*")):
        if file.suffix in TEXTS:
            file.write_text(renamed(file.read_text(encoding="utf-8")), encoding="utf-8")
        if file.parent == assets:
            file.rename(assets / renamed(file.name))
    for path in changed:
        file = folder / path / "index.html"
        file.write_text(file.read_text(encoding="utf-8").replace(OLD, NEW), encoding="utf-8")
    subprocess.run(["node", "widgets/build/offline.mjs", str(folder)], cwd=ROOT, check=True, timeout=120)
    return folder
