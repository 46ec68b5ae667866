"""One concept, one word: the pages for readers keep to the words that rules and glossary teach."""

import re

import pytest

from tests.site.messages import bundle
from tests.site.pages import LANGUAGES, sources
from tests.site.test_trees import CODE, META

#: Words that are the engine's, or another's, and what readers meet in their place.
FOREIGN = {
    "en": {
        r"profiles?": "modern rules, older rules",
        r"(?:il)?legal": "allowed, not allowed",
        r"eldest(?! hand)": "forehand",
        r"suit (?:that was )?led": "led suit",
        r"variants? form|the (?:modern|older) form": "modern rules, older rules",
    },
    "fr": {r"profils?": "règle moderne, règle ancienne", r"chicane à cœur": "sans cœur"},
    "nl": {
        r"profiel(?:en)?": "moderne regels, oudere regels",
        r"standen|(?:een|deze|die|elke|de) stand": "situatie",
        r"regelblad(?:en)?|evenaren": "een gewoon woord",
        r"gift(?:en)?(?!\.| \|)(?!†)": "ronde",
        r"(?:speelt?|speelde) \S+ ?voor\b(?! d)|voorspeelt": "uitkomen",
        r"[Uu]w|u": "jij",
    },
}
#: Pages for who writes code.
CODERS = "contribute/"
CONCEPT = re.compile(r"^- \*\*(.+?)(?:\s?:)?\*\*", re.MULTILINE)


def prose(text: str) -> str:
    return re.sub(r"\]\([^)]*\)|\{[^}\n]*\}", " ", CODE.sub("", META.sub("", text)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_foreign_words(lang: str) -> None:
    for file, text in sources(lang).items():
        if file.startswith(CODERS):
            continue
        for word, better in FOREIGN[lang].items():
            assert not re.search(rf"\b(?:{word})\b", prose(text)), f"{file}: {word}, better {better}"


#: The concepts of each game's quiz, in the order of its page.
CONCEPTS = {
    "femkort": [
        "lead",
        "follow",
        "overtake",
        "free-choice",
        "cannot-overtake",
        "void",
        "off-suit-ace",
        "who-wins",
        "who-leads",
        "what-counts",
    ],
    "bismarck": [
        "contracts-left",
        "lead",
        "follow",
        "no-duty-to-overtake",
        "void",
        "trumping-is-no-duty",
        "trick-is-trumped",
        "off-suit-ace",
        "who-wins",
        "who-leads",
        "trump-wins",
        "quota",
        "pass-quota",
    ],
}


@pytest.mark.parametrize("game", CONCEPTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_quiz_page_lists_its_concepts_in_the_quiz_s_words(lang: str, game: str) -> None:
    said = [name.casefold() for name in CONCEPT.findall(sources(lang)[f"{game}/quiz.md"])]
    messages = [bundle(lang).get_message(f"concept-{name}").value for name in CONCEPTS[game]]
    assert said == [str(bundle(lang).format_pattern(message)[0]).casefold() for message in messages]
