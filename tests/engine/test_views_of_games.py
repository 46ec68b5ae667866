"""In every game a seat can't tell two worlds apart that differ only in what is hidden from it."""

import json
from random import Random
from typing import Any

import pytest
from kortspel.api import answer
from kortspel.cards import STANDARD
from kortspel.deal import Decks, NoMoreDecks
from kortspel.games.femkort.rules import PROFILES
from kortspel.games.femkort.state import begin

from tests.engine.door import ask
from tests.engine.moves import any_action

PACKS = {pack: ask(ask="pack", pack=pack)["cards"] for pack in ("standard", "kille")}
FORMS: dict[str, dict[str, Any]] = {
    "pot": {"game": "femkort", "rules": {"profile": "pot", "redeal": "any-before-first"}, "carried": 2},
    "trump": {"game": "femkort", "rules": {"profile": "pot", "trump": True, "head": False}},
    "bismarck": {"game": "bismarck"},
    "knock": {"game": "femkortskille"},
    "auction": {"game": "femkortskille", "rules": {"betting": "auction"}},
    "poker": {"game": "femkortskille", "rules": {"betting": "poker"}},
}
DEALS = 60


def reply(form: str, **request: Any) -> dict[str, Any]:
    return ask(**{"ask": "replay", "dealer": 0, "players": 3, **FORMS[form]} | request)


def test_who_has_not_the_deck_cannot_deal_again() -> None:
    """What a seat sees has no deck: a misdeal calls for the next one, by its number."""
    state = begin(PROFILES["pot"], 3, 0, Decks(STANDARD, seed=1)).play("misdeal")
    with pytest.raises(NoMoreDecks) as raised:
        state.view(0).play("misdeal")
    assert raised.value.args == (2,)


def pack(form: str) -> list[str]:
    return PACKS["kille" if FORMS[form]["game"] == "femkortskille" else "standard"]


def text(form: str, **request: Any) -> str:
    return answer(json.dumps({"ask": "replay", "dealer": 0, "players": 3, **FORMS[form]} | request))


def named(actions: list[str]) -> set[str]:
    """The cards that the actions are about."""
    return {card for action in actions for card in action.rpartition(":")[2].split(" ")}


def known(view: dict[str, Any], seat: int, actions: list[str]) -> set[str]:
    """The cards that a seat knows, and those that must stay for the actions to be possible."""
    own = [view["hands"][seat], view["exposed"], [view["turnup"]], view.get("buried")]
    return {card for cards in own for card in cards or ()} | named(actions)


@pytest.mark.parametrize("form", FORMS)
def test_hidden_cards_can_change_places(form: str) -> None:
    chance = Random(form)
    compared = 0
    seen = set()
    for _ in range(DEALS):
        decks = [chance.sample(pack(form), len(pack(form))) for _ in range(2)]
        players = 3 if form == "bismarck" else chance.choice([3, 4])
        actions: list[str] = []
        for _ in range(chance.choice([1, 2, 3, 4, 8, 16])):
            now = reply(form, players=players, decks=decks, actions=actions)
            if now["turn"] is None:
                break
            actions.append(any_action(now, chance))
        seat = chance.randrange(players)
        request = {"players": players, "actions": actions, "seat": seat}
        view = reply(form, decks=decks, **request)
        here = text(form, decks=decks, **request)
        seen.add(view["phase"])
        fixed = known(view, seat, actions)
        for _ in range(4):
            worlds = [swapped(deck, chance, fixed) for deck in decks]
            there = text(form, decks=worlds, **request)
            if "error" not in json.loads(there):
                assert there == here
                compared += worlds != decks
    assert compared > DEALS
    assert len(seen) > 1


def swapped(deck: list[str], chance: Random, fixed: set[str]) -> list[str]:
    """The deck with its cards mixed, but for those that are fixed."""
    free = [place for place, card in enumerate(deck) if card not in fixed]
    moved = chance.sample(free, len(free))
    other = list(deck)
    for place, source in zip(free, moved, strict=True):
        other[place] = deck[source]
    return other


# -- Bismarck --------------------------------------------------------------------------------------


def bismarck(*actions: str, seat: int | None = None) -> dict[str, Any]:
    request = {"deck": DECK, "actions": actions, "dealer": 2}
    return reply("bismarck", **request, **({} if seat is None else {"seat": seat}))


DECK = Random("burial").sample(PACKS["standard"], 52)


def test_only_forehand_knows_the_burial() -> None:
    hand = bismarck("contract:spel")["hands"][0]
    burials = ["bury:" + " ".join(hand[at : at + 4]) for at in (0, 4)]
    lead = hand[8]
    for seat in range(3):
        for actions in ([], [lead]):
            views = [bismarck("contract:spel", burial, *actions, seat=seat) for burial in burials]
            assert (views[0] == views[1]) == (seat != 0)
            assert [view["buried"] is None for view in views] == [seat != 0] * 2
    assert bismarck("contract:spel", burials[0])["buried"] == hand[:4]


def test_nobody_sees_the_twenty_cards_but_forehand() -> None:
    for seat in range(3):
        view = bismarck("contract:pass", seat=seat)
        choice = view["choices"]["bury"]
        assert (choice["count"], choice["ways"]) == (4, 4845)
        assert choice["from"] == (view["hands"][0] if seat == 0 else None)
        assert view["exposed"] == DECK[:4]


def test_before_the_deal_there_is_nothing_to_hide() -> None:
    for seat in range(3):
        view = bismarck(seat=seat)
        assert (view["hands"], view["exposed"], view["deck"]) == ([[], [], []], DECK[:4], None)
        assert view["actions"] == bismarck()["actions"]


def test_forehand_knows_that_nobody_holds_what_he_buried() -> None:
    hand = bismarck("contract:spel")["hands"][0]
    burial = "bury:" + " ".join(hand[:4])
    own, other = (bismarck("contract:spel", burial, hand[8], seat=seat) for seat in (0, 2))
    assert own["turn"] == other["turn"] == 1
    assert not set(hand) & set(own["possible"])
    assert set(hand[:4]) < set(other["possible"])


# -- The pot game ----------------------------------------------------------------------------------


def test_the_turn_up_is_open_and_the_rest_of_the_hand_is_not() -> None:
    request = {"decks": [DECK], "players": 4}
    whole = reply("trump", **request)
    for seat in range(4):
        view = reply("trump", **request, seat=seat)
        assert (view["turnup"], view["trump"]) == (whole["turnup"], whole["trump"])
        assert view["hands"][0] == (whole["hands"][0] if seat == 0 else None)


def test_all_know_who_asks_for_better_cards() -> None:
    for seat in range(3):
        view = reply("pot", decks=[DECK], actions=["redeal:ask:1"], seat=seat)
        assert (view["phase"], view["turn"], view["asker"], view["pot"]) == ("redeal", 2, 1, 5)
        assert view["actions"] == ["redeal:yes", "redeal:no"]


def test_nobody_holds_the_turn_up_but_the_dealer() -> None:
    request = {"decks": [DECK], "players": 4}
    whole = reply("trump", **request)
    actions: list[str] = []
    while (view := reply("trump", **request, actions=actions, seat=2))["turn"] != 0:
        if view["turn"] != 2:
            assert whole["turnup"] not in view["possible"]
            assert len(view["possible"]) == 52 - 5 - 1 - len(actions) + (len(actions) > 1)
        actions.append(reply("trump", **request, actions=actions)["actions"][0])
    assert whole["turnup"] in view["possible"]
    assert ask(ask="replay", **FORMS["trump"], dealer=0, **request, actions=[whole["turnup"]])["error"]


def test_nobody_holds_the_exposed_cards_but_forehand() -> None:
    burial = "bury:" + " ".join(bismarck("contract:spel")["hands"][0][:4])
    actions = ["contract:spel", burial, bismarck("contract:spel", burial)["actions"][0]]
    view = bismarck(*actions, seat=2)
    assert view["turn"] == 1
    assert not set(DECK[:4]) & set(view["possible"])
    assert set(DECK[:4]) < set(bismarck("contract:spel", burial, seat=2)["possible"])


# -- Femkortskille ---------------------------------------------------------------------------------


def test_a_hand_thrown_in_is_its_players_secret() -> None:
    deck = Random("thrown").sample(PACKS["kille"], 42)
    request = {"decks": [deck], "actions": ["knock", "pass", "knock"], "dealer": 2}
    for seat in range(3):
        view = reply("knock", **request, seat=seat)
        assert [hand is not None for hand in view["hands"]] == [at == seat for at in range(3)]
        assert (view["in"], view["pot"]) == ([0, 2], 3)
    assert reply("knock", **request, seat=1)["hands"][1] == deck[3:6]


def test_an_exchange_is_its_players_secret_and_its_size_is_not() -> None:
    deck = Random("exchange").sample(PACKS["kille"], 42)
    checks = ["check"] * 3
    hand = reply("poker", decks=[deck], actions=checks)["hands"][1]
    swaps = ["exchange:" + " ".join(hand[at : at + 2]) for at in (0, 2)]
    assert set(hand[:2]) != set(hand[2:4])
    for seat in range(3):
        views = [reply("poker", decks=[deck], actions=[*checks, swap], seat=seat) for swap in swaps]
        assert (views[0] == views[1]) == (seat != 1)
        assert [view["exchanged"] for view in views] == [[None, 2, None]] * 2
    own = reply("poker", decks=[deck], actions=[*checks, swaps[0]], seat=1)
    assert own["hands"][1] == hand[2:] + deck[15:17]


def test_who_exchanged_a_card_knows_that_nobody_holds_it() -> None:
    deck = Random("exchange").sample(PACKS["kille"], 42)
    checks = ["check"] * 3
    hands = reply("poker", decks=[deck], actions=checks)["hands"]
    gone = [card for card in hands[1] if hands[1].count(card) == 2] or hands[1][:1]
    actions = [*checks, "exchange:" + gone[0], "exchange", "exchange", *checks, hands[1][-1]]
    own = reply("poker", decks=[deck], actions=actions, seat=1)
    other = reply("poker", decks=[deck], actions=actions, seat=0)
    assert own["turn"] == other["turn"] == 2
    twice = other["possible"].count(gone[0])
    assert own["possible"].count(gone[0]) == twice - 1
