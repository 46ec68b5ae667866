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
    # A buries all his spades, and trumps the ace of spades in the third trick (B6, B8). It ends there.
    Lesson(
        "bismarck-bury",
        profile("modern"),
        from_deck(
            3,
            2,
            "10H AH 10D 6H AC 8D 4H 3H 8C QD 2S 2D KH JS 9S 7S JH 5H 5C 9H 5S 4C KC 8H KD 3D QC JC 8S AS KS "
            "9D 6C QS 7D 4S 3S 10S 7C 3C 10C AD 2H 9C 5D 6D 7H 4D 2C QH JD 6S",
        ),
        (
            "contract:valfri:H",
            "bury:2S 8S 10S JS",
            *codes("AH 5H 2H 9D AD 6D AS 3S 6H"),
        ),
    ),
    # A deal in Pass: A buries aces and high diamonds, and takes two tricks less than his quota (B11).
    Lesson(
        "bismarck-pass",
        profile("modern"),
        from_deck(
            3,
            2,
            "4S 5S 3H 4D 8D 9S KS 3C 6H 6D 9D 5D 7H AD QH JS 7C 7D 10H KD 3D 4C 5H AC 4H 10S 6S 10C 7S AS "
            "10D 6C KC 5C QC 2D KH QS 9C 8H 2H 3S JD QD JC 2C AH 8C JH 9H 8S 2S",
        ),
        (
            "contract:pass",
            "bury:QD KD AD AH",
            *codes("2H 6H 4H 2D 6D 4D 2S 4S 3S 3H QH JH 3D 10D 9D 2C 3C AC 5D JD 8D 4C 6C KC"),
            *codes("6S JS 10S 5C 7C JC 7D KS QC 8C 10C QS 7H 5H AS 8H 9H 9C 5S 8S KH 9S 10H 7S"),
        ),
    ),
)
