"""What the pages say, from the same sentences: tests name a message, not its wording."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from tests.site.pages import FOLDER, LANGUAGES

__all__ = ["FOLDER", "LANGUAGES", "Card", "words"]
TRANSLATIONS = Path(__file__).parents[2] / "translations"


class Card(str):
    """A card among the arguments of a sentence, by its code."""


def words(lang: str, message: str, **arguments: str | int) -> str:
    """A sentence with plain single spaces. A card ``x`` brings ``x-rank`` along; ``x_y`` means ``x-y``."""
    plain: dict[str, str | int] = {}
    for name, value in arguments.items():
        plain[name.replace("_", "-")] = _card(lang, value) if isinstance(value, Card) else value
        if isinstance(value, Card):
            plain |= {f"{name}-rank": value[:-1], f"{name}-suit": value[-1], f"{name}-count": 1}
    return " ".join(_format(lang, message, plain).split())


def _card(lang: str, code: str) -> str:
    return _format(lang, "card", {"rank": code[:-1], "suit": code[-1]})


def _format(lang: str, message: str, arguments: dict[str, str | int]) -> str:
    pattern = _bundle(lang).get_message(message).value
    assert pattern, message
    text, errors = _bundle(lang).format_pattern(pattern, arguments)
    assert not errors, errors
    return str(text)


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for file in sorted((TRANSLATIONS / lang).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
