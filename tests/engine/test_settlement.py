"""Who pays what in Femkortskille: rules.md 10.10 by row, the switches, and the match (K17, K18, KV2, KV3)."""

from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from tests.engine import oracle_kille
from tests.engine.door import ask, error

# row, players, ante, carried in, knockers, winner, extra stake, payments stay, P, losers pay, takes, out, net
ROWS = [
    ("S01", 4, 1, 0, "1,2,3", 1, 0, "n", 4, 8, 12, 0, "+11 -5 -5 -1"),
    ("S02", 4, 1, 0, "2", 2, 0, "n", 4, 0, 4, 0, "-1 +3 -1 -1"),
    ("S04", 3, 2, 0, "1,3", 1, 0, "n", 6, 6, 12, 0, "+10 -2 -8"),
    ("S05", 8, 1, 0, "1,2,3,4,5,6,7,8", 8, 0, "n", 8, 56, 64, 0, "-9 -9 -9 -9 -9 -9 -9 +63"),
    ("S07", 4, 1, 0, "1,2,3", 1, 1, "n", 7, 14, 21, 0, "+19 -9 -9 -1"),
    ("S08", 4, 1, 0, "2", 2, 1, "n", 5, 0, 5, 0, "-1 +3 -1 -1"),
    ("S10", 4, 1, 8, "1,2", 2, 0, "y", 12, 12, 12, 12, "-13 +11 -1 -1"),
    ("S11", 4, 1, 12, "1,2,3,4", 3, 0, "y", 16, 48, 16, 48, "-17 -17 +15 -17"),
    ("S13", 5, 1, 0, "4,5", 5, 0, "n", 5, 5, 10, 0, "-1 -1 -1 -6 +9"),
    ("S14", 3, 1, 9, "2", 2, 0, "y", 12, 0, 12, 0, "-1 +11 -1"),
]


def score(players: int, knockers: list[int], winner: int, carried: int = 0, **rules: Any) -> dict[str, Any]:
    request = {"players": players, "carried": carried, "knockers": knockers, "winner": winner}
    return ask(ask="score", game="femkortskille", rules=rules, **request)


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_the_rows(row: tuple[Any, ...]) -> None:
    _, players, ante, carried, who, winner, extra, stay, pot, paid, takes, left, net = row
    knockers = [int(seat) - 1 for seat in who.split(",")]
    rules = {"ante": ante, "knock-stake": extra, "payments-stay": stay == "y"}
    reply = score(players, knockers, winner - 1, carried, **rules)
    assert list(reply.items()) == [
        ("pot", pot),
        ("paid", paid),
        ("takes", takes),
        ("carried", left),
        ("net", list(map(int, net.split()))),
    ]
    assert sum(reply["net"]) == carried - left


def steps(**request: Any) -> list[tuple[str, int | None, int, str]]:
    """The payments of a settlement, which add up, one by one, to what it says without them."""
    request |= {"ask": "score", "game": "femkortskille"}
    plain, reply = ask(**request), ask(**request, steps=True)
    assert list(reply.items())[:-1] == list(plain.items())
    net, lying = [0] * request["players"], 0
    for step in reply["steps"]:
        chips = step["chips"]
        assert chips > 0
        match step["what"]:
            case "carried":
                lying += chips
            case "stays":
                assert lying == chips == plain["carried"]
            case "takes":
                net[step["seat"]] += chips
                lying -= chips
            case _:
                net[step["seat"]] -= chips
                lying += chips
        assert (step["net"], step["lying"]) == (net, lying)
    assert (net, lying) == (plain["net"], plain["carried"])
    assert sum(step["chips"] for step in reply["steps"] if step["what"] == "pays") == plain["paid"]
    return [(step["what"], step["seat"], step["chips"], step["rule"]) for step in reply["steps"]]


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_the_chips_of_a_row_move_one_by_one(row: tuple[Any, ...]) -> None:
    _, players, ante, carried, who, winner, extra, stay, *_ = row
    knockers = [int(seat) - 1 for seat in who.split(",")]
    rules = {"ante": ante, "knock-stake": extra, "payments-stay": stay == "y"}
    assert steps(players=players, knockers=knockers, winner=winner - 1, carried=carried, rules=rules)


def test_each_payment_has_its_rule() -> None:
    ante = [("ante", seat, 1, "K2") for seat in range(3)]
    lost = [*ante, ("pays", 0, 3, "K17"), ("takes", 2, 6, "K17")]
    assert steps(players=3, knockers=[2, 0], winner=2) == lost
    assert steps(players=3, knockers=[1], winner=1) == [*ante, ("takes", 1, 3, "K8")]
    rules: dict[str, Any] = {"payments-stay": True, "knock-stake": 2}
    assert steps(players=3, knockers=[0, 1], winner=1, carried=4, rules=rules) == [
        ("carried", None, 4, "KV3"), *ante, ("knock-stake", 0, 2, "KV2"), ("knock-stake", 1, 2, "KV2"),
        ("pays", 0, 11, "K17"), ("takes", 1, 11, "KV3"), ("stays", None, 11, "KV3"),
    ]  # fmt: skip
    nobody = {"players": 3, "knockers": [], "winner": None, "rules": {"all-pass": "carry"}}
    assert steps(**nobody) == [*ante, ("stays", None, 3, "K8")]


def test_each_payment_of_a_bet_has_its_rule() -> None:
    request: dict[str, Any] = {"players": 3, "knockers": [0, 1], "winner": 0, "bets": [2, 2, 1]}
    assert steps(**request, rules={"betting": "auction"}) == [
        ("ante", 0, 1, "K2"), ("ante", 1, 1, "K2"), ("ante", 2, 1, "K2"),
        ("bet", 0, 2, "KA2"), ("bet", 1, 2, "KA2"), ("bet", 2, 1, "KA2"),
        ("pays", 1, 8, "KA6"), ("takes", 0, 16, "KA6"),
    ]  # fmt: skip
    assert steps(**request, rules={"betting": "poker"}) == [
        ("ante", 0, 1, "KK2"), ("ante", 1, 1, "KK2"), ("ante", 2, 1, "KK2"),
        ("bet", 0, 2, "KK2"), ("bet", 1, 2, "KK2"), ("bet", 2, 1, "KK2"),
        ("takes", 0, 8, "KK2"),
    ]  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_the_rows_played_out(row: tuple[Any, ...]) -> None:
    """By a deal in which just these players knock, until one is found that this one wins."""
    _, players, ante, carried, who, winner, extra, stay, pot, _, _, left, net = row
    knockers = [int(seat) - 1 for seat in who.split(",")]
    rules = {"ante": ante, "knock-stake": extra, "payments-stay": stay == "y"}
    words = ["knock" if seat in knockers else "pass" for seat in range(players)]
    if len(knockers) == 1:
        words = words[: 1 + max(seat for seat in range(players) if seat not in knockers)]
    for seed in range(300):
        chance, actions = Random(seed), list(words)
        deal = {"players": players, "dealer": players - 1, "seed": seed, "carried": carried, "rules": rules}
        while (reply := ask(ask="replay", game="femkortskille", **deal, actions=actions))["turn"] is not None:
            actions.append(chance.choice(reply["actions"]))
        if reply["result"]["winners"] == [winner - 1]:
            break
    result = reply["result"]
    if row[0] != "S08":  # alone he need not knock: he takes the pot as soon as the others have passed
        assert (result["pot"], result["carried"], result["net"]) == (pot, left, list(map(int, net.split())))
    assert result["by"] == ("alone" if len(knockers) == 1 else "last-trick")


def test_s08_played_out() -> None:
    deal = {"players": 4, "dealer": 3, "seed": 1, "rules": {"knock-stake": 1}}
    actions = ["pass", "knock", "pass", "pass"]
    result = ask(ask="replay", game="femkortskille", **deal, actions=actions)["result"]
    assert (result["pot"], result["net"]) == (5, [-1, 3, -1, -1])


SWITCHES = [
    dict(zip(("ante", "knock-stake", "payments-stay", "carry-cap", "loser-payment"), values, strict=True))
    for values in product((1, 3), (0, 2), (False, True), (None, 0, 7, 1000), (True, False))
    if values[2] <= values[4] and (values[2] or values[3] is None)  # no payments, none that stay; no cap
]


@pytest.mark.parametrize("players", range(3, 9))
def test_every_settlement_is_as_the_oracle_has_it(players: int) -> None:
    chance = Random(players)
    for rules in SWITCHES:
        size = chance.randint(1, players)
        knockers = list(chance.choice(list(combinations(range(players), size))))
        winner, carried = chance.choice(knockers), chance.choice([0, 5, 40])
        reply = score(players, knockers, winner, carried, **rules)
        expected = oracle_kille.settlement(
            players, rules["ante"], carried, knockers, winner, knock_stake=rules["knock-stake"],
            stay=rules["payments-stay"], cap=rules["carry-cap"], losers_pay=rules["loser-payment"],
        )  # fmt: skip
        assert tuple(reply.values()) == expected
        assert sum(reply["net"]) == carried - reply["carried"]
        if rules["carry-cap"] is not None:
            assert reply["carried"] <= rules["carry-cap"]


def test_a_cap_gives_the_rest_to_the_winner() -> None:
    reply = score(4, [0, 1, 2, 3], 2, 12, **{"payments-stay": True, "carry-cap": 20})
    assert (reply["paid"], reply["takes"], reply["carried"]) == (48, 44, 20)
    assert reply["net"] == [-17, -17, 43, -17]


def test_bets_are_part_of_the_pot() -> None:
    request = {"players": 4, "knockers": [1, 3], "winner": 3, "bets": [1, 3, 0, 3]}
    auction = ask(ask="score", game="femkortskille", rules={"betting": "auction"}, **request)
    assert auction == {"pot": 11, "paid": 11, "takes": 22, "carried": 0, "net": [-2, -15, -1, 18]}
    poker = ask(ask="score", game="femkortskille", rules={"betting": "poker"}, **request)
    assert poker == {"pot": 11, "paid": 0, "takes": 11, "carried": 0, "net": [-2, -4, -1, 7]}
    plain = {name: value for name, value in request.items() if name != "bets"}
    assert ask(ask="score", game="femkortskille", rules={"betting": "poker"}, **plain)["pot"] == 4


@pytest.mark.parametrize(
    ("change", "code", "at"),
    [
        ({"winner": 3}, "out-of-range", "winner"),
        ({"winner": 4}, "out-of-range", "winner"),
        ({"knockers": []}, "out-of-range", "winner"),
        ({"knockers": [0, 1, 0]}, "out-of-range", "knockers/2"),
        ({"knockers": [0, 4]}, "out-of-range", "knockers/1"),
        ({"knockers": [0, None]}, "wrong-type", "knockers/1"),
        ({"carried": -1}, "out-of-range", "carried"),
        ({"carried": 10**12 + 1}, "out-of-range", "carried"),
        ({"bets": [0, 0, 0, 0]}, "unknown-field", "bets"),
        ({"rules": {"betting": "auction"}, "bets": [0, 0, 0]}, "out-of-range", "bets"),
        ({"rules": {"betting": "auction"}, "bets": [0, 0, 0, -1]}, "out-of-range", "bets/3"),
        ({"players": 9}, "wrong-number-of-players", "players"),
        ({"players": 8, "rules": {"betting": "poker"}}, "wrong-number-of-players", "players"),
        ({"rules": {"ante": 0}}, "out-of-range", "rules/ante"),
        ({"rules": {"knock-stake": -1}}, "out-of-range", "rules/knock-stake"),
        ({"rules": {"carry-cap": -1}}, "out-of-range", "rules/carry-cap"),
        ({"rules": {"carry-cap": True}}, "wrong-type", "rules/carry-cap"),
        ({"rules": {"betting": None}}, "wrong-type", "rules/betting"),
        ({"rules": {"betting": "stud"}}, "out-of-range", "rules/betting"),
        ({"rules": {"equal-heads": 1}}, "wrong-type", "rules/equal-heads"),
        ({"rules": {"all-pass": "redeal"}}, "out-of-range", "rules/all-pass"),
        ({"rules": {"redeal": None}}, "unknown-switch", "rules/redeal"),
    ],
)  # fmt: skip
def test_settlements_that_make_no_sense(change: dict[str, Any], code: str, at: str) -> None:
    request = {"players": 4, "carried": 0, "knockers": [0, 1, 2], "winner": 0}
    assert error(ask="score", game="femkortskille", **(request | change)) == (code, at)


# -- The match (K18) -------------------------------------------------------------------------------


def standing(*results: Any, players: int = 4, dealer: int = 3, **rules: Any) -> dict[str, Any]:
    """The standing after deals, each given by its net and what it carries, or the end of time."""
    written = [
        {"event": result} if isinstance(result, str) else {"net": result[0], "carried": result[1]}
        for result in results
    ]
    request = {"players": players, "dealer": dealer, "results": written}
    return ask(ask="match", game="femkortskille", rules=rules, **request)


def test_a_match_is_an_agreed_number_of_deals() -> None:
    win = ([3, -1, -1, -1], 0)
    for deals in range(12):
        now = standing(*[win] * deals)
        assert (now["over"], now["deal"], now["winners"]) == (False, deals, [])
        assert (now["dealer"], now["forehand"]) == ((3 + deals) % 4, deals % 4)
    end = standing(*[win] * 12)
    assert (end["over"], end["winners"], end["net"]) == (True, [0], [36, -12, -12, -12])
    assert standing(win, win, deals=2)["over"]
    assert not standing(win, deals=2)["over"]


def test_equal_chips_share_the_victory() -> None:
    wins = [([3, -1, -1, -1], 0), ([-1, 3, -1, -1], 0)]
    assert standing(*wins, deals=2)["winners"] == [0, 1]


@pytest.mark.parametrize(
    ("carried", "dealer", "deals", "shares"),
    [
        (8, 3, 1, [2, 2, 2, 2]),
        (9, 3, 1, [3, 2, 2, 2]),
        (10, 3, 1, [3, 3, 2, 2]),
        (9, 0, 1, [2, 3, 2, 2]),
        (11, 2, 1, [3, 3, 2, 3]),
        (9, 3, 2, [2, 3, 2, 2]),
    ],
)
def test_a_pot_still_carried_is_split(carried: int, dealer: int, deals: int, shares: list[int]) -> None:
    nothing = ([0] * 4, 0)
    last = ([-carried, 0, 0, 0], carried)
    end = standing(*[nothing] * (deals - 1), last, dealer=dealer, deals=deals)
    assert end["net"] == [share - carried * (seat == 0) for seat, share in enumerate(shares)]
    assert (end["over"], end["carried"] if "carried" in end else end["pool"]) == (True, 0)
    assert sum(end["net"]) == 0


def test_time_is_up() -> None:
    carried = ([-1, -1, -1, -1], 4)
    now = standing(carried)
    assert (now["net"], now["pool"], now["over"]) == ([-1] * 4, 4, False)
    end = standing(carried, "time-up")
    assert (end["net"], end["pool"], end["over"], end["winners"]) == ([0] * 4, 0, True, [0, 1, 2, 3])
    assert standing("time-up")["winners"] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("results", "code", "at"),
    [
        ([{"net": [3, -1, -1], "carried": 0}], "out-of-range", "results/0/net"),
        ([{"net": [3, -1, -1, 0], "carried": 0}], "out-of-range", "results/0/net"),
        ([{"net": [-1, -1, -1, -1], "carried": 3}], "out-of-range", "results/0/net"),
        ([{"net": [0, 0, 0, 0]}, {"net": [-1, 0, 0, 0], "carried": 0}], "out-of-range", "results/1/net"),
        ([{"net": [3, -1, -1, "x"]}], "wrong-type", "results/0/net/3"),
        ([{"net": [10**14, 0, 0, 0]}], "out-of-range", "results/0/net/0"),
        ([{"carried": 0}], "missing-field", "results/0/net"),
        ([{"event": "rain"}], "out-of-range", "results/0/event"),
        ([{"event": "time-up"}] * 2, "deal-over", "results/1"),
        ([{"net": [0, 0, 0, 0]}] * 13, "deal-over", "results/12"),
    ],
)
def test_results_that_make_no_sense(results: Any, code: str, at: str) -> None:
    request = {"game": "femkortskille", "players": 4, "dealer": 0, "results": results}
    assert error(ask="match", **request) == (code, at)


@pytest.mark.parametrize(
    "rules",
    [
        {"all-pass": "carry"},
        {"payments-stay": True, "carry-cap": 30},
        {"betting": "auction", "payments-stay": True, "all-pass": "carry", "skituppslag": True},
        {"betting": "poker"},
    ],
)
def test_a_match_of_played_deals(rules: dict[str, Any]) -> None:
    """Chips from replays, added up, are those of the match; none are made or lost."""
    chance, results, chips, pot = Random(str(rules)), [], [0] * 4, 0
    rules = rules | {"deals": 6}
    now = ask(ask="match", game="femkortskille", rules=rules, players=4, dealer=1, results=[])
    while not now["over"]:
        deal = {"players": 4, "dealer": now["dealer"], "seed": now["deal"], "carried": pot, "rules": rules}
        actions: list[str] = []
        while (reply := ask(ask="replay", game="femkortskille", **deal, actions=actions))["turn"] is not None:
            actions.append(any_action(reply, chance))
        result = reply["result"]
        assert sum(result["net"]) == pot - result["carried"]
        pot = result["carried"]
        chips = [have + more for have, more in zip(chips, result["net"], strict=True)]
        results.append({"net": result["net"], "carried": pot})
        now = ask(ask="match", game="femkortskille", rules=rules, players=4, dealer=1, results=results)
        assert now["over"] or (now["net"], now["pool"]) == (chips, pot)
    assert (sum(now["net"]), now["deal"]) == (0, 6)


def any_action(reply: dict[str, Any], chance: Random) -> str:
    choices = reply["choices"] or {}
    if "exchange" in choices:
        return "exchange"
    bets = [f"bet:{choices['bet']['call']}"] if "bet" in choices else []
    return chance.choice([*reply["actions"], *bets])
