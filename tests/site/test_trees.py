"""The three trees of prose: the same files, headings, rules and widgets, in the same order."""

import re

import pytest
import yaml

from tests.site.pages import LANGUAGES, config, sources

FILES = sorted(sources("en"))
FENCE = re.compile(r"^```kortspel\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^(#+) .*?(?:\{ ?#([\w-]+)[^}]*\})?$", re.MULTILINE)
RULE = re.compile(r"^\{: ?#(\w+) ((?:\.\w+ ?)+)\}$", re.MULTILINE)
META = re.compile(r"\A---\n(.*?)\n---\n", re.DOTALL)
#: What of a fence is prose.
PROSE = {"say", "ask", "done", "miss"}
OTHERS = [(lang, file) for lang in LANGUAGES if lang != "en" for file in FILES]


def fences(text: str) -> list[dict[str, object]]:
    """Their widgets, without the prose in them."""
    found = [yaml.safe_load(fence) for fence in FENCE.findall(text)]
    return [{name: value for name, value in fence.items() if name not in PROSE} for fence in found]


def headings(text: str) -> list[tuple[str, str]]:
    return HEADING.findall(CODE.sub("", text))


def rules(text: str) -> list[tuple[str, list[str]]]:
    return [(rule, sorted(classes.split())) for rule, classes in RULE.findall(text)]


def meta(text: str) -> dict[str, object]:
    found = META.match(text)
    return dict(yaml.safe_load(found[1])) if found else {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_same_files(lang: str) -> None:
    assert sorted(sources(lang)) == FILES


@pytest.mark.parametrize("file", FILES)
def test_every_heading_has_an_id(file: str) -> None:
    found = headings(sources("en")[file])
    assert found
    assert all(name for _, name in found)


@pytest.mark.parametrize(("lang", "file"), OTHERS)
def test_the_same_headings(lang: str, file: str) -> None:
    assert headings(sources(lang)[file]) == headings(sources("en")[file])


@pytest.mark.parametrize(("lang", "file"), OTHERS)
def test_the_same_rules(lang: str, file: str) -> None:
    assert rules(sources(lang)[file]) == rules(sources("en")[file])


@pytest.mark.parametrize(("lang", "file"), OTHERS)
def test_the_same_widgets(lang: str, file: str) -> None:
    assert fences(sources(lang)[file]) == fences(sources("en")[file])


@pytest.mark.parametrize(("lang", "file"), OTHERS)
def test_the_same_page_settings(lang: str, file: str) -> None:
    words = {"title", "description"}
    own, english = meta(sources(lang)[file]), meta(sources("en")[file])
    assert own.keys() == english.keys()
    assert {key: own[key] for key in own.keys() - words} == {key: english[key] for key in own.keys() - words}


def test_there_are_rules_and_widgets_to_compare() -> None:
    everything = "\n".join(sources("en").values())
    assert len(rules(everything)) >= 18
    assert {fence["widget"] for fence in fences(everything)} >= {"try", "example", "quiz"}


def test_every_name_in_the_navigation_is_translated() -> None:
    def names(entries: object) -> set[str]:
        if isinstance(entries, dict):
            return set(entries) | set().union(*map(names, entries.values()))
        return set().union(*map(names, entries)) if isinstance(entries, list) else set()

    wanted = names(config()["nav"])
    plugins = config()["plugins"]
    assert isinstance(plugins, list)
    (i18n,) = (plugin["i18n"] for plugin in plugins if isinstance(plugin, dict) and "i18n" in plugin)
    for language in i18n["languages"]:
        if not language.get("default"):
            assert set(language["nav_translations"]) == wanted, language["locale"]
