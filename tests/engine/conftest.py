"""Options of the engine's tests.

``pytest tests/engine --rewrite-playthroughs`` writes the golden records in ``tests/data/playthroughs``
again from what the engine does now. Read the difference before you keep it: each changed line is a change
in the rules as played.

``--deals 1000`` plays a thousand random deals of every form of every game, in place of a few.

``--hypothesis-profile fuzz`` looks at twenty-five times as many examples, different ones each time.
"""

import pytest
from hypothesis import HealthCheck, settings

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
settings.register_profile("engine", max_examples=200, deadline=None, derandomize=True, database=None)
settings.register_profile("fuzz", max_examples=5_000, deadline=None, suppress_health_check=SLOW_IS_FINE)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rewrite-playthroughs",
        action="store_true",
        help="write tests/data/playthroughs again instead of comparing with it",
    )

    parser.addoption(
        "--rewrite-perft", action="store_true", help="write the numbers in tests/data/perft again"
    )
    parser.addoption(
        "--rewrite-puzzles", action="store_true", help="write the puzzles in tests/data/puzzles again"
    )
    parser.addoption("--puzzles", type=int, default=12, help="how many puzzles of each game are proved again")
    parser.addoption("--deals", type=int, default=300, help="how many random deals of each form are played")


def pytest_configure(config: pytest.Config) -> None:
    if not config.getoption("--hypothesis-profile"):
        settings.load_profile("engine")


@pytest.fixture
def rewriting_perft(request: pytest.FixtureRequest) -> bool:
    """Whether the numbers of ways to play are to be written, not compared."""
    return bool(request.config.getoption("--rewrite-perft"))


@pytest.fixture
def rewriting_puzzles(request: pytest.FixtureRequest) -> bool:
    """Whether the puzzles on record are to be written, not compared."""
    return bool(request.config.getoption("--rewrite-puzzles"))


@pytest.fixture
def puzzles(request: pytest.FixtureRequest) -> int:
    """How many puzzles of each game are to be proved again."""
    return int(request.config.getoption("--puzzles"))


@pytest.fixture
def deals(request: pytest.FixtureRequest) -> int:
    """How many random deals of each form are to be played."""
    return int(request.config.getoption("--deals"))


@pytest.fixture
def rewriting(request: pytest.FixtureRequest) -> bool:
    """Whether golden records are to be written, not compared."""
    return bool(request.config.getoption("--rewrite-playthroughs", default=False))
