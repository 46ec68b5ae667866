"""A moment of a deal of Bismarck: the contract, the burial and the tricks."""

from collections.abc import Mapping
from math import comb
from typing import Any, NamedTuple

from kortspel.actions import Action, Kind, Word
from kortspel.cards import Card, Cards, missing_from
from kortspel.deal import Dealt, Decks, NoMoreDecks, deal, next_seat
from kortspel.games.bismarck.contract import ALL, TRICKS, Contract, scores
from kortspel.games.bismarck.rules import EXPOSED, PACK, PLAYERS, WORDS, Rules
from kortspel.state import NOTHING_BEFORE, Aim, Before, Result, wrong_phase
from kortspel.state import State as AnyState
from kortspel.table import Known, Setting, Table, lay
from kortspel.verdict import Fact, Facts, Reason, Verdict, judge_word


class Terms(NamedTuple):
    """What stays the same while cards are played.

    ``dealt`` is None where hands were given, ``exposed`` is then empty. ``used`` are forehand's contracts
    before this one. ``announced`` is None before he chooses one, and Valfri without a suit while he names
    that anew (B15). ``buried`` is None where it isn't known.
    """

    rules: Rules
    forehand: int
    dealt: Dealt | None = None
    used: tuple[str, ...] = ()
    exposed: Cards = ()
    announced: Contract | None = None
    buried: Cards | None = None


class Moment(NamedTuple):
    """One moment of a deal of Bismarck. ``stage`` is ``contract``, ``bury`` or ``play``."""

    terms: Terms
    table: Table
    stage: str = "play"


class State(Moment, AnyState):
    """One moment of a deal of Bismarck."""

    __slots__ = ()

    @property
    def phase(self) -> str:
        """``contract``, ``bury``, ``play``, then ``over``."""
        return "over" if self.table.turn is None else self.stage

    @property
    def result(self) -> Result | None:
        """The scores as ``net`` and their best seats (B10-B12); nobody's if only a part was played."""
        if not self.table.over:
            return None
        if self.table.misdealt:
            return Result((), "misdeal")
        if not self.table.tricks:
            return None
        announced, forehand = self.terms.announced, self.terms.forehand
        if announced is None or len(self.table.tricks) != TRICKS:
            return Result((), "tricks")
        winners = [trick.winner for trick in self.table.tricks]
        seats = [(forehand + place) % PLAYERS for place in range(PLAYERS)]
        by_seat = dict(zip(seats, scores(announced.name, list(map(winners.count, seats))), strict=True))
        best = max(by_seat.values())
        net = tuple(by_seat[seat] for seat in range(PLAYERS))
        return Result(tuple(seat for seat in range(PLAYERS) if net[seat] == best), "tricks", net=net)

    @property
    def aim(self) -> Aim:
        """Every trick counts (B10); in Pass every trick costs (B11)."""
        announced = self.terms.announced
        passing = announced is not None and announced.name == "pass"
        return Aim.FEWEST_TRICKS if passing else Aim.MOST_TRICKS

    @property
    def contract(self) -> str | None:
        """The contract announced, with the suit that it names: ``spel``, ``valfri:H``."""
        return None if self.terms.announced is None else self.terms.announced.text

    @property
    def for_match(self) -> Mapping[str, Any] | None:
        """The contract, and the tricks of each from forehand on."""
        announced, taken = self.terms.announced, self.table.taken
        if self.result is None or self.terms.dealt is None or announced is None:
            return None
        seats = [(self.terms.forehand + place) % PLAYERS for place in range(PLAYERS)]
        return {"contract": announced.name, "tricks": [taken[seat] for seat in seats]}

    @property
    def named(self) -> Mapping[str, str | None]:
        """The contract."""
        return {"contract": self.contract}

    @property
    def choices(self) -> Mapping[str, Any] | None:
        """Which cards forehand may bury: any four of his twenty (B6). None in other phases.

        ``{"bury": {"count": 4, "from": …, "ways": 4845}}``
        """
        if self.phase != "bury":
            return None
        ways = comb(TRICKS + EXPOSED, EXPOSED)
        return {"bury": {"count": EXPOSED, "from": self.table.hand, "ways": ways}}

    @property
    def shown(self) -> Mapping[str, Any]:
        """The exposed cards, the contract, forehand's contracts before it, and the burial if it is known."""
        return {
            "exposed": self.terms.exposed or None,
            "contract": self.contract,
            "used": self.terms.used,
            "buried": self.terms.buried,
        }

    def view(self, seat: int) -> "State":
        """What ``seat`` knows: its hand, what was exposed and played; forehand knows his burial."""
        terms = self.terms
        buried = terms.buried if seat == terms.forehand else None
        hidden = terms._replace(dealt=None if terms.dealt is None else terms.dealt.hide(), buried=buried)
        if self.phase == "contract":
            return self._replace(terms=hidden)
        known = Known(buried or (), terms.exposed, terms.forehand)
        return self._replace(terms=hidden, table=self.table.view(seat, known))

    # -- What can be done --

    def words(self) -> tuple[str, ...]:
        """The contracts; burials are described by ``choices``."""
        return tuple(f"contract:{contract.text}" for contract in ALL) if self.phase == "contract" else ()

    def events(self) -> tuple[str, ...]:
        """A discard forgotten: any card led while there are twenty (B15)."""
        return self.table.candidates() if self.phase == "bury" else ()

    def allows(self, action: Action) -> bool:
        """Whether an action that has been read is legal."""
        if isinstance(action, Card) and self.stage == "play":
            return action in self.table.legal()
        return self.verdict_on(action).legal

    def verdict_on(self, action: Action) -> Verdict:
        """The verdict on an action that has been read (B4, B6, B8, B13, B15)."""
        if isinstance(action, Card):
            if self.phase == "bury" and action in self.table.candidates():
                reason = Reason.FORGOTTEN_DISCARD
                return judge_word(action, reason, WORDS[reason], {"card": action, "count": EXPOSED})
            return wrong_phase(action) if self.phase == "contract" else self.table.judge(action)
        if self.phase == "contract" and isinstance(action.meaning, Contract):
            reason = self._judge_contract(action.meaning.name)
            args = self._contract_facts(action.meaning)
        elif self.phase == "bury" and action.kind is Kind.BURY:
            reason = self._judge_burial(action.cards)
            args = self._burial_facts(action.cards)
        else:
            return wrong_phase(action)
        return judge_word(action.text, reason, WORDS[reason], args)

    def _contract_facts(self, contract: Contract) -> Facts:
        announced = self.terms.announced
        facts: dict[str, Fact] = {"contract": contract.name, "used": self.terms.used}
        if contract.suit is not None:
            facts["suit"] = contract.suit
        return facts if announced is None else {**facts, "announced": announced.name}

    def _burial_facts(self, cards: Cards) -> Facts:
        facts: Facts = {"picked": cards, "count": EXPOSED}
        missing = missing_from(self.table.candidates(), cards)
        return {**facts, "missing": missing} if missing else facts

    def _judge_contract(self, name: str) -> Reason:
        announced = self.terms.announced
        if announced is not None and name != announced.name:
            return Reason.CONTRACT_STAYS
        return Reason.CONTRACT_USED if name in self.terms.used else Reason.MAY_CHOOSE

    def _judge_burial(self, cards: Cards) -> Reason:
        if len(cards) != EXPOSED:
            return Reason.WRONG_NUMBER_OF_CARDS
        return Reason.NOT_IN_HAND if missing_from(self.table.candidates(), cards) else Reason.MAY_BURY

    def apply(self, action: Action) -> "State":
        """The state after a contract (B4, B5), a burial (B6), a card, or a forgotten discard (B15).

        Raises ``kortspel.deal.NoMoreDecks`` when cards must be dealt that are not known.
        """
        if isinstance(action, Word):
            if isinstance(action.meaning, Contract):
                return self._deal(action.meaning)
            return self._bury(action.cards)
        if self.stage == "bury":
            return self._forget_discard()
        return State(self.terms, self.table.play(action))

    def _deal(self, contract: Contract) -> "State":
        """Sixteen cards each, singly from forehand on, who takes the exposed ones as well (B5, B6)."""
        terms = self.terms
        if terms.dealt is None:
            raise NoMoreDecks(0)
        hands = list(deal(terms.dealt.deck[EXPOSED:], PLAYERS, terms.dealt.dealer, (1,) * TRICKS))
        hands[terms.forehand] += terms.exposed
        setting = self.table.setting._replace(law=terms.rules.law(contract.trump))
        table = lay(setting, tuple(hands), terms.forehand)
        return State(terms._replace(announced=contract), table, "bury")

    def _bury(self, cards: Cards) -> "State":
        table = self.table.lay_aside(self.terms.forehand, cards)
        return State(self.terms._replace(buried=cards), table)

    def _forget_discard(self) -> "State":
        """The same dealer deals the next deck; the contract stays, Valfri names its suit again (B15)."""
        terms = self.terms
        if terms.dealt is None:
            raise NoMoreDecks(0)
        fresh = expose(terms.rules, terms.dealt.deal_again(), terms.used)
        contract = terms.announced
        if contract is None:
            return fresh
        if contract.suit is None or terms.rules.valfri_suit_fixed:
            return fresh._deal(contract)
        return fresh._replace(terms=fresh.terms._replace(announced=Contract(contract.name)))


def expose(rules: Rules, dealt: Dealt, used: tuple[str, ...] = ()) -> State:
    """The state after four cards are exposed (B3); forehand is to choose a contract.

    Raises ``kortspel.deal.NoMoreDecks`` where the deck isn't known.
    """
    forehand = next_seat(dealt.dealer, PLAYERS)
    setting = Setting(rules.law(), PACK, tuple(range(PLAYERS)), TRICKS)
    terms = Terms(rules, forehand, dealt, used, dealt.deck[:EXPOSED])
    return State(terms, lay(setting, ((),) * PLAYERS, forehand), "contract")


def begin(rules: Rules, dealer: int, decks: Decks, before: Before = NOTHING_BEFORE) -> State:
    """The state after the first deck's four cards are exposed. Raises what ``expose`` raises."""
    return expose(rules, Dealt(dealer, decks), before.used)


def set_up(
    rules: Rules, hands: tuple[Cards | None, ...], leader: int, trick: Cards, contract: Contract
) -> State:
    """A state in the middle of play, from three hands of any sizes (None: unknown) and the ``trick`` so far.

    ``leader`` has led it, and counts as forehand.
    """
    setting = Setting(rules.law(contract.trump), PACK, tuple(range(PLAYERS)))
    return State(Terms(rules, leader, announced=contract), lay(setting, hands, leader, trick))
