"""The squares of Mangrovia: landscape, cost, suns, and what a hut there would still need."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Mark, chosen, ring
from motu.games._shared.drawing.letters import Speaker, text
from motu.games._shared.drawing.markup import joined, markup, number
from motu.games._shared.drawing.palette import INK, LETTERS, MUTED, PAPER, REFUSAL
from motu.games._shared.drawing.parts import Maker, icon, shown
from motu.games._shared.drawing.pieces import plate
from motu.games._shared.drawing.sheet import used
from motu.games._shared.text import Texts
from motu.games.mangrovia.names import place_word
from motu.games.mangrovia.scene import layout
from motu.games.mangrovia.scene.icons import GROUNDS, OFFERING, STONE
from motu.games.mangrovia.seen import MangroviaView

REACH_ICONS: Final = {"now": "now", "birds": "bird", "card": "landscape"}
TILE_LETTERS: Final = {f"bonus_statue_{side}{n}": "ABCDEFGH"[4 * i + n - 1]
                       for i, side in enumerate("vh") for n in range(1, 5)}  # fmt: skip


class Square(NamedTuple):
    """What is drawn of a square."""

    id: str
    landscapes: tuple[str, ...]
    birds: tuple[bool, ...]  # whether a bird is on each of its landscapes
    pays: str
    cost: int
    suns: int
    area: str
    built: bool
    bonus: str | None
    reach: str | None  # what the viewer lacks to build here
    place: str  # in words


def squares(view: MangroviaView, make: Maker) -> Iterator[Markup]:
    """All squares; huts lie in a layer of their own."""
    places = layout.squares_of(view)
    paths = _paths(tuple((path["id"], *path["squares"]) for path in view["paths"]))
    birds, plan = frozenset(view["birds"]), view["plan"]
    reach = {} if view["over"] else view["reach"] or {}
    planned = plan["square"] if plan else ""
    for facts in view["squares"]:
        id, owner, landscapes = facts["id"], facts["owner"], tuple(facts["landscapes"])
        of = Square(
            id,
            landscapes,
            tuple(name in birds for name in landscapes),
            facts["pays"],
            facts["cost"],
            facts["suns"],
            facts["area"],
            owner is not None or planned == id,
            facts["bonus_tile"],
            reach.get(id),
            facts.get("name") or place_word(id),
        )
        whose = make.names[owner] if isinstance(owner, int) else owner
        about = _about(make.say.texts, make.say.lang, of, paths.get(id, ()), whose, facts["huts"])
        yield _square(of, places[id], about, make.mark(id))


@lru_cache(maxsize=8)
def _paths(paths: tuple[tuple[str, ...], ...]) -> dict[str, tuple[str, ...]]:
    """The paths of each square."""
    found: dict[str, tuple[str, ...]] = {}
    for path, *on_it in paths:
        for id in on_it:
            found[id] = (*found.get(id, ()), path)
    return found


@lru_cache(maxsize=4096)
def _about(texts: Texts, lang: str, of: Square, paths: tuple[str, ...], owner: str | None, huts: int) -> str:
    """A square in words: what it is, where it is, whose hut stands there or what is missing."""
    say = Speaker(texts, lang)
    names = [say(f"landscape-{name}.title") for name in of.landscapes]
    ground = names[0] if len(names) == 1 else say("either", one=names[0], two=names[1])
    said = [
        say("scene-square", landscapes=ground, cost=of.cost, pays=of.pays, suns=of.suns),
        ", ".join(say(f"path-{path}.title") for path in paths),
        "" if of.area == "plain" else say(f"scene-area-{of.area}"),
    ]
    if owner is not None:
        said.append(say("scene-huts", seat=say("neutral-colour") if owner == "neutral" else owner, huts=huts))
    elif of.reach:
        said.append(say(f"scene-reach-{of.reach}", pays=of.pays))
    return f"{'. '.join(part for part in said if part)}. ({of.place})"


@lru_cache(maxsize=4096)
def _square(of: Square, at: tuple[int, int], about: str, mark: Mark | None) -> Markup:
    content = [_land(of)]
    if not of.built:
        content += [_motif(of), _cost(of)]
        if of.suns:
            x, y = (-16, -15.5) if not of.bonus else (-17.5, 15)  # the tile lies in its corner
            content += [used("sun", x, y), text(of.suns, x, y + 4.5, 13, bold=True)]
        if of.bonus:
            content.append(bonus_tile(of.bonus, -15, -15))
        if of.reach in REACH_ICONS or of.reach == "sum":
            content.append(reach_sign(of.reach or "", of.pays, 18, -17))
    if mark:
        half = layout.SQUARE / 2
        content.append(ring(-half, -half, 2 * half, 2 * half, half if of.area == "amulet" else 8))
    place = f"translate({at[0]} {at[1]})"
    return markup(
        h.g(chosen(mark, "square", about), id=of.id, transform=place)[h.title[about], joined(content)]
    )


@lru_cache(maxsize=256)
def _ground(landscapes: tuple[str, ...], birds: tuple[bool, ...], is_round: bool) -> Markup:
    """The landscape, pale where no bird is; two landscapes share a square along its diagonal."""
    first = ("round" if birds[0] else "sleepy") if is_round else ("land" if birds[0] else "asleep")
    parts = [used(f"{first}-{landscapes[0]}")]
    if len(landscapes) > 1:
        half = 23.5 if is_round else 27.5
        other = GROUNDS[landscapes[1]][0 if birds[1] else 1]
        corner = number(half - 3)
        path = f"M-{corner},{corner} L{corner},-{corner} L{corner},{corner} Z"
        parts.append(markup(h.path(d=path, fill=other, stroke=PAPER, stroke_opacity="0.6")))
    return joined(parts)


def _land(of: Square) -> Markup:
    return _ground(of.landscapes, of.birds, of.area == "amulet")


def _motif(of: Square) -> Markup:
    if len(of.landscapes) > 1:
        one, two = of.landscapes[:2]
        return used(f"motif-{one}", -14, 5, 0.6) + used(f"motif-{two}", 17, 7, 0.6)
    return used(f"motif-{of.landscapes[0]}", 0, -7, 0.95)


def _cost(of: Square) -> Markup:
    """Offerings on a card of paper, amulets on a red stone."""
    amulets = of.pays == "amulet"
    y = 15 if of.area != "amulet" else 12
    ground = used("amulet-cost" if amulets else "offering-cost", 0, y, 0.86)
    return ground + text(of.cost, 0, y + 6.2, 17, bold=True, fill=PAPER if amulets else INK)


@lru_cache(maxsize=64)
def reach_sign(reach: str, pays: str, x: float, y: float) -> Markup:
    """Can be built now; with other birds; a card is missing; the sum is missing."""
    if reach == "now":
        return icon("now", x, y, 19)
    if reach == "birds":
        ground = h.circle(cx=number(x), cy=number(y), r="9", fill=PAPER, stroke=INK)
        return markup(ground) + icon("bird", x, y, 14)
    name = REACH_ICONS.get(reach) or ("amulet" if pays == "amulet" else "offering")
    ground = h.circle(cx=number(x), cy=number(y), r="7.5", fill=PAPER, stroke=MUTED, stroke_width="0.8")
    cross = h.path(d=f"M{x - 5:g},{y + 5:g} L{x + 5:g},{y - 5:g}", stroke=REFUSAL, stroke_width="1.6")
    return joined([markup(ground), icon(name, x, y, 10), markup(cross)])


@lru_cache(maxsize=256)
def bonus_tile(kind: str, x: float, y: float, size: float = 14) -> Markup:
    """A bonus tile, 22 wide and high: a statue by its letter, an offering, an amulet, or the joker."""
    box = (x - 11, y - 11, 22, 22)
    if kind in TILE_LETTERS:
        return plate(*box, 4, STONE, INK, frame=False) + text(TILE_LETTERS[kind], x, y + 5, size, bold=True)
    if kind == "bonus_offering3":
        return plate(*box, 4, OFFERING, INK, frame=False) + text(3, x, y + 5, size, bold=True)
    if kind == "bonus_amulet2":
        return used("amulet-cost", x, y, 0.8) + text(2, x, y + 5, size, bold=True, fill=PAPER)
    quarters = (
        h.rect(
            x=number(x - 11 + 11 * (i % 2)),
            y=number(y - 11 + 11 * (i // 2)),
            width="11",
            height="11",
            fill=colours[0],
        )
        for i, colours in enumerate(GROUNDS.values())
    )
    return markup(quarters) + plate(*box, 4, "none", INK, frame=False)


def huts(view: MangroviaView) -> Iterator[Markup]:
    """Huts on the board, and the one that the viewer is planning."""
    places = layout.squares_of(view)
    for facts in view["squares"]:
        owner = facts["owner"]
        if owner is not None:
            letter = "N" if owner == "neutral" else LETTERS[owner]
            yield _huts(facts["id"], letter, facts["huts"], places[facts["id"]], False)
            if facts["favour_tile"]:
                yield _favour(facts["id"], facts["favour_tile"], places[facts["id"]])
    plan = view["plan"]
    if plan and view["viewer"] is not None:
        yield _huts(plan["square"], LETTERS[view["viewer"]], plan["huts"], places[plan["square"]], True)


@lru_cache(maxsize=512)
def _huts(square: str, letter: str, count: int, at: tuple[int, int], planned: bool) -> Markup:
    art = f"hut-{letter}"
    drawn = used(art) if count == 1 else used(art, -10, -5, 0.85) + used(art, 10, 6, 0.85)
    return markup(
        h.g(
            ".piece",
            id=f"hut-on-{square}",
            transform=f"translate({at[0]} {at[1]})",
            opacity="0.6" if planned else None,
        )[drawn]
    )


@lru_cache(maxsize=128)
def _favour(square: str, value: int, at: tuple[int, int]) -> Markup:
    """The favour tile under a hut of the Totem: the lowest one decides between equals."""
    x, y = at[0] + 18, at[1] - 18
    ground = plate(x - 8.5, y - 8.5, 17, 17, 3, "#F8E6B8", INK, frame=False)
    return shown(f"favour-on-{square}", [ground, text(value, x, y + 5, 13, bold=True)])
