"""The fields of a request and their types. What is wrong becomes a ``BadRequest``."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from kortspel.cards import Card, Cards, Pack, UnknownCard
from kortspel.switches import BadSwitch, Switches, field
from kortspel.verdict import Verdict

LARGEST: Final = 2**53
"""The largest number, either side of zero: above it some readers of JSON lose digits."""
QUOTED: Final = 40
"""How many characters of a stranger's own words an error repeats."""

_REQUIRED: Final = object()


class BadRequest(Exception):
    """A request that makes no sense: its error ``code``, the place ``at`` in it, and more to say."""

    def __init__(self, code: str, at: str = "", **more: Any) -> None:
        super().__init__(code)
        self.code = code
        self.at = at
        self.more = more


def path(*steps: str | int) -> str:
    """The place of a value in the request, such as ``hands/1/0``; long names are cut."""
    return "/".join(str(step)[:QUOTED] for step in steps if step != "")


class Fields:
    """The fields of one JSON object. Each is taken once, by its type; ``end`` refuses the rest.

    ``at`` is the object's own place in the request. ``lenient``: it was written when more was accepted.
    Every reader raises ``BadRequest``: ``missing-field`` where there is no ``default``, ``wrong-type``, or
    what it says itself.
    """

    def __init__(self, value: Any, at: str = "", *, lenient: bool = False) -> None:
        if type(value) is not dict:
            raise BadRequest("wrong-type", at)
        self._left = dict(value)
        self.at = at
        self.lenient = lenient

    def has(self, name: str) -> bool:
        """Whether the field is there and has not been taken."""
        return name in self._left

    def put(self, name: str, value: Any) -> None:
        """Gives a field back that was taken, for another reader to take as well."""
        self._left[name] = value

    def end(self) -> None:
        """Refuses fields that nobody has taken (``unknown-field``)."""
        for name in self._left:
            raise BadRequest("unknown-field", path(self.at, name))

    def integer(self, name: str, low: int, high: int, default: Any = _REQUIRED) -> int:
        """A whole number from ``low`` to ``high``, both included (``out-of-range``)."""
        value = self._take(name, int, default)
        if not low <= value <= high:
            raise BadRequest("out-of-range", path(self.at, name))
        return int(value)

    def is_null(self, name: str) -> bool:
        """Whether the field is there and null; then it is taken."""
        return self.has(name) and self._left[name] is None and self._left.pop(name) is None

    def flag(self, name: str, default: Any = _REQUIRED) -> bool:
        """True or false."""
        return bool(self._take(name, bool, default))

    def text(self, name: str, default: Any = _REQUIRED) -> str:
        """A text."""
        return str(self._take(name, str, default))

    def one_of[T](
        self, name: str, table: Mapping[str, T], code: str = "out-of-range", default: Any = _REQUIRED
    ) -> T:
        """The value that a text stands for in ``table``; ``code`` is the error where it stands for none."""
        key = self.text(name, default)
        if key not in table:
            raise BadRequest(code, path(self.at, name))
        return table[key]

    def items[T](self, name: str, read: Callable[[Any, str], T], default: Any = _REQUIRED) -> list[T]:
        """A list, each item read by ``read(value, at)``, ``at`` being its place."""
        value = self._take(name, list, default)
        at = path(self.at, name)
        return [read(item, path(at, index)) for index, item in enumerate(value)]

    def fields(self, name: str, default: Any = _REQUIRED) -> "Fields":
        """An object inside this one."""
        return Fields(self._take(name, dict, default), path(self.at, name))

    def rules[R](
        self, profiles: Mapping[str, R], switches: Mapping[str, Switches], default: str
    ) -> tuple[R, dict[str, Any]]:
        """The ``rules`` field: the profile, and the values of the switches that are set, by their fields.

        Refuses an ``unknown-profile``, an ``unknown-switch``, and a switch of another profile
        (``switch-not-in-profile``).
        """
        fields = self.fields("rules", {})
        name = fields.text("profile", default)
        if name not in profiles:
            raise BadRequest("unknown-profile", path(fields.at, "profile"))
        known = {switch for every in switches.values() for switch in every}
        values = {}
        for switch in list(fields._left):
            at = path(fields.at, switch)
            if switch not in known:
                raise BadRequest("unknown-switch", at)
            if switch not in switches[name]:
                raise BadRequest("switch-not-in-profile", at)
            try:
                values[field(switch)] = switches[name][switch].read(fields._left.pop(switch))
            except BadSwitch as bad:
                raise BadRequest(bad.code, path(at, bad.at)) from None
        return profiles[name], values

    def _take(self, name: str, kind: type, default: Any) -> Any:
        value = self._left.pop(name, default)
        if value is _REQUIRED:
            raise BadRequest("missing-field", path(self.at, name))
        if type(value) is not kind:
            raise BadRequest("wrong-type", path(self.at, name))
        return value


def a_text(value: Any, at: str) -> str:
    """Reads one item as a text; refuses a ``wrong-type``."""
    if type(value) is not str:
        raise BadRequest("wrong-type", at)
    return value


def an_integer(low: int, high: int) -> Callable[[Any, str], int]:
    """A reader of one item as a whole number from ``low`` to ``high`` (``out-of-range``)."""

    def read(value: Any, at: str) -> int:
        if type(value) is not int:
            raise BadRequest("wrong-type", at)
        if not low <= value <= high:
            raise BadRequest("out-of-range", at)
        return value

    return read


def a_card(pack: Pack) -> Callable[[Any, str], Any]:
    """A reader of one item as a card of ``pack`` (``unknown-card``)."""

    def read(value: Any, at: str) -> Any:
        try:
            return pack.card(a_text(value, at))
        except UnknownCard:
            raise BadRequest("unknown-card", at, card=value[:QUOTED]) from None

    return read


def a_hand(pack: Pack) -> Callable[[Any, str], Cards | None]:
    """A reader of one item as a hand: a list of cards, or null for an unknown one, which is None."""

    def read(value: Any, at: str) -> Cards | None:
        if value is None:
            return None
        if type(value) is not list:
            raise BadRequest("wrong-type", at)
        card = a_card(pack)
        return tuple(card(item, path(at, index)) for index, item in enumerate(value))

    return read


def refuse_surplus(pack: Pack, groups: Mapping[str, Sequence[Card | None] | None]) -> None:
    """Refuses a card that the groups hold more often than the pack does (``duplicate-card``).

    Groups are named by their place in the request.
    """
    places = [
        (path(at, index), card)
        for at, cards in groups.items()
        for index, card in enumerate(cards or ())
        if card is not None
    ]
    surplus = pack.first_surplus(card for _, card in places)
    if surplus is not None:
        raise BadRequest("duplicate-card", places[surplus][0], card=places[surplus][1])


def refuse_action(at: str, verdict: Verdict) -> BadRequest:
    """The error for an action that the rules refuse, with what its verdict says."""
    card, _, reason, evidence, rule, args = verdict
    return BadRequest(
        "illegal-action", at, reason=reason, rule=rule, evidence=list(evidence), card=card[:QUOTED],
        args=dict(args),
    )  # fmt: skip
