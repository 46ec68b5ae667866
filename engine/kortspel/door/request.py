"""A request as text: its limits, and the JSON value in it."""

import json
import re
from collections.abc import Iterable
from typing import Any, Final, NoReturn

from kortspel.fields import LARGEST, BadRequest, path

LONGEST: Final = 64 * 1024
"""The most bytes of a request in UTF-8."""
DEEPEST: Final = 16
"""The most levels of lists and objects in one another."""

_BRACKETS = re.compile(r'"(?:[^"\\]|\\.)*+(?:"|\\?$)|[\[{]|[\]}]', re.DOTALL)


def parse(text: str) -> Any:
    """The JSON value in ``text``, if it is within the limits of the door.

    Raises ``BadRequest``: ``too-long``, ``too-deep``, ``out-of-range`` for a number, ``duplicate-field`` for
    a name that an object has twice, or ``not-json``.

    Length and depth are looked at before anything is parsed: deep nesting is fatal to some interpreters.
    """
    try:
        size = len(text) if len(text) > LONGEST else len(text.encode())
    except UnicodeEncodeError:
        raise BadRequest("not-json") from None
    if size > LONGEST:
        raise BadRequest("too-long")
    depth = 0
    for token in _BRACKETS.finditer(text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(token[0], 0)
        if depth > DEEPEST:
            raise BadRequest("too-deep")
    try:
        value = json.loads(
            text, parse_int=_integer, parse_float=_number, parse_constant=_refuse, object_pairs_hook=_object
        )
    except ValueError:
        raise BadRequest("not-json") from None
    if re.search(r"\\u[dD][89a-fA-F]", text):
        _refuse_lone_surrogates(value)
    _refuse_wrong_values(value)
    return value


class _Wrong:
    """Stands for what may not be there, until its place in the request is known."""

    def __init__(self, code: str, name: str = "") -> None:
        self.code, self.name = code, name


def _integer(digits: str) -> int | _Wrong:
    if len(digits) > 17 or abs(int(digits)) > LARGEST:
        return _Wrong("out-of-range")
    return int(digits)


def _number(digits: str) -> float | _Wrong:
    value = float(digits)
    return _Wrong("out-of-range") if abs(value) > LARGEST else value


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any] | _Wrong:
    values = dict(pairs)
    if len(values) == len(pairs):
        return values
    names = [name for name, _ in pairs]
    return _Wrong("duplicate-field", next(name for name in names if names.count(name) > 1))


def _refuse_wrong_values(value: Any, *at: str | int) -> None:
    if isinstance(value, _Wrong):
        raise BadRequest(value.code, path(*at, value.name))
    for step, inner in value.items() if isinstance(value, dict) else _enumerated(value):
        if isinstance(inner, dict | list | _Wrong):
            _refuse_wrong_values(inner, *at, step)


def _enumerated(value: Any) -> Iterable[tuple[int, Any]]:
    return enumerate(value) if isinstance(value, list) else ()


def _refuse(constant: str) -> NoReturn:
    raise ValueError(constant)


def _refuse_lone_surrogates(value: Any) -> None:
    try:
        json.dumps(value, ensure_ascii=False, default=lambda wrong: wrong.name).encode()
    except UnicodeEncodeError:
        raise BadRequest("not-json") from None
