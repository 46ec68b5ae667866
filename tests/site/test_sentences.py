"""Every reason, error and rule that the engine can return has its sentence, and its paragraph on any page."""

import re
from functools import cache
from itertools import product
from typing import Any

import pytest
from kortspel.sentences import is_card

from tests.engine import test_reasons, test_reasons_of_games
from tests.engine.test_errors import IN_DOOR_MD
from tests.site.messages import source
from tests.site.pages import FOLDER, LANGUAGES, ROOT, SITE, Page
from tests.site.sentences import ask, forms, games, sentences
from tests.site.test_feedback import Said, draw, faults, plain
from tests.site.test_pages_table import TABLE

type Facts = dict[str, Any]

KILLE = ["HK", "KU", "HR", "HU", "KV", "VH", *map(str, range(12, 0, -1)), "KR", "BP", "BL"]
STANDARD = [rank + suit for suit in "SHDC" for rank in ["A", "K", "Q", "J", *map(str, range(10, 1, -1))]]
#: What is fact of a bet.
CHIPS = {"call": 2, "highest": 3, "own": 1, "least": 1, "raises": 1, "most-raises": 3, "bettor": "C"}
FIRST_BET = {"call": 2, "highest": 0, "own": 0, "least": 2, "raises": 0, "most-raises": 3}
FOUR = ["AS", "2H", "3D", "4C"]
#: Words that are legal or refused, as a player might say them, with the facts of the case, by the reason.
LEGAL_WORDS: dict[str, dict[str, Facts]] = {
    "may-ask": {"redeal:ask:2": {"asker": "C", "who-may": "anyone"}},
    "may-answer": {"redeal:yes": {"asker": "C", "who-may": "anyone"}, "redeal:no": {"who-may": "forehand"}},
    "misdeal": {
        "misdeal": {"misdeal-chips": 0},
        " misdeal": {"misdeal-chips": 1},
        "misdeal ": {"misdeal-chips": 2},
    },
    "may-choose": {
        "contract:spel": {"contract": "spel"},
        "contract:valfri:H": {"contract": "valfri", "suit": "H"},
    },
    "may-bury": {"bury:AS 2H 3D 4C": {"picked": FOUR, "count": 4}},
    "forgotten-discard": {"AS": {"card": "AS"}},
    "may-knock": {"knock": {}},
    "may-check": {"check": {}},
    "may-pass": {"pass": {"knocker": "B"}},
    "may-fold": {"fold": CHIPS},
    "may-bet": {"bet:2": CHIPS | {"chips": 2}, "bet:3": FIRST_BET | {"chips": 3}},
    "may-exchange": {
        "exchange": {"picked": [], "count": 3, "stock": 17},
        "exchange:7": {"picked": ["7"], "count": 1, "stock": 7},
        "exchange:7 7": {"picked": ["7", "7"], "count": 2, "stock": 12},
    },
}
REFUSED_WORDS: dict[str, dict[str, Facts]] = {
    "not-in-hand": {
        "QH": {"card": "QH", "missing": ["QH"], "known": "yes"},
        "bury:AS 2H 3D 4C": {"picked": FOUR, "count": 4, "missing": ["AS", "4C"]},
    },
    "wrong-phase": {"QH": {"card": "QH"}, "HK": {"card": "HK"}, "misdeal": {}, "exchange": {"picked": []}},
    "redeal-not-allowed": {
        "redeal:ask:0": {"asker": "A", "who-may": "nobody"},
        "redeal:ask:1": {"asker": "B", "who-may": "forehand"},
        "redeal:yes": {"who-may": "anyone"},
    },
    "redeal-too-late": {
        "redeal:ask:0": {"asker": "A", "who-may": "anyone"},
        "redeal:yes": {"who-may": "anyone"},
    },
    "already-asked": {"redeal:ask:0": {"asker": "A", "who-may": "anyone"}},
    "contract-used": {"contract:spader": {"contract": "spader", "used": ["spader"]}},
    "contract-stays": {"contract:pass": {"contract": "pass", "announced": "valfri", "used": []}},
    "wrong-number-of-cards": {
        "bury": {"picked": [], "count": 4},
        "bury:AS": {"picked": ["AS"], "count": 4},
        "bury:AS 2H 3D": {"picked": FOUR[:3], "count": 4},
    },
    "check-after-knock": {"check": {"knocker": "B"}},
    "already-checked": {"check": {}},
    "check-after-bet": {"check": CHIPS},
    "bet-too-low": {"bet:0": FIRST_BET | {"chips": 0}, "bet:1": CHIPS | {"chips": 1}},
    "no-more-raises": {"bet:7": CHIPS | {"chips": 7}},
    "too-many-exchanged": {"exchange:7 BL 3 4": {"picked": ["7", "BL", "3", "4"], "count": 3, "stock": 17}},
}
#: Errors in requests that no reader writes: no link and no field leads to them.
NEVER_MET = {"not-json", "too-deep", "unknown-ask"}
ARTICLES = ("stays", "plays", "may-play", "why-next-leader")
#: Errors that the pages find by themselves.
FOUND_BY_PAGES = {"other", "illegal-word", "other-game"}


def promised() -> dict[str, set[str | None]]:
    """All reasons that there are, with the rules that each can carry."""
    found: dict[str, set[str | None]] = {}
    for _, _, about in forms():
        for reason, rule in about["reasons"].items():
            found.setdefault(reason, set()).add(rule)
    return found


def judged(form: dict[str, Any], trick: str, hand: str) -> list[dict[str, Any]]:
    """The verdicts on a hand, and on each of its cards where nobody knows the rest."""
    request = {**form, "trick": trick.split(), "hand": hand.split()}
    known: list[dict[str, Any]] = ask(ask="judge", **request)["verdicts"]
    unknown = {"known": "no", "over": [], "follow": []}
    return known + [verdict | {"args": verdict["args"] | unknown} for verdict in known if verdict["legal"]]


def shown() -> dict[tuple[str, str], list[dict[str, Any]]]:
    """Each reason and side of it, with verdicts.

    Those on cards come from the positions that the engine's tests have for every one of them.
    """
    found: dict[tuple[str, str], list[dict[str, Any]]] = {}
    cases = [
        *((test_reasons.rules(case.profile), case) for case in test_reasons.CASES),
        *((test_reasons_of_games.FORMS[case.form], case) for case in test_reasons_of_games.CASES),
    ]
    for form, case in cases:
        for verdict in judged(form, case.trick, case.hand):
            side = "legal" if verdict["legal"] else "refused"
            found.setdefault((verdict["reason"], side), []).append(verdict)
    for side, words in (("legal", LEGAL_WORDS), ("refused", REFUSED_WORDS)):
        for reason, actions in words.items():
            for rule, (action, args) in product(promised().get(reason, {None}), actions.items()):
                verdict = {"card": action.strip(), "legal": side == "legal", "reason": reason, "evidence": []}
                found.setdefault((reason, side), []).append(verdict | {"rule": rule, "args": args})
    return found


SHOWN = shown()
RULES = {rule for about in games().values() for rule in about["rules"]}


def test_every_reason_has_verdicts_that_give_it() -> None:
    assert {reason for reason, _ in SHOWN} == promised().keys()


def test_every_rule_of_a_reason_is_among_the_rules() -> None:
    assert set().union(*promised().values()) - {None} <= RULES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("reason", "side"), sorted(SHOWN))
def test_every_reason_has_its_sentence(lang: str, reason: str, side: str) -> None:
    for verdict in SHOWN[reason, side]:
        assert sentences(lang).verdict(verdict).endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rule", sorted(RULES))
def test_every_rule_has_its_sentence(lang: str, rule: str) -> None:
    assert sentences(lang).say(f"rule-{rule}").endswith(".")


def rules_of(game: str, form: str) -> set[str]:
    """The rules that the reasons and the questions of a form carry."""
    rules = games()[game]["forms"][form]["rules"]
    about = ask(ask="game", game=game, rules=rules)["profiles"][rules["profile"]]
    asked = {
        ask(ask="question", game=game, rules=rules, concept=concept, level=level, seed=seed)["rule"]
        for concept in about["concepts"]
        for level in (1, 2, 3)
        for seed in range(3)
    }
    return {rule for rule in about["reasons"].values() if rule} | asked


@cache
def paragraphs(lang: str) -> dict[str, str]:
    """The text of each paragraph that has the id of a rule."""
    return {
        str(element.get("id")): element.text()
        for path in sorted((SITE / FOLDER[lang]).rglob("index.html"))
        if FOLDER[lang] or path.relative_to(SITE).parts[0] not in FOLDER.values()
        for element in Page(str(path.relative_to(SITE))).root.all("p")
        if "rule" in (element.get("class") or "").split()
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "form"),
    [(game, form) for game, forms in TABLE.items() for form, pages in forms.items() if "rules" in pages],
)
def test_every_rule_of_a_form_that_is_taught_has_its_paragraph(lang: str, game: str, form: str) -> None:
    for rule in rules_of(game, form):
        assert len(paragraphs(lang)[rule]) > len(rule) + 30


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_its_sentence(lang: str) -> None:
    codes = IN_DOOR_MD | {"unreadable-line"}
    kept = {message for message in source(lang) if message.startswith("error-")}
    assert kept == {f"error-{code}" for code in (codes - NEVER_MET) | FOUND_BY_PAGES}
    for message in kept:
        for card in ("10H", "AS", "QD", "HK", "KR", "7"):
            assert sentences(lang).say(message, {"word": card})
        if message != "error-illegal-action":  # Which is only said of cards.
            assert sentences(lang).say(message, {"word": "ZZ"})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_for_what_the_engine_cannot_return(lang: str) -> None:
    wanted = {f"reason-{reason}-{side}" for reason, side in SHOWN} | {f"rule-{rule}" for rule in RULES}
    kept = {message for message in source(lang) if message.startswith(("reason-", "rule-"))}
    assert kept == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_form_has_its_name(lang: str) -> None:
    wanted = {
        f"profile-{form}" if game == "femkort" else f"profile-{game}-{form}"
        for game, about in games().items()
        for form in about["forms"]
    }
    assert {message for message in source(lang) if message.startswith("profile-")} == wanted


#: A way into each phase that has a name of its own.
PHASES = {
    "redeal": ("femkort", {"profile": "pot", "redeal": "forehand"}, ["redeal:ask:1"]),
    "contract": ("bismarck", {}, []),
    "bury": ("bismarck", {}, ["contract:pass"]),
    "knocking": ("femkortskille", {}, []),
    "betting": ("femkortskille", {"betting": "auction"}, []),
    "exchange": ("femkortskille", {"betting": "poker"}, ["check", "check", "check"]),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phase_has_its_name(lang: str) -> None:
    for phase, (game, rules, actions) in PHASES.items():
        reply = ask(ask="replay", game=game, rules=rules, players=3, dealer=0, seed=1, actions=actions)
        assert reply["phase"] == phase
    assert {message for message in source(lang) if message.startswith("phase-")} == {
        f"phase-{phase}" for phase in PHASES
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_its_name(lang: str) -> None:
    words = {
        action.strip() for actions in [*LEGAL_WORDS.values(), *REFUSED_WORDS.values()] for action in actions
    }
    words = {word for word in words if not is_card(word)} | {"redeal:no"}
    for word in words:
        for said in (sentences(lang).action(word), sentences(lang).said(word, "C")):
            assert said
            assert said[-1] not in ".:"
    heads = {word.partition(":")[0] for word in words} - {"redeal"} | {
        "redeal-ask",
        "redeal-yes",
        "redeal-no",
    }
    for kind in ("action-", "said-"):
        assert {message for message in source(lang) if message.startswith(kind)} == {
            kind + head for head in heads
        }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_its_name_and_its_letters(lang: str) -> None:
    assert list(dict.fromkeys(ask(ask="pack", pack="kille")["cards"])) == KILLE
    assert ask(ask="pack", pack="standard")["cards"] == STANDARD
    for cards, index in ((STANDARD, "index"), (KILLE, "kille-index")):
        assert len({sentences(lang).name(card) for card in cards}) == len(cards)
        ranks = {card if index == "kille-index" else card[:-1] for card in cards}
        for letters in ("page", "en", "fr", "nl", "sv"):
            assert len({sentences(lang).index(card, letters) for card in cards}) == len(ranks)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_are_the_same_wherever_they_are_chosen(lang: str) -> None:
    for card in (*KILLE, "JS", "QH", "KD", "AC"):
        for letters in LANGUAGES:
            assert sentences(lang).index(card, letters) == sentences(letters).index(card)
        assert sentences(lang).index(card, "sv") == sentences("en").index(card, "sv")


def test_the_widgets_say_the_same() -> None:
    """Cards of both packs, alone and in lists, from the browser's code and from the terminal's."""
    facts = [{"card": card, "seat": "B", "cards": [card, "QH", card]} for card in (*STANDARD, *KILLE)]
    orders = [(lang, message, args) for lang in LANGUAGES for message in ARTICLES for args in facts]
    drawn = draw([{"lang": lang, "say": message, "args": args} for lang, message, args in orders])
    said = [plain(one["spoken"]) for one in drawn]
    assert said == [sentences(lang).say(message, args) for lang, message, args in orders]


def test_a_reason_is_the_same_in_the_widgets() -> None:
    orders = [(lang, verdict) for lang in LANGUAGES for verdicts in SHOWN.values() for verdict in verdicts]
    drawn = draw([{"lang": lang, "how": "reason", "verdicts": [verdict]} for lang, verdict in orders])
    assert [plain(one["spoken"]) for one in drawn] == [
        sentences(lang).verdict(verdict) for lang, verdict in orders
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_reason_says_what_a_person_would_not_say(lang: str) -> None:
    verdicts = [verdict for verdicts in SHOWN.values() for verdict in verdicts]
    for verdict, drawn in zip(
        verdicts, draw([{"lang": lang, "how": "reason", "verdicts": [one]} for one in verdicts]), strict=True
    ):
        question = {
            "answer": [],
            "game": "",
            "rules": {},
            "concept": verdict["reason"],
            "level": 0,
            "seed": 0,
        }
        said = Said(question, [verdict["card"]], drawn["spoken"], drawn["drawn"])
        assert [*faults(lang, said)] == [], said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_concepts_are_called_as_on_the_quiz_page(lang: str) -> None:
    page = (ROOT / "docs" / lang / "femkort/quiz.md").read_text(encoding="utf-8")
    listed = re.findall(r"^- \*\*(.+?)\s*:?\*\*", page, re.MULTILINE)
    concepts = games()["femkort"]["profiles"]["modern"]["concepts"]
    called = [sentences(lang).say(f"concept-{concept}") for concept in concepts]
    assert [one.lower() for one in listed] == [one.lower() for one in called]


def test_what_a_reader_writes_can_not_pass_for_a_card() -> None:
    """A word with the very mark that cards have while a sentence is put together."""
    word = "\u2063[QH]\u2063 \u20630\u2063"
    (said,) = draw([{"lang": "en", "say": "error-unknown-card", "args": {"word": word}}])
    assert said["spoken"] == said["drawn"] == "“[QH] 0” is not a card of this game."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_scripts_have_the_sentences_of_all_games(lang: str) -> None:
    scripts = (SITE / "assets/kort").glob("kort.*.js")
    text = "\n".join(script.read_text(encoding="utf-8") for script in scripts)
    wanted = {
        message for message in source(lang) if message.startswith(("reason-", "also-", "rule-", "concept-"))
    }
    assert not [message for message in wanted if text.count(f"{message} =") < len(LANGUAGES)]
