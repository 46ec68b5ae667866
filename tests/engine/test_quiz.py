"""Questions: the same for the same seed, to the point, and answered as the oracle answers them."""

import json
from typing import Any

import pytest
from kortspel.api import answer

from tests.engine import oracle
from tests.engine.door import ask, terminal

SEEDS = range(40)
PROFILES = ask(ask="game", game="femkort")["profiles"]
RULES = set(ask(ask="game", game="femkort")["rules"])
#: The players from..to and the cards in hand at each level.
LEVELS = {1: (3, 3, 3), 2: (4, 5, 4), 3: (6, 8, 5)}
OF_SEATS = {
    "off-suit-ace": ("trick-winner", "F10"),
    "who-wins": ("trick-winner", "F10"),
    "who-leads": ("next-leader", "F10"),
    "what-counts": ("deal-winner", "F12"),
}
KINDS = [
    (profile, concept, level)
    for profile, facts in PROFILES.items()
    for concept in facts["concepts"]
    for level in LEVELS
]
ABOUT_CARDS = [kind for kind in KINDS if kind[1] not in OF_SEATS]
ABOUT_SEATS = [kind for kind in KINDS if kind[1] in OF_SEATS]


def request(profile: str, concept: str, level: int, seed: int) -> dict[str, Any]:
    asked = {"concept": concept, "level": level, "seed": seed}
    return {"ask": "question", "game": "femkort", "rules": {"profile": profile}, **asked}


def questions(profile: str, concept: str, level: int) -> list[dict[str, Any]]:
    return [ask(**request(profile, concept, level, seed)) for seed in SEEDS]


def fits(concept: str, trick: list[str], hand: list[str]) -> bool:
    """Whether the position is about the concept, going by its name."""
    if concept == "lead":
        return trick == []
    followers = oracle.of_suit(hand, oracle.suit(trick[0])) if trick else []
    if concept == "void":
        return trick != [] and followers == []
    over = oracle.overtakers(trick, hand) if trick else []
    under = [card for card in followers if card not in over]
    others = [card for card in hand if card not in followers]
    return {
        "follow": bool(followers and others) and not (over and under),
        "overtake": len(over) == 1 and bool(under and others),
        "free-choice": len(over) > 1 and bool(under),
        "cannot-overtake": bool(under and others) and not over,
        "may-overtake": bool(over and under and others),
    }[concept]


@pytest.mark.parametrize(("profile", "concept", "level"), KINDS)
def test_a_seed_is_a_question(profile: str, concept: str, level: int) -> None:
    texts = [json.dumps(request(profile, concept, level, seed)) for seed in SEEDS]
    first = [answer(text) for text in texts]
    assert [answer(text) for text in texts] == first
    positions = {json.dumps(json.loads(reply)["position"]) for reply in first}
    assert len(positions) > 30
    for seed, reply in zip(SEEDS, first, strict=True):
        value = json.loads(reply)
        named = (value["rules"]["profile"], value["concept"], value["level"], value["seed"])
        assert named == (profile, concept, level, seed)
        assert value["rule"] in RULES


def test_a_seed_is_the_same_question_in_any_process() -> None:
    texts = [json.dumps(request(*kind, seed=3)) for kind in KINDS]
    assert terminal(texts, PYTHONHASHSEED="5") == [answer(text) for text in texts]


@pytest.mark.parametrize(("profile", "concept", "level"), ABOUT_CARDS)
def test_which_cards_are_legal(profile: str, concept: str, level: int) -> None:
    fewest, most, size = LEVELS[level]
    for question in questions(profile, concept, level):
        position = question["position"]
        hands, trick, turn = position["hands"], position["trick"], position["turn"]
        hand = hands[turn]
        assert question["asks"] == "legal-cards"
        assert fewest <= len(hands) <= most
        assert [at for at, cards in enumerate(hands) if cards is not None] == [turn]
        assert turn == (position["leader"] + len(trick)) % len(hands)
        assert len(trick) < len(hands)
        assert len(hand) == size
        assert len({*hand, *trick}) == len(hand) + len(trick)
        assert question["choices"] == hand
        assert question["answer"] == oracle.legal(profile, trick, hand)
        assert fits(concept, trick, hand)
        assert set(question["look"]) <= {*hand, *trick}


@pytest.mark.parametrize(("profile", "concept", "level"), ABOUT_CARDS)
def test_the_verdicts_prove_the_answer(profile: str, concept: str, level: int) -> None:
    for question in questions(profile, concept, level):
        position = question["position"]
        hand = position["hands"][position["turn"]]
        rules = {"game": "femkort", "rules": {"profile": profile}}
        judged = ask(ask="judge", **rules, trick=position["trick"], hand=hand)
        assert question["verdicts"] == judged["verdicts"]
        assert question["answer"] == judged["legal"]
        assert question["rule"] in {verdict["rule"] for verdict in judged["verdicts"]}
        replayed = ask(
            ask="replay", **rules, hands=position["hands"], leader=position["leader"], trick=position["trick"]
        )
        assert (replayed["turn"], replayed["actions"]) == (position["turn"], question["answer"])


@pytest.mark.parametrize(("profile", "concept", "level"), ABOUT_SEATS)
def test_which_seat_it_is(profile: str, concept: str, level: int) -> None:
    fewest, most, _ = LEVELS[level]
    for question in questions(profile, concept, level):
        position = question["position"]
        players = len(position["hands"])
        assert (question["asks"], question["rule"]) == OF_SEATS[concept]
        assert fewest <= players <= most
        assert position["hands"] == [None] * players
        assert (position["trick"], position["turn"], question["verdicts"]) == ([], None, [])
        assert len(position["tricks"]) == (5 if concept == "what-counts" else 1)
        assert_lawful(profile, position["tricks"], players)
        last = position["tricks"][-1]
        best = oracle.winner(last["cards"])
        assert position["leader"] == last["leader"]
        assert question["choices"] == list(range(players))
        assert question["answer"] == [(last["leader"] + best) % players]
        assert question["look"] == [last["cards"][best]]
        assert_worth_asking(concept, position["tricks"])


def assert_lawful(profile: str, tricks: list[dict[str, Any]], players: int) -> None:
    """The tricks follow from one another, and no card in them breaks a rule, as far as can be seen."""
    played: list[list[str]] = [[] for _ in range(players)]
    for trick in tricks:
        for place, card in enumerate(trick["cards"]):
            played[(trick["leader"] + place) % players].append(card)
    assert len({card for hand in played for card in hand}) == players * len(tricks)
    for number, trick in enumerate(tricks):
        assert trick["winner"] == (trick["leader"] + oracle.winner(trick["cards"])) % players
        if number:
            assert trick["leader"] == tricks[number - 1]["winner"]
        for place, card in enumerate(trick["cards"]):
            hand = played[(trick["leader"] + place) % players][number:]
            assert oracle.may_play(profile, trick["cards"][:place], hand, card)


def assert_worth_asking(concept: str, tricks: list[dict[str, Any]]) -> None:
    last = tricks[-1]
    led = oracle.suit(last["cards"][0])
    discards = [card for card in last["cards"] if oracle.suit(card) != led]
    if concept == "off-suit-ace":
        assert any(card.startswith("A") for card in discards)
    elif concept == "what-counts":
        winners = [trick["winner"] for trick in tricks]
        assert len(set(winners)) > 1
    else:
        assert discards
        assert last["winner"] != last["leader"]


def test_every_concept_is_known_here() -> None:
    modern, older = ({*PROFILES[name]["concepts"]} for name in ("modern", "older"))
    assert modern - older == {"overtake", "free-choice", "cannot-overtake"}
    assert older - modern == {"may-overtake"}
    assert set(OF_SEATS) < modern & older
