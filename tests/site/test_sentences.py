"""Every reason, error and rule that the engine can return has its sentence, and its paragraph where there is a page."""

import json
import os
import subprocess
import sys

import pytest

from tests.engine import test_reasons, test_reasons_of_games
from tests.engine.test_errors import IN_DOOR_MD
from tests.site.messages import source
from tests.site.pages import FOLDER, LANGUAGES, ROOT, SITE, Page
from tests.site.sentences import ask, forms, games, name, of_action, of_card, of_verdict, say

#: The pages that have the rules of a form of a game, and the forms that have no page yet.
PAGES = {
    ("femkort", "modern"): "femkort/index.html",
    ("femkort", "older"): "femkort/index.html",
}
NO_PAGE_YET = {
    ("femkort", "pot"): "femkort/pot/index.html",
    ("bismarck", "modern"): "bismarck/index.html",
    ("femkortskille", "standard"): "femkortskille/index.html",
}
KILLE = [*"HK KU HR HU KV VH 12 11 10 9 8 7 6 5 4 3 2 1 KR BP BL".split()]
STANDARD = [rank + suit for suit in "SHDC" for rank in "A K Q J 10 9 8 7 6 5 4 3 2".split()]
#: Words that are legal or refused, as a player might say them, by the reason for it.
LEGAL_WORDS = {
    "may-ask": ["redeal:ask:2"],
    "may-answer": ["redeal:yes", "redeal:no"],
    "may-choose": ["contract:spel", "contract:valfri:H"],
    "may-bury": ["bury:AS 2H 3D 4C"],
    "forgotten-discard": ["AS"],
    "may-knock": ["knock"],
    "may-check": ["check"],
    "may-pass": ["pass"],
    "may-fold": ["fold"],
    "may-bet": ["bet:1", "bet:3"],
    "may-exchange": ["exchange", "exchange:7", "exchange:7 BL"],
}
REFUSED_WORDS = {
    "not-in-hand": ["QH", "7", "bury:AS 2H 3D 4C", "exchange:7 7"],
    "wrong-phase": ["QH", "HK", "misdeal", "knock", "exchange"],
    "redeal-not-allowed": ["redeal:ask:0", "redeal:yes"],
    "redeal-too-late": ["redeal:ask:0"],
    "contract-used": ["contract:spader", "contract:valfri:C"],
    "contract-stays": ["contract:pass"],
    "wrong-number-of-cards": ["bury", "bury:AS", "bury:AS 2H 3D", "bury:AS 2H 3D 4C 5S"],
    "check-after-knock": ["check"],
    "already-checked": ["check"],
    "check-after-bet": ["check"],
    "bet-too-low": ["bet:0", "bet:1"],
    "no-more-raises": ["bet:7"],
    "too-many-exchanged": ["exchange:7 BL 3 4"],
}
#: Errors in requests that no reader writes: no link and no field leads to them.
NEVER_MET = {"not-json", "too-deep", "unknown-ask"}
#: Files of sentences that no page says yet.
UNUSED = {f"{name}.ftl" for name in "answers betting bismarck femkortskille kille pot trumps".split()}
ARTICLES = ("The-card", "the-card", "stays", "why-next-leader")
#: Errors that the pages find by themselves.
FOUND_BY_PAGES = {"other", "illegal-word", "other-game"}


def promised() -> dict[str, set[str | None]]:
    """All reasons that there are, with the rules that each can carry."""
    found: dict[str, set[str | None]] = {}
    for _, _, about in forms():
        for reason, rule in about["reasons"].items():
            found.setdefault(reason, set()).add(rule)
    return found


def shown() -> dict[tuple[str, str], list[tuple[dict[str, object], str | None]]]:
    """Each reason and side of it, with verdicts and the card that was led.

    Those on cards come from the positions that the engine's tests have for every one of them.
    """
    found: dict[tuple[str, str], list[tuple[dict[str, object], str | None]]] = {}
    for case in [*test_reasons.CASES, *test_reasons_of_games.CASES]:
        side = "legal" if case.legal else "refused"
        verdict = case._asdict() | {"evidence": case.evidence.split()}
        found.setdefault((case.reason, side), []).append((verdict, next(iter(case.trick.split()), None)))
    for side, words in (("legal", LEGAL_WORDS), ("refused", REFUSED_WORDS)):
        for reason, actions in words.items():
            for rule in promised()[reason]:
                found[reason, side] = found.get((reason, side), []) + [
                    ({"card": action, "evidence": [], "rule": rule}, None) for action in actions
                ]
    return found


SHOWN = shown()
RULES = {rule for about in games().values() for rule in about["rules"]}


def test_every_form_has_a_page_or_is_known_to_have_none() -> None:
    every = {(game, profile) for game, about in games().items() for profile in about["profiles"]}
    assert PAGES.keys() | NO_PAGE_YET.keys() == every
    assert not PAGES.keys() & NO_PAGE_YET.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_that_appear_are_put_on_the_list(lang: str) -> None:
    assert all((SITE / FOLDER[lang] / page).exists() for page in PAGES.values())
    assert not any((SITE / FOLDER[lang] / page).exists() for page in NO_PAGE_YET.values())


def test_every_reason_has_verdicts_that_give_it() -> None:
    assert {reason for reason, _ in SHOWN} == promised().keys()


def test_every_rule_of_a_reason_is_among_the_rules() -> None:
    assert set().union(*promised().values()) - {None} <= RULES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("reason", "side"), sorted(SHOWN))
def test_every_reason_has_its_sentence(lang: str, reason: str, side: str) -> None:
    for verdict, led in SHOWN[reason, side]:
        text = say(lang, f"reason-{reason}-{side}", of_verdict(lang, verdict, led))
        assert text.endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rule", sorted(RULES))
def test_every_rule_has_its_sentence(lang: str, rule: str) -> None:
    assert say(lang, f"rule-{rule}", {}).endswith(".")


def rules_of(game: str, profile: str) -> set[str]:
    """The rules that the reasons and the questions of a form carry."""
    about = games()[game]["profiles"][profile]
    asked = {
        ask(ask="question", game=game, rules={"profile": profile}, concept=concept, level=level, seed=seed)["rule"]
        for concept in about["concepts"]
        for level in (1, 2, 3)
        for seed in range(3)
    }
    return {rule for rule in about["reasons"].values() if rule} | asked


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "profile"), PAGES)
def test_every_rule_of_a_page_has_its_paragraph(lang: str, game: str, profile: str) -> None:
    page = Page(FOLDER[lang] + PAGES[game, profile])
    for rule in rules_of(game, profile):
        (paragraph,) = (element for element in page.root.all("p") if element.get("id") == rule)
        assert "rule" in paragraph.get("class").split()
        assert len(paragraph.text()) > len(rule) + 30


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_its_sentence(lang: str) -> None:
    codes = IN_DOOR_MD | {"unreadable-line"}
    kept = {message for message in source(lang) if message.startswith("error-")}
    assert kept == {f"error-{code}" for code in (codes - NEVER_MET) | FOUND_BY_PAGES}
    for message in kept:
        for card in ("10H", "AS", "QD", "HK", "KR", "7"):
            assert say(lang, message, of_card(lang, "word", card))
        assert say(lang, message, {"word": "ZZ"})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_for_what_the_engine_cannot_return(lang: str) -> None:
    wanted = {f"reason-{reason}-{side}" for reason, side in SHOWN} | {f"rule-{rule}" for rule in RULES}
    kept = {message for message in source(lang) if message.startswith(("reason-", "rule-"))}
    assert kept == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_profile_has_its_name(lang: str) -> None:
    wanted = {
        f"profile-{profile}" if game == "femkort" else f"profile-{game}-{profile}"
        for game, about in games().items()
        for profile in about["profiles"]
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
    words = [action for actions in [*LEGAL_WORDS.values(), *REFUSED_WORDS.values()] for action in actions]
    named = set()
    for action in words:
        head, _, rest = action.partition(":")
        if of_action(lang, action).get("card") is None:
            message = f"action-{head}" + (f"-{rest.partition(':')[0]}" if head == "redeal" else "")
            assert say(lang, message, of_action(lang, action))
            named.add(message)
    named.add("action-redeal-no")
    assert {message for message in source(lang) if message.startswith("action-")} == named


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_its_name_and_its_letters(lang: str) -> None:
    assert KILLE == list(dict.fromkeys(ask(ask="pack", pack="kille")["cards"]))
    assert STANDARD == ask(ask="pack", pack="standard")["cards"]
    for cards, index in ((STANDARD, "index"), (KILLE, "kille-index")):
        assert len({name(lang, card) for card in cards}) == len(cards)
        ranks = {card if index == "kille-index" else card[:-1] for card in cards}
        for letters in ("page", "en", "fr", "nl", "sv"):
            shown = {say(lang, index, {"rank": rank, "letters": letters}) for rank in ranks}
            assert len(shown) == len(ranks)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_are_the_same_wherever_they_are_chosen(lang: str) -> None:
    for rank in (*KILLE, "J", "Q", "K", "A"):
        index = "kille-index" if rank in KILLE else "index"
        for letters in LANGUAGES:
            own = say(letters, index, {"rank": rank, "letters": "page"})
            assert say(lang, index, {"rank": rank, "letters": letters}) == own
        swedish = say("en", index, {"rank": rank, "letters": "sv"})
        assert say(lang, index, {"rank": rank, "letters": "sv"}) == swedish


def test_the_widgets_say_the_same() -> None:
    """Cards of both packs with their articles, from the browser's code and from this one."""
    orders = [(lang, message, card) for lang in LANGUAGES for message in ARTICLES for card in (*STANDARD, *KILLE)]
    lines = [
        json.dumps({"lang": lang, "say": message, "args": {"card": {"card": card}}})
        for lang, message, card in orders
    ]
    done = subprocess.run(
        [os.environ.get("NODE", "node"), ROOT / "build/draw.mjs", sys.executable],
        input="\n".join(lines),
        capture_output=True,
        encoding="utf-8",
        check=True,
        timeout=60,
    )
    said = [json.loads(line)["words"] for line in done.stdout.splitlines()]
    assert said == [say(lang, message, of_card(lang, "card", card)) for lang, message, card in orders]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_load_only_what_they_say(lang: str) -> None:
    (script,) = (SITE / "assets/kort").glob(f"kort.{lang}.*.js")
    text = script.read_text(encoding="utf-8")
    assert "reason-must-overtake-legal" in text
    assert not [message for message in source(lang) if source(lang)[message].file in UNUSED and f"{message} =" in text]
