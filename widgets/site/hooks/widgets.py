"""Widgets in Markdown: ``kortspel`` fences and inline ``<kort-card>``, drawn while the page is built."""

import re
from functools import cache
from typing import Any

import yaml
from drawing import drawing, stop
from markdown.extensions import Extension
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url
from pymdownx.superfences import SuperFencesException
from see import see

FENCE = "kortspel"
BLOCKS = (
    "kort-example",
    "kort-try",
    "kort-quiz",
    "kort-pack",
    "kort-task",
    "kort-worksheet",
    "kort-switches",
    "kort-points",
    "kort-settlement",
    "kort-table",
    "kort-score",
    "kort-print",
)
#: A card among words, and the signs that must not begin the next line without it.
CARD = re.compile(r"<kort-card>(\w+)</kort-card>([\u202f\u00a0]?[.,;:!?)»”]+)?")
#: A step of a course: the id of a heading that has a task before the next heading.
STEP = re.compile(
    r"^##+ [^\n]*\{ ?#([\w-]+)[^\n]*\}$(?=(?:(?!^##).)*?^widget: task$)", re.MULTILINE | re.DOTALL
)
RULE = re.compile(r'<p class="rule(?P<choice> choice)?" id="(?P<rule>\w+)">(?P<words>.*?)</p>', re.DOTALL)


class Now:
    """The page being written, for the fences in it."""

    page: Page | None = None
    lang = "en"
    widgets = 0
    #: The steps of the page's course, and how many of them are drawn.
    steps: tuple[str, ...] = ()
    tasks = 0


class BlockElements(Extension):
    """Lets Python-Markdown treat the widgets as blocks, not as words of a paragraph."""

    def extendMarkdown(self, md: Any) -> None:  # noqa: N802  is what Python-Markdown calls
        """Names the widgets' elements as blocks."""
        md.block_level_elements.extend(BLOCKS)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Registers the fence and the block elements, once for all languages."""
    if not any(isinstance(extension, BlockElements) for extension in config.markdown_extensions):
        config.markdown_extensions.insert(0, BlockElements())
    fences = config.mdx_configs.setdefault("pymdownx.superfences", {}).setdefault("custom_fences", [])
    if not any(fence["name"] == FENCE for fence in fences):
        fences.append({"name": FENCE, "class": FENCE, "format": _fence, "validator": _accept})
    return config


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, **_: Any) -> str:
    """Notes which page the fences to come belong to."""
    Now.page, Now.widgets = page, 0
    Now.steps, Now.tasks = tuple(STEP.findall(markdown)), 0
    Now.lang = config.plugins["i18n"].current_language
    return markdown


def on_page_content(html: str, page: Page, config: MkDocsConfig, **_: Any) -> str:
    """Draws the cards among the words, and gives every rule paragraph its id to see and to link to."""
    lang = config.plugins["i18n"].current_language
    html = CARD.sub(lambda found: _with_signs(_card(found[1], lang), found[2]), html)
    sources = get_relative_url(_prefix(lang) + "sources/", page.url)
    return RULE.sub(lambda found: _rule(found, lang, sources), html)


@event_priority(-400)
def on_post_build(config: MkDocsConfig) -> None:
    """Ends the drawing process after the last language."""
    if not config.plugins["i18n"].building:
        stop()


def _accept(_language: str, inputs: Any, options: Any, _attrs: Any, _md: Any) -> bool:
    options.update(inputs)
    return True


def _fence(source: str, *_: Any, **__: Any) -> str:
    """A widget from its fence. Only this exception stops a build; any other would leave a code block."""
    try:
        spec = yaml.safe_load(source)
        name = spec.pop("widget")
        if "see" in spec:
            return see(spec.pop("see"), spec.pop("say", None), _draw(name, spec, closed=True), Now.lang)
        return _draw(name, spec)
    except Exception as problem:
        where = Now.page.file.src_uri if Now.page else "?"
        raise SuperFencesException(f"{FENCE} fence in {where}: {problem!r}") from problem


def _draw(name: str, spec: dict[str, Any], *, closed: bool = False) -> str:
    assert Now.page
    page = Now.page.file
    root = get_relative_url(_prefix(Now.lang), page.url)
    place = f"{page.src_uri.removeprefix(Now.lang + '/')} {Now.widgets}"
    Now.widgets += 1
    if name == "task":
        spec |= {"steps": Now.steps, "step": Now.tasks}
        Now.tasks += 1
    return drawing().widget(name, Now.lang, root.rstrip("/") + "/", place, spec, closed=closed)


def _prefix(lang: str) -> str:
    """The folder of a language in the site."""
    return "" if lang == "en" else f"{lang}/"


def _with_signs(card: str, signs: str | None) -> str:
    return f'<span class="k-together">{card}{signs}</span>' if signs else card


@cache
def _card(code: str, lang: str) -> str:
    return drawing().card(lang, code)


def _rule(found: re.Match[str], lang: str, sources: str) -> str:
    """A rule with its id to link to; one that is this site's choice ends in a mark that leads to its note."""
    rule, choice, words = found["rule"], found["choice"] or "", found["words"]
    if choice:
        name = drawing().words(lang, "choice-mark")
        mark = f'<a class="choice-mark" href="{sources}#choices" title="{name}" aria-label="{name}">†</a>'
        words += f"<sup data-search-exclude>{mark}</sup>"
    return f'<p class="rule{choice}" id="{rule}"><a class="rule-id" href="#{rule}">{rule}</a> {words}</p>'
