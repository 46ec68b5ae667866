"""One line of text for a deal or a position with the actions that follow: for links, files and people.

The line is safe in a URL as it stands. Its sections are joined by dots:

    femkort.modern.play.A.8H.QH-3H_x_AS.QH      game, profile, play, leader, trick, hands, actions
    femkort.modern.deal.3.C.8H-QH-...-AS.8H-QH  game, profile, deal, players, dealer, decks, actions

Seats are letters, A for seat 0. Cards and actions are joined by ``-``, hands and decks by ``_``; ``x`` is an
unknown hand, ``0`` is nothing: an empty trick, an empty hand, no actions. So a line ends in a letter or a
digit, and no mail or chat program leaves its end out of a link. Inside an action a blank is ``+``:
``bury:AS+2H+3D+4C``.

A switch that differs from the profile stands behind it: ``modern~target-5~packets-1-1-1-1-1``,
``pot~ante-2~trump:true``. What a deal takes over, or what must be named for a position, stands behind
``deal`` or ``play`` in the same way: ``deal~carried-8~used:spel+pass``, ``play~contract:valfri:H``.

Older lines have an empty text for nothing. They are still read, and so are those that have lost their end.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from kortspel.deal import LETTERS

EXTRAS = ("trump", "contract", "carried", "stake", "used", "tiebreak")
"""What else a request for a deal or a position may hold, and a line may say."""
NOTHING = "0"
"""An empty trick, an empty hand, no actions."""
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
        hands = "_".join("x" if hand is None else _list(hand) for hand in fields["hands"])
        cards = [LETTERS[fields["leader"]], _list(fields["trick"]), hands]
        head += [_with_settings("play", extras), *cards]
    else:
        decks = "_".join(map(_list, fields["decks"]))
        head += [_with_settings("deal", extras), str(fields["players"]), LETTERS[fields["dealer"]], decks]
    return ".".join([*head, _list(fields["actions"]).replace(" ", "+")])


def read(line: str) -> dict[str, Any]:
    """The fields of a replay request that the line stands for.

    Raises ``UnreadableLine`` for another shape. Whether cards, names and actions exist is not looked at.
    """
    match line.rstrip(".").split("."):
        case [game, profile, kind, one, two, three, *actions] if len(actions) < 2:
            name, rules = _settings(profile)
            kind, extras = _settings(kind)
        case _:
            raise UnreadableLine(line)
    match kind, (one, two, three):
        case "play", (leader, trick, hands):
            cards: dict[str, Any] = {
                "leader": _seat(leader),
                "trick": _items(trick),
                "hands": [None if hand == "x" else _items(hand) for hand in hands.split("_")],
            }
            if not actions:
                cards["hands"] += [[]] * _lost_hands(**cards)
        case "deal", (players, dealer, decks):
            cards = {
                "players": _number(players),
                "dealer": _seat(dealer),
                "decks": [_items(deck) for deck in decks.split("_")],
            }
        case _:
            raise UnreadableLine(line)
    if not set(extras) <= set(EXTRAS) or "profile" in rules:
        raise UnreadableLine(line)
    played = _items("".join(actions).replace("+", " "))
    return {"game": game, "rules": {"profile": name} | rules, **extras, **cards, "actions": played}


def _lost_hands(leader: int, trick: list[str], hands: list[list[str] | None]) -> int:
    """How many empty hands have gone from the end of an older line together with its last dot.

    Each played the last card that it had, and so the players before the one on turn.
    """
    if any(hand is None or len(hand) > 1 for hand in hands) or not any(hands):
        return 0
    turn = next(seat for seat, hand in enumerate(hands) if hand)
    return max(0, leader + len(trick) - turn - len(hands)) if trick else 0


def _list(items: Iterable[str]) -> str:
    return "-".join(items) or NOTHING


def _items(text: str) -> list[str]:
    return [] if text in ("", NOTHING) else text.split("-")


def _seat(text: str) -> int:
    if len(text) != 1 or text not in LETTERS:
        raise UnreadableLine(text)
    return LETTERS.index(text)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 17):
        raise UnreadableLine(text)
    return int(text)


def _with_settings(head: str, settings: Mapping[str, Any]) -> str:
    return "~".join([head, *(_write_setting(*item) for item in settings.items())])


def _settings(text: str) -> tuple[str, dict[str, Any]]:
    head, *settings = text.split("~")
    values = dict(map(_read_setting, settings))
    if len(values) < len(settings):
        raise UnreadableLine(text)
    return head, values


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
