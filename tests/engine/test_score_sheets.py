"""What a score sheet asks: a row for each result of a match, how deals ended, and the rest of the tricks."""

from random import Random
from typing import Any

import pytest

from tests.engine.door import ask, error

POT = {"game": "femkort", "rules": {"profile": "pot"}}
AUCTION, POKER = {"betting": "auction"}, {"betting": "poker"}


def match(results: list[Any], players: int = 3, dealer: int = 0, **request: Any) -> dict[str, Any]:
    return ask(ask="match", players=players, dealer=dealer, results=results, rows=True, **request)


def column(reply: dict[str, Any], name: str) -> list[Any]:
    return [row[name] for row in reply["rows"]]


def test_rows_are_asked_for() -> None:
    request = {"ask": "match", "game": "femkort", "players": 3, "dealer": 0, "results": [{"winner": 1}]}
    plain, rowed = ask(**request), ask(**request, rows=True)
    assert ask(**request, rows=False) == plain
    assert list(rowed.items())[: len(plain)] == list(plain.items())
    assert [*rowed][len(plain) :] == ["pot", "rows"]
    assert rowed["pot"] is None, "nothing is staked"


def test_a_row_says_who_dealt_and_won_and_the_wins_after_it() -> None:
    reply = match([{"winner": seat} for seat in (1, 1, 0)], dealer=2, game="femkort")
    assert column(reply, "deal") == [1, 2, 3]
    assert (column(reply, "dealer"), column(reply, "forehand")) == ([2, 0, 1], [0, 1, 2])
    assert column(reply, "winner") == [1, 1, 0]
    assert column(reply, "wins") == [[0, 1, 0], [0, 2, 0], [1, 2, 0]]
    assert column(reply, "net") == column(reply, "total") == [None] * 3


def test_a_misdeal_is_a_row_but_no_deal_and_its_chips_lie_in_the_next_pot() -> None:
    reply = match([{"winner": 0}, {"event": "misdeal"}, {"event": "misdeal"}], **POT)
    assert column(reply, "deal") == [1, None, None]
    assert (column(reply, "net"), reply["pot"]) == ([[2, -1, -1], [0, 0, 0], [0, 0, 0]], 9)
    doubled = match([{"event": "misdeal"}] * 2, game="femkort", rules={"profile": "pot", "escalate": True})
    assert doubled["pot"] == 3 * (1 + 2 + 4)
    won = match([{"event": "misdeal"}, {"event": "misdeal"}, {"winner": 2}], **POT)
    assert won["rows"][-1]["net"] == [-3, -3, 6]
    assert (won["rows"][-1]["deal"], won["rows"][-1]["dealer"], won["pot"]) == (1, 0, 3)


def test_the_pool_of_a_session_is_in_the_pot_and_paid_with_the_last_win() -> None:
    rules = {"profile": "pot", "payout": "session-pool", "target": 2}
    reply = match([{"winner": 0}], game="femkort", rules=rules)
    assert (column(reply, "net"), column(reply, "pool"), reply["pot"]) == ([[-1, -1, -1]], [3], 6)
    over = match([{"winner": 0}, {"winner": 0}], game="femkort", rules=rules)
    assert (over["rows"][-1]["net"], over["rows"][-1]["pool"], over["pot"]) == ([5, -1, -1], 0, None)


def test_the_deciding_hand_of_a_tie_has_a_winner_and_no_chips() -> None:
    results = [{"winner": 0}, {"winner": 2}, {"event": "time-up"}]
    tied = match(results, **POT)
    assert (tied["tiebreak"], tied["pot"], tied["next"]["seats"]) == ([0, 2], 0, [0, 2])
    decided = match([*results, {"winner": 2}], **POT)
    row = decided["rows"][-1]
    assert (row["winner"], row["net"], row["seats"], row["deal"]) == (2, [0, 0, 0], [0, 2], 3)
    assert (decided["winners"], decided["rows"][2]["deal"]) == ([2], None)
    assert error(ask="match", players=3, dealer=0, results=[*results, {"winner": 1}], **POT) == (
        "out-of-range",
        "results/3/winner",
    )


@pytest.mark.parametrize(
    "rules",
    [
        {},
        {"knock-stake": 1, "ante": 2},
        {"payments-stay": True, "carry-cap": 20},
        {"all-pass": "carry"},
        {"betting": "auction", "payments-stay": True},
        {"betting": "auction", "loser-payment": False, "all-pass": "carry"},
        {"betting": "poker"},
    ],
)
def test_deals_of_kille_as_they_ended_bring_what_score_says_of_each(rules: dict[str, Any]) -> None:
    chance, carried, total = Random(str(rules)), 0, [0] * 4
    results: list[dict[str, Any]] = []
    for _ in range(12):
        seats = sorted(chance.sample(range(4), chance.randint(1, 4)))
        ended: dict[str, Any] = {"knockers": seats, "winner": chance.choice(seats)}
        if rules.get("all-pass") == "carry" and chance.random() < 0.3:
            ended = {"knockers": [], "winner": None}
        if "betting" in rules:
            ended["bets"] = [3 * (seat in seats) or chance.randint(0, 3) for seat in range(4)]
            ended["bets"] = ended["bets"] if ended["knockers"] else [0] * 4
        said = ask(
            ask="score", game="femkortskille", rules=rules, players=4, carried=carried, **ended
        )  # fmt: skip
        before = match(results, players=4, game="femkortskille", rules=rules)
        assert before["pot"] == carried + 4 * rules.get("ante", 1)
        results.append(ended)
        reply = match(results, players=4, game="femkortskille", rules=rules)
        if not reply["over"]:
            total = [have + more for have, more in zip(total, said["net"], strict=True)]
            carried = said["carried"]
            row = reply["rows"][-1]
            assert (row["net"], row["total"], row["pool"]) == (said["net"], total, carried)
    assert reply["over"]
    assert sum(reply["net"]) == 0


def test_a_player_left_alone_need_not_have_knocked() -> None:
    stake = {"game": "femkortskille", "rules": {"knock-stake": 1}}
    assert match([{"knockers": [], "winner": 1}], **stake)["net"] == [-1, 2, -1]
    assert match([{"knockers": [1], "winner": 1}], **stake)["net"] == [-1, 2, -1]
    assert match([{"knockers": [0, 1], "winner": 1}], **stake)["net"] == [-7, 8, -1]


def test_three_low_cards_take_the_pot_and_nobody_pays() -> None:
    low = {"game": "femkortskille", "rules": {"skituppslag": True}}
    for knockers in ([], [0, 1, 2]):
        ended = {"knockers": knockers, "winner": 1, "skituppslag": True}
        assert match([ended], **low)["net"] == [-1, 2, -1]
    assert match([ended | {"skituppslag": False}], **low)["net"] == [-4, 8, -4]


@pytest.mark.parametrize(
    ("rules", "ended", "code", "at"),
    [
        ({}, {"knockers": [0, 1], "winner": 2}, "out-of-range", "winner"),
        ({}, {"knockers": [0, 1]}, "missing-field", "winner"),
        ({}, {"knockers": [], "winner": None}, "wrong-type", "winner"),
        ({}, {"knockers": [0, 0], "winner": 0}, "out-of-range", "knockers/1"),
        ({}, {"knockers": [0, 3], "winner": 0}, "out-of-range", "knockers/1"),
        ({}, {"knockers": [0], "winner": 0, "bets": [1, 1, 1]}, "unknown-field", "bets"),
        ({}, {"knockers": [0], "winner": 0, "skituppslag": True}, "unknown-field", "skituppslag"),
        ({}, {"knockers": [0], "winner": 0, "net": [0, 0, 0]}, "unknown-field", "net"),
        (AUCTION, {"knockers": [0, 1], "winner": 0, "bets": [2, 3, 0]}, "out-of-range", "bets"),
        (AUCTION, {"knockers": [0, 1], "winner": 0, "bets": [2, 2, 3]}, "out-of-range", "bets"),
        (AUCTION, {"knockers": [0], "winner": 0, "bets": [2, 0]}, "out-of-range", "bets"),
        (POKER, {"knockers": [0], "winner": 0, "bets": [2, 0, "x"]}, "wrong-type", "bets/2"),
        (POKER, {"knockers": [0], "winner": 0, "bets": [2, 0, -1]}, "out-of-range", "bets/2"),
    ],
)  # fmt: skip
def test_deals_that_cannot_have_ended_so(
    rules: dict[str, Any], ended: dict[str, Any], code: str, at: str
) -> None:
    request = {"game": "femkortskille", "rules": rules, "players": 3, "dealer": 0, "results": [ended]}
    assert error(ask="match", **request) == (code, f"results/0/{at}")


@pytest.mark.parametrize(
    ("given", "tricks"), [([9, 3], [9, 3, 4]), ([0, 0], [0, 0, 16]), ([8, 8], [8, 8, 0])]
)
def test_the_last_player_has_the_rest_of_the_tricks(given: list[int], tricks: list[int]) -> None:
    for contract in ("spel", "pass"):
        plain = ask(ask="score", game="bismarck", contract=contract, tricks=tricks)
        filled = ask(ask="score", game="bismarck", contract=contract, tricks=given, rest=True)
        assert filled == plain | {"tricks": tricks}
        row = match([{"contract": contract, "tricks": tricks}], game="bismarck")["rows"][0]
        assert row["net"] == [plain["scores"][place] for place in (2, 0, 1)]


@pytest.mark.parametrize("tricks", [[9, 8], [9], [], [9, 3, 4], [9, 3, 3], [16, 0, 0]])
def test_only_one_player_s_tricks_are_the_rest(tricks: list[int]) -> None:
    request = {"ask": "score", "game": "bismarck", "contract": "spel", "tricks": tricks, "rest": True}
    assert error(**request) == ("out-of-range", "tricks")
