"""Each game has controls beside its cards: words, chips, a contract, a burial."""

from tests.browser.driver import Page, key
from tests.browser.words import FOLDER, words

KILLE = "femkortskille.standard{}.deal.{}"
KNOCKED = KILLE.format("", "4.D.HU-4-BL-12-7-7-KR-2-1-HK-KU-3-HR-5-12-6.knock")
AUCTION = KILLE.format("~betting:auction", "4.D.KU-9-4-VH-6-3-HR-HU-10-KV-8-1-12-2-7-BL.0")

BISMARCK = (
    "bismarck.modern.deal.3.C.3C-6H-8S-10S-10D-7D-7S-6D-3S-9C-KS-4C-QH-4D-9H-4H-AC-6C-8H-KD-6S-AH-KC-2C-JD-8C-9S-4S-10H"
    "-9D-10C-QD-JC-2D-JS-AS-5D-8D-JH-KH-5C-QC-7C-2H-2S-5H-AD-3H-QS-7H-3D-5S.0"
)
EXCHANGE = KILLE.format(
    "~betting:poker",
    "3.C.HK-3-2-9-5-KU-12-11-4-1-KR-BP-8-6-10-7-KV-HU-9-12-5-VH-2-3.check-bet:1-bet:1-bet:1",
)
POT = (
    "femkort.pot~redeal:any-before-first.deal.3.C.8H-QH-AS-KS-3H-5D-4S-10S-6D-9D-7D-KC-2C-JC-3C"
    "_9H-JH-2S-QS-4H-6D-5S-9S-7D-10D-8D-QC-3C-10C-4C.0"
)


def test_a_check_after_a_knock_is_refused_and_the_position_goes_into_another_language(
    page: Page, lang: str
) -> None:
    page.open(f"{FOLDER[lang]}femkortskille/try/?p={KNOCKED}")
    page.wait(key("act-check"))
    page.tap(key("act-check"))
    page.wait(".k-said", words(lang, "reason-check-after-knock-refused", knocker="A"))
    page.tap(key("act-pass"))
    page.wait(".k-seat.k-out")
    page.until(lambda: page.path.endswith(".knock-pass"), "the position in the address")
    place = page.path.removeprefix(FOLDER[lang])
    other = "nl" if lang == "fr" else "fr"
    page.tap(f".k-languages a[hreflang={other}]")
    page.wait(f"html[lang={other}]")
    page.until_alive()
    page.wait(".k-turn", words(other, "say-of", seat="C"))
    assert page.path == FOLDER[other] + place
    assert page.count(".k-seat.k-out") == 1


def test_chips_are_bet_and_raised(page: Page, lang: str) -> None:
    page.open(f"{FOLDER[lang]}femkortskille/try/?p={AUCTION}")
    page.wait(key("bet"))
    page.tap(key("bet"))
    page.until(lambda: page.path.endswith(".bet:1"), "a bet")
    page.tap(key("chips-more"))
    page.tap(key("bet"))
    page.until(lambda: page.path.endswith("-bet:2"), "a raise")


def test_too_many_cards_are_refused_and_the_right_number_is_exchanged(page: Page, lang: str) -> None:
    page.open(f"{FOLDER[lang]}femkortskille/try/?p={EXCHANGE}")
    for card in ("HK", "3", "2", "9"):
        page.wait(key(f"hand-{card}"))
        page.tap(key(f"hand-{card}"))
    page.tap(key("picked"))
    page.wait(".k-said", words(lang, "reason-too-many-exchanged-refused", picked_count=4, count=3))
    for card in ("HK", "9"):
        page.tap(key(f"hand-{card}"))
    page.tap(key("picked"))
    page.until(lambda: page.path.endswith("-exchange:3+2"), "an exchange")


def test_better_cards_are_asked_for_and_refused(page: Page, lang: str) -> None:
    page.open(f"{FOLDER[lang]}femkort/try/?p={POT}")
    page.wait(key("more"))
    page.tap(key("more"))
    page.tap(key("act-redeal:ask:2"))
    page.wait(key("act-redeal:no"))
    page.tap(key("act-redeal:no"))
    page.until(lambda: page.path.endswith(".redeal:ask:2-redeal:no"), "the answer")
    page.wait(".k-turn", words(lang, "turn-of", seat="A"))


def test_a_contract_is_chosen_and_four_cards_are_buried(page: Page, lang: str) -> None:
    page.open(f"{FOLDER[lang]}bismarck/try/?p={BISMARCK}")
    page.wait(key("act-contract:spader"))
    page.tap(key("act-contract:spader"))
    for card in ("2H", "6H", "7H", "10H"):
        page.wait(key(f"hand-{card}"))
        page.tap(key(f"hand-{card}"))
    page.tap(key("picked"))
    page.until(lambda: page.path.endswith("-bury:2H+6H+7H+10H"), "a burial")
