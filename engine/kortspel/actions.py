"""The grammar of actions: every text that a player of any game can act with.

A card's code · ``knock`` ``check`` ``pass`` ``fold`` · ``bet:3`` · ``contract:spel`` ``contract:valfri:H``
· ``bury:AS 2H 3D 4C`` · ``exchange`` ``exchange:7 BL`` · ``redeal:ask:2`` ``redeal:yes`` ``redeal:no`` ·
``misdeal``
"""

import re
from collections.abc import Mapping
from enum import Enum, auto
from typing import Final, NamedTuple

from kortspel.cards import PACKS, Card, Pack, UnknownCard
from kortspel.contract import BadContract, Contract
from kortspel.contract import read as read_contract
from kortspel.verdict import Cards


class UnreadableAction(ValueError):
    """A text that is no action of any game.

    ``code`` is ``unreadable-action``, or says what is wrong with a contract's suit: ``contract-needs-suit``,
    ``contract-takes-no-suit``.
    """

    def __init__(self, text: str, code: str = "unreadable-action") -> None:
        super().__init__(text)
        self.code = code


class Kind(Enum):
    """What sort of action a text is."""

    CARD = auto()
    KNOCK = auto()
    CHECK = auto()
    PASS = auto()
    FOLD = auto()
    BET = auto()
    CONTRACT = auto()
    BURY = auto()
    EXCHANGE = auto()
    ASK = auto()
    YES = auto()
    NO = auto()
    MISDEAL = auto()
    STRANGE = auto()
    """Cards of another pack, in any action."""


class Action(NamedTuple):
    """An action that has been read: its ``text`` and ``kind``, and what it is about.

    ``cards``: the card played, or those buried or exchanged. ``number``: the chips of a bet, or the seat
    that asks for a redeal.
    """

    text: str
    kind: Kind
    cards: Cards = ()
    number: int = 0
    contract: Contract | None = None

    @property
    def card(self) -> Card:
        """The card played: the first of ``cards``. Only of a kind that has some."""
        return self.cards[0]


_WORDS: Final[Mapping[str, Kind]] = {
    "knock": Kind.KNOCK,
    "check": Kind.CHECK,
    "pass": Kind.PASS,
    "fold": Kind.FOLD,
    "misdeal": Kind.MISDEAL,
    "redeal:yes": Kind.YES,
    "redeal:no": Kind.NO,
    "bury": Kind.BURY,
    "exchange": Kind.EXCHANGE,
}
_BET: Final = re.compile(r"bet:(0|[1-9][0-9]{0,8})")
_ASK: Final = re.compile(r"redeal:ask:([0-9])")


def read(text: str, pack: Pack) -> Action:
    """The action that ``text`` is, in a game played with ``pack``. Says nothing of whether it is legal.

    Raises ``UnreadableAction`` for a text that is no action of any game. A bet has at most nine digits.
    """
    card = pack.find(text)
    if card is not None:
        return Action(text, Kind.CARD, (card,))
    if text in _WORDS:
        return Action(text, _WORDS[text])
    if bet := _BET.fullmatch(text):
        return Action(text, Kind.BET, number=int(bet[1]))
    if ask := _ASK.fullmatch(text):
        return Action(text, Kind.ASK, number=int(ask[1]))
    name, _, rest = text.partition(":")
    if name == "contract":
        return Action(text, Kind.CONTRACT, contract=_contract(text, rest))
    codes = rest.split(" ") if name in ("bury", "exchange") else [text]
    for known in (pack, *PACKS.values()):
        try:
            cards = tuple(map(known.card, codes))
        except UnknownCard:
            continue
        return Action(text, _WORDS[name] if known is pack else Kind.STRANGE, cards)
    raise UnreadableAction(text)


def _contract(text: str, rest: str) -> Contract:
    try:
        return read_contract(rest)
    except BadContract as bad:
        code = "unreadable-action" if bad.code == "out-of-range" else bad.code
        raise UnreadableAction(text, code) from None
