"""A request as text: its limits, and the JSON value in it."""

import json
import re
from typing import Any, Final, NoReturn

from kortspel.fields import LARGEST, BadRequest

LONGEST: Final = 64 * 1024
"""The most bytes of a request in UTF-8."""
DEEPEST: Final = 16
"""The most levels of lists and objects in one another."""

_BRACKETS = re.compile(r'"(?:[^"\\]|\\.)*+(?:"|\\?$)|[\[{]|[\]}]', re.DOTALL)


def parse(text: str) -> Any:
    """The JSON value in ``text``, if it is within the limits of the door.

    Raises ``BadRequest``: ``too-long``, ``too-deep``, ``out-of-range`` for a number, or ``not-json``.

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
        value = json.loads(text, parse_int=_integer, parse_float=_number, parse_constant=_refuse)
    except ValueError:
        raise BadRequest("not-json") from None
    if re.search(r"\\u[dD][89a-fA-F]", text):
        _refuse_lone_surrogates(value)
    return value


def _integer(digits: str) -> int:
    if len(digits) > 17 or abs(int(digits)) > LARGEST:
        raise BadRequest("out-of-range")
    return int(digits)


def _number(digits: str) -> float:
    value = float(digits)
    if abs(value) > LARGEST:
        raise BadRequest("out-of-range")
    return value


def _refuse(constant: str) -> NoReturn:
    raise ValueError(constant)


def _refuse_lone_surrogates(value: Any) -> None:
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise BadRequest("not-json") from None
