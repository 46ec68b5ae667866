"""WebKit as Debian has it: WebKitGTK's MiniBrowser on a screen that nobody sees, driven by selenium."""

import os
import subprocess
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from selenium import webdriver
from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    JavascriptException,
    StaleElementReferenceException,
    WebDriverException,
)
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from urllib3.exceptions import HTTPError

from tests.browser import driver
from tests.browser.driver import NAVIGATION, PATIENCE, PYTHON, Gone, Late
from tests.browser.server import Outside, Server

BINARY = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), None)
#: How long the browser may take to begin, in seconds, and how often that is tried.
BEGINS = 60.0
TRIES = 5
#: The tool bar would keep the window from being as narrow as a phone.
SLIM = """toolbar, toolbar *, headerbar, headerbar *, entry, button {
  min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px;
  -gtk-icon-transform: scale(0);
}
"""
#: WebDriver runs functions as the page's own scripts: one that returns a promise is awaited. There is no
#: console to read, so the page's is listened to from the first call after its arrival on; the rest is lost.
CALL = """const done = arguments[arguments.length - 1];
if (!window.heard) {
  window.heard = [];
  addEventListener("error", (event) => heard.push("uncaught: " + event.message));
  addEventListener("unhandledrejection", (event) => heard.push("uncaught: " + event.reason));
  for (const kind of ["error", "warn", "info", "log"])
    console[kind] = (...words) => heard.push(kind + ": " + words.join(" "));
}
Promise.resolve(arguments[0]).then(FUNCTION)
  .then((value) => done([value]), (error) => done(String(error)));"""
MODIFIERS = {"Shift": Keys.SHIFT, "Control": Keys.CONTROL}


class Browser(driver.Browser):
    """A session with one window, used again by every page: their origins differ, so nothing is shared."""

    kind = "webkit"
    hears_all = False

    def __init__(self, folder: Path, outside: Outside) -> None:
        self.binary = BINARY
        self.begins = BEGINS
        self._folder = folder
        self._outside = outside
        self._screen: subprocess.Popen[bytes] | None = None
        self._session: webdriver.WebKitGTK | None = None

    def page(
        self,
        server: Server,
        language: str = "en-US",
        *,
        scripts: bool = True,
        dark: bool = False,
        frugal: bool = False,
    ) -> driver.Page:
        """A fresh page. The reader's language and scheme can't be chosen: WebKitGTK takes the system's."""
        assert scripts, "WebDriver itself needs JavaScript in WebKitGTK"
        assert not frugal, "WebKitGTK knows of no such wish"
        assert not dark, "WebKitGTK takes the system's scheme"
        assert language.startswith("en"), "WebKitGTK speaks the system's language"
        self._session = self._session or self._start()
        return Page(server, self._session)

    def _start(self) -> webdriver.WebKitGTK:
        style = self._folder / "gtk-3.0/gtk.css"
        style.parent.mkdir()
        style.write_text(SLIM, encoding="utf-8")
        hidden = {"DISPLAY": self._display(), "XDG_CONFIG_HOME": str(self._folder), "LANG": "en_US.UTF-8"}
        for _ in range(TRIES - 1):
            try:
                return self._begin(hidden)
            except (WebDriverException, OSError, HTTPError):
                continue
        return self._begin(hidden)

    def _begin(self, hidden: dict[str, str]) -> webdriver.WebKitGTK:
        """Begins a session. MiniBrowser sometimes dies at once, and its driver would wait for it for ever."""
        options = Options()
        options.binary_location = str(self.binary)
        options.add_argument("--automation")
        proxy = {"httpProxy": self._outside.address, "sslProxy": self._outside.address}
        options.set_capability("proxy", {"proxyType": "manual", "noProxy": ["127.0.0.1"], **proxy})
        service = Service("/usr/bin/WebKitWebDriver", log_output=subprocess.DEVNULL, env=os.environ | hidden)
        late = threading.Timer(self.begins, lambda: service.process.kill())
        late.start()
        try:
            session = webdriver.WebKitGTK(options=options, service=service)
        finally:
            late.cancel()
        session.set_script_timeout(PYTHON)
        session.set_page_load_timeout(NAVIGATION)
        return session

    def _display(self) -> str:
        """Starts a screen under the first free number."""
        reader, writer = os.pipe()
        order = [
            "Xvfb",
            "-displayfd",
            str(writer),
            "-screen",
            "0",
            "1600x1400x24",
            "-nolisten",
            "tcp",
            "-noreset",
        ]
        self._screen = subprocess.Popen(order, pass_fds=[writer], stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as numbers:
            return f":{numbers.readline().strip()}"

    def close(self) -> None:
        if self._session:
            self._session.quit()
        if self._screen:
            self._screen.terminate()
            self._screen.wait(PATIENCE)


class Page(driver.Page):
    """A window of the session."""

    def __init__(self, server: Server, session: webdriver.WebKitGTK, first: "Page | None" = None) -> None:
        super().__init__(server)
        self._session = session
        self._first = first
        if first:
            self.messages = first.messages
            session.switch_to.new_window("tab")
        self._window = session.current_window_handle
        self._others: list[Page] = []
        self.size(1280, 900)

    def navigate(self, address: str) -> None:
        if address:
            self._session.get(address)
        else:
            self._session.refresh()

    @property
    def address(self) -> str:
        self._here()
        return str(self._session.current_url)

    def tap(self, selector: str) -> None:
        def once() -> bool:
            found = self._session.find_elements(By.CSS_SELECTOR, selector)
            if len(found) != 1:
                return False
            return self._clicked(found[0])

        self._here()
        self._retry(once, selector)

    def _clicked(self, element: WebElement) -> bool:
        if not element.is_displayed() or not element.is_enabled():
            return False
        element.click()
        return True

    def _retry(self, act: Callable[[], bool], what: str) -> None:
        """Tries to act until it works, for what moves, is covered or is drawn again at the moment."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if act():
                    return
            except (
                ElementClickInterceptedException,
                ElementNotInteractableException,
                StaleElementReferenceException,
            ):
                pass
            self.pause()
        count = len(self._session.find_elements(By.CSS_SELECTOR, what))
        raise Late(f"could not tap {what} at {self.address}; there are {count}")

    def press(self, name: str) -> None:
        self._here()
        *held, last = name.split("+")
        chain = ActionChains(self._session)
        for modifier in held:
            chain.key_down(MODIFIERS[modifier])
        chain.send_keys(_key(last))
        for modifier in held:
            chain.key_up(MODIFIERS[modifier])
        chain.perform()

    def type(self, text: str) -> None:
        self._here()
        ActionChains(self._session).send_keys(text).perform()

    def evaluate(self, function: str, argument: Any = None) -> Any:
        self._here()
        try:
            result = self._session.execute_async_script(CALL.replace("FUNCTION", function), argument)
        except JavascriptException as error:
            raise Gone from error
        except WebDriverException as error:
            if "javascript" in str(error.msg).lower() or "navigat" in str(error.msg).lower():
                raise Gone from error
            raise
        if not isinstance(result, list):
            raise AssertionError(f"{result} in {function}")
        return result[0]

    def size(self, width: int, height: int) -> None:
        """Makes the window as large as it must be around that view; it takes its time to be so."""

        def there() -> bool:
            inner, outer = self.evaluate("() => [[innerWidth, innerHeight], [outerWidth, outerHeight]]")
            if inner == [width, height]:
                return True
            self._session.set_window_size(width + outer[0] - inner[0], height + outer[1] - inner[1])
            return False

        self.until(there, f"a window of {width} x {height}")

    def screenshot(self, path: Path) -> None:
        self._here()
        self._session.save_screenshot(str(path))

    def another(self) -> "Page":
        self._others.append(Page(self.server, self._session, self))
        return self._others[-1]

    def pause(self) -> None:
        time.sleep(0.025)

    def close(self) -> None:
        for other in self._others:
            other.close()
        self.leave()
        if self._first:
            self._session.close()
        else:
            self._session.get("about:blank")

    def _here(self) -> None:
        self._session.switch_to.window(self._window)

    def leave(self) -> None:
        """Also takes down what was heard on the page."""
        super().leave()
        self.messages += self.evaluate("() => window.heard ?? []")


def _key(name: str) -> str:
    """A key as WebDriver calls it: ``ArrowRight`` is ``ARROW_RIGHT``."""
    snake = "".join(f"_{letter}" if letter.isupper() else letter for letter in name).strip("_").upper()
    return name if len(name) == 1 else str(getattr(Keys, snake))
