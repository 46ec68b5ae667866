"""One search index a language, with a field of unaccented words so that "regle" finds "règle"."""

import json
import re
import unicodedata
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority

WORD = re.compile(r"\w+")
TAG = re.compile(r"<[^>]*>")


@event_priority(-200)
def on_post_build(config: MkDocsConfig) -> None:
    """Splits the merged index that the i18n plugin has written."""
    i18n = config.plugins["i18n"]
    if i18n.building:
        return
    merged = json.loads(Path(config.site_dir, "search/search_index.json").read_text(encoding="utf-8"))
    prefixes = {lang: "" if lang == i18n.default_language else f"{lang}/" for lang in i18n.build_languages}
    for lang, prefix in prefixes.items():
        others = tuple(other for other in prefixes.values() if other not in ("", prefix))
        own = [
            _findable(entry | {"location": entry["location"].removeprefix(prefix)})
            for entry in merged["docs"]
            if entry["location"].startswith(prefix) and not entry["location"].startswith(others)
        ]
        fields = merged["config"]["fields"] | {"plain": {"boost": 1.0}}
        index = {"config": merged["config"] | {"lang": [lang], "fields": fields}, "docs": own}
        path = Path(config.site_dir, prefix, "search/search_index.json")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(index, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


def _findable(entry: dict[str, Any]) -> dict[str, Any]:
    words = TAG.sub(" ", f"{entry['title']} {entry['text']}")
    plain = sorted(set(WORD.findall(_unaccented(words))) - set(WORD.findall(words)))
    return entry | ({"plain": " ".join(plain)} if plain else {})


def _unaccented(text: str) -> str:
    apart = unicodedata.normalize("NFKD", text.replace("œ", "oe").replace("Œ", "OE"))
    return "".join(character for character in apart if not unicodedata.combining(character))
