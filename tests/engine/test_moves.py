"""All that may be done or tried, said in words that a control can be drawn from; and from deal to deal."""

from random import Random
from typing import Any

import pytest

from tests.engine.door import ask
from tests.engine.forms import FORMS, Form


def act(moves: list[dict[str, Any]], chance: Random) -> str:
    """A legal action by chance, known from the moves alone."""
    return chance.choice([action for move in moves for action in legal(move, chance)])


def legal(move: dict[str, Any], chance: Random) -> list[str]:
    match move:
        case {"kind": "misdeal" | "forgotten-discard", "legal": actions}:
            return actions[:1] if chance.random() < 0.1 else []
        case {"actions": actions, "legal": some}:
            assert set(some) <= set(actions)
            return some
        case {"kind": "bet", "least": least, "most": most, "call": call}:
            assert least == call
            return [f"bet:{least}", f"bet:{least + chance.randrange(3) if most is None else most}"]
        case {"kind": "bury", "count": count, "from": cards}:
            return ["bury:" + " ".join(chance.sample(cards, count))]
        case {"kind": "exchange", "most": most, "from": cards}:
            some = chance.sample(cards, chance.randint(0, most))
            return ["exchange:" + " ".join(some) if some else "exchange"]
    raise AssertionError(move)


def play_deal(terms: dict[str, Any], seed: int, chance: Random) -> dict[str, Any]:
    """The end of a random deal."""
    actions: list[str] = []
    while True:
        now = ask(ask="replay", **terms, seed=seed, actions=actions)
        assert "error" not in now, now
        assert sum(now["held"]) == sum(map(len, now["hands"]))
        assert sum(now["taken"]) == len(now["tricks"])
        if now["paid"] is not None:
            assert sum(now["paid"]) == now["pot"] - terms.get("carried", 0)
        listed = {action for move in now["moves"] for action in move.get("legal", [])}
        assert set(now["actions"]) <= listed
        if now["turn"] is None:
            assert now["moves"] == []
            return now
        assert now["for_match"] is None
        seat = chance.randrange(len(now["hands"]))
        view = ask(ask="replay", **terms, seed=seed, actions=actions, seat=seat)
        assert view["held"] == now["held"]
        actions.append(act(now["moves"], chance))


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_whole_matches_are_played_with_nothing_but_what_the_door_says(form: Form) -> None:
    chance = Random(f"match {form}")
    rules = {name: value for name, value in form.switches.items() if name != "deals"}
    if "deals" in form.switches:
        rules["deals"] = 4
    game = {"game": form.game, "rules": rules}
    players = chance.choice([3, 4]) if form.game != "bismarck" else 3
    match = {"ask": "match", **game, "players": players, "dealer": 1}
    results: list[dict[str, Any]] = []
    while not (now := ask(**match, results=results)).get("over"):
        assert "error" not in now, now
        terms = {name: value for name, value in now["next"].items() if name != "seats"}
        assert len(now["next"]["seats"]) == terms["players"]
        assert now["next"]["seats"][terms["dealer"]] == now["dealer"]
        end = play_deal({**game, **terms}, len(results), chance)
        results.append(end["for_match"])
        assert len(results) < 60
    assert now["next"] is None
    assert now["winners"]
    if now["net"] is not None:
        assert sum(now["net"]) == 0


def test_a_tie_is_played_by_those_who_are_level() -> None:
    pot = {"game": "femkort", "rules": {"profile": "pot", "deals": 2}}
    results = [{"winner": 3, "misdeals": 0}, {"winner": 1, "misdeals": 0}]
    tie = ask(ask="match", **pot, players=4, dealer=0, results=results)
    assert tie["next"] == {"players": 2, "dealer": 1, "tiebreak": True, "seats": [1, 3]}
    end = play_deal({**pot, "players": 2, "dealer": 1, "tiebreak": True}, 1, Random(2))
    assert end["for_match"]["tiebreak"]
    over = ask(ask="match", **pot, players=4, dealer=0, results=[*results, end["for_match"]])
    assert over["winners"] == [[1, 3][end["result"]["winners"][0]]]
    bad = ask(ask="match", **pot, players=4, dealer=0, results=[{"winner": 0, "tiebreak": True}])
    assert bad["error"] == {"code": "out-of-range", "at": "results/0/tiebreak"}


@pytest.mark.parametrize(("escalate", "stake", "pot"), [(False, 1, 8), (True, 2, 12)])
def test_a_misdealt_deal_is_dealt_again_by_the_same_dealer(escalate: bool, stake: int, pot: int) -> None:
    game = {"game": "femkort", "rules": {"profile": "pot", "escalate": escalate}}
    deck = ask(ask="pack", pack="standard")["cards"]
    end = ask(ask="replay", **game, players=4, dealer=2, deck=deck[:19])
    assert end["for_match"] == {"event": "misdeal"}
    again = ask(ask="match", **game, players=4, dealer=2, results=[end["for_match"]])
    assert (again["dealer"], again["stake"], again["deal"]) == (2, stake, 0)
    terms = {name: value for name, value in again["next"].items() if name != "seats"}
    assert ask(ask="replay", **game, **terms, seed=1)["pot"] == pot
    won = ask(ask="match", **game, players=4, dealer=2, results=[end["for_match"], {"winner": 0}])
    assert (won["net"][0], won["stake"], won["dealer"]) == (pot * 3 // 4, 1, 3)


def test_the_steps_of_a_lesson_have_the_verdict_on_their_own_action() -> None:
    for name in ("8H", "bismarck-deal", "poker-deal", "trump-deal"):
        *steps, last = ask(ask="lesson", lesson=name)["steps"]
        assert (last["action"], last["verdict"]) == (None, None)
        for step in steps:
            assert (step["verdict"]["card"], step["verdict"]["legal"]) == (step["action"], True)


def test_a_forgotten_discard_and_a_misdeal_are_moves() -> None:
    bury = ask(ask="replay", game="bismarck", dealer=2, seed=1, actions=["contract:spel"])
    kinds = {move["kind"]: move for move in bury["moves"]}
    assert kinds["bury"] == {"kind": "bury", "count": 4, "from": bury["hands"][0], "ways": 4845}
    assert kinds["forgotten-discard"]["legal"] == bury["hands"][0]
    play = ask(ask="replay", game="femkort", players=3, dealer=2, seed=1)
    assert play["moves"][-1] == {"kind": "misdeal", "actions": ["misdeal"], "legal": ["misdeal"]}
    assert ask(ask="lesson", lesson="8H")["steps"][0]["state"]["moves"][-1]["kind"] == "card"
