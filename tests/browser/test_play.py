"""<kort-table>: a deal by keyboard and by touch; a reload, another language, a worker that does not start."""

import pytest

from tests.browser.driver import PYTHON, Page, key
from tests.browser.server import Server
from tests.browser.test_keyboard_alone import walk
from tests.browser.words import FOLDER, words

PLAY = "femkort/play/"
CARDS = ".k-hand button"
LAID = ".k-laid > [role=img]"


def over(page: Page) -> bool:
    return bool(page.count(key("next")) or page.count(key("again")))


def mine(page: Page, lang: str) -> bool:
    return page.text(".k-turn") == words(lang, "your-turn", seat="A")


def goes_on(page: Page, lang: str) -> None:
    """Waits until the reader is to do something."""
    page.until(lambda: mine(page, lang) or page.count(key("go")) or over(page), "somebody's turn", PYTHON)


def test_a_deal_by_keyboard_alone_and_the_next(page: Page, lang: str) -> None:
    page.open(FOLDER[lang] + PLAY)
    walk(page, key("sit"))
    page.press("Enter")
    page.wait(CARDS, seconds=PYTHON)
    assert page.focus
    for _ in range(60):
        goes_on(page, lang)
        if over(page):
            break
        if not mine(page, lang):
            page.press("g")
            page.until(lambda: not page.count(key("go")), "the play to go on", PYTHON)
            continue
        cards, laid = page.count(CARDS), page.count(LAID)
        walk(page, CARDS)
        for _ in range(cards):
            page.press("ArrowLeft")
        for _ in range(cards):
            page.press("Enter")
            page.until(lambda: page.count(LAID) > laid or page.count(".k-refused"), "an answer", PYTHON)  # noqa: B023
            if page.count(LAID) > laid:
                break
            assert page.text("[aria-live=assertive]")
            page.press("ArrowRight")
        assert page.focus, "focus is lost"
    assert page.count(LAID) == 20
    assert words(lang, "match-deal", deal=1) in page.text(".k-bar")
    walk(page, key("next"))
    page.press("Enter")
    page.wait(".k-bar", words(lang, "match-deal", deal=2), PYTHON)
    assert page.count(CARDS) == 5


@pytest.mark.browsers("chromium")
def test_a_deal_by_touch_on_a_phone(page: Page) -> None:
    page.size(390, 664)
    page.open(PLAY)
    page.tap(key("sit"))
    page.wait(CARDS, seconds=PYTHON)
    for _ in range(60):
        goes_on(page, "en")
        if over(page):
            break
        if not mine(page, "en"):
            page.tap(key("go"))
            page.until(lambda: not page.count(key("go")), "the play to go on", PYTHON)
            continue
        laid, cards = page.count(LAID), page.count(CARDS)
        for place in range(1, cards + 1):
            page.tap(f"{CARDS}:nth-of-type({place})")
            page.until(lambda: page.count(LAID) > laid or page.count(".k-refused"), "an answer", PYTHON)  # noqa: B023
            if page.count(LAID) > laid:
                break
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert page.count(LAID) == 20


def hand(page: Page) -> list[str]:
    return list(
        page.evaluate("() => [...document.querySelectorAll('.k-hand button')].map((b) => b.dataset.key)")
    )


def test_a_reload_and_another_language_keep_the_deal(page: Page, lang: str) -> None:
    page.open(FOLDER[lang] + PLAY)
    page.tap(key("sit"))
    page.wait(CARDS, seconds=PYTHON)
    goes_on(page, lang)
    cards, laid = hand(page), page.count(LAID)
    page.reload()
    page.wait(CARDS, seconds=PYTHON)
    assert (hand(page), page.count(LAID)) == (cards, laid)
    other = "fr" if lang != "fr" else "nl"
    page.tap(f".k-languages a[hreflang={other}]")
    page.wait(f"html[lang={other}]")
    page.until_alive()
    page.wait(CARDS, seconds=PYTHON)
    assert (hand(page), page.count(LAID)) == (cards, laid)
    assert page.text(".k-bar").startswith(words(other, "match-deal", deal=1))


@pytest.mark.browsers("chromium")
def test_a_worker_that_cannot_start_leaves_the_panel(page: Page, server: Server) -> None:
    page.forgiven.append(".")
    server.block(r"/worker\.")
    page.open(PLAY)
    page.tap(key("sit"))
    page.wait(key("retry"), seconds=PYTHON)
    assert page.visible(key("players"))
    server.lift()
    page.tap(key("retry"))
    page.wait(CARDS, seconds=PYTHON)


@pytest.mark.browsers("chromium")
@pytest.mark.parametrize("path", ["bismarck/play/", "femkortskille/play/"])
def test_the_other_games_begin_and_fit(page: Page, path: str) -> None:
    page.size(390, 844)
    page.open(path)
    page.tap(key("sit"))
    page.wait(".k-bar", words("en", "match-deal", deal=1), PYTHON)
    page.tap(key("skip"))
    page.until(lambda: over(page), "the end of the deal", PYTHON)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert page.count(".k-standing tbody tr") == (3 if "bismarck" in path else 4)
