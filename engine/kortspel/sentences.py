"""Sentences: the engine's codes put into words, from the Fluent files of a language.

The words stay outside: ``Sentences`` reads the ``*.ftl`` files of a folder that it is given. It needs
``fluent.runtime`` (``pip install kortspel[terminal]``); nothing else in the package does. Verdicts and
questions are taken as the door returns them. The widgets say the same from the same files.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

type Fact = float | str | Sequence[str]
"""A fact as the door says it: a number, a code, or a list of codes."""
type Plain = dict[str, str | float]
"""Arguments as Fluent takes them."""
type Verdicts = Sequence[Mapping[str, Any]]

SUITED: Final = re.compile(r"(10|[2-9JQKA])([SHDC])")
KILLE: Final = re.compile(r"H[KRU]|K[RUV]|VH|B[LP]|1[0-2]|[1-9]")
#: Where English is written as in Britain, lists have no comma before their "and".
LOCALES: Final = {"en": "en-GB"}
LETTERS: Final = "ABCDEFGHIJ"
"""The names of seats."""
SEATS_ASKED: Final = frozenset(
    {"trick-winner", "next-leader", "first-leader", "deal-winner", "takes-at-once"}
)
"""The ways to ask for a seat."""


class Words(tuple[str, ...]):
    """A list of words that stand as they are, whatever they look like."""

    __slots__ = ()


class Group(NamedTuple):
    """Verdicts alike: the same reason, seen from the same side. ``whole``: whether nothing else is judged."""

    verdicts: Verdicts
    whole: bool


class Sentences:
    """The sentences of the language ``lang``, from the ``*.ftl`` files in ``folder``."""

    def __init__(self, lang: str, folder: Path) -> None:
        self.lang = lang
        self._locale = LOCALES.get(lang, lang)
        self._bundle = FluentBundle([self._locale], use_isolating=False)
        for file in sorted(folder.glob("*.ftl")):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def say(self, message: str, facts: Mapping[str, Fact] | None = None) -> str:
        """The sentence of a message.

        Raises ``KeyError`` where there is none, ``ValueError`` where it lacks a fact.
        """
        plain: Plain = {}
        for key, fact in (facts or {}).items():
            plain |= self._plain(key, fact)
        return self._format(message, plain)

    def name(self, card: str) -> str:
        """The name of a card of either pack: "queen of hearts", "cuckoo"."""
        rank, suit = _split(card)
        return self._format("card" if suit else "kille-card", {"rank": rank, "suit": suit})

    def index(self, card: str, letters: str = "page") -> str:
        """What stands in a card's corner, in the letters of a language: "D" for the queen in French."""
        rank, suit = _split(card)
        return self._format("index" if suit else "kille-index", {"rank": rank, "letters": letters})

    def verdict(self, verdict: Mapping[str, Any]) -> str:
        """Why an action is legal or not."""
        return self._of_group("reason", Group([verdict], whole=False))

    def explain(self, verdicts: Verdicts) -> list[str]:
        """A whole hand explained: what may be played and why, and then what the other cards lack."""
        kinds = ("reason", *["also"] * len(verdicts))
        return [
            self._of_group(kind, group) for kind, group in zip(kinds, self.groups(verdicts), strict=False)
        ]

    def remarks(self, verdicts: Verdicts) -> list[str]:
        """What there is to say of words beside which of them are allowed."""
        groups = [group for group in self.groups(verdicts) if self.has(_message("also", group.verdicts[0]))]
        return [self._of_group("also", group) for group in groups]

    def groups(self, verdicts: Verdicts) -> list[Group]:
        """The verdicts in groups, in the order in which they are told.

        What is legal comes first, and first of that what has no sentence for coming after another.
        """
        found: dict[tuple[object, ...], list[Mapping[str, Any]]] = {}
        for verdict in verdicts:
            kind = (verdict["reason"], verdict["legal"], verdict["args"].get("equal"))
            found.setdefault(kind, []).append(verdict)

        def order(alike: Verdicts) -> tuple[bool, ...]:
            first = alike[0]
            return not first["legal"], self.has(_message("also", first)), first["args"].get("equal") == "yes"

        whole = len(found) == 1 and len(verdicts) > 1
        return [Group(alike, whole) for alike in sorted(found.values(), key=order)]

    def ask(self, question: Mapping[str, Any]) -> str:
        """What a question of the quiz asks."""
        return self._of_question("ask", question)

    def look(self, question: Mapping[str, Any]) -> str:
        """The first hint to a question: where to look."""
        return self._of_question("look", question)

    def why(self, question: Mapping[str, Any]) -> list[str]:
        """The answer to a question with its reasons."""
        if question["asks"] == "legal-cards":
            return self.explain(question["verdicts"])
        if question["asks"] == "legal-words":
            return [self._of_question("answer", question), *self.remarks(question["verdicts"])]
        return [self._of_question("why", question)]

    def action(self, action: str) -> str:
        """An action that isn't a card, as it stands on a control."""
        return self.say(f"action-{_word(action)}", of_action(action))

    def said(self, action: str, seat: str) -> str:
        """What is told of a player who does something that isn't playing a card: "A knocks"."""
        return self.say(f"said-{_word(action)}", {"seat": seat, **of_action(action)})

    def word(self, action: str) -> str | None:
        """How an action is named in a list of words; None where it isn't, as a card or a bet."""
        head, first, second = _parts(action)
        match head:
            case "contract":
                return self.say("contract-name", {"contract": first})
            case "redeal":
                return LETTERS[int(second)] if second else None
        return self.say(f"word-{head}") if self.has(f"word-{head}") else None

    # -- Messages ----------------------------------------------------------------------------------

    def _of_group(self, kind: str, group: Group) -> str:
        first = group.verdicts[0]
        also = _message(kind, first)
        return self.say(also if self.has(also) else _message("reason", first), self._facts(group))

    def _facts(self, group: Group) -> dict[str, Fact]:
        first = group.verdicts[0]
        facts: dict[str, Fact] = dict(first["args"])
        over = facts.get("over", ())
        # Of twins in a hand one is enough to name; what is picked is named card by card.
        facts |= {key: _distinct(facts[key]) for key in ("over", "follow") if key in facts}
        actions = [verdict["card"] for verdict in group.verdicts]
        return facts | {
            "cards": _distinct(filter(is_card, actions)),
            "words": Words(_distinct(filter(None, map(self.word, actions)))),
            "rule": first["rule"] or "",
            "all": "yes" if group.whole else "no",
            "over-equal": "yes"
            if not isinstance(over, int | float) and facts.get("beat", "") in over
            else "no",
        }

    def _of_question(self, kind: str, question: Mapping[str, Any]) -> str:
        return self.say(self.message_of(kind, question), self._asked(question))

    def message_of(self, kind: str, question: Mapping[str, Any]) -> str:
        """The message that says most: of the concept, the game, with trumps, or of all asked in this way."""
        concept, game, asks = (question[key] for key in ("concept", "game", "asks"))
        ids = [f"{kind}-{concept}", f"{kind}-{game}-{asks}"]
        if question["position"].get("trump"):
            ids.append(f"{kind}-trump-{asks}")
        return next(filter(self.has, ids), f"{kind}-{asks}")

    def _asked(self, question: Mapping[str, Any]) -> dict[str, Fact]:
        """All that a sentence on a question can be given."""
        position, rules, answer = question["position"], question["rules"], question["answer"]
        seat = _seat(question)
        bets = position.get("bets") or [0] * len(position["hands"])
        facts: dict[str, Fact] = {
            "rule": question["rule"],
            "redeal": rules.get("redeal") or "",
            "contract": position.get("contract", "").partition(":")[0],
            "seat": LETTERS[seat],
            "answer": answer[0] if answer else "",
            "players": len(position["hands"]),
            "own": bets[seat],
            "highest": max(bets),
            "terms": _terms(question),
            "inside": Words(LETTERS[at] for at in position.get("in", ())),
            "winners": Words(LETTERS[at] for at in position.get("won", ())),
            "exposed": position.get("exposed", ()),
            "used": Words(self.say("contract-name", {"contract": name}) for name in position.get("used", ())),
            "said": Words(self._said_before(position)),
            "words": Words(_distinct(filter(None, (self.word(str(word)) for word in answer)))),
            "losers": len(position.get("in", ())) - 1,
        }
        for key in ("leader", "dealer", "forehand", "winner"):
            if position.get(key) is not None:
                facts[key] = LETTERS[position[key]]
        facts |= {key: position[key] for key in ("ante", "misdeals", "pot", "stock") if key in position}
        if "quotas" in position:
            at = (seat - position["forehand"]) % len(position["hands"])
            facts |= {"taken": position["taken"][at], "quota": position["quotas"][at]}
        card = next(iter([*position["trick"], *question["look"]]), None)
        if card:
            facts["card"] = card
            suit = _split(question["look"][0] if question["look"] else card)[1]
            facts["trumped"] = "yes" if suit and suit == position.get("trump") else "no"
        return facts

    def _said_before(self, position: Mapping[str, Any]) -> Iterable[str]:
        words = position.get("said") or ()
        for place in range(len(words)):
            seat = (position["dealer"] + 1 + place) % len(words)
            if words[seat]:
                yield self.said(words[seat], LETTERS[seat])

    # -- Arguments ---------------------------------------------------------------------------------

    def _plain(self, key: str, fact: Fact) -> Plain:
        """A fact ``x`` as Fluent takes it, with what comes along, by its shape.

        A card or a list at the start of a sentence as ``X``, a card's bare name ``x-name``, a list joined by
        "or" as ``x-or``, its length ``x-count``; rank and suit of the card, of a list the first.
        """
        if isinstance(fact, int | float):
            return {key: fact if fact >= 0 else f"\N{MINUS SIGN}{-fact}"}
        if isinstance(fact, str):
            return self._of_card(key, fact) if is_card(fact) else {key: fact}
        cards = not isinstance(fact, Words) and all(map(is_card, fact))
        items = [self._called(card) for card in fact] if cards else list(fact)
        joined = self._joined(items, "standard")
        more: Plain = {f"{key}-or": self._joined(items, "or"), f"{key}-count": len(items)}
        first = fact[0] if cards and fact else ""
        return {key: joined, _raised(key): _raised(joined), **_code(key, first), **more}

    def _of_card(self, key: str, card: str) -> Plain:
        called = self._called(card)
        return {
            key: called,
            _raised(key): _raised(called),
            f"{key}-name": self.name(card),
            **_code(key, card),
        }

    def _called(self, card: str) -> str:
        """A card with its article: "the queen of hearts"."""
        return self._format("the-card", {"card-name": self.name(card), **_code("card", card)})

    def _joined(self, items: Sequence[str], style: Literal["standard", "or"]) -> str:
        return format_list(items, style=style, locale=self._locale.replace("-", "_"))

    def _format(self, message: str, plain: Plain) -> str:
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, plain)
        if errors:
            raise ValueError(f"{message}: {errors[0]}")
        return str(text)


def is_card(text: str) -> bool:
    """Whether a text is the code of a card of either pack."""
    return bool(SUITED.fullmatch(text) or KILLE.fullmatch(text))


def of_action(action: str) -> dict[str, Fact]:
    """What an action is about: chips, a contract and its suit, a seat, or the cards picked."""
    head, first, second = _parts(action)
    picked = first.split() if head in ("bury", "exchange") else []
    seat: dict[str, Fact] = {"seat": LETTERS[int(second)]} if second.isdecimal() else {}
    chips = int(first) if first.isdecimal() else 0
    return {"chips": chips, "contract": first, "suit": second, "picked": picked, **seat}


def _seat(question: Mapping[str, Any]) -> int:
    """The seat that a question is about: the one on turn, asked about, or the answer."""
    position = question["position"]
    if position["turn"] is not None:
        return int(position["turn"])
    answer = question["answer"][0] if question["asks"] in SEATS_ASKED else 0
    return int(position.get("seat", position.get("winner", answer)))


def _terms(question: Mapping[str, Any]) -> str:
    """Who is paid what the losers pay."""
    if question["rule"] == "KK2" or not question["rules"].get("loser-payment", True):
        return "none"
    return "stay" if question["rule"] == "KV3" else "pay"


def _message(kind: str, verdict: Mapping[str, Any]) -> str:
    return f"{kind}-{verdict['reason']}-{'legal' if verdict['legal'] else 'refused'}"


def _parts(action: str) -> tuple[str, str, str]:
    head, _, rest = action.partition(":")
    first, _, second = rest.partition(":")
    return head, first, second


def _word(action: str) -> str:
    """What the messages on an action are named after."""
    head, first, _ = _parts(action)
    return f"redeal-{first}" if head == "redeal" else head


def _split(card: str) -> tuple[str, str]:
    """A card's rank and suit; a card of the Kille pack has none."""
    suited = SUITED.fullmatch(card)
    return (suited[1], suited[2]) if suited else (card, "")


def _code(key: str, card: str) -> Plain:
    rank, suit = _split(card)
    return {f"{key}-rank": rank, f"{key}-suit": suit}


def _distinct(items: Any) -> list[str]:
    return list(dict.fromkeys(items))


def _raised(text: str) -> str:
    """A text with a capital where it begins with a letter."""
    return text[:1].upper() + text[1:]
