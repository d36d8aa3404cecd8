"""What many parts of the table of Costa Ruana are made with."""

from __future__ import annotations

from functools import lru_cache

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Mark, chosen, ring
from motu.games._shared.drawing.markup import markup, number

Edge = tuple[float, ...]  # x, y, width, height, radius of the corners; scale, if it is drawn at another one


def moved(x: float, y: float) -> str:
    """The place of what is drawn around the origin, or down and right from it."""
    return f"translate({number(x)} {number(y)})"


def traveller(id: str, art: str, place: str, seen: bool) -> Markup:
    """A piece that pages let travel from one picture to the next; unseen while it waits."""
    unseen = "" if seen else ' opacity="0"'
    return Markup(f'<use id="{id}" class="piece" href="#art-{art}" transform="{place}"{unseen}/>')


@lru_cache(maxsize=4096)
def thing(
    kind: str,
    id: str,
    name: str,
    mark: Mark | None,
    edge: Edge,
    content: Markup,
    place: str | None = None,
    about: str = "",
) -> Markup:
    """Something that may be chosen, with a ring along its edge if so. `about`: more than its name."""
    rings = [ring(*edge)] if mark else []
    attributes = chosen(mark, kind, name)
    return markup(h.g(attributes, id=id, transform=place)[h.title[about or name], content, rings])
