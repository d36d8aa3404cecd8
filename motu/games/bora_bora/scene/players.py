"""The players of Bora Bora: who they are, what they have, and their boards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, hit
from motu.games._shared.drawing.letters import shortened, text
from motu.games._shared.drawing.markup import joined, markup
from motu.games._shared.drawing.palette import BORDER, CORAL, FOREST, INK, MUTED, PAGE, SEATS
from motu.games._shared.drawing.parts import Maker, View, counted, icon, panel
from motu.games._shared.drawing.people import name_of
from motu.games._shared.drawing.pieces import plate, token
from motu.games._shared.drawing.sheet import used, zone
from motu.games.bora_bora.scene import boards, layout, tasks
from motu.games.bora_bora.scene.layout import Grid
from motu.games.bora_bora.scene.pieces import SEXES

HEAD: Final = 44  # height of what stands over the rows of a panel
ALL_TASKS: Final = 9  # for the bonus


class Known(NamedTuple):
    """What the head of a panel shows."""

    seat: int
    name: str
    status: str
    points: int
    awaited: bool


def known_of(view: View, make: Maker, seat: int) -> Known:
    awaited = seat in view["awaiting"]
    status = ""
    if awaited:
        status = make.say("scene-your-move" if seat == view["viewer"] else "scene-thinking")
    elif seat in view["turn_order"] and not view["over"]:
        status = make.say("scene-position", n=view["turn_order"].index(seat) + 1)
    return Known(seat, make.names[seat], status, view["players"][seat]["total"], awaited)


@lru_cache(maxsize=1024)
def head(known: Known, box: Box) -> Markup:
    """Colour, name, place or what the player does now, points."""
    x, y, wide, high = box
    parts = [plate(x, y, wide, high)]
    if known.awaited:
        edge = plate(x + 1, y + 1, wide - 2, high - 2, 7, "none", CORAL, frame=False)
        parts.append(markup(h.g(stroke_width="3")[edge]))
    stripe = f"M{x + 8:g},{y + 2:g} L{x + wide - 8:g},{y + 2:g}"
    parts += [
        markup(h.path(d=stripe, stroke=SEATS[known.seat], stroke_width="4", stroke_linecap="round")),
        token(known.seat, x + 21, y + 25, 11),
        name_of(known.name, x + 40, y + 21, wide - 80),
        text(shortened(known.status, 13, wide - 82), x + 40, y + 38, 13, fill=MUTED, anchor="start"),
        used("medal", x + wide - 22, y + 24),
        text(known.points, x + wide - 22, y + 29, 14, bold=True),
    ]
    return joined(parts)


# --- the board at the bottom ----------------------------------------------------------------------


def own(view: View, make: Maker) -> Iterator[Markup]:
    """The board of the one at the bottom: goods, spaces, ceremony ground, tasks."""
    seat = layout.at_bottom(view)
    mine = view["viewer"] is not None
    player = view["players"][seat]
    goods = _goods(_counts(view, player), _words(make), layout.HEAD[0], layout.HEAD[1] + 66)
    yield zone(f"seat_{seat}", [head(known_of(view, make, seat), layout.HEAD), goods])
    yield panel(layout.SLOTS, make.say("scene-spaces"))
    x, y, wide, high = layout.SLOTS
    grid = Grid(x + 6, y + 23, (wide - 8) / 4, (high - 26) / 3, 4, 4)
    yield from boards.spaces(view, make, seat, grid, mine)
    yield panel(layout.CEREMONY, make.say("scene-ceremony"))
    x, y, wide, high = layout.CEREMONY
    yield boards.beside(player, x + wide - 118, y + 12)
    yield from boards.ceremony(view, make, seat, Grid(x + 6, y + 23, (wide - 9) / 4, 46, 3, 4), mine)
    yield from boards.unbuilt(view, make, seat, (x + 6, y + 166, wide - 9, 42), mine)
    done = len(player["fulfilled"])
    yield panel(layout.OWN_TASKS, make.say("scene-own-tasks", done=done, all=ALL_TASKS))
    x, y, wide, high = layout.OWN_TASKS
    yield from tasks.held(view, make, seat, (x + 6, y + 23, wide - 12, 60), 63, mine)


def _counts(view: View, player: Mapping[str, Any]) -> tuple[int, ...]:
    """Offerings, shells, priests at hand, huts on the board, men, women, jewels and their points."""
    slots = player["slots"]
    people = [slot["person"]["sex"] for slot in slots if slot["person"]]
    return (
        player["offerings"],
        player["shells"],
        player["priests"],
        sum(slot["huts"] for slot in slots),
        people.count("man"),
        people.count("woman"),
        len(player["jewels"]),
        sum(jewel["points"] for jewel in player["jewels"]),
    )


def _words(make: Maker) -> tuple[str, ...]:
    names = ("offerings", "shells", "priests", "huts", "men", "women", "jewels")
    return tuple(make.say(f"scene-count-{name}") for name in names)


@lru_cache(maxsize=1024)
def _goods(counts: tuple[int, ...], words: tuple[str, ...], x: float, y: float) -> Markup:
    """Offerings and shells are the largest numbers here: everything is paid with them."""
    parts: list[h.Node] = []
    for i, name in enumerate(("offering", "shell")):
        parts.append(
            h.g[
                h.title[words[i]],
                icon(name, x + 28 + 80 * i, y + 6, 32),
                text(counts[i], x + 50 + 80 * i, y + 15, 24, bold=True, anchor="start"),
            ]
        )
    rows = (("priest", "hut"), ("man", "woman"), ("jewel", ""))
    for row, pair in enumerate(rows):
        for i, name in enumerate(pair):
            if name:
                n = 2 + 2 * row + i
                parts.append(
                    h.g[h.title[words[n]], counted(name, counts[n], x + 18 + 80 * i, y + 48 + 31 * row, 23)]
                )
    parts.append(counted("vp", counts[7], x + 98, y + 110, 21))
    return markup(parts)


# --- the others -----------------------------------------------------------------------------------


def another(view: View, make: Maker) -> Iterator[Markup]:
    """One of the others; the only other player's board lies open."""
    boxes = layout.panels(view["seats"], layout.at_bottom(view))
    for seat in view["players"]:
        drawn = _open if view["seats"] == 2 else _folded
        yield zone(f"seat_{seat}", [drawn(view, make, seat, boxes[seat])])


def _open(view: View, make: Maker, seat: int, box: Box) -> Markup:
    """The whole board, from top to bottom."""
    x, y, wide, _ = box
    return joined([
        head(known_of(view, make, seat), box),
        _summary(view, make, seat, x, y + HEAD + 12),
        *boards.spaces(view, make, seat, Grid(x + 6, y + 104, (wide - 9) / 4, 52, 3, 4), False),
        *boards.ceremony(view, make, seat, Grid(x + 6, y + 266, (wide - 9) / 4, 34, 3, 4), False),
        *boards.unbuilt(view, make, seat, (x + 6, y + 372, wide - 9, 36), False),
        *tasks.held(view, make, seat, (x + 6, y + 414, wide - 12, 50), 54, False),
    ])  # fmt: skip


def _folded(view: View, make: Maker, seat: int, box: Box) -> Markup:
    """The essence of a board; pressing it opens the whole."""
    x, y, wide, high = box
    player = view["players"][seat]
    rows = high - HEAD - 54
    name = make.say("scene-open", name=make.names[seat])
    top = y + HEAD + 54
    size = min(44.0, (rows - 52) / 2)
    content = [
        head(known_of(view, make, seat), box),
        _summary(view, make, seat, x, y + HEAD + 12),
        _crowd(_people(player), x + 8, top, wide - 16, size),
        _little_ground(_ground(player), x + 8, y + high - 40),
        *_aims(view, make, seat, x + 76, y + high - 40),
    ]
    # The button lies over the board and contains none of its words: its name is all that is read.
    button = h.g(class_="opens", role="button", tabindex="0", aria_label=name)[
        h.title[name], hit(x, y, wide, high)
    ]
    whole = h.g(".unfolded", opacity="0")[_whole(view, make, seat)]
    return markup(h.g(".unfolds", id=f"seat-{seat}")[joined(content), button, whole])


def _summary(view: View, make: Maker, seat: int, x: float, y: float) -> Markup:
    """Two rows of numbers."""
    player = view["players"][seat]
    counts = _counts(view, player)
    first = (
        ("offering", counts[0]),
        ("shell", counts[1]),
        ("god_tile", player["god_tiles"]),
        ("god_card", player["cards"]),
    )
    second = (
        ("hut", counts[3]),
        ("priest", counts[2]),
        ("jewel", counts[6]),
        ("task", len(player["fulfilled"])),
    )
    return _rows(first, second, x, y)


@lru_cache(maxsize=1024)
def _rows(
    first: tuple[tuple[str, int], ...], second: tuple[tuple[str, int], ...], x: float, y: float
) -> Markup:
    return joined(
        counted(name, value, x + 8 + 51 * i, y + 24 * row, 18)
        for row, values in enumerate((first, second))
        for i, (name, value) in enumerate(values)
    )


def _people(player: Mapping[str, Any]) -> tuple[tuple[str, str, bool], ...]:
    return tuple(
        (slot["person"]["sex"], slot["person"]["type"], slot["shifted"])
        for slot in player["slots"]
        if slot["person"]
    )


@lru_cache(maxsize=512)
def _crowd(people: tuple[tuple[str, str, bool], ...], x: float, y: float, wide: float, size: float) -> Markup:
    """Who works for a player: twelve small places."""
    columns = 6
    each = wide / columns
    parts: list[Markup] = []
    for i in range(12):
        left, top = x + each * (i % columns), y + (size + 3) * (i // columns)
        box = (left, top, each - 2, size)
        if i < len(people):
            sex, kind, _ = people[i]
            parts.append(plate(*box, 3, SEXES[sex], INK, frame=False))
            parts.append(icon(kind, left + each / 2 - 1, top + size / 2, min(each - 4, size - 2)))
        else:
            parts.append(plate(*box, 3, PAGE, BORDER, frame=False))
    return joined(parts)


def _ground(player: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(
        "building" if space["building"] is not None else space["kind"] if space["material"] else ""
        for space in player["ceremony"]
    )


@lru_cache(maxsize=512)
def _little_ground(ground: tuple[str, ...], x: float, y: float) -> Markup:
    """The ceremony ground in small: materials and buildings."""
    fills = {"": PAGE, "building": CORAL, **boards.MATERIALS}
    return joined(
        plate(
            x + 15.5 * (i % 4),
            y + 11.5 * (i // 4),
            14,
            10,
            2,
            fills[what],
            INK if what else BORDER,
            frame=False,
        )
        for i, what in enumerate(ground)
    )


def _aims(view: View, make: Maker, seat: int, x: float, y: float) -> Iterator[Markup]:
    """How far the three tasks are."""
    for i, task in enumerate(view["players"][seat]["tasks"]):
        if task is None:
            continue
        have = sum(min(part["have"], part["least"]) for part in task["needs"])
        least = sum(part["least"] for part in task["needs"])
        yield _aim(have, least, tasks.in_words(make.say, task), x + 44 * i, y)


@lru_cache(maxsize=512)
def _aim(have: int, least: int, words: str, x: float, y: float) -> Markup:
    fill = tasks.DONE if have == least else tasks.GROUND
    return markup(
        h.g[
            h.title[words],
            plate(x, y, 40, 33, 5, fill, FOREST),
            text(f"{have}/{least}", x + 20, y + 21, 13, bold=True),
        ]
    )


def _whole(view: View, make: Maker, seat: int) -> Markup:
    """A board laid open over the middle of the table."""
    x, y, wide, high = layout.OPENED
    title = make.say("scene-board-of", name=make.names[seat])
    return joined([
        markup(h.rect(x=f"{x - 8}", y=f"{y - 8}", width=f"{wide + 16}", height=f"{high + 16}", rx="12",
                      fill=SEATS[seat], stroke=INK)),
        plate(x, y, wide, high, frame=False),
        text(shortened(title, 15, 260, True), x + 8, y + 18, 15, bold=True, anchor="start"),
        *boards.spaces(view, make, seat, Grid(x + 6, y + 25, 66, 62, 4, 4), False),
        boards.beside(view["players"][seat], x + 280, y + 13),
        *boards.ceremony(view, make, seat, Grid(x + 276, y + 25, 60, 46, 3, 4), False),
        *boards.unbuilt(view, make, seat, (x + 276, y + 167, 240, 42), False),
        *tasks.held(view, make, seat, (x + 524, y + 25, 244, 58), 62, False),
    ])  # fmt: skip
