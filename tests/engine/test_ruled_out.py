"""What a play reveals: the cards that a seat can't hold any more, to judge by what it has played."""

from random import Random
from typing import Any

import pytest
from kortspel.cards import STANDARD
from kortspel.games import GAMES

from tests.engine.forms import FORMS, Form, some_actions, start


def trick(profile: str, *cards: str) -> Any:
    game = GAMES["femkort"]
    hands = tuple((STANDARD.card(card), STANDARD.card(rest)) for card, rest in zip(cards, ["2S", "3S", "4S"]))  # noqa: B905
    state = game.set_up(game.profiles[profile], hands, 0, (), None)
    for card in cards:
        state = state.play(card)
    return state.table


def test_who_discards_is_void() -> None:
    assert trick("modern", "8H", "AS", "9H").ruled_out(1) == {
        card for card in STANDARD.cards if card.suit == "H"
    }


def test_who_follows_low_can_not_overtake() -> None:
    table = trick("modern", "8H", "3H", "9H")
    assert table.ruled_out(1) == {card for card in STANDARD.cards if card.suit == "H" and card.rank > 8}
    assert table.ruled_out(0) == table.ruled_out(2) == frozenset()
    assert trick("older", "8H", "3H", "9H").ruled_out(1) == frozenset()


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_nobody_ever_holds_what_is_ruled_out(form: Form) -> None:
    chance = Random(str(form))
    for _ in range(3):
        state, _ = start(form, chance)
        while state.turn is not None:
            state = state.play(chance.choice(some_actions(state, chance)))
            for seat in state.table.seats:
                table = state.view((seat + 1) % len(state.table.hands)).table
                assert not table.ruled_out(seat).intersection(state.table.hands[seat])
