"""Things: whatever a picture draws under an id, what it is called, what it does, and by which rule.

A game declares each kind of thing once; this module reads the declarations. As with questions, a sentence
asks for its facts: `thing-<key>` is the name, `.about` says what it does and where its number comes from.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from motu.games._shared.nouns import LETTERS, Noun
from motu.games._shared.text import FIRST, Fact, Phrase, Texts, say, texts_of

PART = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True)
class Card:
    """What a thing says of itself. `places`: what answers call it; `owner`: the seat whose it is."""

    name: Phrase
    about: Phrase | None
    rule: str
    owner: int | None
    places: tuple[str, ...]


class Thing:
    """A kind of thing: its key, the pattern of its ids, and the nouns in the pattern.

    `{seat}` is whose it is, as a letter or a number; a part without a noun is a word or a number as written.
    `rule`: the id of the rule under which it is used. `places`: what answers call it, where not by its id.
    """

    def __init__(
        self,
        key: str,
        pattern: str,
        *nouns: Noun,
        rule: str | Callable[[Touched], str],
        places: str | Callable[[Touched], Sequence[str]] = "",
        about: Callable[[Touched], str] | None = None,
        **facts: Callable[[Touched], Fact],
    ) -> None:
        self.key = key
        self.pattern = pattern
        self.nouns = {noun.name: noun for noun in nouns}
        self.rule = rule
        self.places = places
        self.about = about
        self.facts = facts
        parts = PART.sub(lambda part: f"(?P<{part[1]}>{self._shape(part[1])})", pattern)
        self.ids = re.compile(parts)

    def _shape(self, name: str) -> str:
        """How a part of an id is written; what an edition adds is known to its noun alone."""
        return f"[{LETTERS}]|[0-{len(LETTERS) - 1}]" if name == "seat" else r"\w+"


class Touched:
    """One thing that was touched, as one viewer sees it: `at.seat`, `at.value` are the parts of its id."""

    def __init__(self, things: Things, thing: Thing, box: Any, view: Any, id: str, parts: Mapping[str, str]):
        self.things, self.thing, self.box, self.view, self.id = things, thing, box, view, id
        self.parts = parts
        self.numbers: dict[str, int] = {}
        for name, noun in thing.nouns.items():
            found = noun_number(noun, box, parts[name])
            if found is None:
                raise LookupError(id)
            self.numbers[name] = found

    @property
    def owner(self) -> int | None:
        """The seat whose thing it is."""
        part = self.parts.get("seat")
        return None if part is None else LETTERS.index(part) if part in LETTERS else int(part)

    @property
    def seat(self) -> int:
        """The same, where it has one."""
        assert self.owner is not None, self.id
        return self.owner

    @property
    def mine(self) -> bool:
        """Whether it belongs to the viewer."""
        return self.owner is not None and self.owner == self.view["viewer"]

    @property
    def player(self) -> Any:
        """What the view shows of its owner."""
        return self.view["players"][self.seat]

    def __getitem__(self, name: str) -> str:
        return self.parts[name]

    def number(self, name: str) -> int:
        """A part of the id as a number."""
        return self.numbers[name] if name in self.numbers else int(self.parts[name])

    def fact(self, name: str) -> Fact:
        """What a variable of a sentence stands for."""
        source = self.thing.facts.get(name) or self.things.facts.get(name)
        if source is not None:
            return source(self)
        if name == "seat":
            return say("nobody") if self.owner is None else say(f"seat-{self.owner}")
        if name in self.numbers:
            return self.thing.nouns[name].word(self.box, self.numbers[name])
        if name not in self.parts:
            raise LookupError(f"nothing says what ${name} is in thing {self.thing.key}")
        part = self.parts[name]
        return int(part) if part.isdecimal() else part

    def say(self, id: str) -> Phrase:
        """A sentence with the facts that it asks for."""
        return Phrase(id, {name: self.fact(name) for name in self.things.texts.variables(id)})

    def card(self) -> Card:
        """Its card."""
        thing, name = self.thing, f"thing-{self.thing.key}"
        about = f"{name}.{thing.about(self)}" if thing.about else f"{name}.about"
        said = self.say(about) if self.things.texts.has(about, FIRST) else None
        rule = thing.rule(self) if callable(thing.rule) else thing.rule
        return Card(self.say(name), said, rule, self.owner, self._places())

    def _places(self) -> tuple[str, ...]:
        places = self.thing.places
        if callable(places):
            return tuple(places(self))
        if not places:
            return (self.id,)
        return tuple(place.format_map(self.parts) for place in places.split())


class Things:
    """All kinds of things that a game draws; of two that fit an id, the first is meant."""

    def __init__(
        self, home: Path, declared: Sequence[Thing], facts: Mapping[str, Callable[[Touched], Fact]]
    ) -> None:
        self.home = home
        self.declared = declared
        self.facts = facts

    @cached_property
    def texts(self) -> Texts:
        """The sentences of the game."""
        return texts_of(self.home)

    def touched(self, box: Any, view: Any, id: str) -> Touched | None:
        """What is drawn under an id; None when nothing is."""
        for thing in self.declared:
            if found := thing.ids.fullmatch(id):
                try:
                    return Touched(self, thing, box, view, id, found.groupdict())
                except LookupError:
                    continue
        return None

    def card(self, box: Any, view: Any, id: str) -> Card | None:
        """What a thing says of itself to who has this view; None for what is not on the table."""
        try:
            found = self.touched(box, view, id)
            return None if found is None else found.card()
        except (LookupError, ValueError, StopIteration, AssertionError):  # it was made up, or has gone
            return None


def noun_number(noun: Noun, box: Any, id: str) -> int | None:
    """The number of the thing of a kind that is written like this in ids of the board."""
    for n in range(noun.size):
        if id in (noun.on_board(box, n), noun.id(box, n).replace(" ", "_")):
            return n
    return None


def by(part: str, **rules: str) -> Callable[[Touched], str]:
    """The rule that belongs to one of a few words in an id."""
    return lambda at: rules[at[part]]


def never(at: Touched) -> Sequence[str]:
    """The places of what answers never name."""
    return ()


def own(places: str) -> Callable[[Touched], Sequence[str]]:
    """What answers call a thing, where it is the viewer's own."""
    return lambda at: [place.format_map(at.parts) for place in places.split()] if at.mine else []
