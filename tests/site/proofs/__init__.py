"""What each "See it" of a game really shows, asked of the engine through its door.

A game's module, named as its folder in ``docs/``, holds two tables: ``PROOFS`` from the id of a rule (or of a
question's heading) to what must be true of its position, and ``NOT_SHOWN`` from a rule to why no position can
show it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tests.engine.door import ask


@dataclass(frozen=True)
class Seen:
    """The position that a fence opens with, and what may be played from there."""

    fence: dict[str, Any]
    #: The rule or question that it is there for.
    about: str
    more: tuple[str, ...] = ()

    def after(self, *actions: str) -> "Seen":
        """The position after more actions."""
        return Seen(self.fence, self.about, self.more + actions)

    @property
    def _request(self) -> dict[str, Any]:
        fields: dict[str, Any] = {"ask": "replay", "line": self.fence.get("line")}
        if "lesson" in self.fence:
            step = ask(ask="lesson", lesson=self.fence["lesson"])["steps"][self.fence.get("step", 0)]
            fields["line"] = step["state"]["line"]
        if not self.more:
            return fields
        first = ask(**fields)
        return {"ask": "replay", "line": first["start"], "actions": [*first["played"], *self.more]}

    @cached_property
    def reply(self) -> dict[str, Any]:
        """What the engine says of the position."""
        reply = ask(**self._request)
        assert "error" not in reply, reply
        return reply

    def refusal(self, action: str) -> dict[str, Any]:
        """The error that an action is refused with here."""
        refused = ask(**self.after(action)._request)
        assert refused.get("error", {}).get("code") == "illegal-action", f"{action}: {refused}"
        return dict(refused["error"])


type Claim = Callable[[Seen], None]
"""Something that is true of a position; an ``AssertionError`` where it isn't."""


def allowed(action: str, reason: str, rule: str = "") -> Claim:
    """It may be played, for this reason, by this rule: without one, by that which the position is for."""

    def claim(seen: Seen) -> None:
        found = [verdict for verdict in seen.reply["verdicts"] if verdict["card"] == action]
        assert found, f"{action} is not judged"
        assert action in seen.reply["actions"]
        said = (found[0]["legal"], found[0]["reason"], found[0]["rule"])
        assert said == (True, reason, rule or seen.about)

    return claim


def refused(action: str, reason: str, rule: str = "") -> Claim:
    """It is refused, for this reason, by this rule: without one, by that which the position is for."""

    def claim(seen: Seen) -> None:
        error = seen.refusal(action)
        assert (error["reason"], error["rule"]) == (reason, rule or seen.about)

    return claim


def after(actions: str, *claims: Claim) -> Claim:
    """What is true after these actions, blanks between them."""

    def claim(seen: Seen) -> None:
        for each in claims:
            each(seen.after(*actions.split()))

    return claim


def says(path: str, value: Any) -> Claim:
    """A part of the reply, such as ``result/winners`` or ``tricks/-1/cards``, has this value."""

    def claim(seen: Seen) -> None:
        at: Any = seen.reply
        for name in path.split("/"):
            at = at[int(name)] if isinstance(at, list) else at[name]
        assert at == value, f"{path} is {at}"

    return claim


def forced(action: str, seat: int) -> Claim:
    """After this action the seat wins the deal, whatever the others do."""

    def claim(seen: Seen) -> None:
        assert _wins(seat, seen.after(action)), f"{action} can be stopped"

    return claim


def stopped(action: str, seat: int) -> Claim:
    """After this action the others can keep the seat from winning the deal, whatever it does."""

    def claim(seen: Seen) -> None:
        assert not _wins(seat, seen.after(action)), f"{action} wins too"

    return claim


def _wins(seat: int, seen: Seen) -> bool:
    """Whether a seat can win the deal against everyone else together, all hands being known."""
    reply = seen.reply
    if reply["result"]:
        return seat in reply["result"]["winners"]
    after = (_wins(seat, seen.after(action)) for action in reply["actions"])
    return any(after) if reply["turn"] == seat else all(after)
