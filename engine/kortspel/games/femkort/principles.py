"""How a fair player plays Femkort: a few principles, each of which it can state.

Only the last trick counts (F12), and who wins the fourth leads to it. So the two cards that are hardest to
beat are kept as long as the duties allow, and of those two the weaker one tries to win the fourth trick.
"""

from random import Random

from kortspel.cards import Card, Cards
from kortspel.choice import Choice, Weighed
from kortspel.games.femkort.state import State

LED = 0.25
"""About how often it is just a given suit that is led."""
LAST_TWO = 2
"""The cards that decide: one for the fourth trick, one for the last."""
POOR = 0.3
"""Who has less than this in his two best cards asks for better ones, and agrees to a new deal."""


def choose(view: State, _chance: Random) -> Choice:
    """What the seat on turn does in this ``view`` of its own.

    Reasons: ``only-one``; ``throws-the-weakest`` card of the hand, or the ``weakest-legal`` one;
    ``wins-to-lead-last`` or ``keeps-the-best`` when two cards are left; and of a request for better cards
    ``poor-hand`` or ``good-hand``.
    """
    if view.request is not None:
        return _answer(view)
    table, hand = view.table, view.table.candidates()
    ask = f"redeal:ask:{view.turn}"
    if ask in view.actions() and _is_poor(view, hand):
        return Choice(ask, "poor-hand")
    legal = table.legal()
    if len(legal) == 1:
        return Choice(legal[0], "only-one")
    if len(hand) == LAST_TWO:
        return _choose_of_two(view, hand)
    strengths = {card: _strength(view, card) for card in hand}
    weakest = min(legal, key=lambda card: (strengths[card], card.rank))
    spared = strengths[weakest] > min(strengths.values())
    weighed = tuple(Weighed(card, -strengths[card]) for card in legal)
    return Choice(weakest, "weakest-legal" if spared else "throws-the-weakest", weighed)


def _choose_of_two(view: State, hand: Cards) -> Choice:
    """The fourth trick is won if the last card is a good one to lead; else the best is kept (F12)."""
    worths = {}
    for card, kept in (hand, hand[::-1]):
        wins, strength = _chance_to_win(view, card), _strength(view, kept)
        worths[card] = (wins + (1 - wins) * LED) * strength
    best = max(worths, key=lambda card: (worths[card], -card.rank))
    reason = "wins-to-lead-last" if _chance_to_win(view, best) else "keeps-the-best"
    return Choice(best, reason, tuple(Weighed(card, worth) for card, worth in worths.items()))


def _answer(view: State) -> Choice:
    """Whether to agree to a new deal (DV1)."""
    if _is_poor(view, view.table.hands[view.turn or 0] or ()):
        return Choice("redeal:yes", "poor-hand")
    return Choice("redeal:no", "good-hand")


def _is_poor(view: State, hand: Cards) -> bool:
    """Whether the hand has hardly anything to win the last trick with."""
    best = sorted((_strength(view, card) for card in hand), reverse=True)[:2]
    return sum(best) < POOR


def _strength(view: State, card: Card) -> float:
    """About how likely nobody can beat the ``card`` when it is led at last: no better one is out."""
    return _unbeaten(view, card, len(view.table.seats) - 1)


def _chance_to_win(view: State, card: Card) -> float:
    """About how likely the ``card`` wins this trick: whoever is still to play may beat it."""
    table = view.table
    trick = (*table.trick, card)
    if table.law.winner(trick) != len(trick) - 1:
        return 0.0
    return _unbeaten(view, card, (len(table.seats) - len(trick)) * len(table.candidates()))


def _unbeaten(view: State, card: Card, cards: int) -> float:
    """How likely so many ``cards`` of those unseen have none that beats the ``card``."""
    table = view.table
    unseen = table.unseen
    better = sum(table.law.winner((card, other)) == 1 for other in unseen)
    return (1 - better / len(unseen)) ** cards if unseen else 1.0
