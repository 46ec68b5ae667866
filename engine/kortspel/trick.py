"""One trick: who must play what, and why.

A :class:`Law` says how tricks are played in a game. Asked about a trick and a hand it finds the
:class:`Duty`, the one result from which both the legal cards and every :class:`Verdict` follow, so a
hint and a check can't disagree.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from kortspel.cards import Card

type Cards = tuple[Card, ...]


class Reason(StrEnum):
    """Why a card is legal or not. ``MUST_OVERTAKE`` is seen from both sides."""

    LEAD_ANYTHING = "lead-anything"
    MUST_OVERTAKE = "must-overtake"
    MAY_OVERTAKE = "may-overtake"
    FOLLOW_CANNOT_OVERTAKE = "follow-cannot-overtake"
    FOLLOW_SUIT = "follow-suit"
    MUST_FOLLOW_SUIT = "must-follow-suit"
    VOID_DISCARD = "void-discard"
    NOT_IN_HAND = "not-in-hand"
    WRONG_PHASE = "wrong-phase"
    REDEAL_NOT_ALLOWED = "redeal-not-allowed"


class Verdict(NamedTuple):
    """Whether a card (or another action) is legal, why, the cards that prove it, and the rule's id.

    ``rule`` is None where no rule of the game is needed to see it, as for a card not in hand.
    """

    card: str
    legal: bool
    reason: Reason
    evidence: Cards = ()
    rule: str | None = None


class Duty(NamedTuple):
    """What a trick asks of a hand.

    ``legal``: the cards that may be played, never empty unless the hand is. ``follow``: the hand's
    cards of the led suit. ``over``: those among them that beat ``best``, the card winning the trick so
    far (None before the lead).
    """

    legal: Cards
    follow: Cards
    over: Cards
    best: Card | None


@dataclass(frozen=True, slots=True)
class Law:
    """How a trick is played.

    ``must_head``: who can overtake must (F7). ``rules``: for each reason that the game can give, the id
    of its rule; a law that doesn't list ``MAY_OVERTAKE`` has nothing special to say of overtaking.
    """

    must_head: bool
    rules: Mapping[Reason, str]

    def winner(self, trick: Cards) -> int:
        """The index in ``trick`` of the card winning it: the highest of the led suit (G4, F10)."""
        best = 0
        for index, card in enumerate(trick):
            if card.suit == trick[best].suit and card.rank > trick[best].rank:
                best = index
        return best

    def duty(self, trick: Cards, hand: Cards) -> Duty:
        """What ``trick``, the cards played so far from the leader on, asks of ``hand``."""
        if not trick:
            return Duty(hand, (), (), None)
        led = trick[0].suit
        best = trick[self.winner(trick)]
        follow = tuple([card for card in hand if card.suit == led])
        if not follow:
            return Duty(hand, (), (), best)
        over = tuple([card for card in follow if card.rank > best.rank])
        return Duty(over if over and self.must_head else follow, follow, over, best)

    def verdict(self, duty: Duty, card: Card) -> Verdict:
        """The verdict on ``card`` of the hand that has this ``duty``."""
        reason, evidence = self._ground(duty, card)
        return Verdict(card, card in duty.legal, reason, evidence, self.rules[reason])

    def _ground(self, duty: Duty, card: Card) -> tuple[Reason, Cards]:
        if duty.best is None:
            return Reason.LEAD_ANYTHING, ()
        if not duty.follow:
            return Reason.VOID_DISCARD, ()
        if card not in duty.follow:
            return Reason.MUST_FOLLOW_SUIT, duty.follow
        beaten = (duty.best,)
        if self.must_head:
            if card in duty.over:
                return Reason.MUST_OVERTAKE, beaten
            if duty.over:
                return Reason.MUST_OVERTAKE, beaten + duty.over
            return Reason.FOLLOW_CANNOT_OVERTAKE, beaten
        if card in duty.over and Reason.MAY_OVERTAKE in self.rules:
            return Reason.MAY_OVERTAKE, beaten
        return Reason.FOLLOW_SUIT, ()
