"""Seats, packets, shuffling and dealing. Seats are 0 to players - 1, clockwise (G1)."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from kortspel.cards import Cards, Pack

LETTERS: Final = "ABCDEFGHIJ"
"""The letters of the seats, A for seat 0."""


class NoMoreDecks(LookupError):
    """Another deal is called for than there are decks. ``args[0]`` is its index."""


class TooManyDeals(LookupError):
    """A hand has been dealt again as often as the door can still say in one line."""


MOST_DEALS: Final = 101
"""How often one hand is dealt, with its misdeals and redeals."""


def next_seat(seat: int, players: int) -> int:
    """The next seat clockwise; after the dealer that is forehand (G1)."""
    return (seat + 1) % players


def clockwise(seat: int, players: int) -> list[int]:
    """All seats in turn, from the one after ``seat`` to ``seat`` itself."""
    return [(seat + step) % players for step in range(1, players + 1)]


def shuffle(pack: Pack, seed: int, time: int = 0) -> Cards:
    """The pack in the order that ``seed`` gives it at the ``time``-th shuffle, counted from 0.

    The first card is dealt first. The same seed gives the same order on every machine.
    """
    order = list(pack.cards)
    Random(f"{seed}/{time}").shuffle(order)
    return tuple(order)


def deal(deck: Cards, players: int, dealer: int, packets: Sequence[int]) -> tuple[Cards, ...]:
    """The hands, by seat: packets go round from the dealer's left (F3, D6, K3).

    ``packets`` are the cards that each gets in the first round, the second, and so on. Where the ``deck``
    gives out, hands stay short.
    """
    hands: list[Cards] = [()] * players
    order = clockwise(dealer, players)
    start = 0
    for size in packets:
        for seat in order:
            hands[seat] += deck[start : start + size]
            start += size
    return tuple(hands)


class DeckTooShort(LookupError):
    """A deck gives out before all that was due could be dealt. ``args[0]`` is its index."""


@dataclass(frozen=True)
class Decks:
    """The decks for one hand, the next one being dealt after a misdeal or a redeal.

    First come those that are ``given``; with a ``seed`` there are more without end, shuffled from it.
    """

    pack: Pack
    given: tuple[Cards, ...] = ()
    seed: int | None = None

    def deck(self, time: int) -> Cards:
        """The deck of the ``time``-th deal, counted from 0, first card dealt first.

        Raises ``NoMoreDecks`` where decks are given, no seed, and none for this deal.
        """
        if time < len(self.given):
            return self.given[time]
        if self.seed is None:
            raise NoMoreDecks(time)
        return shuffle(self.pack, self.seed, time)

    def until(self, time: int) -> tuple[Cards, ...]:
        """The decks of the first deal to the ``time``-th, counted from 0. Raises ``NoMoreDecks``."""
        return tuple(map(self.deck, range(time + 1)))


class Dealt(NamedTuple):
    """Where the cards of a deal come from: the ``dealer``, and the decks of this hand.

    ``decks`` is None where they are not known; ``time`` of them were dealt before the one that is played.
    """

    dealer: int
    decks: Decks | None
    time: int = 0

    @property
    def deck(self) -> Cards:
        """The deck that is played, first card dealt first. Raises ``NoMoreDecks`` where it isn't known."""
        if self.decks is None:
            raise NoMoreDecks(self.time)
        return self.decks.deck(self.time)

    @property
    def so_far(self) -> tuple[Cards, ...]:
        """The decks of this hand up to the one that is played; none where they are not known."""
        return () if self.decks is None else self.decks.until(self.time)

    @property
    def known(self) -> tuple[Cards, ...]:
        """The decks of this hand up to the one that is played, and those to come that were given."""
        return () if self.decks is None else self.decks.until(max(self.time, len(self.decks.given) - 1))

    def deal_again(self) -> "Dealt":
        """The same dealer deals the next deck. Raises ``TooManyDeals`` where there were enough."""
        if self.time + 1 >= MOST_DEALS:
            raise TooManyDeals(self.time + 1)
        return Dealt(self.dealer, self.decks, self.time + 1)

    def hide(self) -> "Dealt":
        """What is left when nobody may look at the decks."""
        return Dealt(self.dealer, None, self.time)
