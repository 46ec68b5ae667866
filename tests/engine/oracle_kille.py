"""A second opinion on Femkortskille, written from the text of K4-K17 and KA1-KA6 alone.

It shares nothing with the engine, so that a mistake would have to be made twice.
"""

from collections.abc import Sequence

#: High to low (rules.md, section 5).
RANKING = [
    "HK", "KU", "HR", "HU", "KV", "VH", "12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1", "KR",
    "BP", "BL",
]  # fmt: skip
VALUE = {code: 21 - place for place, code in enumerate(RANKING)}
PACK = [code for code in RANKING for _ in "12"]
LOWEST = ("KR", "BP", "BL")


def legal(trick: Sequence[str], hand: Sequence[str], *, equal_heads: bool = True) -> list[str]:
    """The cards that may be played, in hand order (K11-K15)."""
    if not trick:
        return list(hand)
    top = max(VALUE[card] for card in trick)
    heading = [card for card in hand if VALUE[card] > top or (equal_heads and VALUE[card] == top)]
    return heading or list(hand)


def winner(trick: Sequence[str]) -> int:
    """The place of the last of the highest cards (K13)."""
    top = max(VALUE[card] for card in trick)
    return max(place for place, card in enumerate(trick) if VALUE[card] == top)


def has_skituppslag(hand: Sequence[str]) -> bool:
    """Whether three cards at least are of the three lowest ranks (KV1)."""
    return sum(card in LOWEST for card in hand) >= 3


# -- Knocking: a word is 'k', 'p' or 'c'; players are numbered from the eldest, 0 ------------------


def knocking(players: int, words: Sequence[str], *, carry: bool = False) -> tuple[int | None, list[str]]:
    """Who speaks after these words and what he may say; None and nothing when the round is over (K4-K9)."""
    history: dict[int, list[str]] = {player: [] for player in range(players)}
    speaker = 0
    for word in words:
        history[speaker].append(word)
        speaker = _next_speaker(history, speaker, players)
    passed = [player for player in history if "p" in history[player]]
    knocked = any("k" in said for said in history.values())
    left = [player for player in history if player not in passed]
    if len(left) <= 1 and (not carry or not left or "k" in history[left[0]]):
        return None, []
    if all({"k", "p"} & set(said) for said in history.values()):
        return None, []
    may_check = not knocked and "c" not in history[speaker]
    return speaker, ["k", "p", *(["c"] if may_check else [])]


def _next_speaker(history: dict[int, list[str]], speaker: int, players: int) -> int:
    for step in range(1, players + 1):
        player = (speaker + step) % players
        if not {"k", "p"} & set(history[player]):
            return player
    return speaker


def after_knocking(players: int, words: Sequence[str]) -> list[int]:
    """Who is still in."""
    history: dict[int, list[str]] = {player: [] for player in range(players)}
    speaker = 0
    for word in words:
        history[speaker].append(word)
        speaker = _next_speaker(history, speaker, players)
    return [player for player in history if "p" not in history[player]]


# -- Betting: an action is a number of chips, or 'p' -----------------------------------------------


class Auction:
    """A round of betting in Auction Kille, players numbered from the eldest, 0 (KA1-KA5)."""

    def __init__(self, players: int, minimum: int = 1, raises: int = 3) -> None:
        self.put: list[int] = [0] * players
        self.passed = [False] * players
        self.spoken = [False] * players
        self.minimum, self.raises = minimum, raises
        self.turn: int | None = 0

    def least(self) -> int:
        """What the player on turn must put in at least."""
        assert self.turn is not None
        highest = max(self.put)
        return highest - self.put[self.turn] if highest else self.minimum

    def may(self, chips: int) -> bool:
        """Whether the player on turn may put in so much."""
        if chips < self.least():
            return False
        return chips == self.least() or max(self.put) == 0 or self.raises > 0

    def act(self, action: int | str) -> None:
        """Acts for the player on turn."""
        player = self.turn
        assert player is not None
        self.spoken[player] = True
        if action == "p":
            self.passed[player] = True
        else:
            assert isinstance(action, int)
            if max(self.put) and action > self.least():
                self.raises -= 1
            self.put[player] += action
        self.turn = self._next(player)

    def _next(self, player: int) -> int | None:
        players = len(self.put)
        if self.passed.count(False) == 1:
            return None
        for step in range(1, players + 1):
            other = (player + step) % players
            level = self.spoken[other] and self.put[other] == max(self.put)
            if not self.passed[other] and not level:
                return other
        return None


# -- Settlement ------------------------------------------------------------------------------------


def settlement(
    players: int,
    ante: int,
    carried: int,
    knockers: Sequence[int],
    winner: int,
    *,
    knock_stake: int = 0,
    stay: bool = False,
    cap: int | None = None,
    losers_pay: bool = True,
) -> tuple[int, int, int, int, list[int]]:
    """The pot, what losers pay in all, what the winner takes, what stays, each one's net (K17, KV2, KV3)."""
    purse = [-ante] * players
    for knocker in knockers:
        purse[knocker] -= knock_stake
    pot = carried + players * ante + len(knockers) * knock_stake
    table = pot
    for knocker in knockers:
        if knocker != winner and losers_pay:
            purse[knocker] -= pot
            table += pot
    left = 0
    if stay:
        left = table - pot if cap is None else min(cap, table - pot)
    purse[winner] += table - left
    return pot, sum(pot for k in knockers if k != winner and losers_pay), table - left, left, purse
