"""Amounts of mana in Raiatea: what one may offer or bid, and the mission that is auctioned."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark
from motu.games._shared.drawing.letters import lines, shortened, text
from motu.games._shared.drawing.palette import (
    INK,
    PAPER,
)
from motu.games._shared.drawing.parts import Maker, cell, panel, shown, thing
from motu.games._shared.drawing.sheet import layer
from motu.games.raiatea.scene import bag, layout
from motu.games.raiatea.scene.ceremony import offers
from motu.games.raiatea.scene.effects import mission_in_words, signs_of_mission
from motu.games.raiatea.scene.statues import face
from motu.games.raiatea.seen import RaiateaView


def auction(view: RaiateaView, make: Maker) -> Iterator[Markup]:
    """The mission that is auctioned, and who has bid."""
    x, y, wide, _ = layout.MAIN
    tiles = (tile for statue in view["statues"] for tiles in statue["rows"] for tile in tiles)
    auctioned = (tile["mission"] for tile in tiles if tile["slot"] == view["pending"]["slot"])
    mission = next(one for one in auctioned if one)
    yield panel(layout.MAIN)
    tile = face((x + 10, y + 12, 74, 50), signs_of_mission(make.say, mission), "auction")
    yield shown("auctioned", [tile])
    words = lines(mission_in_words(make.say, mission), 13, wide - 104, True)[:2]
    for i, one in enumerate(words):
        said = shortened(one, 13, wide - 104, True)
        yield text(said, x + 94, y + 42 - 8 * (len(words) - 1) + 16 * i, 13, bold=True, anchor="start")
    yield layer("offers", offers(view, y + 76))
    yield layer("purse", bag.purse(view, make, y + 123))


def amounts(make: Maker) -> Iterator[Markup]:
    """All amounts between which one chooses."""
    open_ones = [
        (target.removeprefix("amount_"), mark)
        for target, mark in make.marked.items()
        if target.startswith("amount_")
    ]
    for i, (amount, mark) in enumerate(open_ones):
        yield _amount(amount, layout.amount_box(i, len(open_ones)), mark)


@lru_cache(maxsize=512)
def _amount(amount: str, box: Box, mark: Mark) -> Markup:
    x, y, wide, high = box
    known = amount if amount.isdigit() else "+64" if "more" in amount else "…"
    content = [cell(box, PAPER, INK, 6), text(known, x + wide / 2, y + high / 2 + 5.4, 15, bold=True)]
    return thing(f"amount_{amount}", box, amount, mark, content, 6)
