"""Python starts from its snapshot, plainly where that fails, and never twice from the same dice."""

import ast
import gzip
import json
from collections.abc import Callable

import pytest

from tests.browser.driver import PYTHON, Page, key
from tests.browser.server import Fault, Server
from tests.browser.test_shared_positions import GOOD, TRY
from tests.browser.words import FOLDER, reason, words

PROGRAM, SNAPSHOT = r"/python\.\w+\.wasm$", r"/snapshot\.\w+\.bin$"
QUICK = (PROGRAM, SNAPSHOT, r"/pyodide\.mjs$", r"/pyodide\.asm\.js$")
STOCK = (r"/pyodide\.asm\.wasm$", r"/python_stdlib\.zip$", r"\.whl$")
#: What browsers say of a request that fails, and Pyodide of a program that is none.
NETWORK = r"503|CONTENT_LENGTH_MISMATCH|Failed to load resource|CompileError: WebAssembly|^warning: Error$"
#: What the page says where it could not start quickly. Nobody else forgives it: wherever else a quick start
#: fails, the console is not silent.
FALLBACK = "warning: Python's quick start failed"
#: Which way Python was started.
WAY = "() => performance.getEntriesByName('python').map(({ detail }) => detail)"
#: Where a snapshot says which build of Pyodide it belongs to.
BUILD_ID = slice(16, 48)


def of_another_build(snapshot: bytes) -> bytes:
    memory = bytearray(gzip.decompress(snapshot))
    memory[BUILD_ID] = memory[BUILD_ID][::-1]
    return gzip.compress(memory, 1)


def a_wrong_byte(body: bytes) -> bytes:
    return body[:-9] + bytes([body[-9] ^ 1]) + body[-8:]


def a_page(_: bytes) -> bytes:
    """What hosts send that have one page for everything."""
    return b"<!doctype html><title>Welcome</title>"


def neither(server: Server) -> None:
    """First one fails; when the plain start is under way, the other does."""
    server.block(PROGRAM)
    server.faults.append(Fault(SNAPSHOT, status=503, delay=0.5))
    server.delay(STOCK[1], 1)


FAULTS: dict[str, Callable[[Server], None]] = {
    "no snapshot": lambda server: server.block(SNAPSHOT),
    "no program": lambda server: server.block(PROGRAM),
    "neither": neither,
    "half a snapshot": lambda server: server.cut(SNAPSHOT),
    "a wrong byte": lambda server: server.change(SNAPSHOT, a_wrong_byte),
    "another build's snapshot": lambda server: server.change(SNAPSHOT, of_another_build),
    "a page for a snapshot": lambda server: server.change(SNAPSHOT, a_page),
    "a page for a program": lambda server: server.change(PROGRAM, a_page),
}


def ask_python(page: Page, lang: str) -> None:
    """Opens a position that didn't come with the page, and tries a card that is not allowed."""
    page.open(f"{FOLDER[lang]}{TRY}?p={GOOD}")
    page.wait(key("hand-3H"), seconds=PYTHON)
    page.settle()
    page.tap(key("hand-3H"))
    page.wait(".k-said", words(lang, "stays", card="3H"), PYTHON)
    why = reason(lang, "3H", "QH 3H", "8H")
    assert why in page.said()


def test_the_quick_start_takes_its_own_files_only(page: Page, server: Server, kind: str, lang: str) -> None:
    ask_python(page, lang)
    assert page.evaluate(WAY) == ["restored"]
    assert all(server.asked(pattern) for pattern in QUICK)
    assert not any(server.asked(pattern) for pattern in STOCK)
    if kind != "webkit":  # It has nothing to keep files in while it is driven.
        assert len(server.asked(PROGRAM)) == len(server.asked(SNAPSHOT)) == 1


@pytest.mark.browsers("chromium")
@pytest.mark.parametrize("fault", FAULTS)
def test_the_plain_start_takes_over(page: Page, server: Server, lang: str, fault: str) -> None:
    FAULTS[fault](server)
    page.forgiven += [NETWORK, FALLBACK]
    ask_python(page, lang)
    assert page.evaluate(WAY) == ["plain"]
    assert all(server.asked(pattern) for pattern in STOCK)


@pytest.mark.browsers(
    "firefox"
)  # What isn't the browser's to notice is noticed by the same lines everywhere.
@pytest.mark.parametrize("fault", ["no program", "neither", "half a snapshot", "a page for a program"])
def test_the_plain_start_takes_over_in_firefox(page: Page, server: Server, lang: str, fault: str) -> None:
    test_the_plain_start_takes_over(page, server, lang, fault)


@pytest.mark.browsers("webkit")
@pytest.mark.parametrize("fault", ["no snapshot"])
def test_the_plain_start_takes_over_in_webkit(page: Page, server: Server, lang: str, fault: str) -> None:
    test_the_plain_start_takes_over(page, server, lang, fault)


# -- Chance ------------------------------------------------------------------------------------

#: The last step of each start: what it gives to the worker as the engine.
ENGINE = b'pyimport("kortspel.api").answer'
#: Another engine in its place, that says what Python makes of a request.
PROBE = b'runPython("lambda text: str(eval(text))")'
START = """(dice) => new Promise(async (resolve, reject) => {
  const here = (path) => new URL(path, BASE + "assets/kort/").href;
  const { start } = await (await fetch(here("manifest.json"))).json();
  const assets = { ...start, pyodide: here(start.pyodide), wasm: here(start.wasm),
    snapshot: { ...start.snapshot, url: here(start.snapshot.url) },
    wheel: { ...start.wheel, url: here(start.wheel.url) } };
  const worker = new Worker(here(start.worker), { type: "module" });
  worker.onmessage = ({ data }) => {
    if ("failed" in data) reject(data.failed);
    if ("reply" in data) resolve(data.reply);
    if ("reply" in data) worker.terminate();
  };
  worker.postMessage({ way: "restored", assets });
  worker.postMessage({ id: 0, text: dice });
})"""
DICE = "(__import__('random').random(), __import__('random').Random().random(), __import__('os').urandom(8))"


def test_no_two_starts_throw_the_same_dice(page: Page, server: Server) -> None:
    """The engine's own chance comes from seeds, so Python itself is asked."""

    def probing(worker: bytes) -> bytes:
        assert worker.count(ENGINE) == 2
        return worker.replace(ENGINE, PROBE)

    server.change(r"/worker\.\w+\.js$", probing)
    page.open("about/")
    start = START.replace("BASE", json.dumps(server.base))
    first, second = (ast.literal_eval(page.evaluate(start, DICE)) for _ in range(2))
    assert len(first) == 3
    assert all(one != other for one, other in zip(first, second, strict=True))
    assert not any(server.asked(pattern) for pattern in STOCK)
