"""The editor of a position: hands, players, rules; what is wrong is said by its field, nothing is lost."""

from tests.browser.driver import PYTHON, Page, key
from tests.browser.words import reason, words

TRY = "femkort/try/"
PROBLEM = ".k-field .k-problem"
VALUES = "() => [...document.querySelectorAll('.k-editor input')].map((input) => input.value)"
CHOOSE = """([selector, value]) => {
  const select = document.querySelector(selector);
  select.value = value;
  select.dispatchEvent(new Event("change", {bubbles: true}));
}"""


def choose(page: Page, name: str, value: str) -> None:
    """Chooses an option. Its list is the browser's own and out of a driver's reach."""
    page.evaluate(CHOOSE, [key(name), value])


def edit(page: Page) -> None:
    page.open(TRY)
    page.tap(key("edit"))
    page.wait(".k-editor")


def test_a_position_is_changed_and_played(page: Page) -> None:
    edit(page)
    assert page.value(key("edit-hand-0")) == "8H KS 4S 9D 2C"
    for field, cards in [("edit-hand-0", "4S 5S"), ("edit-hand-1", "qh, 3h"), ("edit-hand-2", "AS 5D")]:
        page.fill(key(field), cards)
    page.fill(key("edit-trick"), "8H")
    choose(page, "edit-profile", "older")
    page.tap(key("apply"))
    page.wait(key("hand-3H"), seconds=PYTHON)
    page.tap(key("hand-3H"))
    page.wait(".k-said", reason("en", "3H", "QH 3H", "8H", "older"), PYTHON)
    assert page.count(".k-editor") == 0


def test_a_card_that_cannot_be_read_is_named_beside_its_field(page: Page) -> None:
    edit(page)
    page.fill(key("edit-hand-1"), "QH 3X 7D")
    page.fill(key("edit-hand-2"), "")
    before = page.evaluate(VALUES)
    page.tap(key("apply"))
    page.wait(PROBLEM, words("en", "error-unknown-card", word="3X"))
    assert page.attribute(key("edit-hand-1"), "aria-invalid") == "true"
    assert page.attribute(key("edit-hand-0"), "aria-invalid") == "false"
    assert page.evaluate(VALUES) == before, "nothing that was typed is lost"
    assert (
        page.evaluate(
            "() => document.querySelector('.k-problem:not(:empty)').closest('.k-field')"
            ".querySelector('input').dataset.key"
        )
        == "edit-hand-1"
    )


def test_what_the_engine_refuses_is_said_beside_its_field(page: Page) -> None:
    edit(page)
    page.fill(key("edit-hand-2"), "AS 5D 6D KC KS")
    before = page.evaluate(VALUES)
    page.tap(key("apply"))
    page.wait(PROBLEM, words("en", "error-duplicate-card", word="KS"), PYTHON)
    assert page.attribute(key("edit-hand-2"), "aria-invalid") == "true"
    assert page.evaluate(VALUES) == before
    page.fill(key("edit-hand-2"), "AS 5D 6D KC 3C")
    page.wait_gone(PROBLEM)
    page.tap(key("apply"))
    page.wait_gone(".k-editor", PYTHON)


def test_cards_can_be_picked_and_players_added(page: Page) -> None:
    edit(page)
    choose(page, "edit-players", "4")
    page.wait(key("edit-hand-3"))
    page.tap(key("empty"))
    page.until(lambda: not any(page.evaluate(VALUES)), "empty fields")
    page.tap(key("edit-hand-3"))
    page.tap(key("pack-QH"))
    page.tap(key("pack-3H"))
    page.until(lambda: page.value(key("edit-hand-3")) == "QH 3H", "the picked cards")
    assert page.attribute(key("pack-QH"), "aria-pressed") == "true"
    page.tap(key("pack-QH"))
    page.until(lambda: page.value(key("edit-hand-3")) == "3H", "one card back in the pack")
    choose(page, "edit-leader", "3")
    page.tap(key("apply"))
    page.wait(key("hand-3H"), seconds=PYTHON)
    assert page.count(".k-seat") == 4


def test_cancelling_leaves_the_position(page: Page) -> None:
    edit(page)
    page.fill(key("edit-hand-0"), "2C")
    page.press("Escape")  # In a field it is the field's own.
    page.tap(key("cancel"))
    page.wait_gone(".k-editor")
    assert page.count(".k-hand button") == 5
