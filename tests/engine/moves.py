"""Acting by chance: what may be done in a state or a reply, the choices that are not listed included."""

from collections.abc import Mapping
from random import Random
from typing import Any


def any_action(reply: Mapping[str, Any], chance: Random) -> str:
    """A legal action by chance, from a reply of the door or a state's ``actions`` and ``choices``."""
    return chance.choice([*reply["actions"], *some_choices(reply["choices"], hand_on_turn(reply), chance)])


def hand_on_turn(reply: Mapping[str, Any]) -> list[str]:
    return reply["hands"][reply["turn"]] or []


def some_choices(choices: Mapping[str, Any] | None, hand: list[str], chance: Random) -> list[str]:
    """A few of the actions that ``choices`` stands for."""
    match choices:
        case {"bury": {"count": count, "from": cards}}:
            return ["bury:" + " ".join(chance.sample(list(cards), count))]
        case {"bet": {"call": call, "max": most}}:
            raised = call + chance.randint(1, 3) if most is None else most
            return [f"bet:{call}", f"bet:{call}", f"bet:{raised}"]
        case {"exchange": {"max": most}}:
            cards = chance.sample(list(hand), min(chance.randint(0, most), len(hand)))
            return ["exchange:" + " ".join(cards) if cards else "exchange"]
    return []
