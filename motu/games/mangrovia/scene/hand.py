"""The viewer's hand in Mangrovia, the ways to pay a hut, and amulets just drawn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from motu.games._shared.drawing.choosing import Mark
from motu.games._shared.drawing.letters import shortened, text, width
from motu.games._shared.drawing.markup import joined
from motu.games._shared.drawing.palette import BORDER, GOLD, INK, MUTED, PAGE
from motu.games._shared.drawing.parts import Maker, cell, shown, thing
from motu.games._shared.drawing.pieces import plate
from motu.games._shared.drawing.remembered import remembered
from motu.games._shared.drawing.sheet import layer, used
from motu.games.mangrovia.scene import layout
from motu.games.mangrovia.scene.cards import card, small
from motu.games.mangrovia.scene.players import aid
from motu.games.mangrovia.scene.squares import reach_sign
from motu.games.mangrovia.seen import Counts, MangroviaView, PiecesSeen, PlanSeen, PlayerSeen

Kind = tuple[str, str, int, int]  # target, card, how many, how many of them are about to be spent

HEADS: Final = ("landscapes", "offerings", "amulets")
LEGEND: Final = ("now", "birds", "card", "sum")


@remembered
def hand(view: MangroviaView, make: Maker) -> Iterator[Markup]:
    """Landscapes, offerings, amulets; below them what the present question needs."""
    if view["over"]:
        return
    if view["viewer"] is None or view["hand"] is None:
        if layout.aid_box(view["seats"]):  # it stands there already
            yield plate(*layout.HAND, frame=False)
        else:
            yield aid("hand-aid", layout.HAND, make)
        return
    yield plate(*layout.HAND, frame=False)
    held, own, plan = view["hand"], view["players"][view["viewer"]], view["plan"]
    groups = (_landscapes(held, own, plan), _offerings(held, own, plan), _amulets(held, own, plan))
    for head, kinds, boxes in zip(HEADS, groups, layout.hand_boxes(tuple(map(len, groups))), strict=True):
        if boxes:
            yield text(
                make.say(f"scene-{head}"), boxes[0][0], layout.HAND[1] + 17, 13, bold=True, anchor="start"
            )
        for (target, kind, count, raised), box in zip(kinds, boxes, strict=True):
            yield card(target, kind, box, count, raised, _name(kind, make), make.mark(target))
    yield layer("ways", _below(view, make))


def _below(view: MangroviaView, make: Maker) -> Iterator[Markup]:
    """Payments for the hut that is planned, amulets to choose from, or what the signs on squares mean."""
    drawing, plan = view["drawing"], view["plan"]
    if plan and plan["ways"]:
        yield _heading(make.say("scene-ways"), 124)
        for i, way in enumerate(plan["ways"]):
            pieces = (*way["landscapes"], *way["payment"])
            about = " + ".join(_name(piece, make) for piece in pieces)
            yield _way(i, pieces, about, make.mark(f"pay_{i + 1}"))
    elif make.mark("as_hut"):
        yield _heading(make.say("scene-on-square"), 124)
        for i, target in enumerate(("as_hut", "as_double_hut")):
            about = make.say("do-action-hut" if i == 0 else "do-size-double")
            yield _size(target, i, about, make.mark(target))
    elif drawing and drawing["tokens"]:
        yield _heading(make.say("scene-drawn"), 280)
        for i, (value, count) in enumerate(drawing["tokens"].items()):
            target = f"drawn_{value}"
            about = make.say("piece-amulet", value=value)
            yield card(target, f"amulet {value}", layout.drawn_box(i), count, 0, about, make.mark(target))
    else:
        yield _legend(tuple(make.say(f"scene-legend-{name}") for name in LEGEND))


def _heading(words: str, room: float) -> Markup:
    """What lies on its right."""
    x, y, _, high = layout.WAYS
    return text(shortened(words, 15, room, True), x + 12, y + high / 2 + 3, 15, bold=True, anchor="start")


def _name(kind: str, make: Maker) -> str:
    """A card in words."""
    what, _, value = kind.partition(" ")
    if what.startswith("bonus_"):
        return make.say(what)
    return make.say(f"piece-{what}", value=value) if value else make.say(f"card-{what}")


def _landscapes(hand: PiecesSeen, own: PlayerSeen, plan: PlanSeen | None) -> list[Kind]:
    held = hand["landscape"] | _tiles(own, "bonus_joker")
    spent = plan["landscapes"] if plan else {}
    return [(_target("landscape_", kind), kind, n, spent.get(kind, 0)) for kind, n in held.items()]


def _offerings(hand: PiecesSeen, own: PlayerSeen, plan: PlanSeen | None) -> list[Kind]:
    held = {f"offering {value}": n for value, n in hand["offering"].items()}
    held |= {f"start {value}": n for value, n in own["start"].items()}
    return _means(held | _tiles(own, "bonus_offering3"), plan)


def _amulets(hand: PiecesSeen, own: PlayerSeen, plan: PlanSeen | None) -> list[Kind]:
    """Tiles of statues lie beside them: they pay nothing."""
    held = {f"amulet {value}": n for value, n in hand["amulet"].items()}
    return _means(held | _tiles(own, "bonus_amulet2") | _tiles(own, "bonus_statue"), plan)


def _means(held: Counts, plan: PlanSeen | None) -> list[Kind]:
    """Means of payment."""
    spent = plan["payment"] if plan else {}
    return [(_target("", kind), kind, n, spent.get(kind, 0)) for kind, n in held.items()]


def _tiles(own: PlayerSeen, start: str) -> Counts:
    """The bonus tiles whose names begin so."""
    return {tile: n for tile, n in own["bonus"].items() if tile.startswith(start)}


def _target(prefix: str, kind: str) -> str:
    return kind if kind.startswith("bonus_") else f"hand_{prefix}{kind.replace(' ', '_')}"


@lru_cache(maxsize=1024)
def _way(i: int, pieces: tuple[str, ...], about: str, mark: Mark | None) -> Markup:
    """A whole payment; the first one keeps most different sums, and stands in gold."""
    box = layout.way_box(i)
    x, y, wide, high = box
    content = [cell(box, "#FBEBC4" if i == 0 else PAGE, GOLD if i == 0 else BORDER, 8)]
    rows = 1 if len(pieces) <= 6 else 2
    columns = -(-len(pieces) // rows)
    scale = 1.5 if len(pieces) <= 4 else 1.0
    left, top = x + wide / 2 - 19 * scale * (columns - 1) / 2, y + high / 2 - 11.5 * (rows - 1)
    content += [
        small(piece, left + 19 * scale * (n % columns), top + 23 * (n // columns), scale)
        for n, piece in enumerate(pieces)
    ]
    return thing(f"pay_{i + 1}", box, about, mark, content, 8)


@lru_cache(maxsize=16)
def _size(target: str, i: int, about: str, mark: Mark | None) -> Markup:
    box = layout.way_box(i)
    x, y, wide, high = box
    drawn = used(("i-hut", "i-two")[i], x + wide / 2, y + high / 2, 1.7)
    return thing(target, box, about, mark, [cell(box, PAGE, INK, 8), drawn], 8)


@lru_cache(maxsize=8)
def _legend(words: tuple[str, ...]) -> Markup:
    """What the signs on free squares mean."""
    x, y, _, high = layout.WAYS
    parts, left = [], x + 16.0
    for name, word in zip(LEGEND, words, strict=True):
        said = text(word, left + 23, y + high / 2 + 5, 13, fill=MUTED, anchor="start")
        sign = reach_sign(name, "offering", left + 8, y + high / 2)
        parts.append(shown(f"legend-{name}", [sign, said]))
        left += 23 + width(word, 13) + 26
    return joined(parts)
