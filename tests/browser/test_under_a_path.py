"""The site built for an address with a path works there, and its page for missing pages too."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest

from tests.browser.driver import PYTHON, Page, key
from tests.browser.server import Server
from tests.browser.test_offline import CONTROLLED, SCOPE, keeps
from tests.browser.test_quiz_rounds import answer, questions
from tests.browser.test_shared_positions import GOOD, TRY
from tests.browser.words import FOLDER, LANGUAGES, words
from tests.site.building import built

# Addresses are resolved alike everywhere.
pytestmark = pytest.mark.browsers("chromium")
UNDER = "games/cards/"
#: A page's manifest: where it is, what it says, and how its icons are answered.
APP = """async () => {
  const { href } = document.querySelector("link[rel=manifest]");
  const app = await (await fetch(href)).json();
  const icons = await Promise.all(app.icons.map(({ src }) => fetch(new URL(src, href))));
  return { href, app, icons: icons.map(({ status }) => status) };
}"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(f"https://example.org/{UNDER}", tmp_path_factory.mktemp("under") / "site")


@pytest.fixture
def server(site: Path) -> Iterator[Server]:
    with Server(site, UNDER) as server:
        yield server
        outside = [path for path in server.requests if not path.startswith(f"/{UNDER}")]
        assert outside == []


def test_pages_scripts_python_and_search(page: Page) -> None:
    page.open("fr/")
    page.tap(".k-languages a[hreflang=en]")
    page.until(lambda: page.path == "", "the English page")
    page.until_alive()
    page.tap(key("hand-QH"))
    page.wait(key("hand-AS"))
    page.tap(key("hand-AS"))
    page.wait(".k-said", words("en", "trick-won", seat="B", card="QH"), PYTHON)
    page.tap(".k-rule")
    page.until(lambda: page.path == "femkort/#F9", "the rule")
    page.tap(".md-search__input")
    page.type("overtake")
    page.wait(".md-search-result__link")


def test_the_page_for_missing_pages(page: Page) -> None:
    page.forgiven.append("404")
    page.open("nl/no-such-page/")
    assert page.attribute("html", "lang") == "nl"
    page.tap(".k-languages a[hreflang=fr]")
    page.until(lambda: page.path == "fr/", "the French home page")


def test_every_widget(page: Page) -> None:
    page.open(f"nl/{TRY}?p={GOOD}")
    page.wait(key("hand-3H"), seconds=PYTHON)
    page.tap(key("hand-3H"))
    page.wait(".k-said", words("nl", "stays", card="3H"), PYTHON)
    page.tap(".k-rule")
    page.until(lambda: page.path == "nl/femkort/#F7", "the rule")

    page.open("femkort/quiz/")
    answer(page, questions(page)[0])

    page.open("fr/femkort/example/")
    example = "kort-example:nth-of-type(1)"
    page.tap(key("next", example))
    page.wait(f"{example} .k-turn", words("fr", "step-of", step=2, steps=4))


def test_the_app_and_its_service_worker(page: Page, server: Server) -> None:
    for lang in LANGUAGES:
        page.open(FOLDER[lang])
        manifest = page.evaluate(APP)
        home = server.base + FOLDER[lang]
        assert manifest["href"] == f"{home}app.webmanifest"
        assert urljoin(manifest["href"], manifest["app"]["start_url"]) == home
        assert urljoin(manifest["href"], manifest["app"]["scope"]) == server.base
        assert set(manifest["icons"]) == {200}
    assert page.evaluate(SCOPE) == server.base
    page.until(lambda: page.evaluate(CONTROLLED), "the service worker")
    keeps(page, f"{server.base}nl/$", f"{server.base}search/search_index.json", f"{server.base}assets/kort/")
    server.die()
    page.open("nl/")
    page.open("fr/about/")
    assert page.path == "fr/about/"
    page.wait("#offline")
