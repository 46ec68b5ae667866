"""axe finds nothing on any kind of page, in any language, light and dark, on a phone and on a desk.

In Chromium: axe takes its time, and what it judges is the same document and the same colours everywhere.
"""

from collections.abc import Callable, Iterator, Sequence

import pytest

from tests.browser import driver
from tests.browser.conftest import ROOT, SITE
from tests.browser.driver import Page, key
from tests.browser.server import Server
from tests.browser.words import FOLDER, LANGUAGES

pytestmark = pytest.mark.browsers("chromium")

AXE = (ROOT / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """async (tags) => {
  const { violations } = await axe.run({runOnly: tags, resultTypes: ["violations"]});
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) =>
    html.slice(0, 120) + " " + failureSummary.slice(0, 250)).join(" | ")}`);
}"""
#: Colours on their way to others would be judged half-way.
STILL = """() => {
  const style = document.createElement("style");
  style.textContent = "*, *::before, *::after { transition: none !important; animation: none !important; }";
  document.head.append(style);
}"""
#: The reader's own switch between light and dark.
TOGGLE = "() => document.querySelector('[data-md-component=palette] label:not([hidden])').click()"
PAGES = {
    "index": "",
    "learn": "femkort/learn/",
    "rules": "femkort/",
    "example": "femkort/example/",
    "try": "femkort/try/",
    "variants": "femkort/variants/",
    "quiz": "femkort/quiz/",
    "sheet": "bismarck/sheet/",
    "worksheet": "femkort/worksheet/",
    "bismarck": "bismarck/",
    "scoring": "bismarck/scoring/",
    "kille": "femkortskille/",
    "auction": "femkortskille/auction/",
    "settlement": "femkortskille/settlement/",
    "pack": "femkortskille/pack/",
    "pot": "femkort/pot/",
    "score": "femkortskille/score/",
    "glossary": "glossary/",
    "sources": "sources/",
    "about": "about/",
    "engine": "contribute/engine/",
    "404": "404.html",
}
WIDTHS = {1280: 900, 390: 844}
#: Each scheme and each width once. An English page is seen in both schemes at both.
LOOKS = (("default", 1280), ("slate", 390))
ALL_LOOKS = (*LOOKS, ("slate", 1280), ("default", 390))
#: It is long, and almost all of it is the same English text in every language.
ONCE = "engine"


@pytest.fixture(scope="module")
def reused(browsers: Callable[[str], driver.Browser]) -> Iterator[driver.Page]:
    """One page for all: axe changes nothing, and loading pages anew is what takes time."""
    with Server(SITE) as server:
        page = browsers("chromium").page(server)
        yield page
        page.close()


def judged(page: driver.Page, looks: Sequence[tuple[str, int]] = LOOKS) -> list[str]:
    """What axe finds in the page as it is, in each scheme at its width."""
    page.evaluate(STILL)
    page.evaluate(f"() => {{ {AXE} }}")
    found: list[str] = []
    for scheme, width in looks:
        if not page.count(f"body[data-md-color-scheme={scheme}]"):
            page.evaluate(TOGGLE)
            page.wait(f"body[data-md-color-scheme={scheme}]")
        page.size(width, WIDTHS[width])
        results: list[str] = page.evaluate(RUN, TAGS)
        found += [f"{width} px, {scheme}: {result}" for result in results]
    return found


@pytest.mark.parametrize(
    ("kind_of_page", "lang"),
    [(page, lang) for page in PAGES for lang in LANGUAGES if lang == "en" or page != ONCE],
)
def test_a_kind_of_page(reused: Page, kind: str, kind_of_page: str, lang: str) -> None:  # noqa: ARG001
    reused.size(1280, 900)
    reused.open(FOLDER[lang] + PAGES[kind_of_page])
    found = judged(reused, ALL_LOOKS if lang == "en" and kind_of_page != ONCE else LOOKS)
    assert not found, "\n".join(found)


def refused(page: Page) -> None:
    page.open()
    page.tap(key("hand-3H"))
    page.wait(".k-refused")
    page.tap(key("show"))
    page.wait(".k-legal")


def played(page: Page) -> None:
    page.open()
    page.tap(key("hand-QH"))
    page.wait(".k-yes")
    page.tap(key("share"))
    page.wait(".k-link")


def edited(page: Page) -> None:
    page.open("femkort/try/")
    page.tap(key("edit"))
    page.fill(key("edit-hand-0"), "2X")
    page.tap(key("apply"))
    page.wait(".k-field .k-problem")


def guessed(page: Page) -> None:
    page.open("femkort/example/")
    widget = "kort-example:nth-of-type(1)"
    page.tap(key("next", widget))
    page.tap(key("guessing", widget))
    page.tap(key("hand-3H", widget))
    page.wait(f"{widget} .k-refused")


def answered(page: Page) -> None:
    page.open("femkort/quiz/")
    for _ in range(3):
        page.tap(key("hint"))
    page.wait(".k-no")
    page.tap(key("remembered"))
    page.tap(key("erase"))
    page.wait(key("erased"))


def finished(page: Page) -> None:
    page.open("femkort/quiz/")
    for _ in range(10):
        for _ in range(3):
            page.tap(key("hint"))
        page.tap(key("next"))
    page.wait(".k-result")


def scored(page: Page) -> None:
    page.open("femkort/score/")
    page.tap(key("form-pot"))
    page.tap(key("begin"))
    page.wait(key("win-0"))
    page.tap(key("win-0"))
    page.wait(key("fix-0"))
    page.tap(key("copies"))
    page.tap(key("fix-0"))
    page.wait(".k-fixing")


def wrongly_scored(page: Page) -> None:
    page.open("bismarck/score/")
    page.tap(key("begin"))
    page.wait(key("contract-spel"))
    for name in ("contract-spel", "tricks-0-12", "tricks-1-12"):
        page.tap(key(name))
    page.wait(".k-problem span")
    page.tap(key("change"))
    page.wait(key("cancel"))


def settings(page: Page) -> None:
    page.open()
    page.tap(".k-settings summary")
    page.tap(".k-settings input[value=four]")


def search(page: Page) -> None:
    page.open("about/")
    page.tap(".md-search__input")
    page.type("card")
    page.wait(".md-search-result__link")


def offer(page: Page) -> None:
    page.open("nl/")
    page.until(lambda: page.visible(".k-offer[lang=en]"), "the offer")


def stuck(page: Page) -> None:
    page.forgiven.append(".")
    page.server.block(r"/worker\.")
    page.open()
    page.tap(key("hand-QH"))
    page.tap(key("hand-AS"))
    page.wait(key("retry"))


@pytest.mark.parametrize(
    "state",
    [
        refused,
        played,
        edited,
        guessed,
        answered,
        finished,
        scored,
        wrongly_scored,
        settings,
        search,
        offer,
        stuck,
    ],
)
def test_a_state(page: Page, state: Callable[[Page], None]) -> None:
    state(page)
    found = judged(page)
    assert not found, "\n".join(found)


def test_axe_would_find_something(page: Page) -> None:
    page.open("about/")
    page.evaluate("() => document.querySelector('main').append(document.createElement('button'))")
    assert any("button-name" in found for found in judged(page))


def test_a_reader_who_likes_it_dark_finds_it_dark(visit: Callable[..., Page]) -> None:
    page = visit(dark=True)
    page.open()
    assert page.attribute("body", "data-md-color-scheme") == "slate"
