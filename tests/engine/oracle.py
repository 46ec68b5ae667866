"""A second opinion on tricks where suits are followed, written from the text of the rules alone.

F3, F5-F10, O1, DV3, DV5 and B7-B9. It works card by card and shares nothing with the engine, so that a
mistake would have to be made twice.
"""

from collections.abc import Sequence

ORDER = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
STRENGTH = {value + suit: place for suit in "CDHS" for place, value in enumerate(ORDER)}
PACK = frozenset(STRENGTH)
#: The forms of the games in which who can overtake must.
HEADING = ("modern", "pot")
MOST_PLAYERS = {"modern": 10, "older": 8, "pot": 8}
PLAYER_COUNTS = [
    (profile, players) for profile, most in MOST_PLAYERS.items() for players in range(3, most + 1)
]


def suit(card: str) -> str:
    return card[-1]


def of_suit(cards: Sequence[str], wanted: str | None) -> list[str]:
    return [card for card in cards if suit(card) == wanted]


def overtakers(trick: Sequence[str], hand: Sequence[str], trump: str | None = None) -> list[str]:
    """The cards of the hand that are of the led suit and would win the trick as it lies."""
    led = suit(trick[0])
    if led != trump and of_suit(trick, trump):
        return []
    height = max(STRENGTH[card] for card in of_suit(trick, led))
    return [card for card in of_suit(hand, led) if STRENGTH[card] > height]


def may_play(
    form: str, trick: Sequence[str], hand: Sequence[str], card: str, trump: str | None = None
) -> bool:
    """Whether a card of the hand is allowed by F5-F9 and DV5, or by O1, DV3 or B8 in place of F7."""
    if not trick:
        return True
    followers = of_suit(hand, suit(trick[0]))
    if not followers:
        return True
    if card not in followers:
        return False
    duty = overtakers(trick, hand, trump) if form in HEADING else []
    return card in duty or not duty


def legal(form: str, trick: Sequence[str], hand: Sequence[str], trump: str | None = None) -> list[str]:
    """The cards that may be played, in hand order."""
    return [card for card in hand if may_play(form, trick, hand, card, trump)]


def winner(trick: Sequence[str], trump: str | None = None) -> int:
    """The place in the trick of the one card that no other of its suit beats: a trump, or of the led suit."""
    deciding = of_suit(trick, trump) or of_suit(trick, suit(trick[0]))
    (best,) = (card for card in deciding if all(STRENGTH[card] >= STRENGTH[other] for other in deciding))
    return trick.index(best)


def places(players: int, dealer: int, packets: Sequence[int] = (3, 2)) -> list[list[int]]:
    """For each seat the places in the deck of the cards that it is dealt (F3)."""
    hands: list[list[int]] = [[] for _ in range(players)]
    dealt = iter(range(52))
    for size in packets:
        for step in range(1, players + 1):
            hands[(dealer + step) % players] += [next(dealt) for _ in range(size)]
    return hands


def packets(profile: str) -> list[int]:
    """How a profile deals (F3, D6)."""
    return [1] * 5 if profile == "pot" else [3, 2]


def deck_for(hands: Sequence[Sequence[str]], dealer: int, rest: Sequence[str] = ()) -> list[str]:
    """A deck that deals these hands of five in packets of three and two, with ``rest`` left over."""
    deck = [""] * (5 * len(hands))
    for hand, at in zip(hands, places(len(hands), dealer), strict=True):
        for card, place in zip(hand, at, strict=True):
            deck[place] = card
    return [*deck, *rest]


def scores(contract: str, tricks: Sequence[int]) -> list[int]:
    """Bismarck's scores, forehand's first (B10, B11)."""
    if contract == "pass":
        return [4 - tricks[0], 6 - tricks[1], 6 - tricks[2]]
    return [tricks[0] - 8, tricks[1] - 4, tricks[2] - 4]
