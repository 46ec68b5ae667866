"""The law of tricks with the Kille pack (K11-K15)."""

from collections.abc import Mapping
from dataclasses import dataclass

from kortspel.cards import Card, Cards
from kortspel.law import Duty, new_duty
from kortspel.verdict import Facts, Reason, Verdict, yes_or_no


@dataclass(frozen=True, slots=True)
class KilleLaw:
    """No suits: any card can win, and who can head the trick must (K12).

    ``equal_heads``: whether holding only an equal card counts as able (K14). Without it only a higher
    card does; an equal one still wins the trick where it may be played (A-14).
    """

    rules: Mapping[Reason, str]
    equal_heads: bool = True

    @property
    def trump(self) -> None:
        """None: there are no suits (K12)."""

    def winner(self, trick: Cards) -> int:
        """The index in ``trick`` of the highest card; of two equal ones that of the later (K13)."""
        at = 0
        for index, card in enumerate(trick):
            if card.rank >= trick[at].rank:
                at = index
        return at

    def duty(self, trick: Cards, hand: Cards) -> Duty:
        """What ``trick`` asks of ``hand`` (K12, K14, K15)."""
        if not trick:
            return new_duty((hand, hand, (), None, None))
        best = trick[0]
        for card in trick:
            if card.rank > best.rank:
                best = card
        least = best.rank if self.equal_heads else best.rank + 1
        over = tuple([card for card in hand if card.rank >= least])
        return new_duty((over or hand, hand, over, best, None))

    def verdict(self, duty: Duty, card: Card, *, known: bool = True) -> Verdict:
        """The verdict on ``card`` of the hand that has this ``duty``."""
        reason, evidence = self._ground(duty, card)
        args = self._facts(duty, card, known=known)
        return Verdict(card, card in duty.legal, reason, evidence, self.rules[reason], args)

    def _ground(self, duty: Duty, card: Card) -> tuple[Reason, Cards]:
        if duty.best is None:
            return Reason.LEAD_ANYTHING, ()
        headed = (duty.best,)
        if card in duty.over:
            return Reason.HEADS, headed
        if duty.over:
            return Reason.MUST_HEAD, headed + duty.over
        return Reason.CANNOT_HEAD, headed

    def _facts(self, duty: Duty, card: Card, *, known: bool) -> Facts:
        facts = {"card": card, "known": yes_or_no(known), "equal-heads": yes_or_no(self.equal_heads)}
        if duty.best is None:
            return facts
        trick = {"beat": duty.best, "equal": yes_or_no(card == duty.best)}
        return facts | trick | ({"over": duty.over} if known else {})
