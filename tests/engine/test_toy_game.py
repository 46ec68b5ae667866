"""Adding a game touches its own room and the list of games, and nothing else: a toy game is added here.

Three cards each and three tricks, suit is followed, and who takes the first trick wins.
"""

import json
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

import pytest
from kortspel.cards import STANDARD
from kortspel.deal import Dealt, deal, next_seat
from kortspel.game import Game
from kortspel.games import GAMES
from kortspel.law import SuitLaw
from kortspel.lesson import Lesson, codes, from_hands, profile
from kortspel.match import Standing
from kortspel.question import ask_for_cards
from kortspel.state import Result, State
from kortspel.switches import Count
from kortspel.table import Setting, Table, lay
from kortspel.verdict import Reason

from tests.engine.door import ask, error

CARDS = {
    Reason.LEAD_ANYTHING: "T1",
    Reason.FOLLOW_SUIT: "T2",
    Reason.MUST_FOLLOW_SUIT: "T2",
    Reason.VOID_DISCARD: "T3",
}
LAW = SuitLaw(False, CARDS)


@dataclass(frozen=True)
class ToyRules:
    profile: str
    target: int = 2
    fewest = most = 3
    reasons = CARDS

    def needed(self, players: int) -> int:
        return 3 * players


class ToyTerms(NamedTuple):
    dealt: Dealt | None = None
    rules: ToyRules = ToyRules("plain")


class ToyMoment(NamedTuple):
    table: Table
    terms: ToyTerms = ToyTerms()


class ToyState(ToyMoment, State):
    __slots__ = ()

    @property
    def result(self) -> Result | None:
        return Result((self.table.tricks[0].winner,), "first-trick") if self.table.over else None

    def view(self, seat: int) -> "ToyState":
        dealt = self.terms.dealt
        return ToyState(self.table.view(seat), ToyTerms(dealt and dealt.hide()))

    def apply(self, action: Any) -> "ToyState":
        return ToyState(self.table.play(action), self.terms)


def lead(_rules: Any, chance: Random, players: int, size: int) -> Any:
    hand = tuple(chance.sample(STANDARD.cards, size))
    hands = (hand, *[None] * (players - 1))
    return ask_for_cards(lay(Setting(LAW, STANDARD, tuple(range(players))), hands, 0), hand, ())


class Toy(Game[ToyRules, None]):
    name = "toy"
    pack = STANDARD
    default = "plain"
    profiles = {"plain": ToyRules("plain")}  # noqa: RUF012
    length = 3
    switches = {"plain": {"target": Count(1, 9)}}  # noqa: RUF012
    lessons = (
        Lesson("toy-trick", profile("plain"), from_hands(0, "8H", "9H", "2S"), codes("8H 9H 2S")),
    )  # fmt: skip

    def deal(self, _rules: Any, players: int, dealer: int, decks: Any, _before: Any = None) -> ToyState:
        dealt = Dealt(dealer, decks)
        setting = Setting(LAW, STANDARD, tuple(range(players)), 3)
        hands = deal(dealt.deck, players, dealer, (3,))
        return ToyState(lay(setting, hands, next_seat(dealer, players)), ToyTerms(dealt))

    def read_named(self, _fields: Any, _rules: Any) -> None:
        pass

    def law(self, _rules: Any, _named: None) -> SuitLaw:
        return LAW

    def set_up(self, _rules: Any, hands: Any, leader: int, trick: Any, _named: None) -> ToyState:
        return ToyState(lay(Setting(LAW, STANDARD, tuple(range(len(hands)))), hands, leader, trick))

    def begin_match(self, _rules: Any, players: int, dealer: int) -> Standing:
        return Standing(players, dealer, wins=(0,) * players)

    def read_result(self, fields: Any, _rules: Any, players: int) -> Any:
        winner = fields.integer("winner", 0, players - 1)
        return lambda now: now.pass_deal().add_win(winner)

    def score(self, fields: Any, _rules: Any) -> dict[str, Any]:
        return {"points": fields.integer("winner", 0, 2) + 1}

    def questions(self, _rules: Any) -> Any:
        return {"lead": lead}


@pytest.fixture(autouse=True)
def _added(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", Toy())


def test_cards_are_judged() -> None:
    reply = ask(ask="judge", game="toy", trick=["8H"], hand=["2H", "AS"])
    assert reply["legal"] == ["2H"]
    assert [(verdict["reason"], verdict["rule"]) for verdict in reply["verdicts"]] == [
        ("follow-suit", "T2"), ("must-follow-suit", "T2"),
    ]  # fmt: skip
    assert ask(ask="winner", game="toy", trick=["8H", "AS", "9H"]) == {"winner": 2}


def test_a_whole_deal_is_played() -> None:
    chance, actions = Random("toy"), []
    deal: dict[str, Any] = {"ask": "replay", "game": "toy", "dealer": 2, "seed": 5}
    reply = ask(**deal)
    while reply["turn"] is not None:
        assert reply["phase"] == "play"
        seen = ask(**deal, actions=actions, seat=reply["turn"])
        assert seen["actions"] == reply["actions"]
        actions.append(chance.choice(reply["actions"]))
        reply = ask(**deal, actions=actions)
    assert len(actions) == 9
    assert reply["result"]["winners"] == [reply["tricks"][0]["winner"]]
    assert ask(ask="replay", line=reply["line"]) == reply
    assert error(**deal, actions=[*actions, "8H"]) == ("deal-over", "actions/9")
    assert error(**deal, actions=["knock"]) == ("illegal-action", "actions/0")


def test_given_hands_are_played() -> None:
    given = {"ask": "replay", "game": "toy", "hands": [["8H"], ["9H", "2S"], None], "leader": 0}
    assert ask(**given)["actions"] == ["8H"]
    refused = json.dumps(ask(**given, actions=["8H", "2S"])["error"])
    assert '"must-follow-suit"' in refused


def test_a_match_is_kept() -> None:
    match = ask(ask="match", game="toy", dealer=0, results=[{"winner": 1}, {"winner": 1}])
    assert (match["wins"], match["dealer"], match["net"]) == ([0, 2, 0], 2, None)
    assert ask(ask="score", game="toy", winner=1) == {"points": 2}


def test_questions_are_asked() -> None:
    question = ask(ask="question", game="toy", concept="lead", level=1, seed=3)
    assert question["answer"] == question["choices"]
    assert (question["asks"], question["rule"]) == ("legal-cards", "T1")


def test_a_lesson_is_stepped_through() -> None:
    lesson = ask(ask="lesson", lesson="toy-trick")
    assert [step["action"] for step in lesson["steps"]] == ["8H", "9H", "2S", None]
    assert lesson["steps"][-1]["state"]["result"]["winners"] == [1]


def test_the_game_says_what_there_is_to_it() -> None:
    about = ask(ask="game", game="toy", rules={"target": 4})
    assert about["profiles"]["plain"]["switches"] == {"target": 4}
    assert about["profiles"]["plain"]["concepts"] == ["lead"]
    assert (about["lessons"], about["rules"]) == (["toy-trick"], ["T1", "T2", "T3"])
