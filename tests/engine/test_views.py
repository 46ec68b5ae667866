"""A seat can't tell two worlds apart that differ only in what is hidden from it."""

import json
from random import Random
from typing import Any

import pytest
from kortspel.api import answer

from tests.engine import oracle
from tests.engine.door import ask

PACK = sorted(oracle.PACK)
DEALS = 30


def reply(**request: Any) -> str:
    return answer(json.dumps({"ask": "replay", "game": "femkort"} | request))


def swapped(deck: list[str], chance: Random, free: list[int]) -> list[str]:
    """The deck with the cards at some of the ``free`` places mixed."""
    chosen = chance.sample(free, chance.randint(2, len(free)))
    moved = chance.sample(chosen, len(chosen))
    other = list(deck)
    for place, source in zip(chosen, moved, strict=True):
        other[place] = deck[source]
    return other


def play(deal: dict[str, Any], steps: int, chance: Random) -> list[str]:
    actions: list[str] = []
    for _ in range(steps):
        actions.append(chance.choice(ask(ask="replay", game="femkort", **deal, actions=actions)["actions"]))
    return actions


@pytest.mark.parametrize(("profile", "players"), oracle.PLAYER_COUNTS)
def test_hidden_cards_can_change_places(profile: str, players: int) -> None:
    chance = Random(f"{profile}/{players}")
    places = oracle.places(players, 0, oracle.packets(profile))
    compared = 0
    for _ in range(DEALS):
        deck = chance.sample(PACK, 52)
        deal = {"rules": {"profile": profile}, "players": players, "dealer": 0}
        actions = play(deal | {"deck": deck}, chance.randrange(3 * players), chance)
        seat = chance.randrange(players)
        free = [place for place in range(52) if deck[place] not in actions and place not in places[seat]]
        view = reply(**deal, deck=deck, actions=actions, seat=seat)
        for _ in range(5):
            other = swapped(deck, chance, free)
            if other == deck or "error" in json.loads(reply(**deal, deck=other, actions=actions)):
                continue
            assert reply(**deal, deck=other, actions=actions, seat=seat) == view
            compared += 1
    assert compared >= DEALS


@pytest.mark.parametrize("profile", ["modern", "older"])
def test_hidden_cards_of_given_hands_can_change_places(profile: str) -> None:
    chance = Random(profile)
    for _ in range(200):
        cards = chance.sample(PACK, 12)
        mixed = chance.sample(cards[3:], 9)
        position = {"rules": {"profile": profile}, "leader": 0}
        lead = [cards[0]]
        worlds = [[cards[:3], hidden[:4], hidden[4:]] for hidden in (cards[3:], mixed)]
        views = [reply(**position, hands=hands, actions=lead, seat=0) for hands in worlds]
        assert views[0] == views[1]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_deck_may_come_in_any_form(seat: int) -> None:
    deal = {"players": 3, "dealer": 0}
    deck = json.loads(reply(**deal, seed=4))["deck"]
    views = {
        reply(**deal, seed=4, seat=seat),
        reply(**deal, deck=deck, seat=seat),
        reply(**deal, deck=deck[:15], seat=seat),
        reply(**deal, decks=[deck, PACK], seat=seat),
    }
    assert len(views) == 1


def test_a_misdealt_hand_is_forgotten() -> None:
    chance = Random("misdeal")
    deal = {"players": 4, "dealer": 2, "actions": ["misdeal"], "seat": 1}
    deck = chance.sample(PACK, 52)
    first, second = chance.sample(PACK, 52), chance.sample(PACK, 52)
    assert reply(**deal, decks=[first, deck]) == reply(**deal, decks=[second, deck])


def test_a_view_has_nothing_of_the_hidden_cards() -> None:
    deal = {"players": 3, "dealer": 0, "seed": 8}
    view = json.loads(reply(**deal, seat=1))
    whole = json.loads(reply(**deal))
    assert view["turn"] == 1
    shown = json.dumps(view)
    for card in oracle.PACK.difference(whole["hands"][1]):
        assert f'"{card}"' not in shown


def test_a_seat_sees_a_change_in_its_own_hand() -> None:
    deck = Random("own").sample(PACK, 52)
    deal = {"players": 3, "dealer": 0}
    mine = oracle.places(3, 0)[2]
    other = list(deck)
    other[mine[0]], other[-1] = deck[-1], deck[mine[0]]
    assert reply(**deal, deck=other, seat=2) != reply(**deal, deck=deck, seat=2)
    assert reply(**deal, deck=other, seat=1) == reply(**deal, deck=deck, seat=1)
