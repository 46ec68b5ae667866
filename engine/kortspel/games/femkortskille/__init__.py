"""Femkortskille, as the door knows it."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from kortspel.actions import MOST_CHIPS
from kortspel.cards import Cards
from kortspel.choice import Choice
from kortspel.deal import Decks
from kortspel.fields import BadRequest, Fields, an_integer, path
from kortspel.game import Game, Step, read_players, read_time_up
from kortspel.games.femkortskille import match, principles
from kortspel.games.femkortskille.lessons import LESSONS
from kortspel.games.femkortskille.questions import makers
from kortspel.games.femkortskille.rules import FORMS, PACK, PROFILES, SWITCHES, TRICKS, Rules
from kortspel.games.femkortskille.settlement import Course, Settlement
from kortspel.games.femkortskille.state import State, begin, set_up
from kortspel.law import Law
from kortspel.match import Standing
from kortspel.question import Makers
from kortspel.stakes import Pot, antes
from kortspel.state import NOTHING_BEFORE, Before
from kortspel.state import State as AnyState

MOST_NET: Final = 9 * MOST_CHIPS
"""The most chips that a seat may gain or lose by a deal."""


class Femkortskille(Game[Rules, None]):
    """Femkortskille. Nothing must be named with given hands."""

    name = "femkortskille"
    pack = PACK
    default = "standard"
    profiles = PROFILES
    length = TRICKS
    switches = SWITCHES
    lessons = LESSONS
    cited = ("K13", "K16", "K17", "KP2", "KV1", "KV3", "KA1", "KA2", "KA3", "KA4", "KK2", "KK3")
    apart = ("deals",)

    def deal(
        self, rules: Rules, players: int, dealer: int, decks: Decks, before: Before = NOTHING_BEFORE
    ) -> State:
        """The state after the antes and the first cards."""
        return begin(rules, players, dealer, decks, before)

    def read_named(self, _fields: Fields, _rules: Rules) -> None:
        """Nothing: there are no suits."""

    def law(self, rules: Rules, _named: None) -> Law:
        """How tricks are played."""
        return rules.law

    def set_up(
        self, rules: Rules, hands: tuple[Cards | None, ...], leader: int, trick: Cards, _named: None
    ) -> State:
        """A state in the middle of play."""
        return set_up(rules, hands, leader, trick)

    def read_before(self, fields: Fields, _rules: Rules, *, given: bool) -> Before:
        """The pot from before."""
        return NOTHING_BEFORE if given else Before(carried=fields.integer("carried", 0, MOST_CHIPS, 0))

    def choose(self, view: AnyState, chance: Random) -> Choice | None:
        """What a fair player does who is on turn."""
        return principles.choose(view, chance) if isinstance(view, State) else None

    def begin_match(self, _rules: Rules, players: int, dealer: int) -> Standing:
        """The standing before the first deal."""
        return match.begin(players, dealer)

    def read_result(self, fields: Fields, rules: Rules, players: int) -> Step:
        """``{"net": […], "carried": 0}`` or ``{"event": "time-up"}``.

        Or how the deal ended, as a score request says it: ``{"knockers": [0, 2], "winner": 0}``, with
        ``bets`` where there are any. Without knockers the winner was left alone (K8); with
        ``"skituppslag": true`` three low cards won (KV1).
        """
        at = path(fields.at, "net")
        if fields.has("event"):
            read_time_up(fields)
            return match.end
        if fields.has("knockers"):
            return _read_ended(fields, rules, players)
        net = fields.items("net", an_integer(-MOST_NET, MOST_NET))
        carried = fields.integer("carried", 0, MOST_CHIPS, 0)

        def add(now: Standing) -> Standing:
            # Chips are neither made nor lost: what the players lose lies in the pot.
            if len(net) != players or sum(net) != (now.lying or 0) - carried:
                raise BadRequest("out-of-range", at)
            return match.add_deal(rules, now, net, carried)

        return add

    def next_pot(self, rules: Rules, standing: Standing) -> int:
        """The antes and what was carried (K2)."""
        return antes(standing.players, rules.ante, standing.lying or 0).total

    def score(self, fields: Fields, rules: Rules) -> dict[str, Any]:
        """Who pays what (K17): ``knockers`` are the seats that play; ``bets`` what each seat has bet.

        ``winner`` is null where the last player passed too, and the pot stays (K8). With ``steps`` the
        reply has the payments one by one.
        """
        players = read_players(fields, rules)
        carried = fields.integer("carried", 0, MOST_CHIPS, 0)
        seats, winner = _read_who(fields, rules, players)
        pot = _read_bets(fields, rules, antes(players, rules.ante, carried), seats)
        stepped = fields.flag("steps", False)
        fields.end()
        _refuse_twice(fields, seats)
        if winner is not None and winner not in seats:
            raise BadRequest("out-of-range", "winner")
        done = _settle(rules, pot, seats, winner)
        if not stepped:
            return done._asdict()
        steps = _course(rules, pot, seats, winner, done).payments
        return done._asdict() | {"steps": [step._asdict() for step in steps]}

    @property
    def forms(self) -> Mapping[str, Rules]:
        """With knocking, with an auction, and with poker's betting: how one bets makes the game."""
        return FORMS

    def form(self, rules: Rules) -> str:
        """The form by its betting."""
        return rules.profile if rules.betting == "knock" else rules.betting

    def idle(self, rules: Rules) -> tuple[str, ...]:
        """The switches of the knocking round, of betting and of losers' payments where there are none."""
        return rules.idle

    def questions(self, rules: Rules) -> Makers:
        """The makers of questions, by concept."""
        return makers(rules)


def _read_who(fields: Fields, rules: Rules, players: int) -> tuple[list[int], int | None]:
    """The seats that play for the pot, and which of them wins it; None where the last one passed too (K8)."""
    seats = fields.items("knockers", an_integer(0, players - 1))
    nobody = rules.all_pass == "carry" and not seats and fields.is_null("winner")
    return seats, None if nobody else fields.integer("winner", 0, players - 1)


def _refuse_twice(fields: Fields, seats: list[int]) -> None:
    for place, seat in enumerate(seats):
        if seat in seats[:place]:
            raise BadRequest("out-of-range", path(fields.at, "knockers", place))


def _settle(rules: Rules, pot: Pot, seats: list[int], winner: int | None) -> Settlement:
    if winner is None:
        return Settlement(pot.total, 0, 0, pot.total, pot.net())
    return rules.settle(pot, seats, winner)


def _read_ended(fields: Fields, rules: Rules, players: int) -> Step:
    """The step of a match that the end of a deal makes, settled with the chips that lie there before it."""
    seats, winner = _read_who(fields, rules, players)
    put = _read_bets(fields, rules, antes(players, 0), seats).paid
    low = rules.skituppslag and fields.flag("skituppslag", False)
    _refuse_twice(fields, seats)
    if winner is not None and seats and winner not in seats:
        raise BadRequest("out-of-range", path(fields.at, "winner"))
    _refuse_uneven(fields, rules, put, seats or [seat for seat in [winner] if seat is not None])

    def add(now: Standing) -> Standing:
        pot = antes(players, rules.ante, now.lying or 0)
        for seat, chips in enumerate(put):
            pot = pot.put([seat], chips)
        inside = seats if winner is None or not (low or not seats) else [winner]
        done = _settle(rules, pot, inside, winner)
        return match.add_deal(rules, now, done.net, done.carried)

    return add


def _refuse_uneven(fields: Fields, rules: Rules, put: tuple[int, ...], inside: list[int]) -> None:
    """Refuses bets of those inside that are not level, or less than somebody has put in who passed (KA3)."""
    level = {put[seat] for seat in inside} or {0}
    if rules.betting != "knock" and (len(level) > 1 or max(put) > max(level)):
        raise BadRequest("out-of-range", path(fields.at, "bets"))


def _read_bets(fields: Fields, rules: Rules, pot: Pot, seats: list[int]) -> Pot:
    """The pot with what was bet, or what the knocks cost."""
    if rules.betting == "knock":
        return pot.put(seats, rules.knock_stake)
    players = len(pot.paid)
    bets = fields.items("bets", an_integer(0, MOST_CHIPS), [0] * players)
    if len(bets) != players:
        raise BadRequest("out-of-range", path(fields.at, "bets"))
    for seat, chips in enumerate(bets):
        pot = pot.put([seat], chips)
    return pot


def _course(rules: Rules, pot: Pot, inside: list[int], winner: int | None, done: Settlement) -> Course:
    """How the chips of a deal move: into the pot, from the losers, to the winner, by which rules."""
    knocking, players = rules.betting == "knock", range(len(pot.paid))
    course = Course(len(pot.paid))
    course.lie("carried", pot.carried, "KV3" if winner is not None or rules.payments_stay else "K8")
    course.put("ante", players, [rules.ante] * len(players), "KK2" if rules.betting == "poker" else "K2")
    extra = [pot.paid[seat] - rules.ante for seat in players]
    what, rule = ("knock-stake", "KV2") if knocking else ("bet", "KK2" if rules.betting == "poker" else "KA2")
    course.put(what, players, extra, rule)
    if winner is None:
        course.lie("stays", done.carried, "K8")
        return course
    losers = [seat for seat in sorted(inside) if seat != winner]
    pays = "K17" if knocking else "KA6"
    course.put("pays", losers, [done.paid // len(losers)] * len(losers) if losers else [], pays)
    if not losers:
        takes = "K8" if knocking else "KA5" if rules.betting == "auction" else "KK2"
    else:
        takes = "KK2" if rules.betting == "poker" else "KV3" if rules.payments_stay else pays
    course.take(winner, done.takes, takes)
    course.lie("stays", done.carried, "KV3")
    return course


GAME: Final = Femkortskille()
"""Femkortskille, as the door knows it."""
