"""Plays one game at random for a while and prints how many deals it played a second: GAME SECONDS."""

import random
import sys
import time
from collections.abc import Callable

PLAYERS = 4
WARM_UP = 0.5


def femkort() -> Callable[[], None]:
    """Deals of Femkort for four through the public state."""
    from kortspel.deal import Decks
    from kortspel.games.femkort.rules import PACK, PROFILES
    from kortspel.games.femkort.state import begin

    rules, cards = PROFILES["modern"], list(PACK.cards)

    def play() -> None:
        random.shuffle(cards)
        state = begin(rules, PLAYERS, 0, Decks(PACK, (tuple(cards),)))
        while state.turn is not None:
            state = state.play(random.choice(state.actions()))
        assert state.result

    return play


def openspiel(name: str) -> Callable[[], None]:
    """Deals of one of OpenSpiel's games, cards and chances by its own rules."""
    import pyspiel  # type: ignore[import-not-found]

    game = pyspiel.load_game(name)

    def play() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
        state.returns()

    return play


def speed(play: Callable[[], None], seconds: float) -> float:
    """Games a second."""
    began = time.perf_counter()
    games = 0
    while time.perf_counter() - began < seconds:
        play()
        games += 1
    return games / (time.perf_counter() - began)


def main() -> None:
    """Warms up, then measures."""
    name, seconds = sys.argv[1], float(sys.argv[2])
    play = femkort() if name == "femkort" else openspiel(name)
    speed(play, WARM_UP)
    print(speed(play, seconds))


if __name__ == "__main__":
    main()
