"""Lines of the log as declarations: what each event carries, and the sentence that it says.

The sentence of an event is named after its constant in `rules/tell.py`: SOLD says `log-sold`. Some lines open
a period of the game, some belong to a moment that is shown step by step, some bring somebody something.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from motu.games._shared.nouns import Noun
from motu.games._shared.text import Fact, Phrase, Texts, texts_of


@dataclass(frozen=True)
class Line:
    """An event: the names of what it carries, in order; `victim=seat` is a seat that is called victim.

    `says`: which of several sentences, by what is added to its name.
    `facts`: what its sentence says besides, made of what it carries.
    """

    carries: str
    says: Callable[[Told], str] | None = None
    facts: Mapping[str, Callable[[Told], Fact]] = field(default_factory=dict)


class Told:
    """One event that happened: `at.good` is the number of the good that it carries."""

    __slots__ = ("_numbers", "box")

    def __init__(self, box: Any, numbers: dict[str, int]) -> None:
        self.box = box
        self._numbers = numbers

    def __getattr__(self, name: str) -> int:
        try:
            return self._numbers[name]
        except KeyError:
            raise AttributeError(f"no {name} in this event") from None


class Gained(NamedTuple):
    """What a line brings to a seat: sources of points with their numbers, or goods."""

    seat: int
    what: Mapping[str, int]
    points: bool


Gains = Callable[[Told], Mapping[str, int]]  # by what they are: sources of points, or goods


def points(source: str) -> Gains:
    """The points that an event carries, from one source."""
    return lambda at: {source: at.points}


def one(good: str) -> Gains:
    """One thing."""
    return lambda at: {good: 1}


def some(good: str, name: str = "") -> Gains:
    """As many things as the event says."""
    return lambda at: {good: getattr(at, name or good)}


class Events:
    """All that the log of a game can say.

    `periods`: lines that open a round, an epoch, a ceremony; their titles are `moment-` and the name.
    `moments`: lines that belong together and are shown one after the other, by the name of the moment.
    `points`: what a line brings to the seat that it carries; `goods`: likewise for what is not points.
    `sounds`: which lines are heard as dice, card or coin; what brings somebody something is heard as a coin.
    `steps`: all lines that people see as a step of their own.
    """

    def __init__(
        self,
        tell: ModuleType,
        nouns: Sequence[Noun],
        lines: Mapping[int, str | Line],
        home: Path,
        periods: Mapping[int, str] | None = None,
        moments: Mapping[str, Collection[int]] | None = None,
        points: Mapping[int, Gains] | None = None,
        goods: Mapping[int, Gains] | None = None,
        sounds: Mapping[str, Collection[int]] | None = None,
    ) -> None:
        self.home = home
        self.periods, self.points, self.goods = periods or {}, points or {}, goods or {}
        self.moments = {kind: name for name, kinds in (moments or {}).items() for kind in kinds}
        self.sounds = dict.fromkeys((*self.points, *self.goods), "coin")
        self.sounds |= {kind: name for name, kinds in (sounds or {}).items() for kind in kinds}
        self.steps = frozenset((*self.periods, *self.moments, *self.points))
        self.names = {value: name for name, value in vars(tell).items() if name.isupper()}
        self.lines = {kind: Line(line) if isinstance(line, str) else line for kind, line in lines.items()}
        known = {noun.name: noun for noun in nouns}
        self._carried: dict[int, list[tuple[str, Noun | None]]] = {}
        for kind, line in self.lines.items():
            parts = [part.partition("=") for part in line.carries.split()]
            self._carried[kind] = [(name, known.get(noun or name)) for name, _, noun in parts]

    @cached_property
    def texts(self) -> Texts:
        """The sentences of the game."""
        return texts_of(self.home)

    def name(self, kind: int) -> str:
        """What an event is called in texts and by programs."""
        return self.names[kind].lower().replace("_", "-")

    def phrase(self, box: Any, kind: int, facts: Sequence[int]) -> Phrase:
        """One line of the log."""
        line, at = self.lines[kind], self.at(box, kind, facts)
        id = f"log-{self.name(kind)}"
        if line.says is not None and (variant := line.says(at)):
            id = f"{id}-{variant}"
        return self._said(id, at, kind)

    def title(self, box: Any, kind: int, facts: Sequence[int]) -> Phrase:
        """What the period or moment is called that begins with this line."""
        name = self.periods.get(kind) or self.moments[kind]
        return self._said(f"moment-{name}", self.at(box, kind, facts), kind)

    def gained(self, box: Any, kind: int, facts: Sequence[int]) -> Gained | None:
        """Who gets how much of what by this line; None for nothing."""
        found = self.points.get(kind) or self.goods.get(kind)
        if found is None:
            return None
        at = self.at(box, kind, facts)
        return Gained(at.seat, found(at), kind in self.points)

    def at(self, box: Any, kind: int, facts: Sequence[int]) -> Told:
        """An event by the names of what it carries."""
        return Told(box, {name: n for (name, _), n in zip(self._carried[kind], facts, strict=False)})

    def _said(self, id: str, at: Told, kind: int) -> Phrase:
        line, nouns = self.lines[kind], dict(self._carried[kind])
        return Phrase(id, {name: _fact(at, line, nouns, name) for name in self.texts.variables(id)})


def _fact(at: Told, line: Line, nouns: Mapping[str, Noun | None], name: str) -> Fact:
    if name in line.facts:
        return line.facts[name](at)
    if name not in nouns:
        raise LookupError(f"nothing says what ${name} is in an event that carries {line.carries!r}")
    noun, n = nouns[name], getattr(at, name)
    return noun.word(at.box, n) if noun is not None else int(n)
