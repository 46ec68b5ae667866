"""Questions on Bismarck: tricks, contracts and scores."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from kortspel import suit_questions as suits
from kortspel.deal import deal
from kortspel.games.bismarck.contract import ALL, CONTRACTS, PASS_QUOTAS, QUOTAS, TRICKS, Contract, scores
from kortspel.games.bismarck.rules import PACK, PLAYERS, TRUMP_RULE, Rules
from kortspel.games.bismarck.state import begin, set_up
from kortspel.law import SuitLaw
from kortspel.question import Maker, Makers, Number, Question, ask_for_number, ask_for_words, shuffle
from kortspel.state import Before
from kortspel.table import Table


def _shown(contract: Contract) -> Mapping[str, Any]:
    return {"contract": contract.text, "trump": contract.trump}


def _draw_law(rules: Rules, chance: Random) -> tuple[SuitLaw, Mapping[str, Any]]:
    contract = chance.choice(ALL)
    return rules.law(contract.trump), _shown(contract)


def _draw_table(
    rules: Rules, chance: Random, players: int, leader: int, size: int
) -> tuple[Table, Mapping[str, Any]]:
    """A table before a late trick, with ``size`` cards in hand."""
    contract = chance.choice(ALL)
    deck = tuple(chance.sample(PACK.cards, len(PACK.cards)))
    hands = deal(deck, players, (leader - 1) % players, (size,))
    return set_up(rules, hands, leader, (), contract).table, _shown(contract)


TRICK_GAME: Final = suits.SuitGame(_draw_law, _draw_table, TRUMP_RULE, TRUMP_RULE)
"""How tricks are drawn for a question."""


def contracts_left(rules: Rules, chance: Random, _players: int, _size: int) -> Question | None:
    """Questions on which contracts forehand may still announce (B13)."""
    used = tuple(sorted(chance.sample(CONTRACTS, chance.randint(1, 3)), key=CONTRACTS.index))
    dealer = chance.randrange(PLAYERS)
    state = begin(rules, dealer, shuffle(PACK, chance), Before(used=used))
    return ask_for_words(state, "B13", {"exposed": state.terms.exposed, "used": used})


def quota(*names: str) -> Maker:
    """Makes questions on what a seat scores in one of the contracts ``names`` (B10-B12)."""

    def make(_rules: Rules, chance: Random, _players: int, _size: int) -> Question | None:
        name = chance.choice(names)
        first = chance.randint(0, TRICKS)
        second = chance.randint(0, TRICKS - first)
        tricks = (first, second, TRICKS - first - second)
        place = chance.randrange(PLAYERS)
        answer = scores(name, tricks)[place]
        other = scores("spel" if name == "pass" else "pass", tricks)[place]
        quotas = PASS_QUOTAS if name == "pass" else QUOTAS
        shown = {"contract": name, "forehand": 0, "taken": tricks, "quotas": quotas, "seat": place}
        rule = "B11" if name == "pass" else "B10"
        number = Number(answer, (-answer, other), signed=True)
        return ask_for_number("score", PLAYERS, number, chance, rule, shown)

    return make


MAKERS: Final[Makers] = {
    "contracts-left": contracts_left,
    "lead": suits.legal_cards(TRICK_GAME, suits.lead),
    "follow": suits.legal_cards(TRICK_GAME, suits.cannot_overtake),
    "no-duty-to-overtake": suits.legal_cards(TRICK_GAME, suits.may_overtake),
    "void": suits.legal_cards(TRICK_GAME, suits.void),
    **suits.about_trumps(TRICK_GAME),
    **suits.about_tricks(TRICK_GAME),
    "trump-wins": suits.seat_of_trick(TRICK_GAME, "trick-winner", suits.trump_wins),
    "quota": quota("spel", "spader", "valfri"),
    "pass-quota": quota("pass"),
}
"""The makers of questions, by concept."""
