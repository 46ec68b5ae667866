"""Makers of questions on Bismarck's scores and contracts, and on chips and requests in Femkort's pot game."""

from collections.abc import Mapping
from random import Random
from typing import Any

from kortspel import bismarck, femkort
from kortspel.cards import STANDARD
from kortspel.contract import CONTRACTS, PASS_QUOTAS, QUOTAS, TRICKS, scores
from kortspel.game import Before
from kortspel.match import session, won
from kortspel.question import Maker, Question, decks, of_number, of_words

# -- Bismarck --------------------------------------------------------------------------------------


def contracts_left(rules: bismarck.Rules, chance: Random, _players: int, _size: int) -> Question | None:
    """Questions on which contracts forehand may still announce (B13)."""
    used = tuple(sorted(chance.sample(CONTRACTS, chance.randint(1, 3)), key=CONTRACTS.index))
    dealer = chance.randrange(bismarck.PLAYERS)
    state = bismarck.dealt(rules, bismarck.PLAYERS, dealer, decks(STANDARD, chance), Before(used=used))
    return of_words(state, "B13", {"exposed": state.exposed, "used": used})


def quota(*names: str) -> Maker:
    """Makes questions on what a seat scores in one of the contracts ``names`` (B10-B12)."""

    def make(_rules: Any, chance: Random, _players: int, _size: int) -> Question | None:
        name = chance.choice(names)
        first = chance.randint(0, TRICKS)
        second = chance.randint(0, TRICKS - first)
        tricks = (first, second, TRICKS - first - second)
        place = chance.randrange(bismarck.PLAYERS)
        answer = scores(name, tricks)[place]
        other = scores("spel" if name == "pass" else "pass", tricks)[place]
        quotas = PASS_QUOTAS if name == "pass" else QUOTAS
        more = {"contract": name, "forehand": 0, "taken": tricks, "quotas": quotas, "seat": place}
        rule = "B11" if name == "pass" else "B10"
        return of_number("score", bismarck.PLAYERS, answer, (-answer, other), chance, rule, more, signed=True)

    return make


# -- Femkort ---------------------------------------------------------------------------------------


def pots_taken(rules: femkort.Rules, chance: Random, players: int, _size: int) -> Question | None:
    """Questions on what a seat has gained or lost after some pots were won (D9), or marks made (DV2)."""
    standing = session(rules, players, 0)
    winners: list[int] = []
    for _ in range(chance.randint(2, 4)):
        if not standing.over and standing.tiebreak is None:
            winners.append(chance.randrange(players))
            standing = won(rules, standing, winners[-1])
    seat = chance.choice(winners)
    net = (standing.net or ())[seat]
    pots = winners.count(seat) * players * rules.ante
    more = {"ante": rules.ante, "won": winners, "seat": seat}
    rule = "D9" if rules.payout == "per-pot" else "DV2"
    slips = (pots, pots - rules.ante, -net)
    return of_number("chips", players, net, slips, chance, rule, more, signed=True)


def after_misdeal(rules: femkort.Rules, chance: Random, _players: int, _size: int) -> Question | None:
    """Questions on the pot after misdeals: one base stake more each (D10), or a doubled one (DV4)."""
    players = chance.randint(rules.fewest, rules.most)
    misdeals = chance.randint(1, 3)
    pot = players * rules.paid(misdeals)
    plain, doubled = 1 + misdeals, 2 ** (misdeals + 1) - 1
    slips = (players * rules.ante * (plain if rules.escalate else doubled), players * rules.ante)
    more = {"ante": rules.ante, "misdeals": misdeals}
    rule = "DV4" if rules.escalate else "D10"
    return of_number("chips", players, pot, slips, chance, rule, more)


def may_ask(rules: femkort.Rules, chance: Random, players: int, _size: int) -> Question | None:
    """Questions on who may ask for better cards, and until when (DV1)."""
    dealer = chance.randrange(players)
    state = femkort.dealt(rules, players, dealer, decks(STANDARD, chance))
    for _ in range(chance.choice((0, 0, 1, players))):
        state = state.play(chance.choice(state.table.legal()))
    asks = tuple(f"redeal:ask:{seat}" for seat in range(players))
    verdicts = tuple(map(state.judge, asks))
    legal = tuple(verdict.card for verdict in verdicts if verdict.legal)
    more: Mapping[str, Any] = {"dealer": dealer}
    table = state.table
    return Question(
        "legal-words", (None,) * players, table.leader, table.trick, table.tricks, state.turn, asks, legal,
        (), verdicts, "DV1", more,
    )  # fmt: skip
