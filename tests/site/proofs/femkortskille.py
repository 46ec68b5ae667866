"""Femkortskille: what the positions beside its rules show."""

from tests.site.proofs import Claim, Seen, after, allowed, refused, says


def pays(*net: int) -> Claim:
    """The deal is over, and each seat has gained or lost so many chips."""
    return says("result/net", list(net))


def bets(least: int, most: int | None = None) -> Claim:
    """The player on turn must put in at least so many chips to stay, and at most ``most``."""
    return says("choices/bet", {"call": least, "max": most})


def five(*seats: int) -> Claim:
    """These seats hold five cards, and the others three."""

    def claim(seen: Seen) -> None:
        held = [len(hand) for hand in seen.reply["hands"]]
        assert held == [5 if seat in seats else 3 for seat in range(len(held))]

    return claim


KNOCK_OR_PASS = (allowed("knock", "may-knock", "K4"), allowed("pass", "may-pass", "K4"))

PROOFS: dict[str, tuple[Claim, ...]] = {
    # Eight players, no suits; the harlequin is above the cuckoo, and nothing else is.
    "K1": (says("in", list(range(8))), says("actions", ["HK"]), refused("12", "must-head", "K12")),
    "K2": (says("pot", 4), says("paid", [1, 1, 1, 1]), says("phase", "knocking")),
    # A pack in its order shows the packets of three.
    "K3": (says("turn", 0), says("hands", [["HK", "HK", "KU"], ["KU", "HR", "HR"], ["HU", "HU", "KV"]])),
    "K4": (
        says("turn", 0), allowed("knock", "may-knock"), allowed("pass", "may-pass"),
        allowed("check", "may-check", "K5"),
    ),
    "K5": (refused("check", "check-after-knock"), *KNOCK_OR_PASS),
    "K6": (says("said", ["check"] * 4), refused("check", "already-checked"), *KNOCK_OR_PASS),
    # Past B, who has knocked, and C, who has passed.
    "K7": tuple(after(word, says("turn", 0), *KNOCK_OR_PASS) for word in ("knock", "pass")),
    "K8": (after("pass", says("result/by", "alone"), says("tricks", []), pays(-1, -1, 3, -1)),),
    "K9": (
        after("knock", says("phase", "play"), says("in", [0, 1, 3])),
        after("pass", says("phase", "play"), says("in", [1, 3])),
    ),
    "K10": (five(1, 3), says("in", [1, 3])),
    "K11": (says("in", [0, 1]), says("leader", 0), says("turn", 0), allowed("HU", "lead-anything")),
    "K12": (says("actions", ["9", "KU"]), refused("3", "must-head"), refused("BL", "must-head")),
    "K13": (after("2", says("tricks/-1/winner", 2)), after("8", says("tricks/-1/winner", 2))),
    "K14": (
        allowed("7", "heads"), allowed("9", "heads"), refused("2", "must-head", "K12"),
        says("actions", ["7", "9"]),
    ),
    "K15": tuple(allowed(card, "cannot-head") for card in ("HR", "12", "BL", "3", "4")),
    "K16": (
        says("tricks/3/winner", 1), says("leader", 1), allowed("12", "lead-anything", "K11"),
        after("12 12", says("result/winners", [3]), says("result/by", "last-trick")),
    ),
    "K17": (says("pot", 4), after("12", says("result/winners", [3]), pays(-1, -5, -1, 7))),
    # The wreath is B’s third low card.
    "KV1": (
        says("result", None),
        after("pass", says("result/by", "skituppslag"), says("result/winners", [1]), pays(-1, 2, -1)),
    ),
    "KV2": (says("pot", 4), after("knock", says("pot", 5), says("paid", [2, 1, 1, 1]))),
    "KV3": (after("12", says("result/carried", 4), pays(-1, -5, -1, 3)),),
    # Auction Kille: a bet of three can't be met with two, and nobody checks.
    "KA1": (bets(3), refused("bet:2", "bet-too-low"), says("actions", ["pass"])),
    "KA2": (says("turn", 0), bets(1), refused("bet:0", "bet-too-low", "KA1"), after("bet:1", says("pot", 5))),
    "KA3": (
        bets(2), allowed("pass", "may-pass"), refused("bet:1", "bet-too-low", "KA1"),
        after("bet:2", says("phase", "play"), says("bets", [3, 3, 0, 3])),
        after("pass", says("phase", "play"), says("in", [1, 3])),
    ),
    "KA4": (bets(3, 3), refused("bet:4", "no-more-raises"), after("bet:3", says("bets", [4, 2, 3, 4]))),
    "KA5": (after("pass", says("result/by", "alone"), says("tricks", []), pays(-1, -1, 3, -1)),),
    "KA6": (says("pot", 8), after("HR", says("result/winners", [2]), pays(-11, -1, 13, -1))),
    # Poker Kille.
    "KK1": (
        says("choices/exchange/max", 3),
        after("exchange:3", says("turn", 1)), after("exchange", says("turn", 1)),
    ),
    "KK2": (says("turn", 0), allowed("check", "may-check"), allowed("fold", "may-fold"), bets(1)),
    "KK3": (says("choices/exchange/max", 3), refused("exchange:KU 12 11 4", "too-many-exchanged")),
    "q-check": (refused("check", "check-after-knock", "K5"),),
    "q-equal": (says("actions", ["9"]), allowed("9", "heads", "K14"), refused("4", "must-head", "K12")),
    "q-low": tuple(allowed(card, "cannot-head", "K15") for card in ("12", "3", "BL", "KR", "8")),
    "q-all-pass": (
        after("pass", says("result/winners", [3]), says("result/by", "alone"), pays(-1, -1, -1, 3)),
    ),
    "q-leads": (after("knock", says("leader", 1)), after("pass", says("leader", 2))),
    "q-harlequin": tuple(
        after(
            card,
            allowed("HK", "heads", "K14"), refused("9", "must-head", "K12"),
            after("HK", says("tricks/-1/winner", 2)),
        )
        for card in ("KU", "1")
    ),
    "q-passed": (pays(-1, -5, -1, 7), says("in", [1, 3])),
    # The harlequin, the inn and the one lie above the wreath, the flowerpot and the mask below it.
    "KP2": (
        says("actions", ["1", "HK", "VH"]),
        refused("BP", "must-head", "K12"), refused("BL", "must-head", "K12"),
    ),
    # Playing well.
    "price": (
        allowed("knock", "may-knock", "K4"), after("pass", says("result/by", "alone"), pays(-1, -1, 3, -1)),
    ),
    "hands": (says("turn", 1), says("hands/1", ["12", "7", "7"]), allowed("knock", "may-knock", "K4")),
    "keep": (
        says("actions", ["12", "HR"]),
        after("12 HR 12", says("result/winners", [1]), pays(-1, 7, -1, -5)),
        after("HR 12 12", says("result/winners", [3]), pays(-1, -5, -1, 7)),
    ),
    "throw": (
        allowed("BL", "cannot-head", "K15"), allowed("12", "cannot-head", "K15"),
        *(
            after(f"BL {thrown} 3 12 {left}", says("tricks/-1/winner", 1))
            for thrown, left in (("6", "2"), ("2", "6"))
        ),
        after("12 2 3 BL 6", says("tricks/-1/winner", 2)),
        after("12 6 3 BL 2", says("tricks/-1/winner", 0)),
    ),
    "harlequin": (
        says("actions", ["HK"]), refused("9", "must-head", "K12"), refused("3", "must-head", "K12"),
    ),
    "last": (after("12 12 11", says("tricks/-1/winner", 1)),),
    "twins": tuple(
        after(f"12 {one} {two} 12 {other} {another}", says("tricks/0/winner", 0), says("tricks/1/winner", 0))
        for one, other in (("11", "9"), ("9", "11")) for two, another in (("10", "8"), ("8", "10"))
    ),
    "wait": (
        after("pass", says("result/by", "alone"), pays(3, -1, -1, -1)), allowed("knock", "may-knock", "K4"),
    ),
}  # fmt: skip

NOT_SHOWN: dict[str, str] = {
    "KP1": "it is about another game, Enkortskille, which the engine doesn't play",
    "KP3": "it names what pictures do in Enkortskille, and here nothing comes of it",
    "KP4": "it is about the packs that this one descends from",
    "K18": "it is about many deals, and a position is of one",
}
