"""Worked examples as data: the cards, and the actions to step through."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

type Codes = tuple[str, ...]
"""Cards or actions as texts."""


@dataclass(frozen=True)
class Lesson:
    """A worked example: a game and its rules, who holds what, and what is done in order.

    ``cards`` are the fields of a replay request that say where the cards come from: hands and who leads, or a
    deck and who deals. ``scores``: contracts with the tricks taken, forehand's first, whose scores belong to
    it.
    """

    name: str
    game: str
    rules: Mapping[str, Any]
    cards: Mapping[str, Any]
    actions: Codes
    scores: tuple[tuple[str, tuple[int, ...]], ...] = field(default=())


def _codes(text: str) -> Codes:
    return tuple(text.split())


def _hands(leader: int, *hands: str, **named: str) -> Mapping[str, Any]:
    return {"hands": [_codes(hand) for hand in hands], "leader": leader, "trick": [], **named}


def _deal(players: int, dealer: int, deck: str) -> Mapping[str, Any]:
    return {"players": players, "dealer": dealer, "deck": _codes(deck)}


def _profile(name: str, **switches: Any) -> Mapping[str, Any]:
    return MappingProxyType({"profile": name, **switches})


WHOLE_DEAL: Final = _hands(0, "8H KS 4S 9D 2C", "QH 3H 10S 7D JC", "AS 5D 6D KC 3C")

FEMKORT: Final = (
    # The example of F5-F10: B must spend the queen, C is void and the ace wins nothing.
    Lesson("8H", "femkort", _profile("modern"), _hands(0, "8H 4S", "QH 3H", "AS 5D"), _codes("8H QH AS")),
    # A deal won by a player without an earlier trick (F12).
    Lesson(
        "femkort-deal",
        "femkort",
        _profile("modern"),
        WHOLE_DEAL,
        _codes("8H QH AS 7D 5D 9D 4S 10S 3C 3H 6D 2C JC KC KS"),
    ),
    # The same hands without the duty to overtake (O1).
    Lesson(
        "older-deal",
        "femkort",
        _profile("older"),
        WHOLE_DEAL,
        _codes("8H 3H AS KS 10S 3C 9D 7D 5D 2C JC KC 6D 4S QH"),
    ),
    # The same hands for chips (D5-D9), dealt one by one.
    Lesson(
        "pot-deal",
        "femkort",
        _profile("pot"),
        _deal(3, 2, "8H QH AS KS 3H 5D 4S 10S 6D 9D 7D KC 2C JC 3C"),
        _codes("8H QH AS 7D 5D 9D 4S 10S 3C 3H 6D 2C JC KC KS"),
    ),
    # With a turn-up (DV5): C's request for better cards is refused (DV1), C trumps, D follows freely.
    Lesson(
        "trump-deal",
        "femkort",
        _profile("pot", trump=True, redeal="any-before-first"),
        _deal(4, 3, "8H QH AC AH QD 3H 5D 7C 3C 4S 10D 9H 9S KD 6C 6H 2C JC 2S JS"),
        (
            "redeal:ask:2", "redeal:yes", "redeal:yes", "redeal:no",
            *_codes("8H QH 2S 6H AC 7C 2C JC 10D 9H QD KD 3H 5D AH 3C JS 9S 4S 6C"),
        ),
    ),
)  # fmt: skip

BISMARCK: Final = (
    # Hearts are led, C has none and trumps; a discard would have been legal too (B8). Then scores (B10, B11).
    Lesson(
        "bismarck-trick",
        "bismarck",
        _profile("modern"),
        _hands(0, "AH", "7H", "2S", contract="spader"),
        _codes("AH 7H 2S"),
        scores=(("spader", (9, 3, 4)), ("pass", (9, 3, 4))),
    ),
    # The deal behind such a score: A takes the four exposed cards, buries four hearts and makes nine tricks.
    Lesson(
        "bismarck-deal",
        "bismarck",
        _profile("modern"),
        _deal(
            3,
            2,
            "3C 6H 8S 10S 10D 7D 7S 6D 3S 9C KS 4C QH 4D 9H 4H AC 6C 8H KD 6S AH KC 2C JD 8C 9S 4S 10H 9D "
            "10C QD JC 2D JS AS 5D 8D JH KH 5C QC 7C 2H 2S 5H AD 3H QS 7H 3D 5S",
        ),
        (
            "contract:spader",
            "bury:2H 6H 7H 10H",
            *_codes("AD 3D 2D KD 7D 5D AC 2C 7C QD 9D JD KC 4C 9C 10D 2S 4S AH 8S 3H 8D 3S 5S"),
            *_codes("KH 10S 9H 6D 6S 7S QH JS JH 4D 9S QS 8H KS AS QC 10C 3C JC 4H 5C 6C 5H 8C"),
        ),
    ),
)

FEMKORTSKILLE: Final = (
    # A checks and passes later, B and D knock; the second twelve beats the first (K13).
    Lesson(
        "kille-deal",
        "femkortskille",
        _profile("standard"),
        _deal(4, 3, "HU 4 BL 12 7 7 KR 2 1 HK KU 3 HR 5 12 6"),
        _codes("check knock pass knock pass 5 6 HK 7 KU 7 3 HR 12 12"),
    ),
    # A bets, C raises, A calls; the loser still pays the pot (KA3, KA6).
    Lesson(
        "auction-deal",
        "femkortskille",
        _profile("standard", betting="auction"),
        _deal(4, 3, "KU 9 4 VH 6 3 HR HU 10 KV 8 1 12 2 7 BL"),
        _codes("bet:1 pass bet:2 pass bet:1 4 7 BL 2 9 10 HU KU 12 HR"),
    ),
    # Five cards, two rounds of betting with an exchange between them; C folds (KK2).
    Lesson(
        "poker-deal",
        "femkortskille",
        _profile("standard", betting="poker"),
        _deal(3, 2, "HK 3 2 9 5 KU 12 11 4 1 KR BP 8 6 10 7 KV HU 9 12 5 VH"),
        (
            *_codes("check bet:1 bet:1 bet:1"), "exchange:3 2", "exchange:4 1", "exchange:KR BP 6",
            *_codes("check bet:2 fold bet:2 5 9 11 KV 7 12 HU HK 9 KU"),
        ),
    ),
)  # fmt: skip

LESSONS: Final[Mapping[str, Lesson]] = {
    lesson.name: lesson for lesson in (*FEMKORT, *BISMARCK, *FEMKORTSKILLE)
}  # fmt: skip
"""The worked examples by name."""
