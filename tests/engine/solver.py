"""A second opinion on endings: brute force through the public state alone, to the result of the deal.

It shares nothing with the engine's own search: it asks the state what may be done, does it, and looks who has
won in the end, or what the deal has brought.
"""

from collections.abc import Callable
from typing import Any


class Solver:
    """Whether ``seat`` reaches its goal in an ending, ``reached`` being told the result of the deal."""

    def __init__(self, seat: int, reached: Callable[[Any], bool]) -> None:
        self.seat = seat
        self.reached = reached
        self._forced: dict[Any, bool] = {}
        self._averages: dict[Any, float] = {}

    def forces(self, state: Any) -> bool:
        """Whether it does so whatever all others do."""
        if state.turn is None:
            return self.reached(state.result)
        key = self._key(state)
        if key not in self._forced:
            outcomes = (self.forces(state.play(action)) for action in state.actions())
            self._forced[key] = any(outcomes) if state.turn == self.seat else all(outcomes)
        return self._forced[key]

    def average(self, state: Any, value: Callable[[Any], float]) -> float:
        """What the deal brings on average where everybody plays any legal card."""
        if state.turn is None:
            return value(state.result)
        key = self._key(state)
        if key not in self._averages:
            outcomes = [self.average(state.play(action), value) for action in state.actions()]
            self._averages[key] = sum(outcomes) / len(outcomes)
        return self._averages[key]

    def _key(self, state: Any) -> Any:
        """All that the end depends on; how many tricks the others have taken doesn't matter to the seat."""
        return state.table.hands, state.table.trick, state.table.leader, state.table.taken[self.seat]
