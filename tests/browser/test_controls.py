"""Each game has controls beside its cards: words, chips, a contract, a burial."""

import pytest

from tests.browser.driver import Page, key
from tests.browser.words import FOLDER, words

KILLE = "femkortskille.standard{}.deal.{}"
KNOCKED = KILLE.format("", "4.D.HU-4-BL-12-7-7-KR-2-1-HK-KU-3-HR-5-12-6.knock")
AUCTION = KILLE.format("~betting:auction", "4.D.KU-9-4-VH-6-3-HR-HU-10-KV-8-1-12-2-7-BL.0")


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


def test_chips_are_bet_and_raised(page: Page, lang: str) -> None:
    page.open(f"{FOLDER[lang]}femkortskille/try/?p={AUCTION}")
    page.wait(key("bet"))
    page.tap(key("bet"))
    page.until(lambda: page.path.endswith(".bet:1"), "a bet")
    page.tap(key("chips-more"))
    page.tap(key("bet"))
    page.until(lambda: page.path.endswith("-bet:2"), "a raise")


@pytest.mark.parametrize("contract", ["contract:spader"])
def test_a_contract_is_chosen_and_four_cards_are_buried(page: Page, lang: str, contract: str) -> None:
    page.open(f"{FOLDER[lang]}bismarck/try/")
    page.wait(key("restart"))
    page.open(f"{FOLDER[lang]}bismarck/try/?p={BISMARCK}")
    page.wait(key(f"act-{contract}"))
    page.tap(key(f"act-{contract}"))
    for card in ("2H", "6H", "7H", "10H"):
        page.wait(key(f"hand-{card}"))
        page.tap(key(f"hand-{card}"))
    page.tap(key("picked"))
    page.until(lambda: "bury:" in page.path, "a burial")


BISMARCK = (
    "bismarck.modern.deal.3.C.3C-6H-8S-10S-10D-7D-7S-6D-3S-9C-KS-4C-QH-4D-9H-4H-AC-6C-8H-KD-6S-AH-KC-2C-JD-8C-9S-4S-10H"
    "-9D-10C-QD-JC-2D-JS-AS-5D-8D-JH-KH-5C-QC-7C-2H-2S-5H-AD-3H-QS-7H-3D-5S.0"
)
