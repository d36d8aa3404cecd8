"""Lines of the log as declarations: what each event carries, and the sentence that it says.

The sentence of an event is named after its constant in `rules/tell.py`: SOLD says `log-sold`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

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


class Events:
    """All that the log of a game can say."""

    def __init__(
        self,
        tell: ModuleType,
        nouns: Sequence[Noun],
        lines: Mapping[int, str | Line],
        home: Path,
    ) -> None:
        self.home = home
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
        line, carried = self.lines[kind], self._carried[kind]
        at = Told(box, {name: n for (name, _), n in zip(carried, facts, strict=False)})
        id = f"log-{self.name(kind)}"
        if line.says is not None and (variant := line.says(at)):
            id = f"{id}-{variant}"
        nouns = dict(carried)
        return Phrase(id, {name: _fact(at, line, nouns, name) for name in self.texts.variables(id)})


def _fact(at: Told, line: Line, nouns: Mapping[str, Noun | None], name: str) -> Fact:
    if name in line.facts:
        return line.facts[name](at)
    if name not in nouns:
        raise LookupError(f"nothing says what ${name} is in an event that carries {line.carries!r}")
    noun, n = nouns[name], getattr(at, name)
    return noun.word(at.box, n) if noun is not None else int(n)
