"""Femkort, as the door knows it."""

from typing import Any, Final

from kortspel.cards import SUITS, Cards
from kortspel.deal import Decks
from kortspel.fields import LARGEST, BadRequest, Fields, path
from kortspel.game import Game, Step, read_players, read_time_up
from kortspel.games.femkort import match
from kortspel.games.femkort.lessons import LESSONS
from kortspel.games.femkort.questions import makers
from kortspel.games.femkort.rules import HIGHEST_STAKE, PACK, PROFILES, SWITCHES, Rules
from kortspel.games.femkort.state import State, begin, set_up
from kortspel.law import Law
from kortspel.match import Standing
from kortspel.question import Makers
from kortspel.stakes import MOST_CHIPS, antes
from kortspel.state import NOTHING_BEFORE, Before

MOST_MISDEALS: Final = 100
"""The most misdeals in one hand, where each costs chips."""


class Femkort(Game[Rules, str | None]):
    """Femkort. What given hands must name is the trump suit, where the rules have one (DV5)."""

    name = "femkort"
    pack = PACK
    default = "modern"
    profiles = PROFILES
    switches = SWITCHES
    lessons = LESSONS
    cited = ("F10", "F12", "D9", "D10", "DV2", "DV4", "DV5")
    apart = ("target", "packets", "deals")

    def deal(
        self, rules: Rules, players: int, dealer: int, decks: Decks, before: Before = NOTHING_BEFORE
    ) -> State:
        """The state after dealing."""
        return begin(rules, players, dealer, decks, before)

    def read_named(self, fields: Fields, rules: Rules) -> str | None:
        """The trump suit, where the rules have one."""
        return fields.one_of("trump", {suit: suit for suit in SUITS}) if rules.trump else None

    def law(self, rules: Rules, named: str | None) -> Law:
        """How tricks are played."""
        return rules.law(named)

    def set_up(
        self, rules: Rules, hands: tuple[Cards | None, ...], leader: int, trick: Cards, named: str | None
    ) -> State:
        """A state in the middle of play."""
        return set_up(rules, hands, leader, trick, named)

    def read_before(self, fields: Fields, rules: Rules, *, given: bool) -> Before:
        """Where chips are staked: the pot, its stake, and whether it is the hand that breaks a tie (D12)."""
        if not rules.ante:
            return NOTHING_BEFORE
        if given:
            return Before(tiebreak=fields.flag("tiebreak", False))
        return Before(
            carried=fields.integer("carried", 0, MOST_CHIPS, 0),
            stake=fields.integer("stake", 1, HIGHEST_STAKE, 1),
            tiebreak=fields.flag("tiebreak", False),
        )

    def begin_match(self, rules: Rules, players: int, dealer: int) -> Standing:
        """The standing before the first deal."""
        return match.begin(rules, players, dealer)

    def read_result(self, fields: Fields, rules: Rules, players: int) -> Step:
        """``{"winner": 0, "misdeals": 0}``, or where chips are staked ``{"event": "time-up"}``."""
        at = fields.at
        if rules.ante and fields.has("event"):
            read_time_up(fields)
            return lambda now: _call_time(now, rules, path(at, "event"))
        winner, misdeals = _read_win(fields, rules, players)

        def add(now: Standing) -> Standing:
            if now.tiebreak is not None and winner not in now.tiebreak:
                raise BadRequest("out-of-range", path(at, "winner"))
            return match.add_hand(rules, now, winner, misdeals)

        return add

    def score(self, fields: Fields, rules: Rules) -> dict[str, Any]:
        """The pot and what each seat gains or loses (D9); ``net`` is None where nothing is staked."""
        players = read_players(fields, rules)
        winner, misdeals = _read_win(fields, rules, players)
        fields.end()
        if not rules.ante:
            return {"pot": 0, "net": None}
        result = rules.settle(antes(players, rules.chips_paid(misdeals)), winner)
        return {"pot": result.pot, "net": result.net}

    def questions(self, rules: Rules) -> Makers:
        """The makers of questions, by concept."""
        return makers(rules)

    def seed_name(self, rules: Rules) -> str:
        """The name of the profile: this was the only game when its questions were first asked."""
        return rules.profile


def _read_win(fields: Fields, rules: Rules, players: int) -> tuple[int, int]:
    """Who won a hand, and after how many misdeals."""
    winner = fields.integer("winner", 0, players - 1)
    return winner, fields.integer("misdeals", 0, MOST_MISDEALS if rules.ante else LARGEST, 0)


def _call_time(now: Standing, rules: Rules, at: str) -> Standing:
    if now.tiebreak is not None:
        raise BadRequest("out-of-range", at)
    return match.call_time(rules, now)


GAME: Final = Femkort()
"""Femkort, as the door knows it."""
