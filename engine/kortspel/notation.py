"""One line of text for a deal or a position with the actions that follow: for links, files and people.

The line is safe in a URL as it stands. Its sections are joined by dots::

    femkort.modern.play.A.8H.QH-3H_x_AS.QH      game, profile, play, leader, trick, hands, actions
    femkort.modern.deal.3.C.8H-QH-...-AS.8H-QH  game, profile, deal, players, dealer, decks, actions

Seats are letters, A for seat 0. Cards and actions are joined by ``-``, hands and decks by ``_``; ``x`` is an
unknown hand. A switch that differs from the profile stands behind it: ``modern~target-5~packets-1-1-1-1-1``.
"""

from collections.abc import Mapping
from typing import Any

SEATS = "ABCDEFGHIJ"


class UnreadableLine(ValueError):
    """A text that has not the shape of a line. What is inside the sections is the door's to check."""


def write(fields: Mapping[str, Any]) -> str:
    """The line for a replay request's fields: ``hands``, ``leader`` and ``trick``, or ``decks``."""
    rules = dict(fields["rules"])
    profile = rules.pop("profile")
    head = [fields["game"], "~".join([profile, *(_write_switch(*item) for item in rules.items())])]
    if fields.get("hands") is not None:
        hands = "_".join("x" if hand is None else "-".join(hand) for hand in fields["hands"])
        head += ["play", SEATS[fields["leader"]], "-".join(fields["trick"]), hands]
    else:
        decks = "_".join("-".join(deck) for deck in fields["decks"])
        head += ["deal", str(fields["players"]), SEATS[fields["dealer"]], decks]
    return ".".join([*head, "-".join(fields["actions"])])


def read(line: str) -> dict[str, Any]:
    """The fields of a replay request that the line stands for. Raises :class:`UnreadableLine`."""
    match line.split("."):
        case [game, profile, "play", leader, trick, hands, actions]:
            cards: dict[str, Any] = {
                "leader": _seat(leader),
                "trick": _items(trick),
                "hands": [None if hand == "x" else _items(hand) for hand in hands.split("_")],
            }
        case [game, profile, "deal", players, dealer, decks, actions]:
            cards = {
                "players": _number(players),
                "dealer": _seat(dealer),
                "decks": [_items(deck) for deck in decks.split("_")],
            }
        case _:
            raise UnreadableLine(line)
    name, *switches = profile.split("~")
    rules = {"profile": name} | dict(_read_switch(text) for text in switches)
    return {"game": game, "rules": rules, **cards, "actions": _items(actions)}


def _items(text: str) -> list[str]:
    return text.split("-") if text else []


def _seat(text: str) -> int:
    if len(text) != 1 or text not in SEATS:
        raise UnreadableLine(text)
    return SEATS.index(text)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise UnreadableLine(text)
    return int(text)


def _write_switch(name: str, value: object) -> str:
    values = value if isinstance(value, list | tuple) else [value]
    return "-".join([name, *map(str, values)])


def _read_switch(text: str) -> tuple[str, Any]:
    name, *values = text.split("-")
    numbers = [_number(value) for value in values]
    if not numbers or (len(numbers) > 1 and name != "packets"):
        raise UnreadableLine(text)
    return name, numbers if name == "packets" else numbers[0]
