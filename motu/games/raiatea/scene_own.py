"""The viewer's own things in Raiatea: screen, store, masks, missions, hand; and the result at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark
from motu.games._shared.drawing.letters import text
from motu.games._shared.drawing.markup import joined, markup
from motu.games._shared.drawing.palette import INK, MUTED, PAGE, SHALLOW
from motu.games._shared.drawing.parts import CARD, Maker, View, cell, counted, icon, panel, thing
from motu.games._shared.drawing.people import Result, head, ranking_table
from motu.games._shared.drawing.pieces import plate
from motu.games._shared.drawing.sheet import used
from motu.games.raiatea import scene_layout as layout
from motu.games.raiatea.scene_effects import row
from motu.games.raiatea.scene_parts import mask, mask_name
from motu.games.raiatea.scene_players import assistant_card, front, known_of, masks_of, pair_sign
from motu.games.raiatea.scene_rituals import card, line, ritual

TYPES: Final = {"pearls": "pearl", "mana": "mana", "goods": "good", "conditional": "priest", "masks": "mask"}
MASK_SOURCES: Final = {"mission_masks": "mission", "assistant_masks": "assistant", "colour_masks": "unlike"}
IN_FULL: Final = 6  # cards of the hand that are shown in full


def own(view: View, make: Maker) -> Iterator[Markup]:
    """The screen of the one at the bottom, and what lies before it."""
    seat = layout.at_bottom(view)
    player = view["players"][seat]
    x, y, _, high = layout.OWN
    box = (x, y, 202, high)
    yield head(known_of(view, make, seat), box)
    yield _purse(player["pearls"], player["mana"], player["clips"], x, y + 62)
    yield _count(player["tattoo"], player["priests"], sum(player["cards"].values()), x, y + 92)
    yield _missions(tuple(player["missions"]), _types(view), x, y + 120)
    yield from front(view, make, seat, x + 8, y + 170, 184)
    yield plate(*layout.STORE, frame=False)
    yield from _goods(player, make)
    yield from _assistants(player, make)
    yield from _masks(player, make)


def _types(view: View) -> tuple[tuple[str, int], ...]:
    """Own missions by type: masks count them."""
    if view["own"] is None:
        return ()
    found = Counter(kind for mission in view["own"]["missions"] for kind in mission["types"])
    return tuple((kind, found[kind]) for kind in TYPES if found[kind])


@lru_cache(maxsize=512)
def _purse(pearls: int | None, mana: int | None, clips: int, x: float, y: float) -> Markup:
    """Pearls and mana: the largest numbers here."""
    parts: list[Markup] = []
    for i, (name, value) in enumerate((("pearl", pearls), ("mana", mana))):
        shown = "?" if value is None else str(value)
        parts.append(icon(name, x + 22 + 70 * i, y, 26))
        parts.append(text(shown, x + 39 + 70 * i, y + 8, 22, bold=True, anchor="start"))
    return joined([*parts, counted("clip", clips, x + 150, y, 16)])


@lru_cache(maxsize=512)
def _count(tattoo: int, priests: int, cards: int, x: float, y: float) -> Markup:
    values = (("tattoo", tattoo), ("priest", priests), ("ritual", cards))
    return joined(counted(name, value, x + 12 + 62 * i, y, 18) for i, (name, value) in enumerate(values))


@lru_cache(maxsize=512)
def _missions(taken: tuple[int, ...], types: tuple[tuple[str, int], ...], x: float, y: float) -> Markup:
    """Missions by their points, and by their types."""
    parts = [icon("mission", x + 20, y, 20)]
    for i, count in enumerate(taken):
        parts.append(used("medal", x + 46 + 50 * i, y, 0.56))
        parts.append(text(i + 1, x + 46 + 50 * i, y + 4.7, 13, bold=True))
        parts.append(text(f"×{count}", x + 58 + 50 * i, y + 5, 14, bold=True, anchor="start"))
    parts += [
        counted(TYPES[kind], count, x + 10 + 37 * i, y + 26, 15) for i, (kind, count) in enumerate(types)
    ]
    return joined(parts)


def _goods(player: Mapping[str, Any], make: Maker) -> Iterator[Markup]:
    places = layout.goods_row()
    goods = player["goods"] or {}
    for i, good in enumerate(("uru", "taro", "mahi_mahi", "tiare")):
        target = f"own_good_{good}"
        count = goods.get(good)
        yield _good(target, good, places.box(i), count, make.say(f"good-{good}.title"), make.mark(target))


@lru_cache(maxsize=256)
def _good(id: str, good: str, box: Box, count: int | None, name: str, mark: Mark | None) -> Markup:
    x, y, wide, high = box
    drawn = icon(good, x + 20, y + high / 2, 29)
    if count == 0:
        drawn = markup(h.g(opacity="0.3")[drawn])
    shown = "?" if count is None else str(count)
    content = [cell(box, CARD if count else PAGE, INK if count else "#D5C8B0", 6), drawn]
    content.append(text(shown, x + wide - 13, y + high / 2 + 7, 19, bold=True, fill=INK if count else MUTED))
    return thing(id, box, name, mark, content, 6)


def _assistants(player: Mapping[str, Any], make: Maker) -> Iterator[Markup]:
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


def _masks(player: Mapping[str, Any], make: Maker) -> Iterator[Markup]:
    kinds = masks_of(player)
    for (kind, free, bound), box in zip(kinds, layout.own_mask_boxes(len(kinds)), strict=True):
        target = f"own_mask_{kind}"
        yield _mask(target, kind, free, bound, box, mask_name(make.say, kind), make.mark(target))


@lru_cache(maxsize=512)
def _mask(id: str, kind: str, free: int, bound: int, box: Box, name: str, mark: Mark | None) -> Markup:
    x, y, wide, high = box
    content = [
        cell(box, SHALLOW if bound or free > 1 else CARD, INK, 5),
        mask(kind, x + wide / 2, y + high / 2, min(high - 4, wide * 1.2)),
    ]
    content.append(pair_sign(free, bound, x + wide - 7, y + high - 9))
    return thing(id, box, name, mark, content)


def hand(view: View, make: Maker) -> Iterator[Markup]:
    """The rituals in hand: in full, or as lines when they are many; without any, what the ranks allow."""
    if view["over"]:
        return
    cards = view["own"]["hand"] if view["own"] else {}
    yield panel(layout.HAND, make.say("scene-hand" if cards else "scene-ranks"))
    if not cards:
        yield _ranks(tuple((make.say(f"rank-{rank['id']}"), *_allowed(rank)) for rank in view["ranks"]))
    for (id, count), box in zip(cards.items(), _places(len(cards)), strict=True):
        target = f"hand_{id}"
        of = ritual(view, make, id)
        if len(cards) <= IN_FULL:
            yield card(target, of, count, box, make.mark(target))
        else:
            yield line(target, of, count, None, box, make.mark(target))


def _allowed(rank: Mapping[str, Any]) -> tuple[int, int, int, bool]:
    return rank["set"], rank["clips"], rank["points"], rank["forbidden"]


@lru_cache(maxsize=8)
def _ranks(ranks: tuple[tuple[str, int, int, int, bool], ...]) -> Markup:
    """For each rank: how many rituals one draws, from which decks, how many clips, and the points."""
    x, y, wide, high = layout.HAND
    each = (wide - 16) / len(ranks)
    parts: list[Markup] = []
    for i, (name, cards, clips, points, forbidden) in enumerate(ranks):
        left = x + 8 + each * i
        parts.append(plate(left, y + 28, each - 8, high - 38, 8, CARD, INK, frame=False))
        parts.append(text(name, left + each / 2 - 4, y + 54, 18, bold=True))
        parts.append(counted("ritual", cards, left + 20, y + 84, 24))
        if forbidden:
            parts.append(plate(left + 76, y + 72, 18, 24, 3, "#7D2140", INK, frame=False))
            parts.append(icon("cancel", left + 85, y + 84, 13))
        parts.append(counted("clip", clips, left + 20, y + 118, 22))
        parts.append(counted("points", points, left + 20, y + 151, 22))
    return joined(parts)


def _places(cards: int) -> tuple[Box, ...]:
    x, y, wide, high = layout.HAND
    if cards <= IN_FULL:
        across = min(172.0, (wide - 10) / max(1, cards))
        return tuple((x + 8 + across * i, y + 28, across - 8, high - 36) for i in range(cards))
    rows = max(3, -(-cards // 3))
    across, down = (wide - 12) / 3, (high - 30) / rows
    return tuple(
        (x + 8 + across * (i // rows), y + 26 + down * (i % rows), across - 6, down - 6) for i in range(cards)
    )


def ranking(view: View, make: Maker) -> Iterator[Markup]:
    """Points by source, the best on top; the ceremonial order decides between equal points (RA-14.7)."""
    if not view["over"]:
        return
    points = [tuple(player["points"].values()) for player in view["players"]]
    order = view["ceremony"]["order"]
    ranked = sorted(range(view["seats"]), key=lambda seat: (-sum(points[seat]), order.index(seat)))
    results = (Result(place, seat, make.names[seat], points[seat]) for place, seat in enumerate(ranked, 1))
    heads = (_source(name, make.say(f"source-{name}")) for name in view["players"][0]["points"])
    words = (*heads, make.say("scene-total"))
    yield ranking_table(layout.HAND, make.say("scene-result"), words, tuple(results))


def _source(name: str, word: str) -> str:
    """A source of points over its column; masks as icons, since their names are long."""
    if name not in MASK_SOURCES:
        return word
    signs = ((True, "mask"), (True, MASK_SOURCES[name]))
    return markup(h.g[h.title[word], row(signs, 0, -5, 60, 20)])
