"""The edges of the door: what can be asked is what can be answered, said again, and done."""

import json
import subprocess
import sys
from time import perf_counter
from typing import Any

import pytest
from kortspel.api import answer

from tests.engine.door import ask, error, error_in
from tests.engine.test_views_of_games import PACKS

POT = {"game": "femkort", "rules": {"profile": "pot"}, "players": 4, "dealer": 3, "seed": 1}
KILLE = {"game": "femkortskille", "players": 3, "dealer": 2, "seed": 1}


def pot(**switches: Any) -> dict[str, Any]:
    return {**POT, "rules": {"profile": "pot", **switches}}


def kille(**switches: Any) -> dict[str, Any]:
    return {**KILLE, "rules": switches}


# -- 31: what can be asked can be said again -------------------------------------------------------


def largest() -> list[dict[str, Any]]:
    """The largest requests that are accepted: as many deals of one hand as there may be, and long rounds."""
    asked = ["redeal:ask:1", *["redeal:yes"] * 7]
    eight = {**pot(redeal="any-before-first"), "players": 8}
    misdeals = {"ask": "replay", **eight, "actions": ["misdeal"] * 100}
    redeals = {"ask": "replay", **eight, "actions": [*asked, "misdeal"] * 50}
    raises = kille(betting="auction", ante=1000, **{"max-raises": 100}) | {"players": 8}
    bets, highest, put = [], 0, [0] * 8
    for turn in range(101):
        chips = highest + 9 * 10**8 - put[turn % 8]
        bets.append(f"bet:{chips}")
        put[turn % 8] += chips
        highest += 9 * 10**8
    return [misdeals, redeals, {"ask": "replay", **raises, "actions": bets}]


@pytest.mark.parametrize("number", range(3))
def test_the_line_of_the_largest_request_is_read_back(number: int) -> None:
    request = largest()[number]
    began = perf_counter()
    text = answer(json.dumps(request))
    reply = json.loads(text)
    assert "error" not in reply
    line = {"ask": "replay", "line": reply["line"]}
    assert answer(json.dumps(line)) == text
    assert len(json.dumps(line)) < 64 * 1024
    assert perf_counter() - began < 2


def test_one_misdeal_more_is_out_of_range() -> None:
    for game in (POT, {**POT, "rules": {}}):
        assert error(ask="replay", **game, actions=["misdeal"] * 5000) == ("out-of-range", "actions/100")
    actions = ["contract:spel"]
    for _ in range(102):
        reply = ask(ask="replay", game="bismarck", dealer=2, seed=1, actions=actions)
        if "error" in reply:
            break
        actions.append(reply["hands"][0][0])
    assert reply["error"] == {"code": "out-of-range", "at": "actions/101"}


# -- 29: a doubled stake ---------------------------------------------------------------------------


def test_a_stake_is_doubled_as_often_as_misdeals_are_counted() -> None:
    twenty = ["misdeal"] * 20
    last = ask(ask="replay", **pot(escalate=True), actions=twenty)
    assert (last["stake"], last["pot"]) == (2**20, 4 * (2**21 - 1))
    assert error(ask="replay", **pot(escalate=True), actions=[*twenty, "misdeal"]) == (
        "out-of-range", "actions/20",
    )  # fmt: skip
    request = {**pot(escalate=True)}
    del request["seed"], request["dealer"]
    score = {"ask": "score", **request, "winner": 0}
    assert ask(**score, misdeals=20)["pot"] == last["pot"]
    assert error(**score, misdeals=21) == ("out-of-range", "misdeals")
    match = {"ask": "match", **request, "dealer": 0}
    assert error(**match, results=[{"winner": 0, "misdeals": 21}]) == ("out-of-range", "results/0/misdeals")
    events = [{"event": "misdeal"}] * 20
    assert ask(**match, results=events)["stake"] == 2**20
    assert error(**match, results=[*events, events[0]]) == ("out-of-range", "results/20")
    assert error(**match, results=[*events, {"winner": 0, "misdeals": 1}]) == (
        "out-of-range", "results/20/misdeals",
    )  # fmt: skip


# -- 28: hands of unequal size ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hands", "actions"),
    [
        ([["2H", "3H"], ["4H"], ["5H", "6H"]], ["2H", "4H", "5H"]),
        ([["2H"], [], ["5H"]], []),
    ],
)
def test_nobody_wins_where_a_player_has_no_card_and_others_have(hands: Any, actions: list[str]) -> None:
    for seat in (None, 0, 1, 2):
        view = {} if seat is None else {"seat": seat}
        reply = ask(ask="replay", game="femkort", hands=hands, leader=0, actions=actions, **view)
        assert (reply["phase"], reply["turn"], reply["for_match"]) == ("over", None, None)
        assert (reply["result"]["winners"], reply["result"]["by"]) == ([], "misdeal")


def test_a_misdeal_is_found_in_every_game() -> None:
    kille = ask(ask="replay", game="femkortskille", hands=[["7"], [], ["9"]], leader=0)
    assert kille["result"]["by"] == "misdeal"
    hands = [["2H", "3H"], ["4H"], ["5H"]]
    played = {"hands": hands, "leader": 0, "contract": "spel", "actions": ["2H", "4H", "5H"]}
    assert ask(ask="replay", game="bismarck", **played)["result"]["by"] == "misdeal"


@pytest.mark.parametrize("deck", [19, 18, 16])
def test_d22_a_player_with_four_cards_is_a_misdeal_before_play(deck: int) -> None:
    cards = PACKS["standard"]
    for rules, net in (({"profile": "pot", "trump": True}, [-1] * 4), ({"profile": "modern"}, None)):
        request = {"game": "femkort", "rules": rules, "players": 4, "dealer": 3, "deck": cards[:deck]}
        reply = ask(ask="replay", **request)
        assert (reply["phase"], reply["moves"], reply["turnup"]) == ("over", [], None)
        assert (reply["result"]["by"], reply["result"]["net"]) == ("misdeal", net)
        assert ask(ask="replay", line=reply["line"]) == reply


# -- 32-35: pipes, chips that would vanish, names given twice, numbers too large -------------------


def test_a_reader_that_goes_away_is_no_error() -> None:
    asking = subprocess.Popen(
        [sys.executable, "-m", "kortspel"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )  # fmt: skip
    assert asking.stdin and asking.stdout and asking.stderr  # noqa: PT018
    asking.stdin.write(b'{"ask":"pack","pack":"kille"}\n')
    asking.stdin.flush()
    assert asking.stdout.readline()
    asking.stdout.close()
    try:
        asking.stdin.write(b'{"ask":"pack","pack":"kille"}\n' * 50)
        asking.stdin.close()
    except BrokenPipeError:
        pass
    assert asking.stderr.read() == b""
    assert asking.wait(20) == 0


@pytest.mark.parametrize("field", [{"carried": 4}, {"stake": 2}])
def test_no_chips_are_brought_into_the_hand_of_a_tie(field: dict[str, int]) -> None:
    tie = {**POT, "tiebreak": True, "players": 2, "dealer": 0}
    assert error(ask="replay", **tie, **field) == ("out-of-range", *field)
    assert ask(ask="replay", **tie, carried=0, stake=1)["pot"] == 0


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ('{"ask":"pack","ask":"pack","pack":"kille"}', "ask"),
        ('{"ask":"game","game":"femkort","rules":{"profile":"pot","ante":1,"ante":2}}', "rules/ante"),
        ('{"ask":"match","results":[{"winner":0},{"winner":0,"winner":1}]}', "results/1/winner"),
    ],
)
def test_a_name_given_twice_is_refused(text: str, at: str) -> None:
    assert error_in(answer(text)) == ("duplicate-field", at)


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ('{"ask":"question","seed":9007199254740993}', "seed"),
        ('{"ask":"match","results":[{"net":[1,' + "9" * 400 + "]}]}", "results/0/net/1"),
        ('{"ask":"replay","stake":1e300}', "stake"),
        ("9" * 40, ""),
    ],
)
def test_a_number_too_large_says_where_it_is(text: str, at: str) -> None:
    assert error_in(answer(text)) == ("out-of-range", at)


def test_bets_go_up_to_the_most_chips() -> None:
    auction = kille(betting="auction")
    assert ask(ask="replay", **auction, actions=[f"bet:{10**12}"])["pot"] == 10**12 + 3
    for bet in (10**12 + 1, 10**4000):
        assert error(ask="replay", **auction, actions=[f"bet:{bet}"]) == ("out-of-range", "actions/0")
    assert error(ask="replay", **auction, actions=["bet:01"]) == ("unreadable-action", "actions/0")


# -- 36: switches that do nothing ------------------------------------------------------------------

IDLE = [
    ({"betting": "auction"}, "knock-stake", 1),
    ({"betting": "poker"}, "knock-stake", 1),
    ({}, "max-raises", 1),
    ({"betting": "poker"}, "payments-stay", True),
    ({"betting": "poker"}, "loser-payment", False),
    ({"betting": "poker"}, "all-pass", "carry"),
    ({"loser-payment": False}, "payments-stay", True),
    ({}, "carry-cap", 5),
    ({"betting": "poker"}, "carry-cap", 5),
]


@pytest.mark.parametrize(("form", "switch", "value"), IDLE)
def test_a_switch_that_does_nothing_is_refused(form: dict[str, Any], switch: str, value: Any) -> None:
    said = ("switch-without-effect", f"rules/{switch}")
    assert error(ask="replay", **kille(**form, **{switch: value})) == said
    assert error(ask="game", game="femkortskille", rules={**form, switch: value}) == said
    usual = ask(ask="game", game="femkortskille")["profiles"]["standard"]["switches"][switch]
    assert "error" not in ask(ask="replay", **kille(**form, **{switch: usual}))


def test_a_line_of_before_with_such_a_switch_is_read_without_it() -> None:
    deck = "-".join(PACKS["kille"])
    line = f"femkortskille.standard~betting:auction~knock-stake:2.deal.3.C.{deck}.bet:1"
    assert ask(ask="replay", line=line)["rules"] == {"profile": "standard", "betting": "auction"}


# -- 37: what a score can say; and what the engine chose -------------------------------------------


def test_a_score_can_say_that_nobody_won() -> None:
    carry = {"ask": "score", "game": "femkortskille", "players": 3, "knockers": [], "winner": None}
    rules = {"all-pass": "carry"}
    end = ask(ask="replay", **kille(**rules), carried=4, actions=["pass"] * 3)
    score = ask(**carry, rules=rules, carried=4)
    assert score == {"pot": 7, "paid": 0, "takes": 0, "carried": 7, "net": [-1, -1, -1]}
    assert end["for_match"] == {"net": score["net"], "carried": score["carried"]}
    assert error(**carry) == ("wrong-type", "winner")
    assert error(**{**carry, "knockers": [0]}, rules=rules) == ("wrong-type", "winner")


def test_a_cap_does_not_bind_a_pot_that_all_have_passed() -> None:
    rules = {"all-pass": "carry", "payments-stay": True, "carry-cap": 2}
    end = ask(ask="replay", **kille(**rules), carried=9, actions=["pass"] * 3)
    assert (end["result"]["by"], end["result"]["carried"]) == ("carried", 12)


def test_a_knock_costs_chips_and_not_antes() -> None:
    knocked = ask(ask="replay", **kille(ante=5, **{"knock-stake": 2}), actions=["knock"])
    assert knocked["paid"] == [7, 5, 5]


def test_after_a_misdeal_each_adds_the_base_ante() -> None:
    again = ask(ask="replay", **pot(ante=3), stake=4, actions=["misdeal"])
    assert (again["paid"], again["stake"]) == ([15] * 4, 4)


def test_the_first_of_those_who_are_level_deals_from_the_regular_dealer_on() -> None:
    results = [{"winner": 0}, {"winner": 2}, {"event": "time-up"}]
    tie = ask(ask="match", game="femkort", rules={"profile": "pot"}, players=4, dealer=3, results=results)
    assert (tie["tiebreak"], tie["dealer"], tie["next"]["dealer"]) == ([0, 2], 2, 1)
