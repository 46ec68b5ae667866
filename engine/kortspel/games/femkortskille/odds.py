"""What a hand of Kille cards is likely to win before the play, in chips.

A hand is weighed by its cards, and wins as often as its weight is a share of the weights of all who play.
The figures were found by playing deals with the engine, everybody laying down the lowest card allowed.
"""

from math import comb
from typing import NamedTuple

from kortspel.cards import Cards
from kortspel.games.femkortskille.rules import FIRST, HIGHEST_LOW_RANK, LOW_CARDS, PACK, TRICKS, Rules

USUAL = 14
"""The average, counted as ``average`` does, at which a hand wins its equal share."""
DOUBLES, DOUBLES_BEFORE_MORE = 1, 2
"""So much more of the average doubles the weight of a hand: when it is complete, and with cards to come."""
CAME_IN = 2.0
"""What the hand of a player weighs who has knocked or bet: those with weaker ones have passed."""
RAISED = 1.5
"""How many times more it weighs after each raise."""
KNOCKS, MATCHES = 0.3, 0.6
"""How often a player who has yet to speak comes in: by a knock, or by a bet, which costs less."""


def average(hand: Cards) -> float:
    """The average rank of a hand, the lowest card counted once, the next twice, and so on."""
    if not hand:
        return 0.0
    ranks = sorted([card.rank for card in hand])
    total = sum([place * rank for place, rank in enumerate(ranks, 1)])
    return total / (len(ranks) * (len(ranks) + 1) // 2)


def weight(hand: Cards, *, complete: bool) -> float:
    """How heavy a hand is beside a usual one, which weighs 1; ``complete`` where no cards are to come."""
    return float(2 ** ((average(hand) - USUAL) / (DOUBLES if complete else DOUBLES_BEFORE_MORE)))


def low_chance(hand: Cards) -> float:
    """How likely the first three cards become a hand with three of the lowest ranks (KV1)."""
    low = sum([card.rank <= HIGHEST_LOW_RANK for card in hand])
    lows = sum([card.rank <= HIGHEST_LOW_RANK for card in PACK.cards]) - low
    unknown, more, wanted = len(PACK.cards) - len(hand), TRICKS - len(hand), LOW_CARDS - low
    if len(hand) != FIRST or wanted > more:
        return 0.0
    hits = [comb(lows, count) * comb(unknown - lows, more - count) for count in range(wanted, more + 1)]
    return sum(hits) / comb(unknown, more)


class Odds(NamedTuple):
    """A hand before the play, and what is known of the others.

    ``weight`` of the hand. ``sure`` others are in, each of them ``heavy``; ``unsure`` ones may come in, each
    as often as ``joins`` says. So many chips lie in the ``pot``; who comes in brings ``brings`` more, who is
    in puts in ``adds``.
    ``at_once``: how likely the hand wins without play (KV1).
    """

    rules: Rules
    weight: float
    sure: int
    unsure: int
    pot: int
    heavy: float
    joins: float
    brings: float = 0
    adds: int = 0
    at_once: float = 0.0

    def each(self, cost: int) -> list[tuple[float, float]]:
        """For each number of others that may come in: how likely it is, and the chips that it brings."""
        found = []
        for joined in range(self.unsure + 1):
            likely = (
                comb(self.unsure, joined) * self.joins**joined * (1 - self.joins) ** (self.unsure - joined)
            )
            pot = self.pot + cost + self.sure * self.adds + joined * self.brings
            found.append((likely, self._against(self.sure + joined, pot) - cost))
        return found

    def chips(self, cost: int) -> float:
        """The chips that the hand gains on average from now on, if ``cost`` is what coming in costs."""
        return sum([likely * chips for likely, chips in self.each(cost)])

    def chips_when_known(self, cost: int) -> float:
        """The same for one who first hears who comes in, and stays out where that is better."""
        return sum([likely * max(chips, 0) for likely, chips in self.each(cost)])

    def _against(self, others: int, pot: float) -> float:
        """What the hand takes or pays on average at the end, with a ``pot`` against so many (K17, KV3)."""
        if not others:
            return pot
        pays = pot if self.rules.loser_payment and self.rules.betting != "poker" else 0
        stays = pays * others if self.rules.payments_stay else 0
        if self.rules.carry_cap is not None:
            stays = min(stays, self.rules.carry_cap)
        wins = self.weight / (self.weight + others * self.heavy)
        played = wins * (pot + pays * others - stays) - (1 - wins) * pays
        return self.at_once * pot + (1 - self.at_once) * played
