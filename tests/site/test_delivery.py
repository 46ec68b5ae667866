"""What stands beside the pages: policy, headers, manifests, the service worker's list, Python's bytes."""

import gzip
import json
import re
from pathlib import Path
from urllib.parse import urljoin

import pytest

from tests.site.pages import FOLDER, LANGUAGES, ROOT, SITE, Page, pages

ALL = [pytest.param(page, id=page.path) for page in pages()]
ASSETS = SITE / "assets/kort"
HASHED = re.compile(r"\.[0-9a-zA-Z]{8,12}\.\w+$")
WORKER = (SITE / "sw.js").read_text(encoding="utf-8")
SHELL = re.findall(r'{url:"([^"]+)",revision:(?:"(\w+)"|null)}', WORKER)
#: How many of the stock start's bytes the quick one may take. Measured: 0.74.
BUDGET = 0.8
ORIGIN = "https://example.org/some/path/"


def manifest() -> dict[str, list[str]]:
    """What the build noted of its assets."""
    read: dict[str, list[str]] = json.loads((ASSETS / "manifest.json").read_text(encoding="utf-8"))
    return read


# -- Policy ------------------------------------------------------------------------------------


def policy(page: Page) -> dict[str, list[str]]:
    (content,) = [
        meta.get("content")
        for meta in page.root.all("meta")
        if meta.get("http-equiv") == "Content-Security-Policy"
    ]
    return {name: values for name, *values in (part.split() for part in content.split(";"))}


@pytest.mark.parametrize("page", ALL)
def test_every_page_allows_what_it_needs_and_no_script_of_others(page: Page) -> None:
    rules = policy(page)
    assert rules["default-src"] == ["'self'"]
    assert {"'self'", "'wasm-unsafe-eval'"} <= set(rules["script-src"])
    rest = set(rules["script-src"]) - {"'self'", "'wasm-unsafe-eval'"}
    assert all(source.startswith("'sha256-") for source in rest), "scripts are named by their hashes"
    assert rules["base-uri"] == rules["form-action"] == ["'self'"]
    everything = {source for sources in rules.values() for source in sources}
    assert not any(":" in source for source in everything - {"data:"}), "no other site"


@pytest.mark.parametrize("page", ALL)
def test_the_policy_comes_before_whatever_it_is_for(page: Page) -> None:
    head, policy, _ = page.source.partition("Content-Security-Policy")
    assert policy
    assert not re.search(r"<(script|link|style)\b", head)


# -- Headers -----------------------------------------------------------------------------------


def headers() -> dict[str, list[str]]:
    """The lines of ``_headers`` by their pattern."""
    found: dict[str, list[str]] = {}
    for line in (SITE / "_headers").read_text(encoding="utf-8").splitlines():
        if line.startswith("/"):
            found[line] = []
        elif not line.startswith("#"):
            found[list(found)[-1]].append(line.strip())
    return found


def test_what_is_kept_for_ever_has_its_content_or_version_in_its_name() -> None:
    lasting = [pattern for pattern, lines in headers().items() if any("immutable" in line for line in lines)]
    assert lasting == ["/assets/kort/*"]
    names = [file.relative_to(ASSETS).as_posix() for file in ASSETS.rglob("*") if file.is_file()]
    changing = [name for name in names if not HASHED.search(name) and not name.startswith("pyodide-")]
    assert changing == ["manifest.json"], "which no page asks for"
    assert not any("kort/manifest.json" in page.source for page in pages())
    (version,) = {name.split("/")[0] for name in names if name.startswith("pyodide-")}
    package = json.loads((ROOT / "node_modules/pyodide/package.json").read_text(encoding="utf-8"))
    assert version == f"pyodide-{package['version']}"


def test_types_that_hosts_may_not_know_are_said() -> None:
    said = headers()
    assert said["/*.wasm"] == ["Content-Type: application/wasm"]
    assert said["/sw.js"] == ["Cache-Control: no-cache"]
    assert said["/app.webmanifest"] == said["/*/app.webmanifest"]
    assert (SITE / "fr/app.webmanifest").exists()


# -- Manifests ---------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_app_begins_in_its_language_within_its_scope(lang: str) -> None:
    home = urljoin(ORIGIN, FOLDER[lang])
    app = json.loads((SITE / FOLDER[lang] / "app.webmanifest").read_text(encoding="utf-8"))
    address = f"{home}app.webmanifest"
    assert app["name"]
    assert app["short_name"]
    assert app["lang"] == lang
    assert urljoin(address, app["start_url"]) == home
    assert urljoin(address, app["scope"]) == ORIGIN, "the other languages are in the app too"
    icons = [urljoin(address, icon["src"]).removeprefix(ORIGIN) for icon in app["icons"]]
    assert all((SITE / icon).is_file() for icon in icons)
    assert {icon["sizes"] for icon in app["icons"]} >= {"192x192", "512x512"}
    assert "maskable" in {icon["purpose"] for icon in app["icons"]}


@pytest.mark.parametrize("page", ALL)
def test_every_page_names_the_manifest_of_its_language(page: Page) -> None:
    (link,) = page.links("manifest")
    address = urljoin(f"/{page.url}", link.get("href"))
    assert address == f"/{FOLDER[page.lang]}app.webmanifest"


# -- The service worker ------------------------------------------------------------------------


def test_the_shell_is_there_and_whole() -> None:
    urls = [url for url, _ in SHELL]
    assert len(urls) == len(set(urls)) >= len(list(ASSETS.glob("*.js")))
    assert all((SITE / url).is_file() for url in urls)
    assert all(revision or HASHED.search(url) for url, revision in SHELL)
    assert {f"{FOLDER[lang]}offline/index.html" for lang in LANGUAGES} <= set(urls)
    assert {f"{FOLDER[lang]}search/search_index.json" for lang in LANGUAGES} <= set(urls)
    assert {f"assets/kort/{file.name}" for file in ASSETS.glob("*.js")} <= set(urls)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_shell_has_all_that_the_page_for_no_network_asks_for(lang: str) -> None:
    page = Page(f"{FOLDER[lang]}offline/index.html")
    rels = {"stylesheet", "modulepreload", "preload", "icon"}
    asked = [link.get("href") for link in page.root.all("link") if rels & set(link.get("rel").split())]
    asked += [script.get("src") for script in page.root.all("script") if script.get("src")]
    paths = {urljoin(f"/{page.url}", address).lstrip("/") for address in asked}
    assert len(paths) >= 6
    assert paths <= {url for url, _ in SHELL}


def test_python_is_kept_when_used_and_not_with_the_shell() -> None:
    python = [f"assets/kort/{file}" for file in manifest()["python"]]
    assert all((SITE / file).is_file() for file in python)
    assert json.dumps(python, separators=(",", ":")) in WORKER
    assert not [url for url, _ in SHELL if "pyodide" in url or url in python]
    assert all(WORKER.count(file) == 1 for file in python)


# -- Bytes -------------------------------------------------------------------------------------


def on_the_way(file: Path) -> int:
    """A file's bytes as hosts send it."""
    body = file.read_bytes()
    return len(body) if body[:2] == b"\x1f\x8b" else len(gzip.compress(body, 6))


def test_the_quick_start_takes_fewer_bytes_than_the_stock_one() -> None:
    pyodide = ROOT / "node_modules/pyodide"
    stock = ["pyodide.asm.wasm", "python_stdlib.zip", "pyodide.asm.js", "pyodide.mjs"]
    quick = sum(on_the_way(ASSETS / file) for file in manifest()["python"])
    assert quick <= BUDGET * sum(on_the_way(pyodide / file) for file in stock)
