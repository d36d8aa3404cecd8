"""The players of Mangrovia: huts, bowls, talisman, and what everybody knows of their hands."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark
from motu.games._shared.drawing.letters import lines, shortened, text
from motu.games._shared.drawing.markup import joined, markup, number
from motu.games._shared.drawing.palette import BORDER, INK, LETTERS, MUTED, PAGE
from motu.games._shared.drawing.parts import Maker, cell, counted, icon, shown, thing
from motu.games._shared.drawing.people import Known, head
from motu.games._shared.drawing.pieces import plate
from motu.games._shared.drawing.remembered import remembered
from motu.games._shared.drawing.sheet import layer, used, zone
from motu.games.mangrovia.scene import layout
from motu.games.mangrovia.scene.cards import small
from motu.games.mangrovia.seen import MangroviaView, PlayerSeen

AID: Final = ("path", "star", "totem", "amulet")  # what scores at the end
PITCH: Final = 19  # of small cards


@remembered
def others(view: MangroviaView, make: Maker) -> Iterator[Markup]:
    """Everybody but the one at the bottom; below them a reminder of what scores."""
    for seat, box in sorted(layout.panels(view["seats"], layout.at_bottom(view)).items()):
        yield zone(f"seat_{seat}", [_other(view, make, seat, box)])
    box_left = layout.aid_box(view["seats"])
    yield layer("aid", [aid("aid", box_left, make)] if box_left else [])


@remembered
def own(view: MangroviaView, make: Maker) -> Iterator[Markup]:
    """The one at the bottom: the viewer, with what he can build; for spectators a player like the others."""
    seat = layout.at_bottom(view)
    if view["viewer"] is None:
        yield _other(view, make, seat, layout.OWN)
        return
    player = view["players"][seat]
    x, y, _, _ = layout.OWN
    yield head(_known(view, make, seat), layout.OWN)
    yield _huts(player["supply"], LETTERS[seat], x, y)
    marks = tuple(make.mark(target) for target in ("hut", "double_hut"))
    words = (make.say("do-action-hut"), make.say("do-size-double"))
    yield _building(marks, words)
    yield _forecast(make.say("scene-forecast"), forecast(view, seat), make.say("scene-forecast-about"))


def forecast(view: MangroviaView, seat: int) -> int:
    """The points of a seat if the game ended now."""
    won = sum(view["players"][seat]["points"].values())
    if view["over"]:
        return won
    for place in (*view["paths"], view["totem"]):
        won += place["first"] * (place["leader"] == seat) + place["second"] * (place["runner_up"] == seat)
    own, total = view["star"]["huts"][seat], view["star"]["total"]
    return won + own * total


@lru_cache(maxsize=256)
def _forecast(title: str, points: int, about: str) -> Markup:
    x, y, wide, _ = layout.OWN
    middle = x + (106 + wide) / 2
    said = [text(title, middle, y + 110, 13, fill=MUTED), text(points, middle, y + 134, 20, bold=True)]
    return shown("forecast", said, about)


def pieces(view: MangroviaView) -> Iterator[Markup]:
    """The talisman lies before the first player."""
    first = view["first_player"]
    at = layout.talisman_home(layout.panel_of(view, first or 0))
    unseen = "" if first is not None else ' opacity="0"'
    place = f"translate({number(at[0])} {number(at[1])})"
    yield Markup(f'<use id="talisman" class="piece" href="#art-i-talisman" transform="{place}"{unseen}/>')


def _known(view: MangroviaView, make: Maker, seat: int) -> Known:
    awaited = seat in view["awaiting"]
    status = make.say("scene-first") if seat == view["first_player"] else ""
    if awaited:
        status = make.say("scene-your-move" if seat == view["viewer"] else "scene-thinking")
    points = sum(view["players"][seat]["points"].values())
    return Known(seat, make.names[seat], status, str(points), awaited)


def _other(view: MangroviaView, make: Maker, seat: int, box: Box) -> Markup:
    player = view["players"][seat]
    held = player["cards"]
    offerings = held["offering"] + sum(player["start"].values())  # starting cards are offerings in hand, too
    cards = (offerings, held["landscape"], held["amulet"])
    about = make.say("scene-player", seat=make.names[seat], supply=player["supply"], offerings=cards[0],
                     landscapes=cards[1], amulets=cards[2])  # fmt: skip
    known = _known(view, make, seat)
    return _panel(known, box, player["supply"], cards, known_cards(player), (about, make.say("scene-seen")))


@lru_cache(maxsize=1024)
def _panel(
    known: Known, box: Box, supply: int, cards: tuple[int, ...], seen: tuple[str, ...], words: tuple[str, str]
) -> Markup:
    x, y, wide, high = box
    content = [
        head(known, box),
        _huts(supply, LETTERS[known.seat], x, y),
        _counts(LETTERS[known.seat], cards, x + 8, y + 84),
        _seen(LETTERS[known.seat], seen, (x + 8, y + 96, wide - 16, high - 100), words[1]),
    ]
    return thing(f"seat_{known.seat}", box, words[0], None, content)


@lru_cache(maxsize=256)
def _huts(supply: int, letter: str, x: float, y: float) -> Markup:
    """The huts that are left."""
    number = text(f"×{supply}", x + 38, y + 63, 17, bold=True, anchor="start")
    return shown(f"count-{letter}-hut", [used(f"roof-{letter}", x + 22, y + 57, 0.7), number])


@lru_cache(maxsize=1024)
def _counts(letter: str, cards: tuple[int, ...], x: float, y: float) -> Markup:
    """How many offerings, landscapes and amulets somebody holds."""
    signs = ("offering", "landscape", "amulet")
    return joined(
        shown(f"count-{letter}-{sign}", [counted(sign, n, x + 4 + 66 * i, y, 19)])
        for i, (sign, n) in enumerate(zip(signs, cards, strict=True))
    )


def known_cards(player: PlayerSeen) -> tuple[str, ...]:
    """What everybody knows to be in a hand: starting cards, cards taken openly, and bonus tiles."""
    seen = player["seen"]
    found = [f"start {value}" for value, n in player["start"].items() for _ in range(n)]
    found += [f"offering {value}" for value, n in seen["offering"].items() for _ in range(n)]
    found += [land for land, n in seen["landscape"].items() for _ in range(n)]
    if player["amulets"] is None:
        found += [f"amulet {value}" for value, n in seen["amulet"].items() for _ in range(n)]
    else:  # shown at the end
        found += [f"amulet {value}" for value, n in player["amulets"].items() for _ in range(n)]
    return tuple(found + [tile for tile, n in player["bonus"].items() for _ in range(n)])


@lru_cache(maxsize=1024)
def _seen(letter: str, cards: tuple[str, ...], room: Box, about: str) -> Markup:
    """Small cards in as many rows as there is room for."""
    x, y, wide, high = room
    columns = int(wide // PITCH)
    rows = max(1, int(high // 23))
    most = columns * rows
    drawn = cards if len(cards) <= most else cards[: most - 1]
    parts = [
        small(card, x + 10 + PITCH * (i % columns), y + 11 + 23 * (i // columns))
        for i, card in enumerate(drawn)
    ]
    if len(drawn) < len(cards):
        parts.append(text("…", x + 10 + PITCH * (columns - 1), y + 14 + 23 * (rows - 1), 15, bold=True))
    return shown(f"seen-{letter}", parts, about)


@lru_cache(maxsize=64)
def _building(marks: tuple[Mark | None, ...], words: tuple[str, ...]) -> Markup:
    """Where one presses to build a hut or a double hut."""
    parts = []
    for i, (mark, word) in enumerate(zip(marks, words, strict=True)):
        box = layout.hut_box(i + 1)
        x, y, wide, high = box
        drawn = icon(("hut", "two")[i], x + wide / 2, y + high / 2, 30)
        content = [
            cell(box, PAGE, INK if mark else BORDER, 7),
            drawn if mark else markup(h.g(opacity="0.45")[drawn]),
        ]
        parts.append(thing(("hut", "double_hut")[i], box, word, mark, content, 7))
    return joined(parts)


def aid(id: str, box: Box, make: Maker) -> Markup:
    """What scores at the end."""
    return _aid(id, box, make.say("scene-aid"), tuple(make.say(f"scene-aid-{name}") for name in AID))


@lru_cache(maxsize=32)
def _aid(id: str, box: Box, title: str, words: tuple[str, ...]) -> Markup:
    x, y, wide, high = box
    columns = 4 if wide > 600 else 1
    parts = [
        plate(*box),
        text(shortened(title, 15, wide - 20, True), x + 10, y + 22, 15, bold=True, anchor="start"),
    ]
    each, step = (wide - 12) / columns, min(70.0, (high - 34) / (4 // columns))
    for i, (name, word) in enumerate(zip(AID, words, strict=True)):
        left, top = x + 6 + each * (i % columns), y + 36 + step * (i // columns)
        scale = 30 if name in ("path", "amulet") else 0
        at = (left + 22, top + min(step, 60) / 2)
        sign = icon(name, *at, scale) if scale else used(name, *at, 0.62)
        said = lines(word, 13, each - 54)
        first = at[1] + 5 - 8 * (len(said) - 1)
        spoken = [text(line, left + 46, first + 16 * n, 13, anchor="start") for n, line in enumerate(said)]
        parts.append(shown(f"{id}-{name}", [sign, *spoken]))
    return joined(parts)
