"""A match of Bismarck: twelve deals, each player forehand once for each contract (B13)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from kortspel.games.bismarck.contract import CONTRACTS, scores
from kortspel.games.bismarck.rules import PLAYERS
from kortspel.match import Standing

DEALS: Final = PLAYERS * len(CONTRACTS)
"""The deals of a match, twelve."""


class ContractUsed(ValueError):
    """Forehand announces a contract for the second time (B13)."""


def begin(dealer: int) -> Standing:
    """The standing before the first deal, which ``dealer`` deals (B2)."""
    return Standing(PLAYERS, dealer, net=(0,) * PLAYERS, used=((),) * PLAYERS)


def add_deal(standing: Standing, name: str, tricks: Sequence[int]) -> Standing:
    """The standing after a deal in the contract ``name``, the ``tricks`` being forehand's first.

    Twelve deals make a match; the highest total wins it, equal totals share it (B13, B14). Raises
    ``ContractUsed`` where forehand has announced this contract before.
    """
    forehand, before = standing.forehand, standing.used or ((),) * PLAYERS
    if name in before[forehand]:
        raise ContractUsed(name)
    by_place = scores(name, tricks)
    used = tuple((*names, name) if seat == forehand else names for seat, names in enumerate(before))
    played = replace(standing.pass_deal(), used=used)
    played = played.add_net([by_place[(seat - forehand) % PLAYERS] for seat in range(PLAYERS)])
    return replace(played, winners=played.best(played.net)) if played.deal == DEALS else played
