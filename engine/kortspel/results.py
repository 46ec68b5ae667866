"""The requests about what deals are worth: the score of one deal, and the standing of a match."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from kortspel import contract, match
from kortspel.match import Standing
from kortspel.replay import MOST_CHIPS, Reply, illegal, read_contract, read_game, read_players
from kortspel.request import LARGEST, BadRequest, Fields, an_integer, path
from kortspel.settlement import Settlement
from kortspel.stakes import antes
from kortspel.verdict import Reason, Verdict

MOST_MISDEALS: Final = 100
"""The most misdeals in one hand, where each costs chips."""
MOST_NET: Final = 9 * MOST_CHIPS
"""The most chips that a seat may gain or lose by a deal of Femkortskille."""


def score(fields: Fields) -> Reply:
    """Reply to a score request: what a deal brings each of the players.

    Scores in Bismarck, forehand first (B10-B12); chips by seat in Femkortskille (K17) and in Femkort's pot
    game (D9), None where nothing is staked. Raises ``kortspel.request.BadRequest``.
    """
    game, rules = read_game(fields)
    return _SCORES[game.name](fields, rules)


def _score_of_femkort(fields: Fields, rules: Any) -> Reply:
    players = read_players(fields, rules)
    winner, misdeals = _read_win(fields, rules, players)
    fields.end()
    if not rules.ante:
        return {"pot": 0, "net": None}
    result = rules.won(antes(players, rules.paid(misdeals)), winner)
    return {"pot": result.pot, "net": result.net}


def _score_of_bismarck(fields: Fields, _rules: Any) -> Reply:
    name, tricks = _read_tricks(fields)
    fields.end()
    return {"scores": contract.scores(name, tricks)}


def _score_of_femkortskille(fields: Fields, rules: Any) -> Reply:
    """``knockers`` are the seats that play; ``bets`` what each seat has bet, where there is betting."""
    players = read_players(fields, rules)
    carried = fields.integer("carried", 0, MOST_CHIPS, 0)
    seats = fields.items("knockers", an_integer(0, players - 1))
    winner = fields.integer("winner", 0, players - 1)
    pot = antes(players, rules.ante, carried)
    if rules.betting == "knock":
        pot = pot.put(seats, rules.knock_stake)
    else:
        bets = fields.items("bets", an_integer(0, MOST_CHIPS), [0] * players)
        if len(bets) != players:
            raise BadRequest("out-of-range", "bets")
        for seat, chips in enumerate(bets):
            pot = pot.put([seat], chips)
    fields.end()
    for place, seat in enumerate(seats):
        if seat in seats[:place]:
            raise BadRequest("out-of-range", path("knockers", place))
    if winner not in seats:
        raise BadRequest("out-of-range", "winner")
    settled: Settlement = rules.settle(pot, seats, winner)
    return settled._asdict()


_SCORES: Final[Mapping[str, Callable[[Fields, Any], Reply]]] = {
    "femkort": _score_of_femkort,
    "bismarck": _score_of_bismarck,
    "femkortskille": _score_of_femkortskille,
}


# -- A match ---------------------------------------------------------------------------------------

type Begin = Callable[[Any, int, int], Standing]
"""Begins a match: ``(rules, players, dealer)``."""
type Step = Callable[[Standing], Standing]
"""Takes a match on by one result."""


def standing(fields: Fields) -> Reply:
    """Reply to a match request: where the match stands after its results (F14, D11, B13, K18).

    Raises ``kortspel.request.BadRequest``, also for a result after the end (``deal-over``).
    """
    game, rules = read_game(fields)
    players = read_players(fields, rules)
    dealer = fields.integer("dealer", 0, players - 1)
    begin, read = _MATCHES[game.name]

    def a_result(value: Any, at: str) -> Step:
        result = Fields(value, at)
        step = read(result, rules, players)
        result.end()
        return step

    steps = fields.items("results", a_result)
    fields.end()
    now = begin(rules, players, dealer)
    for index, step in enumerate(steps):
        if now.over:
            raise BadRequest("deal-over", path("results", index))
        now = step(now)
    reply = {
        "over": now.over,
        "winners": now.winners,
        "wins": now.wins,
        "net": now.net,
        "deal": now.deal,
        "dealer": now.dealer,
        "forehand": now.forehand,
        "stake": 1,
        "used": now.used,
        "tiebreak": now.tiebreak,
    }
    return reply | {"pool": now.lying} if "carried" in rules.takes else reply


def _begin_femkort(rules: Any, players: int, dealer: int) -> Standing:
    return match.session(rules, players, dealer)


def _femkort_result(fields: Fields, rules: Any, players: int) -> Step:
    at = path(fields.at, "winner")
    if rules.ante and fields.has("event"):
        _read_time_up(fields)
        return lambda now: _time_up(now, rules, path(fields.at, "event"))
    winner, misdeals = _read_win(fields, rules, players)

    def step(now: Standing) -> Standing:
        if now.tiebreak is not None and winner not in now.tiebreak:
            raise BadRequest("out-of-range", at)
        return match.won(rules, now, winner, misdeals)

    return step


def _time_up(now: Standing, rules: Any, at: str) -> Standing:
    if now.tiebreak is not None:
        raise BadRequest("out-of-range", at)
    return match.time_up(rules, now)


def _begin_bismarck(_rules: Any, _players: int, dealer: int) -> Standing:
    return match.twelve_deals(dealer)


def _bismarck_result(fields: Fields, _rules: Any, _players: int) -> Step:
    at = path(fields.at, "contract")
    name, tricks = _read_tricks(fields)

    def step(now: Standing) -> Standing:
        try:
            return match.scored(now, name, tricks)
        except match.ContractUsed:
            used = Verdict(f"contract:{name}", False, Reason.CONTRACT_USED, rule="B13")
            raise illegal(at, used) from None

    return step


def _begin_femkortskille(_rules: Any, players: int, dealer: int) -> Standing:
    return match.agreed_deals(players, dealer)


def _femkortskille_result(fields: Fields, rules: Any, players: int) -> Step:
    at = path(fields.at, "net")
    if fields.has("event"):
        _read_time_up(fields)
        return match.ended
    net = fields.items("net", an_integer(-MOST_NET, MOST_NET))
    carried = fields.integer("carried", 0, MOST_CHIPS, 0)

    def step(now: Standing) -> Standing:
        # Chips are neither made nor lost: what the players lose lies in the pot.
        if len(net) != players or sum(net) != now.lying - carried:
            raise BadRequest("out-of-range", at)
        return match.settled(rules, now, net, carried)

    return step


_MATCHES: Final[Mapping[str, tuple[Begin, Callable[[Fields, Any, int], Step]]]] = {
    "femkort": (_begin_femkort, _femkort_result),
    "bismarck": (_begin_bismarck, _bismarck_result),
    "femkortskille": (_begin_femkortskille, _femkortskille_result),
}


# -- Reading ---------------------------------------------------------------------------------------


def _read_win(fields: Fields, rules: Any, players: int) -> tuple[int, int]:
    """Who won a hand of Femkort, and after how many misdeals."""
    winner = fields.integer("winner", 0, players - 1)
    return winner, fields.integer("misdeals", 0, MOST_MISDEALS if rules.ante else LARGEST, 0)


def _read_tricks(fields: Fields) -> tuple[str, list[int]]:
    """The name of a contract of Bismarck and the tricks taken, forehand's first."""
    name = read_contract(fields, suit_named=False).name
    tricks = fields.items("tricks", an_integer(0, contract.TRICKS))
    if len(tricks) != len(contract.QUOTAS) or sum(tricks) != contract.TRICKS:
        raise BadRequest("out-of-range", path(fields.at, "tricks"))
    return name, tricks


def _read_time_up(fields: Fields) -> None:
    if fields.text("event") != "time-up":
        raise BadRequest("out-of-range", path(fields.at, "event"))
