"""What the engine knows of its games, and the sentences of a language, for the tests of both."""

import json
from functools import cache
from itertools import product
from typing import Any

from kortspel.api import answer
from kortspel.games import GAMES
from kortspel.sentences import Sentences

from tests.site.pages import TRANSLATIONS


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

    A form is a profile with each choice of those switches that have a list of values, where the engine takes
    them together: some do nothing beside others and are refused.
    """
    found = []
    for game, about in games().items():
        for profile, described in about["profiles"].items():
            listed = {name: kind for name, kind in described["values"].items() if isinstance(kind, list)}
            for values in product(*listed.values()):
                rules = {"profile": profile, **dict(zip(listed, values, strict=True))}
                reply = ask(ask="game", game=game, rules=rules)
                if reply.get("error", {}).get("code") != "switch-without-effect":
                    found.append((game, rules, reply["profiles"][profile]))
    return found


@cache
def sentences(lang: str) -> Sentences:
    """All sentences of a language."""
    return Sentences(lang, TRANSLATIONS / lang)
