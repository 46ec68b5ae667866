"""All of it again without a pointer: Tab, Enter, arrows, and focus that no action takes from the reader."""

from tests.browser.driver import PYTHON, Page, key
from tests.browser.test_quiz_rounds import ROUND, control, questions, wait_question
from tests.browser.words import name, words

FAR = 80
#: Whether an element comes before what has focus.
BEFORE = """(selector) => {
  const { activeElement, body } = document;
  const other = document.querySelector(selector);
  return activeElement !== body &&
    Boolean(activeElement.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING);
}"""


#: Where in the hand focus is, and where the first legal card is.
PLACES = """() => {
  const cards = [...document.querySelectorAll(".k-hand button")];
  return [cards.indexOf(document.activeElement), cards.findIndex((card) => card.matches(".k-legal"))];
}"""


def walk(page: Page, selector: str) -> None:
    """Goes to an element with Tab, or back to it with Shift and Tab, as long as it takes."""
    for _ in range(FAR):
        if page.focused(selector):
            return
        page.press("Shift+Tab" if page.evaluate(BEFORE, selector) else "Tab")
    raise AssertionError(f"{FAR} times Tab did not lead to {selector}, but to {page.focus}")


def begin(page: Page, path: str) -> None:
    """Opens a page and skips its header, as those do who go by keyboard."""
    page.open(path)
    page.press("Tab")
    assert page.focused(".md-skip")
    page.press("Enter")
    page.until(lambda: "#" in page.path, "the way past the header")


def enter(page: Page, selector: str, then: str, text: str = "", seconds: float = PYTHON) -> None:
    """Goes to a control and presses Enter; whatever that leads to, the reader is still somewhere."""
    walk(page, selector)
    page.press("Enter")
    page.wait(then, text, seconds)
    assert page.focus, f"after {selector} focus is lost"


def test_the_trick(page: Page) -> None:
    begin(page, "")
    enter(page, key("hand-3H"), ".k-said", words("en", "stays", card="3H"))
    assert page.focus == "hand-3H"
    page.press("ArrowLeft")
    assert page.focus == "hand-QH"
    page.press("Enter")
    page.wait(".k-said", words("en", "plays", seat="B", card="QH"))
    assert page.focus.startswith("hand-")
    page.press("m")
    page.wait(".k-said", name("en", "AS"))
    enter(page, key("hand-AS"), ".k-said", words("en", "trick-won", seat="B", card="QH"))
    page.press("l")
    page.wait(".k-plain", words("en", "trick-won", seat="B", card="QH"))
    page.press("u")
    page.wait(key("hand-AS"))
    assert page.focus
    enter(page, key("undo"), key("hand-QH"))
    enter(page, key("share"), ".k-link")
    enter(page, key("show"), ".k-hand .k-legal")
    enter(page, key("hand-3H"), key("only"))
    enter(page, key("only"), ".k-said", words("en", "plays", seat="B", card="QH"))
    enter(page, key("restart"), key("hand-QH"))


def test_a_whole_deal_to_its_last_card(page: Page) -> None:
    begin(page, "femkort/try/")
    enter(page, key("show"), ".k-hand .k-legal")
    walk(page, ".k-hand button")
    for played in range(1, 16):
        place, legal = page.evaluate(PLACES)
        for _ in range(abs(legal - place)):
            page.press("ArrowRight" if legal > place else "ArrowLeft")
        page.press("Enter")
        page.until(lambda: page.count(".k-laid > [role=img]") == played, f"card {played}", PYTHON)  # noqa: B023
        assert page.focus, f"after card {played} focus is lost"
    page.wait(".k-turn", words("en", "play-over"))
    assert words("en", "ended-last-trick", seat="B") in page.said()


def test_the_example(page: Page) -> None:
    widget = "kort-example:nth-of-type(1)"
    begin(page, "femkort/example/")
    for step in (2, 3, 4):
        turn = words("en", "step-of", step=step, steps=4)
        enter(page, key("next", widget), f"{widget} .k-turn", turn)
    enter(page, key("guessing", widget), key("guessing", widget) + "[aria-pressed=true]")
    page.press("Home")
    page.wait(f"{widget} .k-said", words("en", "guess-now", seat="A"))
    page.press("ArrowRight")
    page.wait(f"{widget} .k-said", words("en", "guess-now", seat="B"))
    yes = words("en", "guess-same", card="QH")
    enter(page, key("hand-QH", widget), f"{widget} .k-yes", yes)


def test_a_quiz_round(page: Page) -> None:
    begin(page, "femkort/quiz/")
    for number, question in enumerate(questions(page), start=1):
        wait_question(page, number)
        for choice in question["answer"]:
            enter(page, control(question, choice), f"{control(question, choice)}[aria-pressed=true]")
        enter(page, key("check"), ".k-yes")
        assert page.focus == "next"
        page.press("Enter")
        page.wait_gone(".k-yes")
        assert page.focus, f"after question {number} focus is lost"
    page.wait(".k-question", words("en", "score", right=ROUND, total=ROUND))
    enter(page, key("round"), ".k-bar", words("en", "question-of", number=1, total=ROUND))
    page.settle()
    assert page.focus
    page.press("h")
    page.wait(key("hint"), words("en", "hint-2"))


def test_the_editor(page: Page) -> None:
    begin(page, "femkort/try/")
    enter(page, key("edit"), ".k-editor")
    walk(page, key("edit-hand-2"))
    page.evaluate("() => document.activeElement.select()")
    page.type("AS 5X")
    page.press("Enter")
    page.wait(".k-field .k-problem", words("en", "error-unknown-card", word="5X"))
    assert page.focus == "edit-hand-2"
    page.press("Backspace")
    page.type("D")
    page.press("Enter")
    page.wait_gone(".k-editor", PYTHON)
    assert page.focus, "after the editor focus is lost"
    enter(page, key("edit"), ".k-editor")
    walk(page, key("cancel"))
    page.press("Enter")
    page.wait_gone(".k-editor")
    assert page.focus, "after the editor focus is lost"


def test_the_search_box_lets_the_reader_out(page: Page) -> None:
    page.open("femkort/")
    walk(page, ".md-search__input")
    page.type("card")
    page.wait(".md-search-result__link")
    page.press("Tab")
    page.press("Shift+Tab")
    assert page.focused(".md-search__input"), "the way back is as long as the way out"
    page.wait(".md-search-result__link")
    walk(page, "article > kort-try:nth-of-type(1) button")
    assert not page.evaluate("() => document.querySelector('#__search').checked"), "the search is still open"


def test_language_and_cards(page: Page) -> None:
    page.open("femkort/try/")
    enter(page, ".k-settings summary", ".k-settings[open]")
    walk(page, ".k-settings input[name=deck]:checked")
    page.press("ArrowDown")
    page.wait("html[data-deck=four]")
    walk(page, ".k-languages a[hreflang=nl]")
    page.press("Enter")
    page.wait("html[lang=nl]")
    page.until_alive()
    assert page.path == "nl/femkort/try/"
