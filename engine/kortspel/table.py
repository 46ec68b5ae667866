"""The cards in the hands and on the table: tricks played one after another (G2)."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from kortspel.cards import Card, Cards, Pack
from kortspel.law import Duty, Law
from kortspel.verdict import Reason, Verdict, yes_or_no


class Trick(NamedTuple):
    """A finished trick: the seat that led, the cards from the leader on, and the seat that won it."""

    leader: int
    cards: Cards
    winner: int


class Known(NamedTuple):
    """What is known of cards beside those in known hands and in tricks.

    ``aside``: they are in no hand. ``shown``: nobody can hold them but their ``owner``. ``sizes``: how many
    cards each seat had for the tricks, where hands are hidden; None where nobody knows.
    """

    aside: Cards = ()
    shown: Cards = ()
    owner: int | None = None
    sizes: tuple[int | None, ...] = ()


NOTHING_KNOWN: Final = Known()
"""Nothing more is known."""


class Setting(NamedTuple):
    """What stays the same while cards are played.

    ``law`` and ``pack`` of the tricks; the ``seats`` in play, clockwise: a hand that was thrown in lies
    before its player and takes no part. ``length`` is the number of tricks of a deal; None lets play go on
    until a known hand is empty. ``known``: cards of which something is known beside those in hands and
    tricks.
    """

    law: Law
    pack: Pack
    seats: tuple[int, ...]
    length: int | None = None
    known: Known = NOTHING_KNOWN


class Table(NamedTuple):
    """Hands by seat (None where unknown), the trick being played and the tricks behind it.

    ``leader`` leads this trick. ``turn`` is the seat that must play, None when play is over. ``duty`` is what
    the trick asks of its hand, None where that is unknown: from this one value follow both the legal cards
    and every verdict. Tables come from ``lay`` and from one another.

    An unknown hand may play any card not seen elsewhere.
    """

    setting: Setting
    hands: tuple[Cards | None, ...]
    leader: int
    trick: Cards
    tricks: tuple[Trick, ...]
    turn: int | None
    duty: Duty | None

    @property
    def law(self) -> Law:
        """How its tricks are played."""
        return self.setting.law

    @property
    def pack(self) -> Pack:
        """The pack that its cards are of."""
        return self.setting.pack

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats in play, clockwise."""
        return self.setting.seats

    @property
    def over(self) -> bool:
        """Whether the last trick is complete."""
        return self.turn is None

    @property
    def unseen(self) -> Cards:
        """The cards that are in no known hand, in no trick and not known to be aside, in pack order."""
        return _unseen(self.setting, self.hands, self.trick, self.tricks)

    @property
    def hand(self) -> Cards | None:
        """The hand of the seat on turn; None where it is unknown or play is over."""
        return None if self.turn is None else self.hands[self.turn]

    @property
    def taken(self) -> tuple[int, ...]:
        """How many tricks each seat has won."""
        winners = [trick.winner for trick in self.tricks]
        return tuple(winners.count(seat) for seat in range(len(self.hands)))

    @property
    def held(self) -> tuple[int | None, ...]:
        """How many cards each hand holds, None where nobody knows."""
        sizes, played = self.setting.known.sizes, self._played()
        return tuple(
            len(hand) if hand is not None else _less(sizes[seat] if sizes else None, played[seat])
            for seat, hand in enumerate(self.hands)
        )

    def _played(self) -> tuple[int, ...]:
        """How many cards each seat has played."""
        seats = self.setting.seats
        place = seats.index(self.leader) if self.trick else 0
        trick = [seats[(place + step) % len(seats)] for step in range(len(self.trick))]
        return tuple(
            len(self.tricks) * (seat in seats) + trick.count(seat) for seat in range(len(self.hands))
        )

    @property
    def misdealt(self) -> bool:
        """Whether play is over though somebody still holds cards: not all had as many (F15, D10)."""
        held = self.held
        return self.turn is None and any(held[seat] for seat in self.setting.seats)

    def candidates(self) -> Cards:
        """The cards that the seat on turn may think of: its hand, or all that an unknown one may hold."""
        if self.turn is None:
            return ()
        return self._possible() if self.duty is None else self.hands[self.turn] or ()

    def _possible(self) -> Cards:
        """The cards that the unknown hand on turn may hold."""
        known = self.setting.known
        if self.turn == known.owner:
            return self.unseen
        return tuple(card for card in self.unseen if card not in known.shown)

    def legal(self) -> Cards:
        """The cards that the seat on turn may play, in hand order; none when play is over."""
        return self.candidates() if self.duty is None else self.duty.legal

    def judge(self, card: Card) -> Verdict:
        """The verdict on one card for the seat on turn.

        A card from an unknown hand is judged as if it were the whole hand: playing it says so much.
        """
        duty = self.duty
        known = duty is not None
        if card not in self.candidates():
            args = {"card": card, "missing": [card], "known": yes_or_no(known)}
            return Verdict(card, False, Reason.NOT_IN_HAND, args=args)
        law = self.setting.law
        return law.verdict(duty or law.duty(self.trick, (card,)), card, known=known)

    def play(self, card: Card) -> "Table":
        """The table after a ``card`` from the seat on turn, known to be legal: nothing is checked (G2)."""
        setting, hands, leader, trick, tricks, seat, _ = self
        if seat is None:
            raise ValueError("nobody is on turn")
        hand = hands[seat]
        if hand is not None:
            at = hand.index(card)
            left = list(hands)
            left[seat] = hand[:at] + hand[at + 1 :]
            hands = tuple(left)
        trick = (*trick, card)
        seats = setting.seats
        if len(trick) == len(seats):
            winner = seats[(seats.index(leader) + setting.law.winner(trick)) % len(seats)]
            return lay(setting, hands, winner, (), (*tricks, Trick(leader, trick, winner)))
        return lay(setting, hands, leader, trick, tricks)

    def give(self, seat: int, cards: Cards) -> "Table":
        """The table after ``seat`` has got more cards; an unknown hand stays unknown."""
        hand = self.hands[seat]
        return self if hand is None else self._with_hand(seat, hand + cards)

    def lay_aside(self, seat: int, cards: Cards) -> "Table":
        """The table after ``seat`` has put away some of its cards; an unknown hand stays unknown."""
        hand = self.hands[seat]
        if hand is None or not cards:
            return self
        left = list(hand)
        for card in cards:
            left.remove(card)
        return self._with_hand(seat, tuple(left))

    def _with_hand(self, seat: int, hand: Cards) -> "Table":
        return self._again(self.setting, (*self.hands[:seat], hand, *self.hands[seat + 1 :]))

    def wait(self, seats: tuple[int, ...]) -> "Table":
        """The table while it is still open who of the ``seats`` will play: nobody is on turn."""
        return self._replace(setting=self.setting._replace(seats=seats), turn=None, duty=None)

    def ruled_out(self, seat: int) -> frozenset[Card]:
        """The cards that ``seat`` can't hold, to judge by what it has played.

        A hand with such a card could not have played as it did: it would have had to follow suit, or to
        overtake. Asked of each of its plays is the same duty by which cards are judged.
        """
        law, pack, out = self.law, self.pack, set[Card]()
        unfinished = (Trick(self.leader, self.trick, self.leader),) if self.trick else ()
        for trick in (*self.tricks, *unfinished):
            at = self.seats.index(trick.leader)
            order = (self.seats[at:] + self.seats[:at])[: len(trick.cards)]
            if seat in order:
                place = order.index(seat)
                before, card = trick.cards[:place], trick.cards[place]
                out |= {held for held in pack.cards if card not in law.duty(before, (card, held)).legal}
        return frozenset(out)

    def view(self, seat: int, known: Known = NOTHING_KNOWN) -> "Table":
        """The table as ``seat`` sees it: the other hands are unknown, all that was played is open (F11)."""
        hands = tuple(hand if owner == seat else None for owner, hand in enumerate(self.hands))
        sizes = tuple(
            None if held is None else held + played
            for held, played in zip(self.held, self._played(), strict=True)
        )
        return self._again(self.setting._replace(known=known._replace(sizes=sizes)), hands)

    def _again(self, setting: Setting, hands: tuple[Cards | None, ...]) -> "Table":
        """The same moment with something else known; where nobody is on turn nobody becomes so."""
        if self.turn is None:
            return self._replace(setting=setting, hands=hands)
        return lay(setting, hands, self.leader, self.trick, self.tricks)


def _less(size: int | None, played: int) -> int | None:
    return None if size is None else size - played


_new_table: Final[Callable[[tuple[object, ...]], Table]] = partial(tuple.__new__, Table)


def lay(
    setting: Setting,
    hands: tuple[Cards | None, ...],
    leader: int,
    trick: Cards = (),
    tricks: tuple[Trick, ...] = (),
) -> Table:
    """A table with these ``hands``, the ``trick`` that ``leader`` has led so far, and those behind it."""
    if not trick and _finished(setting, hands, tricks):
        return Table(setting, hands, leader, trick, tricks, None, None)
    seats = setting.seats
    turn = seats[(seats.index(leader) + len(trick)) % len(seats)]
    hand = hands[turn]
    duty = None if hand is None else setting.law.duty(trick, hand)
    return _new_table((setting, hands, leader, trick, tricks, turn, duty))


def _finished(setting: Setting, hands: tuple[Cards | None, ...], tricks: tuple[Trick, ...]) -> bool:
    """Whether no trick is to follow those that were played."""
    if setting.length is not None:
        return len(tricks) == setting.length
    playing = [hands[seat] for seat in setting.seats]
    if () in playing:
        return True
    return len(_unseen(setting, hands, (), tricks)) < hands.count(None)


def _unseen(
    setting: Setting, hands: tuple[Cards | None, ...], trick: Cards, tricks: tuple[Trick, ...]
) -> Cards:
    seen = [*trick, *setting.known.aside]
    for hand in hands:
        seen += hand or ()
    for played in tricks:
        seen += played.cards
    return setting.pack.without(seen)
