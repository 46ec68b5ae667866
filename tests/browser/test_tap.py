from tests.browser.driver import PYTHON, Page, key


def test_smoke(page: Page) -> None:
    page.open()
    page.tap(key("hand-3H"))
    page.wait(".k-said", "stays in the hand")
    page.tap(key("hand-QH"))
    page.wait(key("hand-AS"))
    page.tap(key("hand-AS"))
    page.wait(".k-said", "B wins the trick", PYTHON)
    for size in ((390, 664), (320, 640), (1280, 800)):
        page.size(*size)
    page.another().open("femkort/try/")
