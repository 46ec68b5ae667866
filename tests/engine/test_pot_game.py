"""Femkort for a pot: rules.md 10.4 and 10.5 by row, and the five variants (D1-D13, DV1-DV5)."""

from random import Random
from typing import Any

import pytest

from tests.engine import oracle
from tests.engine.door import ask, error

PACK = ask(ask="pack", pack="standard")["cards"]
DECKS = [PACK, PACK[7:] + PACK[:7], PACK[20:] + PACK[:20]]
PAYOUTS = ("per-pot", "session-pool")


def rules(**switches: Any) -> dict[str, Any]:
    return {"game": "femkort", "rules": {"profile": "pot"} | switches}


def deal(players: int = 4, dealer: int = 3, *, switches: dict[str, Any] | None = None, **more: Any) -> Any:
    request = {"players": players, "dealer": dealer, "decks": DECKS, **rules(**switches or {}), **more}
    return ask(ask="replay", **request)


def refusal(actions: list[str], players: int = 4, **switches: Any) -> tuple[str, str | None]:
    """The reason and the rule for which the last action is refused."""
    reply = deal(players, actions=actions, switches=switches)["error"]
    assert (reply["code"], reply["at"]) == ("illegal-action", f"actions/{len(actions) - 1}")
    assert reply["card"] == actions[-1]
    return reply["reason"], reply["rule"]


def played_out(players: int, chance: Random, actions: list[str], **request: Any) -> dict[str, Any]:
    """The end of a deal, after some actions and random cards."""
    actions = list(actions)
    while True:
        reply = deal(players, actions=actions, **request)
        if reply["phase"] == "over":
            return reply
        actions.append(chance.choice([card for card in reply["actions"] if ":" not in card]))


def score(players: int, winner: int = 0, misdeals: int = 0, **switches: Any) -> dict[str, Any]:
    request = {"players": players, "winner": winner, "misdeals": misdeals}
    return ask(ask="score", **rules(**switches), **request)


def standing(winners: str, players: int = 4, dealer: int = 0, **switches: Any) -> dict[str, Any]:
    """The standing after pots won by these seats, A for seat 0; a dot is the end of time."""
    results = [
        {"event": "time-up"} if seat == "." else {"winner": "ABCDEFGH".index(seat)} for seat in winners
    ]
    return ask(ask="match", **rules(**switches), players=players, dealer=dealer, results=results)


# -- 10.4, row by row ------------------------------------------------------------------------------

SCORES = [
    # row, players, misdeals, switches, the pot, what the winner gains, what each other loses
    ("D01", 4, 0, {}, 4, 3, -1),
    ("D02", 8, 0, {}, 8, 7, -1),
    ("D10", 4, 2, {}, 12, 9, -3),
    ("D11", 4, 1, {"escalate": True}, 12, 9, -3),
    ("one misdeal", 4, 1, {}, 8, 6, -2),
    ("three misdeals doubled", 3, 3, {"escalate": True}, 45, 30, -15),
    ("an ante of two", 5, 1, {"ante": 2}, 20, 16, -4),
    ("an ante of two, doubled", 5, 1, {"ante": 2, "escalate": True}, 30, 24, -6),
    ("the longest row of misdeals", 3, 100, {}, 303, 202, -101),
]


@pytest.mark.parametrize(
    ("players", "misdeals", "switches", "pot", "gain", "loss"),
    [row[1:] for row in SCORES],
    ids=[row[0] for row in SCORES],
)
def test_what_a_hand_brings(
    players: int, misdeals: int, switches: dict[str, Any], pot: int, gain: int, loss: int
) -> None:
    for winner in range(players):
        net = [gain if seat == winner else loss for seat in range(players)]
        assert score(players, winner, misdeals, **switches) == {"pot": pot, "net": net}
    assert sum(net) == 0


@pytest.mark.parametrize("row", SCORES[:8], ids=[row[0] for row in SCORES[:8]])
def test_a_hand_played_out_brings_as_much(row: tuple[Any, ...]) -> None:
    _, players, misdeals, switches, pot, gain, loss = row
    decks = [*DECKS, PACK[::-1]]
    end = played_out(
        players, Random(row[0]), ["misdeal"] * misdeals, dealer=0, switches=switches, decks=decks
    )
    result = end["result"]
    (winner,) = result["winners"]
    assert result["net"] == [gain if seat == winner else loss for seat in range(players)]
    assert (result["by"], result["pot"], result["carried"]) == ("last-trick", pot, 0)
    assert end["pot"] == pot


def test_d04_all_agree_to_a_redeal() -> None:
    on = {"redeal": "any-before-first"}
    asked = deal(switches=on, actions=["redeal:ask:2"])
    assert (asked["phase"], asked["turn"], asked["actions"]) == ("redeal", 3, ["redeal:yes", "redeal:no"])
    actions = ["redeal:ask:2", "redeal:yes", "redeal:yes"]
    asked = deal(switches=on, actions=actions)
    assert (asked["turn"], asked["asker"], asked["hands"]) == (1, 2, deal(switches=on)["hands"])
    again = deal(switches=on, actions=[*actions, "redeal:yes"])
    fresh = deal(switches=on, decks=[DECKS[1]])
    for field in ("phase", "turn", "hands", "deck", "pot", "leader", "stake"):
        assert again[field] == fresh[field], field
    assert (again["turn"], again["pot"]) == (0, 4)


@pytest.mark.parametrize("answers", [["no"], ["yes", "no"], ["yes", "yes", "no"]])
def test_d05_the_first_no_ends_it(answers: list[str]) -> None:
    on = {"redeal": "any-before-first"}
    actions = ["redeal:ask:2", *[f"redeal:{word}" for word in answers]]
    reply = deal(switches=on, actions=actions)
    before = deal(switches=on)
    for field in ("phase", "turn", "hands", "deck", "pot"):
        assert reply[field] == before[field], field
    assert reply["actions"] == reply["hands"][0]


@pytest.mark.parametrize("asker", range(4))
def test_d07_without_dv1_any_request_is_refused(asker: int) -> None:
    assert refusal([f"redeal:ask:{asker}"]) == ("redeal-not-allowed", "DV1")
    assert refusal(["redeal:yes"]) == ("redeal-not-allowed", "DV1")
    assert refusal(["redeal:no"]) == ("redeal-not-allowed", "DV1")


def test_d08_anyone_may_ask_before_the_first_card() -> None:
    asks = [f"redeal:ask:{seat}" for seat in range(4)]
    reply = deal(switches={"redeal": "any-before-first"})
    assert reply["actions"] == [*reply["hands"][0], *asks]
    for asker, action in enumerate(asks):
        asked = deal(switches={"redeal": "any-before-first"}, actions=[action])
        assert (asked["phase"], asked["turn"], asked["asker"]) == ("redeal", (asker + 1) % 4, asker)


def test_d08_in_the_forehand_form_only_forehand_may_ask() -> None:
    reply = deal(dealer=1, switches={"redeal": "forehand"})
    assert [action for action in reply["actions"] if ":" in action] == ["redeal:ask:2"]
    assert [verdict["card"] for verdict in reply["verdicts"]][5:] == [
        f"redeal:ask:{seat}" for seat in range(4)
    ]
    for seat in (0, 1, 3):
        request = {"players": 4, "dealer": 1, "seed": 1, "actions": [f"redeal:ask:{seat}"]}
        said = ask(ask="replay", **rules(redeal="forehand"), **request)["error"]
        assert (said["reason"], said["rule"]) == ("redeal-not-allowed", "DV1")


def test_d10_and_d11_step_by_step() -> None:
    plain = [deal(actions=["misdeal"] * times) for times in range(3)]
    assert [reply["pot"] for reply in plain] == [4, 8, 12]
    assert [reply["stake"] for reply in plain] == [1, 1, 1]
    doubled = [deal(switches={"escalate": True}, actions=["misdeal"] * times) for times in range(3)]
    assert [reply["pot"] for reply in doubled] == [4, 12, 28]
    assert [reply["stake"] for reply in doubled] == [1, 2, 4]
    for times, reply in enumerate(plain):
        assert (reply["hands"], reply["turn"]) == (deal(decks=[DECKS[times]])["hands"], 0)


def test_d13_the_next_deal_is_back_to_the_ante() -> None:
    results = [{"winner": 0, "misdeals": 1}, {"winner": 1}]
    after = ask(ask="match", **rules(escalate=True), players=4, dealer=0, results=results)
    assert after["stake"] == 1
    assert after["net"] == [9 - 1, -3 + 3, -4, -4]


def test_a_position_without_a_deal_is_at_the_base_stake() -> None:
    hands = [["8H", "2C"], ["QH", "3H"], ["AS", "4C"]]
    reply = ask(ask="replay", **rules(), hands=hands, leader=0, actions=["8H"])
    assert (reply["stake"], reply["pot"], reply["deck"]) == (1, 0, None)


def test_d14_an_agreed_redeal_costs_nothing() -> None:
    on = {"redeal": "any-before-first", "escalate": True}
    reply = deal(switches=on, actions=["redeal:ask:0", *["redeal:yes"] * 3])
    assert (reply["pot"], reply["stake"]) == (4, 1)
    assert deal(switches=on, actions=["redeal:ask:0", *["redeal:yes"] * 3, "misdeal"])["pot"] == 12


def test_d16_the_third_pot_ends_the_match() -> None:
    assert not standing("ABACC", 3)["over"]
    after = standing("ABACCA", 3)
    assert (after["over"], after["winners"], after["wins"], after["tiebreak"]) == (True, [0], [3, 1, 2], None)


def test_d17_a_tie_when_time_is_up_takes_one_hand_more() -> None:
    tied = standing("AABB.", 3, target=5)
    assert (tied["net"], tied["over"], tied["winners"], tied["tiebreak"]) == ([2, 2, -4], False, [], [0, 1])
    after = standing("AABB.B", 3, target=5)
    assert (after["over"], after["winners"], after["net"], after["tiebreak"]) == (True, [1], [2, 2, -4], None)
    request = {"players": 3, "dealer": 0, "results": [{"event": "time-up"}, {"winner": 2}]}
    assert ask(ask="match", **rules(), **request)["winners"] == [2]
    tie = [{"winner": 0}, {"winner": 1}, {"event": "time-up"}, {"winner": 2}]
    assert error(ask="match", **rules(), players=3, dealer=0, results=tie) == (
        "out-of-range",
        "results/3/winner",
    )


def test_d19_chips_after_five_pots() -> None:
    after = standing("ABACA", 4)
    assert (after["over"], after["winners"], after["net"]) == (True, [0], [7, -1, -1, -5])
    assert [sum(standing("ABACA"[:pots], 4)["net"]) for pots in range(6)] == [0] * 6


@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("dealer", [0, 2])
def test_d20_the_turn_up_is_the_dealers_last_card(players: int, dealer: int) -> None:
    for deck in DECKS:
        reply = deal(players, dealer, switches={"trump": True}, decks=[deck])
        assert reply["turnup"] == deck[5 * players - 1]
        assert reply["hands"][dealer][-1] == reply["turnup"]
        assert reply["trump"] == reply["turnup"][-1]
    plain = deal(players, dealer)
    assert (plain["turnup"], plain["trump"]) == (None, None)


def test_d22_a_misdeal_is_found_before_play_or_when_it_shows() -> None:
    on = {"redeal": "any-before-first"}
    for actions in ([], [deal()["actions"][0]], ["redeal:ask:1"], ["redeal:ask:1", "redeal:no"]):
        reply = deal(switches=on, actions=[*actions, "misdeal"])
        assert (reply["phase"], reply["pot"], reply["turn"]) == ("play", 8, 0)
        assert reply["hands"] == deal(decks=[DECKS[1]])["hands"]
    short = ask(ask="replay", **rules(), players=4, dealer=3, deck=PACK[:19])
    assert (short["phase"], short["turn"], short["held"]) == ("over", None, [5, 5, 5, 4])
    assert short["result"] == {"winners": [], "by": "misdeal", "pot": 4, "carried": 4, "net": [-1] * 4}
    assert error(ask="replay", **rules(), players=4, dealer=3, deck=PACK[:15]) == ("out-of-range", "deck")


@pytest.mark.parametrize("players", [2, 9, 10, 11])
def test_d23_the_number_of_players(players: int) -> None:
    table = {"players": players, "dealer": 0}
    assert error(ask="replay", **rules(), **table, seed=1) == ("wrong-number-of-players", "players")
    assert error(ask="match", **rules(), **table, results=[]) == ("wrong-number-of-players", "players")
    assert error(ask="score", **rules(), players=players, winner=0)[0] == "wrong-number-of-players"


# -- DV1, the request for better cards -------------------------------------------------------------


def test_only_one_request_in_a_deal() -> None:
    on = {"redeal": "any-before-first"}
    asks = ["redeal:ask:2", "redeal:no", "redeal:ask:3"]
    assert refusal(asks, **on) == ("already-asked", "DV1")
    granted = ["redeal:ask:2", *["redeal:yes"] * 3, "redeal:ask:2"]
    assert refusal(granted, **on) == ("already-asked", "DV1")
    after_misdeal = deal(switches=on, actions=["redeal:ask:2", "redeal:no", "misdeal"])
    assert "redeal:ask:0" in after_misdeal["actions"]


def test_nobody_else_asks_meanwhile_and_nobody_plays() -> None:
    on = {"redeal": "any-before-first"}
    assert refusal(["redeal:ask:2", "redeal:ask:3"], **on) == ("wrong-phase", None)
    card = deal()["actions"][0]
    assert refusal(["redeal:ask:2", card], **on) == ("wrong-phase", None)
    assert refusal(["redeal:yes"], **on) == ("wrong-phase", None)
    assert refusal(["redeal:no"], **on) == ("wrong-phase", None)
    assert refusal(["redeal:ask:7"], **on) == ("redeal-not-allowed", "DV1")


@pytest.mark.parametrize("mode", ["any-before-first", "forehand"])
def test_after_the_first_card_it_is_too_late(mode: str) -> None:
    card = deal()["actions"][0]
    for seat in range(4):
        assert refusal([card, f"redeal:ask:{seat}"], redeal=mode) == ("redeal-too-late", "DV1")
    after = deal(switches={"redeal": mode}, actions=[card])
    assert not [action for action in after["actions"] if ":" in action]
    assert not [verdict for verdict in after["verdicts"] if ":" in verdict["card"]]


def test_before_the_last_trick_is_early_enough_in_the_other_form() -> None:
    on = {"redeal": "any-before-last"}
    chance = Random("late")
    actions: list[str] = []
    for _ in range(17):
        reply = deal(switches=on, actions=actions)
        assert [action for action in reply["actions"] if ":" in action] == [
            f"redeal:ask:{s}" for s in range(4)
        ]
        actions.append(chance.choice([action for action in reply["actions"] if ":" not in action]))
    assert len(deal(switches=on, actions=actions)["trick"]) == 1
    assert refusal([*actions, "redeal:ask:1"], **on) == ("redeal-too-late", "DV1")
    granted = deal(switches=on, actions=[*actions[:16], "redeal:ask:1", *["redeal:yes"] * 3])
    assert (granted["hands"], granted["tricks"]) == (deal(decks=[DECKS[1]])["hands"], [])


def test_a_redeal_turns_up_another_trump() -> None:
    on = {"redeal": "any-before-first", "trump": True}
    again = deal(switches=on, actions=["redeal:ask:0", *["redeal:yes"] * 3])
    assert (again["turnup"], again["trump"]) == (DECKS[1][19], DECKS[1][19][-1])
    assert again["turnup"] != deal(switches=on)["turnup"]


def test_a_redeal_needs_another_deck() -> None:
    request = {"players": 3, "dealer": 2, "deck": PACK, "actions": ["redeal:ask:0", *["redeal:yes"] * 2]}
    assert error(ask="replay", **rules(redeal="forehand"), **request) == ("missing-field", "decks/1")


@pytest.mark.parametrize("profile", ["modern", "older"])
def test_the_other_profiles_know_no_request(profile: str) -> None:
    for switch, value in (("redeal", "forehand"), ("head", True), ("ante", 2), ("deals", 3)):
        said = error(ask="match", game="femkort", rules={"profile": profile, switch: value}, players=3)
        assert said == ("switch-not-in-profile", f"rules/{switch}")
    assert error(ask="score", **rules(packets=[5]), players=3, winner=0)[0] == "switch-not-in-profile"


# -- What a hand takes over, and the hand that decides a tie ---------------------------------------


def test_a_pot_and_a_stake_from_before() -> None:
    after = deal(carried=4, stake=2, switches={"escalate": True})
    assert (after["pot"], after["stake"]) == (12, 2)
    end = played_out(4, Random("carried"), [], carried=4, stake=2)
    (winner,) = end["result"]["winners"]
    assert end["result"]["net"] == [10 if seat == winner else -2 for seat in range(4)]
    assert deal(carried=4, stake=2, switches={"escalate": True}, actions=["misdeal"])["pot"] == 28
    assert deal(carried=4, stake=2, actions=["misdeal"])["pot"] == 16


@pytest.mark.parametrize("players", [2, 3])
def test_d12_a_tie_is_broken_for_no_chips(players: int) -> None:
    end = played_out(players, Random(players), [], dealer=0, tiebreak=True)
    assert (end["pot"], end["result"]["pot"], end["result"]["net"]) == (0, 0, None)
    assert len(end["result"]["winners"]) == 1
    misdealt = deal(players, 0, tiebreak=True, actions=["misdeal"])
    assert (misdealt["pot"], misdealt["phase"]) == (0, "play")
    hands = [["8H"], ["9H"]]
    reply = ask(ask="replay", **rules(), hands=hands, tiebreak=True, actions=["8H", "9H"])
    assert reply["result"]["winners"] == [1]
    assert error(ask="replay", **rules(), hands=hands) == ("wrong-number-of-players", "hands")


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("carried", -1, "out-of-range"),
        ("carried", 10**12 + 1, "out-of-range"),
        ("carried", "4", "wrong-type"),
        ("stake", 0, "out-of-range"),
        ("stake", 2**20 + 1, "out-of-range"),
        ("stake", None, "wrong-type"),
        ("tiebreak", 1, "wrong-type"),
        ("used", [], "unknown-field"),
    ],
)
def test_what_can_not_be_taken_over(field: str, value: Any, code: str) -> None:
    request = {"players": 4, "dealer": 0, "seed": 1, field: value}
    assert error(ask="replay", **rules(), **request) == (code, field)


# -- Matches ---------------------------------------------------------------------------------------


def test_dv2_the_pool_waits_for_the_third_mark() -> None:
    pool = {"payout": "session-pool"}
    before = standing("ABAC", 3, **pool)
    assert (before["net"], before["pool"], before["wins"]) == ([-4, -4, -4], 12, [2, 1, 1])
    after = standing("ABACA", 3, **pool)
    assert (after["over"], after["winners"], after["net"], after["pool"]) == (True, [0], [10, -5, -5], 0)
    end = played_out(4, Random("pool"), [], switches=pool)["result"]
    assert (end["net"], end["pot"], end["carried"]) == ([-1, -1, -1, -1], 4, 4)
    assert score(4, 1, 1, **pool) == {"pot": 8, "net": [-2] * 4}


def test_dv2_misdeals_join_the_pool() -> None:
    results = [{"winner": 0, "misdeals": 1}, {"winner": 1, "misdeals": 2}]
    for escalate, paid in ((False, 2 + 3), (True, 3 + 7)):
        switches = {"payout": "session-pool", "escalate": escalate}
        after = ask(ask="match", **rules(**switches), players=3, dealer=0, results=results)
        assert (after["net"], after["pool"]) == ([-paid] * 3, 3 * paid)


def test_dv2_an_unclaimed_pool_goes_to_the_most_marks() -> None:
    pool = {"payout": "session-pool"}
    assert standing("ABA.", 3, **pool)["winners"] == [0]
    assert standing("ABA.", 3, **pool)["net"] == [6, -3, -3]
    tied = standing("AB.", 3, **pool)
    assert (tied["tiebreak"], tied["pool"], tied["net"]) == ([0, 1], 6, [-2, -2, -2])
    after = standing("AB.B", 3, **pool)
    assert (after["winners"], after["net"], after["pool"]) == ([1], [-2, 4, -2], 0)


def test_d11_a_limit_of_deals_is_the_end_of_time() -> None:
    after = standing("AAB", 3, deals=3)
    assert (after["over"], after["winners"], after["net"]) == (True, [0], [3, 0, -3])
    assert standing("ABC", 3, deals=3)["tiebreak"] == [0, 1, 2]
    assert standing("AAA", 3, deals=3)["winners"] == [0]
    assert not standing("AB", 3, deals=3)["over"]
    assert standing("ABCD" * 3, 4, target=4)["over"] is False


@pytest.mark.parametrize("payout", PAYOUTS)
def test_time_is_up_before_anybody_has_won(payout: str) -> None:
    assert standing(".", 4, payout=payout)["tiebreak"] == [0, 1, 2, 3]
    after = standing(".D", 4, payout=payout)
    assert (after["winners"], after["net"], after["wins"], after["deal"]) == ([3], [0] * 4, [0] * 4, 1)


@pytest.mark.parametrize(("dealer", "deals", "forehand"), [(0, 0, 1), (1, 1, 0), (2, 0, 1)])
def test_d12_one_of_those_who_are_level_deals(dealer: int, deals: int, forehand: int) -> None:
    tied = standing("AABB.", 3, dealer=(dealer - 4) % 3, target=5)
    assert (tied["tiebreak"], tied["dealer"], tied["forehand"]) == ([0, 1], deals, forehand)
    assert standing("AABB.A", 3, dealer=(dealer - 4) % 3, target=5)["deal"] == 5


def test_time_is_up_only_once() -> None:
    time_up = {"event": "time-up"}
    request = {"players": 3, "dealer": 0}
    assert error(ask="match", **rules(), **request, results=[time_up] * 2) == (
        "out-of-range",
        "results/1/event",
    )
    over = [{"winner": 0}] * 3
    assert error(ask="match", **rules(), **request, results=[*over, time_up]) == ("deal-over", "results/3")
    assert error(ask="match", **rules(), **request, results=[{"event": "rain"}])[1] == "results/0/event"
    assert error(ask="match", game="femkort", **request, results=[time_up]) == (
        "out-of-range",
        "results/0/event",
    )


def test_a_match_of_played_hands() -> None:
    """Chips from replays, added up, are those of the match; none are made or lost."""
    for payout in PAYOUTS:
        switches = {"payout": payout, "trump": True, "escalate": True}
        chance, results, chips, pool = Random(payout), [], [0] * 4, 0
        now = ask(ask="match", **rules(**switches), players=4, dealer=1, results=[])
        while not now["over"]:
            misdeals = chance.randrange(2)
            decks = [chance.sample(PACK, 52) for _ in range(2)]
            more = {"switches": switches, "decks": decks, "carried": pool if payout == PAYOUTS[1] else 0}
            end = played_out(4, chance, ["misdeal"] * misdeals, dealer=now["dealer"], **more)["result"]
            chips = [have + more for have, more in zip(chips, end["net"], strict=True)]
            pool = end["carried"]
            results.append({"winner": end["winners"][0], "misdeals": misdeals})
            now = ask(ask="match", **rules(**switches), players=4, dealer=1, results=results)
            assert sum(now["net"]) + now["pool"] == 0
            if not now["over"]:
                assert (now["net"], now["pool"]) == (chips, pool)
        assert (sum(now["net"]), now["pool"]) == (0, 0)
        (winner,) = now["winners"]
        chips[winner] += pool
        assert now["net"] == chips


# -- Cutting for the first deal (D4) ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "dealer", "again"),
    [
        ("KH KS 9D", None, [0, 1]),
        ("KH QS 9D", 0, []),
        ("2H 3S 4D AD", 3, []),
        ("2H 2S 2D 2C", None, [0, 1, 2, 3]),
        ("10H 9S 10D 3C", None, [0, 2]),
        ("AS AH", None, [0, 1]),
    ],
)
def test_d04_the_highest_card_deals(cards: str, dealer: int | None, again: list[int]) -> None:
    assert ask(ask="cut", cards=cards.split()) == {"dealer": dealer, "again": again}


def test_d04_equal_cards_cut_again() -> None:
    assert ask(ask="cut", cards=["5H", None, "5S"]) == {"dealer": None, "again": [0, 2]}
    assert ask(ask="cut", cards=["5H", None, "6S"]) == {"dealer": 2, "again": []}


@pytest.mark.parametrize(
    ("cards", "code", "at"),
    [
        ([], "out-of-range", "cards"),
        (["KH"], "out-of-range", "cards"),
        ([None, "KH", None], "out-of-range", "cards"),
        (["KH", "QH", "KH"], "duplicate-card", "cards/2"),
        (["KH", "HK"], "unknown-card", "cards/1"),
        (["KH", 3], "wrong-type", "cards/1"),
    ],
)
def test_cuts_that_make_no_sense(cards: list[Any], code: str, at: str) -> None:
    assert error(ask="cut", cards=cards) == (code, at)


def test_the_dealing_goes_one_by_one() -> None:
    for players in range(3, 9):
        for dealer in range(players):
            hands = deal(players, dealer, decks=[DECKS[1]])["hands"]
            places = oracle.places(players, dealer, [1] * 5)
            assert hands == [[DECKS[1][place] for place in hand] for hand in places]
