"""The site's languages: the folders of ``translations/``, English first, with their ``language.yml``."""

from typing import Any

import yaml
from drawing import ROOT
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority
from mkdocs_static_i18n.config import I18nPluginLanguage

DEFAULT = "en"


def known_languages() -> dict[str, dict[str, Any]]:
    """What each language says of itself, by its code."""
    files = sorted((ROOT / "translations").glob("*/language.yml"))
    found = {file.parent.name: yaml.safe_load(file.read_text(encoding="utf-8")) for file in files}
    return {DEFAULT: found.pop(DEFAULT), **found}


@event_priority(200)
def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Tells the i18n plugin of all languages, before anybody asks it."""
    i18n = config.plugins["i18n"]
    if not i18n.building:
        i18n.config.languages = [_language(code, own) for code, own in known_languages().items()]
    return config


def _language(code: str, own: dict[str, Any]) -> I18nPluginLanguage:
    language = I18nPluginLanguage()
    palette = [{"toggle": {"name": own["looks"][look]}} for look in ("dark", "light")]
    language.load_dict(
        {
            "locale": code,
            "name": own["name"],
            "default": code == DEFAULT,
            "nav_translations": own.get("nav", {}),
            "copyright": own["copyright"],
            "site_description": own["description"],
            "theme": {"palette": palette},
        }
    )
    failed, _ = language.validate()
    assert not failed, failed
    return language
