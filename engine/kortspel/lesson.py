"""Worked examples as data: the cards, and the actions to step through."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

type Codes = tuple[str, ...]
"""Cards or actions as texts."""


@dataclass(frozen=True)
class Lesson:
    """A worked example of a game: its rules, who holds what, and what is done in order.

    ``cards`` are the fields of a replay request that say where the cards come from: hands and who leads, or a
    deck and who deals. ``shown``: what else belongs to it, by the names that the door uses.
    """

    name: str
    rules: Mapping[str, Any]
    cards: Mapping[str, Any]
    actions: Codes
    shown: Mapping[str, Any] = field(default_factory=dict)


def codes(text: str) -> Codes:
    """The cards or actions that a text holds, blanks between them."""
    return tuple(text.split())


def from_hands(leader: int, *hands: str, **named: str) -> Mapping[str, Any]:
    """The fields for given ``hands``, and what must be ``named`` with them."""
    return {"hands": [codes(hand) for hand in hands], "leader": leader, "trick": [], **named}


def from_deck(players: int, dealer: int, deck: str) -> Mapping[str, Any]:
    """The fields for a deal from a ``deck``."""
    return {"players": players, "dealer": dealer, "deck": codes(deck)}


def profile(name: str, **switches: Any) -> Mapping[str, Any]:
    """The field ``rules``."""
    return MappingProxyType({"profile": name, **switches})
