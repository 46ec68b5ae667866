"""Makers of questions on tricks where suits are followed: Femkort and Bismarck."""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, Final

from kortspel import bismarck, femkort
from kortspel.cards import STANDARD, SUITS, Card
from kortspel.contract import ALL, Contract
from kortspel.deal import deal
from kortspel.question import Maker, Question, decks, of_seat, play, telling_rule, winning_card
from kortspel.table import Table, Trick
from kortspel.trick import Duty, SuitLaw
from kortspel.verdict import Cards

ACE: Final = 14
"""The rank of an ace."""


def _named(rules: Any, chance: Random) -> tuple[SuitLaw, Mapping[str, Any]]:
    """The law of a trick, its trump suit or its contract taken by chance, and how the door names that."""
    match rules.named:
        case "trump":
            suit = chance.choice(SUITS)
            return rules.law(suit), {"trump": suit}
        case "contract":
            contract = chance.choice(ALL)
            return rules.law(contract.trump), _contract(contract)
        case _:
            return rules.law(), {}


def _contract(contract: Contract) -> Mapping[str, Any]:
    return {"contract": contract.text, "trump": contract.trump}


# -- Which cards are legal? ------------------------------------------------------------------------

type Fits = Callable[[Duty, Cards, str | None], bool]
"""Whether a duty, the hand that has it and the trump suit show a concept."""


def legal_cards(fits: Fits) -> Maker:
    """Makes questions on which cards are legal, for a random hand and trick whose duty ``fits``."""

    def make(rules: Any, chance: Random, players: int, size: int) -> Question | None:
        law, more = _named(rules, chance)
        deck = chance.sample(STANDARD.cards, len(STANDARD.cards))
        drawn = list(_lifelike(deck, chance, chance.randrange(players) + size))
        trick = tuple(drawn[:-size])
        hand = tuple(sorted(drawn[-size:], key=STANDARD.cards.index))
        leader = chance.randrange(players)
        turn = (leader + len(trick)) % players
        hands = tuple(hand if seat == turn else None for seat in range(players))
        table = Table(law, STANDARD, hands, tuple(range(players)), leader, trick)
        if not fits(table.duty, hand, law.trump):
            return None
        verdicts = tuple(table.judge(card) for card in hand)
        look = (*((table.duty.best,) if table.duty.best else ()), *table.duty.follow)
        return Question(
            "legal-cards", hands, leader, trick, (), turn, hand, table.legal(), look, verdicts,
            telling_rule(verdicts), more,
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


def seat_of_trick(asks: str, fits: Callable[[Trick, str | None], bool], rule: str) -> Maker:
    """Makes questions on a finished trick that ``fits``, settled by ``rule``.

    ``asks`` is ``trick-winner`` or ``next-leader``.
    """

    def make(rules: Any, chance: Random, players: int, size: int) -> Question | None:
        leader = chance.randrange(players)
        table, more = _dealt(rules, chance, players, leader, size)
        trick = play(table, chance, 1).tricks[0]
        if not fits(trick, table.law.trump):
            return None
        look = winning_card(trick, players)
        settles = rules.trump_rule if trump_wins(trick, table.law.trump) else rule
        return of_seat(asks, (trick,), trick.winner, look, players, settles, more)

    return make


def _dealt(
    rules: Any, chance: Random, players: int, leader: int, size: int
) -> tuple[Table, Mapping[str, Any]]:
    """A table before a trick: in Bismarck a late one, with ``size`` cards in hand."""
    dealer = (leader - 1) % players
    if rules.named == "contract":
        contract = chance.choice(ALL)
        deck = tuple(chance.sample(STANDARD.cards, len(STANDARD.cards)))
        hands = deal(deck, players, dealer, (size,))
        return bismarck.position(rules, hands, leader, (), contract).table, _contract(contract)
    table = femkort.dealt(rules, players, dealer, decks(STANDARD, chance)).table
    return table, {} if rules.named is None else {"trump": table.law.trump}


def deal_winner(rules: femkort.Rules, chance: Random, players: int, size: int) -> Question | None:
    """Questions on what counts: all five tricks are shown, and only the last one matters (F12)."""
    table, more = _dealt(rules, chance, players, chance.randrange(players) + 1, size)
    tricks = play(table, chance, femkort.TRICKS).tricks
    winners = [trick.winner for trick in tricks]
    if winners.count(winners[-1]) > 2:
        return None
    last = tricks[-1]
    return of_seat("deal-winner", tricks, last.winner, winning_card(last, players), players, "F12", more)


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
