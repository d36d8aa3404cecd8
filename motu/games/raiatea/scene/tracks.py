"""The tattoo track with its ranks, and the priest track of Raiatea."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark
from motu.games._shared.drawing.letters import shortened, text, width
from motu.games._shared.drawing.markup import markup
from motu.games._shared.drawing.palette import INK, MUTED, PAPER
from motu.games._shared.drawing.parts import Maker, cell, icon, panel, shown, thing
from motu.games._shared.drawing.pieces import plate
from motu.games._shared.drawing.remembered import remembered
from motu.games._shared.drawing.sheet import layer
from motu.games.raiatea.scene import layout
from motu.games.raiatea.scene.pieces import disc
from motu.games.raiatea.seen import RaiateaView

BANDS: Final = ("#F3E3C3", "#E8CFA6", "#DDB88A", "#D0A271")  # skin, darker with every rank
STONE: Final = "#E6E0D2"


@remembered
def tracks(view: RaiateaView, make: Maker) -> Iterator[Markup]:
    """Both tracks, and everybody's discs on them."""
    yield panel(layout.TRACKS)
    yield from _tattoos(view, make)
    yield from _priests(view, make)
    yield layer("discs", _markers(view))


def _tattoos(view: RaiateaView, make: Maker) -> Iterator[Markup]:
    """The ranks, and how far everybody is tattooed."""
    last = view["last_tattoo"]
    x, y, wide, _ = layout.TRACKS
    box = (x + 3, y + 3, wide - 6, 58)
    content = [plate(*box, 6, PAPER, frame=False), icon("tattoo", x + 17, y + 12, 14)]
    ranks = view["ranks"]
    ends = [rank["from"] for rank in ranks[1:]] + [last + 1]
    for i, (rank, end) in enumerate(zip(ranks, ends, strict=True)):
        left = layout.tattoo_box(rank["from"], last)[0]
        room = layout.tattoo_box(end - 1, last)[0] + layout.tattoo_box(0, last)[2] - left
        name = make.say(f"rank-{rank['id']}")
        label = f"{name} · {make.say('scene-points', points=rank['points'])}"
        if end > last:  # the last rank may have one space only: its name ends where the track ends
            content.append(text(label, left + room, y + 17, 13, bold=True, anchor="end"))
        else:
            indent = 24 if i == 0 else 2
            words = (
                label if width(label, 13, True) + indent < room else shortened(name, 13, room - indent, True)
            )
            content.append(text(words, left + indent, y + 17, 13, bold=True, anchor="start"))
        for position in range(rank["from"], end):
            at = layout.tattoo_box(position, last)
            content.append(_skin(at, BANDS[min(i, 3)], position))
    yield thing("tattoo_track", box, make.say("scene-tattoos"), make.mark("tattoo_track"), content)


@lru_cache(maxsize=64)
def _skin(box: Box, fill: str, position: int) -> Markup:
    """A space with its tattooed band along the lower edge."""
    x, y, wide, high = box
    teeth = int(wide // 6)
    step = wide / teeth
    band = f"M{x:.1f},{y + high:.1f} " + " ".join(
        f"L{x + step * (i + 0.5):.1f},{y + high - 6:.1f} L{x + step * (i + 1):.1f},{y + high:.1f}"
        for i in range(teeth)
    )
    return markup(h.g(id=f"tattoo-space-{position}")[
        cell(box, fill, INK, 3),
        markup(h.path(d=f"{band} Z", fill=INK, opacity="0.75")),
        text(position, x + 4, y + 13, 13, anchor="start"),
    ])  # fmt: skip


def _priests(view: RaiateaView, make: Maker) -> Iterator[Markup]:
    """The path of the priests, and what may be recruited now."""
    last = view["last_priest"]
    x, y = layout.TRACKS[:2]
    title = make.say("scene-priests")
    words = text(title, x + 30, y + 75.5, 13, bold=True, anchor="start")
    yield shown("priest-track", [icon("priest", x + 17, y + 71, 15), words])
    for position in range(1, last + 1):
        at = layout.priest_box(position, last)
        yield _stone(at, position)
    yield layer("recruiting", _recruiting(make))


@lru_cache(maxsize=64)
def _stone(box: Box, position: int) -> Markup:
    return markup(
        h.g(id=f"priest-space-{position}")[
            cell(box, STONE, MUTED, 9), text(position, box[0] + 3, box[1] + 13, 13, anchor="start")
        ]
    )


def _recruiting(make: Maker) -> Iterator[Markup]:
    for count in range(3):
        mark = make.mark(f"priests_{count}")
        if mark:
            yield _recruit(count, layout.recruit_box(count), mark, make.say("scene-about-recruits", n=count))


@lru_cache(maxsize=64)
def _recruit(count: int, box: Box, mark: Mark, name: str) -> Markup:
    x, y, wide, high = box
    content = [
        cell(box, PAPER, INK, 8),
        text(f"+{count}", x + wide / 2 - 9, y + high / 2 + 4.7, 13, bold=True),
        icon("priest", x + wide / 2 + 14, y + high / 2, 14),
    ]
    return thing(f"priests_{count}", box, name, mark, content, 8)


def _markers(view: RaiateaView) -> Iterator[Markup]:
    """Everybody's discs on both tracks: they travel."""
    tattooed: dict[int, list[int]] = {}
    praying: dict[int, list[int]] = {}
    for player in view["players"]:
        tattooed.setdefault(player["tattoo"], []).append(player["seat"])
        praying.setdefault(player["priests"], []).append(player["seat"])
    found: list[tuple[str, int, float, float]] = []
    for position, seats in tattooed.items():
        found += _crowd("tattoo", seats, layout.tattoo_box(position, view["last_tattoo"]))
    for position, seats in praying.items():
        found += _crowd("priest", seats, layout.priest_box(position, view["last_priest"]))
    return (disc(*one) for one in sorted(found))


def _crowd(track: str, seats: list[int], box: Box) -> list[tuple[str, int, float, float]]:
    """Discs on one space: as many as fit in the lower row, the rest beside the number."""
    x, y, wide, _ = box
    across = int((wide - 3) // 15)
    pitch = min(17.0, (wide - 20) / (across - 1)) if across > 1 else 0
    places = [(x + wide - 10 - pitch * (i % across), y + 28 - 17 * (i // across)) for i in range(len(seats))]
    if len(seats) == 1:
        places = [(x + wide / 2 + 4, y + 20)]
    return [(track, seat, *place) for seat, place in zip(seats, places, strict=True)]
