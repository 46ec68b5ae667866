"""Playing a deal from its beginning: the replay request read into a state, and a state written as a reply."""

from dataclasses import replace
from typing import Any

from kortspel import notation
from kortspel.deal import Decks, NoMoreDecks, after
from kortspel.femkort import GAME as FEMKORT
from kortspel.game import DealOver, Game, IllegalAction, Rules, State, UnreadableAction
from kortspel.request import LARGEST, QUOTED, BadRequest, Fields, a_card, a_hand, a_text, path, refuse_surplus
from kortspel.table import Trick
from kortspel.trick import Cards, Verdict

type Reply = dict[str, Any]

GAMES = {game.name: game for game in (FEMKORT,)}


def read_game(fields: Fields) -> tuple[Game, Any]:
    """The game and the rules that a request names; rules left out mean the default profile."""
    game = fields.one_of("game", GAMES, "unknown-game")
    profile, values = fields.rules(game.profiles, game.switches, game.default)
    return game, replace(profile, **values)


def read_trick(fields: Fields, game: Game) -> Cards:
    """The cards of the trick so far, from the leader on."""
    return tuple(fields.items("trick", a_card(game.pack)))


def read_players(fields: Fields, rules: Rules) -> int:
    """The number of players, if the rules allow it."""
    players = fields.integer("players", -LARGEST, LARGEST)
    if not rules.fewest <= players <= rules.most:
        raise BadRequest("wrong-number-of-players", "players")
    return players


def replay(fields: Fields) -> Reply:
    """Reply to a replay request: the state after its actions, as the asked seat sees it.

    Where the whole is asked for, ``line`` is its one-line notation, ``start`` that of its beginning,
    ``played`` the actions between them, and ``game`` and ``rules`` what is being played.
    """
    if fields.has("line"):
        fields = _from_line(fields)
    game, rules = read_game(fields)
    if fields.has("hands"):
        start, players = _position(fields, game, rules)
    else:
        start, players = _deal(fields, game, rules)
    actions = fields.items("actions", a_text, [])
    seat = fields.integer("seat", 0, players - 1) if fields.has("seat") else None
    fields.end()
    state = _played(start, actions)
    if seat is not None:
        return describe(state.view(seat))
    return describe(state) | {
        "line": _line(game, rules, state, start, actions),
        "start": _line(game, rules, state, start, []),
        "played": actions,
        "game": game.name,
        "rules": _written(game, rules),
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


def _deal(fields: Fields, game: Game, rules: Rules) -> tuple[State, int]:
    players = read_players(fields, rules)
    dealer = fields.integer("dealer", 0, players - 1)
    decks = _decks(fields, game, players * sum(rules.packets))
    return game.deal(rules, players, dealer, decks), players


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


def _position(fields: Fields, game: Game, rules: Rules) -> tuple[State, int]:
    hands = tuple(fields.items("hands", a_hand(game.pack)))
    players = len(hands)
    said = fields.integer("players", -LARGEST, LARGEST, players)
    if said != players or not rules.fewest <= players <= rules.most:
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
    return game.position(rules, hands, leader, trick), players


def _played(state: State, actions: list[str]) -> State:
    for index, action in enumerate(actions):
        at = path("actions", index)
        try:
            state = state.play(action)
        except UnreadableAction:
            raise BadRequest("unreadable-action", at, card=action[:QUOTED]) from None
        except DealOver:
            raise BadRequest("deal-over", at) from None
        except NoMoreDecks as none:
            raise BadRequest("missing-field", path("decks", none.args[0])) from None
        except IllegalAction as illegal:
            card, _, reason, evidence, rule = illegal.verdict
            refused = {"reason": reason, "rule": rule, "evidence": list(evidence), "card": card}
            raise BadRequest("illegal-action", at, **refused) from None
    return state


# -- Writing ---------------------------------------------------------------------------------------


def describe_verdict(verdict: Verdict) -> Reply:
    """A verdict as the door writes it."""
    return {**verdict._asdict(), "evidence": list(verdict.evidence)}


def describe_trick(trick: Trick) -> Reply:
    """A finished trick as the door writes it."""
    return {"leader": trick.leader, "cards": list(trick.cards), "winner": trick.winner}


def describe(state: State) -> Reply:
    """A state as the door writes it."""
    table, result = state.table, state.result
    return {
        "phase": state.phase,
        "turn": state.turn,
        "actions": list(state.actions()),
        "choices": None,
        "verdicts": [describe_verdict(verdict) for verdict in table.verdicts()],
        "in": list(range(len(table.hands))),
        "leader": table.leader,
        "trick": list(table.trick),
        "tricks": [describe_trick(trick) for trick in table.tricks],
        "hands": [None if hand is None else list(hand) for hand in table.hands],
        "exposed": None,
        "turnup": None,
        "contract": None,
        "trump": None,
        "pot": 0,
        "bets": None,
        "deck": list(state.decks_dealt[-1]) if state.decks_dealt else None,
        "result": None
        if result is None
        else {
            "winners": list(result.winners),
            "by": result.by,
            "pot": result.pot,
            "carried": result.carried,
            "net": None if result.net is None else list(result.net),
        },
    }


def _written(game: Game, rules: Rules) -> dict[str, Any]:
    """The rules as a request names them: the profile, and the switches that differ from it."""
    default = game.profiles[rules.profile]
    values = {name: getattr(rules, name) for name in game.switches[rules.profile]}
    return {"profile": rules.profile} | {
        name: value for name, value in values.items() if value != getattr(default, name)
    }


def _line(game: Game, rules: Rules, state: State, start: State, actions: list[str]) -> str:
    """The line for ``actions`` after ``start``, with the decks that were dealt on the way to ``state``."""
    fields = {"game": game.name, "rules": _written(game, rules), "actions": actions}
    table = start.table
    if not state.decks_dealt:
        return notation.write(fields | {"hands": table.hands, "leader": table.leader, "trick": table.trick})
    players = len(table.hands)
    return notation.write(fields | {"players": players, "dealer": start.dealer, "decks": state.decks_dealt})
