"""Questions by concept, each made afresh from a seed and answered by the rules themselves."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from kortspel import bismarck, femkort, femkortskille, quiz_chips, quiz_kille, quiz_suits
from kortspel.game import Game, Rules
from kortspel.question import LEVELS, Maker, Question

__all__ = ["LEVELS", "Question", "ask", "concepts"]


def ask(game: Game, rules: Rules, concept: str, level: int, seed: int) -> Question:
    """A question on ``concept``, the same one for the same ``seed`` on every machine.

    ``concept`` is one of ``concepts``, ``level`` one of ``LEVELS``. Raises ``KeyError`` for others.
    """
    make = _MAKERS[game.name](rules)[concept]
    name = rules.profile if game.name == "femkort" else f"{game.name}/{rules.profile}"
    chance = Random(f"{name}/{concept}/{level}/{seed}")
    fewest, most, size = LEVELS[level]
    while True:
        players = chance.randint(min(fewest, rules.most), min(most, rules.most))
        question = make(rules, chance, players, size)
        if question is not None:
            return question


def concepts(game: Game, rules: Rules) -> tuple[str, ...]:
    """The concepts that a form of a game has questions for, in the order in which they are best met."""
    return tuple(_MAKERS[game.name](rules))


def _suit_tricks(rule: str) -> dict[str, Maker]:
    """Who wins, who leads: ``rule`` says so where nobody trumps."""
    return {
        "off-suit-ace": quiz_suits.seat_of_trick("trick-winner", quiz_suits.off_suit_ace, rule),
        "who-wins": quiz_suits.seat_of_trick("trick-winner", quiz_suits.mixed, rule),
        "who-leads": quiz_suits.seat_of_trick("next-leader", quiz_suits.mixed, rule),
    }


LEAD: Final = quiz_suits.legal_cards(quiz_suits.lead)
FOLLOW_ANY: Final = quiz_suits.legal_cards(quiz_suits.cannot_overtake)
MAY_OVERTAKE: Final = quiz_suits.legal_cards(quiz_suits.may_overtake)
VOID: Final = quiz_suits.legal_cards(quiz_suits.void)
TRUMPING: Final[Mapping[str, Maker]] = {
    "trumping-is-no-duty": quiz_suits.legal_cards(quiz_suits.trumping_is_no_duty),
    "trick-is-trumped": quiz_suits.legal_cards(quiz_suits.trick_is_trumped),
}
LAST_TRICK: Final[Mapping[str, Maker]] = {
    **_suit_tricks("F10"),
    "what-counts": quiz_suits.deal_winner,
}

HEADING: Final[Mapping[str, Maker]] = {
    "lead": LEAD,
    "follow": quiz_suits.legal_cards(quiz_suits.follow),
    "overtake": quiz_suits.legal_cards(quiz_suits.overtake),
    "free-choice": quiz_suits.legal_cards(quiz_suits.free_choice),
    "cannot-overtake": FOLLOW_ANY,
    "void": VOID,
    **LAST_TRICK,
}
FOLLOWING: Final[Mapping[str, Maker]] = {
    "lead": LEAD,
    "follow": FOLLOW_ANY,
    "may-overtake": MAY_OVERTAKE,
    "void": VOID,
    **LAST_TRICK,
}


def _femkort(rules: femkort.Rules) -> Mapping[str, Maker]:
    makers = dict(HEADING if rules.head else FOLLOWING)
    if rules.trump:
        makers |= TRUMPING
        makers["trump-wins"] = quiz_suits.seat_of_trick("trick-winner", quiz_suits.trump_wins, "DV5")
    if rules.redeal:
        makers["may-ask"] = quiz_chips.may_ask
    if rules.ante:
        makers |= {"pots-taken": quiz_chips.pots_taken, "after-misdeal": quiz_chips.after_misdeal}
    return makers


BISMARCK: Final[Mapping[str, Maker]] = {
    "contracts-left": quiz_chips.contracts_left,
    "lead": LEAD,
    "follow": FOLLOW_ANY,
    "no-duty-to-overtake": MAY_OVERTAKE,
    "void": VOID,
    **TRUMPING,
    **_suit_tricks("B9"),
    "trump-wins": quiz_suits.seat_of_trick("trick-winner", quiz_suits.trump_wins, "B9"),
    "quota": quiz_chips.quota("spel", "spader", "valfri"),
    "pass-quota": quiz_chips.quota("pass"),
}


def _bismarck(_rules: bismarck.Rules) -> Mapping[str, Maker]:
    return BISMARCK


KILLE_TRICKS: Final[Mapping[str, Maker]] = {
    "ranking": quiz_kille.seat_of_trick("trick-winner", quiz_kille.pictures, "KP2"),
    "lead": quiz_kille.legal_cards(quiz_kille.lead),
    "must-head": quiz_kille.legal_cards(quiz_kille.must_head),
    "free-choice": quiz_kille.legal_cards(quiz_kille.free_choice),
    "equal-card": quiz_kille.legal_cards(quiz_kille.equal_card),
    "cannot-head": quiz_kille.legal_cards(quiz_kille.cannot_head),
    "equal-cards": quiz_kille.seat_of_trick("trick-winner", quiz_kille.equal_cards, "K13"),
    "who-leads": quiz_kille.seat_of_trick("next-leader", quiz_kille.changing, "K16"),
    "what-counts": quiz_kille.deal_winner,
}
KILLE_WORDS: Final[Mapping[str, Mapping[str, Maker]]] = {
    "knock": {
        "check": quiz_kille.words("K5", quiz_kille.nobody_has_knocked),
        "check-after-knock": quiz_kille.words("K5", quiz_kille.somebody_has_knocked),
        "second-lap": quiz_kille.words("K6", quiz_kille.second_lap),
    },
    "auction": {"call": quiz_kille.call},
    "poker": {
        "check": quiz_kille.words("KK2", quiz_kille.nobody_has_bet),
        "check-after-bet": quiz_kille.words("KK2", quiz_kille.somebody_has_bet),
        "call": quiz_kille.call,
        "exchange-limit": quiz_kille.exchange_limit,
    },
}


def _femkortskille(rules: femkortskille.Rules) -> Mapping[str, Maker]:
    makers = {**KILLE_TRICKS, **KILLE_WORDS[rules.betting]}
    if rules.betting != "poker":
        makers["first-leader"] = quiz_kille.first_leader
    if rules.skituppslag:
        makers["skituppslag"] = quiz_kille.takes_at_once
    if rules.betting != "poker" and rules.loser_payment:
        makers["loser-pays"] = quiz_kille.loser_pays
    makers["winner-takes"] = quiz_kille.winner_takes
    return makers


_MAKERS: Final[Mapping[str, Callable[[Any], Mapping[str, Maker]]]] = {
    "femkort": _femkort,
    "bismarck": _bismarck,
    "femkortskille": _femkortskille,
}
