"""Parts of a table that are drawn anew only when something changes of what they show.

While a part is drawn, it is noted what it reads of the view and which marks it asks for. Where all that it
ever read is the same, so is the picture: what a part reads next is decided by what it has read before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import wraps
from typing import Any, TypeVar, TypeVarTuple

from markupsafe import Markup

from motu.games._shared.drawing.choosing import Mark
from motu.games._shared.drawing.markup import joined
from motu.games._shared.drawing.parts import Maker

View = TypeVar("View", bound=Mapping[str, Any])
More = TypeVarTuple("More")
Paint = Callable[[View, Maker, *More], Iterable[Markup]]
MOST = 4096  # parts in memory


EVERYTHING = "*"


class Watched(dict[str, Any]):
    """A view or the marks, and what was asked of them."""

    def __init__(self, content: Mapping[str, Any], asked: dict[str, None]) -> None:
        super().__init__(content)
        self.asked = asked

    def __getitem__(self, name: str) -> Any:
        self.asked[name] = None
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:
        self.asked[name] = None
        return super().get(name, default)

    def __contains__(self, name: object) -> bool:
        self.asked[str(name)] = None
        return super().__contains__(name)

    def __len__(self) -> int:
        self.asked[EVERYTHING] = None
        return super().__len__()

    def __iter__(self) -> Iterator[str]:
        self.asked[EVERYTHING] = None
        return super().__iter__()

    def keys(self) -> Any:
        self.asked[EVERYTHING] = None
        return super().keys()

    def values(self) -> Any:
        self.asked[EVERYTHING] = None
        return super().values()

    def items(self) -> Any:
        self.asked[EVERYTHING] = None
        return super().items()


def remembered(paint: Paint[View, *More]) -> Paint[View, *More]:
    """For what draws a part of a table from a view."""
    names: dict[str, None] = {}  # of the view, that it ever asked for
    targets: dict[str, None] = {}  # whose marks it ever asked for
    drawn: dict[object, Markup] = {}

    def known(view: View, make: Maker, more: tuple[Any, ...]) -> object:
        shown = tuple(_written(view, name, make.written) for name in names)
        marks = tuple(make.marked.get(target) for target in targets)
        if EVERYTHING in targets:
            marks = tuple(make.marked.values())
        return make.say.texts, make.say.lang, make.names, shown, marks, repr(more)

    @wraps(paint)
    def part(view: View, make: Maker, *more: *More) -> Iterable[Markup]:
        key = known(view, make, more)
        if key not in drawn:
            watched: Any = Watched(view, names)
            marked: Mapping[str, Mark] = Watched(make.marked, targets)
            content = joined(paint(watched, Maker(make.say, make.names, marked, make.written), *more))
            if len(drawn) >= MOST:
                drawn.clear()
            key = known(view, make, more)  # it may have asked for something new
            drawn[key] = content
        return [drawn[key]]

    return part


def _written(view: Mapping[str, Any], name: str, written: dict[str, str]) -> str:
    """A fact of a view as text. It is asked for even where the text is there already: who remembers the part
    around this one has to know of it."""
    fact = {**view} if name == EVERYTHING else view.get(name)
    if name not in written:
        written[name] = repr(fact)
    return written[name]
