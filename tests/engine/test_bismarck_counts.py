"""The numbers on Bismarck's page of strategy, counted again; and what its positions are said to show."""

from fractions import Fraction
from itertools import pairwise, permutations, product
from math import comb

import pytest

from tests.engine.door import ask

ORDER = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
HANDS_OF_TWENTY = comb(52, 20)


def percent(share: Fraction) -> int:
    return round(100 * share)


def split(missing: int, longer: int) -> int:
    """Of 100 deals, how many give the ``longer`` of two hands so many of the ``missing`` trumps."""
    ways = comb(missing, longer) * comb(32 - missing, 16 - longer)
    return percent(Fraction(ways * (1 if 2 * longer == missing else 2), comb(32, 16)))


def test_the_ways_to_bury() -> None:
    state = ask(ask="replay", game="bismarck", players=3, dealer=2, seed=1, actions=["contract:spel"])
    assert state["choices"]["bury"]["ways"] == comb(20, 4) == 4845


def test_spades_among_twenty_on_average() -> None:
    expected = [lying + Fraction(16, 48) * (13 - lying) for lying in range(5)]
    assert [f"{float(one):.3g}" for one in expected] == ["4.33", "5", "5.67", "6.33", "7"]
    assert {after - before for before, after in pairwise(expected)} == {Fraction(2, 3)}


def test_a_suit_short_enough_to_bury() -> None:
    five_of_each = comb(13, 5) ** 4
    assert percent(1 - Fraction(five_of_each, HANDS_OF_TWENTY)) == 98
    long = 0
    for hearts, diamonds, clubs in product(range(5, 14), repeat=3):
        spades = 20 - hearts - diamonds - clubs
        if spades >= 0:
            long += comb(13, hearts) * comb(13, diamonds) * comb(13, clubs) * comb(13, spades)
    assert percent(1 - Fraction(long, HANDS_OF_TWENTY)) == 86


@pytest.mark.parametrize(
    ("missing", "shares"), [(4, {2: 40, 3: 50}), (5, {3: 67, 4: 29, 5: 4}), (6, {3: 35, 4: 48})]
)
def test_how_missing_trumps_lie(missing: int, shares: dict[int, int]) -> None:
    assert {longer: split(missing, longer) for longer in shares} == shares


def test_five_five_and_six_tricks() -> None:
    def scores(contract: str) -> list[int]:
        found: list[int] = ask(ask="score", game="bismarck", contract=contract, tricks=[5, 5, 6])["scores"]
        return found

    assert [scores(contract) for contract in ("spel", "pass")] == [[-3, 1, 2], [-1, 1, 0]]


def test_two_four_and_six_stay_below_three_times() -> None:
    """Whatever three hearts are led, one after the other, the highest card below each is there."""
    others = [rank for rank in ORDER if rank not in ("2", "4", "6")]
    for led in permutations(others, 3):
        held = ["2", "4", "6"]
        for rank in led:
            below = [card for card in held if ORDER.index(card) < ORDER.index(rank)]
            assert below, f"nothing below the {rank} of {led}"
            held.remove(below[-1])


@pytest.mark.parametrize(("first", "winners"), [("6H", [1, 1]), ("2H", [1, 0])])
def test_the_highest_card_that_loses_goes_first(first: str, winners: list[int]) -> None:
    line = "bismarck.modern.play~contract:pass.B.0.2H-6H_8H-3H_5H-KC.0"
    last = "2H" if first == "6H" else "6H"
    state = ask(ask="replay", line=line, actions=["8H", "5H", first, "3H", "KC", last])
    assert [trick["winner"] for trick in state["tricks"]] == winners
