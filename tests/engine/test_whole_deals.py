"""Random whole deals and matches of every form: they end properly, and nothing is made or lost on the way.

``--deals 1000`` plays so many deals of each form; ``make soak`` does.
"""

from collections import Counter
from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from kortspel.games import GAMES
from kortspel.state import IllegalAction
from kortspel.verdict import Reason

from tests.engine import oracle, oracle_kille
from tests.engine.forms import (
    BISMARCK,
    FEMKORTSKILLE,
    FORMS,
    POT,
    Form,
    by_chance,
    events,
    pairs,
    some_actions,
    start,
    with_effect,
)

PHASES = {
    "femkort": ["redeal", "play", "over"],
    "bismarck": ["contract", "bury", "play", "over"],
    "femkortskille": ["knocking", "betting", "exchange", "play", "over"],
}
#: One step in so many is looked at from all sides.
SAMPLED = 12


def test_every_pair_of_values_is_played() -> None:
    """But for pairs of which one value does nothing beside the other: such a form can't be asked for."""
    for game, values in (("femkort", POT), ("bismarck", BISMARCK), ("femkortskille", FEMKORTSKILLE)):
        met = set().union(*[pairs(form.switches) for form in FORMS if set(form.switches) == set(values)])
        chance = Random("every pair")
        for one, two in combinations(values, 2):
            for a, b in product(values[one], values[two]):
                pair = frozenset([(one, str(a)), (two, str(b))])
                tries = [by_chance(game, values, chance) | {one: a, two: b} for _ in range(40)]
                possible = any(pair in pairs(with_effect(game, some).switches) for some in tries)
                assert pair in met or not possible


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_random_deals(form: Form, deals: int) -> None:
    chance = Random(str(form))
    ends = Counter(play_out(form, chance) for _ in range(deals))
    assert sum(ends.values()) == deals
    if form.game == "bismarck":
        assert set(ends) == {"tricks"}
    else:
        assert "last-trick" in ends
        assert set(ends) <= {"last-trick", "alone", "carried", "skituppslag"}


def play_out(form: Form, chance: Random) -> str:
    """Plays one deal and says what decided it."""
    state, before = start(form, chance)
    pack = Counter(GAMES[form.game].pack.cards)
    while state.turn is not None:
        assert state.phase in PHASES[form.game][:-1]
        assert state.result is None
        options = some_actions(state, chance)
        assert options
        if not chance.randrange(SAMPLED):
            assert_whole_pack(state, pack)
            assert_judged(form, state)
            assert_views(state, chance)
        if not chance.randrange(200):
            options = [*events(state, chance)] or options
        seen = look(state)
        after = state.play(chance.choice(options))
        assert look(state) == seen
        state = after
    assert_whole_pack(state, pack)
    assert_over(form, state, before)
    return state.result.by


def look(state: Any) -> tuple[Any, ...]:
    table = state.table
    return (
        table.hands,
        table.leader,
        table.trick,
        table.tricks,
        table.seats,
        state.turn,
        state.phase,
        state.shown.get("pot", 0),
    )


def assert_whole_pack(state: Any, pack: Counter[str]) -> None:
    """Every card is in one place: a hand, a trick, the burial, the exchange, or the rest of the deck."""
    table = state.table
    places = [*table.hands, table.trick, *[trick.cards for trick in table.tricks], rest_of_deck(state)]
    places += [getattr(state.terms, "buried", None) or (), *getattr(state.terms, "changed", ())]
    assert Counter(card for cards in places for card in cards) == pack


def rest_of_deck(state: Any) -> Any:
    deck = state.decks_dealt[-1]
    match state.phase:
        case "contract":
            return deck
        case _ if hasattr(state.terms, "drawn"):
            return deck[state.terms.drawn :]
        case _ if hasattr(state.terms, "forehand"):
            return ()
    return deck[5 * len(state.table.hands) :]


def assert_judged(form: Form, state: Any) -> None:
    """What is listed is what is legal, what is refused is refused, and cards are judged as the oracles do."""
    verdicts = state.verdicts()
    legal = [verdict.card for verdict in verdicts if verdict.legal]
    assert list(state.actions()) == list(dict.fromkeys(legal))
    assert len(state.actions()) == len(set(state.actions()))
    for verdict in verdicts:
        assert state.judge(verdict.card) == verdict
        assert verdict.rule is not None or verdict.reason in (Reason.NOT_IN_HAND, Reason.WRONG_PHASE)
        assert state.rules.reasons[verdict.reason] == verdict.rule
        if not verdict.legal:
            with pytest.raises(IllegalAction) as caught:
                state.play(verdict.card)
            assert caught.value.verdict == verdict
    if state.phase == "play":
        hand = state.table.hands[state.turn]
        assert [verdict.card for verdict in verdicts][: len(hand)] == list(hand)
        cards = [card for card in legal if ":" not in card]
        assert cards == expected_cards(form, state, hand)


def expected_cards(form: Form, state: Any, hand: Any) -> list[str]:
    trick = state.table.trick
    if form.game == "femkortskille":
        return oracle_kille.legal(trick, hand, equal_heads=form.switches["equal-heads"])
    heading = form.switches["profile"] in oracle.HEADING and form.switches.get("head", True)
    return oracle.legal(
        "modern" if heading and form.game == "femkort" else "older", trick, hand, state.table.law.trump
    )  # fmt: skip


def assert_views(state: Any, chance: Random) -> None:
    """Who is on turn knows what he may do; nobody sees another hand or a deck."""
    players = len(state.table.hands)
    own = state.view(state.turn)
    assert (own.actions(), own.choices, own.turn) == (state.actions(), state.choices, state.turn)
    seat = chance.randrange(players)
    view = state.view(seat)
    assert view.decks_dealt == ()
    assert (view.phase, view.turn) == (state.phase, state.turn)
    for chips in ("pot", "bets"):
        assert view.shown.get(chips) == state.shown.get(chips)
    if state.phase != "contract":
        assert view.table.hands == tuple(
            hand if owner == seat else None for owner, hand in enumerate(state.table.hands)
        )


def assert_over(form: Form, state: Any, before: Any) -> None:
    result = state.result
    assert (state.phase, state.actions(), state.verdicts(), state.choices) == ("over", (), (), None)
    assert set(result.winners) <= set(range(len(state.table.hands)))
    for trick in state.table.tricks:
        assert (
            trick.winner
            == state.table.seats[
                (state.table.seats.index(trick.leader) + best(form, state, trick.cards))
                % len(state.table.seats)
            ]
        )
    if form.game == "bismarck":
        assert_scores(state)
    elif form.switches["profile"] in ("modern", "older"):
        assert (result.net, result.pot, result.carried) == (None, 0, 0)
    else:
        assert sum(result.net) == before.carried - result.carried
        pot = state.shown["pot"]
        assert (result.pot, pot) == (pot, state.staked.carried + sum(state.staked.paid))
    if form.game == "femkortskille" and result.by == "last-trick":
        assert_settled(form.switches, state, before)


def best(form: Form, state: Any, cards: Any) -> int:
    return (
        oracle_kille.winner(cards)
        if form.game == "femkortskille"
        else oracle.winner(cards, state.table.law.trump)
    )


def assert_scores(state: Any) -> None:
    order = [(state.terms.forehand + place) % 3 for place in range(3)]
    taken = [[trick.winner for trick in state.table.tricks].count(seat) for seat in order]
    scores = oracle.scores(state.contract.split(":")[0], taken)
    assert [state.result.net[seat] for seat in order] == scores
    assert sum(scores) == 0
    assert state.result.winners == tuple(
        seat for seat in range(3) if state.result.net[seat] == max(state.result.net)
    )


def assert_settled(switches: dict[str, Any], state: Any, before: Any) -> None:
    """The chips are those of the oracle, what was bet being counted as carried in."""
    players, ante = len(state.table.hands), switches["ante"]
    extra = [chips - ante for chips in state.staked.paid]
    pot, _, takes, left, net = oracle_kille.settlement(
        players, ante, before.carried + sum(extra), state.table.seats, state.result.winners[0],
        stay=switches["payments-stay"], cap=switches["carry-cap"],
        losers_pay=switches["loser-payment"] and switches["betting"] != "poker",
    )  # fmt: skip
    assert (state.result.pot, state.result.carried) == (pot, left)
    assert list(state.result.net) == [gain - chips for gain, chips in zip(net, extra, strict=True)]
    assert takes >= pot
