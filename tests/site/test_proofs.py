"""Every rule is proved: beside its paragraph opens a position that shows it, or it is said why none can."""

import importlib
import re
from dataclasses import dataclass
from typing import Any

import pytest
import yaml

from tests.site.pages import DOCS, LANGUAGES
from tests.site.proofs import Claim, Seen

#: A rule's paragraph ends in this line; its fence, where it has one, follows at once.
RULE = re.compile(
    r"^\{: ?#(?P<rule>[A-Z]+\d+) [^}]*\.rule[^}]*\}\n(?:\n```kortspel\n(?P<fence>.*?)^```$)?",
    re.MULTILINE | re.DOTALL,
)
FENCE = re.compile(r"^```kortspel\n(?P<fence>.*?)^```$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"\{ ?#([\w-]+) ?\}")


@dataclass(frozen=True)
class Game:
    """A game's folder in a language: its rules, and what there is to be seen."""

    rules: list[str]
    #: Fences with ``see``, by rule or question.
    fences: dict[str, dict[str, Any]]
    #: Those that follow their rule's paragraph or stand under their heading.
    placed: set[str]
    twice: list[str]


def game(lang: str, folder: str) -> Game:
    rules: list[str] = []
    placed: set[str] = set()
    seen: list[dict[str, Any]] = []
    for path in sorted((DOCS / lang / folder).glob("*.md")):
        text = path.read_text(encoding="utf-8")
        for found in RULE.finditer(text):
            rules.append(found["rule"])
            if found["fence"] and yaml.safe_load(found["fence"]).get("see") == found["rule"]:
                placed.add(found["rule"])
        for part in re.split(r"^(?=#)", text, flags=re.MULTILINE):
            fences = [yaml.safe_load(found["fence"]) for found in FENCE.finditer(part)]
            seen += [fence for fence in fences if "see" in fence]
            question = HEADING.search(part.split("\n", 1)[0])
            if question and any(fence.get("see") == question[1] for fence in fences):
                placed.add(question[1])
    names = [fence["see"] for fence in seen]
    bare = {fence["see"]: {key: fence[key] for key in fence if key != "say"} for fence in seen}
    return Game(rules, bare, placed, [name for name in set(names) if names.count(name) > 1])


FOLDERS = sorted(
    {path.parent.name for path in DOCS.glob("en/*/*.md") if RULE.search(path.read_text(encoding="utf-8"))}
)


def tables(folder: str) -> tuple[dict[str, tuple[Claim, ...]], dict[str, str]]:
    module = importlib.import_module(f"tests.site.proofs.{folder}")
    return module.PROOFS, module.NOT_SHOWN


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_rule_is_proved_or_named(folder: str) -> None:
    proofs, not_shown = tables(folder)
    rules = set(game("en", folder).rules)
    assert rules - set(proofs) - set(not_shown) == set()
    assert set(proofs) & set(not_shown) == set()
    assert set(not_shown) <= rules
    assert all(len(why) > 20 for why in not_shown.values())


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_proved_is_what_can_be_seen(lang: str, folder: str) -> None:
    proofs, _ = tables(folder)
    here, english = game(lang, folder), game("en", folder)
    assert set(here.fences) == set(proofs)
    assert here.placed == set(proofs), "not right after its rule, or not under its heading"
    assert here.twice == []
    assert here.fences == english.fences


PROVED = [(folder, about) for folder in FOLDERS for about in tables(folder)[0]]


@pytest.mark.parametrize(("folder", "about"), PROVED, ids=[f"{folder}-{about}" for folder, about in PROVED])
def test_the_position_shows_it(folder: str, about: str) -> None:
    fence = game("en", folder).fences[about]
    claims = tables(folder)[0][about]
    assert claims
    for claim in claims:
        claim(Seen(fence, about))
