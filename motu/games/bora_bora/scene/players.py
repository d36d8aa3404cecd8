"""The players of Bora Bora: the board at the bottom, and the others."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box
from motu.games._shared.drawing.letters import text
from motu.games._shared.drawing.markup import joined, markup
from motu.games._shared.drawing.palette import LETTERS
from motu.games._shared.drawing.parts import Maker, counted, icon, panel, shown
from motu.games._shared.drawing.remembered import remembered
from motu.games._shared.drawing.sheet import zone
from motu.games.bora_bora.scene import layout
from motu.games.bora_bora.scene.ceremony import beside, ceremony, unbuilt
from motu.games.bora_bora.scene.folded import folded
from motu.games.bora_bora.scene.layout import Grid
from motu.games.bora_bora.scene.panels import HEAD, Goods, goods_of, head, known_of, summary
from motu.games.bora_bora.scene.spaces import spaces
from motu.games.bora_bora.scene.tasks import held
from motu.games.bora_bora.seen import BoraView, PlayerSeen

ALL_TASKS: Final = 9  # for the bonus


@remembered
def own(view: BoraView, make: Maker, player: PlayerSeen) -> Iterator[Markup]:
    """The board of the one at the bottom: goods, spaces, ceremony ground, tasks."""
    mine = view["viewer"] is not None
    goods = _goods(
        LETTERS[player["seat"]], goods_of(player), _words(make), layout.HEAD[0], layout.HEAD[1] + 66
    )
    yield zone(f"seat_{player['seat']}", [head(known_of(view, make, player), layout.HEAD), goods])
    yield panel(layout.SLOTS, make.say("scene-spaces"))
    x, y, wide, high = layout.SLOTS
    grid = Grid(x + 6, y + 23, (wide - 8) / 4, (high - 26) / 3, 4, 4)
    yield from spaces(view, make, player, grid, mine)
    yield panel(layout.CEREMONY, make.say("scene-ceremony"))
    x, y, wide, high = layout.CEREMONY
    yield beside(player, x + wide - 118, y + 12)
    yield from ceremony(player, make, Grid(x + 6, y + 23, (wide - 9) / 4, 46, 3, 4), mine)
    yield from unbuilt(player, make, (x + 6, y + 166, wide - 9, 42), mine)
    done = len(player["fulfilled"])
    yield panel(layout.OWN_TASKS, make.say("scene-own-tasks", done=done, all=ALL_TASKS))
    x, y, wide, high = layout.OWN_TASKS
    yield from held(view, make, player, (x + 6, y + 23, wide - 12, 60), 63, mine)


def _words(make: Maker) -> tuple[str, ...]:
    names = ("offerings", "shells", "priests", "huts", "men", "women", "jewels")
    return tuple(make.say(f"scene-count-{name}") for name in names)


@lru_cache(maxsize=1024)
def _goods(letter: str, goods: Goods, words: tuple[str, ...], x: float, y: float) -> Markup:
    """Offerings and shells are the largest numbers here: everything is paid with them."""
    parts: list[h.Node] = []
    for i, name in enumerate(("offering", "shell")):
        parts.append(
            h.g(id=f"count-{letter}-{name}")[
                h.title[words[i]],
                icon(name, x + 28 + 80 * i, y + 6, 32),
                text(goods[i], x + 50 + 80 * i, y + 15, 24, bold=True, anchor="start"),
            ]
        )
    for n, name in enumerate(("priest", "hut", "man", "woman", "jewel"), 2):
        row, i = divmod(n - 2, 2)
        number = counted(name, goods[n], x + 18 + 80 * i, y + 48 + 31 * row, 23)
        parts.append(shown(f"count-{letter}-{name}", [number], words[n]))
    parts.append(shown(f"count-{letter}-vp", [counted("vp", goods.jewel_points, x + 98, y + 110, 21)]))
    return markup(parts)


def others(view: BoraView, make: Maker) -> Iterator[Markup]:
    """All but the one at the bottom."""
    for player in view["players"]:
        if player["seat"] != layout.at_bottom(view):
            yield from _another(view, make, player)


@remembered
def _another(view: BoraView, make: Maker, player: PlayerSeen) -> Iterator[Markup]:
    """One of the others; the only other player's board lies open."""
    seat = player["seat"]
    box = layout.panels(view["seats"], layout.at_bottom(view))[seat]
    drawn = _open if view["seats"] == 2 else folded
    yield zone(f"seat_{seat}", [drawn(view, make, player, box)])


def _open(view: BoraView, make: Maker, player: PlayerSeen, box: Box) -> Markup:
    """The whole board, from top to bottom."""
    x, y, wide, _ = box
    return joined([
        head(known_of(view, make, player), box),
        summary(player, x, y + HEAD + 12),
        *spaces(view, make, player, Grid(x + 6, y + 104, (wide - 9) / 4, 52, 3, 4), False),
        *ceremony(player, make, Grid(x + 6, y + 266, (wide - 9) / 4, 34, 3, 4), False),
        *unbuilt(player, make, (x + 6, y + 372, wide - 9, 36), False),
        *held(view, make, player, (x + 6, y + 414, wide - 12, 50), 54, False),
    ])  # fmt: skip
