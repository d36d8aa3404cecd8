"""Parts of a table that are drawn anew only when something changes of what they show."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache, wraps
from typing import Any, TypeVar, TypeVarTuple

from markupsafe import Markup

from motu.games._shared.drawing.choosing import Mark
from motu.games._shared.drawing.letters import Speaker
from motu.games._shared.drawing.markup import joined
from motu.games._shared.drawing.parts import Maker
from motu.games._shared.text import Texts

View = TypeVar("View", bound=Mapping[str, Any])
More = TypeVarTuple("More")
Paint = Callable[[View, Maker, *More], Iterable[Markup]]


class Facts:
    """What a part shows, as something that can be compared at once."""

    def __init__(self, view: Mapping[str, Any], more: tuple[Any, ...]) -> None:
        self.view: Any = view
        self.more = more
        self.key = repr((view, more))

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Facts) and self.key == other.key


def remembered(*shown: str) -> Callable[[Paint[View, *More]], Paint[View, *More]]:
    """For what draws a part of a table: it is given no more of a view than the facts it says it shows."""

    def deciding(paint: Paint[View, *More]) -> Paint[View, *More]:
        @wraps(paint)
        def part(view: View, make: Maker, *more: *More) -> Iterable[Markup]:
            facts = Facts({name: view[name] for name in shown}, more)
            say = make.say
            return [_painted(paint, facts, say.texts, say.lang, make.names, tuple(make.marked.values()))]

        return part

    return deciding


@lru_cache(maxsize=512)
def _painted(
    paint: Callable[..., Iterable[Markup]],
    facts: Facts,
    texts: Texts,
    lang: str,
    names: tuple[str, ...],
    marked: tuple[Mark, ...],
) -> Markup:
    """What `paint` makes of these facts, in these words, with these things to choose."""
    make = Maker(Speaker(texts, lang), names, {mark.target: mark for mark in marked})
    return joined(paint(facts.view, make, *facts.more))
