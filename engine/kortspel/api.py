"""The door: one JSON text in, one JSON text out. Everything outside the engine comes through here."""

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from kortspel import quiz
from kortspel.cards import STANDARD, Pack
from kortspel.lessons import LESSONS, Lesson
from kortspel.match import session
from kortspel.replay import (
    GAMES,
    Reply,
    describe_trick,
    describe_verdict,
    read_game,
    read_players,
    read_trick,
    replay,
)
from kortspel.request import LARGEST, BadRequest, Fields, a_card, parse, path, refuse_surplus

PACKS: Final[Mapping[str, Pack]] = {STANDARD.name: STANDARD}


def answer(text: str) -> str:
    """The reply to a request, both JSON texts. What is wrong with a request becomes an error in the reply."""
    try:
        fields = Fields(parse(text))
        reply = fields.one_of("ask", REQUESTS, "unknown-ask")(fields)
    except BadRequest as bad:
        reply = {"error": {"code": bad.code, "at": bad.at, **bad.more}}
    return json.dumps(reply, ensure_ascii=False, separators=(",", ":"))


def _judge(fields: Fields) -> Reply:
    game, rules = read_game(fields)
    trick = read_trick(fields, game)
    hand = tuple(fields.items("hand", a_card(game.pack)))
    fields.end()
    if len(trick) >= rules.most:
        raise BadRequest("trick-complete", "trick")
    refuse_surplus(game.pack, {"trick": trick, "hand": hand})
    duty = rules.law.duty(trick, hand)
    return {
        "legal": list(duty.legal),
        "verdicts": [describe_verdict(rules.law.verdict(duty, card)) for card in hand],
    }


def _winner(fields: Fields) -> Reply:
    game, rules = read_game(fields)
    trick = read_trick(fields, game)
    fields.end()
    if not trick:
        raise BadRequest("out-of-range", "trick")
    if len(trick) > rules.most:
        raise BadRequest("trick-complete", path("trick", rules.most))
    refuse_surplus(game.pack, {"trick": trick})
    return {"winner": rules.law.winner(trick)}


def _match(fields: Fields) -> Reply:
    _, rules = read_game(fields)
    players = read_players(fields, rules)
    dealer = fields.integer("dealer", 0, players - 1)

    def a_winner(value: Any, at: str) -> int:
        result = Fields(value, at)
        winner = result.integer("winner", 0, players - 1)
        result.integer("misdeals", 0, LARGEST, 0)
        result.end()
        return winner

    results = fields.items("results", a_winner)
    fields.end()
    standing = session(rules.target, players, dealer)
    for index, winner in enumerate(results):
        if standing.over:
            raise BadRequest("deal-over", path("results", index))
        standing = standing.won(winner)
    return {
        "over": standing.over,
        "winners": list(standing.winners),
        "wins": list(standing.wins),
        "net": None,
        "deal": standing.deal,
        "dealer": standing.dealer,
        "forehand": standing.forehand,
        "stake": 1,
        "used": None,
        "tiebreak": None,
    }


def _question(fields: Fields) -> Reply:
    game, rules = read_game(fields)
    concept = fields.text("concept")
    if concept not in quiz.concepts(rules):
        raise BadRequest("out-of-range", "concept")
    level = fields.integer("level", min(quiz.LEVELS), max(quiz.LEVELS), 1)
    seed = fields.integer("seed", -LARGEST, LARGEST)
    fields.end()
    question = quiz.ask(rules, concept, level, seed)
    return {
        "game": game.name,
        "rules": {"profile": rules.profile},
        "concept": concept,
        "level": level,
        "seed": seed,
        "asks": question.asks,
        "position": {
            "hands": [None if hand is None else list(hand) for hand in question.hands],
            "leader": question.leader,
            "trick": list(question.trick),
            "tricks": [describe_trick(trick) for trick in question.tricks],
            "turn": question.turn,
        },
        "choices": list(question.choices),
        "answer": list(question.answer),
        "verdicts": [describe_verdict(verdict) for verdict in question.verdicts],
        "look": list(question.look),
        "rule": question.rule,
    }


def _lesson(fields: Fields) -> Reply:
    lesson = fields.one_of("lesson", LESSONS)
    fields.end()
    steps = [
        {"action": action, "state": _lesson_state(lesson, place)}
        for place, action in enumerate([*lesson.actions, None])
    ]
    return {
        "lesson": lesson.name,
        "game": lesson.game,
        "rules": {"profile": lesson.profile},
        "players": len(lesson.hands),
        "leader": lesson.leader,
        "actions": list(lesson.actions),
        "steps": steps,
    }


def _lesson_state(lesson: Lesson, played: int) -> Reply:
    request = {
        "game": lesson.game,
        "rules": {"profile": lesson.profile},
        "hands": [list(hand) for hand in lesson.hands],
        "leader": lesson.leader,
        "trick": [],
        "actions": list(lesson.actions[:played]),
    }
    return replay(Fields(request))


def _game(fields: Fields) -> Reply:
    game = fields.one_of("game", GAMES, "unknown-game")
    fields.end()
    profiles = {
        name: {
            "players": [rules.fewest, rules.most],
            "switches": {switch: getattr(rules, switch) for switch in game.switches[name]},
            "reasons": {**rules.law.rules, **game.refusals},
            "concepts": list(quiz.concepts(rules)),
        }
        for name, rules in game.profiles.items()
    }
    laws = [rules.law.rules for rules in game.profiles.values()]
    rules = {rule for reasons in [*laws, game.refusals] for rule in reasons.values() if rule}
    return {
        "game": game.name,
        "pack": game.pack.name,
        "default": game.default,
        "profiles": profiles,
        "lessons": [lesson.name for lesson in LESSONS.values() if lesson.game == game.name],
        "rules": sorted(rules.union(game.facts), key=lambda rule: (rule[0], int(rule[1:]))),
    }


def _pack(fields: Fields) -> Reply:
    pack = fields.one_of("pack", PACKS)
    fields.end()
    return {"pack": pack.name, "cards": list(pack.cards)}


REQUESTS: Final[Mapping[str, Callable[[Fields], Reply]]] = {
    "judge": _judge,
    "winner": _winner,
    "replay": replay,
    "match": _match,
    "question": _question,
    "lesson": _lesson,
    "game": _game,
    "pack": _pack,
}
