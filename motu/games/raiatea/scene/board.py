"""The round track and the six locations of Raiatea."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark
from motu.games._shared.drawing.letters import lines, shortened, text
from motu.games._shared.drawing.markup import markup, number
from motu.games._shared.drawing.palette import (
    BORDER,
    CORAL,
    GOLD,
    INK,
    MUTED,
    PAGE,
    PAPER,
    REFUSAL,
    on,
)
from motu.games._shared.drawing.parts import Maker, cell, icon, panel, thing
from motu.games._shared.drawing.pieces import plate, token
from motu.games._shared.drawing.remembered import remembered
from motu.games.raiatea.scene import layout
from motu.games.raiatea.seen import RaiateaView

GROUNDS: Final = {
    "forest": "#DDE8C4", "marae": "#E4DFD5", "reef": "#D3ECEA", "path": "#F5E6BF",
    "clearing": "#E9EFC8", "market": "#F7DFD3",
}  # fmt: skip
# What everybody does there, as icons; in four places a kind of assistants first rolls the die.
ACTIONS: Final = {
    "forest": ("gatherer", "die", "", "good", "assistant", "mask"),
    "marae": ("shaman", "die", "", "good", "arrow", "tattoo", "ritual"),
    "reef": ("diver", "die", "", "die", "arrow", "pearl"),
    "path": ("pearl", "arrow", "priest", "arrow", "mana"),
    "clearing": ("mask", "swap", "mask"),
    "market": ("merchant", "die", "", "good", "arrow", "assistant"),
}
SMALL: Final = 15


@remembered
def round_track(view: RaiateaView, make: Maker) -> Iterator[Markup]:
    """The phases of the game; the present one is marked."""
    x, y, wide, _ = layout.ROUND
    spaces = view["track"]
    pitch = (wide - 16) / len(spaces)
    yield panel(layout.ROUND, heading(view, make))
    number_of = 0
    for i, space in enumerate(spaces):
        number_of += not space["ceremony"]
        label = "I" * (space["ceremony"] or 0) or str(number_of)
        at = (x + 8 + pitch * (i + 0.5), y + 43)
        here = space["id"] == view["space"]
        yield _space(space["id"], label, bool(space["ceremony"]), space["used"], at, here)


def heading(view: RaiateaView, make: Maker) -> str:
    """The phase in words."""
    if view["over"]:
        return make.say("scene-over")
    spaces = view["track"]
    here = next(i for i, space in enumerate(spaces) if space["id"] == view["space"])
    if ceremony := spaces[here]["ceremony"]:
        return make.say("scene-ceremony", number=ceremony)
    return make.say("scene-action", number=sum(not space["ceremony"] for space in spaces[: here + 1]))


@lru_cache(maxsize=256)
def _space(id: str, label: str, ceremony: bool, used: bool, at: tuple[float, float], here: bool) -> Markup:
    x, y = at
    fill = PAGE if not used else REFUSAL if ceremony else GOLD
    corners = ((0, -16), (15, -4), (11, 14), (-11, 14), (-15, -4))
    path = "M" + " L".join(f"{x + a:.1f},{y + b:.1f}" for a, b in corners) + " Z"
    centre = {"cx": number(x), "cy": number(y)}
    content: list[h.Node] = []
    if here:
        content.append(h.circle(centre, r="18.5", fill=PAPER, stroke=INK, stroke_width="2.5"))
    if ceremony:
        content.append(h.path(d=path, fill=fill, stroke=INK))
    elif used:
        content.append(h.circle(centre, r="12.5", fill=fill, stroke=INK))
    else:
        content.append(h.circle(centre, r="12.5", fill=fill, stroke=MUTED, stroke_dasharray="3 3"))
    if used:
        content.append(text(label, x, y + 5.2, 14, bold=True, fill=on(fill)))
    return markup(h.g(id=f"space_{id}")[content])


@remembered
def locations(view: RaiateaView, make: Maker) -> Iterator[Markup]:
    """The six tiles: who took them in this phase, and where everybody is now."""
    for i, place in enumerate(view["locations"]):
        name = make.say(f"location-{place['id']}")
        taker = place["taker"]
        about = name if taker is None else make.say("scene-about", what=name, more=make.names[taker])
        here = place["id"] == view["location"]
        target = f"location_{place['id']}"
        die = view["die"] or 0 if here else 0
        yield _location(place["id"], layout.location_box(i), name, about, taker, here, die, make.mark(target))


@lru_cache(maxsize=16)
def _rolled(die: int, x: float, y: float) -> Markup:
    """What the die shows."""
    return plate(x - 10, y - 10, 20, 20, 4, PAPER, INK, frame=False) + text(die, x, y + 5.2, 14, bold=True)


@lru_cache(maxsize=1024)
def _location(
    id: str, box: Box, name: str, about: str, taker: int | None, here: bool, die: int, mark: Mark | None
) -> Markup:
    x, y, wide, high = box
    fill = GROUNDS[id] if taker is None or here else PAGE
    content = [cell(box, fill, INK if here else BORDER, 7)]
    if here:
        edge = plate(x + 1.5, y + 1.5, wide - 3, high - 3, 6, "none", CORAL, frame=False)
        content.append(markup(h.g(stroke_width="3")[edge]))
    content.append(icon(id, x + 24, y + 25, 34))
    room = wide - 52 - (28 if taker is not None else 4)
    words = lines(name, 13, room, True)
    top = y + (26 if len(words) == 1 else 19)
    content += [
        text(shortened(line, 13, room, True), x + 48, top + 15 * i, 13, bold=True, anchor="start")
        for i, line in enumerate(words[:2])
    ]
    left = x + 12 if len(ACTIONS[id]) > 5 else x + 48
    for i, sign in enumerate(ACTIONS[id]):
        if sign:
            size = 13 if sign in ("arrow", "swap") else SMALL
            content.append(icon(sign, left + 17 * i, y + high - 14, size))
    if taker is not None:
        content.append(token(taker, x + wide - 18, y + 19, 10))
    if die and "die" in ACTIONS[id]:
        content.append(_rolled(die, x + wide - 18, y + high - 17))
    return thing(f"location_{id}", box, about, mark, content, 7)
