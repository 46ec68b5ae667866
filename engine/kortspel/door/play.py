"""The requests about playing on: what a player that is no person does."""

from random import Random

from kortspel.door.replay import Replay, from_line, read_replay
from kortspel.door.reply import Reply
from kortspel.fields import LARGEST, BadRequest, Fields
from kortspel.games import GAMES
from kortspel.play import bots
from kortspel.play.bots import LEVELS


def bot(fields: Fields) -> Reply:
    """What a player of some ``level`` does in the place of ``seat``, which must be on turn.

    The other fields are those of a replay. The same ``seed`` gives the same action to a player who sees the
    same; where no cards are given it also shuffles the deal.
    """
    level = fields.integer("level", min(LEVELS), max(LEVELS))
    seed = fields.integer("seed", -LARGEST, LARGEST)
    played, seat = _read_played(fields, seed)
    game = GAMES[played.request["game"]]
    chosen = bots.choose(game, played.state.view(seat), level, Random(f"bot/{level}/{seed}"))
    return {
        "action": chosen.action,
        "level": level,
        "reason": chosen.reason,
        "weighed": [{"card": option.action, "worth": option.worth} for option in chosen.weighed],
    }


def _read_played(fields: Fields, seed: int) -> tuple[Replay, int]:
    """The deal so far, and the seat that asks: it is on turn, and its cards are known.

    Raises ``BadRequest``: ``deal-over`` at the end, ``out-of-range`` for another seat.
    """
    if not fields.has("seat"):
        raise BadRequest("missing-field", "seat")
    if fields.has("line"):
        fields = from_line(fields)
    if not fields.has("deck") and not fields.has("hands"):
        fields.put("seed", seed)
    played, seat = read_replay(fields)
    if played.state.turn is None:
        raise BadRequest("deal-over", "actions")
    if seat is None or seat != played.state.turn or played.state.table.hands[seat] is None:
        raise BadRequest("out-of-range", "seat")
    return played, seat
