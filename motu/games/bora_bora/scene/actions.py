"""The action tiles of Bora Bora with their dice, and the dice that still wait."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark, chosen, hit, ring
from motu.games._shared.drawing.letters import shortened, text
from motu.games._shared.drawing.markup import joined, markup
from motu.games._shared.drawing.palette import INK, LETTERS, PAPER, REFUSAL
from motu.games._shared.drawing.parts import Maker, icon, stops, thing
from motu.games._shared.drawing.pieces import plate, small_token
from motu.games._shared.drawing.remembered import remembered
from motu.games.bora_bora.scene import layout
from motu.games.bora_bora.scene.icons import GOD_COLOURS
from motu.games.bora_bora.scene.pieces import chip, die
from motu.games.bora_bora.seen import BoraView, DieSeen, TileSeen

GROUNDS: Final = {
    "helper": "#F7E3D0", "temple": "#F3D6CC", "build": "#F5E6BF", "woman": "#F8DCC6", "man": "#CDE7E4",
    "land": "#E4EBC4", "sea": "#CFE3F0",
}  # fmt: skip
HALVES: Final = {"people": ("woman", "man"), "path": ("land", "sea")}  # combined tiles (BB-18.1, 18.2)
SMALLEST: Final = 1
Dice = tuple[list[DieSeen], ...]  # by seat


@remembered
def tiles(view: BoraView, make: Maker, thrown: Dice) -> Iterator[Markup]:
    """The tiles: what they do, up to which die one may still come, and who could."""
    seats = view["seats"]
    boxes = layout.tile_boxes(seats)
    yield plate(*layout.TILES, frame=False)
    for i, tile in enumerate(tile for tile in view["tiles"] if tile["id"] != "fishing"):
        lowest = min((one["value"] for one in tile["dice"]), default=7)
        yield from _tile(tile["id"], boxes[i], lowest, _able(thrown, lowest), make)
    yield _waiting(boxes[-1], make.say("scene-dice"), seats)


def _able(thrown: Dice, lowest: int) -> tuple[int, ...]:
    """The seats with a die that is lower than all dice on a tile (BB-3.4)."""
    return tuple(
        seat
        for seat, own in enumerate(thrown)
        if any(one["value"] < lowest for one in own if not one["placed"])
    )


def _tile(tile: str, box: Box, lowest: int, able: tuple[int, ...], make: Maker) -> Iterator[Markup]:
    jobs = HALVES.get(tile, (tile,))
    x, y, wide, high = box
    each = wide / len(jobs)
    yield _ground(tile, box, jobs)
    for i, job in enumerate(jobs):
        part = (x + each * i, y, each, high)
        name = make.say(f"job-{job}")
        white = make.mark(f"white_{job}")
        half = len(jobs) > 1
        words = "" if half and white else make.say(f"scene-job-{job}")
        yield _job(job, part, words, name, half, make.mark(f"job_{job}"))
        if white:
            at = (x + each * (i + 1) - 29, y + (7 if half else high - 29), 24, 24)
            yield _white(job, at, make.say("scene-white", job=name), white)
    limit = f"≤{lowest - 1}" if lowest > SMALLEST else "×"
    about = make.say("scene-up-to", n=lowest - 1) if lowest > SMALLEST else make.say("scene-full")
    yield _limit(tile, box, limit, about, able)


@lru_cache(maxsize=64)
def _ground(tile: str, box: Box, jobs: tuple[str, ...]) -> Markup:
    x, y, wide, high = box
    parts = [plate(*box, 8, GROUNDS[jobs[0]], INK, frame=False)]
    if len(jobs) > 1:
        other = f"M{x + wide / 2},{y} L{x + wide - 8},{y} Q{x + wide},{y} {x + wide},{y + 8} "
        other += f"L{x + wide},{y + 40} L{x + wide / 2},{y + 40} Z"
        parts.append(markup(h.path(d=other, fill=GROUNDS[jobs[1]], stroke=INK)))
    lower = plate(x + 1, y + 38, wide - 2, high - 39, 7, PAPER, "none", frame=False)
    return markup(h.g(id=f"tile-{tile}")[joined(parts), lower])


@lru_cache(maxsize=256)
def _job(job: str, box: Box, words: str, name: str, half: bool, mark: Mark | None) -> Markup:
    """One action: pressing its half, or the whole tile, sends the die there."""
    x, y, wide, high = box
    size, left = (13, 26) if half else (14, 34)
    content = [
        plate(x + 1, y + 1, wide - 2, 37, 7, GROUNDS[job], "none"),
        icon(job, x + left / 2 + 1, y + 20, left - 8),
        text(
            shortened(words, size, wide - left - 2, True), x + left, y + 25, size, bold=True, anchor="start"
        ),
        hit(*box),
    ]
    return thing(f"job_{job}", (x + 2, y + 2, wide - 4, high - 4), name, mark, content, 8)


@lru_cache(maxsize=128)
def _white(job: str, box: Box, name: str, mark: Mark) -> Markup:
    """The white god as a switch: the die acts as a 6."""
    x, y, wide, high = box
    drawn = chip(box, GOD_COLOURS["white"], icon("god-white", x + wide / 2, y + high / 2, 13))
    return markup(h.g(chosen(mark, "thing", name), id=f"white_{job}")[h.title[name], drawn, ring(*box, 12)])


@lru_cache(maxsize=1024)
def _limit(tile: str, box: Box, limit: str, about: str, able: tuple[int, ...]) -> Markup:
    """Which dice are still welcome, and who has one."""
    x, y, wide, _ = box
    closed = limit == "×"
    content = [
        text(
            limit,
            x + 7,
            y + 56,
            14,
            bold=True,
            anchor="start",
            fill=REFUSAL if closed else INK,
        ),
        *(
            small_token(seat, x + wide - 12 - 18.5 * (len(able) - 1 - i), y + 51)
            for i, seat in enumerate(able)
        ),
    ]
    return markup(h.g(".piece", id=f"limit-{tile}")[h.title[about], content])


@lru_cache(maxsize=16)
def _waiting(box: Box, words: str, seats: int) -> Markup:
    x, y, wide, high = box
    content = [plate(x, y, wide, high, 8, "#EFE4CE", "#D5C8B0")]
    for seat in range(seats):
        content.append(plate(*layout.waiting_plate(seats, seat), 8, PAPER, "#D5C8B0", frame=False))
        content.append(small_token(seat, *layout.waiting_token(seats, seat), 7.4))
    return markup(h.g(id="waiting-dice")[h.title[words], content])


@remembered
def dice(view: BoraView, make: Maker, thrown: Dice) -> Iterator[Markup]:
    """All dice, on tiles or waiting; a waiting die of the player to move can be chosen."""
    seats, places = view["seats"], _on_tiles(view["tiles"], view["seats"])
    for seat, own in enumerate(thrown):
        mine = seat == view["viewer"]
        targets = ["" if one["placed"] or not mine else f"die_{one['value']}" for one in own]
        marked = stops(targets, make)
        left = 0
        for i, one in enumerate(own):
            x, y = places.get((seat, i)) or layout.die_waiting(seats, seat, left)
            left += not one["placed"]
            name = make.say("scene-die", seat=make.names[seat], value=one["value"])
            yield die(f"die-{LETTERS[seat]}-{i}", seat, one["value"], x, y, name, marked[i])


def _on_tiles(tiles: list[TileSeen], seats: int) -> dict[tuple[int, int], tuple[float, float]]:
    """Where the placed dice lie."""
    boxes = layout.tile_boxes(seats)
    found: dict[tuple[int, int], tuple[float, float]] = {}
    place = 0
    for tile in tiles:
        there = tile["dice"]
        for i, one in enumerate(there):
            if tile["id"] == "fishing":
                found[one["seat"], one["die"]] = layout.die_fishing(i)
            else:
                found[one["seat"], one["die"]] = layout.die_on_tile(boxes[place], i, len(there))
        place += tile["id"] != "fishing"
    return found
