"""The viewer's own things in Raiatea: screen, store, masks, missions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark
from motu.games._shared.drawing.letters import text
from motu.games._shared.drawing.markup import joined, markup
from motu.games._shared.drawing.palette import INK, LETTERS, MUTED, PAGE, SHALLOW
from motu.games._shared.drawing.parts import CARD, Maker, cell, counted, icon, shown, thing
from motu.games._shared.drawing.people import head
from motu.games._shared.drawing.pieces import plate
from motu.games._shared.drawing.remembered import remembered
from motu.games._shared.drawing.sheet import used
from motu.games.raiatea.rules.pieces import GOOD_NAMES
from motu.games.raiatea.scene import layout
from motu.games.raiatea.scene.masks import mask, mask_name
from motu.games.raiatea.scene.pieces import assistant_card, masks_of, pair_sign
from motu.games.raiatea.scene.players import count_of, front, known_of
from motu.games.raiatea.seen import PlayerSeen, RaiateaView

TYPES: Final = {"pearls": "pearl", "mana": "mana", "goods": "good", "conditional": "priest", "masks": "mask"}


@remembered
def own(view: RaiateaView, make: Maker) -> Iterator[Markup]:
    """The screen of the one at the bottom, and what lies before it."""
    seat = layout.at_bottom(view)
    player = view["players"][seat]
    x, y, _, high = layout.OWN
    box = (x, y, 202, high)
    yield head(known_of(view, make, seat), box)
    yield _purse(seat, player["pearls"], player["mana"], player["clips"], x, y + 62)
    yield _count(seat, player["tattoo"], player["priests"], sum(player["cards"].values()), x, y + 92)
    yield _missions(seat, tuple(player["missions"]), _types(view), x, y + 120)
    yield from front(view, make, seat, x + 8, y + 170, 184)
    yield plate(*layout.STORE, frame=False)
    yield from _goods(player, make)
    yield from _assistants(player, make)
    yield from _masks(view, player, make)


def _types(view: RaiateaView) -> tuple[tuple[str, int], ...]:
    """Own missions by type: masks count them."""
    if view["own"] is None:
        return ()
    found = Counter(kind for mission in view["own"]["missions"] for kind in mission["types"])
    return tuple((kind, found[kind]) for kind in TYPES if found[kind])


@lru_cache(maxsize=512)
def _purse(seat: int, pearls: int | None, mana: int | None, clips: int, x: float, y: float) -> Markup:
    """Pearls and mana: the largest numbers here."""
    parts: list[Markup] = []
    for i, (name, value) in enumerate((("pearl", pearls), ("mana", mana))):
        known = text("?" if value is None else value, x + 39 + 70 * i, y + 8, 22, bold=True, anchor="start")
        parts.append(shown(f"count-{LETTERS[seat]}-{name}", [icon(name, x + 22 + 70 * i, y, 26), known]))
    return joined([*parts, count_of(seat, "clip", clips, x + 150, y, 16)])


@lru_cache(maxsize=512)
def _count(seat: int, tattoo: int, priests: int, cards: int, x: float, y: float) -> Markup:
    values = (("tattoo", tattoo), ("priest", priests), ("ritual", cards))
    return joined(
        count_of(seat, name, value, x + 12 + 62 * i, y, 18) for i, (name, value) in enumerate(values)
    )


@lru_cache(maxsize=512)
def _missions(
    seat: int, taken: tuple[int, ...], types: tuple[tuple[str, int], ...], x: float, y: float
) -> Markup:
    """Missions by their points, and by their types."""
    letter = LETTERS[seat]
    parts = [shown(f"count-{letter}-mission", [icon("mission", x + 20, y, 20)])]
    for i, count in enumerate(taken):
        medal = used("medal", x + 46 + 50 * i, y, 0.56)
        points = text(i + 1, x + 46 + 50 * i, y + 4.7, 13, bold=True)
        many = text(f"×{count}", x + 58 + 50 * i, y + 5, 14, bold=True, anchor="start")
        parts.append(shown(f"missions-{letter}-{i + 1}", [medal, points, many]))
    parts += [
        shown(f"kinds-{letter}-{kind}", [counted(TYPES[kind], count, x + 10 + 37 * i, y + 26, 15)])
        for i, (kind, count) in enumerate(types)
    ]
    return joined(parts)


def _goods(player: PlayerSeen, make: Maker) -> Iterator[Markup]:
    places = layout.goods_row()
    goods = player["goods"] or {}
    for i, good in enumerate(GOOD_NAMES):
        target = f"own_good_{good}"
        count = goods.get(good)
        yield _good(target, good, places.box(i), count, make.say(f"good-{good}.title"), make.mark(target))


@lru_cache(maxsize=256)
def _good(id: str, good: str, box: Box, count: int | None, name: str, mark: Mark | None) -> Markup:
    x, y, wide, high = box
    drawn = icon(good, x + 20, y + high / 2, 29)
    if count == 0:
        drawn = markup(h.g(opacity="0.3")[drawn])
    known = "?" if count is None else str(count)
    content = [cell(box, CARD if count else PAGE, INK if count else "#D5C8B0", 6), drawn]
    content.append(text(known, x + wide - 13, y + high / 2 + 7, 19, bold=True, fill=INK if count else MUTED))
    return thing(id, box, name, mark, content, 6)


def _assistants(player: PlayerSeen, make: Maker) -> Iterator[Markup]:
    places = layout.assistants_row()
    for i, (kind, counts) in enumerate(player["assistants"].items()):
        target = f"own_assistant_{kind}"
        name = make.say(f"assistant-{kind}.title")
        yield _helper(target, kind, places.box(i), counts["active"], counts["used"], name, make.mark(target))


@lru_cache(maxsize=512)
def _helper(id: str, kind: str, box: Box, active: int, tired: int, name: str, mark: Mark | None) -> Markup:
    """Active assistants on the left, used ones on the right; the kind stays visible when there are none."""
    x, y, wide, high = box
    some = bool(active or tired)
    content = [cell(box, CARD if some else PAGE, INK if some else "#D5C8B0", 6)]
    if not some:
        content.append(markup(h.g(opacity="0.3")[icon(kind, x + wide / 2, y + high / 2, 26)]))
        return thing(id, box, name, mark, content, 6)
    groups = [(False, active)] * bool(active) + [(True, tired)] * bool(tired)
    each = wide / len(groups)
    for i, (is_used, count) in enumerate(groups):
        left = x + each * i + each / 2
        content.append(assistant_card(kind, is_used, (left - 14, y + 4, 28, 30)))
        content.append(text(count, left, y + high - 4, 15, bold=True))
    return thing(id, box, name, mark, content, 6)


def _masks(view: RaiateaView, player: PlayerSeen, make: Maker) -> Iterator[Markup]:
    kinds = masks_of(player)
    for (kind, free, bound), box in zip(kinds, layout.own_mask_boxes(len(kinds)), strict=True):
        target = f"own_mask_{kind}"
        yield _mask(target, kind, free, bound, box, mask_name(view, make.say, kind), make.mark(target))


@lru_cache(maxsize=512)
def _mask(id: str, kind: str, free: int, bound: int, box: Box, name: str, mark: Mark | None) -> Markup:
    x, y, wide, high = box
    content = [
        cell(box, SHALLOW if bound or free > 1 else CARD, INK, 5),
        mask(kind, x + wide / 2, y + high / 2, min(high - 4, wide * (1 if kind == "mirror" else 1.2))),
    ]
    content.append(pair_sign(free, bound, x + wide - 7, y + high - 9))
    return thing(id, box, name, mark, content)
