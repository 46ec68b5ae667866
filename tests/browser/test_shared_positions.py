"""Positions as links: shared, opened elsewhere, and broken."""

import pytest

from tests.browser.driver import PYTHON, Page, key
from tests.browser.words import FOLDER, words

TRY = "femkort/try/"
GOOD = "femkort.modern.play.A..8H-4S_QH-3H_AS-5D.8H"
BROKEN = {
    "garbage": ("error-unreadable-line", ""),
    GOOD.replace("3H", "3X"): ("error-unknown-card", "3X"),
    GOOD.replace("3H", "AS"): ("error-duplicate-card", "AS"),
    f"{GOOD}-3H": ("error-illegal-action", "3H"),
    f"{GOOD}-knock": ("error-illegal-word", ""),
    f"{GOOD}-HK": ("error-illegal-action", "HK"),
    GOOD.replace("modern", "modern~target-0"): ("error-wrong-type", ""),
    GOOD.replace("play", "play~trump:S"): ("error-unknown-field", ""),
    "femkortskille.standard.play.A..HK-4_7-7_KR-1.HK": ("error-other-game", ""),
    "femkortskille.standard.play.A..HK-4_HK-7_KR-HK.": ("error-duplicate-card", "HK"),
}


def test_a_link_opens_the_same_position_on_a_new_page(page: Page) -> None:
    page.open()
    page.tap(key("hand-QH"))
    page.wait(key("hand-AS"))
    page.tap(key("share"))
    page.wait(".k-link")
    link = page.value(".k-link")
    assert link.startswith(f"{page.server.base}{TRY}?p=femkort.modern.play.")
    other = page.another()
    other.open(link.removeprefix(page.server.base))
    other.wait(key("hand-AS"), seconds=PYTHON)
    assert other.texts(".k-hand button") == page.texts(".k-hand button")
    assert other.texts(".k-seat") == [text.replace(" · you", "") for text in page.texts(".k-seat")]


def test_the_address_follows_the_position(page: Page) -> None:
    page.open(TRY)
    page.tap(key("hand-KS"))
    page.wait(".k-said", words("en", "plays", seat="A", card="KS"))
    page.until(lambda: "?p=" in page.path, "the address to follow")
    page.reload()
    page.wait(key("hand-QH"))
    page.settle()
    page.tap(key("undo"))
    page.until(lambda: page.path == TRY, "the plain address")


@pytest.mark.browsers("chromium")  # The engine's answer is the same everywhere.
def test_a_link_opens_a_position_under_other_rules_of_the_game(page: Page) -> None:
    line = GOOD.replace("modern", "pot")
    page.open(f"{TRY}?p={line}")
    page.until(lambda: page.path.startswith(f"{TRY}?p=femkort.pot.play.A.0."), "the position", PYTHON)
    assert page.count(key("hand-QH")) == page.count(key("hand-3H")) == 1


@pytest.mark.parametrize("line", BROKEN, ids=range(len(BROKEN)))
@pytest.mark.browsers("chromium")  # The engine's answer is the same everywhere; the others are asked once.
def test_a_broken_link_says_what_is_wrong(page: Page, line: str) -> None:
    broken_link(page, "en", line)


@pytest.mark.browsers("firefox", "webkit")
def test_a_broken_link_says_what_is_wrong_in_the_language_of_the_page(page: Page, lang: str) -> None:
    broken_link(page, lang, GOOD.replace("3H", "3X"))


def broken_link(page: Page, lang: str, line: str) -> None:
    message, word = BROKEN[line]
    page.open(f"{FOLDER[lang]}{TRY}?p={line}")
    page.wait(".k-no", words(lang, "link-broken"), PYTHON)
    # What is no card is told as it was written.
    no_card = word == "3X"
    told = words(lang, message, word="…").replace("…", word) if no_card else words(lang, message, word=word)
    assert told in page.said()
    assert words(lang, "link-fresh") in page.said()
    assert page.count(".k-hand button") == 5, "the page's own position is there"
    page.tap(key("fresh"))
    page.wait_gone(".k-no")
    page.until(lambda: page.path == f"{FOLDER[lang]}{TRY}", "an address without the broken position")
    assert page.focus, "the reader is left nowhere"
