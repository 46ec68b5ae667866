"""The laws of tricks: who must play what, why, and who wins.

A ``Law`` says how tricks are played in a game. Asked about a trick and a hand it finds the
``Duty``, the one result from which both the legal cards and every verdict follow, so a hint and a
check can't disagree.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple, Protocol

from kortspel.cards import Card, Cards
from kortspel.verdict import Facts, Reason, Verdict, yes_or_no


class Duty(NamedTuple):
    """What a trick asks of a hand.

    ``legal``: the cards that may be played, never empty unless the hand is. ``follow``: the hand's
    cards of the led suit (all of it where there are no suits). ``over``: those among them that beat
    ``best``, the card winning the trick so far (None before the lead). ``led`` is the led suit, empty where
    there is none.
    """

    legal: Cards
    follow: Cards
    over: Cards
    best: Card | None
    led: str = ""


new_duty: Final[Callable[[tuple[object, ...]], Duty]] = partial(tuple.__new__, Duty)
"""A duty of all its fields in order: one is made for every card played, and this is the quickest way."""


class Law(Protocol):
    """How a trick is played."""

    @property
    def rules(self) -> Mapping[Reason, str]:
        """For each reason that can be given for a card the id of its rule."""

    @property
    def trump(self) -> str | None:
        """The trump suit, None where there is none."""

    def winner(self, trick: Cards) -> int:
        """The index in ``trick``, complete or not, of the card winning it; 0 is the leader's."""

    def duty(self, trick: Cards, hand: Cards) -> Duty:
        """What ``trick``, the cards played so far from the leader on, asks of ``hand``."""

    def verdict(self, duty: Duty, card: Card, *, known: bool = True) -> Verdict:
        """The verdict on ``card``, which must be in the hand that has this ``duty``.

        Where that hand is not ``known`` nothing is said of its other cards.
        """


@dataclass(frozen=True, slots=True)
class SuitLaw:
    """Suit is followed; the highest trump wins, or else the highest card of the led suit (G4).

    ``must_head``: who can overtake must (F7). ``rules``: a law that doesn't list ``MAY_OVERTAKE`` has
    nothing special to say of overtaking. ``trump``: the trump suit, if there is one (DV5, B4).
    """

    must_head: bool
    rules: Mapping[Reason, str]
    trump: str | None = None

    def winner(self, trick: Cards) -> int:
        """The index in ``trick`` of the card winning it (G4, F10, B9)."""
        return trick.index(self.best(trick))

    def best(self, trick: Cards) -> Card:
        """The card winning ``trick``, complete or not (G4, F10, B9)."""
        best, trump = trick[0], self.trump
        for card in trick:
            if card.rank > best.rank if card.suit == best.suit else card.suit == trump:
                best = card
        return best

    def duty(self, trick: Cards, hand: Cards) -> Duty:
        """What ``trick`` asks of ``hand``.

        Once a trick of another suit is trumped nobody who follows can overtake (A-07).
        """
        if not trick:
            return new_duty((hand, (), (), None, None))
        led = trick[0].suit
        best = self.best(trick)
        follow = tuple([card for card in hand if card.suit == led])
        if not follow:
            return new_duty((hand, (), (), best, led))
        if best.suit != led:
            return new_duty((follow, follow, (), best, led))
        rank = best.rank
        over = tuple([card for card in follow if card.rank > rank])
        return new_duty((over if over and self.must_head else follow, follow, over, best, led))

    def verdict(self, duty: Duty, card: Card, *, known: bool = True) -> Verdict:
        """The verdict on ``card`` of the hand that has this ``duty``."""
        reason, evidence = self._ground(duty, card)
        args = self._facts(duty, card, known=known)
        return Verdict(card, card in duty.legal, reason, evidence, self.rules[reason], args)

    def _ground(self, duty: Duty, card: Card) -> tuple[Reason, Cards]:
        if duty.best is None:
            return Reason.LEAD_ANYTHING, ()
        if not duty.follow:
            return Reason.VOID_TRUMP if card.suit == self.trump else Reason.VOID_DISCARD, ()
        if card not in duty.follow:
            return Reason.MUST_FOLLOW_SUIT, duty.follow
        beaten = (duty.best,)
        if self.must_head:
            if card in duty.over:
                return Reason.MUST_OVERTAKE, beaten
            if duty.over:
                return Reason.MUST_OVERTAKE, beaten + duty.over
            if duty.best.suit != card.suit:
                return Reason.FOLLOW_TRICK_IS_TRUMPED, beaten
            return Reason.FOLLOW_CANNOT_OVERTAKE, beaten
        if card in duty.over and Reason.MAY_OVERTAKE in self.rules:
            return Reason.MAY_OVERTAKE, beaten
        return Reason.FOLLOW_SUIT, ()

    def _facts(self, duty: Duty, card: Card, *, known: bool) -> Facts:
        facts = {"card": card, "known": yes_or_no(known), "trump": self.trump or "none"}
        if duty.best is None:
            return facts
        trick = {"suit": duty.led, "beat": duty.best}
        return facts | trick | ({"over": duty.over, "follow": duty.follow} if known else {})
