"""Shuffling and dealing: packets, decks, seeds, and what a misdeal does (F3, F4, F15)."""

import json
from typing import Any

import pytest
from kortspel.api import answer

from tests.engine import oracle
from tests.engine.door import ask, error, terminal

PACK = ask(ask="pack", pack="standard")["cards"]
ROTATED = PACK[7:] + PACK[:7]


def dealt(**request: Any) -> dict[str, Any]:
    return ask(**{"ask": "replay", "game": "femkort", "players": 3, "dealer": 2} | request)


def test_the_pack_is_high_to_low_suit_by_suit() -> None:
    assert len(PACK) == 52
    assert set(PACK) == oracle.PACK
    for suit in range(4):
        cards = PACK[13 * suit : 13 * suit + 13]
        assert len({oracle.suit(card) for card in cards}) == 1
        strengths = [oracle.STRENGTH[card] for card in cards]
        assert strengths == sorted(strengths, reverse=True)


def test_m08_packets_of_three_then_two_from_the_left_of_the_dealer() -> None:
    c = dict(enumerate(PACK, start=1))
    assert dealt(deck=PACK)["hands"] == [
        [c[1], c[2], c[3], c[10], c[11]],
        [c[4], c[5], c[6], c[12], c[13]],
        [c[7], c[8], c[9], c[14], c[15]],
    ]


@pytest.mark.parametrize(("profile", "players"), oracle.PLAYER_COUNTS)
def test_every_dealer_and_every_number_of_players(profile: str, players: int) -> None:
    packets = oracle.packets(profile)
    for dealer in range(players):
        reply = dealt(deck=ROTATED, players=players, dealer=dealer, rules={"profile": profile})
        expected = [[ROTATED[place] for place in hand] for hand in oracle.places(players, dealer, packets)]
        assert reply["hands"] == expected
        assert reply["turn"] == reply["leader"] == (dealer + 1) % players
        assert reply["deck"] == ROTATED


@pytest.mark.parametrize("packets", [[5], [2, 3], [3, 2], [1, 4], [1, 1, 1, 1, 1], [2, 2, 1]])
def test_packets_are_a_switch(packets: list[int]) -> None:
    for profile in ("modern", "older"):
        reply = dealt(deck=PACK, players=4, dealer=1, rules={"profile": profile, "packets": packets})
        expected = [[PACK[place] for place in hand] for hand in oracle.places(4, 1, packets)]
        assert reply["hands"] == expected


@pytest.mark.parametrize(
    ("packets", "code", "at"),
    [
        ([3, 3], "out-of-range", "rules/packets"),
        ([], "out-of-range", "rules/packets"),
        ([4], "out-of-range", "rules/packets"),
        ([3, 2, 0], "out-of-range", "rules/packets/2"),
        ([6, -1], "out-of-range", "rules/packets/0"),
        ([3, "2"], "wrong-type", "rules/packets/1"),
        ([3, True, 1], "wrong-type", "rules/packets/1"),
        (5, "wrong-type", "rules/packets"),
    ],
)
def test_packets_that_deal_no_five_cards(packets: Any, code: str, at: str) -> None:
    request = {"ask": "replay", "game": "femkort", "players": 3, "dealer": 0, "seed": 1}
    assert error(**request, rules={"packets": packets}) == (code, at)


@pytest.mark.parametrize("target", [0, -1, 101])
def test_targets_have_limits(target: int) -> None:
    assert error(ask="match", game="femkort", rules={"target": target}, players=3, dealer=0, results=[]) == (
        "out-of-range",
        "rules/target",
    )


def test_cards_left_over_need_not_be_named() -> None:
    assert dealt(deck=PACK[:15])["hands"] == dealt(deck=PACK)["hands"]
    assert dealt(decks=[PACK[:15]])["hands"] == dealt(deck=PACK)["hands"]


def test_a_deck_must_be_enough_for_all() -> None:
    request = {"ask": "replay", "game": "femkort", "players": 3, "dealer": 0}
    assert error(**request, deck=PACK[:11]) == ("out-of-range", "deck")
    assert error(**request, decks=[PACK, PACK[:11]]) == ("out-of-range", "decks/1")
    assert error(**request, decks=[]) == ("out-of-range", "decks")


def test_a_seed_makes_a_whole_pack() -> None:
    decks = [dealt(seed=seed)["deck"] for seed in range(200)]
    assert all(set(deck) == oracle.PACK and len(deck) == 52 for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 200


def test_a_seed_makes_the_same_deck_in_any_process() -> None:
    requests = [
        json.dumps({"ask": "replay", "game": "femkort", "players": 3, "dealer": 0, "seed": seed})
        for seed in (0, 7, -7, 2**53, -(2**53))
    ]
    here = [answer(request) for request in requests]
    assert len(set(here)) == 5
    assert terminal(requests, PYTHONHASHSEED="1") == here
    assert terminal(requests, PYTHONHASHSEED="2") == here


def test_a_seed_makes_the_same_deck_in_any_version() -> None:
    assert dealt(seed=7)["deck"][:5] == ["QC", "AS", "2C", "QS", "8H"]


def test_a_seed_is_the_deck_it_makes() -> None:
    by_seed = dealt(seed=11)
    assert dealt(deck=by_seed["deck"]) == by_seed


def test_f15_a_misdeal_is_dealt_again_by_the_same_dealer() -> None:
    reply = dealt(decks=[PACK, ROTATED], actions=["misdeal"])
    fresh = dealt(deck=ROTATED)
    for field in ("phase", "turn", "leader", "hands", "trick", "tricks", "deck", "actions", "result"):
        assert reply[field] == fresh[field]


def test_f15_a_misdeal_may_be_found_during_play() -> None:
    chosen: list[str] = []
    for _ in range(7):
        chosen.append(dealt(decks=[PACK, ROTATED], actions=chosen)["actions"][0])
    reply = dealt(decks=[PACK, ROTATED], actions=[*chosen, "misdeal"])
    assert (reply["hands"], reply["trick"], reply["tricks"]) == (dealt(deck=ROTATED)["hands"], [], [])
    assert reply["turn"] == 0


def test_f15_a_misdeal_is_too_late_when_the_deal_is_over() -> None:
    chosen: list[str] = []
    for _ in range(15):
        chosen.append(dealt(deck=PACK, actions=chosen)["actions"][0])
    request = {"ask": "replay", "game": "femkort", "players": 3, "dealer": 2, "decks": [PACK, ROTATED]}
    assert error(**request, actions=[*chosen, "misdeal"]) == ("deal-over", "actions/15")


def test_a_misdeal_needs_another_deck() -> None:
    request = {"ask": "replay", "game": "femkort", "players": 3, "dealer": 2, "actions": ["misdeal"]}
    assert error(**request, deck=PACK) == ("missing-field", "decks/1")
    assert error(**request, decks=[PACK]) == ("missing-field", "decks/1")
    request["actions"] = ["misdeal", "misdeal"]
    assert error(**request, decks=[PACK, ROTATED]) == ("missing-field", "decks/2")


def test_a_seed_has_a_deck_for_every_misdeal() -> None:
    replies = [dealt(seed=7, actions=["misdeal"] * times) for times in range(20)]
    assert len({tuple(reply["deck"]) for reply in replies}) == 20
    assert {reply["turn"] for reply in replies} == {0}
    again = dealt(seed=7, actions=["misdeal"] * 3)
    assert again == replies[3]
