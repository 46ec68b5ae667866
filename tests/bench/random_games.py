"""Plays a form of a game at random for a while and prints how many deals it played a second.

Run as ``random_games.py FORM SECONDS``. It asks no more of the engine than deals and public states, so that an
older engine can be measured with it, too.
"""

import random
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

PLAYERS = 4
WARM_UP = 0.5
FORMS: dict[str, tuple[str, str, dict[str, Any]]] = {
    "femkort modern": ("femkort", "modern", {}),
    "femkort older": ("femkort", "older", {}),
    "femkort pot": ("femkort", "pot", {}),
    "femkort pot redeal": ("femkort", "pot", {"redeal": "any-before-first"}),
    "femkort pot trump": ("femkort", "pot", {"trump": True}),
    "bismarck": ("bismarck", "modern", {}),
    "femkortskille knock": ("femkortskille", "standard", {}),
    "femkortskille auction": ("femkortskille", "standard", {"betting": "auction"}),
    "femkortskille poker": ("femkortskille", "standard", {"betting": "poker"}),
}
"""Every form: a game, a profile, and the switches that differ from it."""


def ours(form: str) -> Callable[[], None]:
    """Deals of a form through the public state, for four where the game allows it."""
    from kortspel.deal import Decks
    from kortspel.games import GAMES

    name, profile, switches = FORMS[form]
    game = GAMES[name]
    rules = replace(game.profiles[profile], **switches)
    players = min(PLAYERS, rules.most)
    cards, pack = list(game.pack.cards), game.pack
    limited = name != "femkort"

    def play() -> None:
        random.shuffle(cards)
        state = game.deal(rules, players, 0, Decks(pack, (tuple(cards),) * 2))
        while state.turn is not None:
            actions = state.actions()
            if limited and state.phase != "play" and state.choices:
                actions = (*actions, described(state))
            state = state.play(random.choice(actions))
        assert state.result

    return play


def described(state: Any) -> str:
    """One of the actions that are described, not listed."""
    match state.choices:
        case {"bury": {"count": count, "from": hand}}:
            return "bury:" + " ".join(random.sample(hand, count))
        case {"bet": {"call": call}}:
            return f"bet:{call}"
        case _:
            return " ".join(["exchange"])


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
    play = ours(name) if name in FORMS else openspiel(name)
    speed(play, WARM_UP)
    print(speed(play, seconds))


if __name__ == "__main__":
    main()
