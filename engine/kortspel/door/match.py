"""The requests about what deals are worth: the score of one deal, and the standing of a match."""

from dataclasses import asdict
from typing import Any

from kortspel.door.replay import read_game
from kortspel.door.reply import Reply
from kortspel.fields import BadRequest, Fields, path
from kortspel.game import Game, Step, read_players
from kortspel.match import Standing
from kortspel.state import NOTHING_BEFORE


def score(fields: Fields) -> Reply:
    """Reply to a score request: what a deal brings each of the players.

    The game itself reads the request. Raises ``kortspel.fields.BadRequest``.
    """
    game, rules = read_game(fields)
    return game.score(fields, rules)


def standing(fields: Fields) -> Reply:
    """Reply to a match request: where the match stands after its results (F14, D11, B13, K18).

    With ``rows`` it also has a line for each result, as score sheets do, and the ``pot`` of the next deal.
    Raises ``kortspel.fields.BadRequest``, also for a result after the end (``deal-over``).
    """
    game, rules = read_game(fields)
    players = read_players(fields, rules)
    dealer = fields.integer("dealer", 0, players - 1)

    def a_result(value: Any, at: str) -> Step:
        result = Fields(value, at)
        step = game.read_result(result, rules, players)
        result.end()
        return step

    steps = fields.items("results", a_result)
    rowed = fields.flag("rows", False)
    fields.end()
    now = game.begin_match(rules, players, dealer)
    rows = []
    for index, step in enumerate(steps):
        if now.over:
            raise BadRequest("deal-over", path("results", index))
        before, now = now, step(now)
        rows.append(_describe_row(before, now))
    reply = {
        "over": now.over,
        "winners": now.winners,
        "wins": now.wins,
        "net": now.net,
        "deal": now.deal,
        "dealer": now.dealer,
        "forehand": now.forehand,
        "stake": game.next_stake(rules, now),
        "used": now.used,
        "tiebreak": now.tiebreak,
    }
    pool = {} if now.lying is None else {"pool": now.lying}
    sheet = {"pot": None if now.over else game.next_pot(rules, now), "rows": rows} if rowed else {}
    return reply | pool | {"next": None if now.over else _describe_next(game, rules, now)} | sheet


def _describe_row(before: Standing, after: Standing) -> Reply:
    """What one result has changed: a deal with its number, or what is no deal of its own, such as a misdeal.

    ``net`` is what each seat has gained or lost by it; ``total``, ``wins`` and ``pool`` are those after it.
    ``winner`` is the seat that has a win more, or has won the hand of a tie (D12).
    """
    net = before.net and after.net and [new - old for old, new in zip(before.net, after.net, strict=True)]
    won = [seat for seat, wins in enumerate(after.wins or ()) if before.wins and wins > before.wins[seat]]
    if before.tiebreak is not None:
        won = list(after.winners)
    return {
        "deal": after.deal if after.deal > before.deal else None,
        "dealer": before.dealer,
        "forehand": before.forehand,
        "seats": before.seats,
        "winner": won[0] if won else None,
        "net": net,
        "total": after.net,
        "wins": after.wins,
        "pool": after.lying,
    }


def _describe_next(game: Game[Any, Any], rules: Any, now: Standing) -> Reply:
    """The fields of the replay request for the next deal, and which ``seats`` of the match play it."""
    before = game.next_before(rules, now)
    taken = {name: value for name, value in asdict(before).items() if value != getattr(NOTHING_BEFORE, name)}
    return {"players": len(now.seats), "dealer": now.seats.index(now.dealer), **taken, "seats": now.seats}
