"""The cards in the hands and on the table: tricks played one after another (G2)."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from kortspel.cards import Card, Pack
from kortspel.trick import Cards, Duty, Law, Reason, Verdict


class Trick(NamedTuple):
    """A finished trick: who led, the cards from the leader on, and the seat that won it."""

    leader: int
    cards: Cards
    winner: int


@dataclass(frozen=True)
class Table:
    """Hands by seat (None where unknown), the trick being played and the tricks behind it.

    ``length`` is the number of tricks of a deal; None lets play go on until a known hand is empty. An
    unknown hand may play any card not seen elsewhere.
    """

    law: Law
    pack: Pack
    hands: tuple[Cards | None, ...]
    leader: int
    trick: Cards = ()
    tricks: tuple[Trick, ...] = ()
    length: int | None = None

    @cached_property
    def turn(self) -> int | None:
        """The seat that must play now, or None when play is over."""
        return None if self.over else (self.leader + len(self.trick)) % len(self.hands)

    @property
    def over(self) -> bool:
        """Whether the last trick is complete."""
        if self.trick:
            return False
        if self.length is not None:
            return len(self.tricks) == self.length
        if any(hand == () for hand in self.hands):
            return True
        unknown = self.hands.count(None)
        return unknown > 0 and len(self.unseen) < unknown

    @cached_property
    def unseen(self) -> Cards:
        """The cards that are in no known hand and in no trick."""
        seen = [*self.trick]
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
        assert self.to_play is not None
        return self.law.duty(self.trick, self.to_play)

    def legal(self) -> Cards:
        """The cards that the seat on turn may play; none when play is over."""
        if self.turn is None:
            return ()
        return self.unseen if self.to_play is None else self.duty.legal

    def verdicts(self) -> tuple[Verdict, ...]:
        """The verdict on every card of the hand on turn, or on all that an unknown hand may hold."""
        if self.turn is None:
            return ()
        hand = self.unseen if self.to_play is None else self.to_play
        return tuple(self.judge(card) for card in hand)

    def judge(self, card: Card) -> Verdict:
        """The verdict on one card for the seat on turn.

        A card from an unknown hand is judged as if it were the whole hand: playing it says so much.
        """
        hand = self.to_play
        if card not in (self.unseen if hand is None else hand):
            return Verdict(card, False, Reason.NOT_IN_HAND)
        duty = self.law.duty(self.trick, (card,)) if hand is None else self.duty
        return self.law.verdict(duty, card)

    def play(self, card: Card) -> "Table":
        """The table after a legal ``card`` from the seat on turn."""
        seat = self.turn
        assert seat is not None
        hand = self.hands[seat]
        hands = self.hands
        if hand is not None:
            at = hand.index(card)
            hands = (*hands[:seat], hand[:at] + hand[at + 1 :], *hands[seat + 1 :])
        trick = (*self.trick, card)
        leader, tricks = self.leader, self.tricks
        if len(trick) == len(hands):
            leader = (leader + self.law.winner(trick)) % len(hands)
            tricks = (*tricks, Trick(self.leader, trick, leader))
            trick = ()
        return Table(self.law, self.pack, hands, leader, trick, tricks, self.length)

    def view(self, seat: int) -> "Table":
        """The table as ``seat`` sees it: the other hands are unknown, all that was played is open (F11)."""
        hands = tuple(hand if owner == seat else None for owner, hand in enumerate(self.hands))
        return replace(self, hands=hands, length=len(self.tricks) if self.over else self.length)
