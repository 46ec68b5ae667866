"""Chips: what the players put into the pot, and what becomes of it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kortspel.state import Result


@dataclass(frozen=True)
class Pot:
    """The pot of one deal: the chips ``carried`` over, and those ``paid`` into it, by seat."""

    carried: int
    paid: tuple[int, ...]

    @property
    def total(self) -> int:
        """The chips in it."""
        return self.carried + sum(self.paid)

    def put(self, seats: Iterable[int], chips: int) -> "Pot":
        """The pot after each of the ``seats`` has put in so many ``chips``."""
        paid = list(self.paid)
        for seat in seats:
            paid[seat] += chips
        return Pot(self.carried, tuple(paid))

    def net(self, winner: int | None = None, takes: int = 0) -> tuple[int, ...]:
        """What each seat has gained or lost when the ``winner``, if there is one, takes so many chips."""
        return tuple(takes * (seat == winner) - chips for seat, chips in enumerate(self.paid))

    def award(self, winner: int, by: str) -> Result:
        """The end of a deal in which the ``winner`` takes the whole pot; ``by`` as in ``Result``."""
        return Result((winner,), by, self.total, 0, self.net(winner, self.total))

    def leave(self, by: str, winners: tuple[int, ...] = ()) -> Result:
        """The end of a deal after which the whole pot stays."""
        return Result(winners, by, self.total, self.total, self.net())


def antes(players: int, ante: int, carried: int = 0) -> Pot:
    """The pot after the ``ante`` of each of the ``players``, with what was ``carried`` over (D5, K2)."""
    return Pot(carried, (ante,) * players)


def split(chips: int, seats: Sequence[int]) -> dict[int, int]:
    """The shares of ``chips`` by seat: all alike, odd chips to the first ``seats`` (K18)."""
    share, odd = divmod(chips, len(seats))
    return {seat: share + (place < odd) for place, seat in enumerate(seats)}
