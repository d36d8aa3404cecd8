"""The other players of Raiatea: what lies before their screens, and what is known of the rest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark, chosen, ring
from motu.games._shared.drawing.letters import text
from motu.games._shared.drawing.markup import joined, markup
from motu.games._shared.drawing.palette import BORDER, LETTERS, PAPER
from motu.games._shared.drawing.parts import CARD, Maker, badge, counted, icon, shown, thing
from motu.games._shared.drawing.people import Known, head
from motu.games._shared.drawing.pieces import plate
from motu.games._shared.drawing.remembered import remembered
from motu.games._shared.drawing.sheet import zone
from motu.games.raiatea.rules.pieces import GOOD_NAMES
from motu.games.raiatea.scene import layout
from motu.games.raiatea.scene.cards import chip, ritual
from motu.games.raiatea.scene.masks import mask, mask_name
from motu.games.raiatea.scene.pieces import assistant_card, masks_of, pair_sign
from motu.games.raiatea.seen import PlayerSeen, RaiateaView

HEAD: Final = 40  # height of what stands over the rows of a panel


def points_of(player: PlayerSeen) -> str:
    """What is known of the points; a plus where more is hidden."""
    values = player["points"].values()
    total = sum(value for value in values if value is not None)
    return f"{total}+" if None in values else str(total)


def known_of(view: RaiateaView, make: Maker, seat: int) -> Known:
    player = view["players"][seat]
    awaited = seat in view["awaiting"]
    status = make.say(f"rank-{player['rank']}")
    if awaited:
        status = make.say("scene-your-move" if seat == view["viewer"] else "scene-thinking")
    elif seat == view["kahuna"]:
        status = make.say("scene-kahuna")
    return Known(seat, make.names[seat], status, points_of(player), awaited)


@remembered
def others(view: RaiateaView, make: Maker) -> Iterator[Markup]:
    """Everybody but the one at the bottom."""
    for seat, box in sorted(layout.panels(view["seats"], layout.at_bottom(view)).items()):
        yield zone(f"seat_{seat}", [_other(view, make, seat, box)])


def _size(panel: Box) -> float:
    """How high the rows of a panel are, compared with those of the smallest one."""
    return min(1.9, (panel[3] - HEAD) / 95)


def _other(view: RaiateaView, make: Maker, seat: int, box: Box) -> Markup:
    x, y, wide, high = box
    player = view["players"][seat]
    mark = make.mark(f"seat_{seat}")
    size = _size(box)
    cards = sum(player["cards"].values())
    known = known_of(view, make, seat)
    pearls, mana = player["pearls"], player["mana"]
    purse = None if pearls is None or mana is None else (pearls, mana)
    counters: tuple[tuple[str, int | str], ...] = (
        ("ritual", cards),
        ("mission", sum(player["missions"])),
    )
    if purse is None:  # tattoos and priests also stand on their tracks
        counters = (("tattoo", player["tattoo"]), ("priest", player["priests"]), *counters)
    else:
        goods: Mapping[str, int | str] = player["goods"] or dict.fromkeys(GOOD_NAMES, "?")
        counters = (*counters, *goods.items())
    content = [
        head(known if purse is None else known._replace(taken=73), box),
        *_purse(seat, purse, x + wide - 114, y + 32),
        _counters(seat, counters, x, y + HEAD + 10 * size),
        *_assistants(player, make, seat, (x + 7, y + HEAD + 21 * size, wide - 14, 23 * size)),
        *_masks(view, make, seat, (x + 7, y + HEAD + 45.5 * size, wide - 14, 25.5 * size)),
        *front(view, make, seat, x + 7, y + HEAD + 82 * size, wide - 14),
    ]
    if mark:
        content.append(ring(x + 4, y + 4, wide - 8, high - 8, 6))
    about = make.names[seat]
    return markup(h.g(chosen(mark, "area", about), id=f"seat_{seat}")[h.title[about], joined(content)])


def count_of(seat: int, name: str, value: int | str, x: float, y: float, size: float) -> Markup:
    """How much somebody has of something."""
    return shown(f"count-{LETTERS[seat]}-{name}", [counted(name, value, x, y, size)])


@lru_cache(maxsize=1024)
def _counters(seat: int, values: tuple[tuple[str, int | str], ...], x: float, y: float) -> Markup:
    left, pitch, size = (8, 51, 17) if len(values) < 5 else (5, 33.6, 13)
    return joined(
        count_of(seat, name, value, x + left + pitch * i, y, size) for i, (name, value) in enumerate(values)
    )


def _purse(seat: int, purse: tuple[int, int] | None, left: float, y: float) -> Iterator[Markup]:
    """Pearls and mana in the head of a panel, where the screens are open."""
    if purse is not None:
        for i, (name, n) in enumerate(zip(("pearl", "mana"), purse, strict=True)):
            yield count_of(seat, name, n, left + 36 * i, y, 14)


def _assistants(player: PlayerSeen, make: Maker, seat: int, room: Box) -> Iterator[Markup]:
    """Active ones stand, used ones lie."""
    x, y, wide, high = room
    groups = [
        (kind, state, count)
        for kind, counts in player["assistants"].items()
        for state, count in (("active", counts["active"]), ("used", counts["used"]))
        if count
    ]
    pitch = min(high + 18, wide / max(1, len(groups)))
    for i, (kind, state, count) in enumerate(groups):
        target = f"assistant_{seat}_{kind}_{state}"
        name = make.say(f"assistant-{kind}.title")
        box = (x + pitch * i, y, pitch - 2, high)
        yield _helper(target, kind, state == "used", count, box, name, make.mark(target))


@lru_cache(maxsize=1024)
def _helper(id: str, kind: str, is_used: bool, count: int, box: Box, name: str, mark: Mark | None) -> Markup:
    x, y, wide, high = box
    broad = min(high, wide)
    content = [assistant_card(kind, is_used, (x, y, broad, high))]
    if count > 1 and wide > broad + 12:
        content.append(text(count, x + broad + 7, y + high / 2 + 5, 14, bold=True))
    elif count > 1:
        content.append(text(count, x + broad - 4.5, y + high - 1, 13, bold=True, halo=PAPER))
    return thing(id, box, name, mark, content)


def _masks(view: RaiateaView, make: Maker, seat: int, room: Box) -> Iterator[Markup]:
    """Masks and mirrors; two copies or a mirror make a pair."""
    x, y, wide, high = room
    kinds = masks_of(view["players"][seat])
    pitch = min(high + 16, wide / max(1, len(kinds)))
    for i, (kind, free, bound) in enumerate(kinds):
        target = f"mask_{seat}_{kind}"
        box = (x + pitch * i, y, pitch - 2, high)
        yield _mask(target, kind, free, bound, box, mask_name(view, make.say, kind), make.mark(target))


@lru_cache(maxsize=1024)
def _mask(id: str, kind: str, free: int, bound: int, box: Box, name: str, mark: Mark | None) -> Markup:
    x, y, wide, high = box
    broad = min(high - 2, wide)
    content = [
        plate(x, y, broad, high, 4, CARD, BORDER, frame=False),
        mask(kind, x + broad / 2, y + high / 2, min(high - 2, broad * 1.15)),
    ]
    count = free + bound
    if count > 1 and wide > broad + 12:  # beside the mask where there is room, else on it
        content.append(text(count, x + broad + 7, y + high / 2 + 5, 14, bold=True))
        content += [icon("mirror", x + broad - 7, y + high - 8, 13)] if bound else []
    else:
        content.append(pair_sign(free, bound, x + broad - 5, y + high - 6))
    return thing(id, box, name, mark, content)


def front(view: RaiateaView, make: Maker, seat: int, x: float, y: float, room: float) -> Iterator[Markup]:
    """Permanent rituals, as many as there is room for; the rest as a number."""
    left = x
    rituals = list(view["players"][seat]["front"].items())
    for i, (id, count) in enumerate(rituals):
        of = ritual(view, make, id)
        drawn, wide = chip(f"front_{seat}_{id}", of, count, left, y - 11)
        last = i == len(rituals) - 1
        if left + wide > x + room - (0 if last else 28):
            more = badge(f"+{len(rituals) - i}", min(left + 13, x + room - 14), y)
            yield shown(f"front-more-{LETTERS[seat]}", [more])
            return
        yield drawn
        left += wide + 4
