"""Who pays what at the end of a deal of Femkortskille (K17, KV3, KA6)."""

from collections.abc import Sequence
from typing import NamedTuple

from kortspel.stakes import Pot


class Settlement(NamedTuple):
    """Chips: in the ``pot``, ``paid`` by all losers, what the winner ``takes``, what is ``carried`` over.

    ``net`` is what each seat has gained or lost by the deal.
    """

    pot: int
    paid: int
    takes: int
    carried: int
    net: tuple[int, ...]


def settle(
    pot: Pot,
    inside: Sequence[int],
    winner: int,
    *,
    losers_pay: bool,
    stay: bool,
    cap: int | None,
) -> Settlement:
    """The settlement after ``winner`` has won the last trick, ``inside`` being all who played.

    Each loser pays as much as the pot held, the same for each (K17), unless ``losers_pay`` is off (KA6). With
    ``stay`` the payments lie for the next deal (KV3), at most ``cap`` chips of them; the winner has the rest.
    """
    losers = [seat for seat in inside if seat != winner]
    each = pot.total if losers_pay else 0
    paid = each * len(losers)
    carried = paid if stay else 0
    if cap is not None:
        carried = min(carried, cap)
    takes = pot.total + paid - carried
    return Settlement(pot.total, paid, takes, carried, pot.put(losers, each).net(winner, takes))


class Payment(NamedTuple):
    """One movement of chips: ``what`` it is for, whose ``seat``, how many ``chips``, and by which ``rule``.

    ``what`` is one of ``carried`` ``ante`` ``knock-stake`` ``bet`` ``pays`` ``takes`` ``stays``; ``seat`` is
    None where no player pays or takes. ``lying`` are the chips in the middle after it, ``net`` what each seat
    has gained or lost so far.
    """

    what: str
    seat: int | None
    chips: int
    rule: str
    lying: int
    net: tuple[int, ...]


class Course:
    """The payments of a deal as they are made, one after the other."""

    def __init__(self, players: int) -> None:
        self.payments: list[Payment] = []
        self._net = [0] * players
        self._lying = 0

    def lie(self, what: str, chips: int, rule: str) -> None:
        """Chips of nobody's: those ``carried`` in lie there from now on, those that ``stays`` already do."""
        if what == "carried":
            self._lying += chips
        self._note(what, None, chips, rule)

    def put(self, what: str, seats: Sequence[int], chips: Sequence[int], rule: str) -> None:
        """Each of the ``seats`` puts its ``chips`` into the middle."""
        for seat, number in zip(seats, chips, strict=True):
            self._net[seat] -= number
            self._lying += number
            self._note(what, seat, number, rule)

    def take(self, seat: int, chips: int, rule: str) -> None:
        """The winner takes chips out of the middle."""
        self._net[seat] += chips
        self._lying -= chips
        self._note("takes", seat, chips, rule)

    def _note(self, what: str, seat: int | None, chips: int, rule: str) -> None:
        if chips:
            self.payments.append(Payment(what, seat, chips, rule, self._lying, tuple(self._net)))
