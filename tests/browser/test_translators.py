"""A translator works on the page: it wraps every text in elements of its own, and again whatever is drawn."""

import json

import pytest

from tests.browser.driver import PYTHON, Page, key
from tests.browser.test_quiz_rounds import ROUND, control, questions
from tests.browser.words import FOLDER, LANGUAGES, name, words

# Translators are Chromium's; what they do to the page is the same everywhere.
pytestmark = pytest.mark.browsers("chromium")

#: Wraps each text as Google's translator does, now and at every change, in all of the page: also where it is
#: asked not to, for not every translator heeds that.
TRANSLATE = """() => {
  const wrap = (root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement.closest("script, style, font")) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      outer.style.verticalAlign = inner.style.verticalAlign = "inherit";
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  wrap(document.body);
  new MutationObserver(() => wrap(document.body)).observe(document.body,
    { subtree: true, childList: true, characterData: true });
}"""
#: Whether all of the document is there, though perhaps not yet what it calls for.
STANDS = "() => !document.left && document.readyState !== 'loading'"
WRAPPED = "() => document.querySelectorAll('font font').length"
LAID = """() => [...document.querySelectorAll(".k-seat")].map((seat) =>
  [...seat.querySelectorAll(".k-laid > [role=img]")].map(({ ariaLabel }) => ariaLabel.split(",")[0]))"""
HAND = "() => [...document.querySelectorAll('.k-hand button')].map((card) => card.dataset.key.slice(5))"
WINNER = """() => [...document.querySelectorAll(".k-laid")].findIndex(({ lastElementChild }) =>
  lastElementChild.querySelector(".k-star"))"""
REPLIES = "() => document.querySelector('kort-try script').textContent"


#: Cards and fields that a translator may touch.
LOOSE = """() => [...document.querySelectorAll(".k-card:not(.k-slot), .k-chip, input[type=text]")]
  .filter((card) => !card.closest("[translate=no], .md-search")).map(({ outerHTML }) => outerHTML)"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deal_to_its_end(page: Page, lang: str) -> None:
    page.open(f"{FOLDER[lang]}femkort/try/")
    replies = map(json.loads, json.loads(page.evaluate(REPLIES))["replies"].values())
    left = next([list(hand) for hand in reply["hands"]] for reply in replies if not reply["played"])
    cards = sum(map(len, left))
    laid: list[list[str]] = [[] for _ in left]
    page.evaluate(TRANSLATE)
    assert page.evaluate(WRAPPED)
    page.tap(key("show"))
    for played in range(1, cards + 1):
        page.wait(".k-hand .k-legal")
        hand = page.evaluate(HAND)
        seat = next(number for number, cards in enumerate(left) if sorted(cards) == sorted(hand))
        card = page.evaluate("() => document.querySelector('.k-hand .k-legal').dataset.key").removeprefix(
            "hand-"
        )
        page.tap(key(f"hand-{card}"))
        left[seat].remove(card)
        laid[seat].append(name(lang, card))
        page.until(lambda: page.evaluate(LAID) == laid, f"the table after card {played}", PYTHON)
        assert words(lang, "plays", seat="ABC"[seat], card=card) in page.said()
        header = page.text(".k-bar p:not(.k-turn)")
        number = min(1 + played // 3, cards // 3)
        assert header.startswith(words(lang, "trick-number", number=number).split(" ·")[0]), header
        assert page.focus, f"after card {played} focus is lost"
    page.wait(".k-turn", words(lang, "play-over"))
    assert page.count(".k-hand") == 0
    winner = page.evaluate(WINNER)
    assert words(lang, "ended-last-trick", seat="ABC"[winner]) in page.said()
    assert page.evaluate(WRAPPED), "the translator is still at it"


def test_a_refusal_and_its_proof(page: Page) -> None:
    page.open()
    page.evaluate(TRANSLATE)
    for _ in range(2):
        page.tap(key("hand-3H"))
        page.wait(".k-said", words("en", "stays", card="3H"))
        assert page.count(key("hand-3H") + ".k-refused") == 1
    page.tap(key("only"))
    page.wait(".k-said", words("en", "plays", seat="B", card="QH"))
    assert page.count(".k-refused") == 0


def test_the_rules_page_and_the_example(page: Page) -> None:
    page.open("femkort/")
    page.evaluate(TRANSLATE)
    widget = "article > kort-try:nth-of-type(1)"
    page.tap(key("hand-9C", widget))
    page.wait(f"{widget} .k-said", words("en", "plays", seat="B", card="9C"))

    page.open("femkort/example/")
    page.evaluate(TRANSLATE)
    widget = "kort-example:nth-of-type(1)"
    for step, (seat, card) in enumerate([("A", "8H"), ("B", "QH"), ("C", "AS")], start=1):
        page.wait(f"{widget} .k-turn", words("en", "step-of", step=step, steps=4))
        assert words("en", "plays", seat=seat, card=card) in page.said(widget)
        page.tap(key("next", widget))
    page.wait(f"{widget} .k-said", words("en", "example-end"))


def test_a_round_of_the_quiz(page: Page) -> None:
    page.open("femkort/quiz/")
    asked = questions(page)
    page.evaluate(TRANSLATE)
    for number, question in enumerate(asked, start=1):
        page.wait(".k-bar", words("en", "question-of", number=number, total=ROUND))
        for choice in question["answer"]:
            page.tap(control(question, choice))
            page.wait(f"{control(question, choice)}[aria-pressed=true]")
        page.tap(key("check"))
        page.wait(".k-yes", words("en", "right"))
        page.tap(key("next"))
    page.wait(".k-question", words("en", "score", right=ROUND, total=ROUND))


def test_what_a_page_looked_like_before_its_script_came(page: Page) -> None:
    """The page is translated while its script is still on the way."""
    script_comes = page.server.hold(r"/kort\.en\.")
    page.set_out(f"{page.server.base}#never")
    page.until(lambda: page.evaluate(STANDS), "the page without its script")
    page.evaluate(TRANSLATE)
    assert page.evaluate(WRAPPED)
    script_comes.set()
    page.until_alive()
    page.tap(key("hand-3H"))
    page.wait(".k-said", words("en", "stays", card="3H"))
    page.tap(key("hand-QH"))
    page.wait(key("hand-AS"))
    assert page.count(key("hand-3H")) == 0


def test_cards_and_codes_are_not_to_be_translated(page: Page) -> None:
    """A translator that heeds it leaves every card and every field as it is."""
    for path in ("", "femkort/", "femkort/quiz/"):
        page.open(path)
        assert page.evaluate(LOOSE) == [], path
