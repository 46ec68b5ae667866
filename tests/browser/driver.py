"""One small driver for all browsers. Tests are written over it once, and know no browser by its tool.

A driver brings what only it can do: going to an address, real taps and keys, running a function in the page.
The rest is built on that, so that it means the same everywhere.
"""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.browser.server import Server

#: Seconds in which anything comes that comes at all, on a machine that does ten other things. What holds
#: is seen at once, so patience costs only where something is wrong.
PATIENCE = 60.0
#: The same for a page that is on its way.
NAVIGATION = 120.0
#: The same for Python's start.
PYTHON = 240.0

#: What is said of an element: its text without what is hidden from those who listen.
SPOKEN = """(selector) => [...document.querySelectorAll(selector)].map((element) => {
  const copy = element.cloneNode(true);
  for (const mute of copy.querySelectorAll("[aria-hidden=true], script, style")) mute.remove();
  return copy.textContent;
})"""
#: Every page of the site has a main part; a document that a browser shows before one has come has none.
ALIVE = """() => document.readyState === "complete" && document.querySelector("main") !== null &&
  [...document.querySelectorAll(".k-root")].map((root) => root.parentElement).every(
    (widget) => widget.dataset.alive || widget.closest("details:not([open])"))"""
VISIBLE = """(selector) => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility(
  {visibilityProperty: true}) && element.getBoundingClientRect().width > 0)"""
#: Marks a document that is about to go, so that the one in its place can be told from it.
LEAVE = "() => { document.left = true; return true; }"
ARRIVED = "() => !document.left && document.readyState === 'complete'"
FOCUS = """() => {
  const { activeElement: element } = document;
  return element === document.body || !element ? "" : element.dataset.key || element.id || element.localName;
}"""


def key(name: str, widget: str = "") -> str:
    """The selector of a control by its key, in one widget where there are several."""
    return f'{widget} [data-key="{name}"]'.strip()


class Late(AssertionError):
    """What was waited for did not come."""


class Gone(Exception):
    """The page went away under a question, as in the middle of a navigation: ask again."""


class Page(ABC):
    """A page of the site in a browser, with the storage of its test."""

    def __init__(self, server: Server) -> None:
        self.server = server
        #: Whatever the console said, and errors that nobody caught.
        self.messages: list[str] = []
        #: Patterns of what may be said: a fault that a test makes is a fault that the browser tells of.
        self.forgiven: list[str] = []

    # -- What each driver brings -------------------------------------------------------------------

    @abstractmethod
    def navigate(self, address: str) -> None:
        """Sets out for an address, or for the same again where it is empty."""

    @property
    @abstractmethod
    def address(self) -> str:
        """The page's address."""

    @abstractmethod
    def tap(self, selector: str) -> None:
        """Presses the one element that the selector finds, as a finger or a mouse would, once it can be."""

    @abstractmethod
    def press(self, name: str) -> None:
        """Presses a key by its name, such as ``Enter``, ``ArrowRight``, ``Shift+Tab`` or ``u``."""

    @abstractmethod
    def type(self, text: str) -> None:
        """Types into what has focus, key by key."""

    @abstractmethod
    def evaluate(self, function: str, argument: Any = None) -> Any:
        """What a JavaScript function, given the argument, returns or promises."""

    @abstractmethod
    def size(self, width: int, height: int) -> None:
        """Makes the page's view that large."""

    @abstractmethod
    def screenshot(self, path: Path) -> None:
        """Takes a picture."""

    @abstractmethod
    def another(self) -> "Page":
        """Another page with the same storage."""

    @abstractmethod
    def pause(self) -> None:
        """Lets the browser get on for a moment between two looks."""

    @abstractmethod
    def close(self) -> None:
        """Ends the page; later tests see nothing of it."""

    # -- What is built on it -----------------------------------------------------------------------

    def go(self, address: str) -> None:
        """Opens an address, and waits until the page has come with all that belongs to it."""
        self.set_out(address)
        self.until(lambda: self.evaluate(ARRIVED), f"the page {address}")

    def set_out(self, address: str) -> None:
        """Opens an address; the page may still be on its way."""
        self.leave()
        self.navigate(address)

    def again(self) -> None:
        """Loads the page again."""
        self.go("")

    def leave(self) -> None:
        """Marks the page as the one that is about to go."""
        self.until(lambda: self.evaluate(LEAVE), "the page to be left")

    def open(self, path: str = "") -> None:
        """Opens a page of the site, and waits until its widgets are alive."""
        self.go(self.server.base + path)
        self.until_alive()

    def reload(self) -> None:
        """Loads the page again, and waits until its widgets are alive."""
        self.again()
        self.until_alive()

    def until_alive(self) -> None:
        """Waits until the page is complete and its widgets are alive."""
        self.until(lambda: self.evaluate(ALIVE), "the page to come alive")

    @property
    def path(self) -> str:
        """The page's address without the site's."""
        return self.address.removeprefix(self.server.base)

    def texts(self, selector: str) -> list[str]:
        """What all elements say, with plain single spaces."""
        return [" ".join(text.split()) for text in self.evaluate(SPOKEN, selector)]

    def text(self, selector: str) -> str:
        """What the one element says."""
        (text,) = self.texts(selector)
        return text

    def said(self, widget: str = "") -> str:
        """What a widget's live regions say."""
        return " ".join(filter(None, self.texts(f"{widget} .k-said")))

    def attribute(self, selector: str, name: str) -> str | None:
        """An attribute of the one element; None where it hasn't got it."""
        found: list[str | None] = self.evaluate(
            "([selector, name]) => [...document.querySelectorAll(selector)].map((e) => e.getAttribute(name))",
            [selector, name],
        )
        (value,) = found
        return value

    def value(self, selector: str) -> str:
        """What stands in a field."""
        return str(self.evaluate("(selector) => document.querySelector(selector).value", selector))

    def count(self, selector: str) -> int:
        """How many elements there are."""
        return int(self.evaluate("(selector) => document.querySelectorAll(selector).length", selector))

    def visible(self, selector: str) -> bool:
        """Whether one of the elements can be seen."""
        return bool(self.evaluate(VISIBLE, selector))

    def fill(self, selector: str, text: str) -> None:
        """Puts a text into a field in place of what is there."""
        self.tap(selector)
        self.evaluate("(selector) => document.querySelector(selector).select()", selector)
        self.press("Delete")
        self.type(text)

    @property
    def focus(self) -> str:
        """The key, id or name of what has focus; nothing where the page itself has it."""
        return str(self.evaluate(FOCUS))

    def focused(self, selector: str) -> bool:
        """Whether what has focus is such an element."""
        return bool(self.evaluate("(selector) => document.activeElement.matches(selector)", selector))

    def settle(self) -> None:
        """Waits until no widget waits for Python any more."""
        self.until(lambda: not any(self.texts(".k-notice")), "Python's answer", PYTHON)

    def wait(self, selector: str, text: str = "", seconds: float = PATIENCE) -> None:
        """Waits until an element is there, and says ``text``."""
        self.until(
            lambda: any(text in found for found in self.texts(selector)),
            f"{selector} with {text!r}" if text else selector,
            seconds,
        )

    def wait_gone(self, selector: str, seconds: float = PATIENCE) -> None:
        """Waits until there is no such element."""
        self.until(lambda: not self.count(selector), f"no {selector}", seconds)

    def until(self, condition: Callable[[], Any], what: str, seconds: float = PATIENCE) -> None:
        """Waits until a condition holds."""
        end = time.monotonic() + seconds
        while True:
            try:
                if condition():
                    return
            except Gone:
                pass
            if time.monotonic() > end:
                said = " | ".join(self.texts(".k-said, .k-notice"))
                raise Late(f"waited {seconds:.0f} s for {what} at {self.address}; there was: {said}")
            self.pause()


class Browser(ABC):
    """A warm browser that opens fresh pages."""

    kind: str
    #: Whether the driver hears the console from a page's first moment.
    hears_all = True

    @abstractmethod
    def page(
        self,
        server: Server,
        language: str = "en-GB",
        *,
        scripts: bool = True,
        dark: bool = False,
        frugal: bool = False,
    ) -> Page:
        """A fresh page. ``language`` is the reader's own; without ``scripts`` JavaScript is off.

        ``dark`` is what the reader's system prefers; Firefox takes no notice of it from its driver.
        A ``frugal`` reader has asked to save data.
        """

    @abstractmethod
    def close(self) -> None:
        """Ends the browser."""
