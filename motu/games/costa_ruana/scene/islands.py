"""The islands of Costa Ruana: land, name, treasures."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.letters import text, width
from motu.games._shared.drawing.markup import markup, number
from motu.games._shared.drawing.palette import FOREST, INK, MUTED, PAPER, PLAIN, SAND, SHALLOW
from motu.games._shared.drawing.parts import Maker
from motu.games._shared.drawing.pieces import plate, token
from motu.games._shared.drawing.remembered import remembered
from motu.games._shared.drawing.sheet import layer, used
from motu.games.costa_ruana.scene.emblems import emblem
from motu.games.costa_ruana.scene.islanders import islanders
from motu.games.costa_ruana.scene.layout import PLACES_Y, middles, place_pitch
from motu.games.costa_ruana.scene.map import PARCHMENT, lagoon
from motu.games.costa_ruana.scene.parts import moved, thing
from motu.games.costa_ruana.seen import CostaView

EDGE: Final = (-114, -66, 228, 132, 40)
WET_SAND: Final = "#CBAA5E"

COASTS: Final = (  # outlines of islands
    "M-112,22 C-120,-4 -104,-34 -84,-46 C-62,-60 -34,-50 -4,-56 C30,-63 66,-58 90,-42 C112,-28 118,4 112,28 "
    "C106,54 76,62 40,60 C8,58 -14,66 -46,62 C-82,60 -106,48 -112,22 Z",
    "M-113,26 C-116,2 -110,-22 -92,-40 C-70,-60 -38,-58 -10,-52 C22,-46 48,-62 78,-50 "
    "C104,-40 116,-12 113,18 C112,46 88,60 56,62 C22,64 -2,58 -34,61 C-70,66 -108,56 -113,26 Z",
    "M-112,30 C-118,6 -102,-16 -96,-34 C-84,-58 -48,-62 -16,-54 C10,-48 34,-52 60,-56 C92,-58 110,-36 114,-8 "
    "C118,22 108,50 78,58 C46,66 18,58 -12,60 C-48,64 -104,62 -112,30 Z",
)
GREENS: Final = (
    "M-100,2 C-102,-24 -82,-44 -58,-44 C-34,-46 -24,-40 -26,-22 C-20,-6 -38,10 -62,12 C-82,14 -98,16 -99,2 Z",
    "M-98,-6 C-96,-32 -74,-48 -50,-44 C-28,-42 -22,-26 -28,-10 C-30,8 -50,14 -68,12 C-88,12 -100,8 -98,-6 Z",
)


@remembered
def islands(view: CostaView, make: Maker) -> Iterable[Markup]:
    """The islanders lie above all islands: they travel from one to another."""
    yield lagoon(len(view["islands"]))
    yield layer("island-cards", (_island(i, view, make) for i in range(len(view["islands"]))))
    yield layer("islanders", islanders(view, make))


def _island(index: int, view: CostaView, make: Maker) -> Markup:
    """An island: its drawing, its name, its treasures and who would take one of them now."""
    island = view["islands"][index]
    treasures, winner = island["treasures"], None if view["over"] else island["winner"]
    name = make.say(f"island-{index + 1}.title")
    about = make.say("scene-island", island=name, treasures=treasures, people=sum(island["islanders"]))
    if winner is not None:
        about += f". {make.say('scene-takes', seat=make.names[winner])}."
    elif not view["over"]:
        about += f". {make.say('scene-nobody')}."
    content = _land(index, name, island["room"]) + _treasure_badge(treasures, winner)
    place = moved(*middles(len(view["islands"]))[index])
    return thing("island", island["id"], name, make.mark(island["id"]), EDGE, content, place, about)


@cache
def _land(index: int, name: str, room: int) -> Markup:
    """What never changes on an island."""
    green = PLAIN if index % 4 in (1, 2) else FOREST
    return markup(
        [
            used(f"coast-{index % len(COASTS)}"),
            h.path(d=GREENS[index % len(GREENS)], fill=green, opacity="0.55"),
            _places(room),
            h.g(transform="translate(-62 -14)")[emblem(index)],
            _ribbon(name),
        ]
    )


def _ribbon(name: str) -> Markup:
    half = max(45.0, width(name, 14, True) / 2 + 9)
    inner, outer = number(half + 2), number(half + 8)
    ends = f"M-{outer},-61 L{outer},-61 L{inner},-53 L{outer},-44 L-{outer},-44 L-{inner},-53 Z"
    return markup(
        h.g[
            h.path(d=ends, fill=PARCHMENT, stroke=INK),
            plate(-half, -66, 2 * half, 22, 3, PAPER, INK),
            text(name, 0, -50, 14, bold=True, title=True),
        ]
    )


def coasts() -> list[tuple[str, Markup]]:
    """The grounds of the islands: shallow water, a shadow, sand."""
    return [(f"coast-{i}", _coast(path)) for i, path in enumerate(COASTS)]


def _coast(path: str) -> Markup:
    return markup([
        h.path(d=path, fill=SHALLOW, stroke=SHALLOW, stroke_width="13", opacity="0.85"),
        h.path(d=path, fill=INK, opacity="0.16", transform="translate(2 4)"),
        h.path(d=path, fill=SAND, stroke=WET_SAND, stroke_width="2"),
    ])  # fmt: skip


@cache
def _places(room: int) -> Markup:
    """The places for islanders, seen while they are free."""
    pitch = place_pitch(room)
    dash = pitch * 0.4
    half = number(pitch * (room - 1) / 2 + dash / 2)
    path = f"M-{half},{PLACES_Y + 14} L{half},{PLACES_Y + 14}"
    dashes = f"{number(dash)} {number(pitch - dash)}"
    line = {"stroke": WET_SAND, "stroke-width": "8", "stroke-linecap": "round", "opacity": "0.55"}
    return markup(h.path(line, d=path, stroke_dasharray=dashes))


@lru_cache(maxsize=1024)
def _treasure_badge(treasures: int, winner: int | None) -> Markup:
    """How many treasures lie here and who would take one now: a seat's token, or an empty place."""
    gem = used("gem", 2, -17)
    nobody = [
        h.circle(cx="89", cy="-17", r="11", fill="none", stroke=MUTED, stroke_dasharray="3 3"),
        h.path(d="M84,-17 L94,-17", stroke=MUTED, stroke_width="2.5"),
    ]
    return markup(
        [
            plate(-18, -36, 128, 38, 19, PAPER, INK, frame=False),
            gem if treasures else h.g(opacity="0.35")[gem],
            text(treasures, 35, -9, 22, bold=True),
            h.path(d="M54,-17 L66,-17 M61,-22 L66,-17 L61,-12", fill="none", stroke=INK, stroke_width="2"),
            nobody if winner is None else token(winner, 89, -17, 10),
        ]
    )
