"""Whatever a bot may give as its reason has its sentence, and there are no sentences for anything else."""

from random import Random

import pytest
from kortspel.games import GAMES
from kortspel.play import bots

from tests.engine import test_principles_of_games as principles
from tests.engine.forms import FORMS, start
from tests.site.messages import source
from tests.site.pages import LANGUAGES

PREFIX = "bot-reason-"


@pytest.fixture(scope="module")
def given() -> set[str]:
    """The reasons given in deals of every form, and those of the positions that show one each."""
    found = {position[-1] for position in (*principles.BISMARCK, *principles.WORDS, *principles.KILLE)}
    chance = Random("reasons")
    for form in FORMS:
        for level in (1, *(2,) * 8):
            state, _ = start(form, chance)
            for _ in range(200):
                if state.turn is None:
                    break
                chosen = bots.choose(GAMES[form.game], state.view(state.turn), level, chance)
                found.add(chosen.reason)
                state = state.play(chosen.action)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_sentence(lang: str, given: set[str]) -> None:
    said = {name.removeprefix(PREFIX) for name in source(lang) if name.startswith(PREFIX)}
    assert given == said
