"""The engine's reference: rendered once for all languages, without mkdocstrings' own style in every page."""

from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority

#: The HTML and the headings of what has been rendered in this build, by the object's path.
_rendered: dict[str, tuple[str, list[Any]]] = {}


@event_priority(-50)
def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Has the handler remember what it renders: docstrings are English in every language."""
    plugin = config.plugins["mkdocstrings"]
    if not config.plugins["i18n"].building:
        _rendered.clear()
    handler = plugin.get_handler("python")
    render = handler.render

    def once(data: Any, options: Any, locale: str | None = None) -> str:
        if data.path in _rendered:
            html, headings = _rendered[data.path]
            handler._headings.extend(deepcopy(headings))
            return html
        before = len(handler._headings)
        # As a file: the contents then have no second landmark of a game's name.
        html = render(data, replace(options, toc_label=f"{data.name}.py"), locale)
        _rendered[data.path] = html, deepcopy(handler._headings[before:])
        return html

    handler.render = once
    config.extra_css.remove(plugin.css_filename)
    return config


def on_post_build(config: MkDocsConfig) -> None:
    """Removes that style: what the page needs of it is in the site's own."""
    Path(config.site_dir, config.plugins["mkdocstrings"].css_filename).unlink(missing_ok=True)
