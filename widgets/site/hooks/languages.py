"""Several languages in one site: absolute hreflang with x-default, and the right client base.

Repairs what mkdocs-static-i18n 1.3 and Material 9.8 leave undone where a default language is at the root.
"""

import json
import re
from copy import deepcopy
from typing import Any
from urllib.parse import urljoin

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority
from mkdocs.structure.pages import Page

ALTERNATE = re.compile(r'<link rel="alternate" href="([^"]*)" hreflang="([^"]*)">')
CLIENT = re.compile(r'(<script id="__config" type="application/json">)(.*?)(</script>)', re.DOTALL)
DIALOG = 'role="dialog"'


def _i18n(config: MkDocsConfig) -> Any:
    return config.plugins["i18n"]


@event_priority(-200)
def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Tells templates the language and the way to its root. Runs after the i18n plugin (-100)."""
    lang = _i18n(config).current_language
    config.extra["lang"] = lang
    config.extra["lang_root"] = "" if lang == _i18n(config).default_language else f"{lang}/"
    return config


@event_priority(100)
def on_template_context(context: Any, template_name: str, config: MkDocsConfig) -> Any:
    """Gives the 404 page the languages' home pages; the plugin leaves those of some other page."""
    if template_name == "404.html" and _i18n(config).extra_alternate:
        # Jinja sees the attribute before the item that the plugin sets.
        config.extra.alternate = deepcopy(_i18n(config).extra_alternate)
    return context


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Makes the alternates absolute and adds x-default."""
    found: dict[str, str] = {}

    def absolute(link: re.Match[str]) -> str:
        found[link[2]] = urljoin(page.canonical_url or "", link[1])
        return _alternate(found[link[2]], link[2])

    head, end, body = output.partition("</head>")
    head = ALTERNATE.sub(absolute, head)
    default = found.get(_i18n(config).default_language)
    if default:
        head += _alternate(default, "x-default")
    return head + end + named_dialog(based(body, config), config)


def _alternate(url: str, lang: str) -> str:
    # The space in rel keeps Material's client from asking for a sitemap beside every alternate.
    return f'<link rel="alternate " href="{url}" hreflang="{lang}">'


def based(output: str, config: MkDocsConfig) -> str:
    """Points Material's client at this language's own search index."""

    def rebase(script: re.Match[str]) -> str:
        data = json.loads(script[2])
        data["base"] = data["base"].rstrip("/") + "/" + config.extra["lang_root"]
        return script[1] + json.dumps(data) + script[3]

    return CLIENT.sub(rebase, output)


def named_dialog(output: str, config: MkDocsConfig) -> str:
    """Gives the search dialog its name (axe: aria-dialog-name)."""
    assert output.count(DIALOG) == 1, "Material's search dialog has changed"
    template = config.theme.get_env().get_template("partials/language.html")
    label = template.make_module({"config": config}).t("search")  # type: ignore[attr-defined]
    return output.replace(DIALOG, f'{DIALOG} aria-label="{label}"')
