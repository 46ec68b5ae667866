"""Femkort: what the positions beside its rules show."""

from tests.site.proofs import Claim, after, allowed, forced, refused, says, stopped

PROOFS: dict[str, tuple[Claim, ...]] = {
    # The ace is above the king and never low.
    "F1": (allowed("AS", "must-overtake", "F7"), refused("2S", "must-overtake", "F7"), says("trump", None)),
    # A pack in its order shows the packets: three cards in a row, then two.
    "F3": (
        says("turn", 0),
        says("hands", [
            ["2S", "3S", "4S", "JS", "QS"], ["5S", "6S", "7S", "KS", "AS"], ["8S", "9S", "10S", "2H", "3H"],
        ]),
    ),
    "F5": tuple(allowed(card, "lead-anything") for card in ("QH", "3H", "KC", "2D", "5S")),
    "F6": (
        refused("AC", "must-follow-suit"), refused("7D", "must-follow-suit"), says("actions", ["10H", "9H"]),
    ),
    "F7": (
        allowed("QH", "must-overtake"), allowed("10H", "must-overtake"), refused("3H", "must-overtake"),
        says("actions", ["QH", "10H"]),
    ),
    "F8": (
        allowed("JH", "follow-cannot-overtake"), allowed("4H", "follow-cannot-overtake"),
        says("actions", ["JH", "4H"]),
    ),
    # The discard wins nothing, and D still has the queen to beat.
    "F9": (
        *(allowed(card, "void-discard") for card in ("AS", "5D")),
        after("AS", allowed("KH", "must-overtake", "F7"), refused("2H", "must-overtake", "F7")),
        after("AS KH", says("tricks/-1/winner", 3)),
    ),
    "F10": (
        after("2H", says("tricks/-1/winner", 1), says("leader", 1), allowed("9C", "lead-anything", "F5")),
    ),
    # Whoever looks sees every card of three tricks.
    "F11": (
        says("tricks/0/cards", ["8H", "QH", "AS"]), says("tricks/1/cards", ["7D", "5D", "9D"]),
        says("tricks/2/cards", ["4S", "10S", "3C"]),
    ),
    # C has won nothing yet, and wins the deal.
    "F12": (
        says("taken", [1, 3, 0]),
        after("JC KC KS", says("result/winners", [2]), says("result/by", "last-trick")),
    ),
    "O1": (allowed("QH", "may-overtake"), allowed("3H", "follow-suit", "F6"), says("actions", ["QH", "3H"])),
    # Eight sit down; the fifth trick decides here too.
    "O2": (says("in", list(range(8))), says("actions", ["KC", "2C"]), says("rules/profile", "older")),
    "O3": (
        refused("KC", "must-follow-suit", "F6"), allowed("3H", "follow-suit", "F6"),
        says("rules/profile", "older"),
    ),
    # -- Common questions on the rules' page ---------------------------------------------------------
    "q-lowest": (allowed("9C", "must-overtake", "F7"), allowed("KC", "must-overtake", "F7")),
    "q-keep": (refused("3H", "must-overtake", "F7"), says("actions", ["QH"])),
    "q-ace": (allowed("AS", "void-discard", "F9"), after("AS 3H", says("tricks/-1/winner", 2))),
    "q-no-trick": (
        says("taken", [1, 3, 0]), says("turn", 2), after("KC KS", says("result/winners", [2])),
    ),
    "q-discard": (
        allowed("3S", "must-overtake", "F7"), refused("9D", "must-follow-suit", "F6"),
        after("3S", says("tricks/-1/winner", 3)),
    ),
    "q-revoke": (refused("KC", "must-follow-suit", "F6"), says("actions", ["2H"])),
    # -- The pot game --------------------------------------------------------------------------------
    "D1": (says("in", list(range(8))), says("pot", 8), says("paid", [1] * 8)),
    # The ace of another suit takes nothing: no suit stands above another.
    "D2": (
        allowed("AS", "void-discard", "F9"), after("AS KH", says("tricks/-1/winner", 2)), says("trump", None),
    ),
    "D5": (says("pot", 3), says("paid", [1, 1, 1]), says("tricks", []), says("trick", [])),
    # A pack in its order goes round card by card.
    "D6": (
        says("hands", [
            ["2S", "5S", "8S", "JS", "AS"], ["3S", "6S", "9S", "QS", "2H"], ["4S", "7S", "10S", "KS", "3H"],
        ]),
    ),
    "D7": (
        allowed("QH", "must-overtake", "F7"), refused("3H", "must-overtake", "F7"),
        refused("AS", "must-follow-suit", "F6"),
    ),
    "D9": (
        says("pot", 3),
        after(
            "JC KC KS",
            says("result/winners", [2]), says("result/by", "last-trick"), says("result/net", [-1, -1, 2]),
        ),
    ),
    "D10": (says("pot", 6), says("paid", [2, 2, 2]), says("turn", 0), says("held", [5, 5, 5])),
    "D12": (says("in", [0, 1]), says("pot", 0), says("paid", None)),
    "D13": (says("held", [1, 1, 1]), says("in", [0, 1, 2])),
    "DV1": (
        allowed("redeal:yes", "may-answer"), allowed("redeal:no", "may-answer"), says("turn", 1),
        after(
            "redeal:no",
            says("phase", "play"), says("hands/0/0", "8H"), refused("redeal:ask:0", "already-asked"),
        ),
        after("redeal:yes", says("phase", "play"), says("hands/0/0", "9H"), says("pot", 3)),
    ),
    "DV2": (
        after("KS", says("result/winners", [2]), says("result/carried", 3), says("result/net", [-1, -1, -1])),
    ),
    "DV3": (
        allowed("QH", "may-overtake", "O1"), allowed("3H", "follow-suit", "F6"),
        says("actions", ["QH", "3H"]),
    ),
    "DV4": (says("pot", 9), says("paid", [3, 3, 3])),
    "DV5": (
        says("trump", "S"), allowed("2S", "void-trump"), allowed("AC", "void-discard", "F9"),
        after("2S 9H", says("tricks/-1/winner", 1)),
        after("AC 9H", says("tricks/-1/winner", 2)),
    ),
    "q-first-tricks": (
        says("taken", [0, 0, 0, 2]),
        after("7C 2C JC AC 10D 6H QD KD 4S 2S JS 9S", says("result/winners", [3])),
    ),
    "q-trumped": (
        allowed("QH", "follow-trick-is-trumped", "DV5"), allowed("3H", "follow-trick-is-trumped", "DV5"),
        refused("4S", "must-follow-suit", "F6"),
    ),
    "q-turn-up": (says("turnup", "JS"), says("turn", 3), allowed("JS", "void-trump", "DV5")),
    "q-redeal": (says("pot", 3), says("hands/0/0", "9H"), says("phase", "play")),
    # -- Playing well: what is said to win wins whatever the others do -------------------------------
    "lead": (says("actions", ["QH"]), after("QH AS", says("turn", 1), forced("3H", 1))),
    "high-cards": (says("tricks/0/cards", ["4C", "AC", "9C"]), says("turn", 1), forced("KC", 1)),
    "long-suit": (
        forced("2C", 0), stopped("KC", 0), stopped("9D", 0), after("2C", says("actions", ["AC"])),
    ),
    "spare": (forced("10H", 1), stopped("QH", 1), says("actions", ["QH", "10H"])),
    "forced": (says("actions", ["QH"]), stopped("QH", 1)),
    "void": (forced("AS", 2), stopped("6D", 2), after("AS", says("turn", 1), says("hands/1", ["5D"]))),
    "older-low": (forced("3H", 1), stopped("QH", 1)),
    "older-high": (forced("QH", 1), stopped("3H", 1)),
}  # fmt: skip

NOT_SHOWN: dict[str, str] = {
    "F2": "the first dealer is drawn by lot before there are any cards",
    "F4": "what is set aside has no part in any position",
    "F13": "a win is written down when the cards are gone",
    "F14": "it is about many deals, and a position is of one",
    "F15": "there is no control to ask for better cards with, and the hands shown here are of the right size",
    "F16": "a screen lets nobody revoke: a card that isn’t allowed stays in the hand",
    "F17": "nobody can play out of turn or drop a card on a screen",
    "D3": "stakes and length are agreed on before there are any cards",
    "D4": "the dealer is found before the cards are dealt",
    "D8": "on these pages finished tricks stay open, so that readers can look back",
    "D11": "it is about many deals, and a position is of one",
    "O4": "the rules are agreed on before there are any cards",
}
