"""A static host as good ones are: gzip, the headers that ``_headers`` asks for, 304, and a log."""

import gzip
import hashlib
import threading
from dataclasses import dataclass
from fnmatch import fnmatch
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
}
#: What hosts leave as it is: it is compressed already, or of a type that they don't know.
AS_IS = (".png", ".woff2")
ASK_AGAIN = "public, max-age=0, must-revalidate"


@dataclass(frozen=True)
class Sent:
    """One answer as the log has it. ``size`` is the body's, on the wire."""

    path: str
    status: int
    size: int


@dataclass(frozen=True)
class _File:
    body: bytes
    headers: dict[str, str]


class Host:
    """The folder ``site`` at ``base``, a fresh origin. Everything is compressed before the first request."""

    def __init__(self, site: Path) -> None:
        self.log: list[Sent] = []
        rules = _rules(site / "_headers")
        paths = sorted(path for path in site.rglob("*") if path.is_file())
        self._files = {f"/{path.relative_to(site).as_posix()}": path for path in paths}
        self._ready = {name: _file(name, path, rules) for name, path in self._files.items()}

    def __enter__(self) -> "Host":
        self._http = _Http(("127.0.0.1", 0), _handler(self))
        self.base = f"http://127.0.0.1:{self._http.server_address[1]}/"
        threading.Thread(target=self._http.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._http.shutdown()
        self._http.server_close()

    def taken(self) -> list[Sent]:
        """The log since it was last taken."""
        taken, self.log = self.log, []
        return taken

    def find(self, address: str) -> tuple[int, _File]:
        """What there is at an address: a file, a folder's page, or the page for missing ones."""
        path = unquote(urlsplit(address).path)
        name = path + "index.html" if path.endswith("/") else path
        if name in self._ready:
            return 200, self._ready[name]
        return 404, self._ready.get("/404.html", _File(b"", {}))


class _Http(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64

    def handle_error(self, *_: Any) -> None:
        """Says nothing: browsers hang up as they please."""


def _handler(host: Host) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        disable_nagle_algorithm = True
        wbufsize = -1

        def do_GET(self) -> None:
            status, file = host.find(self.path)
            if status == 200 and self.headers.get("If-None-Match") == file.headers["ETag"]:
                status = 304
            body = b"" if status == 304 else file.body
            host.log.append(Sent(urlsplit(self.path).path, status, len(body)))
            self.send_response(status)
            for name, value in file.headers.items():
                self.send_header(name, value)
            if status != 304:
                self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
            self.wfile.flush()

        def log_message(self, *_: Any) -> None:
            """Says nothing."""

    return Handler


def _file(name: str, path: Path, rules: list[tuple[str, str, str]]) -> _File:
    body = path.read_bytes()
    headers = {"Cache-Control": ASK_AGAIN, "Vary": "Accept-Encoding"}
    if path.suffix in TYPES:
        headers["Content-Type"] = TYPES[path.suffix]
        if path.suffix not in AS_IS:
            body = gzip.compress(body, 9, mtime=0)
            headers["Content-Encoding"] = "gzip"
    else:
        headers["Content-Type"] = "application/octet-stream"
    headers["ETag"] = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    asked = {header: value for pattern, header, value in rules if fnmatch(name, pattern)}
    return _File(body, headers | asked)


def _rules(path: Path) -> list[tuple[str, str, str]]:
    """The pattern, header and value of each line in a ``_headers`` file; none where there is no such file."""
    rules = []
    pattern = ""
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        if line.startswith("/"):
            pattern = line.strip()
        elif line.startswith(" "):
            header, _, value = line.strip().partition(": ")
            rules.append((pattern, header, value))
    return rules
