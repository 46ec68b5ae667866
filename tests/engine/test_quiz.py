"""Questions: the same for the same seed, to the point, and answered as the oracles answer them."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from kortspel.api import answer

from tests.engine import oracle, oracle_kille
from tests.engine.door import ask, terminal

SEEDS = range(12)
#: The forms of the games that differ in what they ask: game and rules.
FORMS: dict[str, tuple[str, dict[str, Any]]] = {
    "modern": ("femkort", {"profile": "modern"}),
    "older": ("femkort", {"profile": "older"}),
    "pot": ("femkort", {"profile": "pot"}),
    "pot with trump": ("femkort", {"profile": "pot", "trump": True}),
    "pot, all variants": (
        "femkort",
        {
            "profile": "pot", "head": False, "trump": True, "redeal": "forehand", "escalate": True,
            "payout": "session-pool",
        },
    ),
    "bismarck": ("bismarck", {"profile": "modern"}),
    "kille": ("femkortskille", {"profile": "standard"}),
    "kille, variants": (
        "femkortskille",
        {
            "profile": "standard", "equal-heads": False, "skituppslag": True, "knock-stake": 2,
            "payments-stay": True, "carry-cap": 10,
        },
    ),
    "auction": ("femkortskille", {"profile": "standard", "betting": "auction"}),
    "poker": ("femkortskille", {"profile": "standard", "betting": "poker"}),
}  # fmt: skip
#: The players from..to and the cards in hand at each level; Bismarck has three players.
LEVELS = {1: (3, 3, 3), 2: (4, 5, 4), 3: (6, 8, 5)}
#: The rule by which a trump wins a trick of another suit. In Bismarck it says who wins any trick.
TRUMP_RULES = {"femkort": "DV5", "bismarck": "B9"}
#: Questions on chips that lie there or are put there, so never fewer than none.
COUNTS = ("after-misdeal", "call", "loser-pays", "winner-takes")
#: Questions on cards, of which there are always others; those on words and numbers may come again.
ON_CARDS = ("legal-cards", "trick-winner", "next-leader", "deal-winner")


def facts(form: str) -> dict[str, Any]:
    game, rules = FORMS[form]
    reply = ask(ask="game", game=game, rules=rules)
    return reply["profiles"][rules["profile"]]


CONCEPTS = {form: facts(form)["concepts"] for form in FORMS}
KINDS = [(form, concept, level) for form in FORMS for concept in CONCEPTS[form] for level in LEVELS]
RULE_IDS = {game: set(ask(ask="game", game=game)["rules"]) for game, _ in FORMS.values()}


def request(form: str, concept: str, level: int, seed: int) -> dict[str, Any]:
    game, rules = FORMS[form]
    return {
        "ask": "question", "game": game, "rules": rules, "concept": concept, "level": level, "seed": seed,
    }  # fmt: skip


def questions(form: str, concept: str, level: int) -> list[dict[str, Any]]:
    return [ask(**request(form, concept, level, seed)) for seed in SEEDS]


ASKS = {kind: ask(**request(*kind, seed=0))["asks"] for kind in KINDS}


def asking(*asks: str) -> list[tuple[str, str, int]]:
    """The forms, concepts and levels whose questions ask for one of these."""
    return [kind for kind in KINDS if ASKS[kind] in asks]


@pytest.mark.parametrize(("form", "concept", "level"), KINDS)
def test_a_seed_is_a_question(form: str, concept: str, level: int) -> None:
    texts = [json.dumps(request(form, concept, level, seed)) for seed in SEEDS]
    first = [answer(text) for text in texts]
    assert [answer(text) for text in texts] == first
    positions = {json.dumps(json.loads(reply)["position"]) for reply in first}
    assert len(positions) >= (10 if json.loads(first[0])["asks"] in ON_CARDS else 2)
    game, rules = FORMS[form]
    for seed, reply in zip(SEEDS, first, strict=True):
        value = json.loads(reply)
        named = (value["game"], value["rules"], value["concept"], value["level"], value["seed"])
        assert named == (game, rules, concept, level, seed)
        assert value["rule"] in RULE_IDS[game]
        assert set(value["answer"]) <= set(value["choices"])
        assert len(set(value["choices"])) == len(value["choices"]) or value["asks"] == "legal-cards"


def test_a_seed_is_the_same_question_in_any_process() -> None:
    texts = [json.dumps(request(*kind, seed=3)) for kind in KINDS]
    assert terminal(texts, PYTHONHASHSEED="5") == [answer(text) for text in texts]


def test_a_question_made_long_ago_is_the_same_today() -> None:
    question = ask(ask="question", game="femkort", concept="overtake", level=1, seed=7)
    assert question["position"] == {
        "hands": [None, ["8S", "2S", "8H"], None],
        "leader": 2,
        "trick": ["5S", "KC"],
        "tricks": [],
        "turn": 1,
    }  # fmt: skip


# -- Cards -----------------------------------------------------------------------------------------


def legal(form: str, position: dict[str, Any]) -> list[str]:
    """The legal cards by the oracles."""
    game, rules = FORMS[form]
    trick, hand = position["trick"], position["hands"][position["turn"]]
    if game == "femkortskille":
        return oracle_kille.legal(trick, hand, equal_heads=rules.get("equal-heads", True))
    heading = rules["profile"] in oracle.HEADING and rules.get("head", True) and game == "femkort"
    return oracle.legal("modern" if heading else "older", trick, hand, position.get("trump"))


def judged(form: str, position: dict[str, Any]) -> dict[str, Any]:
    game, rules = FORMS[form]
    named = {name: position[name] for name in ("contract",) if name in position}
    if game == "femkort" and "trump" in position:
        named["trump"] = position["trump"]
    hand = position["hands"][position["turn"]]
    return ask(ask="judge", game=game, rules=rules, trick=position["trick"], hand=hand, **named)


@pytest.mark.parametrize(("form", "concept", "level"), asking("legal-cards"))
def test_which_cards_are_legal(form: str, concept: str, level: int) -> None:
    game, _ = FORMS[form]
    fewest, most, size = LEVELS[level]
    for question in questions(form, concept, level):
        position = question["position"]
        hands, trick, turn = position["hands"], position["trick"], position["turn"]
        hand = hands[turn]
        assert min(fewest, 3 if game == "bismarck" else 8) <= len(hands) <= most
        assert [at for at, cards in enumerate(hands) if cards is not None] == [turn]
        assert turn == (position["leader"] + len(trick)) % len(hands)
        assert len(trick) < len(hands)
        assert len(hand) == size
        assert question["choices"] == hand
        assert question["answer"] == legal(form, position)
        assert fits(form, concept, position)
        assert set(question["look"]) <= {*hand, *trick}
        reply = judged(form, position)
        assert question["verdicts"] == reply["verdicts"]
        assert question["answer"] == reply["legal"]
        assert question["rule"] in {verdict["rule"] for verdict in reply["verdicts"]}


def fits(form: str, concept: str, position: dict[str, Any]) -> bool:
    """Whether the position is about the concept, going by its name."""
    trick, hand = position["trick"], position["hands"][position["turn"]]
    if concept == "lead":
        return trick == []
    if trick == []:
        return False
    if FORMS[form][0] == "femkortskille":
        return fits_kille(concept, trick, hand)
    trump = position.get("trump")
    followers = oracle.of_suit(hand, oracle.suit(trick[0]))
    others = [card for card in hand if card not in followers]
    trumps = oracle.of_suit(hand, trump)
    if concept in ("void", "trumping-is-no-duty"):
        return not followers and (concept == "void" or 0 < len(trumps) < len(hand))
    over = oracle.overtakers(trick, hand, trump)
    under = [card for card in followers if card not in over]
    trumped = oracle.suit(trick[0]) != trump and bool(oracle.of_suit(trick, trump))
    return {
        "follow": bool(followers and others) and not (over and under),
        "overtake": len(over) == 1 and bool(under and others),
        "free-choice": len(over) > 1 and bool(under),
        "cannot-overtake": bool(under and others) and not over,
        "may-overtake": bool(over and under and others),
        "no-duty-to-overtake": bool(over and under and others),
        "trick-is-trumped": trumped and bool(followers and trumps),
    }[concept] and (trumped == (concept == "trick-is-trumped"))


def fits_kille(concept: str, trick: list[str], hand: list[str]) -> bool:
    best = trick[oracle_kille.winner(trick)]
    heading = oracle_kille.legal(trick, hand)
    able = oracle_kille.VALUE[heading[0]] >= oracle_kille.VALUE[best]
    return {
        "must-head": able and len(heading) == 1 < len(hand) and best not in hand,
        "free-choice": able and 1 < len(heading) < len(hand) and best not in hand,
        "equal-card": best in hand and len(heading) <= len(hand),
        "cannot-head": not able,
    }[concept]


# -- Seats -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("form", "concept", "level"), asking("trick-winner", "next-leader", "deal-winner"))
def test_which_seat_it_is(form: str, concept: str, level: int) -> None:
    for question in questions(form, concept, level):
        position = question["position"]
        tricks, players = position["tricks"], len(position["hands"])
        assert position["hands"] == [None] * players
        assert (position["trick"], position["turn"], question["verdicts"]) == ([], None, [])
        assert len(tricks) == (5 if question["asks"] == "deal-winner" else 1)
        assert_lawful(form, position)
        last = tricks[-1]
        assert position["leader"] == last["leader"]
        assert question["choices"] == list(range(players))
        assert question["answer"] == [last["winner"]]
        (best,) = question["look"]
        assert best == last["cards"][(last["winner"] - last["leader"]) % players]
        if question["asks"] != "deal-winner" and FORMS[form][0] in TRUMP_RULES:
            trumped = oracle.suit(best) != oracle.suit(last["cards"][0])
            assert (question["rule"] == TRUMP_RULES[FORMS[form][0]]) == (trumped or form == "bismarck")
        assert worth_asking(concept, position)


def assert_lawful(form: str, position: dict[str, Any]) -> None:
    """The tricks follow from one another, and no card in them breaks a rule, as far as can be seen."""
    tricks, players, trump = position["tricks"], len(position["hands"]), position.get("trump")
    played: list[list[str]] = [[] for _ in range(players)]
    for trick in tricks:
        for place, card in enumerate(trick["cards"]):
            played[(trick["leader"] + place) % players].append(card)
    for number, trick in enumerate(tricks):
        kille = FORMS[form][0] == "femkortskille"
        cards = trick["cards"]
        best = oracle_kille.winner(cards) if kille else oracle.winner(cards, trump)
        assert trick["winner"] == (trick["leader"] + best) % players
        if number:
            assert trick["leader"] == tricks[number - 1]["winner"]
        for place, card in enumerate(cards):
            seat = (trick["leader"] + place) % players
            hand = {"hands": {seat: played[seat][number:]}, "turn": seat, "trick": cards[:place]}
            assert card in legal(form, hand | {"trump": trump})


def worth_asking(concept: str, position: dict[str, Any]) -> bool:
    last, trump = position["tricks"][-1], position.get("trump")
    cards = last["cards"]
    led = oracle.suit(cards[0])
    discards = [card for card in cards if oracle.suit(card) not in (led, trump)]
    winners = {trick["winner"] for trick in position["tricks"]}
    match concept:
        case "what-counts":
            return len(winners) > 1
        case "off-suit-ace":
            return any(card.startswith("A") for card in discards)
        case "trump-wins":
            return led != trump and bool(oracle.of_suit(cards, trump))
        case "equal-cards":
            return cards.count(cards[oracle_kille.winner(cards)]) == 2
        case "ranking":
            return bool(set(cards) & {"KR", "BP", "BL"}) and any(oracle_kille.VALUE[c] > 15 for c in cards)
        case "who-leads" if last["cards"][0] in oracle_kille.VALUE:
            return last["winner"] != last["leader"]
        case _:
            return bool(discards) and last["winner"] != last["leader"]


@pytest.mark.parametrize(("form", "concept", "level"), asking("first-leader"))
def test_the_eldest_still_in_leads(form: str, concept: str, level: int) -> None:
    for question in questions(form, concept, level):
        position = question["position"]
        players, dealer = len(position["hands"]), position["dealer"]
        order = [(dealer + step) % players for step in range(1, players + 1)]
        assert position["said"][order[0]] == "pass"
        inside = [seat for seat in order if position["said"][seat] != "pass"]
        assert sorted(inside) == position["in"]
        assert question["answer"] == inside[:1]


@pytest.mark.parametrize(("form", "concept", "level"), asking("takes-at-once"))
def test_three_low_cards_take_the_pot(form: str, concept: str, level: int) -> None:
    for question in questions(form, concept, level):
        hands = question["position"]["hands"]
        taking = [seat for seat, hand in enumerate(hands) if hand and oracle_kille.has_skituppslag(hand)]
        assert question["answer"] == taking
        assert question["choices"] == [seat for seat, hand in enumerate(hands) if hand]


# -- Words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("form", "concept", "level"), asking("legal-words"))
def test_which_words_are_legal(form: str, concept: str, level: int) -> None:
    for question in questions(form, concept, level):
        verdicts, position = question["verdicts"], question["position"]
        assert [verdict["card"] for verdict in verdicts] == question["choices"]
        assert [verdict["card"] for verdict in verdicts if verdict["legal"]] == question["answer"]
        assert set(question["answer"]) == set(legal_words(position, question["choices"]))


def legal_words(position: dict[str, Any], choices: list[str]) -> Iterator[str]:
    """The legal words, by what can be seen of the position."""
    players = len(position["hands"])
    said = position.get("said", [])
    for word in choices:
        match word.split(":"):
            case ["check"]:
                fresh = said[position["turn"]] is None or "exchanged" in position
                quiet = "knock" not in said and not any(position["bets"] or [])
                if fresh and quiet:
                    yield word
            case ["contract", name, *_]:
                if name not in position["used"]:
                    yield word
            case ["redeal", "ask", seat]:
                fresh = position["trick"] == position["tricks"] == []
                if fresh and int(seat) == (position["dealer"] + 1) % players:
                    yield word
            case _:
                yield word


# -- Numbers ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("form", "concept", "level"), asking("score", "chips", "most-cards"))
def test_which_number_it_is(form: str, concept: str, level: int) -> None:
    for question in questions(form, concept, level):
        assert len(question["choices"]) == 4
        assert question["choices"] == sorted(question["choices"])
        assert question["answer"] == [number(form, concept, question["position"])]
        if question["asks"] == "most-cards" or concept in COUNTS:
            assert question["choices"][0] >= 0


def number(form: str, concept: str, position: dict[str, Any]) -> int:
    rules, players = FORMS[form][1], len(position["hands"])
    match concept:
        case "quota" | "pass-quota":
            return oracle.scores(position["contract"], position["taken"])[position["seat"]]
        case "pots-taken":
            own = [winner == position["seat"] for winner in position["won"]]
            pool = rules.get("payout") == "session-pool"
            if pool:
                return players * len(own) * (sum(own) == 3) - len(own)
            return players * sum(own) - len(own)
        case "after-misdeal":
            misdeals = position["misdeals"]
            chips = sum(2**n for n in range(misdeals + 1)) if rules.get("escalate") else 1 + misdeals
            return players * chips
        case "call":
            put = position["bets"][position["turn"]]
            return max(position["bets"]) - put or 1
        case "exchange-limit":
            return {27: 3, 22: 3, 17: 3, 12: 2, 7: 1}[position["stock"]]
        case "loser-pays":
            return position["pot"]
    assert concept == "winner-takes"
    losers = len(position["in"]) - 1
    if form == "poker":
        return position["pot"]
    paid = losers * position["pot"]
    return position["pot"] + paid - (min(paid, 10) if rules.get("payments-stay") else 0)


# -- All of them -----------------------------------------------------------------------------------


def test_the_concepts_of_each_form() -> None:
    modern, older, pot = (set(CONCEPTS[form]) for form in ("modern", "older", "pot"))
    assert modern - older == {"overtake", "free-choice", "cannot-overtake"}
    assert older - modern == {"may-overtake"}
    assert pot - modern == {"pots-taken", "after-misdeal"}
    trumps = {"trumping-is-no-duty", "trick-is-trumped", "trump-wins"}
    assert set(CONCEPTS["pot with trump"]) - pot == trumps
    assert set(CONCEPTS["pot, all variants"]) == older | trumps | {"pots-taken", "after-misdeal", "may-ask"}
    knock, auction, poker = (set(CONCEPTS[form]) for form in ("kille", "auction", "poker"))
    assert knock - auction == {"check", "check-after-knock", "second-lap"}
    assert auction - knock == {"call"}
    assert poker - auction == {"check", "check-after-bet", "exchange-limit"}
    assert auction - poker == {"first-leader", "loser-pays"}
    assert set(CONCEPTS["kille, variants"]) - knock == {"skituppslag"}


EXTREMES = [
    ("femkort", {"profile": "pot", "trump": True, "redeal": "any-before-last", "ante": 1000, "target": 1}),
    ("femkort", {"profile": "pot", "payout": "session-pool", "target": 1, "deals": 1}),
    ("femkortskille", {"betting": "auction", "max-raises": 0, "all-pass": "carry", "skituppslag": True}),
    ("femkortskille", {"betting": "poker", "max-raises": 0, "equal-heads": False, "skituppslag": True}),
    ("femkortskille", {"all-pass": "carry", "payments-stay": True, "carry-cap": 0}),
    ("femkortskille", {"loser-payment": False}),
]


@pytest.mark.parametrize(("game", "rules"), EXTREMES)
def test_every_concept_has_a_question_whatever_the_switches(game: str, rules: dict[str, Any]) -> None:
    reply = ask(ask="game", game=game, rules=rules)
    for concept in reply["profiles"][rules.get("profile", reply["default"])]["concepts"]:
        for level in LEVELS:
            asked = {"concept": concept, "level": level, "seed": 1}
            assert "error" not in ask(ask="question", game=game, rules=rules, **asked)
