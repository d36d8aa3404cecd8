"""The deities and demigods of Pantheon on offer, and what they cost."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark
from motu.games._shared.drawing.letters import shortened, text, width
from motu.games._shared.drawing.palette import GOLD, INK, MUTED, PAGE, PAPER
from motu.games._shared.drawing.parts import Maker, cell, icon, panel, shown, stops, thing
from motu.games._shared.drawing.pieces import plate
from motu.games._shared.drawing.remembered import remembered
from motu.games._shared.drawing.sheet import layer
from motu.games.pantheon.scene import layout
from motu.games.pantheon.scene.parts import BLUE, YELLOW, Sign, about, called, owned, power_sign, signs
from motu.games.pantheon.seen import DeitySeen, PantheonView


class Deity(NamedTuple):
    """A deity on display."""

    id: str
    cost: tuple[int, ...]
    cards_only: bool
    yellow: bool
    name: str
    told: str  # its name and its power
    sign: Sign


@remembered
def deities(view: PantheonView, make: Maker) -> Iterator[Markup]:
    """The deities on offer with their costs, and the demigods beside them."""
    yield panel(layout.DEITIES, make.say("scene-deities", pile=view["deity_pile"]))
    seen = [_deity(view, deity, make) for deity in view["display"]]
    targets = [f"display_{deity.id}" for deity in seen]
    cards = []
    others = []
    for i, (deity, mark) in enumerate(zip(seen, stops(targets, make), strict=True)):
        again = targets[:i].count(targets[i])
        box = layout.deity_box(i)
        spent = view["worships"].get(deity.id)
        id = f"{targets[i]}-{again + 1}" if again else targets[i]
        cards.append(_card(id, deity, box, spent, mark))
        way = make.mark(f"other_{deity.id}")
        if way and targets[i] not in targets[i + 1 :]:
            others.append(_other_way(deity.id, layout.other_way_box(box), make.say("scene-other-way"), way))
    yield layer("display", cards)
    yield layer("other-ways", others)
    pile = view["demigod_pile"]["low"] + view["demigod_pile"]["high"]
    values = tuple((value, count) for value, count in sorted(view["shown_demigods"].items(), reverse=True))
    yield _demigods(make.say("scene-demigods"), make.say("scene-in-pile", count=pile), values)


def _deity(view: PantheonView, deity: DeitySeen, make: Maker) -> Deity:
    id = deity["id"]
    name = called(view, make, id)
    told = make.say("scene-power", deity=name, about=about(view, make, id))
    cost = tuple(deity["cost"])
    return Deity(id, cost, deity["cards_only"], deity["yellow"], name, told, power_sign(view, id))


@lru_cache(maxsize=1024)
def _card(id: str, deity: Deity, box: Box, spent: int | None, mark: Mark | None) -> Markup:
    """Colour, name, power, cost; and how many cards the viewer would spend."""
    x, y, wide, high = box
    ground = YELLOW if deity.yellow else BLUE
    middle = x + wide / 2
    content = [
        cell(box, PAPER, INK, 6),
        plate(x, y, wide, 21, 6, ground, INK, frame=False),
        text(shortened(deity.name, 13, wide - 1), middle, y + 15, 13),
        signs((deity.sign,), middle, y + 48, 30),
    ]
    pitch = min(19.0, (wide - 4) / len(deity.cost))
    for i, offerings in enumerate(deity.cost):
        at = middle + pitch * (i - (len(deity.cost) - 1) / 2)
        content.append(_number(offerings, at, y + high - 16, deity.cards_only, i == 0))
    if spent is not None:
        content.append(icon("card", middle - 8, y + high - 41, 16))
        content.append(text(spent, middle + 9, y + high - 36, 14, bold=True))
    return owned(id, box, deity.told, mark, content, 6)


@lru_cache(maxsize=128)
def _number(offerings: int, x: float, y: float, cards: bool, top: bool) -> Markup:
    """A number of the cost: round, or a card where only cards pay; the top one is gold."""
    fill = GOLD if top else PAGE
    disc = (
        plate(x - 8.5, y - 11, 17, 22, 3, fill, INK, frame=False)
        if cards
        else plate(x - 9, y - 9, 18, 18, 9, fill, INK, frame=False)
    )
    return disc + text(offerings, x, y + 5, 14, bold=True)


@lru_cache(maxsize=64)
def _other_way(deity: str, box: Box, name: str, mark: Mark) -> Markup:
    x, y, wide, high = box
    content = [cell(box, PAPER, INK, 10), icon("ways", x + wide / 2, y + high / 2, 16)]
    return thing(f"other_{deity}", box, name, mark, content, 10)


@lru_cache(maxsize=256)
def _demigods(word: str, pile: str, values: tuple[tuple[str, int], ...]) -> Markup:
    x, y, wide, high = layout.DEITIES
    base = y + high - 20
    parts = [text(word, x + 9, base + 5, 13, bold=True, anchor="start")]
    left = x + 18 + width(word, 13, True)
    for value, count in values:
        for _ in range(count):
            parts.append(_demigod(value, left + 12, base))
            left += 28 if sum(n for _, n in values) <= 6 else 20
    parts.append(text(pile, x + wide - 9, base + 5, 13, fill=MUTED, anchor="end"))
    return shown("demigods", parts)


@lru_cache(maxsize=64)
def _demigod(value: str, x: float, y: float) -> Markup:
    tile = plate(x - 9, y - 13, 18, 26, 4, "#E9F0DC", INK, frame=False)
    return tile + text(value, x, y + 5.4, 15, bold=True)
