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
