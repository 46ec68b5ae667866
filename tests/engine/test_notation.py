"""Lines of text for deals and positions: written and read again they are the same."""

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kortspel.deal import LETTERS
from kortspel.door.notation import UnreadableLine, read, write

from tests.engine import oracle

cards = st.sampled_from(sorted(oracle.PACK))
card_lists = st.lists(cards, max_size=6)
WORDS = [
    "misdeal", "redeal:ask:2", "redeal:yes", "redeal:no", "knock", "check", "pass", "fold", "bet:12",
    "contract:spel", "contract:valfri:H", "bury:AS 2H 3D 4C", "exchange", "exchange:7 BL", "HK", "12",
]  # fmt: skip
actions = st.lists(cards | st.sampled_from(WORDS), max_size=8)
rules = st.fixed_dictionaries(
    {"profile": st.sampled_from(["modern", "older", "pot", "standard"])},
    optional={
        "target": st.integers(1, 100),
        "packets": st.lists(st.integers(1, 5), min_size=1, max_size=5),
        "head": st.booleans(),
        "redeal": st.sampled_from([None, "any-before-first", "forehand", "any-before-last"]),
        "deals": st.none() | st.integers(1, 1000),
        "knock-stake": st.integers(0, 1000),
        "carry-cap": st.none() | st.integers(0, 10**9),
        "betting": st.sampled_from(["knock", "auction", "poker"]),
        "payments-stay": st.booleans(),
    },
)
before = {
    "carried": st.integers(0, 10**12),
    "stake": st.integers(1, 2**20),
    "used": st.lists(st.sampled_from(["spel", "spader", "valfri", "pass"]), min_size=1, max_size=3),
    "tiebreak": st.booleans(),
}
named = {"trump": st.sampled_from("SHDC"), "contract": st.sampled_from(["spel", "pass", "valfri:D"])}
games = st.sampled_from(["femkort", "bismarck", "femkortskille"])
seats = st.integers(0, len(LETTERS) - 1)
positions = st.fixed_dictionaries(
    {
        "game": games,
        "rules": rules,
        "leader": seats,
        "trick": card_lists,
        "hands": st.lists(st.none() | card_lists, min_size=1, max_size=10),
        "actions": actions,
    },
    optional=named,
)
deals = st.fixed_dictionaries(
    {
        "game": games,
        "rules": rules,
        "players": st.integers(3, 10),
        "dealer": seats,
        "decks": st.lists(
            st.permutations(sorted(oracle.PACK)) | card_lists.filter(bool), min_size=1, max_size=3
        ),
        "actions": actions,
    },
    optional=before,
)


@given(positions | deals)
def test_what_is_written_is_read_again(fields: dict[str, Any]) -> None:
    line = write(fields)
    assert read(line) == fields
    assert write(read(line)) == line


@given(positions | deals)
def test_a_line_is_safe_in_an_address(fields: dict[str, Any]) -> None:
    assert re.fullmatch(r"[A-Za-z0-9._~:+-]+", write(fields))


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


def test_a_deal_for_a_pot_reads_as_documented() -> None:
    line = "femkort.pot~ante-2~trump:true~redeal:any-before-last~deals:null.deal~carried-8~stake-4.3.C.8H.0"
    assert read(line) == {
        "game": "femkort",
        "rules": {"profile": "pot", "ante": 2, "trump": True, "redeal": "any-before-last", "deals": None},
        "carried": 8,
        "stake": 4,
        "players": 3,
        "dealer": 2,
        "decks": [["8H"]],
        "actions": [],
    }
    assert write(read(line)) == line


def test_bismarck_and_kille_read_as_documented() -> None:
    line = "bismarck.modern.deal~used:spel+pass.3.C.8H-9H.contract:valfri:H-bury:AS+2H+3D+4C-8H"
    fields = read(line)
    assert fields["used"] == ["spel", "pass"]
    assert fields["actions"] == ["contract:valfri:H", "bury:AS 2H 3D 4C", "8H"]
    assert write(fields) == line
    line = "bismarck.modern.play~contract:valfri:H.B.0.8H_x_9H.0"
    assert (read(line)["contract"], write(read(line))) == ("valfri:H", line)
    line = (
        "femkortskille.standard~betting:poker~knock-stake:1~carry-cap:null.deal.3.C.HK-7.check-exchange:7+BL"
    )
    fields = read(line)
    assert fields["rules"] == {"profile": "standard", "betting": "poker", "knock-stake": 1, "carry-cap": None}
    assert fields["actions"] == ["check", "exchange:7 BL"]
    assert write(fields) == line


@pytest.mark.parametrize(
    "line",
    [
        "femkort.modern.play~seed-7.A..8H_QH_AS.",
        "femkort.modern.play~.A..8H_QH_AS.",
        "femkort.modern.deal~rules:x.3.C.8H-QH.",
        "femkort.pot~ante:٣.play.A..8H_QH_AS.",
        "femkort.pot~ante:" + "9" * 5000 + ".play.A..8H_QH_AS.",
        "femkort.pot~ante-2~ante-3.play.A.8H.QH_x_AS.QH",
        "femkort.modern~profile:pot.play.A.8H.QH_x_AS.QH",
        "femkort.pot.deal~stake-2~stake:2.3.C.8H-QH.8H",
        "",
        "femkort",
        "femkort.modern",
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


@given(st.text("femkort.modrnplaydl~-_+x:AEJ3HQS") | st.text())
def test_any_text_is_read_or_refused(line: str) -> None:
    try:
        fields = read(line)
    except UnreadableLine:
        return
    assert read(write(fields)) == fields
