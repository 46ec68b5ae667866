"""Playing a deal from its beginning: the replay request read into states.

What reads a request raises ``kortspel.fields.BadRequest``.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Self

from kortspel.actions import UnreadableAction
from kortspel.cards import Cards, Pack
from kortspel.deal import Decks, DeckTooShort, NoMoreDecks, TooManyDeals, next_seat
from kortspel.door import notation
from kortspel.door.reply import Reply, describe, describe_rules
from kortspel.fields import (
    LARGEST,
    QUOTED,
    BadRequest,
    Fields,
    a_card,
    a_hand,
    a_text,
    path,
    refuse_action,
    refuse_surplus,
)
from kortspel.game import Game, fewest_players, read_players
from kortspel.games import GAMES
from kortspel.state import NOTHING_BEFORE, Before, DealOver, IllegalAction, Rules, State


def read_game(fields: Fields) -> tuple[Game[Any, Any], Any]:
    """The game and the rules that a request names; ``rules`` left out means the default profile."""
    game = fields.one_of("game", GAMES, "unknown-game")
    return game, game.read_rules(fields)


@dataclass(frozen=True)
class Replay:
    """A deal that is being played from its beginning.

    ``request``: what a request says beside the cards and the actions. ``start`` is the state before the
    ``actions``, ``state`` the one after them. ``short`` is the field to blame where a deck gives out.
    ``seat`` asks, if a seat does: nobody tells it of the cards of others.
    """

    request: Mapping[str, Any]
    start: State
    state: State
    actions: tuple[str, ...] = ()
    short: str = ""
    seat: int | None = None

    def play(self, action: str) -> Self:
        """The replay with one more action."""
        at = path("actions", len(self.actions))
        try:
            state = self.state.play(action)
        except UnreadableAction as unreadable:
            raise BadRequest(unreadable.code, at, card=action[:QUOTED]) from None
        except DealOver:
            raise BadRequest("deal-over", at) from None
        except NoMoreDecks as none:
            raise BadRequest("missing-field", path("decks", none.args[0])) from None
        except TooManyDeals:
            raise BadRequest("out-of-range", at) from None
        except DeckTooShort:
            raise BadRequest("out-of-range", self.short) from None
        except IllegalAction as refused:
            verdict = refused.verdict
            if self.seat is not None and self.hides_turn(self.seat):
                verdict = verdict.hide(self.state.table.trick)
            raise refuse_action(at, verdict) from None
        return replace(self, state=state, actions=(*self.actions, action))

    def hides_turn(self, seat: int) -> bool:
        """Whether the hand on turn is known, but not to ``seat``."""
        turn = self.state.turn
        return turn not in (None, seat) and bool(self.state.table.hands[turn or 0])

    def describe(self) -> Reply:
        """The state after the actions, and how to get there again.

        ``line`` is the notation of the whole in one line, ``start`` that of its beginning, ``played`` the
        actions between them; ``game``, ``rules`` and ``form`` say what is being played,
        and ``length`` of how many tricks a whole deal is.
        """
        return describe(self.state) | {
            "line": self._line(self.actions),
            "start": self._line(()),
            "played": self.actions,
            "game": self.request["game"],
            "rules": self.request["rules"],
            "form": GAMES[self.request["game"]].form(self.state.rules),
            "length": GAMES[self.request["game"]].length,
        }

    def _line(self, actions: tuple[str, ...]) -> str:
        """The line for ``actions`` after the start.

        It has the decks that were given, or those that were dealt from a seed on the way to the end.
        """
        table, dealt = self.start.table, self.state.terms.dealt
        decks = () if dealt is None else dealt.known
        if decks:
            cards: dict[str, Any] = {"players": len(table.hands), "dealer": self.start.dealer, "decks": decks}
        else:
            cards = {"hands": table.hands, "leader": table.leader, "trick": table.trick, **self.start.named}
        return notation.write({**self.request, **cards, "actions": actions})


def replay(fields: Fields) -> Reply:
    """Reply to a replay request: the state after its actions, as the asked seat sees it.

    The cards are given as ``hands``, ``deck``, ``decks``, a ``seed`` or a ``line``. Where the whole is asked
    for, the reply says how to get there again.
    """
    if fields.has("line"):
        fields = from_line(fields)
    played, seat = read_replay(fields)
    if seat is None:
        return played.describe()
    return describe(played.state.view(seat), hidden=played.hides_turn(seat))


def read_replay(fields: Fields) -> tuple[Replay, int | None]:
    """What a request says to play, its actions played, and the seat that asks, if it is one."""
    game, rules = read_game(fields)
    short = "deck" if fields.has("deck") else "decks/0"
    given = fields.has("hands")
    before = game.read_before(fields, rules, given=given)
    start = (_read_position if given else _read_deal)(fields, game, rules, before)
    actions = fields.items("actions", a_text, [])
    seat = fields.integer("seat", 0, len(start.table.hands) - 1) if fields.has("seat") else None
    fields.end()
    taken = {name: value for name, value in asdict(before).items() if value != getattr(NOTHING_BEFORE, name)}
    request = {"game": game.name, "rules": describe_rules(game, rules), **taken}
    played = Replay(request, start, start, short=short, seat=seat)
    for action in actions:
        played = played.play(action)
    return played, seat


def from_line(fields: Fields) -> Fields:
    """The fields that a ``line`` stands for; ``actions`` beside it go on from where it ends.

    A ``seed`` beside the line of a deal shuffles what is dealt after its own decks.
    """
    try:
        request = notation.read(fields.text("line"))
    except notation.UnreadableLine:
        raise BadRequest("unreadable-line", "line") from None
    request["actions"] += fields.items("actions", a_text, [])
    if fields.has("seed") and "decks" in request:
        request["seed"] = fields.integer("seed", -LARGEST, LARGEST)
    if fields.has("seat"):
        request["seat"] = fields.integer("seat", 0, LARGEST)
    fields.end()
    return Fields(request, lenient=True)


def _read_deal[R: Rules](fields: Fields, game: Game[R, Any], rules: R, before: Before) -> State:
    players = read_players(fields, rules, tiebreak=before.tiebreak)
    dealer = fields.integer("dealer", 0, players - 1)
    decks = _read_decks(fields, game.pack, rules.needed(players))
    return game.deal(rules, players, dealer, decks, before)


def _read_decks(fields: Fields, pack: Pack, needed: int) -> Decks:
    seed = fields.integer("seed", -LARGEST, LARGEST) if fields.has("seed") else None
    if seed is not None and not fields.has("decks"):
        return Decks(pack, seed=seed)

    def a_deck(value: Any, at: str) -> Cards:
        if type(value) is not list:
            raise BadRequest("wrong-type", at)
        deck = a_hand(pack)(value, at) or ()
        if len(deck) < needed:
            raise BadRequest("out-of-range", at)
        refuse_surplus(pack, {at: deck})
        return deck

    if fields.has("decks"):
        given = fields.items("decks", a_deck)
        if not given:
            raise BadRequest("out-of-range", "decks")
        return Decks(pack, tuple(given), seed)
    return Decks(pack, (a_deck(fields.items("deck", a_text), "deck"),))


def _read_position[R: Rules](fields: Fields, game: Game[R, Any], rules: R, before: Before) -> State:
    named = game.read_named(fields, rules)
    hands = tuple(fields.items("hands", a_hand(game.pack)))
    players = len(hands)
    said = fields.integer("players", -LARGEST, LARGEST, players)
    if said != players or not fewest_players(rules, tiebreak=before.tiebreak) <= players <= rules.most:
        raise BadRequest("wrong-number-of-players", "players" if said != players else "hands")
    dealer = fields.integer("dealer", 0, players - 1, players - 1)
    leader = fields.integer("leader", 0, players - 1, next_seat(dealer, players))
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
    return game.set_up(rules, hands, leader, trick, named)
