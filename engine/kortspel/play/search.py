"""What a seat can force: the exhaustive search of an ending in which all hands are open.

One seat plays against all others together. The ``worth`` of an ending is what it gets when it plays as well
as can be and they do all they can against it: 1 or 0 where the last trick decides; the number of tricks that
it still takes where each counts, and the same below zero where each costs.
"""

from kortspel.cards import Card, Cards
from kortspel.state import Aim
from kortspel.table import Setting, Table

type Hands = tuple[Cards, ...]


class Search:
    """Searches the endings of one deal for ``seat``, and remembers what it has found."""

    def __init__(self, setting: Setting, seat: int, aim: Aim) -> None:
        self.seat = seat
        self.aim = aim
        self._law, self._seats = setting.law, setting.seats
        after = (*setting.seats[1:], *setting.seats[:1])
        self._next = dict(zip(setting.seats, after, strict=True))
        self._worths: dict[tuple[Hands, int], int] = {}
        self._chances: dict[tuple[Hands, int], float] = {}

    def worths(self, table: Table) -> dict[Card, int]:
        """The worth of each legal card of the seat on turn, of twins once."""
        return {card: self._worth(*after) for card, after in self._plays(table)}

    def only(self, table: Table) -> Card | None:
        """The one card that is worth more than each of the others; None where there is none."""
        plays = self._plays(table)
        best, only = None, None
        limit = self._limit(len(table.hand or ()), True)
        for card, after in plays:
            worth = self._worth(*after)
            if best is None or worth > best:
                best, only = worth, card
            elif worth == best:
                only = None
                if worth == limit:
                    break
        return only if len(plays) > 1 else None

    def chances(self, table: Table) -> dict[Card, float]:
        """How these cards look: what they bring on average if everybody plays any legal card from then on.

        Each legal card is as likely as another, of twins one.
        """
        return {card: self._chance(*after) for card, after in self._plays(table)}

    def line(self, table: Table, card: Card) -> Cards:
        """The play from the ``card`` of the seat on turn to the end of the deal, everybody playing his best.

        Of several cards that are as good each side takes the one that looks best for it.
        """
        played = [card]
        table = table.play(card)
        while table.turn is not None:
            worths, chances = self.worths(table), self.chances(table)
            pick = max if table.turn == self.seat else min
            card = pick(worths, key=lambda card: (worths[card], chances[card]))
            played.append(card)
            table = table.play(card)
        return tuple(played)

    def _plays(self, table: Table) -> list[tuple[Card, tuple[Hands, int, int, Cards]]]:
        """Each legal card of the seat on turn, and where it leads: hands, leader, turn and trick."""
        if table.turn is None:
            return []
        turn, hands = table.turn, tuple([hand or () for hand in table.hands])
        return [
            (card, (_without(hands, turn, card), table.leader, self._next[turn], (*table.trick, card)))
            for card in dict.fromkeys(table.legal())
        ]

    # -- The best that can be forced --

    def _worth(self, hands: Hands, leader: int, turn: int, trick: Cards) -> int:
        """The worth once these cards of a trick lie; ``turn`` is next, or led where all have played."""
        if turn == leader and trick:
            winner, worth, over = self._finish(hands, leader, trick)
            return worth if over else worth + self._lead(hands, winner)
        hand, mine = hands[turn], turn == self.seat
        legal = self._law.duty(trick, hand).legal
        if len(legal) == 1:
            return self._worth(_without(hands, turn, legal[0]), leader, self._next[turn], (*trick, legal[0]))
        limit = self._limit(len(hand), mine)
        best: int | None = None
        for card in dict.fromkeys(legal):
            worth = self._worth(_without(hands, turn, card), leader, self._next[turn], (*trick, card))
            if best is None or (worth > best if mine else worth < best):
                best = worth
                if best == limit:
                    break
        assert best is not None
        return best

    def _lead(self, hands: Hands, leader: int) -> int:
        """The worth at the beginning of a trick."""
        known = self._worths.get((hands, leader))
        if known is None and len(hands[leader]) == 1:
            known = self._worths[hands, leader] = self._last(hands, leader)
        elif known is None:
            known = self._worths[hands, leader] = self._worth(hands, leader, leader, ())
        return known

    def _last(self, hands: Hands, leader: int) -> int:
        """The worth of the last trick, in which nobody has a choice."""
        at = self._seats.index(leader)
        order = (*self._seats[at:], *self._seats[:at])
        return self._finish(((),) * len(hands), leader, tuple([hands[seat][0] for seat in order]))[1]

    def _limit(self, tricks: int, mine: bool) -> int:
        """The best that the seat, or else the others, can hope for from so many tricks."""
        match self.aim:
            case Aim.LAST_TRICK:
                return int(mine)
            case Aim.MOST_TRICKS:
                return tricks if mine else 0
            case Aim.FEWEST_TRICKS:
                return 0 if mine else -tricks

    # -- How it looks --

    def _chance(self, hands: Hands, leader: int, turn: int, trick: Cards) -> float:
        if turn == leader and trick:
            winner, worth, over = self._finish(hands, leader, trick)
            if over:
                return worth
            if len(hands[winner]) == 1:
                return worth + self._lead(hands, winner)
            known = self._chances.get((hands, winner))
            if known is None:
                known = self._chances[hands, winner] = self._chance(hands, winner, winner, ())
            return worth + known
        legal = dict.fromkeys(self._law.duty(trick, hands[turn]).legal)
        ways = [
            self._chance(_without(hands, turn, card), leader, self._next[turn], (*trick, card))
            for card in legal
        ]
        return sum(ways) / len(ways)

    def _finish(self, hands: Hands, leader: int, trick: Cards) -> tuple[int, int, bool]:
        """Who wins a complete trick, what that is worth, and whether it was the last."""
        seats = self._seats
        winner = seats[(seats.index(leader) + self._law.winner(trick)) % len(seats)]
        over, won = not hands[winner], int(winner == self.seat)
        match self.aim:
            case Aim.LAST_TRICK:
                return winner, won if over else 0, over
            case Aim.MOST_TRICKS:
                return winner, won, over
            case Aim.FEWEST_TRICKS:
                return winner, -won, over


def _without(hands: Hands, seat: int, card: Card) -> Hands:
    """The hands when ``seat`` has played the ``card``."""
    hand = hands[seat]
    at = hand.index(card)
    return (*hands[:seat], hand[:at] + hand[at + 1 :], *hands[seat + 1 :])
