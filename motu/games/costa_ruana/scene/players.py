"""The players' areas of Costa Ruana, without the cards that lie in them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box
from motu.games._shared.drawing.letters import Speaker, shortened, text
from motu.games._shared.drawing.markup import joined, markup
from motu.games._shared.drawing.palette import BORDER, CORAL, LETTERS, MUTED, PAGE, SEATS
from motu.games._shared.drawing.parts import Maker, shown
from motu.games._shared.drawing.pieces import plate, token
from motu.games._shared.drawing.remembered import remembered
from motu.games._shared.drawing.sheet import used, zone
from motu.games.costa_ruana.scene.layout import OWN, OWN_HEAD, Point, card_room, sides, supply_of
from motu.games.costa_ruana.scene.parts import thing
from motu.games.costa_ruana.seen import CostaView, PlayerSeen


@remembered
def players(view: CostaView, make: Maker) -> Iterable[Markup]:
    """Each area is a zone of its own."""
    for player, box in zip(view["players"], sides(view).areas, strict=True):
        yield zone(f"seat_{player['seat']}", _area(view, make, player, box))


@remembered
def _area(view: CostaView, make: Maker, player: PlayerSeen, box: Box) -> Iterable[Markup]:
    seat, (x, y, wide, high) = player["seat"], box
    facts = {"supply": player["supply"], "cards": player["cards"]}
    about = make.say("scene-player", seat=make.names[seat], **facts)
    content = [
        _ground(seat, box, seat in view["awaiting"]),
        *_head(view, player, box, make),
        *_counters(player, box, make.say),
        _mat(box),
    ]
    edge = (x + 4, y + 4, wide - 8, high - 8, 6)
    yield thing("area", f"seat_{seat}", about, make.mark(f"seat_{seat}"), edge, joined(content))


@lru_cache(maxsize=256)
def _ground(seat: int, box: Box, awaited: bool) -> Markup:
    """The seat's colour along the upper edge; a bright edge around who is awaited."""
    x, y, wide, high = box
    edge = plate(x + 1, y + 1, wide - 2, high - 2, 7, "none", CORAL, frame=False)
    stripe = f"M{x + 8:g},{y + 2:g} L{x + wide - 8:g},{y + 2:g}"
    return markup([
        plate(x, y, wide, high),
        h.g(stroke_width="3")[edge] if awaited else None,
        h.path(d=stripe, stroke=SEATS[seat], stroke_width="4", stroke_linecap="round"),
    ])  # fmt: skip


def _head(view: CostaView, player: PlayerSeen, box: Box, make: Maker) -> Iterable[Markup]:
    """Token, name, what the player is or does now; points where they are known, the shaman's figure."""
    x, y, wide, _ = box
    seat = player["seat"]
    right = x + (OWN_HEAD if wide == OWN[2] else wide)
    yield token(seat, x + 22, y + 25, 12)
    if points := player["points"]:
        total = text(points["treasures"] + points["islanders"], right - 22, y + 31, 16, bold=True)
        yield shown(f"points-{LETTERS[seat]}", [used("medal", right - 22, y + 25), total])
        right -= 42
    if seat == view["shaman"]:
        yield shown("shaman", [used("shaman", right - 16, y + 30, 0.85)])
        right -= 34
    status = _status(view, seat, make.say)
    name = shortened(make.names[seat], 16, right - x - 44, True)
    yield text(name, x + 44, y + (22 if status else 30), 16, bold=True, anchor="start")
    if status:
        yield text(status, x + 44, y + 39, 13, fill=MUTED, anchor="start")


def _status(view: CostaView, seat: int, say: Speaker) -> str:
    if seat in view["awaiting"]:
        return say("scene-your-move" if seat == view["viewer"] else "scene-thinking")
    return say("scene-shaman") if seat == view["shaman"] else ""


def _counters(player: PlayerSeen, box: Box, say: Speaker) -> Iterable[Markup]:
    """Four numbers, each with its icon; where there is room, with its word too."""
    hut = "?" if player["hut"] is None else str(player["hut"])
    counters = (
        ("supply", str(player["supply"]), f"figure-{LETTERS[player['seat']]}", 0.62),
        ("cards", str(player["cards"]), "cards", 0.85),
        ("hut", hut, "hut", 0.85),
        ("taken", f"+{player['taken']}", "gem", 0.85),
    )
    for i, (word, value, art, scale) in enumerate(counters):
        x, y = _counter_at(box, i)
        size = 18 if len(value) < (3 if box[2] == OWN[2] else 2) else 16 if len(value) < 3 else 14
        drawn = [used(art, x, y, scale), text(value, x + 15, y + 7, size, bold=True, anchor="start")]
        if box[2] == OWN[2]:
            drawn.append(text(say(f"scene-{word}"), x + 50, y + 6, 13, fill=MUTED, anchor="start"))
        yield shown(f"count-{LETTERS[player['seat']]}-{word}", drawn)


def _counter_at(box: Box, i: int) -> Point:
    x, y = supply_of(box)
    if box[2] == OWN[2]:
        return (x + 126 * (i % 2), y + 10 + 44 * (i // 2))
    return (x + (0, 49, 91, 141)[i], y)


def _mat(box: Box) -> Markup:
    """Where the cards in front of a player lie."""
    x, y, wide, high = card_room(box)
    return plate(x - 3, y - 3, wide + 6, high + 6, 6, PAGE, BORDER, frame=False)
