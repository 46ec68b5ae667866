"""Questions by concept, each made afresh from a seed and answered by the rules themselves."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from kortspel import femkort
from kortspel.cards import Card
from kortspel.deal import Decks
from kortspel.table import Table, Trick
from kortspel.trick import Cards, Duty, Reason, Verdict

#: How hard a level is: players from..to, and cards in the hand asked about.
LEVELS: Final = {1: (3, 3, 3), 2: (4, 5, 4), 3: (6, 8, 5)}


@dataclass(frozen=True)
class Question:
    """A position and what is asked of it.

    ``asks``: ``legal-cards`` (every card that may be played), ``trick-winner``, ``next-leader`` or
    ``deal-winner`` (a seat). ``choices`` and ``answer`` are cards' codes or seats. ``look``: the cards to
    look at. ``verdicts``: why, for each card of the hand. ``rule``: the rule that settles it.
    """

    asks: str
    hands: tuple[Cards | None, ...]
    leader: int
    trick: Cards
    tricks: tuple[Trick, ...]
    turn: int | None
    choices: tuple[str, ...] | tuple[int, ...]
    answer: tuple[str, ...] | tuple[int, ...]
    look: Cards
    verdicts: tuple[Verdict, ...]
    rule: str


def ask(rules: femkort.Rules, concept: str, level: int, seed: int) -> Question:
    """A question on ``concept``, the same one for the same seed.

    ``concept`` is one of :func:`concepts`, ``level`` one of :data:`LEVELS`. Raises KeyError otherwise.
    """
    make = _makers(rules)[concept]
    chance = Random(f"{rules.profile}/{concept}/{level}/{seed}")
    fewest, most, size = LEVELS[level]
    while True:
        players = chance.randint(fewest, min(most, rules.most))
        question = make(rules, chance, players, size)
        if question is not None:
            return question


def concepts(rules: femkort.Rules) -> tuple[str, ...]:
    """The concepts that a profile has questions for, in the order in which they are best met."""
    return tuple(_makers(rules))


type Maker = Callable[[femkort.Rules, Random, int, int], Question | None]


def _makers(rules: femkort.Rules) -> Mapping[str, Maker]:
    return HEADING if rules.head else FOLLOWING


# -- Which cards are legal? ------------------------------------------------------------------------


def _legal_cards(fits: Callable[[Duty, Cards], bool]) -> Maker:
    """Questions on a random hand in a random trick, of those whose duty ``fits`` the concept."""

    def make(rules: femkort.Rules, chance: Random, players: int, size: int) -> Question | None:
        deck = chance.sample(femkort.PACK.cards, len(femkort.PACK.cards))
        drawn = list(_lifelike(deck, chance, chance.randrange(players) + size))
        trick = tuple(drawn[:-size])
        hand = tuple(sorted(drawn[-size:], key=femkort.PACK.cards.index))
        leader = chance.randrange(players)
        turn = (leader + len(trick)) % players
        hands = tuple(hand if seat == turn else None for seat in range(players))
        table = Table(rules.law, femkort.PACK, hands, leader, trick)
        if not fits(table.duty, hand):
            return None
        verdicts = table.verdicts()
        return Question(
            "legal-cards", hands, leader, trick, (), turn, hand, table.legal(),
            _evidence(table.duty), verdicts, _rule(verdicts),
        )  # fmt: skip

    return make


def _lifelike(deck: list[Card], chance: Random, count: int) -> Iterator[Card]:
    """``count`` cards off the deck, for a trick and a hand, with any share of them of the led suit."""
    led = deck[-1].suit
    share = chance.random()
    for place in range(count):
        follows = place == 0 or chance.random() < share
        fitting = [card for card in deck if card.suit == led] if follows else deck
        card = chance.choice(fitting or deck)
        deck.remove(card)
        yield card


def _evidence(duty: Duty) -> Cards:
    return (*((duty.best,) if duty.best else ()), *duty.follow)


def _rule(verdicts: tuple[Verdict, ...]) -> str:
    """The rule that settles the hand: of a refused led-suit card if there is one, else of a legal card."""
    telling = sorted(verdicts, key=lambda v: (v.reason is Reason.MUST_FOLLOW_SUIT, v.legal))
    rule = telling[0].rule
    assert rule is not None
    return rule


def _off_suit(duty: Duty, hand: Cards) -> bool:
    return 0 < len(duty.follow) < len(hand)


def _lead(duty: Duty, _hand: Cards) -> bool:
    return duty.best is None


def _follow(duty: Duty, hand: Cards) -> bool:
    return _off_suit(duty, hand) and len(duty.follow) > 1 and len(duty.over) in (0, len(duty.follow))


def _overtake(duty: Duty, hand: Cards) -> bool:
    return len(duty.over) == 1 and len(duty.follow) > 1 and _off_suit(duty, hand)


def _free_choice(duty: Duty, _hand: Cards) -> bool:
    return 1 < len(duty.over) < len(duty.follow)


def _cannot_overtake(duty: Duty, hand: Cards) -> bool:
    return _off_suit(duty, hand) and not duty.over


def _may_overtake(duty: Duty, hand: Cards) -> bool:
    return _off_suit(duty, hand) and 0 < len(duty.over) < len(duty.follow)


def _void(duty: Duty, _hand: Cards) -> bool:
    return duty.best is not None and not duty.follow


# -- Which seat? -----------------------------------------------------------------------------------


def _seat_of_trick(asks: str, fits: Callable[[Trick], bool]) -> Maker:
    """Questions on who wins a finished trick, or who leads after it."""

    def make(rules: femkort.Rules, chance: Random, players: int, _size: int) -> Question | None:
        leader = chance.randrange(players)
        table = femkort.dealt(rules, players, (leader - 1) % players, _decks(chance)).table
        trick = _play(table, chance, 1).tricks[0]
        if not fits(trick):
            return None
        winning = trick.cards[(trick.winner - leader) % players]
        return _seat_question(asks, (trick,), trick.winner, (winning,), players, "F10")

    return make


def _deal_winner(rules: femkort.Rules, chance: Random, players: int, _size: int) -> Question | None:
    """Questions on what counts: all five tricks are shown, and only the last one matters (F12)."""
    table = femkort.dealt(rules, players, chance.randrange(players), _decks(chance)).table
    tricks = _play(table, chance, femkort.TRICKS).tricks
    winners = [trick.winner for trick in tricks]
    if winners.count(winners[-1]) > 2:
        return None
    last = tricks[-1]
    winning = last.cards[(last.winner - last.leader) % players]
    return _seat_question("deal-winner", tricks, last.winner, (winning,), players, "F12")


def _decks(chance: Random) -> Decks:
    return Decks(femkort.PACK, seed=chance.getrandbits(32))


def _play(table: Table, chance: Random, tricks: int) -> Table:
    while len(table.tricks) < tricks:
        table = table.play(chance.choice(table.legal()))
    return table


def _seat_question(
    asks: str, tricks: tuple[Trick, ...], seat: int, look: Cards, players: int, rule: str
) -> Question:
    return Question(
        asks, (None,) * players, tricks[-1].leader, (), tricks, None,
        tuple(range(players)), (seat,), look, (), rule,
    )  # fmt: skip


def _discards(trick: Trick) -> list[Card]:
    return [card for card in trick.cards if card.suit != trick.cards[0].suit]


def _off_suit_ace(trick: Trick) -> bool:
    return any(card.rank == 14 for card in _discards(trick))


def _mixed(trick: Trick) -> bool:
    return trick.winner != trick.leader and bool(_discards(trick))


HEADING: Final[Mapping[str, Maker]] = {
    "lead": _legal_cards(_lead),
    "follow": _legal_cards(_follow),
    "overtake": _legal_cards(_overtake),
    "free-choice": _legal_cards(_free_choice),
    "cannot-overtake": _legal_cards(_cannot_overtake),
    "void": _legal_cards(_void),
    "off-suit-ace": _seat_of_trick("trick-winner", _off_suit_ace),
    "who-wins": _seat_of_trick("trick-winner", _mixed),
    "who-leads": _seat_of_trick("next-leader", _mixed),
    "what-counts": _deal_winner,
}
FOLLOWING: Final[Mapping[str, Maker]] = {
    "lead": HEADING["lead"],
    "follow": HEADING["cannot-overtake"],
    "may-overtake": _legal_cards(_may_overtake),
    "void": HEADING["void"],
    "off-suit-ace": HEADING["off-suit-ace"],
    "who-wins": HEADING["who-wins"],
    "who-leads": HEADING["who-leads"],
    "what-counts": HEADING["what-counts"],
}
