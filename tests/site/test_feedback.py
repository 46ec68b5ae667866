"""What the quiz says of thousands of answers, of every form, concept and level.

Drawn by the widget's own code, and read for all that a person wouldn't say.
"""

import json
import os
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import pytest

from tests.site.pages import LANGUAGES, ROOT
from tests.site.sentences import ask, games, sentences

#: Questions on each concept at each level.
SEEDS = 4
#: How each language says a card: with an article, or with what has it inside.
ARTICLE = {
    "en": r"(?:[Tt]he) $",
    "fr": r"(?:(?:[Ll]e|[Ll]a|[Dd]u|[Aa]u|de la|à la) |[Ll]’|de l’|à l’)$",
    "nl": r"(?:[Dd]e|[Hh]et) $",
}
#: Words that can open a sentence only where a card has been named before, and openings that look like them.
PRONOUN = {
    "en": (
        r"(?:They|That|Those|He|She|Its|Their|(?:This|These) (?:is|are|beats?|can|one)|"
        r"It (?!is too late|is [A-J]’s))\b"
    ),
    "fr": (
        r"(?:Elles?|Ils|Cela|Ça|Ceci|Celui-ci|Celle-ci|Ceux-ci|Celles-ci|"
        r"Il (?!n’y|y|ne reste|faut|est|reste)) "
    ),
    "nl": (
        r"(?:Ze|Zij|Hij|Daarmee|Dat|Dit|(?:Die|Deze) (?:is|zijn|mag|neemt|kan)|"
        r"Het (?!⟦|is te laat|zwijn|masker|hoogste bod)\w+) "
    ),
}
#: What may be said of several cards only.
THEM_ALL = {
    "en": r"they all|all of them|any of them|any (?:spade|heart|diamond|club) will do",
    "fr": r"tou(?:te)?s (?:conviennent|sont)|n’importe lequel",
    "nl": r"allemaal|elke (?:schoppen|harten|ruiten|klaveren)\w* is goed",
}
#: Names that keep their capital inside a sentence.
NAMES = r"[A-J]\b|Spel|Spader|Valfri|Pass\b|Poker|Kille|Auction|Auktionskille|Pokerkille|Femkort|[A-Z]+\d"


class Said(NamedTuple):
    """Feedback, and the question and the answer that it is on."""

    question: dict[str, Any]
    chosen: list[Any]
    spoken: str
    drawn: str

    def __repr__(self) -> str:
        asked = {key: self.question[key] for key in ("game", "rules", "concept", "level", "seed")}
        return f"{json.dumps(asked)} {self.chosen}: {self.spoken}"


def forms() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every form of every game, and each with one of its switches turned."""
    for game, about in games().items():
        for profile, described in about["profiles"].items():
            listed = {name: kind for name, kind in described["values"].items() if isinstance(kind, list)}
            for values in product(*listed.values()):
                yield game, {"profile": profile, **dict(zip(listed, values, strict=True))}
            for name, value in described["switches"].items():
                if isinstance(value, bool):
                    yield game, {"profile": profile, name: not value}


@cache
def questions() -> list[dict[str, Any]]:
    """Every concept of each form at some level; the forms that games come in at all levels, many times."""
    found = []
    usual = {(game, profile) for game, about in games().items() for profile in about["profiles"]}
    for number, (game, rules) in enumerate(forms()):
        reply = ask(ask="game", game=game, rules=rules)
        if reply.get("error", {}).get("code") == "switch-without-effect":
            continue
        about = reply["profiles"][rules["profile"]]
        form = (game, rules["profile"])
        tried = [(1 + number % 3, number)]
        if form in usual:
            usual.remove(form)
            tried = [*product((1, 2, 3), range(SEEDS))]
        for concept, (level, seed) in product(about["concepts"], tried):
            found.append(ask(ask="question", game=game, rules=rules, concept=concept, level=level, seed=seed))
    return found


def answers(question: dict[str, Any], chance: Random) -> Iterator[dict[str, Any]]:
    """A right answer, one that is wrong or right in part, and none at all."""
    wrong = [choice for choice in question["choices"] if choice not in question["answer"]]
    several = question["asks"].startswith("legal-")
    yield {"chosen": question["answer"], "right": True}
    if wrong:
        some = (
            chance.sample(question["answer"], chance.randint(0, len(question["answer"]))) if several else []
        )
        yield {"chosen": [chance.choice(wrong), *some], "right": False}
    elif len(question["answer"]) > 1:
        yield {"chosen": question["answer"][1:], "right": False}
    yield {"chosen": [], "right": False, "hints": 3}


@cache
def program() -> str:
    """The program that draws feedback, made from the widgets' source."""
    folder = TemporaryDirectory()
    out = str(Path(folder.name) / "feedback.mjs")
    _KEPT.append(folder)
    subprocess.run(
        [os.environ.get("NODE", "node"), "tests/site/feedback.mjs", out], cwd=ROOT, check=True, timeout=60
    )
    return out


_KEPT: list[TemporaryDirectory[str]] = []


def draw(orders: list[dict[str, Any]]) -> list[dict[str, str]]:
    """What is said to each order."""
    done = subprocess.run(
        [os.environ.get("NODE", "node"), program()],
        input="\n".join(map(json.dumps, orders)),
        capture_output=True,
        encoding="utf-8",
        check=True,
        timeout=120,
    )
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    for order, reply in zip(orders, replies, strict=True):
        assert "error" not in reply, (reply, order)
    return replies


@cache
def feedback(lang: str) -> list[Said]:
    chance = Random(lang)
    tried = [(question, tried) for question in questions() for tried in answers(question, chance)]
    replies = draw([{"lang": lang, "question": question, **tried} for question, tried in tried])
    return [
        Said(question, tried["chosen"], reply["spoken"], reply["drawn"])
        for (question, tried), reply in zip(tried, replies, strict=True)
    ]


@cache
def prompts(lang: str) -> list[Said]:
    """What is asked, and the hints."""
    asked = [(question, more) for question in questions()[::3] for more in ({}, {"hints": 2})]
    replies = draw([{"lang": lang, "question": question, **more} for question, more in asked])
    return [
        Said(question, [], reply["spoken"], reply["drawn"])
        for (question, _), reply in zip(asked, replies, strict=True)
    ]


def plain(text: str) -> str:
    return text.replace("⟦", "").replace("⟧", "")


def parted(text: str) -> list[str]:
    """The sentences of a text."""
    return [one for one in re.split(r"(?<=[.?!])\s+", text) if one]


def misprints(text: str) -> Iterator[str]:
    """All that a printer wouldn't set so."""
    if re.search(r"(?:^|[\s(=+×−])-\d", text):
        yield "a hyphen for a minus"
    if re.search(r"[\s\u00a0\u202f]{2}", text):
        yield "two spaces"
    if re.search(r" [.,]|[(] | [)]", text):
        yield "a space before a stop"
    if re.search(r"[.!?…][^\W\d_]", text):
        yield "no space after a stop"
    if re.search(r"[{}⁣]|\?\?\?|undefined|\bNaN\b|\[object", text):
        yield "something unformatted"
    if not re.fullmatch(r".*(?:[.?]|\w)", text) or text[0].islower():
        yield "no beginning or no end"


def faults(lang: str, said: Said) -> Iterator[str]:
    """All that a person wouldn't say."""
    spoken, drawn = said.spoken, said.drawn
    parts = parted(spoken)
    if len(set(parts)) < len(parts):
        yield "a doubled sentence"
    # The same words twice, whatever the cards.
    bare = re.sub(r"(?:[\w’]+ ?)?⟦.*?⟧|\d+", "#", spoken)
    bare = re.sub(r"#(?:(?:, | and | or | et | ou | en | of )#)+", "#", bare)
    words = re.sub(r"[.,:;]", "", bare).split()
    runs = [" ".join(words[at : at + 6]) for at in range(len(words) - 5)]
    if len(set(runs)) < len(runs):
        yield "the same words twice"
    for before, one in pairwise(["", *parts]):
        if re.match(PRONOUN[lang], one) and "⟦" not in before:
            yield "a pronoun without its card"
    if len(said.question["answer"]) == 1 and re.search(THEM_ALL[lang], plain(spoken)):
        yield "one card, and they all"
    for text in (plain(spoken), drawn):
        yield from misprints(text)
    for card in re.finditer("⟦", spoken):
        if not re.search(ARTICLE[lang], spoken[: card.start()]):
            yield "no article"
    if re.search(rf"(?<=[\w,;:’»] )(?!{NAMES})[^\W\d_a-zà-ÿœ]\w*", plain(spoken)):
        yield "a capital inside a sentence"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_said_that_a_person_would_not_say(lang: str) -> None:
    found = {}
    for said in [*feedback(lang), *prompts(lang)]:
        for fault in faults(lang, said):
            found.setdefault((fault, said.question["game"], said.question["concept"]), said)
    assert not found, "\n".join(f"{key[0]}: {said!r}" for key, said in [*found.items()][:20])
    assert len(feedback(lang)) > 2000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_answer_is_named_once(lang: str) -> None:
    """A number or a seat that is the answer isn't told again after it has been explained."""
    titles = {one: sentences(lang).say(one) for one in ("right", "partly", "wrong", "answer-shown")}
    for said in feedback(lang):
        spoken = plain(said.spoken)
        title = next(name for name, words in titles.items() if spoken.startswith(words + " "))
        legal = [choice for choice in said.chosen if choice in said.question["answer"]]
        several = said.question["asks"].startswith("legal-")
        expected = {
            "right": sorted(map(str, said.chosen)) == sorted(map(str, said.question["answer"])),
            "partly": several
            and legal != []
            and len(legal) < max(len(said.chosen), len(said.question["answer"])),
            "wrong": said.chosen != [] and legal == [],
            "answer-shown": said.chosen == [] and said.question["answer"] != [],
        }
        assert expected[title] or title == "answer-shown", said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_says_the_same(lang: str) -> None:
    """The widgets and kortspel.sentences put the same codes into the same words."""
    whole = sentences(lang)
    for said in feedback(lang)[::3]:
        why = " ".join(whole.why(said.question))
        rule = whole.say("rule", {"rule": said.question["rule"]})
        assert plain(said.spoken).endswith(f" {why} {rule}"), said


def test_faults_would_be_found() -> None:
    """The reader above reads."""
    question = {"answer": ["QH"], "game": "femkort", "concept": "follow"}
    bad = {
        "a doubled sentence": "Right. The ⟦ace of spades⟧ wins. The ⟦ace of spades⟧ wins. Rule F7",
        "the same words twice": "Right. The ⟦ace of spades⟧ wins, and whoever can beat the trick must. "
        "The ⟦king of spades⟧ wins, and whoever can beat the trick must. Rule F7",
        "a pronoun without its card": "Right. It beats the ⟦king of spades⟧. Rule F7",
        "one card, and they all": "Right. The ⟦ace of spades⟧ is too low, so they all will do. Rule F7",
        "a hyphen for a minus": "Right. So A stands at -2. Rule F7",
        "two spaces": "Right.  So A stands at 2. Rule F7",
        "a space before a stop": "Right. So A stands at 2 . Rule F7",
        "no space after a stop": "Right. So A stands.So it is. Rule F7",
        "something unformatted": "Right. So { $seat } stands. Rule F7",
        "no article": "Right. You still hold ⟦queen of hearts⟧. Rule F7",
        "a capital inside a sentence": "Right. Only this is allowed: Fold. Rule F7",
    }
    for fault, text in bad.items():
        found = [*faults("en", Said(question, [], text, plain(text)))]
        assert [one for one in found if one.startswith(fault)], (fault, found)
    good = "Right. The ⟦ace of spades⟧ beats the ⟦queen of spades⟧, and whoever can overtake must. Rule F7"
    assert not [*faults("en", Said(question, [], good, plain(good)))]
