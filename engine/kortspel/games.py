"""The games that there are, by name."""

from collections.abc import Mapping
from typing import Final

from kortspel import bismarck, femkort, femkortskille
from kortspel.game import Game

GAMES: Final[Mapping[str, Game]] = {
    game.name: game for game in (femkort.GAME, bismarck.GAME, femkortskille.GAME)
}  # fmt: skip
"""The games by name: ``femkort``, ``bismarck``, ``femkortskille``."""
