"""Changes to a position that can't matter, or can only matter one way."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.engine import oracle
from tests.engine.door import ask

type Position = tuple[list[str], list[str]]

profiles = st.sampled_from(["modern", "older"])


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A trick of seven cards at most, and a hand."""
    cards = draw(st.lists(st.sampled_from(sorted(oracle.PACK)), unique=True, min_size=1, max_size=14))
    size = draw(st.integers(max(1, len(cards) - 7), len(cards)))
    return cards[size:], cards[:size]


def legal(profile: str, trick: list[str], hand: list[str]) -> list[str]:
    return ask(ask="judge", game="femkort", rules={"profile": profile}, trick=trick, hand=hand)["legal"]


@given(profiles, positions())
def test_any_position_is_judged_as_the_oracle_does(profile: str, position: Position) -> None:
    trick, hand = position
    assert legal(profile, trick, hand) == oracle.legal(profile, trick, hand)


@given(profiles, positions(), st.permutations("SHDC"))
def test_no_suit_is_special(profile: str, position: Position, suits: list[str]) -> None:
    trick, hand = position
    other = dict(zip("SHDC", suits, strict=True))

    def renamed(cards: list[str]) -> list[str]:
        return [card[:-1] + other[card[-1]] for card in cards]

    assert legal(profile, renamed(trick), renamed(hand)) == renamed(legal(profile, trick, hand))


@given(profiles, positions(), st.randoms(use_true_random=False))
def test_the_order_of_the_hand_is_nothing(profile: str, position: Position, chance: Random) -> None:
    trick, hand = position
    mixed = chance.sample(hand, len(hand))
    assert set(legal(profile, trick, mixed)) == set(legal(profile, trick, hand))


@given(profiles, positions())
def test_discards_in_the_trick_change_nothing(profile: str, position: Position) -> None:
    trick, hand = position
    followers = oracle.of_suit(trick, oracle.suit(trick[0])) if trick else []
    assert legal(profile, trick, hand) == legal(profile, followers, hand)


@given(positions())
def test_modern_only_narrows_what_older_allows(position: Position) -> None:
    assert set(legal("modern", *position)) <= set(legal("older", *position))
