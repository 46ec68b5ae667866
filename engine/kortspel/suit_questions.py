"""Makers of questions on tricks where suits are followed, for every game that is played with suits."""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, Final, NamedTuple

from kortspel.cards import STANDARD, Card, Cards
from kortspel.law import Duty, SuitLaw
from kortspel.question import Maker, Question, ask_for_cards, ask_for_seat, play
from kortspel.table import Setting, Table, Trick, lay

ACE: Final = 14
"""The rank of an ace."""


class SuitGame(NamedTuple):
    """What makers must know of a game with suits.

    ``draw_law(rules, chance)`` is the law of a trick, its trump suit taken by chance where it has one, and
    how the door names that. ``draw_table(rules, chance, players, leader, size)`` is a table before a trick,
    the hands having ``size`` cards where the game leaves that open, and the same. ``trick_rule`` says who
    wins a trick, ``trump_rule`` that a trump does.
    """

    draw_law: Callable[[Any, Random], tuple[SuitLaw, Mapping[str, Any]]]
    draw_table: Callable[[Any, Random, int, int, int], tuple[Table, Mapping[str, Any]]]
    trick_rule: str
    trump_rule: str


# -- Which cards are legal? ------------------------------------------------------------------------

type Fits = Callable[[Duty, Cards, str | None], bool]
"""Whether a duty, the hand that has it and the trump suit show a concept."""


def legal_cards(game: SuitGame, fits: Fits) -> Maker:
    """Makes questions on which cards are legal, for a random hand and trick whose duty ``fits``."""

    def make(rules: Any, chance: Random, players: int, size: int) -> Question | None:
        law, shown = game.draw_law(rules, chance)
        deck = chance.sample(STANDARD.cards, len(STANDARD.cards))
        drawn = list(_lifelike(deck, chance, chance.randrange(players) + size))
        trick = tuple(drawn[:-size])
        hand = tuple(sorted(drawn[-size:], key=STANDARD.cards.index))
        leader = chance.randrange(players)
        turn = (leader + len(trick)) % players
        hands = tuple(hand if seat == turn else None for seat in range(players))
        duty = law.duty(trick, hand)
        if not fits(duty, hand, law.trump):
            return None
        table = lay(Setting(law, STANDARD, tuple(range(players))), hands, leader, trick)
        look = (*((duty.best,) if duty.best else ()), *duty.follow)
        return ask_for_cards(table, hand, look, shown)

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


def _off_suit(duty: Duty, hand: Cards) -> bool:
    return 0 < len(duty.follow) < len(hand)


def _trumped(duty: Duty) -> bool:
    return bool(duty.follow) and duty.best is not None and duty.best.suit != duty.follow[0].suit


def lead(duty: Duty, _hand: Cards, _trump: str | None) -> bool:
    """Nothing has been played."""
    return duty.best is None


def follow(duty: Duty, hand: Cards, _trump: str | None) -> bool:
    """Suit can be followed, and that is all there is to see."""
    alike = len(duty.over) in (0, len(duty.follow)) and not _trumped(duty)
    return _off_suit(duty, hand) and len(duty.follow) > 1 and alike


def overtake(duty: Duty, hand: Cards, _trump: str | None) -> bool:
    """Just one card overtakes."""
    return len(duty.over) == 1 and len(duty.follow) > 1 and _off_suit(duty, hand)


def free_choice(duty: Duty, _hand: Cards, _trump: str | None) -> bool:
    """Several cards overtake, but not all that follow."""
    return 1 < len(duty.over) < len(duty.follow)


def cannot_overtake(duty: Duty, hand: Cards, _trump: str | None) -> bool:
    """Suit can be followed, but nothing of it overtakes."""
    return _off_suit(duty, hand) and not duty.over and not _trumped(duty)


def may_overtake(duty: Duty, hand: Cards, _trump: str | None) -> bool:
    """Some that follow would overtake, others not."""
    return _off_suit(duty, hand) and 0 < len(duty.over) < len(duty.follow)


def void(duty: Duty, _hand: Cards, _trump: str | None) -> bool:
    """Suit can't be followed."""
    return duty.best is not None and not duty.follow


def trumping_is_no_duty(duty: Duty, hand: Cards, trump: str | None) -> bool:
    """Suit can't be followed, and the hand has trumps and others."""
    trumps = [card for card in hand if card.suit == trump]
    return void(duty, hand, trump) and 0 < len(trumps) < len(hand)


def trick_is_trumped(duty: Duty, hand: Cards, trump: str | None) -> bool:
    """Suit can be followed, but somebody has trumped, and the hand has trumps too."""
    return _trumped(duty) and _off_suit(duty, hand) and any(card.suit == trump for card in hand)


# -- Which seat? -----------------------------------------------------------------------------------


def seat_of_trick(game: SuitGame, asks: str, fits: Callable[[Trick, str | None], bool]) -> Maker:
    """Makes questions on a finished trick that ``fits``. ``asks`` is ``trick-winner`` or ``next-leader``."""

    def make(rules: Any, chance: Random, players: int, size: int) -> Question | None:
        leader = chance.randrange(players)
        table, shown = game.draw_table(rules, chance, players, leader, size)
        trick = play(table, chance, 1).tricks[0]
        trump = table.law.trump
        if not fits(trick, trump):
            return None
        rule = game.trump_rule if trump_wins(trick, trump) else game.trick_rule
        return ask_for_seat(asks, (trick,), trick.winner, players, rule, **shown)

    return make


def about_tricks(game: SuitGame) -> dict[str, Maker]:
    """Makers on who wins a trick and who leads the next one."""
    return {
        "off-suit-ace": seat_of_trick(game, "trick-winner", off_suit_ace),
        "who-wins": seat_of_trick(game, "trick-winner", mixed),
        "who-leads": seat_of_trick(game, "next-leader", mixed),
    }


def about_trumps(game: SuitGame) -> dict[str, Maker]:
    """Makers on which cards are legal where there are trumps."""
    return {
        "trumping-is-no-duty": legal_cards(game, trumping_is_no_duty),
        "trick-is-trumped": legal_cards(game, trick_is_trumped),
    }


def _discards(trick: Trick, trump: str | None) -> list[Card]:
    return [card for card in trick.cards if card.suit not in (trick.cards[0].suit, trump)]


def off_suit_ace(trick: Trick, trump: str | None) -> bool:
    """An ace was thrown away."""
    return any(card.rank == ACE for card in _discards(trick, trump))


def mixed(trick: Trick, trump: str | None) -> bool:
    """Another than the leader wins, and somebody discards."""
    return trick.winner != trick.leader and bool(_discards(trick, trump))


def trump_wins(trick: Trick, trump: str | None) -> bool:
    """A trump wins a trick of another suit."""
    return trick.cards[0].suit != trump and any(card.suit == trump for card in trick.cards)
