"""From a tap to its verdict, once Python runs: on legal cards, which Python has been asked about by then.

The limit holds for the time until the verdict stands in the page, and until it is painted. Between them lies
the wait for the screen's next frame: a bare button that changes its own label, tapped in turn, shows it.
(Verdicts on cards that aren't legal come with the position.)
"""

import json
from dataclasses import dataclass
from random import Random

from kortspel.api import answer
from kortspel.deal import Decks
from kortspel.games.femkort.rules import PACK, PROFILES
from kortspel.games.femkort.state import State, begin
from playwright.sync_api import Page, Playwright, sync_playwright

from tests.bench.browsers import KINDS, NAMES, profile
from tests.bench.host import Host
from tests.bench.report import SITE, Limit, Options, Row, percentile, say

PLAYERS = (3, 10)
MOST = Limit(must=16, aim=8)
SEED = 7
#: Taps that nobody counts, while browsers still compile what they run.
WARM_UP = 15
PATIENCE = 120.0
#: Notes for every tap when the answer stood in the page, and when it had been painted.
WATCH = """() => {
  window.taps = [];
  const bare = document.createElement("button");
  bare.id = "bare";
  bare.textContent = "0";
  bare.style = "position: fixed; top: 0; left: 0; z-index: 99; width: 60px; height: 40px";
  bare.onclick = () => (bare.textContent = 1 + Number(bare.textContent));
  document.body.append(bare);
  const said = document.querySelector('kort-try [aria-live="polite"]');
  const watch = (element) => {
    const began = performance.now();
    new MutationObserver((_, observer) => {
      observer.disconnect();
      const drawn = performance.now() - began;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.taps.push([drawn, performance.now() - began]);
        port2.postMessage(null);
      });
    }).observe(element, { childList: true, characterData: true, subtree: true });
  };
  addEventListener("click", ({ target }) => {
    if (target === bare) watch(bare);
    else if (target.closest("[data-key^=hand-]")) watch(said);
  }, true);
}"""

#: Waits until so many taps have been timed.
TIMED = """(count) => new Promise((go) => {
  const look = () => window.taps.length < count ? setTimeout(look, 25) : go();
  look();
})"""


@dataclass(frozen=True)
class Tap:
    """Milliseconds from the click until the answer stood in the page, and until it was painted."""

    drawn: float
    painted: float


def rows(options: Options) -> list[Row]:
    """Every browser with few and with many players."""
    found = []
    with Host(SITE) as host, sync_playwright() as playwright:
        for kind in KINDS:
            for players in PLAYERS:
                found += _tapped(host, playwright, kind, players, options.taps)
    return found


def _tapped(host: Host, playwright: Playwright, kind: str, players: int, count: int) -> list[Row]:
    game = _deal(players)
    with profile(playwright, kind, viewport={"width": 390, "height": 844}) as context:
        page = context.new_page()
        page.goto(f"{host.base}femkort/try/?p={_line(players)}")
        page.locator(_key(game.actions()[0])).wait_for(timeout=PATIENCE * 1000)
        page.evaluate(WATCH)
        cards, bare = _taps(page, game, WARM_UP + count)
    args: dict[str, str | int] = {"browser": NAMES[kind], "players": players}
    made = []
    for share in (50, 95):
        drawn = percentile([tap.drawn for tap in cards], share)
        painted, still = (percentile([tap.painted for tap in taps], share) for taps in (cards, bare))
        told = f"{drawn:.1f} ms, painted {painted:.1f} ms (bare button {still:.1f} ms)"
        say(f"{kind}, {players} players, p{share}: {told}")
        limit = MOST if (players, share) == (max(PLAYERS), 95) else None
        made.append(Row("bench-tap-drawn", drawn, "ms", limit=limit, args=args | {"share": share}))
        made.append(Row("bench-tap-painted", painted, "ms", still, limit, args | {"share": share}))
    return made


def _taps(page: Page, game: State, count: int) -> tuple[list[Tap], list[Tap]]:
    """Plays random legal cards, deal after deal from one beginning: what each tap took, but for the first."""
    dice = Random(SEED)
    state = game
    for turn in range(count):
        if state.turn is None:
            page.locator("[data-key=restart]").click()
            state = game
        card = dice.choice(state.actions())
        state = state.play(card)
        for number, button in enumerate((_key(card), "#bare"), start=1):
            page.locator(button).click()
            page.evaluate(TIMED, 2 * turn + number)
    taps = [Tap(*tap) for tap in page.evaluate("() => window.taps")]
    return taps[2 * WARM_UP :: 2], taps[2 * WARM_UP + 1 :: 2]


def _deal(players: int) -> State:
    return begin(PROFILES["modern"], players, 0, Decks(PACK, seed=SEED))


def _line(players: int) -> str:
    """The deal as the page's address takes it."""
    request = {"ask": "replay", "game": "femkort", "players": players, "dealer": 0, "seed": SEED}
    return str(json.loads(answer(json.dumps(request)))["line"])


def _key(card: str) -> str:
    return f'kort-try [data-key="hand-{card}"]'
