"""Betting in Auction Kille and Poker Kille: rules.md 10.12 and 10.13 by row (KA1-KA6, KK1-KK3)."""

from random import Random
from typing import Any

import pytest

from tests.engine import oracle_kille
from tests.engine.door import ask, bare, error

PACK = ask(ask="pack", pack="kille")["cards"]
DECK = Random("betting").sample(PACK, 42)


def replay(betting: str, players: int, *actions: str, **more: Any) -> dict[str, Any]:
    """A deal in which seat 1 of the tables, the eldest, is seat 0."""
    rules = {"betting": betting, **more.pop("rules", {})}
    request = {"game": "femkortskille", "players": players, "dealer": players - 1, "deck": DECK, **more}
    return ask(ask="replay", rules=rules, **request, actions=actions)


def refusal(betting: str, players: int, *actions: str, **more: Any) -> tuple[str, str | None]:
    reply = replay(betting, players, *actions, **more)["error"]
    assert (reply["code"], reply["at"]) == ("illegal-action", f"actions/{len(actions) - 1}")
    return reply["reason"], reply["rule"]


def acted(row: str) -> list[str]:
    """The actions of a row such as ``1:1 2:p``."""
    chips = [action.partition(":")[2] for action in row.split()]
    return ["pass" if each == "p" else f"bet:{each}" for each in chips]


# -- 10.12, row by row: seat to act, the least he may put in, bets so far; or who plays ------------

ROWS = [
    ("A01", 4, "", (1, 1, 0)),
    ("A02", 4, "1:1", (2, 1, 1)),
    ("A04", 4, "1:1 2:3 3:p", (4, 3, 4)),
    ("A05", 4, "1:1 2:3 3:p 4:3", (1, 2, 7)),
    ("A07", 4, "1:1 2:3 3:p 4:3 1:p", ([2, 4], 7)),
    ("A08", 4, "1:p", (2, 1, 0)),
    ("A10", 4, "1:p 2:p 3:2", (4, 2, 2)),
    ("A11", 4, "1:p 2:p 3:2 4:p", (3, 2)),
    ("A13", 4, "1:1 2:1 3:1 4:2", (1, 1, 5)),
    ("A14", 4, "1:1 2:1 3:1 4:2 1:1 2:p 3:1", ([1, 3, 4], 7)),
    ("A16", 3, "1:1 2:2 3:3 1:3 2:2 3:1", ([1, 2, 3], 12)),
    ("A17", 3, "1:5", (2, 5, 5)),
    ("A19", 3, "1:2 2:2 3:4 1:p 2:2", ([2, 3], 10)),
    ("A20", 3, "1:1 2:p 3:1", ([1, 3], 2)),
]


@pytest.mark.parametrize(
    ("players", "actions", "expected"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS]
)
def test_the_rows(players: int, actions: str, expected: Any) -> None:
    reply = replay("auction", players, *acted(actions))
    assert sum(reply["bets"]) == expected[-1]
    assert reply["pot"] == players + expected[-1]
    match expected:
        case (int(seat), call, _):
            assert (reply["phase"], reply["turn"], reply["actions"]) == ("betting", seat - 1, ["pass"])
            assert reply["choices"] == {"bet": {"call": call, "max": None}}
        case (list(seats), _):
            assert (reply["phase"], reply["turn"]) == ("play", seats[0] - 1)
            assert reply["in"] == [seat - 1 for seat in seats]
            assert [len(reply["hands"][seat]) for seat in reply["in"]] == [5] * len(seats)
        case (winner, bets):
            assert (reply["phase"], reply["in"]) == ("over", [winner - 1])
            result = reply["result"]
            assert (result["winners"], result["by"], result["pot"]) == ([winner - 1], "alone", players + bets)
            assert result["net"] == [players - 1 if seat == winner - 1 else -1 for seat in range(players)]


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_what_is_illegal_in_each_row(row: tuple[Any, ...]) -> None:
    _, players, actions, expected = row
    before = acted(actions)
    for word in ("check", "fold", "knock", "exchange", "misdeal", "redeal:no"):
        reply = replay("auction", players, *before, word)
        code = "deal-over" if len(expected) == 2 and type(expected[0]) is int else "illegal-action"
        assert reply["error"]["code"] == code
        assert reply["error"].get("reason", "wrong-phase") == "wrong-phase"
    if len(expected) == 3:
        for chips in range(expected[1]):
            assert refusal("auction", players, *before, f"bet:{chips}") == ("bet-too-low", "KA1")
        assert "error" not in replay("auction", players, *before, f"bet:{expected[1] + 7}")


def test_betting_after_the_round_is_too_late() -> None:
    assert refusal("auction", 3, "bet:1", "pass", "bet:1", "bet:1") == ("wrong-phase", None)


def test_ka4_three_raises_at_most() -> None:
    raises = ["bet:1", "bet:2", "bet:3", "bet:4"]
    for count in (1, 2, 3):
        assert replay("auction", 4, *raises[:count])["choices"]["bet"]["max"] is None
    full = replay("auction", 4, *raises)
    assert (full["turn"], full["choices"]) == (0, {"bet": {"call": 3, "max": 3}})
    assert refusal("auction", 4, *raises, "bet:4") == ("no-more-raises", "KA4")
    assert refusal("auction", 4, *raises, "bet:2") == ("bet-too-low", "KA1")
    assert replay("auction", 4, *raises, "bet:3")["bets"] == [4, 2, 3, 4]
    assert replay("auction", 4, *raises, "bet:3", "bet:2", "bet:1")["phase"] == "play"


@pytest.mark.parametrize("most", [0, 1, 2, 5])
def test_the_number_of_raises_is_a_switch(most: int) -> None:
    rules = {"max-raises": most}
    bets = ["bet:1"]
    for place in range(most):
        call = replay("auction", 3, *bets, rules=rules)["choices"]["bet"]
        assert call["max"] is None
        bets.append(f"bet:{call['call'] + 1 + place}")
    call = replay("auction", 3, *bets, rules=rules)["choices"]["bet"]
    assert call["max"] == call["call"]
    more = f"bet:{call['call'] + 1}"
    assert refusal("auction", 3, *bets, more, rules=rules) == ("no-more-raises", "KA4")


def test_the_first_bet_is_a_stake_at_least() -> None:
    reply = replay("auction", 3, rules={"ante": 5})
    assert (reply["choices"]["bet"]["call"], reply["pot"], reply["bets"]) == (5, 15, [0, 0, 0])
    assert refusal("auction", 3, "bet:4", rules={"ante": 5}) == ("bet-too-low", "KA1")
    assert replay("auction", 3, "bet:5", rules={"ante": 5})["bets"] == [5, 0, 0]


@pytest.mark.parametrize("bet", ["bet:-1", "bet:", "bet:01", "bet:1.0", "bet: 1", "bet:1 ", "bet:٣"])
def test_bets_that_can_not_be_read(bet: str) -> None:
    request = {"game": "femkortskille", "rules": {"betting": "auction"}, "players": 3, "dealer": 0, "seed": 1}
    assert error(ask="replay", **request, actions=[bet]) == ("unreadable-action", "actions/0")


def test_a_pass_is_the_only_word() -> None:
    verdict = {"card": "pass", "legal": True, "reason": "may-pass", "evidence": [], "rule": "KA3"}
    assert bare(replay("auction", 3)["verdicts"]) == [verdict]


@pytest.mark.parametrize("players", range(3, 9))
def test_every_round_is_as_the_oracle_has_it(players: int) -> None:
    chance = Random(players)
    for _ in range(25):
        most, minimum = chance.choice([0, 1, 3]), chance.choice([1, 2])
        rules = {"max-raises": most, "ante": minimum}
        oracle = oracle_kille.Auction(players, minimum, most)
        actions: list[str] = []
        while oracle.turn is not None:
            reply = replay("auction", players, *actions, rules=rules)
            assert (reply["phase"], reply["turn"], reply["bets"]) == ("betting", oracle.turn, oracle.put)
            assert reply["choices"]["bet"]["call"] == oracle.least()
            assert reply["in"] == [seat for seat in range(players) if not oracle.passed[seat]]
            for chips in range(oracle.least() + 2):
                tried = replay("auction", players, *actions, f"bet:{chips}", rules=rules)
                assert ("error" not in tried) == oracle.may(chips)
            chips = oracle.least() + chance.choice([0, 0, 1, 2])
            act: int | str = chips if oracle.may(chips) and chance.random() < 0.7 else "p"
            actions.append("pass" if act == "p" else f"bet:{act}")
            oracle.act(act)
        reply = replay("auction", players, *actions, rules=rules)
        assert reply["phase"] == ("over" if oracle.passed.count(False) == 1 else "play")
        assert reply["bets"] == oracle.put


def test_with_carry_the_last_player_may_still_pass() -> None:
    carry = {"all-pass": "carry"}
    reply = replay("auction", 3, "pass", "pass", rules=carry)
    assert (reply["phase"], reply["turn"], reply["choices"]) == (
        "betting", 2, {"bet": {"call": 1, "max": None}},
    )  # fmt: skip
    passed = replay("auction", 3, "pass", "pass", "pass", rules=carry)
    assert (passed["result"]["by"], passed["result"]["winners"], passed["result"]["carried"]) == (
        "carried",
        [],
        3,
    )
    bet = replay("auction", 3, "pass", "pass", "bet:1", rules=carry)
    assert (bet["result"]["by"], bet["result"]["net"]) == ("alone", [-1, -1, 2])
    assert replay("auction", 3, "bet:1", "pass", "pass", rules=carry)["result"]["winners"] == [0]
    assert replay("auction", 3, "pass", "pass")["result"]["winners"] == [2]


def test_ka6_losers_pay_unless_bets_are_all() -> None:
    for paying in (True, False):
        chance = Random("losers")
        actions = ["bet:1", "bet:2", "pass", "bet:1"]
        rules = {"loser-payment": paying}
        while (reply := replay("auction", 3, *actions, rules=rules))["turn"] is not None:
            actions.append(chance.choice(reply["actions"]))
        (winner,) = reply["result"]["winners"]
        pot = 3 + 4
        net = [-3, -3, -1]
        net[1 - winner] -= pot * paying
        net[winner] += pot + pot * paying
        assert (reply["result"]["net"], reply["result"]["pot"]) == (net, pot)


@pytest.mark.parametrize(("betting", "hand"), [("auction", "BL BP KR"), ("poker", "12 BL BP 11 KR")])
def test_skituppslag_comes_before_any_bet(betting: str, hand: str) -> None:
    rest = list(PACK)
    for card in hand.split():
        rest.remove(card)
    reply = replay(betting, 3, rules={"skituppslag": True}, deck=[*hand.split(), *rest])
    assert (reply["phase"], reply["result"]["by"], reply["choices"]) == ("over", "skituppslag", None)
    assert reply["result"]["net"] == [2, -1, -1]


# -- 10.13, row by row -----------------------------------------------------------------------------


def checked(players: int) -> list[str]:
    return ["check"] * players


@pytest.mark.parametrize(("players", "most"), [(3, 3), (4, 3), (5, 3), (6, 2), (7, 1)])
def test_q01_and_q02_how_many_may_be_exchanged(players: int, most: int) -> None:
    reply = replay("poker", players, *checked(players))
    assert (reply["phase"], reply["turn"], reply["choices"]) == ("exchange", 0, {"exchange": {"max": most}})
    assert (reply["actions"], reply["verdicts"]) == ([], [])
    hand = reply["hands"][0]
    for count in range(1, 6):
        word = "exchange:" + " ".join(hand[:count])
        if count <= most:
            assert replay("poker", players, *checked(players), word)["exchanged"][0] == count
        else:
            assert refusal("poker", players, *checked(players), word) == ("too-many-exchanged", "KK3")
    assert replay("poker", players, *checked(players), "exchange")["exchanged"][0] == 0


@pytest.mark.parametrize(("players", "most"), [(3, 3), (4, 3), (5, 3), (6, 2), (7, 1)])
def test_kk3_the_stock_does_for_all(players: int, most: int) -> None:
    actions = checked(players)
    drawn = 5 * players
    for seat in range(players):
        before = replay("poker", players, *actions)
        gone = before["hands"][seat][:most]
        actions.append("exchange:" + " ".join(gone))
        after = replay("poker", players, *actions)
        assert after["hands"][seat] == before["hands"][seat][most:] + DECK[drawn : drawn + most]
        drawn += most
    assert drawn <= 42
    assert (after["phase"], after["turn"], after["exchanged"]) == ("betting", 0, [most] * players)


@pytest.mark.parametrize("request_", [{"seed": 1}, {"results": []}, {"hands": [["7"]] * 8}])
def test_q04_eight_are_too_many(request_: dict[str, Any]) -> None:
    fields = {"game": "femkortskille", "rules": {"betting": "poker"}}
    table = {} if "hands" in request_ else {"players": 8, "dealer": 0}
    asks = "match" if "results" in request_ else "replay"
    assert error(ask=asks, **fields, **table, **request_)[0] == "wrong-number-of-players"
    reply = ask(ask="game", game="femkortskille", rules=fields["rules"])
    assert reply["profiles"]["standard"]["players"] == [3, 7]


def test_q05_check_while_nobody_has_bet() -> None:
    for checks in range(3):
        reply = replay("poker", 3, *["check"] * checks)
        assert (reply["phase"], reply["turn"], reply["actions"]) == ("betting", checks, ["check", "fold"])
        assert reply["choices"] == {"bet": {"call": 1, "max": None}}
    assert refusal("poker", 3, "bet:1", "check") == ("check-after-bet", "KK2")
    verdicts = replay("poker", 3, "check", "bet:2")["verdicts"]
    assert [(v["card"], v["legal"], v["reason"], v["rule"]) for v in verdicts] == [
        ("check", False, "check-after-bet", "KK2"),
        ("fold", True, "may-fold", "KK2"),
    ]


def test_q07_all_fold_but_one() -> None:
    reply = replay("poker", 4, "check", "bet:2", "fold", "fold", "fold")
    assert (reply["phase"], reply["in"], reply["tricks"]) == ("over", [1], [])
    assert (reply["result"]["by"], reply["result"]["net"]) == ("alone", [-1, 3, -1, -1])
    assert reply["exchanged"] == [None] * 4
    late = [*checked(4), *["exchange"] * 4, "bet:1", "fold", "fold", "fold"]
    assert replay("poker", 4, *late)["result"]["winners"] == [0]
    assert replay("poker", 3, "fold", "fold")["result"]["winners"] == [2]
    assert replay("poker", 3, "fold", "fold")["result"]["carried"] == 0


@pytest.mark.parametrize("players", range(3, 8))
def test_q08_everybody_checks_both_rounds(players: int) -> None:
    reply = replay("poker", players, *checked(players), *["exchange"] * players, *checked(players))
    assert (reply["phase"], reply["turn"], reply["pot"]) == ("play", 0, players)
    assert (reply["in"], reply["bets"]) == ([*range(players)], [0] * players)
    assert reply["actions"] == list(dict.fromkeys(reply["hands"][0]))


@pytest.mark.parametrize("seed", range(10))
def test_q10_the_last_trick_takes_the_pot(seed: int) -> None:
    chance = Random(seed)
    actions = ["bet:1", "bet:2", "bet:1", "exchange", "exchange", "check", "bet:3", "bet:3"]
    actions.insert(2, "fold")
    while (reply := replay("poker", 3, *actions))["turn"] is not None:
        actions.append(chance.choice(reply["actions"]))
    (winner,) = reply["result"]["winners"]
    net = [-6, -6, -1]
    net[winner] += 13
    assert (reply["result"]["pot"], reply["result"]["net"], reply["result"]["carried"]) == (13, net, 0)
    assert reply["tricks"][-1]["winner"] == winner


def test_the_second_round_starts_afresh_with_the_eldest_still_in() -> None:
    actions = ["fold", "bet:1", "bet:2", "bet:3", "bet:2", "bet:1", "exchange", "exchange", "exchange"]
    reply = replay("poker", 4, *actions)
    assert (reply["phase"], reply["turn"], reply["said"]) == ("betting", 1, [None] * 4)
    assert (reply["choices"], reply["bets"]) == ({"bet": {"call": 1, "max": None}}, [0, 3, 3, 3])
    end = replay("poker", 4, *actions, "check", "bet:1", "fold", "bet:1")
    assert (end["phase"], end["leader"], end["in"], end["bets"]) == ("play", 1, [1, 2], [0, 4, 4, 3])


def test_no_card_is_exchanged_that_is_not_held() -> None:
    reply = replay("poker", 3, *checked(3))
    hand = reply["hands"][0]
    strange = next(card for card in PACK if card not in hand)
    single = next(card for card in hand if hand.count(card) == 1)
    assert refusal("poker", 3, *checked(3), f"exchange:{strange}") == ("not-in-hand", None)
    assert refusal("poker", 3, *checked(3), f"exchange:{single} {single}") == ("not-in-hand", None)


@pytest.mark.parametrize("word", ["check", "fold", "bet:1", "pass", "knock", "7", "AS", "bury:7", "misdeal"])
def test_nothing_but_an_exchange_is_due(word: str) -> None:
    assert refusal("poker", 3, *checked(3), word) == ("wrong-phase", None)


@pytest.mark.parametrize("word", ["pass", "knock", "exchange", "exchange:7", "7", "AS", "contract:pass"])
def test_nothing_but_betting_is_due(word: str) -> None:
    assert refusal("poker", 3, word) == ("wrong-phase", None)
    assert refusal("poker", 3, *checked(3), *["exchange"] * 3, word) == ("wrong-phase", None)


def test_skituppslag_after_the_exchange() -> None:
    first = ["12", "11", "10", "9", "BL", "8", "7", "6", "5", "4", "3", "2", "1", "12", "11"]
    rest = list(PACK)
    for card in [*first, "KR", "BP", "HK"]:
        rest.remove(card)
    deck = [*first, "KR", "BP", "HK", *rest]
    actions = [*checked(3), "exchange:12 11", "exchange", "exchange"]
    reply = replay("poker", 3, *actions, deck=deck, rules={"skituppslag": True})
    assert (reply["phase"], reply["result"]["by"], reply["result"]["winners"]) == ("over", "skituppslag", [0])
    off = replay("poker", 3, *actions, deck=deck)
    assert off["phase"] == "betting"
