"""How a fair player plays Femkortskille: a few principles, each of which it can state.

Before the play it comes in where its share
of the pot is worth more than it costs. In the play it keeps its best cards for the fifth trick.
"""

from random import Random

from kortspel.actions import MOST_CHIPS
from kortspel.cards import Card, Cards
from kortspel.choice import Choice, Weighed, best
from kortspel.games.femkortskille.betting import Betting
from kortspel.games.femkortskille.exchange import Exchange
from kortspel.games.femkortskille.knocking import Knocking
from kortspel.games.femkortskille.odds import (
    CAME_IN,
    KNOCKS,
    MATCHES,
    RAISED,
    Odds,
    average,
    low_chance,
    weight,
)
from kortspel.games.femkortskille.state import State

KEEP_FROM = 14
"""The lowest rank, that of the eleven, that is not exchanged.

Of all such limits it won most often when deals were played with the engine, with three to seven players.
"""


def choose(view: State, _chance: Random) -> Choice:
    """What the seat on turn does in this ``view`` of its own. It leaves nothing to chance.

    Reasons before the play: ``strong-hand`` ``weak-hand`` ``waits`` ``worth-the-price`` ``costs-nothing``
    ``alone`` ``keeps-all`` ``exchanges-the-weakest``; in it: ``only-one`` ``leads-low`` ``wins-cheaply``
    ``throws-the-weakest``.
    """
    match view.round:
        case Knocking(turn=int(seat)) as said:
            return _knock(view, said, seat)
        case Betting(turn=int(seat)) as bets:
            return _bet(view, bets, seat)
        case Exchange(turn=int(seat), limit=limit):
            return _exchange(view.table.hands[seat] or (), limit)
    return _play(view)


def _play(view: State) -> Choice:
    """Keep the best cards for the fifth trick: play the lowest that is allowed (K12, K16)."""
    table = view.table
    legal = tuple(dict.fromkeys(table.legal()))
    hand = table.hand or legal
    if len(legal) == 1:
        reason = "only-one"
    elif not table.trick:
        reason = "leads-low"
    elif table.duty is not None and table.duty.over:
        reason = "wins-cheaply"
    else:
        reason = "throws-the-weakest"
    return best({card: average(_without(hand, card)) for card in legal}, reason)


def _without(hand: Cards, card: Card) -> Cards:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def _knock(view: State, said: Knocking, seat: int) -> Choice:
    """Knock if that is worth it whoever else knocks; wait while that depends on the others (K4-K8).

    A check costs nothing, and lets the hand knock later if that is worth it then.
    """
    stake, sure = view.terms.rules.knock_stake, said.said.count("knock")
    unsure = len(said.inside) - 1 - sure
    now = _odds(view, seat, sure, unsure)._replace(brings=stake)
    if not sure + unsure:
        return best({"knock": now.pot, "pass": 0}, "alone")
    worth = {"knock": now.chips(stake)}
    if not sure and said.said[seat] is None:
        worth["check"] = now.chips_when_known(stake)
    worth["pass"] = 0
    return best(worth, {"knock": "strong-hand", "check": "waits", "pass": "weak-hand"})


def _bet(view: State, bets: Betting, seat: int) -> Choice:
    """Stay in where a share of the pot is worth the price, raise with more than a fair one (KA1-KA4, KK2)."""
    opened, others = any(bets.bets), len(bets.inside) - 1
    away = "pass" if "pass" in bets.words else "fold" if opened else "check"
    worth: dict[str, float] = {}
    reasons = {away: "costs-nothing" if away == "check" else "weak-hand"}
    for more in (bets.least, 0) if opened and bets.raises < bets.most else (0,):
        cost, bet = bets.call + more, f"bet:{bets.call + more}"
        if cost <= MOST_CHIPS:
            worth[bet] = _after_bet(view, bets, seat, cost).chips(cost)
            reasons[bet] = "strong-hand" if more and opened else "worth-the-price"
    worth[away] = _odds(view, seat, others, 0).chips(0) if away == "check" else 0
    return best(worth, reasons if others else "alone")


def _after_bet(view: State, bets: Betting, seat: int, cost: int) -> Odds:
    """The odds when ``cost`` is put in: those who have bet as much as anyone stay in, others may."""
    highest, level = max(bets.bets), bets.bets[seat] + cost
    others = [chips for other, chips in enumerate(bets.bets) if other in bets.inside and other != seat]
    sure = [chips for chips in others if chips == highest > 0]
    unsure = [chips for chips in others if chips < highest or not highest]
    brings = sum([level - chips for chips in unsure]) / max(1, len(unsure))
    odds = _odds(view, seat, len(sure), len(unsure))
    heavy = odds.heavy * RAISED ** (bets.raises + (level > highest > 0))
    return odds._replace(heavy=heavy, brings=brings, adds=level - highest if highest else 0)


def _odds(view: State, seat: int, sure: int, unsure: int) -> Odds:
    """The odds of the hand as it is, with so many others in for sure and so many perhaps."""
    hand, rules = view.table.hands[seat] or (), view.terms.rules
    changed = any(count is not None for count in view.terms.counts)
    pot = 0 if view.staked is None else view.staked.total
    now = Odds(
        rules,
        weight(hand, complete=changed),
        sure,
        unsure,
        pot,
        CAME_IN,
        KNOCKS if rules.betting == "knock" else MATCHES,
    )
    return now._replace(at_once=low_chance(hand)) if rules.skituppslag else now


def _exchange(hand: Cards, limit: int) -> Choice:
    """Exchange what is lower than a card from the stock is likely to be, the lowest first (KK2)."""
    lowest = sorted(hand, key=lambda card: card.rank)
    away = [card for card in lowest[:limit] if card.rank < KEEP_FROM]
    weighed = tuple([Weighed(card, KEEP_FROM - card.rank) for card in lowest])
    if not away:
        return Choice("exchange", "keeps-all", weighed)
    return Choice("exchange:" + " ".join(away), "exchanges-the-weakest", weighed)
