"""The house: each room knows only the rooms before it, and only the list of games names a game."""

import ast
from pathlib import Path

import pytest

from tests.engine.door import ENGINE
from tests.engine.test_independence import FILES, imports

ROOMS = [
    "cards", "verdict", "deal", "law", "table", "actions", "switches", "state", "stakes", "fields", "match",
    "lesson", "question", "suit_questions", "choice", "game", "quiz", "play", "games", "door", "api",
    "__main__", "sentences",
]  # fmt: skip
"""The rooms in order: a file, or a folder of files."""
GAMES = sorted(path.name for path in (ENGINE / "kortspel/games").iterdir() if (path / "__init__.py").exists())


def parts(path: Path) -> tuple[str, ...]:
    """Where a file lives: ``("games", "bismarck", "state")``."""
    return path.relative_to(ENGINE / "kortspel").with_suffix("").parts


def known(path: Path) -> set[tuple[str, ...]]:
    """The names inside the engine that a file imports, as the steps to them."""
    return {tuple(name.split(".")[1:]) for name in imports(path) if name.startswith("kortspel.")}


def test_every_room_has_its_place() -> None:
    assert {parts(path)[0] for path in FILES.values()} - {"__init__"} == set(ROOMS)


@pytest.mark.parametrize("path", FILES.values(), ids=FILES)
def test_a_room_knows_only_the_rooms_before_it(path: Path) -> None:
    room = parts(path)[0]
    before = ROOMS[: ROOMS.index(room)] if room in ROOMS else []
    assert {name[0] for name in known(path)} <= {*before, room}


@pytest.mark.parametrize("path", FILES.values(), ids=FILES)
def test_a_game_knows_no_other_game(path: Path) -> None:
    if parts(path)[0] == "games" and len(parts(path)) > 2:
        others = {("games", name) for name in GAMES} - {parts(path)[:2]}
        assert not others & {name[:2] for name in known(path)}


@pytest.mark.parametrize("path", FILES.values(), ids=FILES)
def test_only_the_list_of_games_names_a_game(path: Path) -> None:
    """Nothing outside the games imports one of them, or looks for its name."""
    if parts(path)[0] == "games":
        return
    assert not {name for name in known(path) if name[0] == "games" and len(name) > 1 and name[1] in GAMES}
    tree = ast.parse(path.read_text(encoding="utf-8"))
    said = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    names = [node.id for node in ast.walk(tree) if isinstance(node, ast.Name)]
    for word in (*said, *names):
        assert not isinstance(word, str) or word.casefold() not in GAMES, word


def test_rooms_are_small() -> None:
    for path in FILES.values():
        assert len(path.read_text(encoding="utf-8").splitlines()) < 400, path
