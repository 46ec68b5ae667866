"""Lines of text for deals and positions: written and read again they are the same."""

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kortspel.notation import SEATS, UnreadableLine, read, write

from tests.engine import oracle

cards = st.sampled_from(sorted(oracle.PACK))
card_lists = st.lists(cards, max_size=6)
actions = st.lists(cards | st.sampled_from(["misdeal", "redeal:ask:2", "redeal:yes"]), max_size=8)
rules = st.fixed_dictionaries(
    {"profile": st.sampled_from(["modern", "older"])},
    optional={"target": st.integers(1, 100), "packets": st.lists(st.integers(1, 5), min_size=1, max_size=5)},
)
seats = st.integers(0, len(SEATS) - 1)
positions = st.fixed_dictionaries(
    {
        "game": st.just("femkort"),
        "rules": rules,
        "leader": seats,
        "trick": card_lists,
        "hands": st.lists(st.none() | card_lists, min_size=1, max_size=10),
        "actions": actions,
    }
)
deals = st.fixed_dictionaries(
    {
        "game": st.just("femkort"),
        "rules": rules,
        "players": st.integers(3, 10),
        "dealer": seats,
        "decks": st.lists(
            st.permutations(sorted(oracle.PACK)) | card_lists.filter(bool), min_size=1, max_size=3
        ),
        "actions": actions,
    }
)


@given(positions | deals)
def test_what_is_written_is_read_again(fields: dict[str, Any]) -> None:
    line = write(fields)
    assert read(line) == fields
    assert write(read(line)) == line


@given(positions | deals)
def test_a_line_is_safe_in_an_address(fields: dict[str, Any]) -> None:
    assert re.fullmatch(r"[A-Za-z0-9._~:-]+", write(fields))


@given(positions | deals, positions | deals)
def test_different_fields_make_different_lines(one: dict[str, Any], other: dict[str, Any]) -> None:
    assert (write(one) == write(other)) == (one == other)


def test_a_position_reads_as_documented() -> None:
    assert read("femkort.modern.play.A.8H.QH-3H_x_AS.QH") == {
        "game": "femkort",
        "rules": {"profile": "modern"},
        "leader": 0,
        "trick": ["8H"],
        "hands": [["QH", "3H"], None, ["AS"]],
        "actions": ["QH"],
    }


def test_a_deal_reads_as_documented() -> None:
    assert read("femkort.older~target-5~packets-1-1-1-1-1.deal.3.C.8H-QH-AS.8H-QH") == {
        "game": "femkort",
        "rules": {"profile": "older", "target": 5, "packets": [1, 1, 1, 1, 1]},
        "players": 3,
        "dealer": 2,
        "decks": [["8H", "QH", "AS"]],
        "actions": ["8H", "QH"],
    }


@pytest.mark.parametrize(
    "line",
    [
        "",
        "femkort",
        "femkort.modern",
        "femkort.modern.play.A.8H.QH_x_AS",
        "femkort.modern.play.A.8H.QH_x_AS.QH.more",
        "femkort.modern.play.K.8H.QH_x_AS.QH",
        "femkort.modern.play.a.8H.QH_x_AS.QH",
        "femkort.modern.play..8H.QH_x_AS.QH",
        "femkort.modern.play.AB.8H.QH_x_AS.QH",
        "femkort.modern.show.A.8H.QH_x_AS.QH",
        "femkort.modern.deal..C.8H-QH.",
        "femkort.modern.deal.-3.C.8H-QH.",
        "femkort.modern.deal.٣.C.8H-QH.",
        "femkort.modern.deal.3.9.8H-QH.",
        "femkort.modern.deal." + "9" * 5000 + ".C.8H-QH.",
        "femkort.modern~.play.A..8H_QH_AS.",
        "femkort.modern~target.play.A..8H_QH_AS.",
        "femkort.modern~target-.play.A..8H_QH_AS.",
        "femkort.modern~target-five.play.A..8H_QH_AS.",
        "femkort.modern~target-3-4.play.A..8H_QH_AS.",
    ],
)
def test_other_texts_are_refused(line: str) -> None:
    with pytest.raises(UnreadableLine):
        read(line)


@given(st.text("femkort.modrnplaydl~-_x:AEJ3HQS") | st.text())
def test_any_text_is_read_or_refused(line: str) -> None:
    try:
        fields = read(line)
    except UnreadableLine:
        return
    assert read(write(fields)) == fields
