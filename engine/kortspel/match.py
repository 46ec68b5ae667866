"""A session or match: what the results of several deals add up to."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from kortspel import bismarck, contract, femkort, femkortskille
from kortspel.deal import after, clockwise
from kortspel.stakes import antes, split

BISMARCK_DEALS: Final = bismarck.PLAYERS * len(contract.CONTRACTS)
"""The deals of a match of Bismarck, twelve: each player is forehand once for each contract (B13)."""


class ContractUsed(ValueError):
    """Forehand announces a contract for the second time (B13)."""


@dataclass(frozen=True)
class Standing:
    """Where a match stands after some deals.

    ``wins`` by seat, where they count (F13); ``net`` chips or scores by seat, where there are any. ``deal``
    deals are behind it and ``dealer`` deals the next one. ``winners`` are there when it is over. ``used``:
    the contracts that each has announced (B13). ``tiebreak``: the seats that play one more hand (D12).
    ``lying`` chips belong to nobody yet (DV2, K8).
    """

    players: int
    dealer: int
    wins: tuple[int, ...] | None = None
    net: tuple[int, ...] | None = None
    deal: int = 0
    winners: tuple[int, ...] = ()
    used: tuple[tuple[str, ...], ...] | None = None
    tiebreak: tuple[int, ...] | None = None
    lying: int = 0

    @property
    def over(self) -> bool:
        """Whether the match has its winner, or its winners."""
        return bool(self.winners)

    @property
    def forehand(self) -> int:
        """The seat that leads the next deal."""
        if self.tiebreak is None:
            return after(self.dealer, self.players)
        return next(seat for seat in clockwise(self.dealer, self.players) if seat in self.tiebreak)

    def _next_deal(self) -> "Standing":
        """The deal passes to the left (F2, D4, B2, K3)."""
        return replace(self, deal=self.deal + 1, dealer=after(self.dealer, self.players))

    def _best(self, points: Sequence[int] | None) -> tuple[int, ...]:
        assert points is not None
        return tuple(seat for seat in range(self.players) if points[seat] == max(points))


def _added(net: tuple[int, ...] | None, more: Sequence[int]) -> tuple[int, ...] | None:
    return None if net is None else tuple(map(sum, zip(net, more, strict=True)))


# -- Femkort ---------------------------------------------------------------------------------------


def session(rules: femkort.Rules, players: int, dealer: int) -> Standing:
    """The standing before the first deal of Femkort, which ``dealer`` deals (F2, D4)."""
    nothing = (0,) * players
    return Standing(players, dealer, wins=nothing, net=nothing if rules.ante else None)


def won(rules: femkort.Rules, standing: Standing, winner: int, misdeals: int = 0) -> Standing:
    """The standing after a hand won by ``winner`` (F13, F14, D9, D11), which may be the hand of a tie (D12).

    ``misdeals`` came before it in the same hand, each of which costs chips where they are staked (D10, DV4).
    """
    played = standing._next_deal()
    if standing.tiebreak is not None:
        return _decided(replace(played, tiebreak=None), winner)
    assert standing.wins is not None
    wins = tuple(count + (seat == winner) for seat, count in enumerate(standing.wins))
    played = replace(played, wins=wins)
    if rules.ante:
        result = rules.won(antes(standing.players, rules.paid(misdeals)), winner)
        net = _added(standing.net, result.net or ())
        played = replace(played, net=net, lying=standing.lying + result.carried)
    if wins[winner] == rules.target:
        return _decided(played, winner)
    return time_up(rules, played) if played.deal == rules.deals else played


def time_up(rules: femkort.Rules, standing: Standing) -> Standing:
    """The standing when the players stop: most chips win (D11), or most marks the pool (DV2).

    Those who are level play on (D12). One of those who are level deals next: the one whose turn it is, or the
    nearest to his left.
    """
    best = standing._best(standing.wins if rules.payout == "session-pool" else standing.net)
    if len(best) == 1:
        return _decided(standing, best[0])
    turns = (standing.dealer, *clockwise(standing.dealer, standing.players))
    return replace(standing, tiebreak=best, dealer=next(seat for seat in turns if seat in best))


def _decided(standing: Standing, winner: int) -> Standing:
    """The end: the winner takes what lies in the pool (DV2)."""
    pool = [standing.lying * (seat == winner) for seat in range(standing.players)]
    return replace(standing, winners=(winner,), net=_added(standing.net, pool), lying=0)


# -- Bismarck --------------------------------------------------------------------------------------


def twelve_deals(dealer: int) -> Standing:
    """The standing before the first deal of Bismarck, which ``dealer`` deals (B2)."""
    players = bismarck.PLAYERS
    return Standing(players, dealer, net=(0,) * players, used=((),) * players)


def scored(standing: Standing, name: str, tricks: Sequence[int]) -> Standing:
    """The standing after a deal in the contract ``name``, the ``tricks`` being forehand's first.

    Twelve deals make a match; the highest total wins it, equal totals share it (B13, B14). Raises
    ``ContractUsed`` where forehand has announced this contract before.
    """
    assert standing.used is not None
    forehand = standing.forehand
    if name in standing.used[forehand]:
        raise ContractUsed(name)
    net = list(standing.net or ())
    for place, score in enumerate(contract.scores(name, tricks)):
        net[(forehand + place) % standing.players] += score
    used = tuple((*names, name) if seat == forehand else names for seat, names in enumerate(standing.used))
    played = replace(standing._next_deal(), net=tuple(net), used=used)
    return replace(played, winners=played._best(net)) if played.deal == BISMARCK_DEALS else played


# -- Femkortskille ---------------------------------------------------------------------------------


def agreed_deals(players: int, dealer: int) -> Standing:
    """The standing before the first deal of Femkortskille, which ``dealer`` deals (K3)."""
    return Standing(players, dealer, net=(0,) * players)


def settled(rules: femkortskille.Rules, standing: Standing, net: Sequence[int], carried: int) -> Standing:
    """The standing after a deal that brought ``net`` chips to each seat and left ``carried`` (K18)."""
    played = replace(standing._next_deal(), net=_added(standing.net, net), lying=carried)
    return ended(played) if played.deal == rules.deals else played


def ended(standing: Standing) -> Standing:
    """The end: a pot still carried is split evenly, odd chips to the last deal's eldest first (K18).

    Most chips win, equal chips share.
    """
    eldest = standing.dealer  # the last deal's forehand would deal the next one
    order = [(eldest + place) % standing.players for place in range(standing.players)]
    shares = split(standing.lying, order)
    net = _added(standing.net, [shares[seat] for seat in range(standing.players)])
    return replace(standing, net=net, lying=0, winners=standing._best(net))
