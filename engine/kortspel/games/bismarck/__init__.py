"""Bismarck, as the door knows it."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from kortspel.actions import UnreadableAction
from kortspel.cards import Cards
from kortspel.choice import Choice
from kortspel.deal import Decks
from kortspel.fields import BadRequest, Fields, a_text, an_integer, path, refuse_action
from kortspel.game import Game, Step
from kortspel.games.bismarck import contract, match, principles
from kortspel.games.bismarck.contract import ALL, CONTRACTS, QUOTAS, TRICKS, Contract
from kortspel.games.bismarck.lessons import LESSONS
from kortspel.games.bismarck.questions import MAKERS
from kortspel.games.bismarck.rules import PACK, PROFILES, SWITCHES, WORDS, Rules
from kortspel.games.bismarck.state import State, begin, set_up
from kortspel.law import Law
from kortspel.match import Standing
from kortspel.question import Makers
from kortspel.state import NOTHING_BEFORE, Before
from kortspel.state import State as AnyState
from kortspel.verdict import Reason, judge_word


class Bismarck(Game[Rules, Contract]):
    """Bismarck. What given hands must name is the contract."""

    name = "bismarck"
    pack = PACK
    default = "modern"
    profiles = PROFILES
    length = TRICKS
    switches = SWITCHES
    lessons = LESSONS
    cited = ("B9", "B10", "B11")

    def deal(
        self, rules: Rules, _players: int, dealer: int, decks: Decks, before: Before = NOTHING_BEFORE
    ) -> State:
        """The state after four cards are exposed."""
        return begin(rules, dealer, decks, before)

    def read_named(self, fields: Fields, _rules: Rules) -> Contract:
        """The contract, with the suit that Valfri names."""
        return _read_contract(fields)

    def to_name(self, _rules: Rules) -> Mapping[str, tuple[str, ...]]:
        """Any contract, Valfri with its suit."""
        return {"contract": tuple(contract.text for contract in ALL)}

    def law(self, rules: Rules, named: Contract) -> Law:
        """How tricks are played in a contract."""
        return rules.law(named.trump)

    def set_up(
        self, rules: Rules, hands: tuple[Cards | None, ...], leader: int, trick: Cards, named: Contract
    ) -> State:
        """A state in the middle of play."""
        return set_up(rules, hands, leader, trick, named)

    def read_before(self, fields: Fields, _rules: Rules, *, given: bool) -> Before:
        """The contracts that forehand has announced: not all of them, none twice (B13)."""
        if given:
            return NOTHING_BEFORE
        names = fields.items("used", a_text, [])
        for index, name in enumerate(names):
            if name not in CONTRACTS or name in names[:index]:
                raise BadRequest("out-of-range", path("used", index))
        if len(names) == len(CONTRACTS):
            raise BadRequest("out-of-range", "used")
        return Before(used=tuple(names))

    def choose(self, view: AnyState, chance: Random) -> Choice | None:
        """What a fair player does who is on turn."""
        return principles.choose(view, chance) if isinstance(view, State) else None

    def begin_match(self, _rules: Rules, _players: int, dealer: int) -> Standing:
        """The standing before the first deal."""
        return match.begin(dealer)

    def read_result(self, fields: Fields, _rules: Rules, _players: int) -> Step:
        """``{"contract": "spel", "tricks": [9, 3, 4]}``, forehand's tricks first."""
        at = path(fields.at, "contract")
        name, tricks = _read_tricks(fields)

        def add(now: Standing) -> Standing:
            try:
                return match.add_deal(now, name, tricks)
            except match.ContractUsed:
                reason = Reason.CONTRACT_USED
                args = {"contract": name, "used": (now.used or ())[now.forehand]}
                used = judge_word(f"contract:{name}", reason, WORDS[reason], args)
                raise refuse_action(at, used) from None

        return add

    def next_before(self, _rules: Rules, standing: Standing) -> Before:
        """The contracts that the next forehand has announced (B13)."""
        return Before(used=(standing.used or ())[standing.forehand])

    def score(self, fields: Fields, _rules: Rules) -> dict[str, Any]:
        """What each scores, forehand first (B10-B12).

        With ``rest`` the tricks are those of the first two, and the reply has the ``tricks`` of all three.
        """
        rest = fields.flag("rest", False)
        name, tricks = _read_tricks(fields, rest=rest)
        fields.end()
        return {"scores": contract.scores(name, tricks)} | ({"tricks": tricks} if rest else {})

    def questions(self, _rules: Rules) -> Makers:
        """The makers of questions, by concept."""
        return MAKERS


def _read_contract(fields: Fields, *, suit_named: bool = True) -> Contract:
    """The contract in the field ``contract``; ``suit_named`` where Valfri must say its suit (B4)."""
    try:
        return contract.read(fields.text("contract"), suit_named=suit_named)
    except UnreadableAction as bad:
        code = "out-of-range" if bad.code == "unreadable-action" else bad.code
        raise BadRequest(code, path(fields.at, "contract")) from None


def _read_tricks(fields: Fields, *, rest: bool = False) -> tuple[str, list[int]]:
    """The name of a contract and the tricks taken, forehand first; those of the last may be the ``rest``."""
    name = _read_contract(fields, suit_named=False).name
    tricks = fields.items("tricks", an_integer(0, TRICKS))
    if rest and sum(tricks) <= TRICKS:
        tricks.append(TRICKS - sum(tricks))
    if len(tricks) != len(QUOTAS) or sum(tricks) != TRICKS:
        raise BadRequest("out-of-range", path(fields.at, "tricks"))
    return name, tricks


GAME: Final = Bismarck()
"""Bismarck, as the door knows it."""
