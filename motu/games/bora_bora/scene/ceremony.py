"""The ceremony ground on a player's board in Bora Bora: materials and buildings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark, chosen, ring
from motu.games._shared.drawing.markup import joined, markup
from motu.games._shared.drawing.palette import BORDER, INK, LETTERS, PAGE, PAPER
from motu.games._shared.drawing.parts import Maker, cell, counted, icon, shown, thing
from motu.games._shared.drawing.pieces import plate
from motu.games.bora_bora.names import PAIR_SPACES
from motu.games.bora_bora.scene.layout import Grid
from motu.games.bora_bora.scene.pieces import building, chip
from motu.games.bora_bora.seen import CeremonySpace, PlayerSeen

MATERIALS: Final = {"wood": "#E7CBA4", "stone": "#DAD6CC", "sand": "#F6E3AE"}


def ceremony(player: PlayerSeen, make: Maker, grid: Grid, own: bool) -> Iterator[Markup]:
    """Twelve spaces: printed material, material, or half of a building."""
    seat, ground = player["seat"], player["ceremony"]
    for i, space in enumerate(ground):
        id = space["id"]
        mark = make.mark(id) if own else None
        name = make.say("scene-ceremony-space", material=make.say(f"material-{space['kind']}"))
        place = f"{LETTERS[seat]}-{id}"
        covered = space["building"] is not None
        yield _space(place, space["kind"], space["material"], covered, grid.box(i), name, mark)
    yield from _buildings(seat, ground, grid)
    if own:
        for one, other in PAIR_SPACES:
            target = f"pair_{ground[one]['id']}_{ground[other]['id']}"
            if mark := make.mark(target):
                yield _seam(target, grid.box(one), grid.box(other), make.say("scene-build-here"), mark)


@lru_cache(maxsize=512)
def _space(
    place: str, kind: str, material: bool, covered: bool, box: Box, name: str, mark: Mark | None
) -> Markup:
    x, y, wide, high = box
    content = [cell(box, MATERIALS[kind] if material else PAGE, INK if material else BORDER, 5)]
    drawn = icon(kind, x + wide / 2, y + high / 2, high * (0.78 if material else 0.5))
    if not covered:
        content.append(drawn if material else markup(h.g(opacity="0.4")[drawn]))
    return thing(f"space-{place}", box, name, mark, content)


def _buildings(seat: int, ground: list[CeremonySpace], grid: Grid) -> Iterator[Markup]:
    """Each building lies over its two spaces."""
    covered: dict[int, list[int]] = {}
    for i, space in enumerate(ground):
        if space["building"] is not None:
            covered.setdefault(space["building"], []).append(i)
    for value, places in sorted(covered.items()):
        (x, y, wide, high), (a, b, _, _) = grid.box(places[0]), grid.box(places[-1])
        built = building(value, (x, y, a - x + wide, b - y + high))
        yield shown(f"built-{LETTERS[seat]}-{value}", [built])


@lru_cache(maxsize=128)
def _seam(target: str, one: Box, other: Box, name: str, mark: Mark) -> Markup:
    """Where one presses to build on two spaces: on the line between them."""
    x = (one[0] + other[0] + one[2]) / 2
    y = (one[1] + other[1] + one[3]) / 2
    box = (x - 12, y - 12, 24, 24)
    drawn = chip(box, PAPER, icon("build", x, y, 15))
    return markup(h.g(chosen(mark, "thing", name), id=f"own-{target}")[h.title[name], drawn, ring(*box, 12)])


def unbuilt(player: PlayerSeen, make: Maker, room: Box, own: bool) -> Iterator[Markup]:
    """The buildings that wait, by the strength they need."""
    x, y, wide, high = room
    each = wide / 6
    seat, left = player["seat"], player["unbuilt"]
    for value in range(1, 7):
        box = (x + each * (value - 1), y, each - 3, high)
        target = f"build_{value}"
        mark = make.mark(target) if own else None
        name = make.say("scene-building", n=value)
        yield _waiting(f"{LETTERS[seat]}-{target}", value, value in left, box, name, mark)


@lru_cache(maxsize=512)
def _waiting(place: str, value: int, there: bool, box: Box, name: str, mark: Mark | None) -> Markup:
    if not there:
        return plate(*box, 5, PAGE, BORDER, frame=False)
    return thing(f"own-{place}", box, name, mark, [building(value, box, False)])


def beside(player: PlayerSeen, x: float, y: float) -> Markup:
    """Materials without a free space: they count for tasks only (BB-6.17)."""
    left = [(kind, count) for kind, count in player["beside"].items() if count]
    return joined(
        shown(f"beside-{LETTERS[player['seat']]}-{kind}", [counted(kind, count, x + 38 * i, y, 15)])
        for i, (kind, count) in enumerate(left)
    )
