"""What the build made beside the pages: scripts and styles, named to the templates and copied to the site."""

import json
import re
import shutil
import subprocess
from pathlib import Path

from drawing import ROOT, drawing
from known_languages import known_languages
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority

ASSETS = ROOT / "build/assets"
#: The sentences that the page around the widgets needs.
WORDS = ("no-script", "settings", "settings-letters", "settings-colours", "colours-two", "colours-four")
WORDS += ("offer-go", "offer-no", "lost", "lost-why", "lost-home")
#: The letters that a language knows a name for: the page's own, and those of other languages.
LETTERS = re.compile(r"^letters-of-([\w-]+) =", re.MULTILINE)

_words: dict[str, dict[str, str]] = {}
_letters: dict[str, list[tuple[str, str, str]]] = {}
_serving: list[bool] = []


def on_startup(command: str, **_: object) -> None:
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
        for lang in known_languages():
            _words[lang] = {word: drawing().words(lang, word) for word in WORDS}
            _letters[lang] = [(code, *_said_of(code, lang)) for code in _offered(lang)]
    config.extra["assets"] = json.loads((ASSETS / "manifest.json").read_text(encoding="utf-8"))
    config.extra["words"] = _words
    config.extra["letters"] = _letters
    config.extra["offline"] = not _serving  # A site that changes under one's hands should not be kept.
    return config


@event_priority(-300)
def on_post_build(config: MkDocsConfig) -> None:
    """Copies the assets after the last language."""
    if not config.plugins["i18n"].building:
        hidden = shutil.ignore_patterns(".*")
        shutil.copytree(ASSETS, Path(config.site_dir, "assets/kort"), dirs_exist_ok=True, ignore=hidden)


def _offered(lang: str) -> list[str]:
    """Whose letters can be chosen: the page's own first; not the same once more by the language's name."""
    said = (ROOT / "translations" / lang / "drawn.ftl").read_text(encoding="utf-8")
    return [code for code in LETTERS.findall(said) if code != lang]


def _said_of(letters: str, lang: str) -> tuple[str, str]:
    """What letters are called, and what they look like."""
    return drawing().words(lang, f"letters-of-{letters}"), drawing().words(lang, f"letters-{letters}")
