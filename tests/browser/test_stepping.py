"""The worked example: to its end and back, by buttons and by keys, and guessing first."""

from tests.browser.driver import Page, key
from tests.browser.words import name, reason, words

WIDGET = "kort-example:nth-of-type(1)"
#: Whoever is slow to pause it is still before its end.
LONG = "kort-example:nth-of-type(2)"


def control(name: str) -> str:
    return key(name, WIDGET)


def wait_step(page: Page, step: int) -> None:
    page.wait(f"{WIDGET} .k-turn", words("en", "step-of", step=step, steps=4))


def shown(page: Page) -> int:
    """The step that the long example shows."""
    turns = [words("en", "step-of", step=step, steps=16) for step in range(1, 17)]
    return 1 + turns.index(page.text(f"{LONG} .k-turn"))


def disabled(page: Page, name: str) -> bool:
    return page.attribute(control(name), "disabled") is not None


def test_to_the_end_and_back_by_buttons(page: Page) -> None:
    page.open("femkort/example/")
    assert disabled(page, "back")
    assert disabled(page, "first")
    for step, (seat, card) in enumerate([("A", "8H"), ("B", "QH"), ("C", "AS")], start=1):
        wait_step(page, step)
        assert words("en", "plays", seat=seat, card=card) in page.said(WIDGET)
        won = words("en", "trick-won", seat="B", card="QH") in page.said(WIDGET)
        assert won == (step == 3), "who wins is told with the card that ends the trick"
        page.tap(control("next"))
    wait_step(page, 4)
    assert words("en", "example-end") in page.said(WIDGET)
    assert disabled(page, "next")
    assert disabled(page, "last")
    for step in (3, 2, 1):
        page.tap(control("back"))
        wait_step(page, step)
    page.tap(control("last"))
    wait_step(page, 4)
    page.tap(control("first"))
    wait_step(page, 1)


def test_to_the_end_and_back_by_keys(page: Page) -> None:
    page.open("femkort/example/")
    page.tap(control("next"))
    wait_step(page, 2)
    for pressed, step in [
        ("ArrowRight", 3),
        ("ArrowRight", 4),
        ("ArrowLeft", 3),
        ("Home", 1),
        ("End", 4),
        ("Home", 1),
    ]:
        page.press(pressed)
        wait_step(page, step)
        assert page.focus, f"{pressed} left the reader nowhere"


def test_why_each_card_of_the_hand_is_legal_or_not(page: Page) -> None:
    page.open("femkort/example/")
    page.tap(control("next"))
    wait_step(page, 2)
    refused = reason("en", "3H", "QH 3H", "8H")
    label = page.attribute(f"{WIDGET} .k-hand .k-illegal", "aria-label")
    assert label == f"{name('en', '3H')}, {words('en', 'illegal-because', reason=refused)}"


def test_guessing_wrong_and_right(page: Page) -> None:
    page.open("femkort/example/")
    page.tap(control("next"))
    wait_step(page, 2)
    page.tap(control("guessing"))
    page.wait(f"{WIDGET} .k-said", words("en", "guess-now", seat="B"))
    assert page.count(f"{WIDGET} .k-hand .k-legal") == 0
    page.tap(control("hand-3H"))
    page.wait(f"{WIDGET} .k-no", words("en", "stays", card="3H"))
    assert words("en", "plays", seat="B", card="QH") in page.said(WIDGET)
    page.tap(control("back"))
    wait_step(page, 1)
    page.tap(control("next"))
    page.wait(f"{WIDGET} .k-said", words("en", "guess-now", seat="B"))
    page.tap(control("hand-QH"))
    page.wait(f"{WIDGET} .k-yes", words("en", "guess-same", card="QH"))


def test_it_plays_by_itself_until_it_is_paused(page: Page) -> None:
    page.open("femkort/example/")
    page.tap(key("play", LONG))
    page.wait(key("play", LONG), words("en", "pause"))
    page.until(lambda: shown(page) > 1, "the next step")
    page.tap(key("play", LONG))
    page.wait(key("play", LONG), words("en", "play"))
    assert shown(page) < 16, "it was paused, not at its end"


def test_a_reload_keeps_the_step(page: Page) -> None:
    page.open("femkort/example/")
    page.tap(control("next"))
    wait_step(page, 2)
    page.tap(control("guessing"))
    page.wait(f"{WIDGET} .k-said", words("en", "guess-now", seat="B"))
    page.reload()
    wait_step(page, 2)
    assert page.attribute(control("guessing"), "aria-pressed") == "true"
