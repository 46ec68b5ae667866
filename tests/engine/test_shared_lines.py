"""Lines as people share them: nothing at their end gets lost, and the lines of before still open."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from kortspel.door.notation import read, write

from tests.engine.door import ask
from tests.engine.forms import FORMS, some_actions, start
from tests.engine.test_notation import deals, positions

LETTERS = "ABCDEFGHIJ"


def older(fields: dict[str, Any]) -> str:
    """The line that was written before nothing had a sign."""

    def setting(name: str, value: Any) -> str:
        values = value if isinstance(value, list | tuple) else [value]
        if "-" not in name and all(type(each) is int for each in values):
            return "-".join([name, *map(str, values)])
        words = {"True": "true", "False": "false", "None": "null"}
        return name + ":" + "+".join(words.get(str(each), str(each)) for each in values)

    def headed(head: str, settings: dict[str, Any]) -> str:
        return "~".join([head, *[setting(*item) for item in settings.items()]])

    rules = dict(fields["rules"])
    extras = ("trump", "contract", "carried", "stake", "used", "tiebreak")
    extra = {name: fields[name] for name in extras if name in fields}
    head = [fields["game"], headed(rules.pop("profile"), rules)]
    if "hands" in fields:
        hands = "_".join("x" if hand is None else "-".join(hand) for hand in fields["hands"])
        head += [headed("play", extra), LETTERS[fields["leader"]], "-".join(fields["trick"]), hands]
    else:
        decks = "_".join("-".join(deck) for deck in fields["decks"])
        head += [headed("deal", extra), str(fields["players"]), LETTERS[fields["dealer"]], decks]
    return ".".join([*head, "-".join(fields["actions"]).replace(" ", "+")])


def shortened(line: str) -> Iterator[str]:
    """The line, and what is left of it when up to three of its closing dots are cut off."""
    for dots in range(4):
        if not line.endswith("." * dots):
            return
        yield line[: len(line) - dots]


@given(positions | deals)
def test_a_line_ends_in_a_letter_or_a_digit(fields: dict[str, Any]) -> None:
    line = write(fields)
    assert line[-1].isalnum()
    assert read(line) == fields
    assert read(line + ".") == fields


@given(positions.filter(lambda fields: fields["hands"] != [[]]) | deals)
def test_older_lines_are_read_with_and_without_their_closing_dots(fields: dict[str, Any]) -> None:
    for line in shortened(older(fields)):
        assert read(line) == fields


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_lines_of_every_form_are_read_old_and_new(form: Any) -> None:
    chance = Random(f"shared {form}")
    state, before = start(form, chance)
    fields = {
        "game": form.game, "rules": form.switches, "players": len(state.table.hands), "dealer": state.dealer,
        "decks": [list(deck) for deck in state.decks_dealt],
        **{name: value for name, value in vars(before).items() if value and value != 1},
    }  # fmt: skip
    actions: list[str] = []
    while state.turn is not None:
        given = {**fields, "actions": actions}
        reply = ask(ask="replay", **given)
        assert reply["line"][-1].isalnum()
        for line in (reply["line"], *shortened(older(given))):
            assert ask(ask="replay", line=line) == reply
        actions.append(chance.choice(some_actions(state, chance)))
        state = state.play(actions[-1])
        if chance.random() < 0.1:
            return


def test_an_older_position_that_lost_the_empty_hands_at_its_end() -> None:
    whole = "femkort.modern.play.B.8H-9H.QH__."
    for line in ("femkort.modern.play.B.8H-9H.QH__", "femkort.modern.play.B.8H-9H.QH_", whole[:-3]):
        assert read(line) == read(whole)
        assert ask(ask="replay", line=line)["turn"] == 0
    between = "femkort.modern.play.C.8H-9H._QH_."
    assert read(between.rstrip("_.")) == read(between)
    assert read("femkort.modern.play.A.8H.QH-3H_AS-4S")["hands"] == [["QH", "3H"], ["AS", "4S"]]


def test_a_seed_beside_a_line_shuffles_what_is_dealt_later() -> None:
    """A reader's misdeal needs a deck that the line hasn't got; the line of the reply has it."""
    first = ask(ask="replay", game="femkort", players=3, dealer=0, seed=1)
    asked = {"ask": "replay", "line": first["line"], "actions": ["misdeal"]}
    assert ask(**asked)["error"] == {"code": "missing-field", "at": "decks/1"}
    again = ask(**asked, seed=7)
    assert again["line"].startswith(first["start"].removesuffix(".0") + "_")
    assert ask(ask="replay", line=again["line"]) == again
    assert ask(ask="replay", line=first["line"], seed=7) == first
    hands = ask(ask="replay", line="femkort.modern.play.A.8H.x_QH-3H_x.0", seed=7)
    assert hands["error"] == {"code": "unknown-field", "at": "seed"}
