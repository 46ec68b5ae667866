"""The worked examples of Bismarck."""

from collections.abc import Mapping
from typing import Any, Final

from kortspel.games.bismarck.contract import scores
from kortspel.lesson import Lesson, codes, from_deck, from_hands, profile


def _score(contract: str, *tricks: int) -> Mapping[str, Any]:
    """A score that belongs to a lesson: the ``tricks`` taken, forehand's first."""
    return {"contract": contract, "tricks": tricks, "scores": scores(contract, tricks)}


LESSONS: Final = (
    # Hearts are led, C has none and trumps; a discard would have been legal too (B8). Then scores (B10, B11).
    Lesson(
        "bismarck-trick",
        profile("modern"),
        from_hands(0, "AH", "7H", "2S", contract="spader"),
        codes("AH 7H 2S"),
        shown={"scores": [_score("spader", 9, 3, 4), _score("pass", 9, 3, 4)]},
    ),
    # The deal behind such a score: A takes the four exposed cards, buries four hearts and makes nine tricks.
    Lesson(
        "bismarck-deal",
        profile("modern"),
        from_deck(
            3,
            2,
            "3C 6H 8S 10S 10D 7D 7S 6D 3S 9C KS 4C QH 4D 9H 4H AC 6C 8H KD 6S AH KC 2C JD 8C 9S 4S 10H 9D "
            "10C QD JC 2D JS AS 5D 8D JH KH 5C QC 7C 2H 2S 5H AD 3H QS 7H 3D 5S",
        ),
        (
            "contract:spader",
            "bury:2H 6H 7H 10H",
            *codes("AD 3D 2D KD 7D 5D AC 2C 7C QD 9D JD KC 4C 9C 10D 2S 4S AH 8S 3H 8D 3S 5S"),
            *codes("KH 10S 9H 6D 6S 7S QH JS JH 4D 9S QS 8H KS AS QC 10C 3C JC 4H 5C 6C 5H 8C"),
        ),
    ),
)
