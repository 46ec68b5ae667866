"""Worked examples as data: hands, and the actions to step through."""

from dataclasses import dataclass
from typing import Final

type Codes = tuple[str, ...]


@dataclass(frozen=True)
class Lesson:
    """A worked example: who holds what, who leads, and what is played in order."""

    name: str
    game: str
    profile: str
    hands: tuple[Codes, ...]
    leader: int
    actions: Codes


def _codes(text: str) -> Codes:
    return tuple(text.split())


def _hands(*hands: str) -> tuple[Codes, ...]:
    return tuple(_codes(hand) for hand in hands)


WHOLE_DEAL: Final = _hands("8H KS 4S 9D 2C", "QH 3H 10S 7D JC", "AS 5D 6D KC 3C")

LESSONS: Final = {
    lesson.name: lesson
    for lesson in (
        # The example of F5-F10: B must spend the queen, C is void and the ace wins nothing.
        Lesson("8H", "femkort", "modern", _hands("8H 4S", "QH 3H", "AS 5D"), 0, _codes("8H QH AS")),
        # A deal won by a player without an earlier trick (F12).
        Lesson(
            "femkort-deal",
            "femkort",
            "modern",
            WHOLE_DEAL,
            0,
            _codes("8H QH AS 7D 5D 9D 4S 10S 3C 3H 6D 2C JC KC KS"),
        ),
        # The same hands without the duty to overtake (O1).
        Lesson(
            "older-deal",
            "femkort",
            "older",
            WHOLE_DEAL,
            0,
            _codes("8H 3H AS KS 10S 3C 9D 7D 5D 2C JC KC 6D 4S QH"),
        ),
    )
}
