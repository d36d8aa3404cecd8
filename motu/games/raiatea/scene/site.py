"""The ceremonial site of Raiatea, always there: the bag, the order of the cubes, the ritual decks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark
from motu.games._shared.drawing.letters import shortened, text
from motu.games._shared.drawing.markup import joined, markup
from motu.games._shared.drawing.palette import BORDER, GOLD, INK, MUTED, PAPER
from motu.games._shared.drawing.parts import CARD, Maker, icon, panel, shown, thing
from motu.games._shared.drawing.pieces import plate, small_token
from motu.games._shared.drawing.remembered import remembered
from motu.games._shared.drawing.sheet import layer
from motu.games.raiatea.scene import layout
from motu.games.raiatea.scene.cards import deck
from motu.games.raiatea.scene.pieces import disc
from motu.games.raiatea.seen import RaiateaView

GROUND: Final = "#EADBC4"


@remembered
def site(view: RaiateaView, make: Maker) -> Iterator[Markup]:
    """The bag, the order of the cubes, and the two decks: always there."""
    x, y = layout.SITE[:2]
    yield panel(layout.SITE)
    mana = view["ceremony"]["bag_mana"]
    yield _bag(layout.bag_box(), mana, make.say("scene-bag", mana=mana), make.mark("bag"))
    order = view["ceremony"]["order"]
    yield text(
        shortened(make.say("scene-order"), 13, 122, True), x + 84, y + 18, 13, bold=True, anchor="start"
    )
    yield _places(len(order), x + 83, y + 24)
    yield layer(
        "cubes", sorted(disc("cube", seat, x + 83 + 24 * i + 11, y + 42) for i, seat in enumerate(order))
    )
    first = view["first"]
    if first is not None:
        words = shortened(make.say("scene-first"), 13, 100)
        said = text(words, x + 108, y + 78, 13, fill=MUTED, anchor="start")
        yield shown("first-player", [small_token(first, x + 93, y + 73), said])
    for name, facts in view["decks"].items():
        forbidden = name == "forbidden"
        target, box = f"deck_{name}", layout.deck_box(forbidden)
        yield deck(
            target,
            forbidden,
            box,
            facts["deck"],
            make.say(f"back-{name}"),
            make.say(f"back-{name}.title"),
            make.mark(target),
        )


@lru_cache(maxsize=8)
def _places(count: int, x: float, y: float) -> Markup:
    """The spaces of the cubes: stones with their numbers below the cubes."""
    return joined(plate(x + 24 * i, y + 2, 22, 32, 5, GROUND, BORDER, frame=False) for i in range(count))


@lru_cache(maxsize=256)
def _bag(box: Box, mana: int, name: str, mark: Mark | None) -> Markup:
    x, y, wide, high = box
    middle = x + wide / 2
    path = (
        f"M{middle - 9},{y + 16} C{x - 4},{y + 28} {x - 2},{y + high} {middle},{y + high} "
        f"C{x + wide + 2},{y + high} {x + wide + 4},{y + 28} {middle + 9},{y + 16} "
        f"L{middle + 16},{y + 4} L{middle - 16},{y + 4} Z"
    )
    cord = f"M{middle - 10},{y + 16} L{middle + 10},{y + 16}"
    content = [
        plate(x, y, wide, high, 8, CARD, BORDER, frame=False),
        markup(h.path(d=path, fill="#7A4B2A", stroke=INK, stroke_width="1.3")),
        markup(h.path(d=cord, stroke=GOLD, stroke_width="3", stroke_linecap="round")),
        text(mana, middle - 9, y + 51, 18, bold=True, fill=PAPER),
        icon("mana", middle + 17, y + 45, 20),
    ]
    return thing("bag", box, name, mark, content, 8)
