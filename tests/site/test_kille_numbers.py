"""The numbers on Femkortskille's pages, counted again."""

import re
from fractions import Fraction
from functools import cache
from math import comb
from random import Random
from typing import Any

import pytest
from kortspel.deal import Decks
from kortspel.games import GAMES

from tests.engine.door import ask
from tests.site.pages import LANGUAGES, sources
from tests.site.test_femkort_numbers import PERCENT, numbers, tables

STRATEGY = "femkortskille/strategy.md"
CARD = re.compile(r"<kort-card>(\w+)</kort-card>")
PLAYERS, DEALS = 4, 2000


def net(players: int, knockers: int, winner: int, **rules: Any) -> int:
    """What the first player, who has knocked, gains or loses by the deal."""
    request = {"players": players, "knockers": list(range(knockers)), "winner": winner, "rules": rules}
    return int(ask(ask="score", game="femkortskille", **request)["net"][0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_often_a_knock_must_win(lang: str) -> None:
    knocked, least = zip(*tables(lang, STRATEGY)[0], strict=True)
    for players in (4, 8):
        for count, percent in zip(numbers([*knocked[1:]]), numbers([*least[1:]]), strict=True):
            if count <= players:
                won, lost = net(players, count, 0, ante=2), net(players, count, 1, ante=2)
                assert percent == round(100 * Fraction(-2 - lost, won - lost))
    equal = [round(100 / count + 0.001) for count in numbers([*knocked[1:]])]
    said = sources(lang)[STRATEGY].partition("{ #price }")[2].partition("{ #hands }")[0]
    assert list(map(int, PERCENT.findall(said)))[-len(equal) :] == equal


@cache
def played(hand: tuple[str, ...], knockers: int) -> tuple[float, float]:
    """How often the first player wins with these three cards, and the chips by deal; all play at random."""
    game: Any = GAMES["femkortskille"]
    chance, won, chips = Random(1), 0, 0
    for seed in range(DEALS):
        rest = list(game.pack.cards)
        held = [
            rest.pop(next(place for place, card in enumerate(rest) if str(card) == code)) for code in hand
        ]
        Random(seed).shuffle(rest)
        state = game.deal(
            game.profiles["standard"], PLAYERS, PLAYERS - 1, Decks(game.pack, ((*held, *rest),))
        )
        for seat in range(PLAYERS):
            state = state.play(
                next(
                    word for word in state.actions() if str(word) == ("knock" if seat < knockers else "pass")
                )
            )
        while state.turn is not None:
            state = state.play(chance.choice(state.actions()))
        won += 0 in state.result.winners
        chips += state.result.net[0]
    return won / DEALS, chips / DEALS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_often_hands_win_when_all_play_at_random(lang: str) -> None:
    _, *rows = tables(lang, STRATEGY)[1]
    assert re.search(r"\b2[,.\u202f]?000\b", sources(lang)[STRATEGY])
    assert len(rows) == 5
    for cards, two, with_two, four, with_four in rows:
        hand = tuple(CARD.findall(cards))
        for knockers, share, chips in ((2, two, with_two), (4, four, with_four)):
            won, average = played(hand, knockers)
            assert numbers([share]) == [round(100 * won)]
            assert chips == f"{average:+.1f}".replace("-", "−").replace(".", "." if lang == "en" else ",")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_likely_nobody_has_the_other_harlequin(lang: str) -> None:
    knocked, chances = zip(*tables(lang, STRATEGY)[2], strict=True)
    unseen = 42 - 5
    assert str(unseen) in sources(lang)[STRATEGY]
    assert numbers([*chances[1:]]) == [
        round(100 * (1 - 5 * (count - 1) / unseen)) for count in numbers([*knocked[1:]])
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_often_a_hand_has_a_pair(lang: str) -> None:
    said = sources(lang)[STRATEGY].partition("{ #twins }")[2].partition("{ #wait }")[0]
    pairs = [round(100 * (1 - comb(21, size) * 2**size / comb(42, size))) for size in (3, 5)]
    assert list(map(int, PERCENT.findall(said))) == pairs


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_settlements(lang: str) -> None:
    _, *rows = tables(lang, "femkortskille/settlement.md")[0]
    for knockers, (_, pays, takes, gain) in enumerate(rows, start=1):
        request = {"players": 4, "knockers": list(range(knockers)), "winner": 0}
        reply = ask(ask="score", game="femkortskille", **request)
        losers = knockers - 1
        assert pays == (str(reply["paid"] // losers) if losers else "–")
        assert (int(takes), int(gain)) == (reply["takes"], reply["net"][0])
        assert reply["net"][1:] == [-5] * losers + [-1] * (4 - knockers)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_customs_in_figures(lang: str) -> None:
    said = sources(lang)["femkortskille/settlement.md"].partition("{ #with-customs }")[2]
    extra = ask(
        ask="score", game="femkortskille", players=4, knockers=[0, 1, 2], winner=0, rules={"knock-stake": 1}
    )
    stay = {"carried": 12, "rules": {"payments-stay": True}}
    left = ask(ask="score", game="femkortskille", players=4, knockers=[0, 1, 2, 3], winner=0, **stay)
    for number in (extra["pot"], extra["paid"] // 2, left["pot"], left["carried"]):
        assert re.search(rf"\b{number}\b", said)
