"""What a game says, read in its files and heard in its matches."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any

from fluent.syntax import FluentParser, ast

import motu
from motu.games._shared.text import LANGUAGES, Phrase
from motu.match.choice import Choice, Gesture

# --- files ----------------------------------------------------------------------------------------


@cache
def entries(file: Path) -> list[ast.EntryType]:
    return FluentParser().parse(file.read_text("utf-8")).body


def messages(file: Path) -> list[ast.Message]:
    return [entry for entry in entries(file) if isinstance(entry, ast.Message)]


def ids(file: Path) -> list[str]:
    """Messages and their attributes."""
    return [
        id
        for message in messages(file)
        for id in (message.id.name, *(f"{message.id.name}.{a.id.name}" for a in message.attributes))
    ]


def spoken(pattern: ast.Pattern) -> list[str]:
    """Every way in which a pattern can sound, with a letter in the place of each fact."""
    parts: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append([element.value])
        elif isinstance(element.expression, ast.SelectExpression):
            parts.append([way for variant in element.expression.variants for way in spoken(variant.value)])
        elif isinstance(element.expression, ast.StringLiteral):
            parts.append([element.expression.value])
        else:
            parts.append(["x"])
    return ["".join(way) for way in product(*parts)]


def texts(file: Path) -> list[tuple[str, str]]:
    """All that the messages of a file can sound like, each with its id."""
    return [
        (message.id.name, text)
        for message in messages(file)
        for pattern in (message.value, *(attribute.value for attribute in message.attributes))
        if pattern
        for text in spoken(pattern)
    ]


def variables(message: ast.Message) -> set[str]:
    """The facts of which a message speaks."""
    found: set[str] = set()

    def look(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                look(value)
        elif isinstance(node, list):
            for value in node:
                look(value)

    look(message)
    return found


UNELIDED = re.compile(r"\b(de|le|la|que) [aeiouéêœ]", re.IGNORECASE)


def assert_fluent(text: str, lang: str = "") -> None:
    """No gap, brace or variable is left, the text begins and ends like a text, and French elides."""
    assert text.strip() == text != ""
    assert not re.search(r"[{}$\u2068\u2069]|\bNone\b(?! of)|  |\?\?\?|_", text), text
    assert text.count("(") == text.count(")"), text
    assert lang != "fr" or not UNELIDED.search(text), text


def assert_sentence(text: str, lang: str = "") -> None:
    """Fluent, with a capital at its beginning and a full stop at its end."""
    assert_fluent(text, lang)
    begins = text.lstrip("“«’\u00a0+")[0]
    assert (begins.isupper() or begins.isdigit()) and text[-1] in ".!", text


# --- what each game has to say --------------------------------------------------------------------


@cache
def box_of(key: str) -> Any:
    """The box of a game as we have it, read once."""
    return motu.game(key).box(None)


@dataclass(frozen=True)
class Spoken:
    """What a game is heard to say: its log, and situations in which the rarer questions are put."""

    key: str
    tell: ModuleType  # numbers its events
    events: Mapping[str, str]  # what the rules tell with each; `-` is never said
    plausible: Mapping[str, Sequence[int]]  # values of each fact; the first one stands for it elsewhere
    alike: Mapping[str, int] = field(default_factory=dict)  # values that sound different, if not all do
    unsaid: Mapping[str, set[int]] = field(default_factory=dict)  # facts of an event, by their place
    further_lines: Sequence[str] = ()  # of the log, besides one for each event
    situations: Sequence[Callable[[], motu.Match]] = ()  # besides those of refusals
    all_in_games: bool = False  # every line of the log is said in random games, none is so rare
    same_words: str = r"(?!)"  # answers of one question that differ by nothing but their place

    @property
    def game(self) -> Any:
        return motu.game(self.key)

    @property
    def kinds(self) -> dict[str, int]:
        """The events by name, with their numbers."""
        constants = vars(self.tell).items()
        return {name: n for name, n in constants if name.isupper() and isinstance(n, int)}

    def line(self, event: str, facts: Sequence[int], lang: str) -> str:
        """An event as the log says it."""
        folder = self.game.folder
        given = [*facts, *[0] * (4 - len(facts))]
        line: str = folder.texts.say(folder.event(box_of(self.key), self.kinds[event], given), lang)
        return line


class Speaker:
    """Says every phrase once, in both languages."""

    def __init__(self, spoken: Spoken) -> None:
        self.said: set[str] = set()
        self.ids: set[str] = set()
        self.rules: set[str] = set()
        self.same_words = re.compile(spoken.same_words)
        self.texts = spoken.game.folder.texts

    def say(self, phrase: Phrase) -> None:
        if (known := repr(phrase)) in self.said:
            return
        self.said.add(known)
        self.ids.add(phrase.id)
        for lang in LANGUAGES:
            text = self.texts.say(phrase, lang)
            assert_fluent(text, lang)
            assert not text[0].islower(), text
            if phrase.id.startswith("log-"):
                assert_sentence(text, lang)

    def listen(self, match: motu.Match, player: int) -> list[Choice | Gesture]:
        """Say what a seat is asked and all it may answer: no two answers are said alike."""
        self.say(match.folder.asked(match.redacted(player), player))
        choices = match.choices(player)
        self.rules |= {choice.rule for choice in choices}
        offers: list[Choice | Gesture] = [*choices, *match.gestures(player)]
        for offer in offers:
            self.say(offer.phrase)
        different = [choice for choice in choices if not self.same_words.search(choice.notation)]
        for lang in LANGUAGES:
            labels = [choice.label(lang) for choice in different]
            assert len(set(labels)) == len(labels), labels
        return offers
