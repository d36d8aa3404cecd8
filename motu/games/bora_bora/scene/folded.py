"""The folded boards of the other players in Bora Bora: their essence, and the whole when one is opened."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, hit
from motu.games._shared.drawing.letters import shortened, text
from motu.games._shared.drawing.markup import joined, markup
from motu.games._shared.drawing.palette import BORDER, CORAL, FOREST, INK, LETTERS, PAGE, SEATS
from motu.games._shared.drawing.parts import Maker, icon, shown
from motu.games._shared.drawing.pieces import plate
from motu.games._shared.drawing.remembered import remembered
from motu.games.bora_bora.scene import layout, tasks
from motu.games.bora_bora.scene.ceremony import MATERIALS, beside, ceremony, unbuilt
from motu.games.bora_bora.scene.layout import Grid
from motu.games.bora_bora.scene.panels import HEAD, head, known_of, summary
from motu.games.bora_bora.scene.pieces import SEXES
from motu.games.bora_bora.scene.spaces import spaces
from motu.games.bora_bora.seen import BoraView, PlayerSeen


def folded(view: BoraView, make: Maker, player: PlayerSeen, box: Box) -> Markup:
    """The essence of a board; pressing it opens the whole."""
    x, y, wide, high = box
    seat = player["seat"]
    rows = high - HEAD - 54
    name = make.say("scene-open", name=make.names[seat])
    top = y + HEAD + 54
    size = min(44.0, (rows - 52) / 2)
    content = [
        head(known_of(view, make, player), box),
        summary(player, x, y + HEAD + 12),
        _crowd(seat, _people(player), x + 8, top, wide - 16, size),
        shown(f"ground-{LETTERS[seat]}", [_little_ground(_ground(player), x + 8, y + high - 40)]),
        *_aims(player, make, x + 76, y + high - 40),
    ]
    # The button lies over the board and contains none of its words: its name is all that is read.
    button = h.g(class_="opens", role="button", tabindex="0", aria_label=name)[
        h.title[name], hit(x, y, wide, high)
    ]
    whole = h.g(".unfolded", opacity="0")[joined(_whole(view, make, player))]
    return markup(h.g(".unfolds", id=f"seat-{seat}")[joined(content), button, whole])


def _people(player: PlayerSeen) -> tuple[tuple[str, str, bool], ...]:
    return tuple(
        (slot["person"]["sex"], slot["person"]["type"], slot["shifted"])
        for slot in player["slots"]
        if slot["person"]
    )


@lru_cache(maxsize=512)
def _crowd(
    seat: int, people: tuple[tuple[str, str, bool], ...], x: float, y: float, wide: float, size: float
) -> Markup:
    """Who works for a player: twelve small places."""
    columns = 6
    each = wide / columns
    parts: list[Markup] = []
    for i in range(12):
        left, top = x + each * (i % columns), y + (size + 3) * (i // columns)
        box = (left, top, each - 2, size)
        if i < len(people):
            sex, kind, _ = people[i]
            ground = plate(*box, 3, SEXES[sex], INK, frame=False)
            sign = icon(kind, left + each / 2 - 1, top + size / 2, min(each - 4, size - 2))
            parts.append(shown(f"crowd-{LETTERS[seat]}-{i + 1}", [ground, sign]))
        else:
            parts.append(plate(*box, 3, PAGE, BORDER, frame=False))
    return joined(parts)


def _ground(player: PlayerSeen) -> tuple[str, ...]:
    return tuple(
        "building" if space["building"] is not None else space["kind"] if space["material"] else ""
        for space in player["ceremony"]
    )


@lru_cache(maxsize=512)
def _little_ground(ground: tuple[str, ...], x: float, y: float) -> Markup:
    """The ceremony ground in small: materials and buildings."""
    fills = {"": PAGE, "building": CORAL, **MATERIALS}
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


def _aims(player: PlayerSeen, make: Maker, x: float, y: float) -> Iterator[Markup]:
    """How far the three tasks are."""
    for i, task in enumerate(player["tasks"]):
        if task is None:
            continue
        words = tasks.in_words(make.say, task["needs"])
        id = f"aim-{LETTERS[player['seat']]}-{i + 1}"
        yield _aim(id, *tasks.in_sum(task["needs"]), words, x + 44 * i, y)


@lru_cache(maxsize=512)
def _aim(id: str, have: int, least: int, words: str, x: float, y: float) -> Markup:
    fill = tasks.DONE if have == least else tasks.GROUND
    return markup(
        h.g(id=id)[
            h.title[words],
            plate(x, y, 40, 33, 5, fill, FOREST),
            text(f"{have}/{least}", x + 20, y + 21, 13, bold=True),
        ]
    )


@remembered
def _whole(view: BoraView, make: Maker, player: PlayerSeen) -> Iterator[Markup]:
    """A board laid open over the middle of the table."""
    seat = player["seat"]
    x, y, wide, high = layout.OPENED
    title = make.say("scene-board-of", name=make.names[seat])
    yield joined([
        markup(h.rect(x=f"{x - 8}", y=f"{y - 8}", width=f"{wide + 16}", height=f"{high + 16}", rx="12",
                      fill=SEATS[seat], stroke=INK)),
        plate(x, y, wide, high, frame=False),
        text(shortened(title, 15, 260, True), x + 8, y + 18, 15, bold=True, anchor="start"),
        *spaces(view, make, player, Grid(x + 6, y + 25, 66, 62, 4, 4), False),
        beside(player, x + 280, y + 13),
        *ceremony(player, make, Grid(x + 276, y + 25, 60, 46, 3, 4), False),
        *unbuilt(player, make, (x + 276, y + 167, 240, 42), False),
        *tasks.held(view, make, player, (x + 524, y + 25, 244, 58), 62, False),
    ])  # fmt: skip
