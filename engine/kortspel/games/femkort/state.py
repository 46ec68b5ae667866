"""A moment of a deal of Femkort, with its misdeals and its requests for better cards."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, NamedTuple

from kortspel.actions import Action, Kind, Word
from kortspel.cards import Card, Cards
from kortspel.deal import LETTERS, Dealt, Decks, NoMoreDecks, TooManyDeals, deal, next_seat
from kortspel.games.femkort.rules import HIGHEST_STAKE, PACK, TRICKS, Rules
from kortspel.stakes import Pot, antes
from kortspel.state import NOTHING_BEFORE, Before, Result, wrong_phase
from kortspel.state import State as AnyState
from kortspel.table import NOTHING_KNOWN, Known, Setting, Table, lay
from kortspel.verdict import Fact, Facts, Reason, Verdict, judge_word


class Request(NamedTuple):
    """A request for better cards (DV1): the seat that asks, and how many have agreed, clockwise from it."""

    asker: int
    players: int
    agreed: int = 0

    @property
    def turn(self) -> int:
        """The seat that must answer."""
        return (self.asker + 1 + self.agreed) % self.players

    @property
    def granted(self) -> bool:
        """Whether all have agreed."""
        return self.agreed == self.players - 1


class Terms(NamedTuple):
    """What stays the same from one deal of the cards to the next.

    ``dealt`` is None where hands were given. ``staked`` is None where nothing is; ``stake`` is what a misdeal
    doubles (DV4). ``turnup`` is the card that was turned up for trumps (DV5). So many ``misdeals`` came
    before this deal. ``tiebreak``: it decides a match (D12).
    """

    rules: Rules
    dealt: Dealt | None = None
    staked: Pot | None = None
    stake: int = 1
    turnup: Card | None = None
    misdeals: int = 0
    tiebreak: bool = False


class Moment(NamedTuple):
    """One moment of a deal of Femkort.

    ``request`` is one for better cards that is being answered, ``asked`` whether there was one since the last
    misdeal (DV1).
    """

    terms: Terms
    table: Table
    request: Request | None = None
    asked: bool = False


class State(Moment, AnyState):
    """One moment of a deal of Femkort."""

    __slots__ = ()

    @property
    def phase(self) -> str:
        """``play``, now and then ``redeal``, then ``over``."""
        if self.request is not None:
            return "redeal"
        return "over" if self.table.turn is None else "play"

    @property
    def turn(self) -> int | None:
        """The seat on turn, None when the deal is over."""
        return self.table.turn if self.request is None else self.request.turn

    @property
    def result(self) -> Result | None:
        """The winner of the last trick wins the deal (F12), and the pot as well (D9)."""
        if not self.table.over:
            return None
        if self.table.misdealt:
            return Result((), "misdeal") if self.staked is None else self.staked.leave("misdeal")
        if not self.table.tricks:
            return None
        winner, staked = self.table.tricks[-1].winner, self.staked
        return Result((winner,), "last-trick") if staked is None else self.terms.rules.settle(staked, winner)

    @property
    def staked(self) -> Pot | None:
        """The pot, None where nothing is staked."""
        return self.terms.staked

    @property
    def paid(self) -> tuple[int, ...] | None:
        """The chips that each seat has put in."""
        return None if self.staked is None else self.staked.paid

    @property
    def for_match(self) -> Mapping[str, Any] | None:
        """Who won, after how many misdeals; in the hand of a tie the winner is one of those who are level."""
        result, terms = self.result, self.terms
        if result is None or terms.dealt is None:
            return None
        misdeals = {"misdeals": terms.misdeals} if terms.misdeals else {}
        if result.by == "misdeal":
            return {"event": "misdeal", **misdeals}
        tie = {"tiebreak": True} if terms.tiebreak else {}
        return {"winner": result.winners[0], "misdeals": terms.misdeals, **tie}

    @property
    def named(self) -> Mapping[str, str | None]:
        """The trump suit, where the rules have one (DV5)."""
        return {"trump": self.table.law.trump} if self.terms.rules.trump else {}

    @property
    def shown(self) -> Mapping[str, Any]:
        """The turn-up and the pot.

        In the pot game also the stake (antes are this many times the base), and who asks for better cards.
        """
        staked = self.staked
        shown = {"turnup": self.terms.turnup, "pot": 0 if staked is None else staked.total}
        if not self.terms.rules.ante:
            return shown
        asker = None if self.request is None else self.request.asker
        return {**shown, "stake": self.terms.stake, "asker": asker}

    def view(self, seat: int) -> "State":
        """What ``seat`` knows: its own hand, the turn-up and all that was played (F11, DV5)."""
        turnup = self.terms.turnup
        known = NOTHING_KNOWN if turnup is None else Known(shown=(turnup,), owner=self.dealer)
        dealt = self.terms.dealt
        terms = self.terms._replace(dealt=None if dealt is None else dealt.hide())
        return self._replace(terms=terms, table=self.table.view(seat, known))

    # -- What can be done --

    def words(self) -> tuple[str, ...]:
        """Who might ask for better cards, or the answers to that (DV1)."""
        if self.request is not None:
            return ("redeal:yes", "redeal:no")
        if self.terms.rules.redeal is None or self.asked or self._too_late or self.turn is None:
            return ()
        return tuple(f"redeal:ask:{seat}" for seat in range(len(self.table.hands)))

    def events(self) -> tuple[str, ...]:
        """A misdeal, where there was a deal (F15, D10)."""
        return () if self.turn is None or self.terms.dealt is None else ("misdeal",)

    @property
    def _too_late(self) -> bool:
        """Whether nobody may ask for better cards any more, or there was no deal to ask about."""
        table = self.table
        if self.terms.rules.redeal == "any-before-last":
            return len(table.tricks) == TRICKS - 1 and bool(table.trick)
        return bool(table.tricks or table.trick)

    def actions(self) -> tuple[str, ...]:
        """The legal ones among the options."""
        return self.table.legal() if self.terms.rules.redeal is None else super().actions()

    def allows(self, action: Action) -> bool:
        """Whether an action that has been read is legal."""
        if isinstance(action, Card):
            return self.request is None and action in self.table.legal()
        return self.verdict_on(action).legal

    def verdict_on(self, action: Action) -> Verdict:
        """The verdict on an action that has been read (F5-F9, F15, D10, DV1)."""
        if isinstance(action, Card):
            return self.table.judge(action) if self.request is None else wrong_phase(action)
        match action.kind:
            case Kind.MISDEAL if self.terms.dealt is not None:
                args = {"misdeal-chips": self.misdeal_chips}
                return judge_word(action.text, Reason.MISDEAL, self.terms.rules.misdeal_rule, args)
            case Kind.ASK | Kind.YES | Kind.NO:
                reason = self._judge_redeal(action)
                rule = None if reason is Reason.WRONG_PHASE else self.terms.rules.redeal_rule
                return judge_word(action.text, reason, rule, self._redeal_facts(action))
            case _:
                return wrong_phase(action)

    @property
    def misdeal_chips(self) -> int:
        """The chips that each would add after a misdeal (D10, DV4)."""
        return 0 if self.staked is None else self.terms.rules.raise_stake(self.terms.stake)[1]

    def _redeal_facts(self, word: Word) -> Facts:
        who = {None: "nobody", "forehand": "forehand"}.get(self.terms.rules.redeal, "anyone")
        facts: dict[str, Fact] = {**word.args, "who-may": who}
        if self.request is not None:
            facts["asker"] = LETTERS[self.request.asker]
        return facts

    def _judge_redeal(self, word: Word) -> Reason:
        """Why a word on a redeal is legal or not: one request in a deal, and the first no ends it (DV1)."""
        if self.terms.rules.redeal is None:
            return Reason.REDEAL_NOT_ALLOWED
        if word.kind is not Kind.ASK:
            return Reason.WRONG_PHASE if self.request is None else Reason.MAY_ANSWER
        dealer = self.dealer
        if self.request is not None or dealer is None:
            return Reason.WRONG_PHASE
        if self._too_late:
            return Reason.REDEAL_TOO_LATE
        players = len(self.table.hands)
        asking = (next_seat(dealer, players),) if self.terms.rules.redeal == "forehand" else range(players)
        if word.number not in asking:
            return Reason.REDEAL_NOT_ALLOWED
        return Reason.ALREADY_ASKED if self.asked else Reason.MAY_ASK

    def apply(self, action: Action) -> "State":
        """The state after a card, a misdeal (F15, D10), or a word on a redeal (DV1).

        Raises ``kortspel.deal.NoMoreDecks`` when cards must be dealt that are not known, and
        ``kortspel.deal.TooManyDeals`` after more misdeals than can be told.
        """
        if isinstance(action, Card):
            return new_state((self.terms, self.table.play(action), None, self.asked))
        match action.kind:
            case Kind.MISDEAL:
                return self._misdeal()
            case Kind.ASK:
                return self._replace(request=Request(action.number, len(self.table.hands)), asked=True)
            case Kind.YES if self.request is not None:
                return self._agree(self.request)
            case _:
                return self._replace(request=None)

    def _agree(self, request: Request) -> "State":
        request = request._replace(agreed=request.agreed + 1)
        if request.granted:
            return self._deal_again(self.terms)._replace(asked=True)
        return self._replace(request=request)

    def _misdeal(self) -> "State":
        """Dealt again by the same dealer; where there is a pot it stays and grows."""
        terms = self.terms
        if terms.staked is not None:
            stake, chips = self.terms.rules.raise_stake(terms.stake)
            if stake > HIGHEST_STAKE:
                raise TooManyDeals(terms.misdeals)
            staked = terms.staked.put(range(len(self.table.hands)), chips)
            terms = terms._replace(staked=staked, stake=stake)
        return self._deal_again(terms._replace(misdeals=terms.misdeals + 1))

    def _deal_again(self, terms: Terms) -> "State":
        if terms.dealt is None:
            raise NoMoreDecks(0)
        return deal_cards(terms, terms.dealt.deal_again(), len(self.table.hands))


new_state: Final[Callable[[tuple[object, ...]], State]] = partial(tuple.__new__, State)
"""A state of all its fields in order, made in the quickest way."""


def deal_cards(terms: Terms, dealt: Dealt, players: int) -> State:
    """The state after dealing on these ``terms`` (F3, D6): forehand is to lead (F5).

    Where the deck gives out, so that a player has four cards, it is a misdeal before play (D22).

    Raises ``kortspel.deal.NoMoreDecks`` where the deck isn't known.
    """
    rules, deck = terms.rules, dealt.deck
    hands = deal(deck, players, dealt.dealer, rules.packets)
    short = len(deck) < rules.needed(players) + rules.spare(players)
    turnup = deck[TRICKS * players - 1] if rules.trump and not short else None
    law = rules.law(turnup.suit if turnup else None)
    setting = Setting(law, PACK, tuple(range(players)), TRICKS)
    table = lay(setting, hands, next_seat(dealt.dealer, players))
    if short:
        table = table.wait(setting.seats)
    return State(terms._replace(dealt=dealt, turnup=turnup), table)


def begin(rules: Rules, players: int, dealer: int, decks: Decks, before: Before = NOTHING_BEFORE) -> State:
    """The state after dealing: antes are in the pot (D5).

    Raises ``kortspel.deal.NoMoreDecks`` when ``decks`` has none for this deal.
    """
    terms = Terms(rules, tiebreak=before.tiebreak)
    if rules.ante and not before.tiebreak:
        staked = antes(players, rules.ante * before.stake, before.carried)
        terms = Terms(rules, staked=staked, stake=before.stake)
    return deal_cards(terms, Dealt(dealer, decks), players)


def set_up(
    rules: Rules, hands: tuple[Cards | None, ...], leader: int, trick: Cards = (), trump: str | None = None
) -> State:
    """A state in the middle of play, from hands of any sizes (None: unknown) and the ``trick`` so far.

    ``leader`` has led it. ``trump`` is the trump suit, where the rules have one. Nothing is staked.
    """
    setting = Setting(rules.law(trump), PACK, tuple(range(len(hands))))
    return State(Terms(rules), lay(setting, hands, leader, trick))
