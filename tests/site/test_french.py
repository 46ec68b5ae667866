"""What French asks of a sentence with a card or a player's letter in it."""

import re

import pytest

from tests.site.messages import bundle, texts
from tests.site.pages import sources
from tests.site.sentences import sentences
from tests.site.test_one_word import CODERS, prose

#: A card comes with its article, into which "de" and "à" would have to melt: « du roi ».
MELTS = re.compile(r"\b(?:de|à) \{ \$(?:[Cc]ards?|beat|over|follow|missing|picked)(?:-or)? \}")
#: A player's letter A is read as « à » before a verb in a-, but for « le joueur A ».
HIATUS = re.compile(
    r"(?<!joueur )(?<!joueurs )\{ \$(?:seat|dealer|leader|winner|forehand|knocker|bettor) \} a"
)
#: The same in the pages: « A attaque », « A a ouvert ».
HIATUS_IN_PROSE = re.compile(r"(?:^|[.:!?]\s)A a\w*", re.MULTILINE)
#: Who says a verdict speaks of any player.
NOBODY = re.compile(r"\b(?:vous|votre|vos|je|tu)\b", re.IGNORECASE)
#: Words that have given way to others.
GONE = {
    r"à l’ancienne": "avec les règles anciennes",
    r"forme ancienne": "règles anciennes",
    r"(?:prendre|prend|avoir) la main": "attaquer",
    r"chicane à": "sans",
    r"lexique(?!s)": "glossaire",
}
FTL = texts("fr")
MESSAGES = [
    (file, line)
    for file, text in FTL.items()
    for line in text.splitlines()
    if line and not line.startswith("#")
]


def test_no_article_that_would_have_to_melt() -> None:
    assert [line for _, line in MESSAGES if MELTS.search(line)] == []


def test_no_letter_that_reads_as_a_preposition() -> None:
    assert [line for _, line in MESSAGES if HIATUS.search(line)] == []
    for file, text in sources("fr").items():
        assert not HIATUS_IN_PROSE.search(prose(text)), file


def test_verdicts_speak_of_any_player() -> None:
    for file, text in FTL.items():
        for message in re.split(r"\n(?=[\w-]+ = )", text):
            if message.startswith(("reason-", "also-")):
                words = message.partition("\n\n")[0]
                assert not NOBODY.search(words), f"{file}: {words}"


@pytest.mark.parametrize(
    ("card", "called"),
    [
        ("QH", "la dame de cœur"),
        ("3H", "le 3 de cœur"),
        ("AS", "l’as de pique"),
        ("KD", "le roi de carreau"),
        ("HK", "l’arlequin"),
        ("VH", "l’auberge"),
        ("KR", "la couronne de fleurs"),
        ("11", "le 11"),
    ],
)
def test_cards_have_their_articles(card: str, called: str) -> None:
    suited = re.fullmatch(r"(10|[2-9JQKA])([SHDC])", card)
    rank, suit = suited.groups() if suited else (card, "")
    facts = {"card-name": sentences("fr").name(card), "card-rank": rank, "card-suit": suit}
    assert bundle("fr").format_pattern(bundle("fr").get_message("the-card").value, facts)[0] == called


def test_taking_back_is_not_cancelling() -> None:
    words = {
        one: bundle("fr").format_pattern(bundle("fr").get_message(one).value)[0]
        for one in ("undo", "edit-cancel")
    }
    assert words["undo"] != words["edit-cancel"]


def test_words_that_are_gone() -> None:
    for file, text in sources("fr").items():
        if not file.startswith(CODERS):
            for word, better in GONE.items():
                assert not re.search(rf"\b{word}\b", prose(text)), f"{file}: {word}, better {better}"


def test_faults_would_be_found() -> None:
    assert MELTS.search("au-dessus de { $card }")
    assert HIATUS.search("{ $seat } attaque le pli")
    assert not HIATUS.search("Le joueur { $seat } attaque le pli")
    assert HIATUS_IN_PROSE.search("A attaque du 8")
