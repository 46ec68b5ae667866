"""What the pages say, from the same sentences: tests name a message or a verdict, not its wording."""

from tests.site.pages import FOLDER, LANGUAGES
from tests.site.sentences import ask, sentences

__all__ = ["FOLDER", "LANGUAGES", "name", "reason", "words"]


def words(lang: str, message: str, **facts: str | float) -> str:
    """A sentence with plain single spaces, from facts as the engine says them; ``x_y`` means ``x-y``."""
    named = {name.replace("_", "-"): fact for name, fact in facts.items()}
    return " ".join(sentences(lang).say(message, named).split())


def name(lang: str, card: str) -> str:
    """The name of a card by its code."""
    return sentences(lang).name(card)


def reason(lang: str, card: str, hand: str, trick: str = "", profile: str = "modern") -> str:
    """Why a card of a hand may be played to a trick of Femkort, or not."""
    judged = ask(
        ask="judge", game="femkort", rules={"profile": profile}, trick=trick.split(), hand=hand.split()
    )  # fmt: skip
    (verdict,) = (verdict for verdict in judged["verdicts"] if verdict["card"] == card)
    return " ".join(sentences(lang).verdict(verdict).split())
