"""Questions on Femkort: tricks, and the chips and requests of the pot game."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from kortspel import suit_questions as suits
from kortspel.cards import SUITS
from kortspel.games.femkort import match
from kortspel.games.femkort.rules import PACK, TRICKS, TRUMP_RULE, Rules
from kortspel.games.femkort.state import begin
from kortspel.law import SuitLaw
from kortspel.question import (
    Maker,
    Makers,
    Number,
    Question,
    ask_for_number,
    ask_for_seat,
    ask_for_words,
    play,
    shuffle,
)
from kortspel.table import Table

# -- Tricks ----------------------------------------------------------------------------------------


def _draw_law(rules: Rules, chance: Random) -> tuple[SuitLaw, Mapping[str, Any]]:
    if not rules.trump:
        return rules.law(), {}
    suit = chance.choice(SUITS)
    return rules.law(suit), {"trump": suit}


def _draw_table(
    rules: Rules, chance: Random, players: int, leader: int, _size: int
) -> tuple[Table, Mapping[str, Any]]:
    table = begin(rules, players, (leader - 1) % players, shuffle(PACK, chance)).table
    return table, {"trump": table.law.trump} if rules.trump else {}


TRICK_GAME: Final = suits.SuitGame(_draw_law, _draw_table, "F10", TRUMP_RULE)
"""How tricks are drawn for a question."""


def deal_winner(rules: Rules, chance: Random, players: int, size: int) -> Question | None:
    """Questions on what counts: all five tricks are shown, and only the last one matters (F12)."""
    table, shown = _draw_table(rules, chance, players, chance.randrange(players) + 1, size)
    tricks = play(table, chance, TRICKS).tricks
    winners = [trick.winner for trick in tricks]
    if winners.count(winners[-1]) > 2:
        return None
    return ask_for_seat("deal-winner", tricks, winners[-1], players, "F12", **shown)


# -- Chips and requests ----------------------------------------------------------------------------


def pots_taken(rules: Rules, chance: Random, players: int, _size: int) -> Question | None:
    """Questions on what a seat has gained or lost after some pots were won (D9), or marks made (DV2)."""
    standing = match.begin(rules, players, 0)
    winners: list[int] = []
    for _ in range(chance.randint(2, 4)):
        if not standing.over and standing.tiebreak is None:
            winners.append(chance.randrange(players))
            standing = match.add_hand(rules, standing, winners[-1])
    seat = chance.choice(winners)
    net = (standing.net or ())[seat]
    pots = winners.count(seat) * players * rules.ante
    shown = {"ante": rules.ante, "won": winners, "seat": seat}
    rule = "D9" if rules.payout == "per-pot" else "DV2"
    number = Number(net, (pots, pots - rules.ante, -net), signed=True)
    return ask_for_number("chips", players, number, chance, rule, shown)


def after_misdeal(rules: Rules, chance: Random, _players: int, _size: int) -> Question | None:
    """Questions on the pot after misdeals: one base stake more each (D10), or a doubled one (DV4)."""
    players = chance.randint(rules.fewest, rules.most)
    misdeals = chance.randint(1, 3)
    pot = players * rules.chips_paid(misdeals)
    plain, doubled = 1 + misdeals, 2 ** (misdeals + 1) - 1
    slips = (players * rules.ante * (plain if rules.escalate else doubled), players * rules.ante)
    shown = {"ante": rules.ante, "misdeals": misdeals}
    rule = "DV4" if rules.escalate else "D10"
    return ask_for_number("chips", players, Number(pot, slips), chance, rule, shown)


def may_ask(rules: Rules, chance: Random, players: int, _size: int) -> Question | None:
    """Questions on who may ask for better cards, and until when (DV1)."""
    dealer = chance.randrange(players)
    state = begin(rules, players, dealer, shuffle(PACK, chance))
    for _ in range(chance.choice((0, 0, 1, players))):
        state = state.play(chance.choice(state.table.legal()))
    asks = [f"redeal:ask:{seat}" for seat in range(players)]
    return ask_for_words(state, "DV1", {"dealer": dealer}, asks)


# -- By concept ------------------------------------------------------------------------------------

LEAD: Final = suits.legal_cards(TRICK_GAME, suits.lead)
FOLLOW_ANY: Final = suits.legal_cards(TRICK_GAME, suits.cannot_overtake)
VOID: Final = suits.legal_cards(TRICK_GAME, suits.void)
WINNERS: Final[Makers] = {**suits.about_tricks(TRICK_GAME), "what-counts": deal_winner}
HEADING: Final[Makers] = {
    "lead": LEAD,
    "follow": suits.legal_cards(TRICK_GAME, suits.follow),
    "overtake": suits.legal_cards(TRICK_GAME, suits.overtake),
    "free-choice": suits.legal_cards(TRICK_GAME, suits.free_choice),
    "cannot-overtake": FOLLOW_ANY,
    "void": VOID,
    **WINNERS,
}
FOLLOWING: Final[Makers] = {
    "lead": LEAD,
    "follow": FOLLOW_ANY,
    "may-overtake": suits.legal_cards(TRICK_GAME, suits.may_overtake),
    "void": VOID,
    **WINNERS,
}
TRUMPS: Final[Makers] = {
    **suits.about_trumps(TRICK_GAME),
    "trump-wins": suits.seat_of_trick(TRICK_GAME, "trick-winner", suits.trump_wins),
}


def makers(rules: Rules) -> Makers:
    """The makers of questions for a form of Femkort."""
    found: dict[str, Maker] = dict(HEADING if rules.head else FOLLOWING)
    if rules.trump:
        found |= TRUMPS
    if rules.redeal:
        found["may-ask"] = may_ask
    if rules.ante:
        found |= {"pots-taken": pots_taken, "after-misdeal": after_misdeal}
    return found
