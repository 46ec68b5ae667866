"""A session or match: what the results of several deals add up to."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from kortspel.deal import clockwise, next_seat


@dataclass(frozen=True)
class Standing:
    """Where a match stands after some deals.

    ``wins`` by seat, where they count (F13); ``net`` chips or scores by seat, where there are any. ``deal``
    deals are behind it and ``dealer`` deals the next one. ``winners`` are there when it is over. ``used``:
    the contracts that each has announced (B13). ``tiebreak``: the seats that play one more hand (D12).
    ``lying`` chips belong to nobody yet (DV2, K8); None where nothing is staked. So many ``misdeals`` came
    before the next deal of the same hand (D10).
    """

    players: int
    dealer: int
    wins: tuple[int, ...] | None = None
    net: tuple[int, ...] | None = None
    deal: int = 0
    winners: tuple[int, ...] = ()
    used: tuple[tuple[str, ...], ...] | None = None
    tiebreak: tuple[int, ...] | None = None
    lying: int | None = None
    misdeals: int = 0

    @property
    def over(self) -> bool:
        """Whether the match has its winner, or its winners."""
        return bool(self.winners)

    @property
    def seats(self) -> tuple[int, ...]:
        """Those who play the next deal."""
        return tuple(range(self.players)) if self.tiebreak is None else self.tiebreak

    @property
    def forehand(self) -> int:
        """The seat that leads the next deal."""
        if self.tiebreak is None:
            return next_seat(self.dealer, self.players)
        return next(seat for seat in clockwise(self.dealer, self.players) if seat in self.tiebreak)

    def pass_deal(self) -> "Standing":
        """One more deal is behind it, and the deal passes to the left (F2, D4, B2, K3)."""
        return replace(self, deal=self.deal + 1, dealer=next_seat(self.dealer, self.players))

    def add_win(self, winner: int) -> "Standing":
        """One more deal is won by ``winner`` (F13)."""
        wins = self.wins or (0,) * self.players
        return replace(self, wins=tuple(count + (seat == winner) for seat, count in enumerate(wins)))

    def add_net(self, more: Sequence[int]) -> "Standing":
        """Each seat has gained or lost so much ``more``; nothing changes where nothing is counted."""
        if self.net is None:
            return self
        return replace(self, net=tuple(map(sum, zip(self.net, more, strict=True))))

    def best(self, points: Sequence[int] | None) -> tuple[int, ...]:
        """The seats that have the most ``points``."""
        points = points or (0,) * self.players
        return tuple(seat for seat in range(self.players) if points[seat] == max(points))
