"""The switches: one trick judged anew under each, and kept as they were left."""

from tests.browser.driver import PYTHON, Page, key
from tests.browser.words import FOLDER, words

LEGAL, OUTCOMES, FACTS = ".k-switches .k-hand .k-legal", ".k-outcomes li", ".k-changes dd"


def test_each_switch_changes_what_the_engine_says(page: Page, lang: str) -> None:
    page.open(f"{FOLDER[lang]}femkort/variants/")
    assert page.count(LEGAL) == 1
    assert page.texts(FACTS)[2] == words(lang, "switch-chips", chips=6)

    page.tap(key("switch-head"))
    page.until(lambda: page.count(LEGAL) == 2, "two hearts to choose from", PYTHON)
    assert page.count(OUTCOMES) == 2
    page.tap(key("switch-trump"))
    page.wait(".k-trumps", words(lang, "trumps", suit="S"), PYTHON)
    page.tap(key("switch-escalate"))
    page.until(
        lambda: page.texts(FACTS)[2] == words(lang, "switch-chips", chips=9), "stakes that double", PYTHON
    )

    page.reload()
    page.wait(".k-trumps", words(lang, "trumps", suit="S"), PYTHON)
    assert page.count(LEGAL) == 2
    page.tap(key("switch-trump"))
    page.wait_gone(".k-trumps", PYTHON)
