"""The engine's door in each browser: the same bytes as here, an error for every bad request, and on it goes.

The page's own worker is asked directly: the page starts it as ever, and what it starts is caught on the way.
"""

import json
from pathlib import Path
from typing import Any

from kortspel.api import answer

from tests.browser.driver import PYTHON, Page, key

DATA = json.loads((Path(__file__).parents[1] / "data/positions.json").read_text(encoding="utf-8"))
CATCH = """() => {
  window.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      window.caught = this;
    }
  };
}"""
#: Asks one after the other. Ids far from the page's own, which knows nothing of these questions.
ASK = """(requests) => new Promise((resolve, reject) => {
  const replies = [];
  const ask = () => caught.postMessage({id: 1e6 + replies.length, text: requests[replies.length]});
  caught.addEventListener("message", ({data}) => {
    if ("failed" in data) reject(data.failed);
    if (!(data.id >= 1e6)) return;
    replies.push(data.reply);
    if (replies.length < requests.length) ask();
    else resolve(replies);
  });
  ask();
})"""


def positions() -> list[str]:
    """Every position of the tables: which cards are legal, and who wins the whole trick."""
    requests: list[dict[str, Any]] = []
    for profile in ("modern", "older"):
        for row in DATA[f"femkort_{profile}"]:
            about = {"game": "femkort", "rules": {"profile": profile}}
            requests.append({"ask": "judge", **about, "trick": row["played"], "hand": row["hand"]})
            whole = [*row["played"], row["plays"], *row["rest"]]
            requests.append({"ask": "winner", **about, "trick": whole})
    return [json.dumps(request) for request in requests]


def chance() -> list[str]:
    """Deals and questions made from seeds: chance must fall alike everywhere."""
    deals = [
        {"ask": "replay", "game": "femkort", "players": 4, "dealer": 1, "seed": seed} for seed in range(5)
    ]
    questions = [
        {"ask": "question", "game": "femkort", "concept": concept, "level": level, "seed": 99}
        for concept in ("lead", "overtake", "void", "what-counts")
        for level in (1, 3)
    ]
    others = [{"ask": "game", "game": "femkort"}, {"ask": "lesson", "lesson": "femkort-deal"}]
    return [json.dumps(request | {"rules": {"profile": "modern"}}) for request in questions] + [
        json.dumps(request) for request in deals + others
    ]


BAD = [
    "",
    "{",
    "[]",
    "null",
    "NaN",
    '"\\ud800"',
    '{"ask":"replay","line":"é♥"}',
    '{"ask":"nothing"}',
    '{"ask":"judge","game":"femkort","trick":["8H"],"hand":["8H"]}',
    '{"ask":"judge","game":"femkort","trick":["8H"],"hand":["8X"]}',
    '{"ask":"judge","game":"femkort","trick":1e999,"hand":[]}',
    '{"ask":"judge","game":"femkort","hand":[],"trick":[],"more":1}',
    '{"ask":"replay","game":"femkort","players":4,"dealer":0,"seed":9007199254740993}',
    '{"ask":"game","game":"' + "x" * 70_000 + '"}',
    "[" * 10_000,
    "[" * 10_000 + "]" * 10_000,
    '{"a":' * 10_000 + "1" + "}" * 10_000,
]


def test_the_same_bytes_and_no_request_stops_it(page: Page) -> None:
    good = positions() + chance()
    requests = good + [text for bad in BAD for text in (bad, good[1])]
    page.open("femkort/example/")
    page.evaluate(CATCH)
    page.tap(key("next", "kort-example:nth-of-type(1)"))
    page.until(lambda: page.evaluate("() => 'caught' in window"), "the page to start its worker", PYTHON)
    replies = page.evaluate(ASK, requests)
    assert len(replies) == len(requests) >= 70
    for request, reply in zip(requests, replies, strict=True):
        assert reply == answer(request), request[:200]
    errors = replies[len(good) :: 2]
    assert all(list(json.loads(reply)) == ["error"] for reply in errors)
