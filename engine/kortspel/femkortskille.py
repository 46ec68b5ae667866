"""Femkortskille: five cards of the Kille pack for those who knock (K1-K18, KV1-KV3).

With betting in place of the knocking round it is Auction Kille (KA1-KA6) or Poker Kille. The last is a
reconstruction: little more than its name is known (KK1-KK3).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Final

from kortspel import betting, exchange, knocking
from kortspel.actions import Action, Kind
from kortspel.betting import Betting
from kortspel.cards import KILLE
from kortspel.deal import Decks, DeckTooShort, NoMoreDecks, after, clockwise, deal
from kortspel.exchange import LIMITS, Exchange
from kortspel.game import NOTHING_BEFORE, Before, Game, Result, wrong_phase
from kortspel.game import State as AnyState
from kortspel.knocking import Knocking
from kortspel.settlement import Settlement, settle
from kortspel.stakes import Pot, antes
from kortspel.switches import Choice, Count, Flag, Switches
from kortspel.table import Open, Table
from kortspel.trick import KilleLaw
from kortspel.verdict import Cards, Reason, Verdict

PACK: Final = KILLE
"""The pack it is played with (KP2)."""
TRICKS: Final = 5
"""The tricks of a deal, and the cards of those who play (K16)."""
FIRST: Final = 3
"""The cards dealt before the knocking round (K3); who stays in gets the others after it (K10)."""
LOW_CARDS: Final = 3
"""How many cards of the three lowest ranks win at once (KV1)."""
HIGHEST_LOW_RANK: Final = 3
"""The highest of these three ranks, as ``Card.rank`` counts: Kransen."""

CARDS: Final = MappingProxyType(
    {
        Reason.LEAD_ANYTHING: "K11",
        Reason.HEADS: "K14",
        Reason.MUST_HEAD: "K12",
        Reason.CANNOT_HEAD: "K15",
    }
)
"""The reasons that can be given for a card, and the rule of each."""
WORDS: Final[Mapping[str, Mapping[Reason, str]]] = MappingProxyType(
    {
        "knock": knocking.REASONS,
        "auction": betting.AUCTION,
        "poker": {**betting.POKER, **exchange.REASONS},
    }
)
"""The reasons that can be given before play, by the kind of betting, and the rule of each."""


@dataclass(frozen=True)
class Rules:
    """One form of Femkortskille.

    ``betting``: the knocking round, or what stands in its place. ``ante``: chips before each deal (K2).
    ``equal_heads``: an equal card heads the trick (K14). ``all_pass``: ``last-wins``, or ``carry`` where the
    last player may still pass (K8). ``skituppslag``: three low cards win at once (KV1). ``knock_stake``: what
    a knock costs (KV2). ``payments_stay``: losers' payments lie for the next deal (KV3), ``carry_cap`` of
    them at most. ``max_raises`` in a round (KA4). ``loser_payment``: losers pay the pot (K17, KA6). ``deals``
    make a match (K18).
    """

    profile: str
    betting: str = "knock"
    ante: int = 1
    equal_heads: bool = True
    all_pass: str = "last-wins"
    skituppslag: bool = False
    knock_stake: int = 0
    payments_stay: bool = False
    carry_cap: int | None = None
    max_raises: int = 3
    loser_payment: bool = True
    deals: int = 12

    fewest = 3
    named = None
    takes = ("carried",)

    @property
    def most(self) -> int:
        """Eight players at most (K1), seven where cards are exchanged (KK3)."""
        return max(LIMITS) if self.betting == "poker" else 8

    @property
    def reasons(self) -> Mapping[Reason, str | None]:
        """Every reason that can be given, and the id of its rule."""
        refusals = {Reason.NOT_IN_HAND: None, Reason.WRONG_PHASE: None}
        return {**CARDS, **WORDS[self.betting], **refusals}

    @property
    def first(self) -> int:
        """The cards that each is dealt at first (K3, KK2)."""
        return TRICKS if self.betting == "poker" else FIRST

    def needed(self, players: int) -> int:
        """The cards that a deck must have for the deal to begin: the first packets (K3, KK2)."""
        return players * self.first

    def law(self, _trump: str | None = None) -> KilleLaw:
        """How its tricks are played (K11-K15). There are no suits, and so no trumps."""
        return KilleLaw(CARDS, self.equal_heads)

    def settle(self, pot: Pot, inside: Iterable[int], winner: int) -> Settlement:
        """Who pays what after the last trick, ``inside`` being the seats that played (K17, KV3, KA6).

        In Poker Kille nobody pays more than he has bet (KK2).
        """
        pay = self.loser_payment and self.betting != "poker"
        return settle(
            pot, tuple(inside), winner, losers_pay=pay, stay=self.payments_stay, cap=self.carry_cap
        )  # fmt: skip


PROFILES: Final[Mapping[str, Rules]] = MappingProxyType({"standard": Rules("standard")})
"""The one profile: its switches make the rest."""
SWITCHES: Final[Mapping[str, Switches]] = MappingProxyType(
    {
        "standard": {
            "betting": Choice(tuple(WORDS)),
            "ante": Count(1, 1000),
            "equal-heads": Flag(),
            "all-pass": Choice(("last-wins", "carry")),
            "skituppslag": Flag(),
            "knock-stake": Count(0, 1000),
            "payments-stay": Flag(),
            "carry-cap": Count(0, 10**9, optional=True),
            "max-raises": Count(0, 100),
            "loser-payment": Flag(),
            "deals": Count(1, 1000),
        }
    }
)
"""The switches, and what each accepts."""


@dataclass(frozen=True)
class State(AnyState):
    """One moment of a deal of Femkortskille.

    ``deck`` is None where it isn't known; ``drawn`` cards of it are dealt. ``staked`` is None where hands
    were given. ``round`` is what comes before play, None from the first lead on. ``changed``: the cards that
    each seat has exchanged, None where they aren't known, and ``counts`` how many (None for a seat that
    hasn't). ``ended`` is the result where no trick decides.
    """

    rules: Rules
    dealer: int | None
    deck: Cards | None
    table: Table
    staked: Pot | None
    round: Knocking | Betting | Exchange | None
    drawn: int
    changed: tuple[Cards | None, ...]
    counts: tuple[int | None, ...]
    ended: Result | None = None

    @property
    def phase(self) -> str:
        """``knocking`` or ``betting``, perhaps ``exchange`` and ``betting``, ``play``, then ``over``."""
        if self.ended is not None or self.table.over:
            return "over"
        return "play" if self.round is None else self.round.phase

    @property
    def turn(self) -> int | None:
        """The seat on turn, None when the deal is over."""
        if self.ended is not None:
            return None
        return self.table.turn if self.round is None else self.round.turn

    @property
    def decks_dealt(self) -> tuple[Cards, ...]:
        """The deck, if it is known."""
        return () if self.deck is None else (self.deck,)

    @property
    def result(self) -> Result | None:
        """The winner of the last trick wins the deal (K16) and settles with the losers (K17)."""
        if self.ended is not None or not self.table.over or not self.table.tricks:
            return self.ended
        winner = self.table.tricks[-1].winner
        if self.staked is None:
            return Result((winner,), "last-trick")
        settled = self.rules.settle(self.staked, self.table.seats, winner)
        return Result((winner,), "last-trick", settled.pot, settled.carried, settled.net)

    @property
    def choices(self) -> Mapping[str, Any] | None:
        """What may be bet or exchanged, as the round describes it; None elsewhere."""
        return None if self.round is None or self.turn is None else self.round.choices

    @property
    def pot(self) -> int:
        """The chips in the pot."""
        return 0 if self.staked is None else self.staked.total

    @property
    def bets(self) -> tuple[int, ...] | None:
        """The chips that each seat has put in beside its ante; None where there is no betting."""
        if self.staked is None or self.rules.betting == "knock":
            return None
        return tuple(chips - self.rules.ante for chips in self.staked.paid)

    @property
    def more(self) -> Mapping[str, Any]:
        """The last word of each seat in the round, and in Poker Kille how many cards each has exchanged."""
        said = {"said": None if self.round is None else self.round.said}
        return said | ({"exchanged": self.counts} if self.rules.betting == "poker" else {})

    def options(self) -> tuple[str, ...]:
        """The words or the cards; bets and exchanges are described by ``choices``."""
        if self.turn is None:
            return ()
        return self.table.choices() if self.round is None else self.round.options

    def ruling(self, action: Action) -> Verdict:
        """The verdict on an action that has been read (K4-K6, K11-K15, KA1-KA4, KK2, KK3)."""
        match self.round:
            case None if action.kind is Kind.CARD:
                return self.table.judge(action.card)
            case None:
                return wrong_phase(action)
            case Exchange():
                return self.round.ruling(action, self._hand)
            case _:
                return self.round.ruling(action)

    @property
    def _hand(self) -> Cards:
        """The cards that the seat on turn has, or may have."""
        assert self.turn is not None
        hand = self.table.hands[self.turn]
        return self.table.unseen if hand is None else hand

    def after(self, action: Action) -> "State":
        """The state after a card, a word, a bet or an exchange.

        Raises ``kortspel.deal.NoMoreDecks`` when cards are due that are not known, and
        ``kortspel.deal.DeckTooShort`` when the deck gives out.
        """
        match self.round:
            case None:
                return replace(self, table=self.table.play(action.card))
            case Exchange():
                return self._after_exchange(self.round, action.cards)
            case _:
                return self._after_word(self.round, action)

    def _after_word(self, round_: Knocking | Betting, action: Action) -> "State":
        chips = self.rules.knock_stake if action.kind is Kind.KNOCK else action.number
        assert round_.turn is not None
        assert self.staked is not None
        staked = self.staked.put([round_.turn], chips)
        heard = round_.after(action)
        table = replace(self.table, seats=heard.inside)
        state = replace(self, staked=staked, round=heard, table=table)
        if heard.turn is not None:
            return state
        match heard.inside:
            case ():
                return replace(state, ended=staked.left("carried"))
            case (winner,):
                return replace(state, ended=staked.taken(winner, "alone"))
        return state._after_round()

    def _after_round(self) -> "State":
        """Those still in get two cards more (K10), or exchange some (KK2); then they play (K11)."""
        assert self.dealer is not None
        order = [seat for seat in clockwise(self.dealer, len(self.table.hands)) if seat in self.table.seats]
        state = replace(self, table=replace(self.table, leader=order[0]), round=None)
        if self.rules.betting != "poker":
            for seat in order:
                state = state._given(seat, TRICKS - FIRST)
            return state._unless_skituppslag()
        if self.counts == (None,) * len(self.table.hands):
            limit = LIMITS[len(self.table.hands)]
            return replace(state, round=Exchange(tuple(order), limit))
        return state

    def _after_exchange(self, round_: Exchange, cards: Cards) -> "State":
        seat = round_.turn
        assert seat is not None
        changed = (*self.changed[:seat], cards, *self.changed[seat + 1 :])
        counts = (*self.counts[:seat], len(cards), *self.counts[seat + 1 :])
        table = self.table.laid_aside(seat, cards)
        state = replace(self, table=table, changed=changed, counts=counts, round=round_.after())
        state = state._given(seat, len(cards))
        if state.turn is not None:
            return state
        return replace(state, round=state._betting(self.table.seats))._unless_skituppslag()

    def _given(self, seat: int, cards: int) -> "State":
        """The state after ``seat`` has got the next ``cards`` of the deck."""
        if self.deck is None:
            raise NoMoreDecks(0)
        packet = self.deck[self.drawn : self.drawn + cards]
        if len(packet) < cards:
            raise DeckTooShort(0)
        return replace(self, table=self.table.given(seat, packet), drawn=self.drawn + cards)

    def _betting(self, inside: Iterable[int]) -> Betting:
        """A round of betting, from the eldest of those ``inside`` on (KA2, KK2)."""
        assert self.dealer is not None
        players = len(self.table.hands)
        out = frozenset(range(players)).difference(inside)
        eldest = next(seat for seat in clockwise(self.dealer, players) if seat not in out)
        reasons = WORDS[self.rules.betting]
        carry = self.rules.betting == "auction" and self.rules.all_pass == "carry"
        nobody, nothing = (None,) * players, (0,) * players
        least, most = self.rules.ante, self.rules.max_raises
        return Betting(reasons, nobody, out, nothing, eldest, least, most, carry)

    def _unless_skituppslag(self) -> "State":
        """Three cards of the lowest ranks win the pot at once, nearest to the dealer's left first (KV1)."""
        if not self.rules.skituppslag or self.staked is None or self.dealer is None:
            return self
        for seat in clockwise(self.dealer, len(self.table.hands)):
            hand = self.table.hands[seat] or ()
            low = [card for card in hand if card.rank <= HIGHEST_LOW_RANK]
            if seat in self.table.seats and len(low) >= LOW_CARDS:
                return replace(self, ended=self.staked.taken(seat, "skituppslag"))
        return self

    def view(self, seat: int) -> "State":
        """What ``seat`` knows: its hand, what it has exchanged, all that was said and played."""
        changed = tuple(cards if owner == seat else None for owner, cards in enumerate(self.changed))
        table = self.table.view(seat, Open(changed[seat] or ()))
        return replace(self, deck=None, changed=changed, table=table)


def dealt(rules: Rules, players: int, dealer: int, decks: Decks, before: Before = NOTHING_BEFORE) -> State:
    """The state after the antes (K2) and the first cards (K3, KK2); eldest is to speak (K4).

    Raises ``kortspel.deal.NoMoreDecks`` when ``decks`` has none.
    """
    deck = decks.deck(0)
    hands = deal(deck, players, dealer, (rules.first,))
    everyone = tuple(range(players))
    eldest = after(dealer, players)
    table = Table(rules.law(), PACK, hands, everyone, eldest, length=TRICKS)
    state = State(
        rules, dealer, deck, table, antes(players, rules.ante, before.carried),
        Knocking((None,) * players, eldest, rules.all_pass == "carry"), rules.needed(players),
        ((),) * players, (None,) * players,
    )  # fmt: skip
    if rules.betting != "knock":
        state = replace(state, round=state._betting(everyone))
    return state._unless_skituppslag()


def position(
    rules: Rules, hands: tuple[Cards | None, ...], leader: int, trick: Cards, _named: None = None
) -> State:
    """A state in the middle of play, from hands of any sizes (None: unknown) and the ``trick`` so far.

    ``leader`` has led it. Nothing is staked.
    """
    table = Table(rules.law(), PACK, hands, tuple(range(len(hands))), leader, trick)
    nothing = (None,) * len(hands)
    return State(rules, None, None, table, None, None, 0, nothing, nothing)


GAME: Final = Game(
    "femkortskille",
    PACK,
    "standard",
    PROFILES,
    SWITCHES,
    dealt,
    position,
    facts=(
        "K13",
        "K16",
        "K17",
        "KP2",
        "KV1",
        "KV3",
        "KA1",
        "KA2",
        "KA3",
        "KA4",
        "KK2",
        "KK3",
    ),
)
"""Femkortskille, as the door knows it."""
