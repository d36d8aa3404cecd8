"""Beside the lagoon of Costa Ruana: the turn, the two piles, the compass and the aid."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, chosen, ring
from motu.games._shared.drawing.letters import text, width
from motu.games._shared.drawing.markup import joined, markup, number
from motu.games._shared.drawing.palette import GOLD, INK, MUTED, PAGE, PAPER, on
from motu.games._shared.drawing.parts import Maker, shown
from motu.games._shared.drawing.pieces import piece, plate, rounded
from motu.games._shared.drawing.remembered import remembered
from motu.games._shared.drawing.sheet import layer, used
from motu.games.costa_ruana.scene.aid import order_of_cards
from motu.games.costa_ruana.scene.cards import BACK
from motu.games.costa_ruana.scene.layout import compass, sides
from motu.games.costa_ruana.seen import CostaView


@remembered
def piles(view: CostaView, make: Maker) -> Iterable[Markup]:
    """Turn, piles and compass share a panel; the aid has one of its own, where there is room for it."""
    box, aid = sides(view).piles, sides(view).aid
    x, y, wide, high = box
    facts = {"turn": view["turn"], "turns": view["turns"]}
    heading = make.say("scene-turn", **facts) if view["turn"] else make.say("scene-settling")
    middle, below, gone = x + wide / 4, y + 116, sum(view["discard"].values())
    yield layer(
        "draw-and-discard",
        [
            plate(x, y, wide, high),
            shown("turns", [_turns(box, view["turn"], view["turns"], heading)]),
            shown("deck", [_pile(middle, below, view["deck"], make.say("scene-deck"), BACK)]),
            shown("discard", [_pile(middle + wide / 2, below, gone, make.say("scene-discard"), PAPER)]),
        ],
    )
    yield layer("aid", [order_of_cards(aid, make.say)] if aid else [])
    yield _anywhere(box, make)


@lru_cache(maxsize=64)
def _turns(box: Box, turn: int, turns: int, heading: str) -> Markup:
    """Which turn it is: in words, and as a row of discs."""
    x, y = box[:2]
    size = 18 if width(heading, 18, True) <= 140 else 15
    pitch = min(26, 136 / turns)
    at = {"cy": number(y + 50), "r": number(min(9, pitch * 0.36))}
    return text(heading, x + 12, y + 28, size, bold=True, anchor="start") + markup(
        h.circle(cx=number(x + 22 + pitch * i), **at, fill=GOLD if i < turn else PAGE, stroke=INK)
        for i in range(turns)
    )


@lru_cache(maxsize=512)
def _pile(x: float, y: float, cards: int, word: str, ground: str) -> Markup:
    """A pile: up to three cards high, with their number on top; an empty one leaves its place."""
    wide, high = 58, 68
    left, top = x - wide / 2, y - high / 2
    layers = min(3, (cards + 7) // 8)
    lift = 2.5 * max(0, layers - 1)
    empty = h.path(d=rounded(left, top, wide, high, 6), fill=PAGE, stroke=MUTED, stroke_dasharray="4 3")
    return joined([
        *([] if cards else [markup(empty)]),
        *(piece(rounded(left + 2.5 * i, top - 2.5 * i, wide, high, 6), ground, 1, 1) for i in range(layers)),
        text(cards, x + lift, y - lift + 10, 28, fill=on(ground) if cards else INK, bold=True),
        text(word, x, y + high / 2 + 20, 13),
    ])  # fmt: skip


def _anywhere(piles: Box, make: Maker) -> Markup:
    """The compass rose: every island at once."""
    x, y = compass(piles)
    word, mark = make.say("scene-anywhere"), make.mark("anywhere")
    content = [used("compass", x, y)]
    if mark:
        content += [ring(x - 22, y - 22, 44, 44, 22), text(word, x - 28, y + 41, 13)]
    return markup(h.g(chosen(mark, "anywhere", word), id="anywhere")[content])
