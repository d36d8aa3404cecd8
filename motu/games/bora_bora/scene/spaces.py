"""Twelve spaces for huts and people on a player's board in Bora Bora."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark, chosen, ring
from motu.games._shared.drawing.letters import text
from motu.games._shared.drawing.markup import markup
from motu.games._shared.drawing.palette import BORDER, INK, LETTERS, MUTED, PAGE, PAPER, on
from motu.games._shared.drawing.parts import CARD, Maker, badge, cell, icon, stops, thing
from motu.games._shared.drawing.sheet import used
from motu.games.bora_bora.scene.icons import GOD_COLOURS
from motu.games.bora_bora.scene.layout import Grid
from motu.games.bora_bora.scene.people import person_name
from motu.games.bora_bora.scene.pieces import chip, gained, person
from motu.games.bora_bora.seen import BoraView, PlayerSeen, SlotSeen

LAST: Final = 11  # space 12, counted from 0
Person = tuple[str, str, int, bool]  # sex, type, symbols, shifted


def spaces(view: BoraView, make: Maker, player: PlayerSeen, grid: Grid, own: bool) -> Iterator[Markup]:
    """Huts and people on the twelve spaces; what can be chosen is marked on the viewer's board only."""
    seat, slots = player["seat"], player["slots"]
    copies = Counter((one["sex"], one["type"]) for slot in slots if (one := slot["person"]))
    targets = [_target(view, slot, i, make) if own else "" for i, slot in enumerate(slots)]
    marked = stops(targets, make)
    counted_so_far: Counter[tuple[str, str]] = Counter()
    for i, slot in enumerate(slots):
        box, one = grid.box(i), slot["person"]
        id = f"slot-{LETTERS[seat]}-{i + 1}"
        if one is None:
            name = make.say("scene-slot", n=i + 1)
            yield _place(id, seat, i, slot["huts"], box, name, marked[i])
            continue
        key = (one["sex"], one["type"])
        all_of_them = copies[key]
        counted_so_far[key] += 1
        gain = gained(one["type"], view["people"][one["type"]][all_of_them - 1])
        facts = (one["sex"], one["type"], one["symbols"], slot["shifted"])
        name = person_name(make.say, one)
        yield _somebody(id, facts, gain, box, name, marked[i])
        if own:
            yield from _switches(make, key, counted_so_far[key], all_of_them, box, name)


def _target(view: BoraView, slot: SlotSeen, i: int, make: Maker) -> str:
    """What a space means in the present question."""
    one = slot["person"]
    if i == LAST and make.mark("slot_12"):
        return "slot_12"
    if one is None:
        return "" if i == LAST else "own_hut" if slot["huts"] else "free_slot"
    if view["phase"] == "help":
        verb = "tattoo" if one["sex"] == "man" else "collect"
        return "" if slot["shifted"] else f"help_{verb}_{one['symbols']}"
    return f"people_{one['sex']}_{one['type']}"


@lru_cache(maxsize=1024)
def _place(id: str, seat: int, i: int, huts: int, box: Box, name: str, mark: Mark | None) -> Markup:
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
    return thing(id, box, name, mark, content, 6)


@lru_cache(maxsize=1024)
def _somebody(id: str, who: Person, gain: str, box: Box, name: str, mark: Mark | None) -> Markup:
    sex, kind, symbols, shifted = who
    return thing(id, box, name, mark, [person(sex, kind, symbols, shifted, gain, box)], 6)


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
