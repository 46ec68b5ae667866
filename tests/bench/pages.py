"""The site with other pages or another theme, in a folder of its own, for what is measured on such sites."""

import os
import shutil
import sys
from pathlib import Path
from typing import Any

import yaml
from mkdocs.utils.yaml import yaml_load

from tests.bench.report import ROOT, quietly
from tests.site.pages import LANGUAGES

AGAIN = "again"
#: What of mkdocs.yml makes the site what it is, beside plain Material.
OWN = ("extra", "hooks", "strict", "validation", "watch")


def configured(folder: Path) -> dict[str, Any]:
    """The site's own mkdocs.yml, for a copy of its pages in ``folder``."""
    with (ROOT / "mkdocs.yml").open(encoding="utf-8") as file:
        config: dict[str, Any] = yaml_load(file)
    config |= {"docs_dir": str(folder / "docs"), "site_dir": str(folder / "site")}
    config["hooks"] = [str(ROOT / hook) for hook in config["hooks"]]
    config["theme"]["custom_dir"] = str(ROOT / config["theme"]["custom_dir"])
    (reference,) = (plugin["mkdocstrings"] for plugin in config["plugins"] if "mkdocstrings" in plugin)
    python = reference["handlers"]["python"]
    python["paths"] = [str(ROOT / path) for path in python["paths"]]
    python["options"]["extensions"] = [str(ROOT / path) for path in python["options"]["extensions"]]
    config.pop("watch")
    shutil.copytree(ROOT / "docs", folder / "docs")
    return config


def stock(folder: Path) -> dict[str, Any]:
    """The same prose under plain Material, which loads no fonts from elsewhere here."""
    config = configured(folder)
    del config["theme"]["custom_dir"]
    return {key: value for key, value in config.items() if key not in OWN}


def doubled(folder: Path) -> dict[str, Any]:
    """The site with every page twice."""
    config = configured(folder)
    for lang in LANGUAGES:
        docs = folder / "docs" / lang
        pages = sorted(docs.rglob("*.md"))
        for page in pages:
            copy = docs / AGAIN / page.relative_to(docs)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(page, copy)
    config["nav"] = [*config["nav"], {"Again": _moved(config["nav"])}]
    return config


def pages(folder: Path) -> int:
    """How many pages there are to build."""
    return len(list((folder / "docs").rglob("*.md")))


def build(config: dict[str, Any], folder: Path, *, strict: bool = True) -> None:
    """Builds the site, as ``make build`` does."""
    path = folder / "mkdocs.yml"
    path.write_text(yaml.safe_dump(config, allow_unicode=True, sort_keys=False), encoding="utf-8")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--config-file", str(path)]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "engine"), "NO_MKDOCS_2_WARNING": "1"}
    quietly([*command, *(["--strict"] if strict else [])], cwd=ROOT, env=environment)


def _moved(nav: Any) -> Any:
    """A navigation whose pages lie in the folder of copies."""
    if isinstance(nav, str):
        return f"{AGAIN}/{nav}"
    if isinstance(nav, dict):
        return {title: _moved(entry) for title, entry in nav.items()}
    return [_moved(entry) for entry in nav]
