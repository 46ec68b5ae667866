"""Texts that are no request at all, or mean harm: an error each, at once, and the engine goes on."""

import json
import time

import pytest
from kortspel.api import answer

from tests.engine.door import error_in, terminal

KILOBYTE = 1024
GOOD = '{"ask":"pack","pack":"standard"}'
WINNER = '{"ask":"winner","game":"femkort","trick":["8H","QH"]}'


def nested(levels: int, opening: str = "[", closing: str = "]") -> str:
    return opening * levels + closing * levels


def asking(value: str) -> str:
    return '{"ask":' + value + "}"


TEXTS = {
    "nothing": ("", "not-json"),
    "blanks": ("  \t ", "not-json"),
    "a word": ("ask", "not-json"),
    "half a request": (WINNER[:20], "not-json"),
    "two requests": (WINNER + WINNER, "not-json"),
    "single quotes": ("{'ask':'pack'}", "not-json"),
    "a comma too many": ('{"ask":"pack",}', "not-json"),
    "a comment": (GOOD + "// please", "not-json"),
    "a byte order mark": ("\ufeff" + GOOD, "not-json"),
    "a raw line break in a string": ('{"ask":"pa\nck"}', "not-json"),
    "a raw NUL": ('{"ask":"pa\0ck"}', "not-json"),
    "a list": ("[]", "wrong-type"),
    "a text": ('"ask"', "wrong-type"),
    "a number": ("7", "wrong-type"),
    "null": ("null", "wrong-type"),
    "NaN": (asking("NaN"), "not-json"),
    "Infinity": (asking("Infinity"), "not-json"),
    "minus Infinity": (asking("-Infinity"), "not-json"),
    "NaN alone": ("NaN", "not-json"),
    "1e999": (asking("1e999"), "out-of-range"),
    "-1e999": (asking("-1e999"), "out-of-range"),
    "1e999 deep inside": ('{"ask":"judge","game":"femkort","trick":[[1e999]],"hand":[]}', "out-of-range"),
    "2^53 + 1": (asking("9007199254740993"), "out-of-range"),
    "-2^53 - 1": (asking("-9007199254740993"), "out-of-range"),
    "2^64": (asking(str(2**64)), "out-of-range"),
    "60,000 digits": (asking("9" * 60_000), "out-of-range"),
    "60,000 decimals": (asking("0." + "9" * 60_000), "wrong-type"),
    "a lone high surrogate, escaped": (asking(r'"\ud800"'), "not-json"),
    "a lone low surrogate, escaped": (asking(r'"\udc00"'), "not-json"),
    "surrogates the wrong way round": (asking(r'"\udc00\ud800"'), "not-json"),
    "a lone surrogate as a name": (r'{"\uD800":1}', "not-json"),
    "a lone surrogate beside a number too large": (r'{"\ud800":9007199254740993}', "not-json"),
    "a lone surrogate in a name that comes twice": (r'{"\ud800":1,"\ud800":1}', "not-json"),
    "a lone surrogate, raw": ('{"ask":"\ud800"}', "not-json"),
    "17 levels": (nested(17), "too-deep"),
    "17 levels of objects": (nested(17, '{"a":', "}"), "too-deep"),
    "10,000 levels": (nested(10_000), "too-deep"),
    "10,000 levels of objects": (nested(10_000, '{"a":', "}"), "too-deep"),
    "10,000 levels, never closed": ("[" * 10_000, "too-deep"),
    "10,000 levels behind a string": (f'["\\"[",{nested(10_000)}]', "too-deep"),
    "16 levels": (nested(16), "wrong-type"),
    "brackets in a string": (asking('"' + "[" * 10_000 + '"'), "unknown-ask"),
    "brackets and quotes in a string": (asking('"' + r"\"[{\\" * 5_000 + '"'), "unknown-ask"),
    "64 kB": (asking('"' + "x" * (64 * KILOBYTE - len(asking('""'))) + '"'), "unknown-ask"),
    "64 kB and one": (asking('"' + "x" * (64 * KILOBYTE + 1 - len(asking('""'))) + '"'), "too-long"),
    "60 kB of two-byte letters": (asking('"' + "å" * 30_000 + '"'), "unknown-ask"),
    "80 kB of two-byte letters": (asking('"' + "å" * 40_000 + '"'), "too-long"),
    "a megabyte": (asking('"' + "x" * KILOBYTE * KILOBYTE + '"'), "too-long"),
    "an open string": ('{"ask":"' + "x" * 60_000, "not-json"),
    "an open string of escaped quotes": ('{"ask":"' + r"\"" * 30_000, "not-json"),
    "an open string of escaped quotes and a backslash": ('{"ask":"' + r"\"" * 30_000 + "\\", "not-json"),
    "an open string of backslashes": ('{"ask":"' + "\\" * 60_000, "not-json"),
    "an odd number of backslashes": ('{"ask":"' + "\\" * 59_999, "not-json"),
    "nothing but quotes": ('"' * 60_001, "not-json"),
    "nothing but escaped quotes": (r"\"" * 30_000, "not-json"),
    "quotes and brackets": ('"[' * 30_000, "too-deep"),
    "60,000 commas": ("[" + "," * 60_000 + "]", "not-json"),
    "13,000 cards": (WINNER.replace("]", ',"8H"' * 13_000 + "]"), "trick-complete"),
    "6,000 fields": ("{" + ",".join(f'"{n}":1' for n in range(6_000)) + "}", "missing-field"),
}  # fmt: skip

RAW = {
    "bytes that are no UTF-8": (b'{"ask":"\xff\xfe"}', "not-json"),
    "half a letter": (b'{"ask":"\xc3"}', "not-json"),
    "a surrogate in UTF-8": (b'{"ask":"\xed\xa0\x80"}', "not-json"),
    "a pair of surrogates in UTF-8": (b'{"ask":"\xed\xa0\xbd\xed\xb8\x80"}', "not-json"),
    "an overlong slash": (b'{"ask":"\xc0\xaf"}', "not-json"),
    "a NUL": (b'{"ask":\x00}', "not-json"),
    "UTF-16": (GOOD.encode("utf-16-le").replace(b"\n", b" "), "not-json"),
}


@pytest.mark.parametrize(("text", "code"), TEXTS.values(), ids=TEXTS)
def test_a_text_gets_its_error_at_once(text: str, code: str) -> None:
    began = time.perf_counter()
    reply = answer(text)
    assert time.perf_counter() - began < 0.5
    assert error_in(reply)[0] == code
    assert len(reply) < 300
    assert "\n" not in reply


def test_a_surrogate_pair_is_a_letter() -> None:
    assert error_in(answer(r'{"\ud83c\udca1":1,"ask":"pack","pack":"standard"}')) == ("unknown-field", "🂡")
    assert error_in(answer(r'{"\\ud800":1,"ask":"pack","pack":"standard"}')) == ("unknown-field", r"\ud800")


@pytest.mark.parametrize("seed", [2**53, -(2**53)])
def test_the_largest_whole_numbers(seed: int) -> None:
    request = {"ask": "replay", "game": "femkort", "players": 3, "dealer": 0, "seed": seed}
    assert "error" not in json.loads(answer(json.dumps(request)))


def test_the_terminal_goes_on_after_each() -> None:
    lines: list[str | bytes] = []
    expected: list[str] = []
    for text, code in TEXTS.values():
        if "\n" not in text and text.isprintable():
            lines += [text, WINNER]
            expected += [code, "good"]
    for raw, code in RAW.values():
        lines += [raw, WINNER]
        expected += [code, "good"]
    replies = terminal(lines)
    codes = ["good" if reply == answer(WINNER) else error_in(reply)[0] for reply in replies]
    assert codes == expected


def test_the_terminal_takes_any_line_end() -> None:
    assert terminal([WINNER + "\r", GOOD, "\r", WINNER]) == [
        answer(text) for text in (WINNER, GOOD, "", WINNER)
    ]


def test_the_terminal_stops_with_its_input() -> None:
    assert terminal([]) == []
