"""A second opinion on Femkort, written from the text of F3, F5-F10 and O1 alone.

It works card by card and shares nothing with the engine, so that a mistake would have to be made twice.
"""

from collections.abc import Sequence

ORDER = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
STRENGTH = {value + suit: place for suit in "CDHS" for place, value in enumerate(ORDER)}
PACK = frozenset(STRENGTH)
MOST_PLAYERS = {"modern": 10, "older": 8}
PLAYER_COUNTS = [
    (profile, players) for profile, most in MOST_PLAYERS.items() for players in range(3, most + 1)
]


def suit(card: str) -> str:
    return card[-1]


def of_suit(cards: Sequence[str], wanted: str) -> list[str]:
    return [card for card in cards if suit(card) == wanted]


def overtakers(trick: Sequence[str], hand: Sequence[str]) -> list[str]:
    """The cards of the hand that are of the led suit and above every led-suit card of the trick."""
    led = suit(trick[0])
    height = max(STRENGTH[card] for card in of_suit(trick, led))
    return [card for card in of_suit(hand, led) if STRENGTH[card] > height]


def may_play(profile: str, trick: Sequence[str], hand: Sequence[str], card: str) -> bool:
    """Whether a card of the hand is allowed by F5-F9, or by O1 in place of F7."""
    if not trick:
        return True
    followers = of_suit(hand, suit(trick[0]))
    if not followers:
        return True
    if card not in followers:
        return False
    duty = overtakers(trick, hand) if profile == "modern" else []
    return card in duty or not duty


def legal(profile: str, trick: Sequence[str], hand: Sequence[str]) -> list[str]:
    """The cards that may be played, in hand order."""
    return [card for card in hand if may_play(profile, trick, hand, card)]


def winner(trick: Sequence[str]) -> int:
    """The place in the trick of the one card of the led suit that no other beats (F10)."""
    led = of_suit(trick, suit(trick[0]))
    (best,) = (card for card in led if all(STRENGTH[card] >= STRENGTH[other] for other in led))
    return trick.index(best)


def places(players: int, dealer: int, packets: Sequence[int] = (3, 2)) -> list[list[int]]:
    """For each seat the places in the deck of the cards that it is dealt (F3)."""
    hands: list[list[int]] = [[] for _ in range(players)]
    dealt = iter(range(52))
    for size in packets:
        for step in range(1, players + 1):
            hands[(dealer + step) % players] += [next(dealt) for _ in range(size)]
    return hands


def deck_for(hands: Sequence[Sequence[str]], dealer: int, rest: Sequence[str] = ()) -> list[str]:
    """A deck that deals these hands of five in packets of three and two, with ``rest`` left over."""
    deck = [""] * (5 * len(hands))
    for hand, at in zip(hands, places(len(hands), dealer), strict=True):
        for card, place in zip(hand, at, strict=True):
            deck[place] = card
    return [*deck, *rest]
