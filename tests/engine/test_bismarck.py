"""Bismarck: rules.md 10.7 by row, the course of a deal, and the match of twelve (B1-B17)."""

from random import Random
from typing import Any

import pytest

from tests.engine import oracle
from tests.engine.door import ask, bare, error

PACK = ask(ask="pack", pack="standard")["cards"]
CONTRACTS = ["spel", "spader", "valfri", "pass"]
VALFRI = [f"contract:valfri:{suit}" for suit in "SHDC"]
WORDS = ["contract:spel", "contract:spader", *VALFRI, "contract:pass"]
DECK = Random("bismarck").sample(PACK, 52)
OTHER = Random("other").sample(PACK, 52)


def replay(*actions: str, **more: Any) -> dict[str, Any]:
    return ask(
        **{"ask": "replay", "game": "bismarck", "dealer": 2, "decks": [DECK, OTHER]} | more, actions=actions
    )


def refusal(*actions: str, **more: Any) -> tuple[str, str | None]:
    reply = replay(*actions, **more)["error"]
    assert (reply["code"], reply["at"]) == ("illegal-action", f"actions/{len(actions) - 1}")
    assert reply["card"] == actions[-1][:40]
    return reply["reason"], reply["rule"]


def bury(*cards: str) -> str:
    return "bury:" + " ".join(cards)


def start(contract: str = "spel", **more: Any) -> list[str]:
    """A contract, and four cards buried: the last four of the hand."""
    hand = replay(f"contract:{contract}", **more)["choices"]["bury"]["from"]
    return [f"contract:{contract}", bury(*hand[-4:])]


def play_on(actions: list[str], chance: Random, **more: Any) -> dict[str, Any]:
    while True:
        reply = replay(*actions, **more)
        if reply["phase"] != "play":
            return reply
        actions = [*actions, chance.choice(reply["actions"])]


# -- 10.7, row by row ------------------------------------------------------------------------------

SCORES = [
    ("BS01", "spader", [9, 3, 4], [1, -1, 0]),
    ("BS02", "pass", [9, 3, 4], [-5, 3, 2]),
    ("BS04", "spel", [16, 0, 0], [8, -4, -4]),
    ("BS05", "spel", [0, 8, 8], [-8, 4, 4]),
    ("BS07", "valfri", [7, 4, 5], [-1, 0, 1]),
    ("BS08", "pass", [0, 8, 8], [4, -2, -2]),
    ("BS10", "pass", [16, 0, 0], [-12, 6, 6]),
    ("BS11", "pass", [2, 7, 7], [2, -1, -1]),
    ("BS13", "spel", [5, 5, 6], [-3, 1, 2]),
    ("BS14", "pass", [5, 5, 6], [-1, 1, 0]),
    ("Valfri with its suit", "valfri:C", [7, 4, 5], [-1, 0, 1]),
]


@pytest.mark.parametrize(
    ("contract", "tricks", "scores"), [row[1:] for row in SCORES], ids=[row[0] for row in SCORES]
)
def test_scores(contract: str, tricks: list[int], scores: list[int]) -> None:
    assert ask(ask="score", game="bismarck", contract=contract, tricks=tricks) == {"scores": scores}
    results = [{"contract": contract, "tricks": tricks}]
    for dealer in range(3):
        net = ask(ask="match", game="bismarck", players=3, dealer=dealer, results=results)["net"]
        forehand = (dealer + 1) % 3
        assert [net[(forehand + place) % 3] for place in range(3)] == scores


def test_every_score_there_can_be() -> None:
    for contract in CONTRACTS:
        for first in range(17):
            for second in range(17 - first):
                tricks = [first, second, 16 - first - second]
                scores = ask(ask="score", game="bismarck", contract=contract, tricks=tricks)["scores"]
                assert scores == oracle.scores(contract, tricks)
                assert sum(scores) == 0


def test_bp01_three_contracts_are_left() -> None:
    reply = replay(used=["spel"])
    assert reply["actions"] == ["contract:spader", *VALFRI, "contract:pass"]
    assert [verdict["card"] for verdict in reply["verdicts"]] == WORDS
    refused = [verdict for verdict in reply["verdicts"] if not verdict["legal"]]
    assert bare(refused) == [
        {"card": "contract:spel", "legal": False, "reason": "contract-used", "evidence": [], "rule": "B13"}
    ]


@pytest.mark.parametrize("left", CONTRACTS)
def test_bp02_the_fourth_time_there_is_no_choice(left: str) -> None:
    used = [name for name in CONTRACTS if name != left]
    expected = VALFRI if left == "valfri" else [f"contract:{left}"]
    assert replay(used=used)["actions"] == expected
    for name in used:
        word = f"contract:{name}:H" if name == "valfri" else f"contract:{name}"
        assert refusal(word, used=used) == ("contract-used", "B13")


@pytest.mark.parametrize("suit", ["H", "D", "C", "", "X"])
@pytest.mark.parametrize("name", ["spader", "spel", "pass"])
def test_bp04_a_suit_where_none_is_named(name: str, suit: str) -> None:
    request = {"game": "bismarck", "players": 3, "dealer": 2, "seed": 1}
    said = error(ask="replay", **request, actions=[f"contract:{name}:{suit}"])
    assert said == ("contract-takes-no-suit", "actions/0")
    judge = {"ask": "judge", "game": "bismarck", "trick": [], "hand": []}
    assert error(**judge, contract=f"{name}:{suit}") == ("contract-takes-no-suit", "contract")


def test_spader_may_name_spades() -> None:
    reply = replay("contract:spader:S")
    assert (reply["contract"], reply["trump"]) == ("spader", "S")
    assert error(ask="replay", game="bismarck", dealer=2, seed=1, actions=["contract:spel:S"])[0] == (
        "contract-takes-no-suit"
    )


def test_valfri_must_name_its_suit() -> None:
    request = {"game": "bismarck", "dealer": 2, "seed": 1}
    said = error(ask="replay", **request, actions=["contract:valfri"])
    assert said == ("contract-needs-suit", "actions/0")
    assert error(ask="replay", **request, actions=["contract:valfri:X"])[0] == "unreadable-action"
    judge = {"ask": "judge", "game": "bismarck", "trick": [], "hand": []}
    assert error(**judge, contract="valfri") == ("contract-needs-suit", "contract")
    assert error(**judge, contract="valfri:X") == ("out-of-range", "contract")
    assert error(**judge, contract="misery") == ("out-of-range", "contract")
    assert error(**judge) == ("missing-field", "contract")


@pytest.mark.parametrize("count", [0, 1, 3, 5, 20])
def test_bp05_bury_too_few_or_too_many(count: int) -> None:
    hand = replay("contract:spel")["hands"][0]
    word = bury(*hand[:count]) if count else "bury"
    assert refusal("contract:spel", word) == ("wrong-number-of-cards", "B6")


def test_bury_what_is_not_there() -> None:
    reply = replay("contract:spel")
    hand, strange = reply["hands"][0], reply["hands"][1][0]
    assert refusal("contract:spel", bury(*hand[:3], strange)) == ("not-in-hand", None)
    assert refusal("contract:spel", bury(*hand[:3], hand[0])) == ("not-in-hand", None)


def test_bp07_four_aces_may_be_buried() -> None:
    aces = ["AS", "AH", "AD", "AC"]
    deck = [*aces, *[card for card in PACK if card not in aces]]
    reply = replay("contract:spader", bury(*aces), decks=[deck])
    assert (reply["phase"], reply["buried"], len(reply["hands"][0])) == ("play", aces, 16)


@pytest.mark.parametrize("word", ["contract:spel", "contract:spader", "contract:pass"])
def test_bp08_a_forgotten_discard(word: str) -> None:
    card = replay(word)["hands"][0][7]
    again = replay(word, card)
    fresh = replay(word, decks=[OTHER])
    assert (again["phase"], again["turn"], again["contract"]) == ("bury", 0, word[9:])
    for field in ("hands", "exposed", "deck", "choices", "trump"):
        assert again[field] == fresh[field], field
    twice = replay(word, card, again["hands"][0][0], decks=[DECK, OTHER, PACK])
    assert (twice["phase"], twice["deck"], twice["contract"]) == ("bury", PACK, word[9:])


def test_bp08_valfri_names_its_suit_again() -> None:
    card = replay("contract:valfri:H")["hands"][0][0]
    again = replay("contract:valfri:H", card)
    assert (again["phase"], again["contract"], again["trump"]) == ("contract", "valfri", None)
    assert (again["actions"], again["exposed"], again["hands"]) == (VALFRI, OTHER[:4], [[], [], []])
    refused = [verdict for verdict in again["verdicts"] if not verdict["legal"]]
    assert [(v["card"], v["reason"], v["rule"]) for v in refused] == [
        (word, "contract-stays", "B15") for word in WORDS if word not in VALFRI
    ]
    named = replay("contract:valfri:H", card, "contract:valfri:C")
    assert (named["phase"], named["contract"], named["trump"]) == ("bury", "valfri:C", "C")
    fixed = replay("contract:valfri:H", card, rules={"valfri-suit-fixed": True})
    assert (fixed["phase"], fixed["contract"], fixed["trump"]) == ("bury", "valfri:H", "H")


def test_bp08_a_contract_of_before_stays_used() -> None:
    card = replay("contract:valfri:H", used=["pass"])["hands"][0][0]
    again = replay("contract:valfri:H", card, used=["pass"])
    assert again["used"] == ["pass"]
    refused = {verdict["card"]: verdict["reason"] for verdict in again["verdicts"] if not verdict["legal"]}
    assert refused["contract:pass"] == "contract-stays"


def test_bp08_a_card_of_another_hand_forgets_nothing() -> None:
    strange = replay("contract:spel")["hands"][2][0]
    assert refusal("contract:spel", strange) == ("not-in-hand", None)
    request = {"game": "bismarck", "dealer": 2, "deck": DECK}
    hand = replay("contract:spel")["hands"][0]
    said = error(ask="replay", **request, actions=["contract:spel", hand[0]])
    assert said == ("missing-field", "decks/1")


def test_bp10_the_totals_always_add_up_to_nothing() -> None:
    chance = Random("totals")
    for dealer in range(3):
        now = ask(ask="match", game="bismarck", players=3, dealer=dealer, results=[])
        results: list[dict[str, Any]] = []
        while not now["over"]:
            left = [name for name in CONTRACTS if name not in now["used"][now["forehand"]]]
            first = chance.randrange(17)
            second = chance.randrange(17 - first)
            tricks = [first, second, 16 - first - second]
            results.append({"contract": chance.choice(left), "tricks": tricks})
            now = ask(ask="match", game="bismarck", players=3, dealer=dealer, results=results)
            assert sum(now["net"]) == 0
        assert len(results) == 12


def test_bp11_the_ways_to_bury() -> None:
    reply = replay("contract:spel")
    hand = reply["hands"][0]
    assert reply["choices"] == {"bury": {"count": 4, "from": hand, "ways": 4845}}
    assert (len(hand), reply["actions"], reply["verdicts"]) == (20, [], [])


# -- The course of a deal --------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", range(3))
def test_b3_to_b6_exposed_dealt_and_taken(dealer: int) -> None:
    forehand = (dealer + 1) % 3
    reply = replay(dealer=dealer)
    assert (reply["phase"], reply["turn"], reply["leader"]) == ("contract", forehand, forehand)
    assert (reply["exposed"], reply["hands"], reply["contract"]) == (DECK[:4], [[], [], []], None)
    assert reply["actions"] == WORDS
    dealt = replay("contract:spel", dealer=dealer)
    for place in range(3):
        seat = (forehand + place) % 3
        expected = DECK[4 + place :: 3] + (DECK[:4] if place == 0 else [])
        assert dealt["hands"][seat] == expected
    assert (dealt["phase"], dealt["turn"], dealt["exposed"]) == ("bury", forehand, DECK[:4])
    kept = replay("contract:spel", bury(*DECK[:4]), dealer=dealer)
    assert (kept["phase"], kept["turn"], kept["buried"]) == ("play", forehand, DECK[:4])
    assert kept["hands"] == [hand[:16] for hand in dealt["hands"]]
    assert kept["actions"] == kept["hands"][forehand]
    assert {verdict["reason"] for verdict in kept["verdicts"]} == {"lead-anything"}


@pytest.mark.parametrize(
    ("contract", "trump"),
    [("spel", None), ("pass", None), ("spader", "S"), *[(f"valfri:{suit}", suit) for suit in "SHDC"]],
)
def test_a_whole_deal_in_each_contract(contract: str, trump: str | None) -> None:
    chance = Random(contract)
    for dealer in range(3):
        actions = start(contract, dealer=dealer)
        end = play_on(actions, chance, dealer=dealer)
        assert (end["phase"], end["turn"], end["contract"], end["trump"]) == ("over", None, contract, trump)
        assert len(end["tricks"]) == 16
        leader = (dealer + 1) % 3
        for trick in end["tricks"]:
            assert trick["leader"] == leader
            leader = (leader + oracle.winner(trick["cards"], trump)) % 3
            assert trick["winner"] == leader
        taken = [[trick["winner"] for trick in end["tricks"]].count(seat) for seat in range(3)]
        order = [(dealer + 1 + place) % 3 for place in range(3)]
        scores = oracle.scores(contract.split(":")[0], [taken[seat] for seat in order])
        net = [scores[order.index(seat)] for seat in range(3)]
        assert end["result"] == {
            "winners": [seat for seat in range(3) if net[seat] == max(net)],
            "by": "tricks", "pot": 0, "carried": 0, "net": net,
        }  # fmt: skip


def test_only_a_whole_deal_has_scores() -> None:
    hands = [["AH"], ["7H"], ["2S"]]
    reply = ask(
        ask="replay", game="bismarck", hands=hands, leader=0, contract="spader", actions=["AH", "7H", "2S"]
    )
    assert reply["tricks"] == [{"leader": 0, "cards": ["AH", "7H", "2S"], "winner": 2}]
    assert reply["result"] == {"winners": [], "by": "tricks", "pot": 0, "carried": 0, "net": None}


def test_sixteen_given_cards_have_scores() -> None:
    hands = [PACK[seat:48:3] for seat in range(3)]
    position = {"game": "bismarck", "hands": hands, "leader": 1, "contract": "pass"}
    actions: list[str] = []
    while (reply := ask(ask="replay", **position, actions=actions))["turn"] is not None:
        actions.append(reply["actions"][0])
    taken = [[trick["winner"] for trick in reply["tricks"]].count(seat) for seat in (1, 2, 0)]
    assert [reply["result"]["net"][seat] for seat in (1, 2, 0)] == oracle.scores("pass", taken)


@pytest.mark.parametrize(
    "word", ["bury:AS 2H 3D 4C", "AS", "misdeal", "knock", "redeal:ask:0", "HK", "exchange"]
)
def test_nothing_but_a_contract_is_due_at_first(word: str) -> None:
    assert refusal(word) == ("wrong-phase", None)


@pytest.mark.parametrize(
    "word", ["contract:spel", "misdeal", "check", "pass", "fold", "bet:1", "redeal:yes", "7"]
)
def test_nothing_but_a_burial_is_due_after_it(word: str) -> None:
    assert refusal("contract:spel", word) == ("wrong-phase", None)


@pytest.mark.parametrize("word", ["contract:spel", "bury:AS 2H 3D 4C", "misdeal", "pass", "exchange:7 BL"])
def test_nothing_but_cards_are_due_then(word: str) -> None:
    assert refusal(*start(), word) == ("wrong-phase", None)


def test_buried_cards_are_out_of_play() -> None:
    actions = start()
    buried = replay(*actions)["buried"]
    assert refusal(*actions, buried[0]) == ("not-in-hand", None)


@pytest.mark.parametrize("players", [2, 4])
def test_b1_there_are_three_players(players: int) -> None:
    request = {"game": "bismarck", "players": players, "dealer": 0}
    assert error(ask="replay", **request, seed=1) == ("wrong-number-of-players", "players")
    assert error(ask="match", **request, results=[]) == ("wrong-number-of-players", "players")
    hands = [["2H"]] * players
    assert error(ask="replay", game="bismarck", hands=hands, contract="spel")[0] == "wrong-number-of-players"


def test_the_number_of_players_may_be_left_out() -> None:
    assert replay() == replay(players=3)
    assert "error" not in ask(ask="match", game="bismarck", dealer=0, results=[])


def test_a_whole_pack_is_needed() -> None:
    request = {"game": "bismarck", "players": 3, "dealer": 0}
    assert error(ask="replay", **request, deck=DECK[:51]) == ("out-of-range", "deck")


@pytest.mark.parametrize(
    ("used", "code", "at"),
    [
        (["misery"], "out-of-range", "used/0"),
        (["spel", "spel"], "out-of-range", "used/1"),
        (["valfri:H"], "out-of-range", "used/0"),
        (CONTRACTS, "out-of-range", "used"),
        ([1], "wrong-type", "used/0"),
        ("spel", "wrong-type", "used"),
    ],
)
def test_contracts_that_can_not_have_been_used(used: Any, code: str, at: str) -> None:
    assert error(ask="replay", game="bismarck", dealer=0, seed=1, used=used) == (code, at)


# -- The match of twelve ---------------------------------------------------------------------------


def twelve(dealer: int, tricks: list[int], deals: int = 12) -> dict[str, Any]:
    """A match in which each announces the contracts in order, and the tricks are always the same."""
    results = [{"contract": CONTRACTS[deal // 3], "tricks": tricks} for deal in range(deals)]
    return ask(ask="match", game="bismarck", players=3, dealer=dealer, results=results)


@pytest.mark.parametrize("first", range(3))
def test_b13_the_schedule(first: int) -> None:
    for deal in range(12):
        now = twelve(first, [8, 4, 4], deal)
        assert (now["deal"], now["over"]) == (deal, False)
        assert (now["dealer"], now["forehand"]) == ((first + deal) % 3, (first + deal + 1) % 3)
        assert len(CONTRACTS) - len(now["used"][now["forehand"]]) == 4 - deal // 3
    end = twelve(first, [8, 4, 4])
    assert (end["over"], end["deal"], end["used"]) == (True, 12, [CONTRACTS] * 3)


def test_b14_equal_totals_share_the_victory() -> None:
    assert twelve(0, [8, 4, 4])["winners"] == [0, 1, 2]
    results = [{"contract": CONTRACTS[deal // 3], "tricks": [8, 4, 4]} for deal in range(12)]
    results[0]["tricks"] = [10, 3, 3]
    end = ask(ask="match", game="bismarck", players=3, dealer=2, results=results)
    assert (end["winners"], end["net"]) == ([0], [2, -1, -1])
    results[0]["tricks"] = [6, 5, 5]
    assert ask(ask="match", game="bismarck", players=3, dealer=2, results=results)["winners"] == [1, 2]


def test_b13_no_contract_twice() -> None:
    results = [{"contract": "spel", "tricks": [8, 4, 4]}] * 4
    reply = ask(ask="match", game="bismarck", players=3, dealer=2, results=results)["error"]
    assert bare(reply) == {
        "code": "illegal-action", "at": "results/3/contract", "reason": "contract-used", "rule": "B13",
        "evidence": [], "card": "contract:spel",
    }  # fmt: skip


def test_nothing_is_played_after_the_twelfth_deal() -> None:
    results = [{"contract": CONTRACTS[deal // 3], "tricks": [8, 4, 4]} for deal in range(12)]
    request = {"game": "bismarck", "players": 3, "dealer": 2, "results": [*results, results[0]]}
    assert error(ask="match", **request) == ("deal-over", "results/12")


@pytest.mark.parametrize(
    ("tricks", "code", "at"),
    [
        ([9, 3, 5], "out-of-range", "tricks"),
        ([9, 7], "out-of-range", "tricks"),
        ([4, 4, 4, 4], "out-of-range", "tricks"),
        ([17, -1, 0], "out-of-range", "tricks/0"),
        ([9, 3, "4"], "wrong-type", "tricks/2"),
        ([True, 7, 8], "wrong-type", "tricks/0"),
    ],
)
def test_tricks_that_can_not_be(tricks: Any, code: str, at: str) -> None:
    assert error(ask="score", game="bismarck", contract="spel", tricks=tricks) == (code, at)
    results = [{"contract": "spel", "tricks": tricks}]
    match = {"ask": "match", "game": "bismarck", "players": 3, "dealer": 0, "results": results}
    assert error(**match) == (code, f"results/0/{at}")
