"""What the door says to a seat: nothing that the hands of others decide, before or after they play."""

import json
from random import Random
from typing import Any

import pytest
from kortspel.api import answer

from tests.engine.door import ask
from tests.engine.forms import FORMS, Form, some_actions, start


def test_an_error_does_not_name_cards_of_another_hand() -> None:
    hands = [["8H", "4S"], ["QH", "3H"], ["AS", "5D"]]
    request = {"ask": "replay", "game": "femkort", "hands": hands, "leader": 0, "actions": ["8H", "3H"]}
    own, other = ask(**request, seat=1)["error"], ask(**request, seat=2)["error"]
    assert own["evidence"] == ["8H", "QH"]
    assert (other["reason"], other["evidence"]) == ("must-overtake", ["8H"])
    assert other["args"] == {"card": "3H", "known": "no", "trump": "none", "suit": "H", "beat": "8H"}


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_nothing_is_called_legal_that_a_hidden_hand_decides(form: Form) -> None:
    chance = Random(f"hidden {form}")
    state, before = start(form, chance)
    terms = {name: value for name, value in vars(before).items() if value and value != 1}
    deck = list(state.decks_dealt[0])
    request = {
        "ask": "replay", "game": form.game, "rules": form.switches, "players": len(state.table.hands),
        "dealer": state.dealer, **terms,
    }  # fmt: skip
    actions: list[str] = []
    while state.turn is not None:
        request["decks"] = [list(dealt) for dealt in state.decks_dealt]
        seat = chance.choice([at for at in range(len(state.table.hands)) if at != state.turn])
        view: dict[str, Any] = ask(**request, actions=actions, seat=seat)
        listed = [action for move in view["moves"] for action in move.get("legal", [])]
        for action in {*view["actions"], *listed}:
            code = json.loads(answer(json.dumps({**request, "actions": [*actions, action]})))
            assert code.get("error", {}).get("code", "missing-field") == "missing-field", action
        if view["phase"] == "play":
            assert set(view["possible"]) >= set(state.table.hands[state.turn])
        for card in deck if chance.random() < 0.1 else []:
            error = ask(**request, actions=[*actions, card], seat=seat).get("error")
            if error:
                hidden = set(state.table.hands[state.turn]) - {card} - set(state.table.trick)
                assert not hidden & set(json.dumps(error).split('"'))
        actions.append(chance.choice(some_actions(state, chance)))
        state = state.play(actions[-1])
