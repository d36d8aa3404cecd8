"""The viewer's rituals in Raiatea: in the hand, and just drawn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box
from motu.games._shared.drawing.letters import text
from motu.games._shared.drawing.markup import joined
from motu.games._shared.drawing.palette import INK
from motu.games._shared.drawing.parts import CARD, Maker, counted, icon, panel, shown
from motu.games._shared.drawing.pieces import plate
from motu.games._shared.drawing.remembered import remembered
from motu.games.raiatea.scene import layout
from motu.games.raiatea.scene.cards import card, line, ritual
from motu.games.raiatea.seen import RaiateaView, RankSeen

IN_FULL: Final = 6  # cards of the hand that are shown in full


@remembered
def hand(view: RaiateaView, make: Maker) -> Iterator[Markup]:
    """The rituals in hand: in full, or as lines when they are many; without any, what the ranks allow."""
    if view["over"]:
        return
    cards = view["own"]["hand"] if view["own"] else {}
    yield panel(layout.HAND, make.say("scene-hand" if cards else "scene-ranks"))
    if not cards:
        yield _ranks(
            tuple((rank["id"], make.say(f"rank-{rank['id']}"), *_allowed(rank)) for rank in view["ranks"])
        )
    for (id, count), box in zip(cards.items(), _places(len(cards)), strict=True):
        target = f"hand_{id}"
        of = ritual(view, make, id)
        if len(cards) <= IN_FULL:
            yield card(target, of, count, box, make.mark(target))
        else:
            yield line(target, of, count, None, box, make.mark(target))


def _allowed(rank: RankSeen) -> tuple[int, int, int, bool]:
    return rank["set"], rank["clips"], rank["points"], rank["forbidden"]


@lru_cache(maxsize=8)
def _ranks(ranks: tuple[tuple[str, str, int, int, int, bool], ...]) -> Markup:
    """For each rank: how many rituals one draws, from which decks, how many clips, and the points."""
    x, y, wide, high = layout.HAND
    each = (wide - 16) / len(ranks)
    found: list[Markup] = []
    for i, (id, name, cards, clips, points, forbidden) in enumerate(ranks):
        left = x + 8 + each * i
        parts: list[Markup] = []
        parts.append(plate(left, y + 28, each - 8, high - 38, 8, CARD, INK, frame=False))
        parts.append(text(name, left + each / 2 - 4, y + 54, 18, bold=True))
        parts.append(counted("ritual", cards, left + 20, y + 84, 24))
        if forbidden:
            parts.append(plate(left + 76, y + 72, 18, 24, 3, "#7D2140", INK, frame=False))
            parts.append(icon("cancel", left + 85, y + 84, 13))
        parts.append(counted("clip", clips, left + 20, y + 118, 22))
        parts.append(counted("points", points, left + 20, y + 151, 22))
        found.append(shown(f"rank-{id}", parts))
    return joined(found)


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


@remembered
def drawn(view: RaiateaView, make: Maker) -> Iterator[Markup]:
    """The rituals just drawn, of which the viewer keeps some."""
    x, y, wide, high = layout.MAIN
    cards = view["own"]["drawn"] if view["own"] else []
    types = sorted(set(cards), key=cards.index)
    columns = 2 if len(types) <= 6 else 3
    rows = max(2, -(-len(types) // columns))
    across, down = (wide - 10) / columns, (high - 34) / rows
    yield panel(layout.MAIN, make.say("scene-drawn"))
    for i, id in enumerate(types):
        box = (x + 8 + across * (i % columns), y + 30 + down * (i // columns), across - 8, down - 8)
        target = f"drawn_{id}"
        yield card(target, ritual(view, make, id), cards.count(id), box, make.mark(target))
