"""The request for a puzzle."""

from kortspel.deal import Decks
from kortspel.door.replay import Replay, read_game
from kortspel.door.reply import Reply, describe_rules
from kortspel.fields import LARGEST, Fields
from kortspel.play import puzzles
from kortspel.state import Aim


def puzzle(fields: Fields) -> Reply:
    """The puzzle that a ``seed`` stands for in a form of a game.

    ``line`` is the deal up to it, all hands open; ``seat`` is on turn, and ``left`` tricks are to be played.
    ``goal``: ``deal``, or ``points`` where each trick counts. Then the seat is to take so many of these
    tricks at the ``least`` or at the ``most``, and ``score`` is what that makes of the deal. ``answer`` is
    the one card that forces it, ``proof`` the play from it on; ``refuted`` has every other card, the
    best-looking first, with the play that shows it. In these lines everybody plays his best. ``grade`` 1 to
    3: how well it is hidden.
    """
    game, rules = read_game(fields)
    seed = fields.integer("seed", -LARGEST, LARGEST)
    fields.end()
    found = puzzles.find(game, rules, seed)
    start = game.deal(rules, found.players, found.dealer, Decks(game.pack, (found.deck,)))
    played = Replay({"game": game.name, "rules": describe_rules(game, rules)}, start, start)
    for action in found.actions:
        played = played.play(action)
    return {
        "game": game.name,
        "rules": describe_rules(game, rules),
        "form": game.form(rules),
        "seed": seed,
        "line": played.describe()["line"],
        "seat": found.seat,
        "left": found.left,
        "goal": "deal" if found.aim is Aim.LAST_TRICK else "points",
        "least": found.worth if found.aim is Aim.MOST_TRICKS else None,
        "most": -found.worth if found.aim is Aim.FEWEST_TRICKS else None,
        "score": found.score,
        "answer": found.answer,
        "grade": found.grade,
        "refuted": [{"card": card, "actions": line} for card, line in found.refuted],
        "proof": found.proof,
    }
