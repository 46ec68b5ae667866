"""Bismarck: what the positions beside its rules show."""

from tests.site.proofs import Claim, Seen, after, allowed, refused, says


def bury(cards: str, *claims: Claim) -> Claim:
    """What is true after these cards are buried."""

    def claim(seen: Seen) -> None:
        for each in claims:
            each(seen.after(f"bury:{cards}"))

    return claim


#: All seven announcements: Valfri once for each suit.
ALL = ["contract:spel", "contract:spader", *(f"contract:valfri:{suit}" for suit in "SHDC"), "contract:pass"]
LOWEST = ["2S", "3S", "4S", "5S"]

PROOFS: dict[str, tuple[Claim, ...]] = {
    "B1": (
        after("AS 3S", says("tricks/-1/winner", 1)), after("2S 3S", says("tricks/-1/winner", 0)),
        says("trump", None),
    ),
    # The seat after the dealer's, A, is on turn.
    "B2": (says("phase", "contract"), says("turn", 1)),
    "B3": (says("exposed", LOWEST), says("hands", [[], [], []])),
    "B4": (says("actions", ALL), *(allowed(contract, "may-choose") for contract in ALL)),
    "B5": (
        says("hands/0/0", "6S"), says("hands/1/0", "7S"), says("hands/2/0", "8S"), says("hands/0/1", "9S"),
        says("hands/0/-4", "2S"), says("choices/bury/count", 4),
    ),
    # Spades, or trumps and an ace that lay open; never three cards or five.
    "B6": (
        says("choices/bury", {
            "count": 4,
            "from": [
                "AC", "3H", "2S", "JS", "JH", "9H", "KC", "3D",
                "8S", "9D", "7D", "10S", "10C", "9C", "7H", "QH",
                "10H", "AH", "10D", "6H",
            ],
            "ways": 4845,
        }),
        bury("2S 8S 10S JS", says("phase", "play")),
        bury("AH 10H QH JH", says("phase", "play")),
        refused("bury:2S 8S 10S", "wrong-number-of-cards"),
        refused("bury:2S 8S 10S JS 3D", "wrong-number-of-cards"),
    ),
    "B7": (says("trump", "S"), allowed("KS", "lead-anything"), allowed("4D", "lead-anything")),
    "B8": (
        allowed("10H", "follow-suit"), allowed("3H", "follow-suit"),
        refused("2S", "must-follow-suit"), refused("AC", "must-follow-suit"),
    ),
    "B9": (
        refused("5D", "must-follow-suit", "B8"),
        after("AC", says("tricks/-1/winner", 1), says("leader", 1), says("turn", 1)),
    ),
    "B10": (
        says("taken", [8, 3, 4]),
        after("6C 5H 8C", says("taken", [9, 3, 4]), says("result/net", [1, -1, 0])),
    ),
    "B11": (
        says("taken", [2, 7, 6]),
        after("9S 10H 7S", says("taken", [2, 8, 6]), says("result/net", [2, -2, 0])),
    ),
    "B12": (says("taken", [2, 8, 6]), says("result/net", [2, -2, 0])),
    "B13": (
        says("actions", [f"contract:valfri:{suit}" for suit in "SHDC"]),
        *(refused(f"contract:{used}", "contract-used") for used in ("spel", "spader", "pass")),
    ),
    "B15": (
        says("phase", "contract"), says("turn", 0), says("exposed", ["10H", "AH", "10D", "6H"]),
        refused("contract:pass", "contract-stays"), allowed("contract:valfri:H", "may-choose", "B4"),
    ),
    "q-four": (
        says("contract", "pass"), says("hands/0/-4", "4S"), says("hands/0/-3", "5S"),
        says("hands/0/-2", "3H"), says("hands/0/-1", "4D"),
    ),
    "q-trump": (
        allowed("5S", "void-trump", "B8"), allowed("3S", "void-trump", "B8"),
        allowed("2D", "void-discard", "B8"),
        after("5S", says("tricks/-1/winner", 2)), after("3S", says("tricks/-1/winner", 1)),
    ),
    "q-repeat": (
        refused("contract:spel", "contract-used", "B13"), refused("contract:spader", "contract-used", "B13"),
        allowed("contract:pass", "may-choose", "B4"), allowed("contract:valfri:S", "may-choose", "B4"),
    ),
    "q-overtake": (
        allowed("QH", "follow-suit", "B8"), allowed("3H", "follow-suit", "B8"),
        after("3H 2H", says("tricks/-1/winner", 0)), after("QH 2H", says("tricks/-1/winner", 1)),
    ),
    "q-ace": (refused("AC", "must-follow-suit", "B8"), after("3D", says("tricks/-1/winner", 2))),
    "q-bury": (says("buried", ["QD", "KD", "AD", "AH"]), says("phase", "play")),
    "q-forgot": (
        says("phase", "bury"), says("contract", "spader"), says("exposed", ["10H", "AH", "10D", "6H"]),
    ),
}  # fmt: skip

NOT_SHOWN: dict[str, str] = {
    "B14": "the totals are of twelve deals, and a position is of one; the score sheet shows them",
    "B16": "it says what other forms do, and no position is of those",
    "B17": "it is about where the game comes from",
}
