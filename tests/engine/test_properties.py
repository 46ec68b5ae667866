"""Ten thousand random deals, played out with random legal cards and compared with the oracle at each step."""

from itertools import chain
from random import Random
from typing import Any

import pytest
from kortspel.deal import Decks
from kortspel.games.femkort import GAME
from kortspel.state import IllegalAction
from kortspel.verdict import Reason

from tests.engine import oracle

DEALS = 720
SAMPLED = 20


def test_there_are_ten_thousand_deals() -> None:
    assert DEALS * len(oracle.PLAYER_COUNTS) >= 10_000


@pytest.mark.parametrize(("profile", "players"), oracle.PLAYER_COUNTS)
def test_random_deals(profile: str, players: int) -> None:
    chance = Random(f"{profile}/{players}")
    for _ in range(DEALS):
        decks = Decks(GAME.pack, seed=chance.getrandbits(40))
        dealer = chance.randrange(players)
        start = GAME.deal(GAME.profiles[profile], players, dealer, decks)
        moments = play_out(start, profile, (dealer + 1) % players, chance)
        assert all(seen == look(state) for state, seen in moments)


def look(state: Any) -> tuple[Any, ...]:
    table = state.table
    return table.hands, table.leader, table.trick, table.tricks, state.turn, state.phase, state.result


def play_out(state: Any, profile: str, leader: int, chance: Random) -> list[tuple[Any, Any]]:
    """Plays a deal to its end; every moment of it, each with what was seen of it at the time."""
    players = len(state.table.hands)
    aside = state.decks_dealt[-1][5 * players :]
    moments = [(state, look(state))]
    for number in range(1, 6):
        for place in range(players):
            assert (state.phase, state.turn) == ("play", (leader + place) % players)
            assert state.result is None
            state = step(state, profile, chance)
            assert_whole_pack(state, aside)
            moments.append((state, look(state)))
        assert len(state.table.tricks) == number
        trick = state.table.tricks[-1]
        assert trick.leader == leader
        leader = (leader + oracle.winner(trick.cards)) % players
        assert trick.winner == state.table.leader == leader
    assert (state.phase, state.turn, state.actions()) == ("over", None, ())
    assert (state.result.winners, state.result.by) == ((leader,), "last-trick")
    return moments


def step(state: Any, profile: str, chance: Random) -> Any:
    """The state after one random legal card, with all that can be said of the hand before it checked."""
    hand = state.table.hands[state.turn]
    legal = state.actions()
    assert legal
    assert [*legal] == oracle.legal(profile, state.table.trick, hand)
    verdicts = state.verdicts()
    assert tuple([verdict.card for verdict in verdicts]) == hand
    assert tuple([verdict.card for verdict in verdicts if verdict.legal]) == legal
    for verdict in verdicts:
        if not verdict.legal:
            assert refusal(state, verdict.card) == verdict
    if not chance.randrange(SAMPLED):
        assert [state.judge(card) for card in hand] == [*verdicts]
        stranger = chance.choice(sorted(oracle.PACK.difference(hand)))
        assert refusal(state, stranger)[:5] == (stranger, False, Reason.NOT_IN_HAND, (), None)
    return state.play(chance.choice(legal))


def refusal(state: Any, action: str) -> Any:
    try:
        state.play(action)
    except IllegalAction as illegal:
        return illegal.verdict
    return None


def assert_whole_pack(state: Any, aside: tuple[str, ...]) -> None:
    table = state.table
    cards = [*chain(aside, table.trick, *table.hands, *[trick.cards for trick in table.tricks])]
    assert len(cards) == 52
    assert set(cards) == oracle.PACK
