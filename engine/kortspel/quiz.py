"""Questions by concept, each made afresh from a seed and answered by the rules themselves."""

from random import Random
from typing import Any

from kortspel.game import Game
from kortspel.question import LEVELS, Question
from kortspel.state import Rules


def ask[R: Rules](game: Game[R, Any], rules: R, concept: str, level: int, seed: int) -> Question:
    """A question on ``concept``, the same one for the same ``seed`` on every machine.

    ``concept`` is one of the game's ``questions`` in this form, ``level`` one of
    ``kortspel.question.LEVELS``. Raises ``KeyError`` for others.
    """
    make = game.questions(rules)[concept]
    chance = Random(f"{game.seed_name(rules)}/{concept}/{level}/{seed}")
    fewest, most, size = LEVELS[level]
    while True:
        players = chance.randint(min(fewest, rules.most), min(most, rules.most))
        question = make(rules, chance, players, size)
        if question is not None:
            return question
