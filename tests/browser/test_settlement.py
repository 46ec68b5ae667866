"""<kort-settlement>: payments by buttons and by keys, and another deal that Python settles."""

import pytest

from tests.browser.driver import Page, key
from tests.browser.words import FOLDER, words

WIDGET = "kort-settlement"
PAGE = "femkortskille/settlement/"


def control(name: str) -> str:
    return key(name, WIDGET)


def wait_step(page: Page, lang: str, step: int, steps: int) -> None:
    page.wait(f"{WIDGET} .k-turn", words(lang, "settle-step", step=step, steps=steps))


def test_the_payments_are_stepped_through_without_python(page: Page, lang: str) -> None:
    page.open(FOLDER[lang] + PAGE)
    wait_step(page, lang, 0, 3)
    assert page.count(f"{WIDGET} .k-payments li") == 3
    page.tap(control("next"))
    wait_step(page, lang, 1, 3)
    assert page.count(f"{WIDGET} .k-disc") == 4
    page.press("ArrowRight")
    wait_step(page, lang, 2, 3)
    assert page.texts(f"{WIDGET} .k-net") == ["−1", "−5", "−1", "−1"]
    assert page.text(f"{WIDGET} [aria-current=step]") in page.said(WIDGET)
    page.press("End")
    wait_step(page, lang, 3, 3)
    assert page.texts(f"{WIDGET} .k-net") == ["−1", "−5", "−1", "+7"]
    assert page.attribute(control("next"), "disabled") is not None
    page.press("Home")
    wait_step(page, lang, 0, 3)


def test_another_deal_is_settled_and_kept(page: Page, lang: str) -> None:
    page.open(FOLDER[lang] + PAGE)
    page.tap(control("inside-A"))
    wait_step(page, lang, 4, 4)
    assert page.texts(f"{WIDGET} .k-net") == ["−5", "−5", "−1", "+11"]
    page.tap(control("set-extra"))
    wait_step(page, lang, 5, 5)
    assert page.texts(f"{WIDGET} .k-net") == ["−9", "−9", "−1", "+19"]
    page.reload()
    wait_step(page, lang, 5, 5)


@pytest.mark.browsers("chromium")
def test_it_fits_a_narrow_screen(page: Page) -> None:
    page.size(360, 800)
    page.open(PAGE)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
