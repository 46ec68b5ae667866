"""The fair players of Bismarck and Femkortskille: they see only their view, beat chance, and say why."""

from collections.abc import Callable
from random import Random
from statistics import mean, stdev
from time import process_time
from typing import Any

import pytest
from kortspel.deal import Decks
from kortspel.games import GAMES
from kortspel.state import NOTHING_BEFORE, Before
from kortspel.table import lay

from tests.engine.door import ask
from tests.engine.forms import FORMS, Form, some_actions, start

CONTRACTS = ("spel", "spader", "valfri", "pass")
OURS = [form for form in FORMS if form.game in ("bismarck", "femkortskille")]
type Player = Callable[[Any, Random], str]


def game_of(state: Any) -> Any:
    return GAMES["bismarck" if hasattr(state.terms, "exposed") else "femkortskille"]


def by_chance(state: Any, chance: Random) -> str:
    return chance.choice(some_actions(state, chance))


def fair(state: Any, chance: Random) -> str:
    return game_of(state).choose(state.view(state.turn), chance).action


# -- Legal, and from the view alone --


@pytest.mark.parametrize("form", OURS, ids=str)
def test_always_legal(form: Form) -> None:
    """Also where others, who act by chance, bring about what a fair player never would."""
    chance = Random(f"legal {form}")
    for _ in range(8):
        state, _ = start(form, chance)
        fair_seats = {seat for seat in range(len(state.table.hands)) if chance.random() < 0.6}
        while state.turn is not None:
            if state.turn in fair_seats:
                chosen = GAMES[form.game].choose(state.view(state.turn), chance)
                assert state.judge(chosen.action).legal
                options = [option.action for option in chosen.weighed]
                assert chosen.reason in ("only-one", "last-contract") or len(options) > 1
                if chosen.weighed and state.phase != "exchange":
                    assert chosen.action in options
                    assert max(chosen.weighed, key=lambda option: option.worth).action == chosen.action
                state = state.play(chosen.action)
            else:
                state = state.play(by_chance(state, chance))


def shuffled(state: Any, seat: int, chance: Random) -> Any:
    """The same for ``seat``, but with the cards of others dealt anew among them."""
    hands = list(state.table.hands)
    others = [other for other in range(len(hands)) if other != seat]
    cards = [card for other in others for card in hands[other]]
    chance.shuffle(cards)
    for other in others:
        size = len(hands[other])
        hands[other], cards = tuple(cards[:size]), cards[size:]
    table = state.table._replace(hands=tuple(hands))
    if table.turn is not None:
        table = lay(table.setting, tuple(hands), table.leader, table.trick, table.tricks)
    return state._replace(table=table)


@pytest.mark.parametrize("form", OURS, ids=str)
def test_what_others_hold_makes_no_difference(form: Form) -> None:
    chance = Random(f"blind {form}")
    for _ in range(2):
        state, _ = start(form, chance)
        while state.turn is not None:
            game, seat = GAMES[form.game], state.turn
            other = shuffled(state, seat, chance)
            assert other.view(seat) == state.view(seat)
            chosen = game.choose(state.view(seat), Random(7))
            assert game.choose(other.view(seat), Random(7)) == chosen
            # Not even where others' cards are in the state, as in play that is tried out.
            assert game.choose(state, Random(7)) == game.choose(other, Random(7)) == chosen
            state = state.play(chosen.action)


# -- Better than chance --


def gain(state: Any, seat: int, player: Player, others: Player, chance: Random) -> int:
    while state.turn is not None:
        state = state.play((player if state.turn == seat else others)(state, chance))
    return state.result.net[seat]


def margin(form: Form, deals: int, players: int, before: Before = NOTHING_BEFORE) -> tuple[float, float]:
    """What a fair player gains a deal against chance, in each seat of the same deals, and the error of it."""
    game, rules, gained = GAMES[form.game], form.rules(), []
    for seed in range(deals):
        deal = game.deal(rules, players, seed % players, Decks(game.pack, seed=seed), before)
        seats = [gain(deal, seat, fair, by_chance, Random(seed)) for seat in range(players)]
        gained.append(mean(seats))
    return mean(gained), stdev(gained) / deals**0.5


# 300 deals: 1.4, 1.4, 1.5 and 2.6 points a deal.
@pytest.mark.parametrize(
    ("contract", "least"), [("spel", 0.9), ("spader", 0.9), ("valfri", 0.9), ("pass", 1.7)]
)
def test_bismarck_is_played_better_than_by_chance(contract: str, least: float) -> None:
    others = tuple(name for name in CONTRACTS if name != contract)
    found, error = margin(Form("bismarck", {"profile": "modern"}), 50, 3, Before(used=others))
    assert found > least
    assert found > 4 * error


# 300 deals: 1.5 and 2.7, 2.6 and 4.5, 3.0 and 5.2 chips a deal.
@pytest.mark.parametrize(
    ("betting", "players", "least"),
    [
        ("knock", 3, 0.9),
        ("knock", 5, 1.5),
        ("auction", 3, 1),
        ("auction", 5, 1.5),
        ("poker", 3, 1.8),
        ("poker", 5, 3),
    ],
)
def test_femkortskille_is_played_better_than_by_chance(betting: str, players: int, least: float) -> None:
    found, error = margin(Form("femkortskille", {"profile": "standard", "betting": betting}), 200, players)
    assert found > least
    assert found > 4 * error


def test_a_choice_is_quick() -> None:
    """A millisecond each at most, on average; measured are 0.02 to 0.1."""
    chance, chosen, began = Random(5), 0, process_time()
    for form in OURS:
        state, _ = start(form, chance)
        while state.turn is not None:
            state = state.play(fair(state, chance))
            chosen += 1
    assert process_time() - began < chosen * 0.001


# -- What it says --

#: Contract, the trick so far, the hand; what is played, and why.
BISMARCK = [
    ("spel", "", "AH 4H KS 3D", "KS", "leads-a-winner"),
    ("spader", "8H 9H", "3H", "3H", "only-one"),
    ("spel", "QH 9H", "KH AH 4H 3D", "KH", "wins-cheaply"),
    ("spel", "AH", "KH 3H 2C", "3H", "throws-the-weakest"),
    ("spel", "8S 9S", "KH AD 2C 3C", "2C", "throws-the-weakest"),
    ("pass", "", "AH 2H KS 8D", "8D", "leads-to-lose"),
    ("pass", "8H 5H", "2H 6H KS", "6H", "stays-below"),
    ("pass", "8H 5H", "9H KH 3S", "KH", "wins-with-the-highest"),
    ("pass", "8H", "9H KH 3S", "9H", "hopes-to-lose"),
    ("pass", "8H", "KS 3D 2C", "KS", "throws-the-highest"),
    ("valfri:H", "2S", "JS 3S 7H 6H 5H 4H AD 9D 5D 4D 2D KC 7C 6C 3C 2C", "JS", "wins-safely"),
    ("valfri:H", "3D", "KS QS 7S 5S 3S AH QH 9H 8H 5D 2D AC KC 9C 5C 2C", "2D", "holds-back"),
    ("spader", "AH 7H", "2S 5S 3D", "2S", "trumps"),
    ("spader", "", "KS 9S 3S JH 10H 6H 5H 2H JD 9D 8D 3D AC 10C 7C 5C", "3S", "draws-trumps"),
    ("spel", "", "QS 9S 4S AH JH 8H 4H 2H KD 8D 3D 2D JC 9C 6C 4C", "2D", "leads-a-spare"),
]


@pytest.mark.parametrize(("contract", "trick", "hand", "played", "reason"), BISMARCK)
def test_cards_of_bismarck(contract: str, trick: str, hand: str, played: str, reason: str) -> None:
    seat = len(trick.split())
    hands = [hand.split() if other == seat else None for other in range(3)]
    reply = ask(
        ask="bot", game="bismarck", contract=contract, hands=hands, leader=0, trick=trick.split(), seat=seat,
        level=2, seed=1,
    )  # fmt: skip
    assert (reply["action"], reply["reason"]) == (played, reason)


MANY_HEARTS = (
    "bismarck.modern.deal.3.C.10H-AH-10D-6H-AC-8D-4H-3H-8C-QD-2S-2D-KH-JS-9S-7S-JH-5H-5C-9H-5S-4C-KC-8H-KD-3D-QC-JC"
    "-8S-AS-KS-9D-6C-QS-7D-4S-3S-10S-7C-3C-10C-AD-2H-9C-5D-6D-7H-4D-2C-QH-JD-6S"
)
LOW_CARDS = (
    "bismarck.modern.deal.3.C.4S-5S-3H-4D-8D-9S-KS-3C-6H-6D-9D-5D-7H-AD-QH-JS-7C-7D-10H-KD-3D-4C-5H-AC-4H-10S-6S-10C"
    "-7S-AS-10D-6C-KC-5C-QC-2D-KH-QS-9C-8H-2H-3S-JD-QD-JC-2C-AH-8C-JH-9H-8S-2S"
)
KNOCK = "femkortskille.standard.deal.4.D.HU-4-BL-12-7-7-KR-2-1-HK-KU-3-HR-5-12-6-8-8-9-9"
CARRY = KNOCK.replace("standard", "standard~all-pass:carry")
AUCTION = "femkortskille.standard~betting:auction.deal.4.D.KU-9-4-VH-6-3-HR-HU-10-KV-8-1-12-2-7-BL-5-5-6-11"
POKER = (
    "femkortskille.standard~betting:poker.deal.3.C.HK-3-2-9-5-KU-12-11-4-1-KR-BP-8-6-10-7-KV-HU-9-12-5-VH-2-3"
)
KEPT = "femkortskille.standard~betting:poker.deal.3.C.HK-KU-VH-12-11-9-8-7-6-5-4-3-2-1-1.bet:1-bet:1-bet:1"
TWO_LOW = (
    "femkortskille.standard~betting:poker.deal.3.C.4-3-2-1-5-KU-12-11-4-1-KR-BP-8-6-10-7-KV-HU-9-12-5-VH-2-3"
)
HARLEQUINS = (
    "femkortskille.standard~betting:auction.deal.4.D.HU-9-4-VH-6-3-HR-HU-10-KV-HK-HK-12-2-7-BL-5-5-6-11"
)

#: A deal so far, the seat on turn; what it does, and why.
WORDS = [
    (f"{MANY_HEARTS}.0", 0, "contract:valfri:H", "best-for-the-cards"),
    (f"{LOW_CARDS}.0", 0, "contract:pass", "best-for-the-cards"),
    (f"{MANY_HEARTS}.contract:valfri:H", 0, "bury:3D 7D 9D 10D", "buries-a-suit"),
    (f"{LOW_CARDS}.contract:spel", 0, "bury:2H 3H 5H 3C", "buries-the-weakest"),
    (f"{LOW_CARDS}.contract:pass", 0, "bury:AH AD KD QD", "buries-the-highest"),
    (f"{KNOCK}.check", 1, "check", "waits"),
    (f"{KNOCK}.check-knock", 2, "pass", "weak-hand"),
    (f"{KNOCK}.check-knock-pass", 3, "knock", "strong-hand"),
    (f"{CARRY}.pass-pass-pass", 3, "knock", "alone"),
    (f"{AUCTION}.bet:1", 1, "pass", "weak-hand"),
    (f"{AUCTION}.bet:1-pass", 2, "bet:1", "worth-the-price"),
    (f"{HARLEQUINS}.pass-pass-bet:1", 3, "bet:2", "strong-hand"),
    (f"{POKER}.check-bet:1", 2, "fold", "weak-hand"),
    (f"{POKER}.check-bet:1-bet:1-bet:1", 0, "exchange:2 3 5", "exchanges-the-weakest"),
    (KEPT, 0, "exchange", "keeps-all"),
    (f"{TWO_LOW}.0", 0, "check", "costs-nothing"),
]


@pytest.mark.parametrize(("line", "seat", "action", "reason"), WORDS)
def test_words(line: str, seat: int, action: str, reason: str) -> None:
    reply = ask(ask="bot", line=line, seat=seat, level=2, seed=1)
    assert (reply["action"], reply["reason"]) == (action, reason)
    assert len(reply["weighed"]) > 1


def test_one_contract_left() -> None:
    position = {"game": "bismarck", "players": 3, "dealer": 2, "seed": 1, "used": ["spel", "pass", "spader"]}
    reply = ask(ask="bot", **position, actions=[], seat=0, level=2)
    assert reply["reason"] == "last-contract"
    assert reply["action"].startswith("contract:valfri:")


#: The cards so far, the hand; what is played, and why.
KILLE = [
    ("", "HK 9 3", "3", "leads-low"),
    ("7", "HK 9 12 3", "9", "wins-cheaply"),
    ("HK", "12 BL 3", "BL", "throws-the-weakest"),
    ("KU", "HK 3", "HK", "only-one"),
]


@pytest.mark.parametrize(("trick", "hand", "played", "reason"), KILLE)
def test_cards_of_femkortskille(trick: str, hand: str, played: str, reason: str) -> None:
    seat = len(trick.split())
    hands = [hand.split() if other == seat else None for other in range(3)]
    reply = ask(
        ask="bot",
        game="femkortskille",
        hands=hands,
        leader=0,
        trick=trick.split(),
        seat=seat,
        level=2,
        seed=1,
    )
    assert (reply["action"], reply["reason"]) == (played, reason)


def test_nobody_bets_what_cannot_be_said() -> None:
    """The most chips that an action may name: who has them to match can't raise (KA4)."""
    most = 10**12
    reply = ask(ask="bot", line=f"{HARLEQUINS}.pass-pass-bet:{most}", seat=3, level=2, seed=1)
    assert reply["action"] == f"bet:{most}"
    raised = f"{HARLEQUINS}.bet:{most}-bet:{most}-bet:{most}"
    assert ask(ask="bot", line=raised, seat=3, level=2, seed=1)["action"] == f"bet:{most}"
    higher = f"{HARLEQUINS.replace('.4.D.', '.3.C.')}.bet:{most - 5}-bet:{most}-bet:{most}"
    assert ask(ask="bot", line=higher, seat=0, level=2, seed=1)["action"] in ("pass", "bet:5")
