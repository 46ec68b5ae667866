"""How many tricks cards are likely to take, counted suit by suit.

A suit is thought of as played round after round. Where tricks are wanted the others' highest cards of it
fall, one a round; in Pass they lead their lowest. They may hold whatever has not been seen.
"""

from collections.abc import Iterable

from kortspel.cards import SUITS, Card

ROUNDS = 0.5
"""For how many rounds the others have a suit, for each card of it that they hold together."""

type Ranks = tuple[int, ...]
"""Ranks of cards of one suit, low to high."""


def ranks(cards: Iterable[Card]) -> dict[str, Ranks]:
    """The ranks of ``cards`` by suit."""
    found: dict[str, list[int]] = {suit: [] for suit in SUITS}
    for card in cards:
        found[card.suit].append(card.rank)
    return {suit: tuple(sorted(held)) for suit, held in found.items()}


def rounds(theirs: Ranks) -> int:
    """For how many rounds the others have ``theirs``."""
    return int(len(theirs) * ROUNDS + 0.9)


def most(mine: Ranks, theirs: Ranks) -> int:
    """How many of ``mine`` win at best while the others' highest cards fall, one a round.

    Who is last to have cards of the suit wins with all that are left.
    """
    falling = min(rounds(theirs), len(mine))
    return _beat(mine, theirs[len(theirs) - falling :]) + len(mine) - falling


def fewest(mine: Ranks, theirs: Ranks) -> int:
    """How many of ``mine`` must win at least while the others lead their lowest cards, one a round."""
    led = min(rounds(theirs), len(mine))
    return led - _beat(theirs[:led], mine)


def _beat(high: Ranks, low: Ranks) -> int:
    """How many of ``low`` are beaten at most if each card of ``high`` may beat one."""
    beaten, cards = 0, len(low)
    for rank in high:
        if beaten < cards and rank > low[beaten]:
            beaten += 1
    return beaten
