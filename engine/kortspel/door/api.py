"""What can be asked, and what answers it."""

import json
from collections.abc import Callable, Mapping
from typing import Final

from kortspel import quiz
from kortspel.cards import PACKS, STANDARD
from kortspel.door.match import score, standing
from kortspel.door.play import bot
from kortspel.door.puzzle import puzzle
from kortspel.door.replay import read_game, read_replay, replay
from kortspel.door.reply import Reply, describe_question, describe_rules, describe_verdict, switches_of
from kortspel.door.request import parse
from kortspel.fields import LARGEST, BadRequest, Fields, a_card, path, refuse_surplus
from kortspel.games import GAMES
from kortspel.question import LEVELS

FEWEST_TO_CUT: Final = 2
"""How many must cut for the first deal: nobody does alone (D4)."""


def answer(text: str) -> str:
    """The reply to a request, both JSON texts.

    A request is one JSON object whose field ``ask`` is one of ``REQUESTS``; at most 64 kB and 16 levels deep.
    Never raises for what is in the text: a bad request is answered with
    ``{"error":{"code":…,"at":…}}``, ``at`` being the place in the request, such as ``hand/2``. The reply is
    written without spaces, its keys always in the same order, so every machine gives the same bytes.
    """
    try:
        fields = Fields(parse(text))
        reply = fields.one_of("ask", REQUESTS, "unknown-ask")(fields)
    except BadRequest as bad:
        reply = {"error": {"code": bad.code, "at": bad.at, **bad.more}}
    return json.dumps(reply, ensure_ascii=False, separators=(",", ":"))


def _judge(fields: Fields) -> Reply:
    game, rules = read_game(fields)
    card = a_card(game.pack)
    trick, hand = tuple(fields.items("trick", card)), tuple(fields.items("hand", card))
    law = game.law(rules, game.read_named(fields, rules))
    fields.end()
    if len(trick) >= rules.most:
        raise BadRequest("trick-complete", "trick")
    refuse_surplus(game.pack, {"trick": trick, "hand": hand})
    duty = law.duty(trick, hand)
    return {
        "legal": duty.legal,
        "verdicts": [describe_verdict(law.verdict(duty, card)) for card in hand],
    }


def _winner(fields: Fields) -> Reply:
    game, rules = read_game(fields)
    trick = tuple(fields.items("trick", a_card(game.pack)))
    law = game.law(rules, game.read_named(fields, rules))
    fields.end()
    if not trick:
        raise BadRequest("out-of-range", "trick")
    if len(trick) > rules.most:
        raise BadRequest("trick-complete", path("trick", rules.most))
    refuse_surplus(game.pack, {"trick": trick})
    return {"winner": law.winner(trick)}


def _cut(fields: Fields) -> Reply:
    """Who deals first: the highest card (D4). A null is a seat that doesn't cut; equal cards cut again."""
    card = a_card(STANDARD)
    cards = fields.items("cards", lambda value, at: None if value is None else card(value, at))
    fields.end()
    cut = {seat: card for seat, card in enumerate(cards) if card}
    if len(cut) < FEWEST_TO_CUT:
        raise BadRequest("out-of-range", "cards")
    refuse_surplus(STANDARD, {"cards": cards})
    highest = max(card.rank for card in cut.values())
    best = [seat for seat, card in cut.items() if card.rank == highest]
    return {"dealer": best[0], "again": []} if len(best) == 1 else {"dealer": None, "again": best}


def _question(fields: Fields) -> Reply:
    game, rules = read_game(fields)
    concept = fields.text("concept")
    if concept not in game.questions(rules):
        raise BadRequest("out-of-range", "concept")
    level = fields.integer("level", min(LEVELS), max(LEVELS), 1)
    seed = fields.integer("seed", -LARGEST, LARGEST)
    fields.end()
    switches = describe_rules(game, rules).items()
    return {
        "game": game.name,
        "rules": {name: value for name, value in switches if name not in game.apart},
        "concept": concept,
        "level": level,
        "seed": seed,
        "form": game.form(rules),
        **describe_question(quiz.ask(game, rules, concept, level, seed)),
    }


def _lesson(fields: Fields) -> Reply:
    lessons = {lesson.name: (game, lesson) for game in GAMES.values() for lesson in game.lessons}
    game, lesson = fields.one_of("lesson", lessons)
    fields.end()
    request = {"game": game.name, "rules": dict(lesson.rules), **lesson.cards}
    played, _ = read_replay(Fields(json.loads(json.dumps(request))))
    steps: list[Reply] = []
    for action in lesson.actions:
        verdict = describe_verdict(played.state.judge(action))
        steps.append({"action": action, "state": played.describe(), "verdict": verdict})
        played = played.play(action)
    steps.append({"action": None, "state": played.describe(), "verdict": None})
    first = steps[0]["state"]
    return {
        "lesson": lesson.name,
        "game": game.name,
        "rules": dict(lesson.rules),
        "players": len(first["hands"]),
        "leader": first["leader"],
        "actions": lesson.actions,
        "steps": steps,
        **lesson.shown,
    }


def _game(fields: Fields) -> Reply:
    """What there is to a game; with ``rules`` its profile is shown as these make it."""
    game = fields.one_of("game", GAMES, "unknown-game")
    profiles = dict(game.profiles)
    if fields.has("rules"):
        asked = game.read_rules(fields)
        profiles[asked.profile] = asked
    fields.end()
    described = {
        name: {
            "players": [rules.fewest, rules.most],
            "form": game.form(rules),
            "switches": switches_of(game, rules),
            "reasons": rules.reasons,
            "concepts": tuple(game.questions(rules)),
            "idle": game.idle(rules),
            "values": {switch: kind.values() for switch, kind in game.switches[name].items()},
        }
        for name, rules in profiles.items()
    }
    return {
        "game": game.name,
        "pack": game.pack.name,
        "default": game.default,
        "profiles": described,
        "forms": {
            name: {
                "rules": describe_rules(game, rules),
                "players": [rules.fewest, rules.most],
                "named": game.to_name(rules),
            }
            for name, rules in game.forms.items()
        },
        "lessons": [lesson.name for lesson in game.lessons],
        "rules": sorted(game.rule_ids, key=_in_order),
    }


def _in_order(rule: str) -> tuple[str, int]:
    letters = rule.rstrip("0123456789")
    return letters, int(rule[len(letters) :])


def _pack(fields: Fields) -> Reply:
    pack = fields.one_of("pack", PACKS)
    fields.end()
    return {"pack": pack.name, "cards": pack.cards}


REQUESTS: Final[Mapping[str, Callable[[Fields], Reply]]] = {
    "judge": _judge,
    "winner": _winner,
    "replay": replay,
    "score": score,
    "match": standing,
    "bot": bot,
    "puzzle": puzzle,
    "cut": _cut,
    "question": _question,
    "lesson": _lesson,
    "game": _game,
    "pack": _pack,
}
"""What can be asked: the value of ``ask``, and what answers it."""
