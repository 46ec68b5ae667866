"""Switches: the named choices of a game's rules, what each accepts, and reading them into rules."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


class BadSwitch(ValueError):
    """A value that a switch can't take: ``wrong-type`` or ``out-of-range``, and the place inside it."""

    def __init__(self, code: str, at: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.at = at


@dataclass(frozen=True)
class Count:
    """A whole number from ``low`` to ``high``, both included; with ``optional`` also null, for no limit."""

    low: int
    high: int
    optional: bool = False

    def values(self) -> dict[str, Any]:
        """The values that it accepts, described for the reply to ``game``."""
        return {"from": self.low, "to": self.high, "null": self.optional}

    def read(self, value: Any) -> int | None:
        """The number that a JSON value stands for, None for null. Raises ``BadSwitch``."""
        if self.optional and value is None:
            return None
        if type(value) is not int:
            raise BadSwitch("wrong-type")
        if not self.low <= value <= self.high:
            raise BadSwitch("out-of-range")
        return value


@dataclass(frozen=True)
class Packets:
    """The sizes of the packets that are dealt in turn, ``total`` cards in all."""

    total: int

    def values(self) -> dict[str, Any]:
        """The values that it accepts, described for the reply to ``game``."""
        return {"sum": self.total}

    def read(self, value: Any) -> tuple[int, ...]:
        """The sizes that a JSON value stands for. Raises ``BadSwitch``."""
        if type(value) is not list:
            raise BadSwitch("wrong-type")
        for index, size in enumerate(value):
            if type(size) is not int:
                raise BadSwitch("wrong-type", str(index))
            if not 1 <= size <= self.total:
                raise BadSwitch("out-of-range", str(index))
        if sum(value) != self.total:
            raise BadSwitch("out-of-range")
        return tuple(value)


@dataclass(frozen=True)
class Flag:
    """On or off."""

    def values(self) -> list[Any]:
        """The values that it accepts, one by one."""
        return [False, True]

    def read(self, value: Any) -> bool:
        """The flag that a JSON value stands for. Raises ``BadSwitch``."""
        if type(value) is not bool:
            raise BadSwitch("wrong-type")
        return value


@dataclass(frozen=True)
class Choice:
    """One of some ``names``; with ``optional`` also null, for none of them."""

    names: tuple[str, ...]
    optional: bool = False

    def values(self) -> list[Any]:
        """The values that it accepts, one by one."""
        return [*([None] if self.optional else []), *self.names]

    def read(self, value: Any) -> str | None:
        """The name that a JSON value stands for, None for null. Raises ``BadSwitch``."""
        if self.optional and value is None:
            return None
        if type(value) is not str:
            raise BadSwitch("wrong-type")
        if value not in self.names:
            raise BadSwitch("out-of-range")
        return value


type Switch = Count | Packets | Flag | Choice
"""What one switch accepts."""
type Switches = Mapping[str, Switch]
"""The switches of a profile by name."""


def field(name: str) -> str:
    """The field of a game's rules that holds a switch: ``knock-stake`` is ``knock_stake``."""
    return name.replace("-", "_")
