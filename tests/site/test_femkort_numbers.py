"""The numbers on Femkort's pages, counted again."""

import re
from itertools import combinations
from math import comb
from random import Random
from typing import Any

import pytest
from kortspel.deal import Decks
from kortspel.games import GAMES

from tests.engine.door import ask
from tests.site.pages import LANGUAGES, sources

PERCENT = re.compile(r"(\d+)[\u202f ]?%")


def tables(lang: str, file: str) -> list[list[list[str]]]:
    """The tables of a page: rows of cells, without the line under the head."""
    found = re.findall(r"(?:^\|.*\|\n)+", sources(lang)[file], re.MULTILINE)
    rows = [
        [[cell.strip() for cell in row.strip("|").split("|")] for row in table.split("\n") if row]
        for table in found
    ]
    return [[row for row in table if not set("".join(row)) <= set("-: ")] for table in rows]


def numbers(cells: list[str]) -> list[int]:
    return [int(re.sub(r"\D", "", cell)) for cell in cells]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_often_the_leader_wins_when_all_play_at_random(lang: str) -> None:
    (players, shares), *_ = tables(lang, "femkort/strategy.md")
    text = sources(lang)["femkort/strategy.md"]
    assert re.search(r"2[,\u202f]?000\b", text)
    assert numbers(shares[1:]) == [round(100 * leader_share(count)) for count in numbers(players[1:])]
    assert f"{100 // 4}" in text.split("## ")[1]


_shares: dict[int, float] = {}


def leader_share(players: int, deals: int = 2000) -> float:
    """How often the fifth trick goes to its leader, each playing any allowed card."""
    if players not in _shares:
        game, chance, won = GAMES["femkort"], Random(1), 0
        for seed in range(deals):
            state: Any = game.deal(game.profiles["modern"], players, 0, Decks(game.pack, seed=seed))
            leader = None
            while state.turn is not None:
                if len(state.table.tricks) == 4 and not state.table.trick:
                    leader = state.turn
                state = state.play(chance.choice(state.actions()))
            won += leader in state.result.winners
        _shares[players] = won / deals
    return _shares[players]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_likely_a_card_is_in_somebody_s_hand(lang: str) -> None:
    _, (players, chances), *_ = tables(lang, "femkort/strategy.md")
    held = len(ask(ask="replay", game="femkort", players=3, dealer=0, seed=1)["hands"][0])
    unseen = len(ask(ask="pack", pack="standard")["cards"]) - held
    assert (held, unseen) == (5, 47)
    assert numbers(chances[1:]) == [
        round(100 * held * (count - 1) / unseen) for count in numbers(players[1:])
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_often_a_last_lead_wins(lang: str) -> None:
    *_, (higher, chances) = tables(lang, "femkort/strategy.md")
    known = 4 * 4 + 1
    unseen = 52 - known
    assert (known, unseen) == (17, 35)
    text = sources(lang)["femkort/strategy.md"]
    assert f"{known}" in text
    assert f"{unseen}" in text
    wins = [comb(unseen - count, 3) / comb(unseen, 3) for count in numbers(higher[1:])]
    assert numbers(chances[1:]) == [round(100 * win) for win in wins]


def test_the_engine_counts_the_same_for_two_higher_cards() -> None:
    """A king-high lead with two cards of the suit above it, over every way to hold three of the 35 others."""
    lead, above = "QH", ["KH", "AH"]
    rest = [f"{rank}{suit}" for suit in "SDC" for rank in "AKQJ98765432"][:33]
    winner = GAMES["femkort"].profiles["modern"]
    assert len(set(rest)) == 33
    won = total = 0
    for three in combinations([*above, *rest], 3):
        total += 1
        if total % 16 == 0:  # One in sixteen is asked of the engine; the rest follows from the same count.
            reply = ask(ask="winner", game="femkort", rules={"profile": winner.profile}, trick=[lead, *three])
            assert (reply["winner"] == 0) == (not set(three) & set(above))
        won += not set(three) & set(above)
    assert (won, total) == (comb(33, 3), comb(35, 3))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_and_lengths_side_by_side(lang: str) -> None:
    ((_, *rows),) = tables(lang, "femkort/variants.md")
    profiles = ask(ask="game", game="femkort")["profiles"]
    forms = [profiles[name] for name in ("modern", "older", "pot")]
    bare = [[re.sub(r"\]\([^)]*\)", "]", cell) for cell in row] for row in rows]
    players, ends = bare[0], bare[7]
    assert [[int(number) for number in re.findall(r"\d+", cell)] for cell in players[1:]] == [
        form["players"] for form in forms
    ]
    assert [int(re.findall(r"\d+", cell)[0]) for cell in ends[1:]] == [
        form["switches"]["target"] for form in forms
    ]
    assert profiles["modern"]["switches"]["packets"] == profiles["older"]["switches"]["packets"] == [3, 2]


def score(**request: Any) -> dict[str, Any]:
    rules = {"profile": "pot", **request.pop("switches", {})}
    return ask(ask="score", game="femkort", rules=rules, winner=0, **request)


def test_the_chips_of_the_pot_game() -> None:
    assert score(players=4, misdeals=0)["net"] == [3, -1, -1, -1]
    assert score(players=8, misdeals=0)["pot"] == 8
    assert score(players=3, misdeals=1)["pot"] == 6
    doubled = [
        score(players=3, misdeals=count, switches={"escalate": True})["pot"] // 3 for count in range(4)
    ]
    assert doubled == [1, 1 + 2, 1 + 2 + 4, 1 + 2 + 4 + 8]
