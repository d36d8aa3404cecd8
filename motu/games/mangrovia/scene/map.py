"""The board of Mangrovia under its squares: swamp, boardwalks, statues, Star, Totem, oracle, favour tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark
from motu.games._shared.drawing.letters import text
from motu.games._shared.drawing.markup import markup, number
from motu.games._shared.drawing.palette import FOREST, INK, MUTED, PAPER, SAND
from motu.games._shared.drawing.parts import Maker, thing
from motu.games._shared.drawing.pieces import plate, rounded, small_token
from motu.games._shared.drawing.remembered import remembered
from motu.games._shared.drawing.sheet import layer, used
from motu.games._shared.drawing.strokes import drawing
from motu.games.mangrovia.box import LANDSCAPE_NAMES, SQUARE_IDS
from motu.games.mangrovia.scene import layout
from motu.games.mangrovia.scene.icons import GROUNDS, LIGHT_WOOD, NEUTRAL, WOOD
from motu.games.mangrovia.scene.squares import huts, squares
from motu.games.mangrovia.seen import AwardsSeen, MangroviaView, Owner, PathSeen, StarSeen

Awards = tuple[tuple[int, Owner], ...]  # points, and who would get them

SWAMP: Final = "#93C2AE"
RIPPLE: Final = "#B9DCCB"
STAR_GROUND: Final = "#5B4B8A"
TOTEM_GROUND: Final = "#A6572F"
ROCK_GROUND: Final = "#5F594F"
EDGE: Final = (
    "M20,6 L616,6 Q630,6 630,20 L630,320 Q630,334 616,334 L380,334 Q366,334 366,348 L366,586 "
    "Q366,600 352,600 L20,600 Q6,600 6,586 L6,20 Q6,6 20,6 Z"
)


@remembered
def board(view: MangroviaView, make: Maker) -> Iterator[Markup]:
    """Everything west of the supply and of the archipelago."""
    added = tuple(square["area"] for square in view["squares"] if square["id"] not in SQUARE_IDS)
    yield _swamp(added)
    yield layer("statues", _statues(view["paths"], make))
    yield layer("sectors", [_star(view["star"], make), _totem(view["totem"], make)])
    yield layer("oracle", _oracle(view["birds"], make))
    yield _rock(tuple(view["favour_tiles"]), make.say("scene-favours"), make.say("scene-favours-about"))
    yield layer("squares", squares(view, make))
    yield layer("huts", huts(view))
    yield layer("birds", _birds(view["birds"]))


@cache
def _swamp(added: tuple[str, ...]) -> Markup:
    """The water, the boardwalks from the statues outwards, the two sectors and the two islets.

    Squares that an edition adds lie where plants would grow; their ground says to which sector they belong.
    """
    planks = [
        h.path(d=path, fill="none", stroke=stroke, stroke_width=wide, stroke_dasharray=dash)
        for path in (*_columns(), *_rows())
        for stroke, wide, dash in ((WOOD, "24", None), (LIGHT_WOOD, "21", "5 1.4"))
    ]
    star, totem = _sector(4, 1), _sector(1, 4)
    islets = (rounded(558, 14, 68, 316, 30), rounded(34, 531, 328, 66, 30))
    return markup(
        h.g("#swamp", data_layer="")[
            h.path(d=EDGE, fill=SWAMP, stroke=FOREST, stroke_width="2"),
            h.path(d=_ripples(), fill="none", stroke=RIPPLE, stroke_width="2", stroke_linecap="round"),
            (h.path(d=islet, fill=SAND, stroke="#C9AA62", stroke_width="2") for islet in islets),
            planks,
            h.path(d=star, fill=STAR_GROUND, stroke=PAPER, stroke_width="1.5"),
            h.path(d=totem, fill=TOTEM_GROUND, stroke=PAPER, stroke_width="1.5"),
            _grounds(added) if added else _plants(),
        ]
    )


def _columns() -> Iterator[str]:
    for column in range(1, 5):
        x, bottom = layout.grid(column, 7)
        yield f"M{x},80 L{x},{bottom}"


def _rows() -> Iterator[str]:
    for row in range(1, 5):
        right, y = layout.grid(7, row)
        yield f"M106,{y} L{right},{y}"


def _sector(column: int, row: int) -> str:
    """The ground of a sector of three by three."""
    left, top = layout.grid(column, row)
    return rounded(left - 32, top - 32, 192, 192, 12)


def _grounds(areas: tuple[str, ...]) -> Markup:
    colours = {"star": STAR_GROUND, "totem": TOTEM_GROUND}
    return markup(
        h.path(d=rounded(x - 32, y - 32, 64, 64, 12), fill=colours[area], stroke=PAPER, stroke_width="1.5")
        for area, (x, y) in zip(areas, layout.SPARE, strict=False)
        if area in colours
    )


def _ripples() -> str:
    places = ((372, 28), (424, 58), (484, 24), (520, 62), (30, 340), (18, 524), (340, 528), (386, 74))
    return " ".join(f"M{x},{y} q6,-7 12,0 t12,0" for x, y in places)


def _plants() -> Markup:
    """Mangroves and a heron where nothing else stands."""
    tree = drawing(
        (WOOD, "M0,0 L0,8 C0,14 -10,12 -15,20 M0,8 C0,14 10,12 15,20 M0,4 L0,20", 3.2),
        (
            FOREST,
            "M-24,2 C-28,-12 -16,-22 -6,-18 C0,-26 16,-24 18,-14 C28,-12 28,2 20,4 C8,8 -14,8 -24,2 Z",
            0,
        ),
        ("#6BA85F", "M-14,-4 C-10,-12 -4,-12 -2,-8 M6,-8 C10,-14 16,-10 16,-6", 2),
    )
    heron = drawing(
        (INK, "M-2,10 L-3,24 M4,10 L5,24", 1.8),
        (PAPER, "M-14,6 C-8,-4 2,-6 8,2 C10,8 2,12 -4,11 C-8,10 -12,8 -14,6 Z", 0),
        (PAPER, "M5,2 C12,-2 4,-12 10,-16 C14,-18 17,-15 16,-13 L23,-11 L15,-10 C11,-8 16,2 8,6 Z", 0),
        (INK, "M13,-13.6 L13.2,-13.6", 2),
    )
    at = ((tree, 404, 46), (heron, 468, 42), (tree, 522, 50))
    return markup(h.g(transform=f"translate({x} {y})")[plant] for plant, x, y in at)


def _owner(owner: Owner, x: float, y: float) -> Markup:
    """Who would score: a seat, the neutral colour, or nobody yet."""
    if owner is None:
        return markup(
            h.circle(cx=number(x), cy=number(y), r="6", fill="none", stroke=MUTED, stroke_dasharray="2 2")
        )
    if owner == "neutral":
        bar = h.path(d=f"M{x - 3:g},{y:g} L{x + 3:g},{y:g}", stroke=INK, stroke_width="2")
        return markup([h.circle(cx=number(x), cy=number(y), r="7", fill=NEUTRAL, stroke=INK), bar])
    return small_token(owner, x, y)


def _statues(paths: Sequence[PathSeen], make: Maker) -> Iterator[Markup]:
    for i, path in enumerate(paths):
        name = make.say(f"path-{path['id']}.title")
        about = f"{name}. {_leading(path, make)}"
        yield _statue(path["id"], layout.statue_box(i), "ABCDEFGH"[i], _awards(path), about)


def _awards(place: AwardsSeen) -> Awards:
    return ((place["first"], place["leader"]), (place["second"], place["runner_up"]))


def _leading(place: AwardsSeen, make: Maker) -> str:
    """Who would score now."""

    def who(owner: Owner) -> str:
        if owner is None:
            return make.say("scene-nobody")
        return make.say("neutral-colour") if owner == "neutral" else make.names[owner]

    first, second = place["first"], place["second"]
    leader, runner = who(place["leader"]), who(place["runner_up"])
    return make.say("scene-leading", first=first, second=second, leader=leader, runner=runner)


@lru_cache(maxsize=512)
def _statue(id: str, box: Box, letter: str, awards: Awards, about: str) -> Markup:
    """A stone head with the letter of its path, its two awards, and who would get them."""
    x, y, wide, high = box
    tall = wide < 80
    at = (x + 21, y + 20) if tall else (x + 18, y + high / 2)
    content = [plate(*box, 8, PAPER, INK), used("head", *at, 0.66 if tall else 0.98)]
    if tall:
        content.append(text(letter, x + 43, y + 25, 15, bold=True))
    else:
        content.append(text(letter, x + 18, y + 20, 13, bold=True, halo="#A9A296"))
    for i, (points, owner) in enumerate(awards):
        base = y + (52 + 17 * i if tall else high / 2 - 6 + 22 * i)
        content.append(text(points, x + (22 if tall else 52), base, 15 if tall else 17 - 2 * i, bold=True))
        content.append(_owner(owner, x + (45 if tall else 82), base - 5))
    return thing(f"statue_{id}", box, about, None, content)


def _star(star: StarSeen, make: Maker) -> Markup:
    total, own = star["total"], star["huts"]
    gains = (
        make.say("scene-star-gain", seat=make.names[seat], points=n * total)
        for seat, n in enumerate(own)
        if n
    )
    about = " ".join((make.say("scene-star", total=total), *gains))
    return _star_drawn(total, about)


@lru_cache(maxsize=64)
def _star_drawn(total: int, about: str) -> Markup:
    x, y = layout.grid(5, 2)
    content = [used("star", x, y), plate(x - 15, y - 11, 30, 22, 8, PAPER, INK, frame=False)]
    content.append(text(f"×{total}", x, y + 5.5, 15, bold=True))
    return thing("stone_star", layout.square_box((x, y)), about, None, content)


def _totem(totem: AwardsSeen, make: Maker) -> Markup:
    return _totem_drawn(_awards(totem), f"{make.say('scene-totem')} {_leading(totem, make)}")


@lru_cache(maxsize=256)
def _totem_drawn(awards: Awards, about: str) -> Markup:
    x, y = layout.grid(2, 5)
    content = [used("totem", x - 18, y, 0.8), plate(x - 11, y - 26, 39, 52, 6, PAPER, INK, frame=False)]
    for i, (points, owner) in enumerate(awards):
        content.append(text(points, x - 1.5, y - 7 + 24 * i, 13, bold=True))
        content.append(_owner(owner, x + 18, y - 12 + 24 * i))
    return thing("totem", layout.square_box((x, y)), about, None, content)


def _oracle(birds: Sequence[str], make: Maker) -> Iterator[Markup]:
    for i, name in enumerate(LANDSCAPE_NAMES):
        target = f"oracle_{name}"
        bird = name in birds
        word = make.say(f"landscape-{name}.title")
        about = make.say("scene-oracle-bird" if bird else "scene-oracle", landscape=word)
        yield _oracle_place(target, name, layout.oracle_box(i), bird, about, make.mark(target))


@lru_cache(maxsize=128)
def _oracle_place(id: str, name: str, box: Box, bird: bool, about: str, mark: Mark | None) -> Markup:
    x, y, wide, high = box
    ground = GROUNDS[name][0 if bird else 1]
    content = [
        plate(*box, 7, ground, INK),
        used(f"motif-{name}", x + (12 if bird else wide / 2), y + high / 2, 0.7),
    ]
    return thing(id, box, about, mark, content, 7)


def _birds(birds: Sequence[str]) -> Iterator[Markup]:
    """Two birds on two landscapes."""
    for i, name in enumerate(birds):
        x, y, wide, high = layout.oracle_box(LANDSCAPE_NAMES.index(name))
        yield _bird(i, x + wide - 17, y + high / 2)


@lru_cache(maxsize=32)
def _bird(i: int, x: float, y: float) -> Markup:
    place = f"translate({number(x)} {number(y)}) scale(0.92)"
    return Markup(f'<use id="bird-{i + 1}" class="piece" href="#art-bird" transform="{place}"/>')


@lru_cache(maxsize=32)
def _rock(tiles: tuple[int, ...], title: str, about: str) -> Markup:
    """The favour tiles that are left, the next one on top."""
    x, y, wide, high = layout.ROCK
    rock = (
        f"M{x + 8:g},{y + high:g} C{x - 6:g},{y + 90:g} {x + 4:g},{y + 8:g} {x + 30:g},{y + 4:g} "
        f"C{x + 60:g},{y - 6:g} {x + wide:g},{y + 20:g} {x + wide - 2:g},{y + 70:g} "
        f"C{x + wide + 4:g},{y + 120:g} {x + wide:g},{y + high - 10:g} {x + wide - 12:g},{y + high:g} Z"
    )
    content = [markup(h.path(d=rock, fill=ROCK_GROUND, stroke=INK))]
    content.append(text(title, x + wide / 2, y + 34, 13, bold=True, fill=PAPER))
    columns, pitch, small = (3, 27.0, 23) if len(tiles) <= 10 else (4, 20.5, 19)
    for i, value in reversed(list(enumerate(tiles))):
        first = i == 0
        size = 38 if first else small
        left = x + wide / 2 - 19 if first else x + 5 + pitch * ((i - 1) % columns)
        top = y + 44 if first else y + 90 + pitch * ((i - 1) // columns)
        content.append(plate(left, top, size, size, 5, "#F8E6B8", INK, frame=False))
        base = top + size / 2 + (8 if first else 5)
        content.append(text(value, left + size / 2, base, 23 if first else 14, bold=True))
    return thing("favour_tiles", layout.ROCK, about, None, content)
