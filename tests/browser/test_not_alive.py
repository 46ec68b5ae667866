"""A page whose script doesn't come, or doesn't run, promises nothing and says what is missing."""

from pathlib import Path

import pytest

from tests.browser.conftest import SITE
from tests.browser.driver import PYTHON, Page, key
from tests.browser.server import Server
from tests.browser.words import FOLDER, words

# What is said is said by the same few lines everywhere; browsers differ in how they tell of a lost script.
NOISE = r"503|404|Failed to load|MIME type|module|Loading|import|error|CORS|origin|(?i:file:)|uncaught"
STATIC = "() => document.querySelector('.k-root').textContent"


@pytest.mark.parametrize("fault", ["503", "html", "syntax"])
def test_a_script_that_does_not_come(page: Page, server: Server, lang: str, fault: str) -> None:
    page.forgiven.append(NOISE)
    script = rf"/kort\.{lang}\."
    if fault == "503":
        server.block(script)
    else:
        server.change(script, lambda _: b"<h1>Not here</h1>" if fault == "html" else b"let = of;")
    page.go(server.base + FOLDER[lang])
    page.wait(".k-missing", words(lang, "missing-script"))
    assert words(lang, "try-prompt") not in page.evaluate(STATIC)
    assert page.count("[data-alive]") == 0


# In a frame, since not every driver answers before a page has loaded whole.
FRAME = """(address) => {
  const frame = document.createElement("iframe");
  frame.src = address;
  document.body.append(frame);
}"""
IN_FRAME = """(selector) => [...(frames[0]?.document?.querySelectorAll(selector) ?? [])]
  .map((element) => element.textContent).join(" ")"""


def test_a_script_that_comes_late(page: Page, server: Server) -> None:
    comes = server.hold(r"/kort\.fr\.")  # At once: the service worker of the first page keeps it for later.
    page.open("about/")
    page.evaluate(FRAME, f"{server.base}fr/")
    missing, prompt = words("fr", "missing-script"), words("fr", "try-prompt")

    def said(selector: str) -> str:
        return " ".join(page.evaluate(IN_FRAME, selector).split())

    page.until(lambda: missing in said(".k-missing"), "the notice")
    assert prompt not in said(".k-root")
    comes.set()
    page.until(lambda: prompt in said("[data-alive] .k-said"), "life")
    assert missing not in said(".k-missing")


@pytest.mark.browsers("chromium", "firefox")
def test_a_page_opened_from_disk(page: Page, lang: str) -> None:
    page.forgiven.append(NOISE)
    path = Path(SITE, FOLDER[lang], "femkort", "try", "index.html")
    page.go(path.resolve().as_uri())
    page.wait(".k-missing", words(lang, "missing-file"))
    assert words(lang, "try-prompt") not in page.evaluate(STATIC)


@pytest.mark.browsers("chromium")
@pytest.mark.parametrize(
    ("file", "answer", "lang"),
    [
        ("worker", "404", "en"),
        ("worker", "page", "fr"),
        ("python", "404", "nl"),
        ("python", "page", "en"),
        ("snapshot", "404", "fr"),
        ("snapshot", "page", "nl"),
    ],
)
def test_a_deploy_under_an_open_page(page: Page, server: Server, file: str, answer: str, lang: str) -> None:
    page.forgiven.append(NOISE + "|wasm|WebAssembly")
    page.open(FOLDER[lang])
    pattern = rf"/{file}\."
    if answer == "404":
        server.block(pattern, 404)
    else:
        server.page(pattern)
    page.tap(key("hand-QH"))
    page.wait(key("hand-AS"))
    page.tap(key("hand-AS"))
    page.wait(".k-notice", words(lang, "site-renewed"))
    assert not server.asked(r"python_stdlib"), "nothing is downloaded in vain"
    server.lift()
    page.tap(key("reload"))
    page.until_alive()
    page.wait(key("hand-AS"))
    page.tap(key("hand-AS"))
    page.wait(".k-said", words(lang, "trick-won", seat="B", card="QH"), PYTHON)


@pytest.mark.browsers("chromium")
def test_a_deploy_before_the_quiz_came(page: Page, server: Server) -> None:
    page.forgiven.append(NOISE)
    chunks = [path for path in Path(SITE, "assets/kort").glob("kort.*.js") if b"k-quiz" in path.read_bytes()]
    assert chunks
    for chunk in chunks:
        server.block(f"/{chunk.name}", 404)
    page.go(f"{server.base}femkort/quiz/")
    page.wait(".k-missing", words("en", "missing-script"))
