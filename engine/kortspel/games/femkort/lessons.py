"""The worked examples of Femkort."""

from typing import Final

from kortspel.lesson import Lesson, codes, from_deck, from_hands, profile

WHOLE_DEAL: Final = from_hands(0, "8H KS 4S 9D 2C", "QH 3H 10S 7D JC", "AS 5D 6D KC 3C")

LESSONS: Final = (
    # The example of F5-F10: B must spend the queen, C is void and the ace wins nothing.
    Lesson("8H", profile("modern"), from_hands(0, "8H 4S", "QH 3H", "AS 5D"), codes("8H QH AS")),
    # A deal won by a player without an earlier trick (F12).
    Lesson(
        "femkort-deal",
        profile("modern"),
        WHOLE_DEAL,
        codes("8H QH AS 7D 5D 9D 4S 10S 3C 3H 6D 2C JC KC KS"),
    ),
    # The same hands without the duty to overtake (O1).
    Lesson(
        "older-deal",
        profile("older"),
        WHOLE_DEAL,
        codes("8H 3H AS KS 10S 3C 9D 7D 5D 2C JC KC 6D 4S QH"),
    ),
    # The same hands for chips (D5-D9), dealt one by one.
    Lesson(
        "pot-deal",
        profile("pot"),
        from_deck(3, 2, "8H QH AS KS 3H 5D 4S 10S 6D 9D 7D KC 2C JC 3C"),
        codes("8H QH AS 7D 5D 9D 4S 10S 3C 3H 6D 2C JC KC KS"),
    ),
    # With a turn-up (DV5): C's request for better cards is refused (DV1), C trumps, D follows freely.
    Lesson(
        "trump-deal",
        profile("pot", trump=True, redeal="any-before-first"),
        from_deck(4, 3, "8H QH AC AH QD 3H 5D 7C 3C 4S 10D 9H 9S KD 6C 6H 2C JC 2S JS"),
        (
            "redeal:ask:2", "redeal:yes", "redeal:yes", "redeal:no",
            *codes("8H QH 2S 6H AC 7C 2C JC 10D 9H QD KD 3H 5D AH 3C JS 9S 4S 6C"),
        ),
    ),
)  # fmt: skip
