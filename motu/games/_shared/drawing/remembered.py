"""Parts of a table that are drawn anew only when something changes of what they show."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

from markupsafe import Markup

from motu.games._shared.drawing.choosing import Mark
from motu.games._shared.drawing.letters import Speaker
from motu.games._shared.drawing.markup import joined
from motu.games._shared.drawing.parts import Maker, View
from motu.games._shared.text import Texts

Paint = Callable[[View, Maker], Iterable[Markup]]


class Facts:
    """Part of a view, as something that can be compared at once."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.key = repr(view)

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Facts) and self.key == other.key


@lru_cache(maxsize=512)
def painted(
    paint: Paint, facts: Facts, texts: Texts, lang: str, names: tuple[str, ...], marked: tuple[Mark, ...]
) -> Markup:
    """What `paint` makes of these facts, in these words, with these things to choose."""
    make = Maker(Speaker(texts, lang), names, {mark.target: mark for mark in marked})
    return joined(paint(facts.view, make))
