"""The markets of Raiatea: goods with their price scales, assistants, masks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark
from motu.games._shared.drawing.letters import text
from motu.games._shared.drawing.markup import markup
from motu.games._shared.drawing.palette import GOLD, INK, MUTED, PAGE, PAPER, SHALLOW
from motu.games._shared.drawing.parts import CARD, Maker, badge, cell, icon, panel, thing
from motu.games._shared.drawing.remembered import remembered
from motu.games._shared.drawing.sheet import layer
from motu.games.raiatea.scene import layout
from motu.games.raiatea.scene.effects import Part, in_words, parts_of, row, signs_of
from motu.games.raiatea.scene.masks import mask, mask_name
from motu.games.raiatea.seen import RaiateaView

REACHED: Final = "#FBEFD0"


@remembered
def goods(view: RaiateaView, make: Maker) -> Iterator[Markup]:
    """Four price scales with their markers, and the goods that lie below them."""
    boosted = any(make.mark(f"price_{good['id']}") for good in view["goods"])
    yield panel(layout.GOODS, "" if boosted else make.say("scene-stall-goods"))
    levels = max(len(good["bonuses"]) for good in view["goods"])
    for i, good in enumerate(view["goods"]):
        name = make.say(f"good-{good['id']}.title")
        for level, bonus in enumerate(good["bonuses"], 1):
            target = f"price_{good['id']}_{level}"
            parts = parts_of(bonus)
            yield _price(
                target, layout.price_box(i, level, levels), parts,
                level <= good["level"], level == good["level"],
                make.say("scene-about-price", good=name, level=level, bonus=in_words(make.say, parts)),
                make.mark(target),
            )  # fmt: skip
        target = f"goods_market_{good['id']}"
        yield _stall(target, good["id"], layout.good_box(i), good["count"], name, make.mark(target))
    yield layer("boosts", _boosts(view, make, levels))


def _boosts(view: RaiateaView, make: Maker, levels: int) -> Iterator[Markup]:
    """Over each scale whose marker a merchant may move to the top."""
    for i, good in enumerate(view["goods"]):
        mark = make.mark(f"price_{good['id']}")
        if mark:
            x, _, wide, _ = layout.price_box(i, 1, levels)
            box = (x, layout.GOODS[1] + 3, wide, 20)
            yield _boost(good["id"], box, make.say(f"good-{good['id']}.title"), mark)


@lru_cache(maxsize=64)
def _boost(good: str, box: Box, name: str, mark: Mark) -> Markup:
    x, y, wide, high = box
    tip, foot = x + wide / 2 + 14, y + high - 4
    up = f"M{tip:.1f},{y + 3:.1f} L{tip + 7:.1f},{foot:.1f} L{tip - 7:.1f},{foot:.1f} Z"
    content = [cell(box, PAPER, INK, 6), icon("merchant", x + wide / 2 - 12, y + high / 2, 15)]
    content.append(markup(h.path(d=up, fill=GOLD, stroke=INK)))
    return thing(f"price_{good}", box, name, mark, content, 6)


@lru_cache(maxsize=1024)
def _price(
    id: str, box: Box, bonus: tuple[Part, ...], reached: bool, here: bool, name: str, mark: Mark | None
) -> Markup:
    x, y, wide, high = box
    content = [cell(box, REACHED if reached else PAGE, INK if here else MUTED if reached else "#D5C8B0", 4)]
    signs = row(signs_of(bonus), x + wide / 2 + 4, y + high / 2, wide - 18, 15)
    content.append(signs)
    if here:
        mid = y + high / 2
        path = f"M{x + 1:.1f},{mid - 7:.1f} L{x + 10:.1f},{mid:.1f} L{x + 1:.1f},{mid + 7:.1f} Z"
        content.append(markup(h.path(d=path, fill=GOLD, stroke=INK)))
    return thing(id, box, name, mark, content, 4)


@lru_cache(maxsize=256)
def _stall(id: str, good: str, box: Box, count: int, name: str, mark: Mark | None) -> Markup:
    x, y, wide, high = box
    drawn = icon(good, x + 18, y + high / 2, 26)
    if not count:
        drawn = markup(h.g(opacity="0.35")[drawn])
    content = [cell(box, CARD, INK, 5), drawn, text(count, x + wide - 17, y + high / 2 + 6, 17, bold=True)]
    return thing(id, box, name, mark, content)


@remembered
def assistants(view: RaiateaView, make: Maker) -> Iterator[Markup]:
    """Four stacks; the Kahuna of the market may take one free."""
    yield panel(layout.ASSISTANTS, make.say("scene-stall-assistants"))
    for i, (kind, count) in enumerate(view["assistants"].items()):
        target = f"assistant_market_{kind}"
        name = make.say(f"assistant-{kind}.title")
        yield _stack(target, kind, layout.assistant_box(i), count, name, make.mark(target))
    yield layer("hiring", _hiring(make))


@lru_cache(maxsize=256)
def _stack(id: str, kind: str, box: Box, count: int, name: str, mark: Mark | None) -> Markup:
    x, y, wide, high = box
    drawn = icon(kind, x + 20, y + high / 2, 29)
    if not count:
        drawn = markup(h.g(opacity="0.3")[drawn])
    content = [
        cell(box, SHALLOW if count else PAGE, INK, 5), drawn,
        text(count, x + wide - 15, y + high / 2 + 6, 17, bold=True),
    ]  # fmt: skip
    return thing(id, box, name, mark, content)


def _hiring(make: Maker) -> Iterator[Markup]:
    for free in (False, True):
        target = "hire_free" if free else "hire"
        mark = make.mark(target)
        if mark:
            name = make.say(f"scene-{target.replace('_', '-')}")
            yield _hire(target, free, layout.hire_box(free), name, mark)


@lru_cache(maxsize=32)
def _hire(id: str, free: bool, box: Box, name: str, mark: Mark) -> Markup:
    x, y, wide, high = box
    content = [cell(box, PAPER, INK, 8)]
    if free:
        content.append(text("0", x + wide / 2 - 10, y + high / 2 + 5.5, 15, bold=True))
        content.append(icon("pearl", x + wide / 2 + 10, y + high / 2, 18))
    else:
        content.append(icon("pearl", x + wide / 2 - 20, y + high / 2, 16))
        content.append(icon("arrow", x + wide / 2, y + high / 2, 13))
        content.append(icon("assistant", x + wide / 2 + 19, y + high / 2, 18))
    return thing(id, box, name, mark, content, 8)


@remembered
def masks(view: RaiateaView, make: Maker) -> Iterator[Markup]:
    """The masks and mirrors that lie in the market."""
    yield panel(layout.MASKS, make.say("scene-stall-masks"))
    kinds = view["masks"]
    for (kind, count), box in zip(kinds.items(), layout.mask_boxes(len(kinds)), strict=True):
        target = f"mask_market_{kind}"
        yield hung(target, kind, box, count, mask_name(view, make.say, kind), make.mark(target))


@lru_cache(maxsize=512)
def hung(id: str, kind: str, box: Box, count: int, name: str, mark: Mark | None) -> Markup:
    """A mask in its place, with its number if there are several."""
    x, y, wide, high = box
    size = min(high - 8, (wide - 4) * 1.2)
    content = [cell(box, CARD, "#D5C8B0", 5), mask(kind, x + wide / 2, y + high / 2, size)]
    if count > 1:
        content.append(badge(count, x + wide - 8.5, y + high - 8.5))
    return thing(id, box, name, mark, content)
