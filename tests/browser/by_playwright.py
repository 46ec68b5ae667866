"""Chromium and Firefox, and on machines without WebKitGTK also WebKit, driven by Playwright."""

import re
from functools import cached_property
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser as Engine
from playwright.sync_api import BrowserContext, Error, Playwright
from playwright.sync_api import Page as Tab

from tests.browser import driver
from tests.browser.driver import NAVIGATION, PATIENCE, Gone
from tests.browser.server import Outside, Server

#: Debian's own browsers. Firefox is driven through WebDriver BiDi, which Playwright 1.65 no longer can.
DEBIAN: dict[str, dict[str, Any]] = {
    "chromium": {"executable_path": "/usr/bin/chromium"},
    "firefox": {"executable_path": "/usr/bin/firefox-esr", "channel": "moz-firefox"},
}
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-features=AutofillServerCommunication",
]
#: Firefox has no switch for JavaScript in BiDi, only this preference for a whole browser.
NO_SCRIPTS = {"javascript.enabled": False}
#: Whoever drives Firefox lets files read each other; for readers they may not.
AS_READERS_HAVE_IT: dict[str, Any] = {"security.fileuri.strict_origin_policy": True}
#: What the browser says of a reader who has asked to save data.
SAVE_DATA = "Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });"

#: What is said when a page is left while something is on its way to it: nobody is there to read it.
LEFT = re.compile(
    r"NS_BINDING_ABORTED|compilation aborted|wasm instantiation failed|Error in input stream|AbortError"
    r"|pyodide.*A ServiceWorker intercepted the request and encountered an unexpected error"
    r"|error loading dynamically imported module: .*pyodide"
)


class Browser(driver.Browser):
    """A browser of one kind; for Firefox also the one without JavaScript, once it is needed."""

    def __init__(self, playwright: Playwright, kind: str, outside: Outside, *, debian: bool) -> None:
        self.kind = kind
        self._type = getattr(playwright, kind)
        self._options: dict[str, Any] = DEBIAN[kind] if debian else {}
        self._proxy = {"server": f"http://{outside.address}", "bypass": "127.0.0.1"}
        self._started: list[Engine] = []

    def page(
        self,
        server: Server,
        language: str = "en-GB",
        *,
        scripts: bool = True,
        dark: bool = False,
        frugal: bool = False,
    ) -> driver.Page:
        engine = self._engine if scripts or self.kind != "firefox" else self._engine_without_scripts
        context = engine.new_context(
            locale=language,
            java_script_enabled=scripts or self.kind == "firefox",
            color_scheme="dark" if dark else "light",
            proxy=self._proxy,  # type: ignore[arg-type]
            viewport={"width": 1280, "height": 900},
        )
        if frugal:
            context.add_init_script(SAVE_DATA)
        return Page(server, context)

    @cached_property
    def _engine(self) -> Engine:
        if self.kind == "firefox":
            return self._launch(firefox_user_prefs=AS_READERS_HAVE_IT)
        return self._launch(args=QUIET if self.kind == "chromium" else [])

    @cached_property
    def _engine_without_scripts(self) -> Engine:
        return self._launch(firefox_user_prefs=NO_SCRIPTS)

    def _launch(self, **options: Any) -> Engine:
        self._started.append(self._type.launch(**self._options, **options))
        return self._started[-1]

    def close(self) -> None:
        for engine in self._started:
            engine.close()


class Page(driver.Page):
    """A tab in a context of its own. Whatever the console says is noted, in the page and in its workers."""

    def __init__(self, server: Server, context: BrowserContext, messages: list[str] | None = None) -> None:
        super().__init__(server)
        if messages is not None:
            self.messages = messages
        self._context = context
        self.tab: Tab = context.new_page()
        self.tab.set_default_timeout(PATIENCE * 1000)
        self.tab.set_default_navigation_timeout(NAVIGATION * 1000)
        self.tab.on("console", lambda message: self._hear(f"{message.type}: {message.text}"))
        self.tab.on("pageerror", lambda error: self._hear(f"uncaught: {error}"))

    def _hear(self, message: str) -> None:
        if not LEFT.search(message):
            self.messages.append(message)

    def navigate(self, address: str) -> None:
        # Not until "load": whoever waits for a page asks the page itself, over and over, and misses no event.
        if address:
            self.tab.goto(address, wait_until="commit")
        else:
            self.tab.reload(wait_until="commit")

    @property
    def address(self) -> str:
        return self.tab.url

    def tap(self, selector: str) -> None:
        self.tab.locator(selector).click()

    def press(self, name: str) -> None:
        self.tab.keyboard.press(name)

    def type(self, text: str) -> None:
        self.tab.keyboard.type(text)

    def evaluate(self, function: str, argument: Any = None) -> Any:
        try:
            return self.tab.evaluate(function, argument)
        except Error as error:
            if "context was destroyed" in error.message or "navigation" in error.message:
                raise Gone from error
            raise

    def size(self, width: int, height: int) -> None:
        self.tab.set_viewport_size({"width": width, "height": height})

    def screenshot(self, path: Path) -> None:
        self.tab.screenshot(path=path)

    def another(self) -> "Page":
        return Page(self.server, self._context, self.messages)

    def pause(self) -> None:
        self.tab.wait_for_timeout(25)

    def close(self) -> None:
        self._context.close()
