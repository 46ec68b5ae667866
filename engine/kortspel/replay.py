"""Playing a deal from its beginning: the replay request read into a state, and a state written as a reply.

What reads a request raises ``kortspel.request.BadRequest``.
"""

from collections.abc import Callable, Mapping
from dataclasses import asdict, replace
from typing import Any, Final

from kortspel import contract, notation
from kortspel.actions import UnreadableAction
from kortspel.cards import SUITS
from kortspel.contract import CONTRACTS
from kortspel.deal import Decks, DeckTooShort, NoMoreDecks, after
from kortspel.femkort import HIGHEST_STAKE
from kortspel.game import NOTHING_BEFORE, Before, DealOver, Game, IllegalAction, Rules, State
from kortspel.games import GAMES
from kortspel.request import LARGEST, QUOTED, BadRequest, Fields, a_card, a_hand, a_text, path, refuse_surplus
from kortspel.switches import field
from kortspel.table import Trick
from kortspel.trick import Law
from kortspel.verdict import Cards, Verdict

type Reply = dict[str, Any]
"""A reply before it becomes JSON."""

MOST_CHIPS: Final = 10**12
"""The most chips that may lie in a pot from before."""


def read_game(fields: Fields) -> tuple[Game, Any]:
    """The game and the rules that a request names; ``rules`` left out means the default profile."""
    game = fields.one_of("game", GAMES, "unknown-game")
    return game, read_rules(fields, game)


def read_rules(fields: Fields, game: Game) -> Any:
    """The form of ``game`` that the field ``rules`` names: its profile with the switches that are set."""
    profile, values = fields.rules(game.profiles, game.switches, game.default)
    return replace(profile, **values)


def read_trick(fields: Fields, game: Game) -> Cards:
    """The cards of the field ``trick``, from the leader on."""
    return tuple(fields.items("trick", a_card(game.pack)))


def read_contract(fields: Fields, *, suit_named: bool = True) -> contract.Contract:
    """The contract in the field ``contract``; ``suit_named`` where Valfri must say its suit (B4)."""
    try:
        return contract.read(fields.text("contract"), suit_named=suit_named)
    except contract.BadContract as bad:
        raise BadRequest(bad.code, path(fields.at, "contract")) from None


def read_law(fields: Fields, rules: Rules) -> tuple[Law, Any]:
    """How tricks are played, and what had to be named to know it: the trump suit, the contract or nothing."""
    match rules.named:
        case "trump":
            suit = fields.one_of("trump", {suit: suit for suit in SUITS})
            return rules.law(suit), suit
        case "contract":
            named = read_contract(fields)
            return rules.law(named.trump), named
        case _:
            return rules.law(), None


def read_players(fields: Fields, rules: Rules, *, tiebreak: bool = False) -> int:
    """The number of players, if the rules allow it. It may be left out where there is no choice."""
    fewest = fewest_players(rules, tiebreak=tiebreak)
    players = fields.integer("players", -LARGEST, LARGEST, *([rules.most] if fewest == rules.most else []))
    if not fewest <= players <= rules.most:
        raise BadRequest("wrong-number-of-players", "players")
    return players


def fewest_players(rules: Rules, *, tiebreak: bool) -> int:
    """The smallest number of players; two may break a tie (D12)."""
    return 2 if tiebreak else rules.fewest


def replay(fields: Fields) -> Reply:
    """Reply to a replay request: the state after its actions, as the asked seat sees it.

    The cards are given as ``hands``, ``deck``, ``decks``, a ``seed`` or a ``line``.

    Where the whole is asked for, ``line`` is its one-line notation, ``start`` that of its beginning,
    ``played`` the actions between them, and ``game`` and ``rules`` what is being played.
    """
    if fields.has("line"):
        fields = _from_line(fields)
    game, rules = read_game(fields)
    short = "deck" if fields.has("deck") else "decks/0"
    before = _before(fields, rules, given=fields.has("hands"))
    start = (_position if fields.has("hands") else _deal)(fields, game, rules, before)
    players = len(start.table.hands)
    actions = fields.items("actions", a_text, [])
    seat = fields.integer("seat", 0, players - 1) if fields.has("seat") else None
    fields.end()
    try:
        state = _played(start, actions)
    except DeckTooShort:
        raise BadRequest("out-of-range", short) from None
    if seat is not None:
        return describe(state.view(seat))
    taken = {name: value for name, value in asdict(before).items() if value != getattr(NOTHING_BEFORE, name)}
    request = {"game": game.name, "rules": written(game, rules), **taken}
    return describe(state) | {
        "line": _line(request, start, state, actions),
        "start": _line(request, start, state, []),
        "played": actions,
        "game": game.name,
        "rules": request["rules"],
    }


def _from_line(fields: Fields) -> Fields:
    """The fields that a ``line`` stands for; ``actions`` beside it go on from where it ends."""
    try:
        request = notation.read(fields.text("line"))
    except notation.UnreadableLine:
        raise BadRequest("unreadable-line", "line") from None
    request["actions"] += fields.items("actions", a_text, [])
    if fields.has("seat"):
        request["seat"] = fields.integer("seat", 0, LARGEST)
    fields.end()
    return Fields(request)


def _deal(fields: Fields, game: Game, rules: Rules, before: Before) -> State:
    players = read_players(fields, rules, tiebreak=before.tiebreak)
    dealer = fields.integer("dealer", 0, players - 1)
    decks = _decks(fields, game, rules.needed(players))
    state: State = game.deal(rules, players, dealer, decks, before)
    return state


def _before(fields: Fields, rules: Rules, *, given: bool) -> Before:
    """What the deal takes over from those before it, as far as the game has any of it.

    Where hands are ``given`` that is no more than the tie that they break.
    """
    readers: dict[str, Callable[[], Any]] = {
        "carried": lambda: fields.integer("carried", 0, MOST_CHIPS, 0),
        "stake": lambda: fields.integer("stake", 1, HIGHEST_STAKE, 1),
        "used": lambda: _used(fields),
        "tiebreak": lambda: fields.flag("tiebreak", False),
    }
    taken = [name for name in rules.takes if name == "tiebreak" or not given]
    return Before(**{name: readers[name]() for name in taken})


def _used(fields: Fields) -> tuple[str, ...]:
    names = fields.items("used", a_text, [])
    for index, name in enumerate(names):
        if name not in CONTRACTS or name in names[:index]:
            raise BadRequest("out-of-range", path("used", index))
    if len(names) == len(CONTRACTS):
        raise BadRequest("out-of-range", "used")
    return tuple(names)


def _decks(fields: Fields, game: Game, needed: int) -> Decks:
    if fields.has("seed"):
        return Decks(game.pack, seed=fields.integer("seed", -LARGEST, LARGEST))

    def a_deck(value: Any, at: str) -> Cards:
        if type(value) is not list:
            raise BadRequest("wrong-type", at)
        deck = a_hand(game.pack)(value, at) or ()
        if len(deck) < needed:
            raise BadRequest("out-of-range", at)
        refuse_surplus(game.pack, {at: deck})
        return deck

    if fields.has("decks"):
        given = fields.items("decks", a_deck)
        if not given:
            raise BadRequest("out-of-range", "decks")
        return Decks(game.pack, tuple(given))
    return Decks(game.pack, (a_deck(fields.items("deck", a_text), "deck"),))


def _position(fields: Fields, game: Game, rules: Rules, before: Before) -> State:
    _, named = read_law(fields, rules)
    hands = tuple(fields.items("hands", a_hand(game.pack)))
    players = len(hands)
    said = fields.integer("players", -LARGEST, LARGEST, players)
    if said != players or not fewest_players(rules, tiebreak=before.tiebreak) <= players <= rules.most:
        raise BadRequest("wrong-number-of-players", "players" if said != players else "hands")
    dealer = fields.integer("dealer", 0, players - 1, players - 1)
    leader = fields.integer("leader", 0, players - 1, after(dealer, players))
    trick = tuple(fields.items("trick", a_card(game.pack), []))
    if len(trick) >= players:
        raise BadRequest("trick-complete", "trick")
    groups: dict[str, Cards | None] = {path("hands", seat): hand for seat, hand in enumerate(hands)}
    refuse_surplus(game.pack, groups | {"trick": trick})
    if trick:
        unknown = len(game.pack.cards) - sum(map(len, (trick, *(hand or () for hand in hands))))
        for place in range(len(trick), players):
            seat = (leader + place) % players
            hand = hands[seat]
            unknown -= hand is None
            if hand == () or unknown < 0:
                raise BadRequest("out-of-range", path("hands", seat))
    state: State = game.position(rules, hands, leader, trick, named)
    return state


def _played(state: State, actions: list[str]) -> State:
    for index, action in enumerate(actions):
        at = path("actions", index)
        try:
            state = state.play(action)
        except UnreadableAction as unreadable:
            raise BadRequest(unreadable.code, at, card=action[:QUOTED]) from None
        except DealOver:
            raise BadRequest("deal-over", at) from None
        except NoMoreDecks as none:
            raise BadRequest("missing-field", path("decks", none.args[0])) from None
        except IllegalAction as refused:
            raise illegal(at, refused.verdict) from None
    return state


def illegal(at: str, verdict: Verdict) -> BadRequest:
    """The error for an action that the rules refuse, with the reason, rule and evidence of its verdict."""
    card, _, reason, evidence, rule = verdict
    return BadRequest(
        "illegal-action", at, reason=reason, rule=rule, evidence=list(evidence), card=card[:QUOTED]
    )  # fmt: skip


# -- Writing ---------------------------------------------------------------------------------------


def describe_verdict(verdict: Verdict) -> Reply:
    """A verdict as the door writes it."""
    return {**verdict._asdict(), "evidence": list(verdict.evidence)}


def describe_trick(trick: Trick) -> Reply:
    """A finished trick as the door writes it."""
    return {"leader": trick.leader, "cards": list(trick.cards), "winner": trick.winner}


def describe(state: State) -> Reply:
    """A state as the door writes it: what is to be seen, and what may be done."""
    table, result = state.table, state.result
    return {
        "phase": state.phase,
        "turn": state.turn,
        "actions": state.actions(),
        "choices": state.choices,
        "verdicts": [describe_verdict(verdict) for verdict in state.verdicts()],
        "in": table.seats,
        "leader": table.leader,
        "trick": table.trick,
        "tricks": [describe_trick(trick) for trick in table.tricks],
        "hands": table.hands,
        "exposed": state.exposed,
        "turnup": state.turnup,
        "contract": state.contract,
        "trump": state.trump,
        "pot": state.pot,
        "bets": state.bets,
        "deck": state.decks_dealt[-1] if state.decks_dealt else None,
        "result": None if result is None else asdict(result),
        **state.more,
    }


def written(game: Game, rules: Rules) -> dict[str, Any]:
    """The rules as a request names them: the profile, and the switches that differ from it."""
    default = switched(game, game.profiles[rules.profile])
    values = switched(game, rules).items()
    return {"profile": rules.profile} | {name: value for name, value in values if value != default[name]}


def switched(game: Game, rules: Rules) -> dict[str, Any]:
    """The value of each switch of the profile, by name."""
    return {name: getattr(rules, field(name)) for name in game.switches[rules.profile]}


def _line(request: Mapping[str, Any], start: State, state: State, actions: list[str]) -> str:
    """The line for ``actions`` after ``start``, with the decks that were dealt on the way to ``state``."""
    table, rules = start.table, start.rules
    if state.decks_dealt:
        players = len(table.hands)
        cards: dict[str, Any] = {"players": players, "dealer": start.dealer, "decks": state.decks_dealt}
    else:
        named = {rules.named: getattr(start, rules.named)} if rules.named else {}
        cards = {"hands": table.hands, "leader": table.leader, "trick": table.trick, **named}
    return notation.write({**request, **cards, "actions": actions})
