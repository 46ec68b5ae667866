"""``make pictures``: the sharing pictures and the README's, from the real pages, and the app's icons."""

import functools
import http.server
import threading
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
SITE = ROOT / "site"
ICONS_IN = ROOT / "docs/en/assets/icons"
TRANSLATIONS = ROOT / "translations"
#: The front page as a poster: the headline and the trick, nothing else.
POSTER = """
.md-header, .md-tabs, .k-offer, .k-controls, .k-typing, .ways, .k-label,
.md-footer { display: none !important }
.md-main__inner { margin: 0 } .md-grid { max-width: none }
.md-content__inner { margin: 0 2.2rem !important; padding: 1.2rem 0 0 !important }
.md-typeset h1 { font-size: 2.6rem } .md-typeset .lede { max-width: none; margin: 0 0 .6rem }
kort-try { margin: 0 } .k-hand { padding-top: 1.2rem }
"""

#: The app's icons: name, size, and the margin that a system may cut away.
ICONS = (("icon-192.png", 192, 0), ("icon-512.png", 512, 0), ("icon-maskable.png", 512, 64))


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves the site without a word."""

    def log_message(self, *_: object) -> None:
        """Says nothing."""


def main() -> None:
    """Takes all pictures with Debian's Chromium, or with Playwright's own."""
    handler = functools.partial(Quiet, directory=str(SITE))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    base = f"http://127.0.0.1:{server.server_address[1]}/"
    debian = Path("/usr/bin/chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=debian if debian.exists() else None, args=["--no-sandbox"]
        )
        for own in sorted(TRANSLATIONS.iterdir()):
            folder = "" if own.name == "en" else f"{own.name}/"
            _take(browser, base + folder, own / "share.png", (1200, 630), POSTER)
        _take(browser, base, HERE / "readme.png", (1100, 800), ".md-top { display: none }")
        for name, size, margin in ICONS:
            _icon(browser, ICONS_IN / name, size, margin)
        browser.close()
    server.shutdown()


def _take(browser: Browser, url: str, path: Path, size: tuple[int, int], style: str) -> None:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector("[data-alive]")
    page.add_style_tag(content=style)
    page.click("[data-key=hand-3H]")
    page.mouse.move(0, 0)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    page.screenshot(path=path)
    context.close()


def _icon(browser: Browser, path: Path, size: int, margin: int) -> None:
    drawing = (ICONS_IN / "favicon.svg").read_text(encoding="utf-8")
    page = browser.new_page(viewport={"width": size, "height": size})
    style = "body { margin: 0 } svg { display: block; box-sizing: border-box; width: 100vw; height: 100vh }"
    style += f" svg {{ padding: {margin}px; background: {'#14483a' if margin else 'none'} }}"
    page.set_content(f"<style>{style}</style>{drawing}")
    page.screenshot(path=path, omit_background=True)
    page.close()


if __name__ == "__main__":
    main()
