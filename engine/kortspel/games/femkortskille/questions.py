"""Questions on Femkortskille: tricks of the Kille pack, the words before them, who pays what."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from kortspel.cards import KILLE, Cards
from kortspel.deal import next_seat
from kortspel.games.femkortskille.exchange import LIMITS
from kortspel.games.femkortskille.rules import TRICKS, Rules
from kortspel.games.femkortskille.state import State, begin, set_up
from kortspel.law import Duty
from kortspel.question import (
    Maker,
    Makers,
    Number,
    Position,
    Question,
    ask_for_cards,
    ask_for_number,
    ask_for_seat,
    ask_for_words,
    hide,
    play,
    shuffle,
)
from kortspel.stakes import Pot, antes
from kortspel.table import Setting, Trick, lay

# -- Which cards are legal? ------------------------------------------------------------------------

type Fits = Callable[[Duty, Cards], bool]
"""Whether a duty and the hand that has it show a concept."""


def legal_cards(fits: Fits) -> Maker:
    """Makes questions on which cards are legal, for a random hand and trick whose duty ``fits``."""

    def make(rules: Rules, chance: Random, players: int, size: int) -> Question | None:
        deck = chance.sample(KILLE.cards, len(KILLE.cards))
        hand = tuple(sorted(deck[:size], key=KILLE.cards.index))
        trick = tuple(deck[size : size + chance.randrange(players)])
        leader = chance.randrange(players)
        turn = (leader + len(trick)) % players
        hands = tuple(hand if seat == turn else None for seat in range(players))
        duty = rules.law.duty(trick, hand)
        if not fits(duty, hand):
            return None
        table = lay(Setting(rules.law, KILLE, tuple(range(players))), hands, leader, trick)
        return ask_for_cards(table, hand, (*((duty.best,) if duty.best else ()), *duty.over))

    return make


def _equal(duty: Duty, hand: Cards) -> bool:
    return duty.best is not None and duty.best in hand


def lead(duty: Duty, _hand: Cards) -> bool:
    """Nothing has been played."""
    return duty.best is None


def must_head(duty: Duty, hand: Cards) -> bool:
    """Just one card heads the trick."""
    return len(duty.over) == 1 < len(hand) and not _equal(duty, hand)


def free_choice(duty: Duty, hand: Cards) -> bool:
    """Several cards head the trick, but not all."""
    return 1 < len(duty.over) < len(hand) and not _equal(duty, hand)


def equal_card(duty: Duty, hand: Cards) -> bool:
    """A card is equal to the best one, and another is lower."""
    return _equal(duty, hand) and len(duty.over) < len(hand)


def cannot_head(duty: Duty, hand: Cards) -> bool:
    """No card heads the trick."""
    return duty.best is not None and not duty.over and not _equal(duty, hand)


# -- Which seat? -----------------------------------------------------------------------------------


def seat_of_trick(asks: str, fits: Callable[[Trick], bool], rule: str) -> Maker:
    """Makes questions on a finished trick that ``fits``, settled by ``rule``.

    ``asks`` is ``trick-winner`` or ``next-leader``.
    """

    def make(rules: Rules, chance: Random, players: int, size: int) -> Question | None:
        leader = chance.randrange(players)
        deck = tuple(chance.sample(KILLE.cards, len(KILLE.cards)))
        hands = tuple(deck[size * seat : size * seat + size] for seat in range(players))
        trick = play(set_up(rules, hands, leader).table, chance, 1).tricks[0]
        if not fits(trick):
            return None
        return ask_for_seat(asks, (trick,), trick.winner, players, rule)

    return make


def pictures(trick: Trick) -> bool:
    """Pictures lie beside numerals, and it takes the ranking to tell who wins."""
    names = [card for card in trick.cards if not card.isdecimal()]
    return len(names) > 1 and bool(LOW.intersection(names)) and bool(set(names) - LOW)


LOW: Final = frozenset({"KR", "BP", "BL"})
"""The three lowest cards of the Kille pack (KV1)."""


def equal_cards(trick: Trick) -> bool:
    """The trick is won by the second of two equal cards."""
    best = max(trick.cards, key=lambda card: card.rank)
    return trick.cards.count(best) > 1


def changing(trick: Trick) -> bool:
    """Another than the leader wins."""
    return trick.winner != trick.leader


def deal_winner(rules: Rules, chance: Random, players: int, _size: int) -> Question | None:
    """Questions on what counts: all five tricks are shown, and only the last one matters (K16)."""
    deck = tuple(chance.sample(KILLE.cards, len(KILLE.cards)))
    hands = tuple(deck[5 * seat : 5 * seat + 5] for seat in range(players))
    table = set_up(rules, hands, chance.randrange(players)).table
    tricks = play(table, chance, TRICKS).tricks
    winners = [trick.winner for trick in tricks]
    if winners.count(winners[-1]) > 2:
        return None
    return ask_for_seat("deal-winner", tricks, winners[-1], players, "K16")


# -- The words before the play ---------------------------------------------------------------------


def _state(rules: Rules, chance: Random, players: int) -> State:
    dealer = chance.randrange(players)
    return begin(rules, players, dealer, shuffle(KILLE, chance))


def _spoken(state: State) -> Mapping[str, Any]:
    """What a question on words shows of the round: who deals, what was said and what lies in the pot."""
    return {"dealer": state.dealer, **state.shown}


def words(rule: str, fits: Callable[[State], bool]) -> Maker:
    """Makes questions on what the seat on turn may say, at a moment of the first round that ``fits``."""

    def make(rules: Rules, chance: Random, players: int, _size: int) -> Question | None:
        state = _state(rules, chance, players)
        for _ in range(chance.randrange(2 * players)):
            if state.turn is None or state.round is None or state.ended is not None:
                return None
            if state.phase not in ("knocking", "betting"):
                return None
            state = state.play(chance.choice(_some_words(state)))
        if state.phase not in ("knocking", "betting") or not fits(state):
            return None
        return ask_for_words(state, rule, _spoken(state))

    return make


def _some_words(state: State) -> tuple[str, ...]:
    """The legal words, and the least bet where there is betting."""
    choices = state.choices
    return state.actions() if choices is None else (*state.actions(), f"bet:{choices['bet']['call']}")


def _said(state: State) -> tuple[str | None, ...]:
    return state.said or ()


def nobody_has_knocked(state: State) -> bool:
    """A check is still legal, though somebody has spoken."""
    said = _said(state)
    return state.turn is not None and any(said) and "knock" not in said and said[state.turn] is None


def somebody_has_knocked(state: State) -> bool:
    """A check is too late."""
    return "knock" in _said(state)


def second_lap(state: State) -> bool:
    """Who has checked must now decide, though nobody has knocked."""
    said = _said(state)
    return state.turn is not None and "knock" not in said and said[state.turn] == "check"


def somebody_has_bet(state: State) -> bool:
    """Checking is too late."""
    return any(state.bets or ())


def nobody_has_bet(state: State) -> bool:
    """Checking is still legal, though somebody has spoken."""
    return not any(state.bets or ()) and any(_said(state))


def first_leader(rules: Rules, chance: Random, players: int, _size: int) -> Question | None:
    """Questions on who leads after the knocking round or the betting: the eldest still in (K11)."""
    players = min(players + 1, rules.most)  # with three there is too little to see
    state = _state(rules, chance, players)
    first = next_seat(state.dealer or 0, players)
    said = _said(state)
    while state.phase in ("knocking", "betting"):
        seat, word = state.turn, chance.choice(_some_words(state))
        assert seat is not None
        said = (*said[:seat], word, *said[seat + 1 :])
        state = state.play(word)
    if state.phase != "play" or state.table.leader == first:
        return None
    return Question(
        asks="first-leader",
        position=Position(hide(players), first),
        choices=tuple(range(players)),
        answer=(state.table.leader,),
        rule="K11",
        shown={"dealer": state.dealer, "said": said, "in": state.table.seats},
    )


def takes_at_once(rules: Rules, chance: Random, players: int, _size: int) -> Question | None:
    """Questions on three low cards, and which of two hands wins at once (KV1)."""
    size = rules.first
    hand = _with_low_cards(chance, 3, size)
    other = _with_low_cards(chance, 2, size)
    if KILLE.first_surplus([*hand, *other]) is not None:
        return None
    seat, near = chance.sample(range(players), 2)
    hands = tuple({seat: hand, near: other}.get(at) for at in range(players))
    look = tuple(card for card in hand if card in LOW)
    return Question(
        asks="takes-at-once",
        position=Position(hands),
        choices=tuple(sorted((seat, near))),
        answer=(seat,),
        rule="KV1",
        look=look,
    )


def _with_low_cards(chance: Random, low: int, size: int) -> Cards:
    lowest = [card for card in KILLE.cards if card in LOW]
    others = [card for card in KILLE.cards if card not in LOW]
    return tuple(chance.sample([*chance.sample(lowest, low), *chance.sample(others, size - low)], size))


# -- Who pays what? --------------------------------------------------------------------------------


def _played_for(rules: Rules, chance: Random, players: int) -> tuple[Pot, tuple[int, ...], int]:
    """A pot, who played for it and who won."""
    inside = tuple(sorted(chance.sample(range(players), chance.randint(2, players))))
    carried = chance.choice((0, 0, players)) if rules.payments_stay else 0
    pot = antes(players, rules.ante, carried)
    pot = pot.put(inside, rules.knock_stake if rules.betting == "knock" else chance.randint(1, 3))
    return pot, inside, chance.choice(inside)


def _terms(pot: Pot, inside: tuple[int, ...], winner: int) -> Mapping[str, Any]:
    return {"pot": pot.total, "carried": pot.carried, "in": inside, "winner": winner}


def loser_pays(rules: Rules, chance: Random, players: int, _size: int) -> Question | None:
    """Questions on what each loser pays: as much as the pot holds, all alike (K17)."""
    pot, inside, winner = _played_for(rules, chance, players)
    slips = (0, pot.total // len(inside), pot.total * (len(inside) - 1))
    return ask_for_number(
        "chips", players, Number(pot.total, slips), chance, "K17", _terms(pot, inside, winner)
    )  # fmt: skip


def winner_takes(rules: Rules, chance: Random, players: int, _size: int) -> Question | None:
    """Questions on what the winner takes: the pot and what the losers pay into it (K17, KV3, KK2)."""
    pot, inside, winner = _played_for(rules, chance, players)
    settled = rules.settle(pot, inside, winner)
    slips = (pot.total, pot.total + settled.paid, pot.total * (len(inside) + 1))
    rule = "KK2" if rules.betting == "poker" else "KV3" if rules.payments_stay else "K17"
    number = Number(settled.takes, slips)
    return ask_for_number("chips", players, number, chance, rule, _terms(pot, inside, winner))


def call(rules: Rules, chance: Random, players: int, _size: int) -> Question | None:
    """Questions on the least that must be put in to stay (KA3, KK2)."""
    state = _state(rules, chance, players)
    for _ in range(chance.randint(1, players + 1)):
        if state.phase != "betting" or state.choices is None:
            return None
        bet = state.choices["bet"]
        more = bet["call"] + (chance.randrange(3) if bet["max"] is None else 0)
        state = state.play(f"bet:{more}")
    if state.phase != "betting" or state.choices is None or state.turn is None:
        return None
    highest = max(state.bets or (0,))
    answer = state.choices["bet"]["call"]
    if answer == highest and rules.max_raises:
        return None
    rule = "KK2" if rules.betting == "poker" else "KA3"
    pot = 0 if state.staked is None else state.staked.total
    shown = {"turn": state.turn, **_spoken(state)}
    return ask_for_number("chips", players, Number(answer, (highest, pot)), chance, rule, shown)


def exchange_limit(_rules: Rules, chance: Random, _players: int, _size: int) -> Question | None:
    """Questions on how many cards each may exchange: the stock must do for all (KK3)."""
    players = chance.choice(tuple(LIMITS))
    stock = len(KILLE.cards) - TRICKS * players
    number = Number(LIMITS[players], (1, 2, 3))
    return ask_for_number("most-cards", players, number, chance, "KK3", {"stock": stock})


# -- By concept ------------------------------------------------------------------------------------

ABOUT_TRICKS: Final[Makers] = {
    "ranking": seat_of_trick("trick-winner", pictures, "KP2"),
    "lead": legal_cards(lead),
    "must-head": legal_cards(must_head),
    "free-choice": legal_cards(free_choice),
    "equal-card": legal_cards(equal_card),
    "cannot-head": legal_cards(cannot_head),
    "equal-cards": seat_of_trick("trick-winner", equal_cards, "K13"),
    "who-leads": seat_of_trick("next-leader", changing, "K16"),
    "what-counts": deal_winner,
}
ABOUT_WORDS: Final[Mapping[str, Makers]] = {
    "knock": {
        "check": words("K5", nobody_has_knocked),
        "check-after-knock": words("K5", somebody_has_knocked),
        "second-lap": words("K6", second_lap),
    },
    "auction": {"call": call},
    "poker": {
        "check": words("KK2", nobody_has_bet),
        "check-after-bet": words("KK2", somebody_has_bet),
        "call": call,
        "exchange-limit": exchange_limit,
    },
}


def makers(rules: Rules) -> Makers:
    """The makers of questions for a form of Femkortskille."""
    found: dict[str, Maker] = {**ABOUT_TRICKS, **ABOUT_WORDS[rules.betting]}
    if rules.betting != "poker":
        found["first-leader"] = first_leader
    if rules.skituppslag:
        found["skituppslag"] = takes_at_once
    if rules.betting != "poker" and rules.loser_payment:
        found["loser-pays"] = loser_pays
    found["winner-takes"] = winner_takes
    return found
