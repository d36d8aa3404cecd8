"""The forest of Raiatea: its deck, and the reserve from which everybody picks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark
from motu.games._shared.drawing.letters import shortened, text
from motu.games._shared.drawing.palette import (
    FOREST,
    INK,
    MUTED,
    PLAIN,
    SAND,
    SHALLOW,
)
from motu.games._shared.drawing.parts import Maker, badge, cell, icon, panel, shown, stops, thing
from motu.games._shared.drawing.pieces import piece, rounded
from motu.games._shared.drawing.remembered import remembered
from motu.games._shared.drawing.sheet import layer
from motu.games.raiatea.scene import layout
from motu.games.raiatea.scene.effects import Part, parts_of, row, signs_of
from motu.games.raiatea.scene.masks import mask, mask_name
from motu.games.raiatea.seen import RaiateaView, ReserveSeen


@remembered
def forest(view: RaiateaView, make: Maker) -> Iterator[Markup]:
    """The deck and the reserve."""
    x, y = layout.FOREST[:2]
    yield panel(layout.FOREST, make.say("scene-forest"))
    yield _deck(view["forest"]["deck"], x + 8, y + 28, make.say("scene-deck"))
    yield layer("reserve", _reserve(view, make))


def _reserve(view: RaiateaView, make: Maker) -> Iterator[Markup]:
    reserve = view["forest"]["reserve"]
    targets = [
        next((t for t in (f"reserve_{card['id']}", f"reserve_{card['of']}") if make.mark(t)), "")
        for card in reserve
    ]
    boxes = layout.reserve_boxes(len(reserve))
    for card, box, mark in zip(reserve, boxes, stops(targets, make), strict=True):
        treasure = parts_of([card["treasure"]] if card["treasure"] else [])
        name = _card_name(view, card, make)
        yield _forest_card(card["id"], card["kind"], card["of"], card["count"], treasure, box, name, mark)


def _card_name(view: RaiateaView, card: ReserveSeen, make: Maker) -> str:
    if card["kind"] in ("good", "assistant"):
        return make.say(f"{card['kind']}-{card['of']}.title")
    return mask_name(view, make.say, card["of"])


@lru_cache(maxsize=64)
def _deck(cards: int, x: float, y: float, word: str) -> Markup:
    drawn = [
        piece(rounded(x + 2 * i, y - 2 * i + 4, 46, 62, 5), FOREST, 1, 0.8) for i in range(3 if cards else 0)
    ]
    if cards:
        drawn.append(icon("forest", x + 27, y + 22, 26))
        drawn.append(badge(cards, x + 27, y + 48, 14))
    else:
        drawn.append(text(0, x + 24, y + 40, 18, bold=True))
    return shown("forest-deck", [*drawn, text(shortened(word, 13, 54), x + 25, y + 84, 13, fill=MUTED)])


@lru_cache(maxsize=1024)
def _forest_card(
    id: str,
    kind: str,
    of: str,
    count: int,
    treasure: tuple[Part, ...],
    box: Box,
    name: str,
    mark: Mark | None,
) -> Markup:
    x, y, wide, high = box
    ground = {"good": "#F5E6BF", "assistant": SHALLOW, "mask": SAND, "mirror": PLAIN}[kind]
    size = min(wide * 0.62, high * (0.52 if treasure else 0.62), 34)
    middle = y + high * (0.36 if treasure else 0.5)
    content = [cell(box, ground, INK, 5)]
    if kind in ("mask", "mirror"):
        content.append(mask(of, x + wide / 2, middle, size * 1.25))
    else:
        content.append(icon(of, x + wide / 2, middle, size))
    if treasure:
        content.append(row(signs_of(treasure), x + wide / 2, y + high - 11, wide - 4, 13))
    if count > 1:
        content.append(badge(f"×{count}", x + wide - 13, y + 11))
    return thing(f"reserve_{id}", box, name, mark, content)
