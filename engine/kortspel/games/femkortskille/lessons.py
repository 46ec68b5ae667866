"""The worked examples of Femkortskille."""

from typing import Final

from kortspel.lesson import Lesson, codes, from_deck, profile

LESSONS: Final = (
    # A checks and passes later, B and D knock; the second twelve beats the first (K13).
    Lesson(
        "kille-deal",
        profile("standard"),
        from_deck(4, 3, "HU 4 BL 12 7 7 KR 2 1 HK KU 3 HR 5 12 6"),
        codes("check knock pass knock pass 5 6 HK 7 KU 7 3 HR 12 12"),
    ),
    # A bets, C raises, A calls; the loser still pays the pot (KA3, KA6).
    Lesson(
        "auction-deal",
        profile("standard", betting="auction"),
        from_deck(4, 3, "KU 9 4 VH 6 3 HR HU 10 KV 8 1 12 2 7 BL"),
        codes("bet:1 pass bet:2 pass bet:1 4 7 BL 2 9 10 HU KU 12 HR"),
    ),
    # Five cards, two rounds of betting with an exchange between them; C folds (KK2).
    Lesson(
        "poker-deal",
        profile("standard", betting="poker"),
        from_deck(3, 2, "HK 3 2 9 5 KU 12 11 4 1 KR BP 8 6 10 7 KV HU 9 12 5 VH"),
        (
            *codes("check bet:1 bet:1 bet:1"), "exchange:3 2", "exchange:4 1", "exchange:KR BP 6",
            *codes("check bet:2 fold bet:2 5 9 11 KV 7 12 HU HK 9 KU"),
        ),
    ),
)  # fmt: skip
