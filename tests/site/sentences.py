"""The sentences of a language, formatted with what the widgets give them."""

import json
import re
from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import Any

from kortspel.api import answer
from kortspel.games import GAMES

from tests.site.messages import bundle

type Arguments = dict[str, str | int]

SUITED = re.compile(r"(10|[2-9JQKA])([SHDC])")


def ask(**request: Any) -> dict[str, Any]:
    """The engine's reply to a request."""
    return dict(json.loads(answer(json.dumps(request))))


@cache
def games() -> dict[str, dict[str, Any]]:
    """All games, as the engine describes them."""
    return {name: ask(ask="game", game=name) for name in GAMES}


@cache
def forms() -> list[tuple[str, dict[str, Any], dict[str, Any]]]:
    """Every form of every game: its name, the rules that ask for it, and what the engine says of it.

    A form is a profile with each choice of those switches that have a list of values.
    """
    found = []
    for game, about in games().items():
        for profile, described in about["profiles"].items():
            listed = {name: kind for name, kind in described["values"].items() if isinstance(kind, list)}
            for values in product(*listed.values()):
                rules = {"profile": profile, **dict(zip(listed, values, strict=True))}
                reply = ask(ask="game", game=game, rules=rules)
                found.append((game, rules, reply["profiles"][profile]))
    return found


def say(lang: str, message: str, arguments: Arguments) -> str:
    """The sentence, which must be whole."""
    found = bundle(lang).get_message(message)
    assert found.value, message
    text, errors = bundle(lang).format_pattern(found.value, arguments)
    assert errors == [], f"{message}: {errors}"
    assert text == "" or "{" not in text
    assert "  " not in str(text).replace("\n", " "), f"{message}: {text}"
    return str(text)


def name(lang: str, card: str) -> str:
    """The name of a card of either pack."""
    rank, suit = split(card)
    return say(lang, "card" if suit else "kille-card", {"rank": rank, "suit": suit})


def split(card: str) -> tuple[str, str]:
    """A card's rank and suit; a card of the Kille pack has none."""
    suited = SUITED.fullmatch(card)
    return (suited[1], suited[2]) if suited else (card, "")


def of_card(lang: str, key: str, card: str) -> Arguments:
    """A card as an argument: its name, and beside it its rank and suit."""
    rank, suit = split(card)
    return {key: name(lang, card), f"{key}-rank": rank, f"{key}-suit": suit}


def of_list(key: str, items: Iterable[str]) -> Arguments:
    """A list as an argument: joined, and beside it how many there are."""
    listed = list(items)
    return {key: ", ".join(listed), f"{key}-count": len(listed)}


def of_action(lang: str, action: str) -> Arguments:
    """What an action is about: a card, the cards picked, chips or a contract."""
    head, _, rest = action.partition(":")
    first, _, suit = rest.partition(":")
    if head in ("bury", "exchange"):
        return of_list("picked", [name(lang, card) for card in first.split()])
    if head in ("knock", "check", "pass", "fold", "bet", "contract", "redeal", "misdeal"):
        chips = int(first) if first.isdecimal() else 0
        seat = seats([int(suit)])[0] if suit.isdecimal() else "?"
        more: Arguments = {"chips": chips, "contract": first, "suit": suit, "seat": seat}
        return of_list("picked", []) | more
    return of_card(lang, "card", action) | of_list("picked", [name(lang, action)])


def of_verdict(lang: str, verdict: dict[str, Any], led: str | None) -> Arguments:
    """What the sentence on a verdict is given."""
    evidence = verdict["evidence"]
    arguments = of_action(lang, verdict["card"]) | {"rule": verdict["rule"] or ""}
    arguments |= of_list("cards", [name(lang, card) for card in evidence])
    if led:
        arguments["suit"] = split(led)[1]
    if evidence:
        arguments |= of_card(lang, "beat", evidence[0])
        arguments |= of_list("over", [name(lang, card) for card in evidence[1:]])
        arguments["equal"] = "yes" if evidence[0] == verdict["card"] else "no"
    return arguments


def seats(numbers: Iterable[int]) -> list[str]:
    """The names of seats."""
    return ["ABCDEFGHIJ"[number] for number in numbers]
