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
    **{
        f"femkort-{profile}": {
            "game": "femkort", "rules": {"profile": profile}, "players": 4, "dealer": 2, "seed": seed,
        }
        for profile, seed in (("modern", 1658), ("older", 1658), ("pot", 1847))
    },
    "femkort-pot-variants": {
        "game": "femkort",
        "rules": {
            "profile": "pot", "head": False, "trump": True, "redeal": "any-before-first", "escalate": True,
            "payout": "session-pool",
        },
        "players": 3, "dealer": 1, "seed": 1847, "carried": 6,
    },
    "bismarck": {
        "game": "bismarck", "rules": {"profile": "modern"}, "players": 3, "dealer": 0, "seed": 1944,
        "used": ["pass"],
    },
    "femkortskille": {
        "game": "femkortskille", "rules": {"profile": "standard"}, "players": 4, "dealer": 3, "seed": 1850,
    },
    "femkortskille-auction": {
        "game": "femkortskille",
        "rules": {"profile": "standard", "betting": "auction", "payments-stay": True},
        "players": 4, "dealer": 1, "seed": 1850, "carried": 3,
    },
    "femkortskille-poker": {
        "game": "femkortskille", "rules": {"profile": "standard", "betting": "poker"},
        "players": 3, "dealer": 0, "seed": 1850,
    },
}  # fmt: skip
#: What is done before the first card. A number stands for so many cards from the front of the hand.
WORDS: dict[str, list[str | tuple[str, int]]] = {
    "femkort-pot": ["misdeal"],
    "femkort-pot-variants": [
        "redeal:ask:0", "redeal:yes", "redeal:no", "misdeal", "redeal:ask:1", "redeal:yes", "redeal:yes",
    ],
    "bismarck": ["contract:valfri:D", ("", 1), "contract:valfri:C", ("bury:", 4)],
    "femkortskille": ["check", "pass", "check", "knock", "knock", "pass"],
    "femkortskille-auction": ["bet:1", "pass", "bet:2", "bet:4", "bet:3", "bet:2"],
    "femkortskille-poker": [
        "check", "bet:1", "bet:2", "bet:2", "bet:1", ("exchange:", 2), "exchange", ("exchange:", 3), "check",
        "bet:1", "fold", "bet:1",
    ],
}  # fmt: skip


def record(name: str) -> str:
    return "\n".join(lines(DEALS[name], WORDS.get(name, []))) + "\n"


def lines(deal: dict[str, Any], words: list[str | tuple[str, int]]) -> Iterator[str]:
    switches = [f"{switch} {value}" for switch, value in deal["rules"].items() if switch != "profile"]
    yield ", ".join([f"{deal['game']} {deal['rules']['profile']}", *switches])
    before = [f"   {name} {codes(deal[name])}" for name in ("used",) if name in deal]
    before += [f"   {name} {deal[name]}" for name in ("carried",) if name in deal]
    yield f"players {deal['players']}   dealer {deal['dealer']}   seed {deal['seed']}{''.join(before)}"
    actions: list[str] = []
    state = ask(ask="replay", **deal)
    while state["phase"] != "over":
        yield from moment(len(actions) + 1, state)
        action = next_action(len(actions), words, state)
        yield f"action   {action}"
        actions.append(action)
        state = ask(ask="replay", **deal, actions=actions)
        yield f"next     {state['phase'] if state['turn'] is None else state['turn']}"
    yield ""
    yield "=== end"
    for trick in state["tricks"]:
        yield f"trick    {trick['leader']} leads {codes(trick['cards'])}, {trick['winner']} wins"
    result = state["result"]
    yield f"result   winners {codes(result['winners'])} by {result['by']}"
    if result["net"] is not None:
        yield f"net      {codes(result['net'])}   pot {result['pot']}   carried {result['carried']}"
    yield f"line     {state['line']}"


def next_action(number: int, words: list[str | tuple[str, int]], state: dict[str, Any]) -> str:
    """The words first, then every seventh card of those that are legal."""
    if number >= len(words):
        cards = [action for action in state["actions"] if ":" not in action]
        return cards[7 * (number - len(words)) % len(cards)]
    word = words[number]
    return word if isinstance(word, str) else word[0] + " ".join(state["hands"][state["turn"]][: word[1]])


def moment(step: int, state: dict[str, Any]) -> Iterator[str]:
    yield ""
    yield f"=== step {step}, " + (
        f"trick {len(state['tricks']) + 1}" if state["phase"] == "play" else state["phase"]
    )
    yield f"turn     {state['turn']}"
    for name in ("exposed", "contract", "turnup", "trump", "buried", "bets", "said", "exchanged"):
        if state.get(name):
            value = state[name]
            yield f"{name:<8} {codes(value) if isinstance(value, list) else value}"
    if state["pot"]:
        yield f"pot      {state['pot']}"
    for seat, hand in enumerate(state["hands"]):
        yield f"hand {seat}   {codes(hand)}" + ("" if seat in state["in"] else "   (out)")
    if state["phase"] == "play":
        yield f"trick    {state['leader']} leads {codes(state['trick'])}"
    for family, choice in (state["choices"] or {}).items():
        yield f"choice   {family} " + ", ".join(f"{key} {choice[key]}" for key in choice if key != "from")
    yield f"legal    {codes(state['actions'])}"
    for verdict in state["verdicts"]:
        word = "yes" if verdict["legal"] else "no"
        evidence = f": {codes(verdict['evidence'])}" if verdict["evidence"] else ""
        yield f"    {word:<4} {verdict['card']:<3} {verdict['rule']} {verdict['reason']}{evidence}"


def codes(items: list[Any]) -> str:
    return " ".join("-" if item is None else str(item) for item in items) or "-"


@pytest.mark.parametrize("name", DEALS)
def test_the_deal_goes_as_recorded(name: str, rewriting: bool) -> None:
    path = RECORDS / f"{name}.txt"
    found = record(name)
    if rewriting:
        path.write_text(found, encoding="utf-8", newline="\n")
    assert found == path.read_text(encoding="utf-8")


def test_every_record_belongs_to_a_deal() -> None:
    assert {path.stem for path in RECORDS.glob("*.txt")} == set(DEALS)
