"""A moment of a deal of Femkortskille: the words before the play, and the tricks."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, Protocol

from kortspel.actions import Action, Kind, Word
from kortspel.cards import Card, Cards
from kortspel.deal import Dealt, Decks, DeckTooShort, NoMoreDecks, clockwise, deal, next_seat
from kortspel.games.femkortskille.betting import Betting
from kortspel.games.femkortskille.exchange import LIMITS, Exchange
from kortspel.games.femkortskille.knocking import Knocking
from kortspel.games.femkortskille.rules import FIRST, PACK, TRICKS, WORDS, Rules
from kortspel.stakes import Pot, antes
from kortspel.state import NOTHING_BEFORE, Before, DealOver, Result, wrong_phase
from kortspel.state import State as AnyState
from kortspel.table import Known, Setting, Table, lay
from kortspel.verdict import Verdict

LOW_CARDS: Final = 3
"""How many cards of the three lowest ranks win at once (KV1)."""
HIGHEST_LOW_RANK: Final = 3
"""The highest of these three ranks, as ``Card.rank`` counts: Kransen."""


class Round(Protocol):
    """What comes before the play: a knocking round, a round of betting, an exchange."""

    @property
    def phase(self) -> str:
        """What is due, as the door says it."""

    @property
    def turn(self) -> int | None:
        """The seat that must speak, None when the round is over."""

    @property
    def said(self) -> tuple[str | None, ...] | None:
        """The last word of each seat, None for those not yet heard; None where nobody speaks."""

    @property
    def words(self) -> tuple[str, ...]:
        """The words that may be thought of, legal or not."""

    @property
    def choices(self) -> Mapping[str, Any] | None:
        """What may be bet or exchanged, described."""

    def judge(self, action: Action, hand: Cards) -> Verdict:
        """The verdict on an action of the seat on turn, which holds ``hand``."""

    def allows(self, action: Action, hand: Cards) -> bool:
        """Whether such an action is legal."""


class Terms(NamedTuple):
    """What no card of a trick changes.

    ``dealt`` is None where hands were given; ``drawn`` cards of its deck are dealt. ``staked`` is None where
    nothing is. ``changed``: the cards that each seat has exchanged, None where they aren't known, and
    ``counts`` how many (None for a seat that hasn't).
    """

    rules: Rules
    dealt: Dealt | None
    staked: Pot | None
    drawn: int
    changed: tuple[Cards | None, ...]
    counts: tuple[int | None, ...]


class Moment(NamedTuple):
    """One moment of a deal of Femkortskille.

    ``round`` is what comes before play, None from the first lead on. ``ended`` is the result where no trick
    decides.
    """

    terms: Terms
    table: Table
    round: Round | None = None
    ended: Result | None = None


class State(Moment, AnyState):
    """One moment of a deal of Femkortskille."""

    __slots__ = ()

    @property
    def staked(self) -> Pot | None:
        """The pot, None where nothing is staked."""
        return self.terms.staked

    @property
    def phase(self) -> str:
        """``knocking`` or ``betting``, perhaps ``exchange`` and ``betting``, ``play``, then ``over``."""
        if self.ended is not None:
            return "over"
        if self.round is not None:
            return self.round.phase
        return "over" if self.table.turn is None else "play"

    @property
    def turn(self) -> int | None:
        """The seat on turn, None when the deal is over."""
        if self.ended is not None:
            return None
        return self.table.turn if self.round is None else self.round.turn

    @property
    def result(self) -> Result | None:
        """The winner of the last trick wins the deal (K16) and settles with the losers (K17)."""
        if self.phase != "over" or self.ended is not None:
            return self.ended
        if self.table.misdealt:
            return Result((), "misdeal")
        if not self.table.tricks:
            return None
        winner = self.table.tricks[-1].winner
        if self.staked is None:
            return Result((winner,), "last-trick")
        settled = self.terms.rules.settle(self.staked, self.table.seats, winner)
        return Result((winner,), "last-trick", settled.pot, settled.carried, settled.net)

    @property
    def paid(self) -> tuple[int, ...] | None:
        """The chips that each seat has put in before the losers pay."""
        return None if self.staked is None else self.staked.paid

    @property
    def for_match(self) -> Mapping[str, Any] | None:
        """What each seat gains or loses, and what is carried to the next deal."""
        result = self.result
        if result is None or result.net is None:
            return None
        return {"net": result.net, "carried": result.carried}

    def moves(self) -> tuple[Mapping[str, Any], ...]:
        """Everything that may be done or tried; a bet says the least, an exchange says from which cards."""
        moves: list[Mapping[str, Any]] = []
        for move in super().moves():
            match move["kind"]:
                case "bet":
                    chips = {"least": move["call"], "most": move["max"], "call": move["call"]}
                    moves.append({"kind": "bet", **chips})
                case "exchange":
                    moves.append({"kind": "exchange", "most": move["max"], "from": self._own_hand})
                case _:
                    moves.append(move)
        return tuple(moves)

    @property
    def _own_hand(self) -> Cards | None:
        return None if self.turn is None else self.table.hands[self.turn]

    @property
    def choices(self) -> Mapping[str, Any] | None:
        """What may be bet or exchanged, as the round describes it; None elsewhere."""
        return None if self.round is None or self.turn is None else self.round.choices

    @property
    def bets(self) -> tuple[int, ...] | None:
        """The chips that each seat has put in beside its ante; None where there is no betting."""
        if self.staked is None or self.terms.rules.betting == "knock":
            return None
        return tuple(chips - self.terms.rules.ante for chips in self.staked.paid)

    @property
    def said(self) -> tuple[str | None, ...] | None:
        """The last word of each seat in this round, None where nobody speaks."""
        return None if self.round is None else self.round.said

    @property
    def shown(self) -> Mapping[str, Any]:
        """The chips, the words of this round, and in Poker Kille how many cards each has exchanged."""
        pot = 0 if self.staked is None else self.staked.total
        shown = {"pot": pot, "bets": self.bets, "said": self.said}
        return shown | ({"exchanged": self.terms.counts} if self.terms.rules.betting == "poker" else {})

    def view(self, seat: int) -> "State":
        """What ``seat`` knows: its hand, what it has exchanged, all that was said and played."""
        terms = self.terms
        changed = tuple(cards if owner == seat else None for owner, cards in enumerate(terms.changed))
        dealt = None if terms.dealt is None else terms.dealt.hide()
        table = self.table.view(seat, Known(changed[seat] or ()))
        return self._replace(terms=terms._replace(dealt=dealt, changed=changed), table=table)

    # -- What can be done --

    def words(self) -> tuple[str, ...]:
        """The words; bets and exchanges are described by ``choices``."""
        return () if self.round is None or self.turn is None else self.round.words

    def actions(self) -> tuple[str, ...]:
        """The legal ones among the options, each once."""
        if self.round is None and self.ended is None:
            return tuple(dict.fromkeys(self.table.legal()))
        return super().actions()

    def allows(self, action: Action) -> bool:
        """Whether an action that has been read is legal."""
        if self.round is not None:
            return self.round.allows(action, self._hand)
        return isinstance(action, Card) and action in self.table.legal()

    def verdict_on(self, action: Action) -> Verdict:
        """The verdict on an action that has been read (K4-K6, K11-K15, KA1-KA4, KK2, KK3)."""
        if self.round is not None:
            return self.round.judge(action, self._hand)
        return self.table.judge(action) if isinstance(action, Card) else wrong_phase(action)

    @property
    def _hand(self) -> Cards:
        """The cards that the seat on turn has, or may have, where the round is about cards."""
        if self.turn is None or not isinstance(self.round, Exchange):
            return ()
        hand = self.table.hands[self.turn]
        return self.table.unseen if hand is None else hand

    def apply(self, action: Action) -> "State":
        """The state after a card, a word, a bet or an exchange.

        Raises ``kortspel.deal.NoMoreDecks`` when cards are due that are not known, and
        ``kortspel.deal.DeckTooShort`` when the deck gives out.
        """
        if isinstance(action, Card):
            return State(self.terms, self.table.play(action))
        match self.round:
            case Exchange(turn=int(seat)) as exchange:
                return self._exchange(exchange, seat, action)
            case (Knocking(turn=int(seat)) | Betting(turn=int(seat))) as words:
                return self._hear(words, seat, action)
        raise DealOver

    def _hear(self, round_: Knocking | Betting, seat: int, word: Word) -> "State":
        chips = self.terms.rules.knock_stake if word.kind is Kind.KNOCK else word.number
        staked, terms, table = self.staked, self.terms, self.table
        if chips and staked is not None:
            staked = staked.put([seat], chips)
            terms = terms._replace(staked=staked)
        heard = round_.push(seat, word)
        inside = heard.inside
        if inside != table.seats:
            table = table.wait(inside)
        state = State(terms, table, heard)
        if heard.turn is not None or staked is None:
            return state
        match inside:
            case ():
                return state._replace(ended=staked.leave("carried"))
            case (winner,):
                return state._replace(ended=staked.award(winner, "alone"))
        return state._end_round()

    def _end_round(self) -> "State":
        """Those still in get two cards more (K10), or exchange some (KK2); then they play (K11)."""
        order = [seat for seat in self._clockwise() if seat in self.table.seats]
        if self.terms.rules.betting != "poker":
            state = self
            for seat in order:
                state = state._draw(seat, TRICKS - FIRST)
            return state._lead(order[0])._unless_skituppslag()
        if not any(count is not None for count in self.terms.counts):
            limit = LIMITS[len(self.table.hands)]
            stock = len(PACK.cards) - self.terms.drawn
            table = self.table._replace(leader=order[0])
            return self._replace(table=table, round=Exchange(tuple(order), limit, stock))
        return self._lead(order[0])

    def _lead(self, leader: int) -> "State":
        """The state when all is said: ``leader`` is to lead."""
        table = self.table
        return State(self.terms, lay(table.setting, table.hands, leader))

    def _exchange(self, round_: Exchange, seat: int, word: Word) -> "State":
        terms, cards = self.terms, word.cards
        changed = (*terms.changed[:seat], cards, *terms.changed[seat + 1 :])
        counts = (*terms.counts[:seat], len(cards), *terms.counts[seat + 1 :])
        terms = terms._replace(changed=changed, counts=counts)
        state = State(terms, self.table.lay_aside(seat, cards), round_.push(len(cards)))
        state = state._draw(seat, len(cards))
        if state.turn is not None:
            return state
        return state._replace(round=state._betting())._unless_skituppslag()

    def _draw(self, seat: int, cards: int) -> "State":
        """The state after ``seat`` has got the next ``cards`` of the deck."""
        terms = self.terms
        if terms.dealt is None:
            raise NoMoreDecks(0)
        packet = terms.dealt.deck[terms.drawn : terms.drawn + cards]
        if len(packet) < cards:
            raise DeckTooShort(0)
        if not cards:
            return self
        terms = terms._replace(drawn=terms.drawn + cards)
        return self._replace(terms=terms, table=self.table.give(seat, packet))

    def _betting(self) -> Betting:
        """A round of betting, from the eldest of those inside on (KA2, KK2)."""
        rules, players, inside = self.terms.rules, len(self.table.hands), self.table.seats
        out = frozenset(range(players)).difference(inside)
        eldest = next(seat for seat in self._clockwise() if seat in inside)
        carry = rules.betting == "auction" and rules.all_pass == "carry"
        return Betting(
            WORDS[rules.betting], (None,) * players, out, (0,) * players, eldest, rules.ante,
            rules.max_raises, carry,
        )  # fmt: skip

    def _clockwise(self) -> list[int]:
        """All seats in turn, from the dealer's left on."""
        players = len(self.table.hands)
        return clockwise(players - 1 if self.dealer is None else self.dealer, players)

    def _unless_skituppslag(self) -> "State":
        """Three cards of the lowest ranks win the pot at once, nearest to the dealer's left first (KV1)."""
        staked = self.staked
        if not self.terms.rules.skituppslag or staked is None:
            return self
        for seat in self._clockwise():
            low = [card for card in self.table.hands[seat] or () if card.rank <= HIGHEST_LOW_RANK]
            if seat in self.table.seats and len(low) >= LOW_CARDS:
                return self._replace(ended=staked.award(seat, "skituppslag"))
        return self


def begin(rules: Rules, players: int, dealer: int, decks: Decks, before: Before = NOTHING_BEFORE) -> State:
    """The state after the antes (K2) and the first cards (K3, KK2); eldest is to speak (K4).

    Raises ``kortspel.deal.NoMoreDecks`` when ``decks`` has none.
    """
    dealt = Dealt(dealer, decks)
    hands = deal(dealt.deck, players, dealer, (rules.first,))
    everyone = tuple(range(players))
    eldest = next_seat(dealer, players)
    table = lay(Setting(rules.law, PACK, everyone, TRICKS), hands, eldest).wait(everyone)
    terms = Terms(
        rules, dealt, antes(players, rules.ante, before.carried), rules.needed(players),
        ((),) * players, (None,) * players,
    )  # fmt: skip
    knocking = Knocking((None,) * players, eldest, rules.all_pass == "carry")
    state = State(terms, table, knocking)
    if rules.betting != "knock":
        state = state._replace(round=state._betting())
    return state._unless_skituppslag()


def set_up(rules: Rules, hands: tuple[Cards | None, ...], leader: int, trick: Cards = ()) -> State:
    """A state in the middle of play, from hands of any sizes (None: unknown) and the ``trick`` so far.

    ``leader`` has led it. Nothing is staked.
    """
    nothing = (None,) * len(hands)
    table = lay(Setting(rules.law, PACK, tuple(range(len(hands)))), hands, leader, trick)
    return State(Terms(rules, None, None, 0, nothing, nothing), table)
