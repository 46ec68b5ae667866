"""``make serve``: the site on a free local port, rebuilt at every edit."""

import os
import socket
import sys

FAVOURITE = 8000


def free_port() -> int:
    """A port that nobody uses: the usual one if it can be had."""
    for port in (FAVOURITE, 0):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise OSError("no free port")


def main() -> None:
    """Hands over to ``mkdocs serve``, which watches the files and reloads the page."""
    address = f"127.0.0.1:{free_port()}"
    print(f"» Building the site; then it is at http://{address}/ (stop with Ctrl-C)", flush=True)
    command = [sys.executable, "-m", "mkdocs", "serve", "--livereload", "--strict", "--dev-addr", address]
    os.execv(sys.executable, command)


if __name__ == "__main__":
    main()
