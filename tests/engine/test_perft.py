"""How many ways a small deal can be played out: frozen numbers, and a count apart from the engine.

``tests/data/perft/*.txt`` has a line for each deal: its one-line notation, and the number of ways. A game
that begins with words is counted until the first card. ``--rewrite-perft`` writes the numbers again; read the
difference before you keep it.
"""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from kortspel.deal import Decks
from kortspel.door import notation
from kortspel.games import GAMES
from kortspel.games.bismarck import contract

from tests.engine import oracle, oracle_kille

RECORDS = sorted((Path(__file__).parents[1] / "data" / "perft").glob("*.txt"))


def entries(path: Path) -> Iterator[tuple[str, int]]:
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            notation_, _, number = line.partition(" ")
            yield notation_, int(number.replace(",", "") or 0)


CASES = [pytest.param(line, ways, id=line) for path in RECORDS for line, ways in entries(path)]


# -- By the engine ---------------------------------------------------------------------------------


def state_of(fields: dict[str, Any]) -> Any:
    """The state that a line stands for."""
    game = GAMES[fields["game"]]
    switches = {name.replace("-", "_"): value for name, value in fields["rules"].items()}
    default = game.profiles[switches.pop("profile")]
    rules = type(default)(**vars(default) | switches)
    if "hands" not in fields:
        deck = tuple(map(game.pack.card, fields["decks"][0]))
        return game.deal(rules, fields["players"], fields["dealer"], Decks(game.pack, (deck,)))
    hands = tuple(tuple(map(game.pack.card, hand)) for hand in fields["hands"])
    trick = tuple(map(game.pack.card, fields["trick"]))
    named = fields.get("trump")
    if "contract" in fields:
        named = contract.read(fields["contract"])
    return game.set_up(rules, hands, fields["leader"], trick, named)


def count(state: Any, going_on: Callable[[Any], bool]) -> int:
    if not going_on(state):
        return 1
    bets = []
    if state.choices:
        bet = state.choices["bet"]
        bets = [f"bet:{bet['call']}"] + ([f"bet:{bet['call'] + 1}"] if bet["max"] is None else [])
    return sum(count(state.play(action), going_on) for action in [*state.actions(), *bets])


def by_engine(line: str) -> int:
    fields = notation.read(line)
    if "hands" in fields:
        return count(state_of(fields), lambda state: state.turn is not None)
    return count(state_of(fields), lambda state: state.phase in ("knocking", "betting"))


# -- Apart from the engine -------------------------------------------------------------------------


def by_hand(line: str) -> int:
    fields = notation.read(line)
    rules, players = fields["rules"], fields.get("players", 0)
    if "hands" not in fields:
        if rules.get("betting") == "auction":
            return auctions(players, rules.get("max-raises", 3), [])
        return knocking_rounds(players, rules.get("all-pass") == "carry", [])
    if fields["game"] == "femkortskille":
        equal = rules.get("equal-heads", True)

        def legal(trick: Sequence[str], hand: Sequence[str]) -> list[str]:
            return sorted(set(oracle_kille.legal(trick, hand, equal_heads=equal)))

        return deals(fields["hands"], fields["leader"], fields["trick"], legal, oracle_kille.winner)
    trump = fields.get("trump")
    if "contract" in fields:
        trump = {"spader": "S", "spel": None, "pass": None}.get(fields["contract"], fields["contract"][-1])
    heading = fields["game"] == "femkort" and rules["profile"] in oracle.HEADING and rules.get("head", True)

    def legal_suits(trick: Sequence[str], hand: Sequence[str]) -> list[str]:
        return oracle.legal("modern" if heading else "older", trick, hand, trump)

    def winner(trick: Sequence[str]) -> int:
        return oracle.winner(trick, trump)

    return deals(fields["hands"], fields["leader"], fields["trick"], legal_suits, winner)


def deals(
    hands: list[list[str]],
    leader: int,
    trick: list[str],
    legal: Callable[[Sequence[str], Sequence[str]], list[str]],
    winner: Callable[[Sequence[str]], int],
) -> int:
    """The ways to play these hands out."""
    players = len(hands)
    if len(trick) == players:
        leader, trick = (leader + winner(trick)) % players, []
    if not trick and not all(hands):
        return 1
    seat = (leader + len(trick)) % players
    ways = 0
    for card in legal(trick, hands[seat]):
        left = list(hands[seat])
        left.remove(card)
        ways += deals([*hands[:seat], left, *hands[seat + 1 :]], leader, [*trick, card], legal, winner)
    return ways


def knocking_rounds(players: int, carry: bool, words: list[str]) -> int:
    """The ways to knock, check and pass."""
    may = oracle_kille.knocking(players, words, carry=carry)[1]
    return sum(knocking_rounds(players, carry, [*words, word]) for word in may) or 1


def auctions(players: int, raises: int, acts: list[int | str]) -> int:
    """The ways to bet, where nobody raises by more than a chip."""
    auction = oracle_kille.Auction(players, 1, raises)
    for act in acts:
        auction.act(act)
    if auction.turn is None:
        return 1
    chips = [chips for chips in (auction.least(), auction.least() + 1) if auction.may(chips)]
    return sum(auctions(players, raises, [*acts, act]) for act in ["p", *chips])


# -- The numbers -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("line", "ways"), CASES)
def test_the_engine_counts_as_recorded(line: str, ways: int, rewriting_perft: bool) -> None:
    if rewriting_perft:
        pytest.skip("the numbers are being written")
    assert by_engine(line) == ways


@pytest.mark.parametrize(("line", "ways"), CASES)
def test_another_count_comes_to_the_same(line: str, ways: int, rewriting_perft: bool) -> None:
    if rewriting_perft:
        pytest.skip("the numbers are being written")
    assert by_hand(line) == ways


def test_the_numbers_are_written(rewriting_perft: bool) -> None:
    assert len(CASES) > 30
    for path in RECORDS if rewriting_perft else []:
        lines = path.read_text(encoding="utf-8").splitlines()
        written = [
            f"{line.split()[0]} {by_engine(line.split()[0]):,}" if line and line[0] != "#" else line
            for line in lines
        ]
        path.write_text("\n".join(written) + "\n", encoding="utf-8", newline="\n")
