"""Three games, Femkort first: on the front page, in the navigation, where a page is missing, and on paper."""

from urllib.parse import urljoin

import pytest

from tests.site.pages import FOLDER, LANGUAGES, SITE, Element, Page

GAMES = ["femkort", "bismarck", "femkortskille"]


def games(page: Page, links: list[Element]) -> list[str]:
    """The games that links lead to, in order: the first folder of each below that of the language."""
    paths = [
        urljoin(f"/{page.url}", link.get("href")).removeprefix(f"/{FOLDER[page.lang]}") for link in links
    ]
    return [game for game in (path.split("/")[0] for path in paths) if game in GAMES]


def within(page: Page, name: str) -> list[Element]:
    """The links inside whatever has such a class."""
    holders = [element for element in page.root.all() if name in element.get("class").split()]
    return [link for holder in holders for link in holder.all("a")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_front_page_leads_to_each_game(lang: str) -> None:
    page = Page(f"{FOLDER[lang]}index.html")
    names = [heading for heading in page.root.all("h3") if heading.get("id") in GAMES]
    assert games(page, [heading.all("a")[0] for heading in names]) == GAMES
    assert set(games(page, within(page, "game-ways"))) == set(GAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_game_has_a_tab(lang: str) -> None:
    page = Page(f"{FOLDER[lang]}about/index.html")
    assert games(page, within(page, "md-tabs__item")) == GAMES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_a_page_is_missing_the_games_are_named(lang: str) -> None:
    page = Page(f"{FOLDER[lang]}404.html")
    (article,) = page.root.all("article")
    links = [link for link in article.all("a") if not link.inside("noscript")]
    assert games(page, links) == GAMES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_its_sheet_and_its_worksheet(lang: str, game: str) -> None:
    sheet = Page(f"{FOLDER[lang]}{game}/sheet/index.html")
    assert [figure for figure in sheet.root.all("figure") if "k-still" in figure.get("class").split()]
    assert sheet.root.all("kort-print")
    worksheet = Page(f"{FOLDER[lang]}{game}/worksheet/index.html")
    items = [item for item in worksheet.root.all("li") if item.get("class") == "k-item"]
    (key,) = (part for part in worksheet.root.all("section") if "k-key" in part.get("class").split())
    answers = key.all("li")
    assert len(items) == len(answers) == 10
    assert all(
        answer.text().strip().endswith(rule.text()) for answer in answers for rule in answer.all()[-1:]
    )


def test_the_contribution_pages_are_no_game() -> None:
    text = (SITE / "404.html").read_text(encoding="utf-8").partition("<article")[2].partition("</article>")[0]
    assert "contribute" not in text
