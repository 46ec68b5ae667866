"""The grammar of actions: every text that a player can act with.

A card's code · ``knock`` ``check`` ``pass`` ``fold`` · ``bet:3`` · ``bury:AS 2H 3D 4C`` · ``exchange``
``exchange:7 BL`` · ``redeal:ask:2`` ``redeal:yes`` ``redeal:no`` · ``misdeal`` · and the words that single
games have taught it: ``contract:valfri:H``.
"""

import re
from collections.abc import Callable, Mapping
from enum import Enum, auto
from typing import Final, NamedTuple

from kortspel.cards import PACKS, Card, Cards, Pack, UnknownCard
from kortspel.deal import LETTERS
from kortspel.verdict import NO_FACTS, Facts


class UnreadableAction(ValueError):
    """A text that is no action of any game.

    ``code`` is ``unreadable-action``, or says more of what is wrong.
    """

    def __init__(self, text: str, code: str = "unreadable-action") -> None:
        super().__init__(text)
        self.code = code


class Kind(Enum):
    """What sort of word a text is."""

    KNOCK = auto()
    CHECK = auto()
    PASS = auto()
    FOLD = auto()
    BET = auto()
    BURY = auto()
    EXCHANGE = auto()
    ASK = auto()
    YES = auto()
    NO = auto()
    MISDEAL = auto()
    STRANGE = auto()
    """Cards of another pack, in any action."""
    TAUGHT = auto()
    """A word of one game's own."""


class Word(NamedTuple):
    """Any action but a card: its ``text`` and ``kind``, and what it is about.

    ``cards``: those buried or exchanged. ``number``: the chips of a bet, or the seat that asks for a redeal.
    ``meaning``: what a word of one game's own stands for there.
    """

    text: str
    kind: Kind
    cards: Cards = ()
    number: int = 0
    meaning: object = None

    @property
    def args(self) -> Facts:
        """What can be said of the word itself: ``picked`` cards, ``chips``, the seat of the ``asker``.

        What a word of one game's own means is for that game to say.
        """
        match self.kind:
            case Kind.BURY | Kind.EXCHANGE:
                return {"picked": self.cards}
            case Kind.STRANGE:
                return {"picked": self.cards} if ":" in self.text else {"card": self.cards[0]}
            case Kind.BET:
                return {"chips": self.number}
            case Kind.ASK:
                return {"asker": LETTERS[self.number]}
        return NO_FACTS


type Action = Card | Word
"""An action that has been read: a card that is played, or a word."""

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
MOST_CARDS: Final = max(len(pack.cards) for pack in PACKS.values())
"""No action is about more cards than there are."""
MOST_CHIPS: Final = 10**12
"""The most chips that one action or one pot is about."""
_BET: Final = re.compile(r"bet:(0|[1-9][0-9]*)")
_PLAIN: Final[Mapping[str, Word]] = {text: Word(text, kind) for text, kind in _WORDS.items()}
_ASK: Final = re.compile(r"redeal:ask:([0-9])")
_TAUGHT: Final[dict[str, Callable[[str], object]]] = {}


def teach(name: str, meaning: Callable[[str], object]) -> None:
    """Teaches the grammar a word of one game's own: ``name``, a colon, and what ``meaning`` understands.

    ``meaning`` gets the text behind the colon and raises ``UnreadableAction`` for what it can't read.
    """
    _TAUGHT[name] = meaning


def read(text: str, pack: Pack) -> Action:
    """The action that ``text`` is, in a game played with ``pack``. Says nothing of whether it is legal.

    Raises ``UnreadableAction`` for a text that is no action of any game, and ``out-of-range`` for a bet
    above ``MOST_CHIPS``.
    """
    card = pack.find(text)
    if card is not None:
        return card
    word = _PLAIN.get(text)
    if word is not None:
        return word
    if bet := _BET.fullmatch(text):
        if len(bet[1]) > len(str(MOST_CHIPS)) or int(bet[1]) > MOST_CHIPS:
            raise UnreadableAction(text, "out-of-range")
        return Word(text, Kind.BET, number=int(bet[1]))
    if ask := _ASK.fullmatch(text):
        return Word(text, Kind.ASK, number=int(ask[1]))
    name, _, rest = text.partition(":")
    if name in _TAUGHT:
        return Word(text, Kind.TAUGHT, meaning=_TAUGHT[name](rest))
    codes = rest.split(" ") if name in ("bury", "exchange") else [text]
    if len(codes) > MOST_CARDS:
        raise UnreadableAction(text)
    for known in (pack, *PACKS.values()):
        try:
            cards = tuple(map(known.card, codes))
        except UnknownCard:
            continue
        return Word(text, _WORDS[name] if known is pack else Kind.STRANGE, cards)
    raise UnreadableAction(text)
