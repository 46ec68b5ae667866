"""Verdicts: whether an action is legal, and the reason, as codes that are put into words elsewhere."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple

from kortspel.cards import Cards

type Fact = str | int | Sequence[str]
"""A fact of a case: a card's code, a number, a word or a seat's letter, or a list of cards or words."""
type Facts = Mapping[str, Fact]
"""The facts of a case by the names that sentences use for them: ``beat``, ``follow``, ``call``."""
NO_FACTS: Final[Facts] = MappingProxyType({})
"""Nothing more to say."""


def yes_or_no(flag: bool) -> str:
    """A flag as sentences know it."""
    return "yes" if flag else "no"


class Reason(StrEnum):
    """Why a card or a word is legal or not.

    Its text is the name in small letters, with hyphens: ``must-overtake``. That reason is seen from both
    sides: of a card that overtakes and of one that does not. A reason that ``grants`` is given only for words
    that are legal.
    """

    grants: bool
    __hash__ = str.__hash__

    def __new__(cls, text: str, grants: bool = False) -> "Reason":
        """A reason with this text."""
        reason = str.__new__(cls, text)
        reason._value_ = text
        reason.grants = grants
        return reason

    # Cards where suits must be followed.
    LEAD_ANYTHING = "lead-anything"
    MUST_OVERTAKE = "must-overtake"
    MAY_OVERTAKE = "may-overtake"
    FOLLOW_CANNOT_OVERTAKE = "follow-cannot-overtake"
    FOLLOW_TRICK_IS_TRUMPED = "follow-trick-is-trumped"
    FOLLOW_SUIT = "follow-suit"
    MUST_FOLLOW_SUIT = "must-follow-suit"
    VOID_DISCARD = "void-discard"
    VOID_TRUMP = "void-trump"
    # Cards of the Kille pack.
    HEADS = "heads"
    MUST_HEAD = "must-head"
    CANNOT_HEAD = "cannot-head"
    # Words that are legal.
    MAY_ASK = "may-ask", True
    MAY_ANSWER = "may-answer", True
    MISDEAL = "misdeal", True
    MAY_CHOOSE = "may-choose", True
    MAY_BURY = "may-bury", True
    FORGOTTEN_DISCARD = "forgotten-discard", True
    MAY_KNOCK = "may-knock", True
    MAY_CHECK = "may-check", True
    MAY_PASS = "may-pass", True
    MAY_FOLD = "may-fold", True
    MAY_BET = "may-bet", True
    MAY_EXCHANGE = "may-exchange", True
    # Refusals.
    NOT_IN_HAND = "not-in-hand"
    WRONG_PHASE = "wrong-phase"
    REDEAL_NOT_ALLOWED = "redeal-not-allowed"
    REDEAL_TOO_LATE = "redeal-too-late"
    ALREADY_ASKED = "already-asked"
    CONTRACT_USED = "contract-used"
    CONTRACT_STAYS = "contract-stays"
    WRONG_NUMBER_OF_CARDS = "wrong-number-of-cards"
    CHECK_AFTER_KNOCK = "check-after-knock"
    ALREADY_CHECKED = "already-checked"
    CHECK_AFTER_BET = "check-after-bet"
    BET_TOO_LOW = "bet-too-low"
    NO_MORE_RAISES = "no-more-raises"
    TOO_MANY_EXCHANGED = "too-many-exchanged"


class Verdict(NamedTuple):
    """Whether a card (or another action) is legal, why, the cards that prove it, the rule's id, the facts.

    ``card`` is the action's text. ``evidence``: the card to beat first, then cards of the hand in hand order.

    ``rule`` is None where no rule of the game is needed to see it, as for a card not in hand. ``args`` are
    what a sentence about it can say, so that nobody works them out again.
    """

    card: str
    legal: bool
    reason: Reason
    evidence: Cards = ()
    rule: str | None = None
    args: Facts = NO_FACTS

    def hide(self, trick: Cards) -> "Verdict":
        """The verdict without the cards of the hand that it is about: only the ``trick`` is open."""
        evidence = tuple(card for card in self.evidence if card in trick)
        secret = ("over", "follow", "missing")
        args = {name: fact for name, fact in self.args.items() if name not in secret}
        return self._replace(evidence=evidence, args=args | ({"known": "no"} if "known" in args else {}))


def judge_word(text: str, reason: Reason, rule: str | None = None, args: Facts = NO_FACTS) -> Verdict:
    """The verdict on a word, legal if the ``reason`` grants it."""
    return Verdict(text, reason.grants, reason, rule=rule, args=args)
