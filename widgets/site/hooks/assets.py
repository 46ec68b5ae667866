"""What the build made beside the pages: its scripts and styles named to the templates and copied to the site."""

import json
import shutil
import subprocess
from pathlib import Path

from drawing import ROOT, drawing
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority

ASSETS = ROOT / "build/assets"
#: The sentences that the page around the widgets needs.
WORDS = ("no-script", "settings", "settings-letters", "settings-colours", "colours-two", "colours-four")
WORDS += tuple(f"letters-{lang}" for lang in ("page", "en", "fr", "nl", "sv"))
WORDS += tuple(f"letters-of-{lang}" for lang in ("page", "en", "fr", "nl", "sv"))
WORDS += ("offer-go", "offer-no", "lost", "lost-why", "lost-home")
LANGUAGES = ("en", "fr", "nl")


_words: dict[str, dict[str, str]] = {}
_serving: list[bool] = []


def on_startup(command: str, dirty: bool) -> None:
    """Notes whether edits are to be followed. That this exists keeps the module alive between builds."""
    if command == "serve":
        _serving.append(True)


@event_priority(100)
def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Gives the templates the assets' names, and the page's own sentences in every language."""
    if _serving and not config.plugins["i18n"].building:
        subprocess.run(["make", "--silent", "assets"], cwd=ROOT, check=True)
        _words.clear()
    if not _words:
        for lang in LANGUAGES:
            _words[lang] = {word: drawing().words(lang, word) for word in WORDS}
    config.extra["assets"] = json.loads((ASSETS / "manifest.json").read_text(encoding="utf-8"))
    config.extra["words"] = _words
    config.extra["offline"] = not _serving  # A site that changes under one's hands should not be kept.
    return config


@event_priority(-300)
def on_post_build(config: MkDocsConfig) -> None:
    """Copies the assets after the last language."""
    if not config.plugins["i18n"].building:
        hidden = shutil.ignore_patterns(".*")
        shutil.copytree(ASSETS, Path(config.site_dir, "assets/kort"), dirs_exist_ok=True, ignore=hidden)
