"""A course: a wrong card and why, the right one, the way on, and a place kept over reload and language."""

from tests.browser.driver import PYTHON, Page, key
from tests.browser.test_keyboard_alone import begin, enter, walk
from tests.browser.words import words

COURSE = "femkort/learn/"
STEPS = 11


def task(number: int) -> str:
    return f".md-content article > kort-task:nth-of-type({number}) "


def done(page: Page) -> list[bool]:
    """Which steps say that they are done."""
    return [bool(page.count(task(number) + ".k-step-done")) for number in range(1, STEPS + 1)]


def test_the_right_card_goes_on_and_the_place_is_kept(page: Page) -> None:
    page.open(COURSE)
    assert page.count("kort-task") == STEPS
    follow, overtake = task(2), task(4)
    page.tap(follow + key("hand-AC"))
    page.wait(follow + ".k-no", words("en", "stays", card="AC"))
    page.tap(follow + key("hand-9H"))
    page.wait(follow + ".k-yes", words("en", "right"), PYTHON)
    assert page.attribute(follow + key("next"), "href") == "#who-wins"
    page.tap(overtake + key("hand-QH"))
    page.wait(overtake + ".k-yes", words("en", "right"), PYTHON)
    marks = [number in (2, 4) for number in range(1, STEPS + 1)]
    assert done(page) == marks
    page.reload()
    page.wait(follow + ".k-step-done")
    assert done(page) == marks
    page.open("nl/" + COURSE)
    page.wait(follow + ".k-step-done", words("nl", "task-done"))
    assert done(page) == marks


def test_by_keyboard_alone(page: Page) -> None:
    begin(page, COURSE)
    first = task(1)
    enter(page, first + key("hand-4C"), first + ".k-yes", words("en", "right"))
    walk(page, first + key("next"))
    page.press("Enter")
    page.until(lambda: page.path.endswith("#follow"), "the next step")
