"""The cards in the hands and on the table: tricks played one after another (G2)."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, NamedTuple

from kortspel.cards import Card, Pack
from kortspel.trick import Duty, Law
from kortspel.verdict import Cards, Reason, Verdict


class Trick(NamedTuple):
    """A finished trick: the seat that led, the cards from the leader on, and the seat that won it."""

    leader: int
    cards: Cards
    winner: int


class Open(NamedTuple):
    """What is known of cards beside those in known hands and in tricks.

    ``aside``: they are in no hand. ``shown``: nobody can hold them but their ``owner``.
    """

    aside: Cards = ()
    shown: Cards = ()
    owner: int | None = None


NOTHING_OPEN: Final = Open()
"""Nothing more is known."""


@dataclass(frozen=True)
class Table:
    """Hands by seat (None where unknown), the trick being played and the tricks behind it.

    ``seats`` are those in play, clockwise; a hand that was thrown in lies before its player and takes no
    part. ``length`` is the number of tricks of a deal; None lets play go on until a known hand is empty.
    An unknown hand may play any card not seen elsewhere, ``open`` being what else is known.
    """

    law: Law
    pack: Pack
    hands: tuple[Cards | None, ...]
    seats: tuple[int, ...]
    leader: int
    trick: Cards = ()
    tricks: tuple[Trick, ...] = ()
    length: int | None = None
    open: Open = NOTHING_OPEN

    @cached_property
    def turn(self) -> int | None:
        """The seat that must play now, or None when play is over."""
        return None if self.over else self.seat(len(self.trick))

    def seat(self, place: int) -> int:
        """The seat that plays the ``place``-th card of the trick, the leader's being 0."""
        seats = self.seats
        return seats[(seats.index(self.leader) + place) % len(seats)]

    @property
    def over(self) -> bool:
        """Whether the last trick is complete."""
        if self.trick:
            return False
        if self.length is not None:
            return len(self.tricks) == self.length
        hands = [self.hands[seat] for seat in self.seats]
        if any(hand == () for hand in hands):
            return True
        return len(self.unseen) < hands.count(None)

    @cached_property
    def unseen(self) -> Cards:
        """The cards that are in no known hand, in no trick and not known to be aside, in pack order."""
        seen = [*self.trick, *self.open.aside]
        for hand in self.hands:
            seen += hand or ()
        for trick in self.tricks:
            seen += trick.cards
        return self.pack.without(seen)

    @property
    def to_play(self) -> Cards | None:
        """The hand of the seat on turn; None where it is unknown or play is over."""
        return None if self.turn is None else self.hands[self.turn]

    @cached_property
    def duty(self) -> Duty:
        """What the trick asks of the (known) hand on turn."""
        hand = self.to_play
        assert hand is not None
        return self.law.duty(self.trick, hand)

    def choices(self) -> Cards:
        """The cards that the seat on turn may think of: its hand, or all that an unknown one may hold."""
        if self.turn is None:
            return ()
        return self._unknown if self.to_play is None else self.to_play

    @property
    def _unknown(self) -> Cards:
        """The cards that the unknown hand on turn may hold."""
        if self.turn == self.open.owner:
            return self.unseen
        return tuple(card for card in self.unseen if card not in self.open.shown)

    def legal(self) -> Cards:
        """The cards that the seat on turn may play, in hand order; none when play is over."""
        turn = self.turn
        if turn is None:
            return ()
        return self._unknown if self.hands[turn] is None else self.duty.legal

    def judge(self, card: Card) -> Verdict:
        """The verdict on one card for the seat on turn.

        A card from an unknown hand is judged as if it were the whole hand: playing it says so much.
        """
        hand = self.to_play
        if card not in (self._unknown if hand is None else hand):
            return Verdict(card, False, Reason.NOT_IN_HAND)
        duty = self.law.duty(self.trick, (card,)) if hand is None else self.duty
        return self.law.verdict(duty, card)

    def play(self, card: Card) -> "Table":
        """The table after a ``card`` from the seat on turn, known to be legal: nothing is checked (G2)."""
        seat = self.turn
        assert seat is not None
        hand = self.hands[seat]
        hands = self.hands
        if hand is not None:
            at = hand.index(card)
            hands = (*hands[:seat], hand[:at] + hand[at + 1 :], *hands[seat + 1 :])
        trick = (*self.trick, card)
        leader, tricks = self.leader, self.tricks
        if len(trick) == len(self.seats):
            leader = self.seat(self.law.winner(trick))
            tricks = (*tricks, Trick(self.leader, trick, leader))
            trick = ()
        return Table(
            self.law, self.pack, hands, self.seats, leader, trick, tricks, self.length, self.open
        )  # fmt: skip

    def given(self, seat: int, cards: Cards) -> "Table":
        """The table after ``seat`` has got more cards; an unknown hand stays unknown."""
        hand = self.hands[seat]
        return self if hand is None else self._with_hand(seat, hand + cards)

    def laid_aside(self, seat: int, cards: Cards) -> "Table":
        """The table after ``seat`` has put away some of its cards; an unknown hand stays unknown."""
        hand = self.hands[seat]
        if hand is None:
            return self
        left = list(hand)
        for card in cards:
            left.remove(card)
        return self._with_hand(seat, tuple(left))

    def _with_hand(self, seat: int, hand: Cards) -> "Table":
        return replace(self, hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]))

    def view(self, seat: int, known: Open = NOTHING_OPEN) -> "Table":
        """The table as ``seat`` sees it: the other hands are unknown, all that was played is open (F11)."""
        hands = tuple(hand if owner == seat else None for owner, hand in enumerate(self.hands))
        length = len(self.tricks) if self.over else self.length
        return replace(self, hands=hands, length=length, open=known)
