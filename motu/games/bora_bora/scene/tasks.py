"""The tasks of Bora Bora: those on offer, and those of a player with how far he is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark, chosen, ring
from motu.games._shared.drawing.letters import Speaker, lines, shortened, text
from motu.games._shared.drawing.markup import joined, markup
from motu.games._shared.drawing.palette import BORDER, INK, PAGE, on
from motu.games._shared.drawing.parts import Maker, cell, icon, panel, thing
from motu.games._shared.drawing.pieces import plate
from motu.games._shared.drawing.remembered import remembered
from motu.games.bora_bora.scene import layout
from motu.games.bora_bora.scene.icons import GOD_COLOURS
from motu.games.bora_bora.seen import BoraView, HeldNeed, NeedSeen, PlayerSeen, TaskPoints

TERRAINS = ("mountain", "beach", "forest", "plain")
WAYS_WIDE = 96  # what one can do with a task, on its right
GROUND = "#DDE8C4"
START = "#EAF0D4"
LEAF = "#2F7A4B"
DONE = "#BFE0B4"
WAYS = {
    "fulfil": (LEAF, "check"),
    "yellow": (GOD_COLOURS["yellow"], "god-yellow"),
    "abandon": (PAGE, "cross"),
}


@remembered
def offered(view: BoraView, make: Maker) -> Iterator[Markup]:
    """The tasks that can be taken at the end of the round."""
    yield panel(layout.TASKS, make.say("scene-tasks"))
    shown = view["task_display"]
    grid = layout.task_grid(len(shown))
    for i, task in enumerate(shown):
        target = f"task_{task['id']}"
        yield _offered(target, in_words(make.say, task["needs"]), grid.box(i), make.mark(target))


def in_words(say: Speaker, needs: Sequence[NeedSeen]) -> str:
    """What a task asks for."""
    said = [_need(say, need["what"], need["least"]) for need in needs]
    words = say("list", first=", ".join(said[:-1]), last=said[-1]) if len(said) > 1 else said[0]
    if all(need["what"] in TERRAINS for need in needs):
        return say("huts-in", places=words)
    return words


def _need(say: Speaker, what: str, least: int) -> str:
    short = f"need-{what}.short"
    return say(short if say.texts.has(short, say.lang) else f"need-{what}", n=least)


@lru_cache(maxsize=512)
def _offered(target: str, words: str, box: Box, mark: Mark | None) -> Markup:
    return thing(target, box, words, mark, [cell(box, GROUND, INK, 6), _words(words, box)], 6)


@lru_cache(maxsize=1024)
def _words(words: str, box: Box, most: int = 3) -> Markup:
    """A few centred lines."""
    x, y, wide, high = box
    said = lines(words, 13, wide - 6)[:most]
    top = y + high / 2 - 7 * (len(said) - 1) + 4.6
    return joined(
        text(shortened(line, 13, wide - 6), x + wide / 2, top + 14 * i, 13) for i, line in enumerate(said)
    )


@lru_cache(maxsize=1024)
def _said(words: str, box: Box) -> Markup:
    """A few lines from the left, larger where they are few."""
    x, y, wide, high = box
    size = 15 if len(lines(words, 15, wide)) <= 2 and wide > 130 else 13
    said = lines(words, size, wide)[:4]
    pitch = 17.0 if size == 15 else min(14, (high - 13) / max(1, len(said) - 1))
    top = y + high / 2 - pitch / 2 * (len(said) - 1) + 4.8
    return joined(
        text(shortened(line, size, wide), x, top + pitch * i, size, anchor="start")
        for i, line in enumerate(said)
    )


def in_sum(needs: Sequence[HeldNeed]) -> tuple[int, int]:
    """How much of all that a task asks for is there, and how much it asks for."""
    return sum(min(need["have"], need["least"]) for need in needs), sum(need["least"] for need in needs)


def progress(say: Speaker, needs: Sequence[HeldNeed]) -> str:
    """How far: 2 of 3; of two parts, each."""
    if len(needs) != 2:
        have, least = in_sum(needs)
        return say("scene-progress", have=have, least=least)
    return " · ".join(f"{min(need['have'], need['least'])}/{need['least']}" for need in needs)


def held(
    view: BoraView, make: Maker, player: PlayerSeen, room: Box, pitch: float, own: bool
) -> Iterator[Markup]:
    """The tasks of a player, each with what he has of it; his own with what can be done."""
    x, y, wide, high = room
    for i, task in enumerate(player["tasks"]):
        box = (x, y + pitch * i, wide, high)
        if task is None:
            yield plate(*box, 6, PAGE, BORDER, frame=False)
            continue
        id, words = task["id"], in_words(make.say, task["needs"])
        how_far = progress(make.say, task["needs"])
        ways = list(_ways(view["task_points"], make, id, words, box)) if own else []
        left = WAYS_WIDE + 18 if ways else 100 if wide > 220 else 76
        yield _held(player["seat"], id, words, how_far, task["missing"], task["start"], box, left)
        yield from ways


@lru_cache(maxsize=1024)
def _held(
    seat: int, id: str, words: str, how_far: str, missing: int, start: bool, box: Box, left: float
) -> Markup:
    """Its words keep clear of what stands to their right, so wide."""
    x, y, wide, high = box
    fill = DONE if missing == 0 else START if start else GROUND
    return markup(
        h.g(id=f"held-{seat}-{id}")[
            h.title[words],
            cell(box, fill, INK, 6),
            _said(words, (x + 8, y, wide - left, high)),
            text(how_far, x + wide - 6, y + 18, 14 if wide > 220 else 13, bold=True, anchor="end"),
            icon("check", x + wide - 14, y + high - 12, 13) if missing == 0 else None,
        ]
    )


def _ways(gains: TaskPoints, make: Maker, id: str, words: str, box: Box) -> Iterator[Markup]:
    """Fulfil, fulfil with yellow, give up: each way has its own button on the tile."""
    x, y, wide, high = box
    points = {"fulfil": gains["fulfil"], "yellow": gains["yellow"], "abandon": 0}
    ways = [(way, mark) for way in points if (mark := make.mark(f"{way}_{id}"))]
    each = (WAYS_WIDE - 4) / max(1, len(ways))
    for i, (way, mark) in enumerate(ways):
        at = (x + wide - WAYS_WIDE + each * i, y + high - 33, each - 4, 29)
        word = make.say(f"scene-{way}", n=points[way]) if len(ways) == 1 else ""
        yield _way(f"{way}_{id}", way, points[way], word, at, words, mark)


@lru_cache(maxsize=512)
def _way(target: str, way: str, points: int, word: str, box: Box, name: str, mark: Mark) -> Markup:
    x, y, wide, high = box
    fill, sign = WAYS[way]
    middle = x + wide / 2
    inside = [plate(*box, 8, fill, INK)]
    said = word or ("" if way == "abandon" else str(points))
    if not said or way == "yellow":
        inside.append(icon(sign, x + 13 if said else middle, y + high / 2, 15))
    left = 20 if way == "yellow" else 0
    bold = way != "abandon"
    said = shortened(said, 13, wide - left - 2, bold)
    inside.append(text(said, middle + left / 2, y + 19.5, 13, bold=bold, fill=on(fill)))
    return markup(
        h.g(chosen(mark, "thing", name), id=f"own-{target}")[h.title[name], joined(inside), ring(*box, 8)]
    )
