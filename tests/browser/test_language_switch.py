"""From one language to another in the middle of a page: same page, same #anchor, same ?p=, same position."""

from tests.browser.driver import Page, key
from tests.browser.words import FOLDER, name, words

EXAMPLE = "kort-example:nth-of-type(2)"


def switch(page: Page, lang: str) -> None:
    page.tap(f".k-languages a[hreflang={lang}]")
    page.wait(f"html[lang={lang}]")
    page.until_alive()


def test_page_anchor_and_query_stay(page: Page) -> None:
    place = "femkort/example/?p=kept#whole-deal"
    page.open(place)
    for lang in ("fr", "nl", "en"):
        switch(page, lang)
        assert page.path == FOLDER[lang] + place


def test_an_example_stays_at_its_step(page: Page) -> None:
    page.open("femkort/example/")
    for step in (2, 3):
        page.tap(key("next", EXAMPLE))
        page.wait(f"{EXAMPLE} .k-turn", words("en", "step-of", step=step, steps=16))
    switch(page, "nl")
    page.wait(f"{EXAMPLE} .k-turn", words("nl", "step-of", step=3, steps=16))


def test_a_position_stays_as_it_is(page: Page) -> None:
    page.open("femkort/try/")
    page.tap(key("hand-KS"))
    page.wait(".k-said", words("en", "plays", seat="A", card="KS"))
    page.until(lambda: "?p=" in page.path, "the address to follow")
    place, cards = page.path, page.count(".k-hand button")
    switch(page, "fr")
    assert page.path == f"fr/{place}"
    page.settle()
    assert page.text(".k-turn") == words("fr", "turn-of", seat="B")
    assert page.count(".k-hand button") == cards
    assert page.attribute(key("hand-QH"), "aria-label").startswith(name("fr", "QH"))


def test_a_quiz_stays_at_its_question(page: Page) -> None:
    page.open("femkort/quiz/")
    for _ in range(3):
        page.tap(key("hint"))
    page.tap(key("next"))
    page.wait(".k-bar", words("en", "question-of", number=2, total=10))
    switch(page, "fr")
    page.wait(".k-bar", words("fr", "question-of", number=2, total=10))


def test_pages_without_widgets_switch_too(page: Page) -> None:
    for path in ("", "about/", "404.html"):
        page.open(path)
        for lang in ("nl", "fr"):
            switch(page, lang)
            assert page.path == FOLDER[lang] + path.replace("404.html", "")
