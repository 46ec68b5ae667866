"""The knocking round: rules.md 10.9 by row, 10.11 by row, and what comes of it (K1-K11, KV1)."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.engine import oracle_kille
from tests.engine.door import ask, bare, error

PACK = ask(ask="pack", pack="kille")["cards"]
WORDS = {"k": "knock", "p": "pass", "c": "check"}
DECK = Random("kille").sample(PACK, 42)


def replay(players: int, *actions: str, dealer: int | None = None, **more: Any) -> dict[str, Any]:
    """A deal in which seat 1 of the tables, the eldest, is seat 0."""
    request = {"game": "femkortskille", "players": players, "deck": DECK, **more}
    dealer = players - 1 if dealer is None else dealer
    return ask(ask="replay", dealer=dealer, **request, actions=actions)


def said(row: str) -> list[str]:
    """The words of a row such as ``1c 2k``."""
    return [WORDS[word[-1]] for word in row.split()]


# -- 10.9, row by row: seat to act and what he may say, or who plays, or who takes the pot ---------

ALL = "knock pass check"
DECIDE = "knock pass"
ROWS = [
    ("P01", 4, "", (1, ALL)),
    ("P02", 4, "1c", (2, ALL)),
    ("P04", 4, "1c 2k 3p", (4, DECIDE)),
    ("P05", 4, "1c 2k 3p 4p", (1, DECIDE)),
    ("P07", 4, "1c 2k 3p 4p 1k", [1, 2]),
    ("P08", 4, "1c 2c 3c 4c", (1, DECIDE)),
    ("P10", 4, "1c 2c 3c 4c 1p 2p 3p", 4),
    ("P11", 4, "1p", (2, ALL)),
    ("P13", 4, "1p 2p 3k", (4, DECIDE)),
    ("P14", 4, "1p 2p 3k 4p", 3),
    ("P16", 4, "1p 2c 3k 4k 2p", [3, 4]),
    ("P17", 4, "1k", (2, DECIDE)),
    ("P19", 4, "1c 2p 3c 4k", (1, DECIDE)),
    ("P20", 4, "1c 2p 3c 4k 1p", (3, DECIDE)),
    ("P22", 4, "1c 2c 3c 4c 1p 2k", (3, DECIDE)),
    ("P23", 4, "1c 2c 3c 4c 1p 2k 3p 4k", [2, 4]),
    ("P25", 4, "1c 2p 3p 4c 1p", 4),
    ("P26", 3, "1c 2c 3k 1k 2k", [1, 2, 3]),
]


@pytest.mark.parametrize(
    ("players", "words", "expected"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS]
)
def test_the_rows(players: int, words: str, expected: Any) -> None:
    reply = replay(players, *said(words))
    match expected:
        case tuple((seat, actions)):
            assert (reply["phase"], reply["turn"]) == ("knocking", seat - 1)
            assert reply["actions"] == actions.split()
            assert [verdict["card"] for verdict in reply["verdicts"]] == ALL.split()
        case [leader, *_]:
            assert (reply["phase"], reply["turn"], reply["leader"]) == ("play", leader - 1, leader - 1)
            assert reply["in"] == [seat - 1 for seat in expected]
            assert [len(hand) for hand in reply["hands"]] == [
                5 if seat + 1 in expected else 3 for seat in range(players)
            ]
        case winner:
            assert (reply["phase"], reply["turn"], reply["in"]) == ("over", None, [winner - 1])
            net = [players - 1 if seat == winner - 1 else -1 for seat in range(players)]
            assert reply["result"] == {
                "winners": [winner - 1], "by": "alone", "pot": players, "carried": 0, "net": net,
            }  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
@pytest.mark.parametrize("dealer", [0, 2])
def test_the_rows_from_another_dealer(row: tuple[Any, ...], dealer: int) -> None:
    _, players, words, _ = row
    moved = (dealer + 1) % players
    here, there = replay(players, *said(words)), replay(players, *said(words), dealer=dealer)
    assert (there["phase"], there["actions"]) == (here["phase"], here["actions"]) or there["phase"] == "play"
    assert sorted(there["in"]) == sorted((seat + moved) % players for seat in here["in"])
    for field in ("turn", "leader"):
        assert there[field] == (None if here[field] is None else (here[field] + moved) % players)


@pytest.mark.parametrize("row", ["P10", "P25"])
def test_with_carry_the_last_player_may_still_pass(row: str) -> None:
    (words,) = (words for name, _, words, _ in ROWS if name == row)
    carry = {"rules": {"all-pass": "carry"}}
    reply = replay(4, *said(words), **carry)
    assert (reply["phase"], reply["turn"], reply["actions"]) == ("knocking", 3, DECIDE.split())
    knocked = replay(4, *said(words), "knock", **carry)
    assert (knocked["result"]["winners"], knocked["result"]["by"]) == ([3], "alone")
    passed = replay(4, *said(words), "pass", **carry, carried=6)
    assert (passed["phase"], passed["in"]) == ("over", [])
    assert passed["result"] == {
        "winners": [], "by": "carried", "pot": 10, "carried": 10, "net": [-1, -1, -1, -1],
    }  # fmt: skip


def test_with_carry_a_last_player_who_was_not_heard_may_check_once() -> None:
    carry = {"rules": {"all-pass": "carry"}}
    assert replay(3, "pass", "pass", **carry)["actions"] == ALL.split()
    assert replay(3, "pass", "pass", "check", **carry)["actions"] == DECIDE.split()
    assert replay(3, "pass", "pass", "knock", **carry)["result"]["winners"] == [2]
    assert replay(3, "knock", "pass", "pass", **carry)["result"]["winners"] == [0]
    assert replay(3, "pass", "pass")["result"]["winners"] == [2]


def test_why_a_check_is_refused() -> None:
    def why(*words: str) -> list[Any]:
        return [bare(reply) for reply in replay(4, *words)["verdicts"] if reply["card"] == "check"]

    verdict = {"card": "check", "evidence": []}
    assert why("check") == [verdict | {"legal": True, "reason": "may-check", "rule": "K5"}]
    assert why("knock") == [verdict | {"legal": False, "reason": "check-after-knock", "rule": "K5"}]
    lap = ["check"] * 4
    assert why(*lap) == [verdict | {"legal": False, "reason": "already-checked", "rule": "K6"}]
    assert why(*lap, "knock", "pass")[0]["reason"] == "check-after-knock"
    knock = replay(4)["verdicts"][0]
    assert bare(knock) == {
        "card": "knock",
        "legal": True,
        "reason": "may-knock",
        "evidence": [],
        "rule": "K4",
    }


@pytest.mark.parametrize(
    "word", ["fold", "bet:1", "7", "AS", "contract:spel", "exchange", "misdeal", "redeal:yes"]
)
def test_nothing_else_is_said(word: str) -> None:
    for words in ([], ["check"], ["knock", "knock"]):
        reply = replay(3, *words, word)["error"]
        assert (reply["code"], reply["reason"], reply["rule"]) == ("illegal-action", "wrong-phase", None)


@pytest.mark.parametrize("players", range(3, 9))
def test_every_round_is_as_the_oracle_has_it(players: int) -> None:
    chance = Random(players)
    for carry in (False, True):
        rules = {"all-pass": "carry" if carry else "last-wins"}
        for words in rounds(players, carry, chance, 40):
            turn, may = oracle_kille.knocking(players, words, carry=carry)
            reply = replay(players, *[WORDS[word] for word in words], rules=rules)
            if turn is None:
                assert reply["phase"] != "knocking"
                assert reply["in"] == oracle_kille.after_knocking(players, words)
            else:
                assert (reply["phase"], reply["turn"]) == ("knocking", turn)
                assert sorted(reply["actions"]) == sorted(WORDS[word] for word in may)


def rounds(players: int, carry: bool, chance: Random, count: int) -> Iterator[list[str]]:
    """The moments of some random rounds."""
    for _ in range(count):
        words: list[str] = []
        while True:
            yield words
            turn, may = oracle_kille.knocking(players, words, carry=carry)
            if turn is None:
                break
            words = [*words, chance.choice(may)]


def test_every_round_of_three() -> None:
    def grow(words: list[str]) -> Iterator[list[str]]:
        yield words
        for word in oracle_kille.knocking(3, words)[1]:
            yield from grow([*words, word])

    everything = list(grow([]))
    assert len(everything) == 67
    for words in everything:
        turn, may = oracle_kille.knocking(3, words)
        reply = replay(3, *[WORDS[word] for word in words])
        assert (reply["turn"], sorted(reply["actions"])) == (turn, sorted(WORDS[word] for word in may)) or (
            turn is None and reply["phase"] in ("play", "over")
        )


# -- The deal --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(3, 9))
def test_k3_and_k10_three_cards_and_two_more(players: int) -> None:
    for dealer in range(players):
        reply = replay(players, dealer=dealer)
        order = [(dealer + 1 + place) % players for place in range(players)]
        for place, seat in enumerate(order):
            assert reply["hands"][seat] == DECK[3 * place : 3 * place + 3]
        assert (reply["pot"], reply["turn"]) == (players, order[0])
        words = ["pass", *["knock"] * (players - 1)]
        after = replay(players, *words, dealer=dealer)
        drawn = 3 * players
        for place, seat in enumerate(order[1:]):
            extra = DECK[drawn + 2 * place : drawn + 2 * place + 2]
            assert after["hands"][seat] == reply["hands"][seat] + extra
        assert after["hands"][order[0]] == reply["hands"][order[0]]
        assert (after["leader"], after["in"]) == (order[1], sorted(order[1:]))


@pytest.mark.parametrize("players", [2, 9, 42])
def test_k1_three_to_eight_players(players: int) -> None:
    request = {"game": "femkortskille", "players": players, "dealer": 0}
    assert error(ask="replay", **request, seed=1) == ("wrong-number-of-players", "players")
    assert error(ask="match", **request, results=[]) == ("wrong-number-of-players", "players")


def test_a_deck_may_be_just_long_enough() -> None:
    request = {"game": "femkortskille", "players": 3, "dealer": 2}
    assert error(ask="replay", **request, deck=PACK[:8]) == ("out-of-range", "deck")
    short = {**request, "deck": DECK[:13]}
    assert ask(ask="replay", **short, actions=["knock", "pass", "knock"])["phase"] == "play"
    said = error(ask="replay", **short, actions=["knock"] * 3)
    assert said == ("out-of-range", "deck")
    several = {**request, "decks": [DECK[:13]]}
    assert error(ask="replay", **several, actions=["knock"] * 3) == ("out-of-range", "decks/0")


def test_who_has_passed_plays_no_more() -> None:
    actions = ["knock", "pass", "knock"]
    chance = Random("passed")
    while (reply := replay(3, *actions))["phase"] == "play":
        assert reply["turn"] in (0, 2)
        assert reply["hands"][1] == DECK[3:6]
        actions.append(chance.choice(reply["actions"]))
    assert all(len(trick["cards"]) == 2 for trick in reply["tricks"])
    assert len(reply["tricks"]) == 5
    leaders = [trick["leader"] for trick in reply["tricks"]]
    winners = [trick["winner"] for trick in reply["tricks"]]
    assert leaders == [0, *winners[:-1]]
    for trick in reply["tricks"]:
        order = [trick["leader"], 2 - trick["leader"]]
        assert trick["winner"] == order[oracle_kille.winner(trick["cards"])]


def test_identical_cards_are_judged_one_by_one_and_listed_once() -> None:
    hands = [["7", "9", "7"], ["2"], ["3"]]
    reply = ask(ask="replay", game="femkortskille", hands=hands)
    assert [verdict["card"] for verdict in reply["verdicts"]] == ["7", "9", "7"]
    assert reply["actions"] == ["7", "9"]
    judged = ask(ask="judge", game="femkortskille", trick=["8"], hand=["9", "7", "9"])
    assert judged["legal"] == ["9", "9"]
    after = ask(ask="replay", game="femkortskille", hands=hands, actions=["7"])
    assert after["hands"][0] == ["9", "7"]


# -- 10.11, row by row -----------------------------------------------------------------------------

LOW = [
    ("U01", "BL BP KR", True),
    ("U02", "BL BL KR", True),
    ("U04", "KR KR BP", True),
    ("two low cards", "BL BP 1", False),
    ("none", "1 1 2", False),
]
LOW_OF_FIVE = [
    ("U05", "BL BP 12", "KR HK", True),
    ("U07", "BL BP 1", "2 3", False),
    ("U08", "BL BL 12", "BP KR", True),
    ("four", "BL BP 12", "KR KR", True),
]


def deck_of(*packets: str) -> list[str]:
    """A deck that begins with these packets, the rest of the pack behind them."""
    first = [card for packet in packets for card in packet.split()]
    rest = list(PACK)
    for card in first:
        rest.remove(card)
    return [*first, *rest]


def skituppslag(
    deck: list[str], *words: str, on: bool = True, players: int = 4, **more: Any
) -> dict[str, Any]:
    return replay(players, *words, deck=deck, rules={"skituppslag": on}, **more)


@pytest.mark.parametrize(("hand", "wins"), [row[1:] for row in LOW], ids=[row[0] for row in LOW])
def test_three_low_cards_at_first(hand: str, wins: bool) -> None:
    for seat in range(4):
        packets = ["5 6 7", "8 9 10", "11 12 VH", "KV HU HR"]
        packets[seat] = hand
        reply = skituppslag(deck_of(*packets), carried=2)
        if not wins:
            assert reply["phase"] == "knocking"
            continue
        assert (reply["phase"], reply["turn"], reply["actions"], reply["choices"]) == ("over", None, [], None)
        net = [5 if at == seat else -1 for at in range(4)]
        assert reply["result"] == {
            "winners": [seat], "by": "skituppslag", "pot": 6, "carried": 0, "net": net,
        }  # fmt: skip
        assert reply["in"] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("hand", "extra", "wins"), [row[1:] for row in LOW_OF_FIVE], ids=[row[0] for row in LOW_OF_FIVE]
)
def test_three_low_cards_of_five(hand: str, extra: str, wins: bool) -> None:
    deck = deck_of("5 6 7", hand, "8 9 10", "11 4 VH", "KV HU", extra)
    reply = skituppslag(deck, "knock", "knock", "pass", "pass")
    assert reply["phase"] == ("over" if wins else "play")
    if wins:
        assert (reply["result"]["winners"], reply["result"]["by"]) == ([1], "skituppslag")
        assert (reply["result"]["net"], reply["in"]) == ([-1, 3, -1, -1], [0, 1])


def test_u10_the_nearest_to_the_dealers_left_takes_the_pot() -> None:
    deck = deck_of("BL BP KR", "5 6 7", "BL BP KR", "8 9 10")
    assert skituppslag(deck)["result"]["winners"] == [0]
    assert skituppslag(deck, dealer=1)["result"]["winners"] == [2]
    later = deck_of("BL BP 12", "5 6 7", "BL BP 12", "8 9 10", "KR 4", "11 VH", "KR 4", "HU HR")
    for dealer, winner in ((3, 0), (1, 2), (2, 3)):
        assert skituppslag(later, *["knock"] * 4, dealer=dealer)["result"]["winners"] == [winner]


def test_u11_without_kv1_it_has_no_effect() -> None:
    deck = deck_of("BL BP KR", "5 6 7", "BL BP KR", "8 9 10")
    assert skituppslag(deck, on=False)["phase"] == "knocking"


def test_who_has_passed_wins_nothing_with_low_cards() -> None:
    deck = deck_of("BL BP 12", "5 6 7", "8 9 10", "11 4 VH", "KV HU", "KR HR")
    reply = skituppslag(deck, "pass", "knock", "knock", "pass")
    assert reply["phase"] == "play"
