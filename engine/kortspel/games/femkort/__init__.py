"""Femkort, as the door knows it."""

from dataclasses import replace
from random import Random
from typing import Any, Final

from kortspel.actions import MOST_CHIPS
from kortspel.cards import SUITS, Cards
from kortspel.choice import Choice
from kortspel.deal import Decks
from kortspel.fields import LARGEST, BadRequest, Fields, path
from kortspel.game import Game, Step, read_players
from kortspel.games.femkort import match, principles
from kortspel.games.femkort.lessons import LESSONS
from kortspel.games.femkort.questions import makers
from kortspel.games.femkort.rules import HIGHEST_STAKE, PACK, PROFILES, SWITCHES, TRICKS, Rules
from kortspel.games.femkort.state import State, begin, set_up
from kortspel.law import Law
from kortspel.match import Standing
from kortspel.question import Makers
from kortspel.stakes import antes
from kortspel.state import NOTHING_BEFORE, Before
from kortspel.state import State as AnyState


class Femkort(Game[Rules, str | None]):
    """Femkort. What given hands must name is the trump suit, where the rules have one (DV5)."""

    name = "femkort"
    pack = PACK
    default = "modern"
    profiles = PROFILES
    length = TRICKS
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
        """Where chips are staked: the pot and its stake, or that it breaks a tie, for no chips (D12)."""
        if not rules.ante:
            return NOTHING_BEFORE
        if given:
            return Before(tiebreak=fields.flag("tiebreak", False))
        tiebreak = fields.flag("tiebreak", False)
        return Before(
            carried=fields.integer("carried", 0, 0 if tiebreak else MOST_CHIPS, 0),
            stake=fields.integer("stake", 1, 1 if tiebreak else HIGHEST_STAKE, 1),
            tiebreak=tiebreak,
        )

    def choose(self, view: AnyState, chance: Random) -> Choice | None:
        """What a fair player does who is on turn."""
        return principles.choose(view, chance) if isinstance(view, State) else None

    def begin_match(self, rules: Rules, players: int, dealer: int) -> Standing:
        """The standing before the first deal."""
        return match.begin(rules, players, dealer)

    def read_result(self, fields: Fields, rules: Rules, players: int) -> Step:
        """``{"winner": 0, "misdeals": 0}``, or ``{"event": "misdeal"}`` where the hand is dealt again.

        Where chips are staked also ``{"event": "time-up"}``. With ``"tiebreak": true`` the winner is counted
        among those who are level.
        """
        at = fields.at
        if fields.has("event"):
            event = fields.text("event")
            if event == "misdeal":
                again = 1 + fields.integer("misdeals", 0, rules.most_misdeals, 0)
                return lambda now: _add_misdeals(now, rules, again, at)
            if event != "time-up" or not rules.ante:
                raise BadRequest("out-of-range", path(at, "event"))
            return lambda now: _call_time(now, rules, path(at, "event"))
        tie = bool(rules.ante) and fields.flag("tiebreak", False)
        winner, misdeals = _read_win(fields, rules, players)

        def add(now: Standing) -> Standing:
            if tie and (now.tiebreak is None or winner >= len(now.tiebreak)):
                raise BadRequest("out-of-range", path(at, "tiebreak" if now.tiebreak is None else "winner"))
            seat = now.seats[winner] if tie else winner
            if seat not in now.seats:
                raise BadRequest("out-of-range", path(at, "winner"))
            if rules.ante and misdeals + now.misdeals > rules.most_misdeals:
                raise BadRequest("out-of-range", path(at, "misdeals"))
            return match.add_hand(rules, now, seat, misdeals)

        return add

    def next_stake(self, rules: Rules, standing: Standing) -> int:
        """What the misdeals before it have doubled (DV4); back to 1 when a pot is won."""
        stake = 1
        for _ in range(standing.misdeals if rules.ante else 0):
            stake, _chips = rules.raise_stake(stake)
        return stake

    def next_before(self, rules: Rules, standing: Standing) -> Before:
        """The chips that lie, those of a misdealt hand too (D10); nothing in the hand of a tie (D12)."""
        if not rules.ante:
            return NOTHING_BEFORE
        if standing.tiebreak is not None:
            return Before(tiebreak=True)
        before = standing.players * rules.chips_paid(standing.misdeals - 1) if standing.misdeals else 0
        return Before(carried=(standing.lying or 0) + before, stake=self.next_stake(rules, standing))

    def next_pot(self, rules: Rules, standing: Standing) -> int | None:
        """The antes and what lies from misdeals (D5, D10), or from the whole session (DV2)."""
        before = self.next_before(rules, standing)
        if not rules.ante or before.tiebreak:
            return 0 if rules.ante else None
        return antes(standing.players, rules.ante * before.stake, before.carried).total

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
    return winner, fields.integer("misdeals", 0, rules.most_misdeals if rules.ante else LARGEST, 0)


def _add_misdeals(now: Standing, rules: Rules, misdeals: int, at: str) -> Standing:
    if now.misdeals + misdeals > rules.most_misdeals:
        raise BadRequest("out-of-range", at)
    return replace(now, misdeals=now.misdeals + misdeals)


def _call_time(now: Standing, rules: Rules, at: str) -> Standing:
    if now.tiebreak is not None:
        raise BadRequest("out-of-range", at)
    return match.call_time(rules, now)


GAME: Final = Femkort()
"""Femkort, as the door knows it."""
