"""A match of Femkortskille: so many deals, for chips (K18)."""

from collections.abc import Sequence
from dataclasses import replace

from kortspel.games.femkortskille.rules import Rules
from kortspel.match import Standing
from kortspel.stakes import split


def begin(players: int, dealer: int) -> Standing:
    """The standing before the first deal, which ``dealer`` deals (K3)."""
    return Standing(players, dealer, net=(0,) * players, lying=0)


def add_deal(rules: Rules, standing: Standing, net: Sequence[int], carried: int) -> Standing:
    """The standing after a deal that brought ``net`` chips to each seat and left ``carried`` (K18)."""
    played = replace(standing.pass_deal().add_net(net), lying=carried)
    return end(played) if played.deal == rules.deals else played


def end(standing: Standing) -> Standing:
    """The end: a pot still carried is split evenly, odd chips to the last deal's eldest first (K18).

    Most chips win, equal chips share.
    """
    eldest = standing.dealer  # the last deal's forehand would deal the next one
    order = [(eldest + place) % standing.players for place in range(standing.players)]
    shares = split(standing.lying or 0, order)
    ended = standing.add_net([shares[seat] for seat in range(standing.players)])
    return replace(ended, lying=0, winners=ended.best(ended.net))
