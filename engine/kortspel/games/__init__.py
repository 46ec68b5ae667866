"""The games that there are, by name: the one list of them."""

from typing import Any, Final

from kortspel.game import Game
from kortspel.games import bismarck, femkort, femkortskille

GAMES: Final[dict[str, Game[Any, Any]]] = {
    game.name: game for game in (femkort.GAME, bismarck.GAME, femkortskille.GAME)
}  # fmt: skip
"""The games by name: ``femkort``, ``bismarck``, ``femkortskille``."""
