"""One line of text for a deal or a position with the actions that follow: for links, files and people.

The line is safe in a URL as it stands. Its sections are joined by dots:

    femkort.modern.play.A.8H.QH-3H_x_AS.QH      game, profile, play, leader, trick, hands, actions
    femkort.modern.deal.3.C.8H-QH-...-AS.8H-QH  game, profile, deal, players, dealer, decks, actions

Seats are letters, A for seat 0. Cards and actions are joined by ``-``, hands and decks by ``_``; ``x`` is an
unknown hand. Inside an action a blank is ``+``: ``bury:AS+2H+3D+4C``.

A switch that differs from the profile stands behind it: ``modern~target-5~packets-1-1-1-1-1``,
``pot~ante-2~trump:true``. What a deal takes over, or what must be named for a position, stands behind
``deal`` or ``play`` in the same way: ``deal~carried-8~used:spel+pass``, ``play~contract:valfri:H``.
"""

from collections.abc import Mapping
from typing import Any

SEATS = "ABCDEFGHIJ"
"""The letters of the seats."""
EXTRAS = ("trump", "contract", "carried", "stake", "used", "tiebreak")
"""What else a request for a deal or a position may hold, and a line may say."""
_WORDS = {"true": True, "false": False, "null": None}


class UnreadableLine(ValueError):
    """A text that has not the shape of a line. What is inside the sections is the door's to check."""


def write(fields: Mapping[str, Any]) -> str:
    """The line for a replay request's fields, as ``read`` gives them back.

    ``game``, ``rules`` with its ``profile``, and ``actions``; ``hands``, ``leader`` and ``trick``, or
    ``players``, ``dealer`` and ``decks``; any of ``EXTRAS``. Nothing is checked.
    """
    rules = dict(fields["rules"])
    profile = rules.pop("profile")
    extras = {name: fields[name] for name in EXTRAS if name in fields}
    head = [fields["game"], _with_settings(profile, rules)]
    if fields.get("hands") is not None:
        hands = "_".join("x" if hand is None else "-".join(hand) for hand in fields["hands"])
        cards = [SEATS[fields["leader"]], "-".join(fields["trick"]), hands]
        head += [_with_settings("play", extras), *cards]
    else:
        decks = "_".join("-".join(deck) for deck in fields["decks"])
        head += [_with_settings("deal", extras), str(fields["players"]), SEATS[fields["dealer"]], decks]
    return ".".join([*head, "-".join(fields["actions"]).replace(" ", "+")])


def read(line: str) -> dict[str, Any]:
    """The fields of a replay request that the line stands for.

    Raises ``UnreadableLine`` for another shape. Whether cards, names and actions exist is not looked at.
    """
    match line.split("."):
        case [game, profile, kind, *sections, actions]:
            name, rules = _settings(profile)
            kind, extras = _settings(kind)
        case _:
            raise UnreadableLine(line)
    match kind, sections:
        case "play", [leader, trick, hands]:
            cards: dict[str, Any] = {
                "leader": _seat(leader),
                "trick": _items(trick),
                "hands": [None if hand == "x" else _items(hand) for hand in hands.split("_")],
            }
        case "deal", [players, dealer, decks]:
            cards = {
                "players": _number(players),
                "dealer": _seat(dealer),
                "decks": [_items(deck) for deck in decks.split("_")],
            }
        case _:
            raise UnreadableLine(line)
    if not set(extras) <= set(EXTRAS):
        raise UnreadableLine(line)
    played = _items(actions.replace("+", " "))
    return {"game": game, "rules": {"profile": name} | rules, **extras, **cards, "actions": played}


def _items(text: str) -> list[str]:
    return text.split("-") if text else []


def _seat(text: str) -> int:
    if len(text) != 1 or text not in SEATS:
        raise UnreadableLine(text)
    return SEATS.index(text)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 17):
        raise UnreadableLine(text)
    return int(text)


def _with_settings(head: str, settings: Mapping[str, Any]) -> str:
    return "~".join([head, *(_write_setting(*item) for item in settings.items())])


def _settings(text: str) -> tuple[str, dict[str, Any]]:
    head, *settings = text.split("~")
    return head, dict(_read_setting(setting) for setting in settings)


def _write_setting(name: str, value: Any) -> str:
    """Whole numbers stand behind hyphens where the name has none, everything else behind a colon."""
    values = list(value) if isinstance(value, list | tuple) else [value]
    if "-" not in name and all(type(each) is int for each in values):
        return "-".join([name, *map(str, values)])
    return name + ":" + "+".join(map(_text, values))


def _text(value: Any) -> str:
    return next((word for word, meant in _WORDS.items() if value is meant), str(value))


def _read_setting(text: str) -> tuple[str, Any]:
    name, colon, value = text.partition(":")
    if colon:
        return name, value.split("+") if name == "used" else _value(value)
    name, *values = text.split("-")
    numbers = [_number(value) for value in values]
    if not numbers or (len(numbers) > 1 and name != "packets"):
        raise UnreadableLine(text)
    return name, numbers if name == "packets" else numbers[0]


def _value(text: str) -> Any:
    if text in _WORDS:
        return _WORDS[text]
    return _number(text) if text.isdecimal() else text
