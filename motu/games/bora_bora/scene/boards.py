"""A player's board in Bora Bora: twelve spaces for huts and people, and the ceremony ground."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark, chosen, ring
from motu.games._shared.drawing.letters import text
from motu.games._shared.drawing.markup import joined, markup
from motu.games._shared.drawing.palette import BORDER, INK, LETTERS, MUTED, PAGE, PAPER, on
from motu.games._shared.drawing.parts import CARD, Maker, View, badge, cell, counted, icon, stops, thing
from motu.games._shared.drawing.pieces import plate
from motu.games._shared.drawing.sheet import used
from motu.games.bora_bora.names import PAIR_SPACES
from motu.games.bora_bora.scene.icons import GOD_COLOURS
from motu.games.bora_bora.scene.layout import Grid
from motu.games.bora_bora.scene.people import person_name
from motu.games.bora_bora.scene.pieces import building, chip, gained, person

LAST: Final = 11  # space 12, counted from 0
MATERIALS: Final = {"wood": "#E7CBA4", "stone": "#DAD6CC", "sand": "#F6E3AE"}
Person = tuple[str, str, int, bool]  # sex, type, symbols, shifted


def spaces(view: View, make: Maker, seat: int, grid: Grid, own: bool) -> Iterator[Markup]:
    """Huts and people on the twelve spaces; what can be chosen is marked on the viewer's board only."""
    slots = view["players"][seat]["slots"]
    copies = _copies(slots)
    targets = [_target(view, slot, i, make) if own else "" for i, slot in enumerate(slots)]
    marked = stops(targets, make)
    counted_so_far: dict[tuple[str, str], int] = {}
    for i, slot in enumerate(slots):
        box, one = grid.box(i), slot["person"]
        id = f"slot-{LETTERS[seat]}-{i + 1}"
        if one is None:
            name = make.say("scene-slot", n=i + 1)
            yield _place(id, seat, i, slot["huts"], box, name, targets[i], marked[i])
            continue
        key = (one["sex"], one["type"])
        all_of_them = copies[key]
        counted_so_far[key] = counted_so_far.get(key, 0) + 1
        gain = gained(one["type"], view["people"][one["type"]][all_of_them - 1])
        facts = (one["sex"], one["type"], one["symbols"], slot["shifted"])
        name = person_name(make.say, one)
        yield _somebody(id, facts, gain, box, name, targets[i], marked[i])
        if own:
            yield from _switches(make, key, counted_so_far[key], all_of_them, box, name)


def _copies(slots: list[Mapping[str, Any]]) -> dict[tuple[str, str], int]:
    found: dict[tuple[str, str], int] = {}
    for slot in slots:
        if slot["person"]:
            key = (slot["person"]["sex"], slot["person"]["type"])
            found[key] = found.get(key, 0) + 1
    return found


def _target(view: View, slot: Mapping[str, Any], i: int, make: Maker) -> str:
    """What a space means in the present question."""
    one = slot["person"]
    if i == LAST and make.mark("slot_12"):
        return "slot_12"
    if one is None:
        return (
            "own_hut" if slot["huts"] and i != LAST else "free_slot" if not slot["huts"] and i != LAST else ""
        )
    if view["phase"] == "help":
        verb = "tattoo" if one["sex"] == "man" else "collect"
        return "" if slot["shifted"] else f"help_{verb}_{one['symbols']}"
    return f"people_{one['sex']}_{one['type']}"


@lru_cache(maxsize=1024)
def _place(
    id: str, seat: int, i: int, huts: int, box: Box, name: str, target: str, mark: Mark | None
) -> Markup:
    """A space without a person; the last one stacks huts."""
    x, y, wide, high = box
    content = [cell(box, CARD if i == LAST else PAGE, INK if i == LAST else BORDER, 6)]
    if huts:
        size = min(1.15, high / 40)
        content.append(used(f"hut-{LETTERS[seat]}", x + wide / 2, y + high / 2 + 2, max(0.88, size)))
    if huts > 1:
        content.append(badge(f"×{huts}", x + wide - 15, y + 10, 14))
    if not huts:
        content.append(text(i + 1, x + wide / 2, y + high / 2 + 5, 14, fill=INK if i == LAST else MUTED))
    return _known_as(target, thing(id, box, name, mark, content, 6))


@lru_cache(maxsize=1024)
def _somebody(id: str, who: Person, gain: str, box: Box, name: str, target: str, mark: Mark | None) -> Markup:
    sex, kind, symbols, shifted = who
    return _known_as(target, thing(id, box, name, mark, [person(sex, kind, symbols, shifted, gain, box)], 6))


def _known_as(target: str, drawn: Markup) -> Markup:
    """Pressing a thing that cannot be chosen asks why: under this name."""
    return markup(h.g(data_thing=target or None)[drawn])


def _switches(
    make: Maker, key: tuple[str, str], nth: int, all_of_them: int, box: Box, name: str
) -> Iterator[Markup]:
    """On the n-th of several alike: use only so many; and green, which doubles them."""
    base = "_".join(("people", *key))
    x, y, wide, _ = box
    fewer = f"{base}_{nth}" if nth < all_of_them else base
    if nth < all_of_them and (mark := make.mark(fewer)):
        yield _chip(fewer, f"×{nth}", PAPER, (x + wide - 48, y + 2, 22, 22), name, mark)
    if mark := make.mark(f"{fewer}_doubled"):
        yield _chip(f"{fewer}_doubled", "", GOD_COLOURS["green"], (x + wide - 24, y + 2, 22, 22), name, mark)


@lru_cache(maxsize=512)
def _chip(target: str, word: str, fill: str, box: Box, name: str, mark: Mark) -> Markup:
    x, y, wide, high = box
    middle = x + wide / 2
    inside = (
        text(word, middle, y + 15.6, 13, bold=True, fill=on(fill))
        if word
        else icon("god-green", middle, y + high / 2, 13)
    )
    return markup(
        h.g(chosen(mark, "thing", name), id=f"own-{target}")[
            h.title[name], chip(box, fill, inside), ring(*box, 11)
        ]
    )


def ceremony(view: View, make: Maker, seat: int, grid: Grid, own: bool) -> Iterator[Markup]:
    """Twelve spaces: printed material, material, or half of a building."""
    ground = view["players"][seat]["ceremony"]
    for i, space in enumerate(ground):
        id = space["id"]
        mark = make.mark(id) if own else None
        name = make.say("scene-ceremony-space", material=make.say(f"material-{space['kind']}"))
        shown = f"{LETTERS[seat]}-{id}"
        covered = space["building"] is not None
        yield _space(shown, id, space["kind"], space["material"], covered, grid.box(i), name, mark)
    yield from _buildings(ground, grid)
    if own:
        for one, other in PAIR_SPACES:
            target = f"pair_{ground[one]['id']}_{ground[other]['id']}"
            if mark := make.mark(target):
                yield _seam(target, grid.box(one), grid.box(other), make.say("scene-build-here"), mark)


@lru_cache(maxsize=512)
def _space(
    shown: str, id: str, kind: str, material: bool, covered: bool, box: Box, name: str, mark: Mark | None
) -> Markup:
    x, y, wide, high = box
    content = [cell(box, MATERIALS[kind] if material else PAGE, INK if material else BORDER, 5)]
    drawn = icon(kind, x + wide / 2, y + high / 2, high * (0.78 if material else 0.5))
    if not covered:
        content.append(drawn if material else markup(h.g(opacity="0.4")[drawn]))
    return _known_as(id, thing(f"space-{shown}", box, name, mark, content))


def _buildings(ground: list[Mapping[str, Any]], grid: Grid) -> Iterator[Markup]:
    """Each building lies over its two spaces."""
    covered: dict[int, list[int]] = {}
    for i, space in enumerate(ground):
        if space["building"] is not None:
            covered.setdefault(space["building"], []).append(i)
    for value, places in sorted(covered.items()):
        (x, y, wide, high), (a, b, _, _) = grid.box(places[0]), grid.box(places[-1])
        yield markup(h.g[building(value, (x, y, a - x + wide, b - y + high))])


@lru_cache(maxsize=128)
def _seam(target: str, one: Box, other: Box, name: str, mark: Mark) -> Markup:
    """Where one presses to build on two spaces: on the line between them."""
    x = (one[0] + other[0] + one[2]) / 2
    y = (one[1] + other[1] + one[3]) / 2
    box = (x - 12, y - 12, 24, 24)
    drawn = chip(box, PAPER, icon("build", x, y, 15))
    return markup(h.g(chosen(mark, "thing", name), id=f"own-{target}")[h.title[name], drawn, ring(*box, 12)])


def unbuilt(view: View, make: Maker, seat: int, room: Box, own: bool) -> Iterator[Markup]:
    """The buildings that wait, by the strength they need."""
    x, y, wide, high = room
    each = wide / 6
    left = view["players"][seat]["unbuilt"]
    for value in range(1, 7):
        box = (x + each * (value - 1), y, each - 3, high)
        target = f"build_{value}"
        mark = make.mark(target) if own else None
        name = make.say("scene-building", n=value)
        yield _waiting(f"{LETTERS[seat]}-{target}", target, value, value in left, box, name, mark)


@lru_cache(maxsize=512)
def _waiting(
    shown: str, target: str, value: int, there: bool, box: Box, name: str, mark: Mark | None
) -> Markup:
    if not there:
        return plate(*box, 5, PAGE, BORDER, frame=False)
    return _known_as(target, thing(f"own-{shown}", box, name, mark, [building(value, box, False)]))


def beside(player: Mapping[str, Any], x: float, y: float) -> Markup:
    """Materials without a free space: they count for tasks only (BB-6.17)."""
    left = [(kind, count) for kind, count in player["beside"].items() if count]
    return joined(counted(kind, count, x + 38 * i, y, 15) for i, (kind, count) in enumerate(left))
