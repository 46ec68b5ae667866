"""The server of the browser tests: the built site on a port of its own, a log, and faults to order.

A server takes milliseconds to start, so every test has one. Its port makes a fresh origin, which has no
storage, no cache and no permissions from the tests before it, in every browser alike.
"""

import functools
import io
import re
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import IO, Any
from urllib.parse import urlsplit

from tests.site.pages import LANGUAGES

#: What static hosts say of files, where Python says otherwise.
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".whl": "application/octet-stream",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
}
HASHED = re.compile(r"\.[\w-]{8,}\.\w+$")


@dataclass
class Fault:
    """What goes wrong with the requests whose path matches."""

    pattern: str
    #: The status that is sent in place of the file.
    status: int | None = None
    #: The share of the file that is sent before the line goes dead.
    cut: float | None = None
    #: Seconds until anything is sent.
    delay: float = 0.0
    #: Nothing is sent until this happens.
    held: threading.Event | None = None
    #: Only half of the file is sent until this happens.
    half: threading.Event | None = None
    #: What is sent in place of the file's bytes, made of them.
    change: Callable[[bytes], bytes] | None = None
    #: Nobody answers: the connection is dropped.
    dead: bool = False
    #: The page for missing pages is sent as if all were well, as some hosts do.
    page: bool = False


@dataclass
class Server:
    """The site served at ``base``, under a path of its own if need be."""

    #: A test may put another in its place, as a deploy does.
    site: Path
    under: str = ""
    requests: list[str] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    #: Whether it looks for the page for a missing page in the folder asked for, or knows one for all.
    knows_folders: bool = True

    def __enter__(self) -> "Server":
        handler = functools.partial(_SiteHandler, self)
        self._http = _Http(("127.0.0.1", 0), handler)
        self.origin = f"http://127.0.0.1:{self._http.server_address[1]}"
        self.base = f"{self.origin}/{self.under}"
        threading.Thread(target=self._http.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._http.shutdown()
        self._http.server_close()

    def block(self, pattern: str, status: int = 503) -> None:
        """From now on answers requests for ``pattern`` with an error."""
        self.faults.append(Fault(pattern, status=status))

    def cut(self, pattern: str, share: float = 0.5) -> None:
        """From now on lets downloads of ``pattern`` die on the way."""
        self.faults.append(Fault(pattern, cut=share))

    def delay(self, pattern: str, seconds: float) -> None:
        """From now on lets requests for ``pattern`` wait."""
        self.faults.append(Fault(pattern, delay=seconds))

    def hold(self, pattern: str) -> threading.Event:
        """From now on answers no request for ``pattern`` until the event that it gives is set."""
        self.faults.append(Fault(pattern, held=threading.Event()))
        return self.faults[-1].held  # type: ignore[return-value]

    def half(self, pattern: str) -> threading.Event:
        """From now on lets downloads of ``pattern`` rest half-way until the event that it gives is set."""
        self.faults.append(Fault(pattern, half=threading.Event()))
        return self.faults[-1].half  # type: ignore[return-value]

    def change(self, pattern: str, change: Callable[[bytes], bytes]) -> None:
        """From now on sends what ``change`` makes of the bytes of ``pattern``."""
        self.faults.append(Fault(pattern, change=change))

    def page(self, pattern: str) -> None:
        """From now on answers requests for ``pattern`` with a page and status 200."""
        self.faults.append(Fault(pattern, page=True))

    def die(self) -> None:
        """From now on answers nobody, as where there is no network."""
        self.faults.insert(0, Fault("", dead=True))

    def lift(self) -> None:
        """All is well again."""
        self.faults.clear()

    def asked(self, pattern: str) -> list[str]:
        """The paths that match ``pattern`` among those asked for until now."""
        return [path for path in self.requests if re.search(pattern, path)]

    def fault(self, path: str) -> Fault:
        """What goes wrong with a request for ``path``; a fault that does nothing where all is well."""
        return next((fault for fault in self.faults if re.search(fault.pattern, path)), Fault(""))


class _Http(ThreadingHTTPServer):
    daemon_threads = True
    #: Browsers knock many times at once. Who finds no place in the queue knocks again after 1, 3, 7, 15 s.
    request_queue_size = 256

    def handle_error(self, *_: Any) -> None:
        """Says nothing: browsers hang up as they please."""


class _SiteHandler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    #: The body follows the headers without waiting until those have been acknowledged.
    disable_nagle_algorithm = True
    extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES

    def __init__(self, server: Server, *args: Any) -> None:
        self._site_server = server
        super().__init__(*args)

    def do_GET(self) -> None:
        self._site_server.requests.append(self.path)
        self._answer(super().do_GET)

    def do_HEAD(self) -> None:
        """Whether there is a file is a question of its own; nothing is downloaded."""
        self._answer(super().do_HEAD)

    def _answer(self, well: Callable[[], None]) -> None:
        """Answers ``well``, unless something goes wrong with the request."""
        server, path = self._site_server, urlsplit(self.path).path
        if not path.startswith(f"/{server.under}"):
            self._missing(path)
            return
        self.directory = str(server.site)  # A connection may outlive a site.
        fault = server.fault(path)
        time.sleep(fault.delay)
        if fault.held:
            fault.held.wait()
        self._fault = fault
        if fault.dead:
            self.close_connection = True
            return
        if fault.status:
            self.send_error(fault.status)
            return
        if fault.page:
            self._missing(path, 200)
            return
        self.path = self.path.removeprefix(f"/{server.under}".rstrip("/"))
        if not Path(self.translate_path(self.path)).exists():
            self._missing(self.path)
            return
        well()

    def _missing(self, path: str, status: int = 404) -> None:
        """The page for a missing page."""
        server = self._site_server
        first = path.split("/")[1]
        folder = first if first in LANGUAGES[1:] and server.knows_folders else ""
        page = (server.site / folder / "404.html").read_bytes()
        self.send_response(status)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(page)

    def send_head(self) -> IO[bytes] | None:  # type: ignore[override]
        """Sends the headers, those of other bytes where the fault changes them."""
        change = self._fault.change
        if not change:
            return super().send_head()
        file = Path(self.translate_path(self.path))
        file = file / "index.html" if file.is_dir() else file
        body = change(file.read_bytes())
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(file))
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return io.BytesIO(body)

    def copyfile(self, source: IO[bytes], outputfile: IO[bytes]) -> None:  # type: ignore[override]
        """Sends the file, or as much of it as the fault lets through."""
        cut, half = self._fault.cut, self._fault.half
        if cut is None and half is None:
            super().copyfile(source, outputfile)
            return
        body = source.read()
        middle = int(len(body) * (cut or 0.5))
        outputfile.write(body[:middle])
        if half:
            half.wait()
            outputfile.write(body[middle:])
        else:
            self.close_connection = True

    def send_response(self, code: int, message: str | None = None) -> None:
        super().send_response(code, message)
        lasting = code == 200 and HASHED.search(urlsplit(self.path).path)
        self.send_header("Cache-Control", "max-age=31536000, immutable" if lasting else "no-cache")

    def log_message(self, *_: Any) -> None:
        """Says nothing."""


class Outside:
    """The rest of the world: a proxy that answers nothing and notes who wanted to go there."""

    def __init__(self) -> None:
        self.seen: list[str] = []

    def __enter__(self) -> "Outside":
        self._http = _Http(("127.0.0.1", 0), self._handler())
        self.address = f"127.0.0.1:{self._http.server_address[1]}"
        threading.Thread(target=self._http.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._http.shutdown()
        self._http.server_close()

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        seen = self.seen

        class Handler(BaseHTTPRequestHandler):
            def refuse(self) -> None:
                seen.append(f"{self.command} {self.path}")
                self.send_error(502)

            do_GET = do_HEAD = do_POST = do_CONNECT = refuse  # noqa: N815
            log_message: Callable[..., None] = lambda *_: None

        return Handler
