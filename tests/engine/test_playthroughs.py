"""Whole deals as golden records, to be read by people too.

They are in ``tests/data/playthroughs``. ``pytest tests/engine --rewrite-playthroughs`` writes them again.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.engine.door import ask

RECORDS = Path(__file__).parents[1] / "data" / "playthroughs"
DEALS: dict[str, dict[str, Any]] = {
    f"femkort-{profile}": {
        "game": "femkort",
        "rules": {"profile": profile},
        "players": 4,
        "dealer": 2,
        "seed": 1658,
    }
    for profile in ("modern", "older")
}


def record(deal: dict[str, Any]) -> str:
    return "\n".join(lines(deal)) + "\n"


def lines(deal: dict[str, Any]) -> Iterator[str]:
    yield f"{deal['game']} {deal['rules']['profile']}"
    yield f"players {deal['players']}   dealer {deal['dealer']}   seed {deal['seed']}"
    actions: list[str] = []
    state = ask(ask="replay", **deal)
    while state["phase"] != "over":
        yield from moment(len(actions) + 1, state)
        action = state["actions"][7 * len(actions) % len(state["actions"])]
        yield f"action   {action}"
        actions.append(action)
        state = ask(ask="replay", **deal, actions=actions)
        yield f"next     {state['phase'] if state['turn'] is None else state['turn']}"
    yield ""
    yield "=== end"
    for trick in state["tricks"]:
        yield f"trick    {trick['leader']} leads {codes(trick['cards'])}, {trick['winner']} wins"
    yield f"result   winners {codes(state['result']['winners'])} by {state['result']['by']}"
    yield f"line     {state['line']}"


def moment(step: int, state: dict[str, Any]) -> Iterator[str]:
    yield ""
    yield f"=== step {step}, trick {len(state['tricks']) + 1}"
    yield f"turn     {state['turn']}"
    for seat, hand in enumerate(state["hands"]):
        yield f"hand {seat}   {codes(hand)}"
    yield f"trick    {state['leader']} leads {codes(state['trick'])}"
    yield f"legal    {codes(state['actions'])}"
    for verdict in state["verdicts"]:
        word = "yes" if verdict["legal"] else "no"
        evidence = f": {codes(verdict['evidence'])}" if verdict["evidence"] else ""
        yield f"    {word:<4} {verdict['card']:<3} {verdict['rule']} {verdict['reason']}{evidence}"


def codes(items: list[Any]) -> str:
    return " ".join(map(str, items)) or "-"


@pytest.mark.parametrize("name", DEALS)
def test_the_deal_goes_as_recorded(name: str, rewriting: bool) -> None:
    path = RECORDS / f"{name}.txt"
    found = record(DEALS[name])
    if rewriting:
        path.write_text(found, encoding="utf-8", newline="\n")
    assert found == path.read_text(encoding="utf-8")


def test_every_record_belongs_to_a_deal() -> None:
    assert {path.stem for path in RECORDS.glob("*.txt")} == set(DEALS)
