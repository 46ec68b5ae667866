"""Values of the engine as the door writes them."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final

from kortspel.game import Game
from kortspel.question import Question
from kortspel.state import Rules, State
from kortspel.switches import field
from kortspel.table import Trick
from kortspel.verdict import Verdict

type Reply = dict[str, Any]
"""A reply before it becomes JSON."""

WITHOUT: Final[Mapping[str, Any]] = {
    "exposed": None,
    "turnup": None,
    "contract": None,
    "trump": None,
    "pot": 0,
    "bets": None,
}
"""What not every game has, and what is said of it in those that have none."""


OF_CARDS: Final = ("card", "forgotten-discard")
"""The kinds of moves whose list would tell what a hidden hand holds."""


def describe_verdict(verdict: Verdict) -> Reply:
    """A verdict."""
    return {**verdict._asdict(), "evidence": list(verdict.evidence), "args": dict(verdict.args)}


def describe_trick(trick: Trick) -> Reply:
    """A finished trick."""
    return {"leader": trick.leader, "cards": list(trick.cards), "winner": trick.winner}


def describe(state: State, *, hidden: bool = False) -> Reply:
    """A state: what is to be seen, and what may be done.

    Where the hand on turn is ``hidden`` nothing is said of what it may play, which its cards decide. The ones
    that it may hold are then ``possible``.
    """
    table, result, decks = state.table, state.result, state.decks_dealt
    cards = table.candidates() if hidden else ()
    moves = [move for move in state.moves() if not (hidden and move["kind"] in OF_CARDS)]
    return {
        "phase": state.phase,
        "turn": state.turn,
        "actions": [action for action in state.actions() if action not in cards],
        "choices": state.choices,
        "verdicts": [describe_verdict(verdict) for verdict in state.verdicts() if verdict.card not in cards],
        "in": table.seats,
        "leader": table.leader,
        "trick": table.trick,
        "tricks": [describe_trick(trick) for trick in table.tricks],
        "hands": table.hands,
        **WITHOUT,
        "trump": table.law.trump,
        "deck": decks[-1] if decks else None,
        "result": None if result is None else asdict(result),
        **state.shown,
        "paid": state.paid,
        "taken": table.taken,
        "held": table.held,
        "moves": moves,
        "possible": cards if hidden and state.phase == "play" else None,
        "for_match": state.for_match,
    }


def describe_question(question: Question) -> Reply:
    """A question, and its answer."""
    position = question.position
    return {
        "asks": question.asks,
        "position": {
            "hands": position.hands,
            "leader": position.leader,
            "trick": position.trick,
            "tricks": [describe_trick(trick) for trick in position.tricks],
            "turn": position.turn,
            **question.shown,
        },
        "choices": question.choices,
        "answer": question.answer,
        "verdicts": [describe_verdict(verdict) for verdict in question.verdicts],
        "look": question.look,
        "rule": question.rule,
    }


def describe_rules(game: Game[Any, Any], rules: Rules) -> dict[str, Any]:
    """The rules as a request names them: the profile, and the switches that differ from it."""
    default = switches_of(game, game.profiles[rules.profile])
    values = switches_of(game, rules).items()
    return {"profile": rules.profile} | {name: value for name, value in values if value != default[name]}


def switches_of(game: Game[Any, Any], rules: Rules) -> dict[str, Any]:
    """The value of each switch of the profile, by name."""
    return {name: getattr(rules, field(name)) for name in game.switches[rules.profile]}
