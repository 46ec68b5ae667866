"""Python can't start: what came with the page still answers, the rest says so, and a retry works later."""

import pytest

from tests.browser.driver import PYTHON, Page, key
from tests.browser.server import Server
from tests.browser.words import FOLDER, words

FAULTS = {
    "no wasm": lambda server: server.block(r"\.wasm$"),
    "no worker": lambda server: server.block(r"/worker\."),
    "half a wasm": lambda server: server.cut(r"\.wasm$"),
}
#: What browsers and Pyodide say of requests that fail.
NOISE = (
    r"quick start failed|503|Failed to load|(?i:wasm|WebAssembly|network)|CONTENT_LENGTH_MISMATCH|worker|"
    r"^warning: Error$"
)


def failing(server: Server, page: Page, fault: str) -> None:
    FAULTS[fault](server)
    page.forgiven.append(NOISE)


@pytest.mark.parametrize("fault", FAULTS)
def test_what_can_be_answered_is_and_a_retry_works(page: Page, server: Server, lang: str, fault: str) -> None:
    failing(server, page, fault)
    page.open(FOLDER[lang])
    page.tap(key("hand-3H"))
    page.wait(".k-said", words(lang, "stays", card="3H"))
    page.tap(key("hand-QH"))
    page.wait(key("hand-AS"))

    page.tap(key("hand-AS"))
    page.wait(".k-notice", words(lang, "python-failed"), PYTHON)
    assert page.text(key("retry")) == words(lang, "python-retry")
    assert page.focus, "the reader is left nowhere"
    assert page.count(key("hand-AS")) == 1, "nothing is lost"
    page.tap(key("undo"))
    page.wait(key("hand-QH"))
    page.tap(key("hand-QH"))
    page.wait(key("hand-AS"))
    page.tap(key("hand-AS"))
    page.wait(key("retry"))

    server.lift()
    page.tap(key("retry"))
    page.wait(".k-said", words(lang, "trick-won", seat="B", card="QH"), PYTHON)
    assert page.focus, "the reader is left nowhere"


def test_the_quiz_keeps_its_round(page: Page, server: Server, lang: str) -> None:
    failing(server, page, "no wasm")
    page.open(f"{FOLDER[lang]}femkort/quiz/")
    for _ in range(10):
        for _ in range(3):
            page.tap(key("hint"))
        page.tap(key("next"))
    page.wait(".k-question", words(lang, "score", right=0, total=10))
    page.tap(key("round"))
    page.wait(".k-notice", words(lang, "python-failed"), PYTHON)
    assert page.text(".k-question") == words(lang, "score", right=0, total=10)
