"""How far Python's start has come is said: the bytes of the download, then each step by its name."""

import json

from tests.browser.driver import PYTHON, Page, key
from tests.browser.server import Server
from tests.browser.words import FOLDER, words
from tests.site.pages import SITE

#: Notes whatever the live region has said.
LISTEN = """() => {
  window.told = [];
  const notice = document.querySelector(".k-notice");
  new MutationObserver(() => told.push(notice.textContent)).observe(notice,
    { subtree: true, childList: true, characterData: true });
  return notice.role;
}"""


def test_bytes_and_then_steps(page: Page, server: Server, lang: str) -> None:
    start = json.loads((SITE / "assets/kort/manifest.json").read_text(encoding="utf-8"))["start"]
    total = start["snapshot"]["download"]
    rest_comes = server.half(r"/snapshot\.")
    page.open(FOLDER[lang])
    page.tap(key("hand-QH"))
    page.wait(key("hand-AS"))
    assert page.evaluate(LISTEN) == "status"
    page.tap(key("hand-AS"))
    half = words(lang, "python-download", loaded=total // 2 / 1e6, total=total / 1e6)
    page.wait(".k-notice", half)
    assert page.attribute(".k-notice progress", "aria-label") == words(lang, "python-progress")
    assert page.attribute(".k-notice progress", "value") == str(total // 2)
    assert page.attribute(".k-notice progress", "max") == str(total)

    rest_comes.set()
    page.wait(".k-said", words(lang, "trick-won", seat="B", card="QH"), PYTHON)
    assert page.text(".k-notice") == ""
    told = [" ".join(text.split()) for text in page.evaluate("() => told")]
    steps = [half, *(words(lang, f"python-{step}") for step in ("start", "engine"))]
    assert sorted(steps, key=told.index) == steps
    assert told[-1] == ""
