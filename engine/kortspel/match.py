"""A session or match: what the results of several deals add up to."""

from collections.abc import Sequence
from dataclasses import dataclass

from kortspel.deal import after


@dataclass(frozen=True)
class Session:
    """The standing after some deals of a session to a number of wins (F13, F14).

    ``wins`` by seat; ``deal`` deals are behind it and ``dealer`` deals the next one.
    """

    target: int
    wins: tuple[int, ...]
    deal: int
    dealer: int

    @property
    def winners(self) -> tuple[int, ...]:
        """The one seat that has reached the target, or nobody yet."""
        return tuple(seat for seat, wins in enumerate(self.wins) if wins >= self.target)

    @property
    def over(self) -> bool:
        """Whether the session has its winner."""
        return bool(self.winners)

    @property
    def forehand(self) -> int:
        """The seat that leads the next deal."""
        return after(self.dealer, len(self.wins))

    def won(self, winner: int) -> "Session":
        """The standing after a deal won by ``winner``; the deal passes to the left (F2)."""
        wins = tuple(count + (seat == winner) for seat, count in enumerate(self.wins))
        return Session(self.target, wins, self.deal + 1, after(self.dealer, len(wins)))


def session(target: int, players: int, dealer: int, winners: Sequence[int] = ()) -> Session:
    """The standing after deals won by ``winners`` in order. ``dealer`` dealt the first."""
    standing = Session(target, (0,) * players, 0, dealer)
    for winner in winners:
        standing = standing.won(winner)
    return standing
