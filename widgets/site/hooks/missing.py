"""The page for a missing page: one in each language's folder, and one at the root for all.

Most hosts know one 404.html only. It shows the page of the language whose folder was asked for; without
scripts it says what it has to say in every language.
"""

import json
import re
from pathlib import Path

from csp import protected
from known_languages import DEFAULT
from languages import ALTERNATE, based, named_dialog
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority

BODY = re.compile(r"<body[^>]*>(.*)</body>", re.DOTALL)
TITLE = re.compile(r"<title>(.*?)</title>")
ARTICLE = re.compile(r"(<article[^>]*>)(.*?)(</article>)", re.DOTALL)
PROGRAM = re.compile(r"<script(?![^>]*application/json)[^>]*>.*?</script>", re.DOTALL)
#: What brings a page to life: its script knows one language.
LIVE = re.compile(r'<script type="module"(?: data-sw="(?P<worker>[^"]*)")? src="(?P<script>[^"]*)"></script>')
#: First in the head, for what comes after it looks at the page's language.
CHOOSE = """<script>{const folder=location.pathname.slice(BASE.length).split("/")[0];\
if(OTHERS.includes(folder))document.documentElement.lang=folder}</script>"""
#: Before the scripts that look at the page.
SHOW = """<script>{const{body,documentElement:{lang}}=document,\
{title,html,script,worker}=JSON.parse(document.getElementById("lost").textContent)[lang];\
if(html){document.title=title;for(const old of[...body.children])\
if(old.id==="__config"||old.localName!=="script")\
old.remove();body.insertAdjacentHTML("afterbegin",html)}\
const live=document.createElement("script");live.type="module";if(worker)live.dataset.sw=worker;\
live.src=script;body.append(live)}</script>"""

_made: dict[str, str] = {}


def on_post_template(output_content: str, template_name: str, config: MkDocsConfig) -> str:
    """Notes the page of each language."""
    if template_name != "404.html":
        return output_content
    lang = config.plugins["i18n"].current_language
    _made[lang] = named_dialog(based(ALTERNATE.sub("", output_content), config), config)
    return ""


@event_priority(-350)
def on_post_build(config: MkDocsConfig) -> None:
    """Writes them when the last language is there."""
    if config.plugins["i18n"].building:
        return
    for lang, page in _made.items():
        path = Path(config.site_dir, "" if lang == DEFAULT else lang, "404.html")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(protected(_of_all() if lang == DEFAULT else page, config), encoding="utf-8")


def _of_all() -> str:
    """The page at the root: the default language's, with the others in it."""
    whole = _made[DEFAULT]
    others = {lang: page for lang, page in _made.items() if lang != DEFAULT}
    base = (
        json.loads(_first(re.compile(r'id="__config"[^>]*>(.*?)</script>'), whole))["base"].rstrip("/") + "/"
    )
    lost = {lang: _life(page) for lang, page in _made.items()}
    for lang, page in others.items():
        lost[lang] |= {"title": _first(TITLE, page), "html": PROGRAM.sub("", _first(BODY, page))}
    data = json.dumps(lost, ensure_ascii=False).replace("<", "\\u003c")
    choose = CHOOSE.replace("BASE", json.dumps(base)).replace("OTHERS", json.dumps(list(others)))
    spoken = "".join(
        f'<div lang="{lang}">{ARTICLE.search(page)[2].replace("h1>", "h2>")}</div>'  # type: ignore[index]
        for lang, page in others.items()
    )
    whole = LIVE.sub("", whole)
    whole = ARTICLE.sub(lambda found: f"{found[1]}{found[2]}<noscript>{spoken}</noscript>{found[3]}", whole)
    whole = whole.replace('<meta charset="utf-8">', f'<meta charset="utf-8">{choose}', 1)
    before, bundle, after = whole.rpartition("<script src=")
    return f'{before}<script type="application/json" id="lost">{data}</script>{SHOW}{bundle}{after}'


def _life(page: str) -> dict[str, str | None]:
    """The script that brings a page to life, and its service worker."""
    found = LIVE.search(page)
    assert found, "the page's own script is called otherwise"
    return found.groupdict()


def _first(pattern: re.Pattern[str], text: str) -> str:
    found = pattern.search(text)
    assert found, pattern.pattern
    return found[1]
