"""Random whole matches of every form: played deal by deal, they end, and their chips or scores add up."""

from random import Random
from typing import Any

import pytest
from kortspel.deal import Decks
from kortspel.games import GAMES
from kortspel.state import Before

from tests.engine.door import ask
from tests.engine.forms import FORMS, Form, some_actions

#: The deals that a match can last: 2n + 1, twelve, or as many as were agreed.
MOST_DEALS = {"femkort": 2 * 10 + 2, "bismarck": 12, "femkortskille": 12}


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_random_matches(form: Form, deals: int) -> None:
    chance = Random(str(form))
    for _ in range(max(2, deals // 50)):
        play_match(form, chance)


def play_match(form: Form, chance: Random) -> None:
    rules = form.rules()
    players, dealer = chance.randint(rules.fewest, rules.most), 0
    table = {"game": form.game, "rules": form.switches, "players": players, "dealer": dealer}
    results: list[dict[str, Any]] = []
    now = ask(ask="match", **table, results=results)
    net, lying = [0] * players, 0
    while not now["over"]:
        result, written = play_deal(form, now, players, lying, chance)
        results.append(written)
        before, now = now, ask(ask="match", **table, results=results)
        if result.net is not None and before["tiebreak"] is None:
            net = [have + more for have, more in zip(net, result.net, strict=True)]
            lying = result.carried
        if not now["over"]:
            assert now["winners"] == []
            assert (now["net"] or net) == net
            assert now.get("pool", 0) == lying
        assert len(results) <= MOST_DEALS[form.game]
    assert sum(now["net"] or [0]) == 0
    assert (now["deal"], now.get("pool", 0), now["tiebreak"]) == (len(results), 0, None)
    assert now["winners"] == sorted(set(now["winners"])) != []
    if form.game != "femkort":
        assert now["winners"] == [seat for seat in range(players) if now["net"][seat] == max(now["net"])]
    if lying == 0:
        assert (now["net"] or net) == net


def play_deal(
    form: Form, now: dict[str, Any], players: int, lying: int, chance: Random
) -> tuple[Any, dict[str, Any]]:
    """One deal, and its result as a match request has it. The tied seats are renumbered from 0."""
    game, rules = GAMES[form.game], form.rules()
    seats = now["tiebreak"] or list(range(players))
    before = Before(
        carried=lying if not now["tiebreak"] else 0,
        used=tuple(now["used"][now["forehand"]]) if now["used"] else (),
        tiebreak=now["tiebreak"] is not None,
    )
    decks = Decks(game.pack, seed=chance.getrandbits(40))
    state = game.deal(rules, len(seats), seats.index(now["dealer"]), decks, before)
    if form.game != "femkortskille":
        assert seats[state.table.leader] == now["forehand"]
    misdeals = chance.choice([0, 0, 1]) if form.game == "femkort" else 0
    for _ in range(misdeals):
        state = state.play("misdeal")
    while state.turn is not None:
        state = state.play(chance.choice(some_actions(state, chance)))
    result = state.result
    match form.game:
        case "femkort":
            return result, {"winner": seats[result.winners[0]], "misdeals": misdeals}
        case "bismarck":
            order = [(now["forehand"] + place) % 3 for place in range(3)]
            taken = [[trick.winner for trick in state.table.tricks].count(seat) for seat in order]
            return result, {"contract": state.contract.split(":")[0], "tricks": taken}
    return result, {"net": list(result.net), "carried": result.carried}
