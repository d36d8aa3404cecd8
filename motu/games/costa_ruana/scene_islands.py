"""The lagoon of Costa Ruana, its islands and the islanders on them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Mark, chosen, hit, ring
from motu.games._shared.drawing.letters import number, text, width
from motu.games._shared.drawing.palette import FOREST, INK, LAGOON, LETTERS, MUTED, PAPER, PLAIN, SAND, SHALLOW
from motu.games._shared.drawing.pieces import piece, plate, rounded, token
from motu.games._shared.drawing.sheet import used
from motu.games.costa_ruana.scene_emblems import emblem
from motu.games.costa_ruana.scene_layout import CONDITIONS, ISLAND, MAP, PLACES_Y, place_pitch
from motu.games.costa_ruana.scene_layout import ring as ring_of_islands

PARCHMENT: Final = "#F0DFB6"
PARCHMENT_EDGE: Final = "#B8985A"
WET_SAND: Final = "#CBAA5E"

COASTS: Final = (  # outlines of islands
    "M-112,22 C-120,-4 -104,-34 -84,-46 C-62,-60 -34,-50 -4,-56 C30,-63 66,-58 90,-42 C112,-28 118,4 112,28 "
    "C106,54 76,62 40,60 C8,58 -14,66 -46,62 C-82,60 -106,48 -112,22 Z",
    "M-113,26 C-116,2 -110,-22 -92,-40 C-70,-60 -38,-58 -10,-52 C22,-46 48,-62 78,-50 C104,-40 116,-12 113,18 "
    "C112,46 88,60 56,62 C22,64 -2,58 -34,61 C-70,66 -108,56 -113,26 Z",
    "M-112,30 C-118,6 -102,-16 -96,-34 C-84,-58 -48,-62 -16,-54 C10,-48 34,-52 60,-56 C92,-58 110,-36 114,-8 "
    "C118,22 108,50 78,58 C46,66 18,58 -12,60 C-48,64 -104,62 -112,30 Z",
)
GREENS: Final = (
    "M-100,2 C-102,-24 -82,-44 -58,-44 C-34,-46 -24,-40 -26,-22 C-20,-6 -38,10 -62,12 C-82,14 -98,16 -100,2 Z",
    "M-98,-6 C-96,-32 -74,-48 -50,-44 C-28,-42 -22,-26 -28,-10 C-30,8 -50,14 -68,12 C-88,12 -100,8 -98,-6 Z",
)


@lru_cache(maxsize=16)
def lagoon(islands: int) -> Markup:
    """The treasure map: parchment, water, and the route that joins the islands."""
    x, y, wide, high = MAP
    route = ring_of_islands(islands)
    path = "M" + " L".join(f"{a},{b}" for a, b in (*route, route[0]))
    water = rounded(x + 9, y + 9, wide - 18, high - 18, 16)
    ripples = "".join(
        f"M{a},{b} C{a + 7},{b - 6} {a + 13},{b - 6} {a + 20},{b} C{a + 27},{b + 6} {a + 33},{b + 6} {a + 40},{b} "
        for a, b in _ripples(islands)
    )
    return Markup(
        h.g("#lagoon")[
            h.path(d=_torn_edge(x, y, wide, high), fill=PARCHMENT, stroke=PARCHMENT_EDGE, stroke_width="1.5"),
            h.path(d=water, fill=LAGOON, stroke=PARCHMENT_EDGE, stroke_width="2"),
            h.path(d=rounded(x + 14, y + 14, wide - 28, high - 28, 13), fill="none", stroke=SHALLOW, opacity="0.5"),
            h.path(d=ripples, fill="none", stroke=SHALLOW, stroke_width="1.6", stroke_linecap="round", opacity="0.7"),
            h.path(d=path, fill="none", stroke=PAPER, stroke_width="2.5", stroke_dasharray="2 9", stroke_linecap="round",
                   stroke_linejoin="round", opacity="0.75"),
            _decoration(islands),
        ]
    )  # fmt: skip


def _torn_edge(x: float, y: float, wide: float, high: float) -> str:
    """The edge of the parchment: small notches, always the same ones."""
    notches = (0, 3, 1, 4, 2, 0, 3, 1, 2, 4, 1)
    across = [x + wide * i / 22 for i in range(23)]
    along = [y + high * i / 18 for i in range(19)]
    top = [(a, y + notches[i % 11]) for i, a in enumerate(across)]
    right = [(x + wide - notches[i % 11], b) for i, b in enumerate(along)]
    bottom = [(a, y + high - notches[(i + 4) % 11]) for i, a in enumerate(reversed(across))]
    left = [(x + notches[(i + 2) % 11], b) for i, b in enumerate(reversed(along))]
    return "M" + " L".join(f"{number(a)},{number(b)}" for a, b in (*top, *right, *bottom, *left)) + " Z"


def _ripples(islands: int) -> list[tuple[int, int]]:
    """Places for small waves where the sea is open."""
    x, y, wide, high = (int(side) for side in MAP)
    half_wide, half_high = ISLAND[0] / 2 + 30, ISLAND[1] / 2 + 12
    left, top = CONDITIONS[:2]
    right, bottom = left + CONDITIONS[2], top + CONDITIONS[3]
    return [
        (a + (b // 46 % 2) * 40, b)
        for b in range(y + 34, y + high - 20, 46)
        for a in range(x + 36, x + wide - 100, 92)
        if all(abs(a + 20 - i) > half_wide or abs(b - j) > half_high for i, j in ring_of_islands(islands))
        and not (left - 80 < a < right + 10 and top - 10 < b < bottom + 10)
    ]


def _decoration(islands: int) -> h.Fragment | None:
    """Ship, serpent and whale in the corners that few islands leave free."""
    if islands > 7:
        return None
    ship = used("art-ship", 300, 60, 0.9) if islands == 7 else used("art-ship", 305, 78, 1.2)
    serpent = used("art-serpent", 890, 530, 1.2)
    if islands > 4:
        return h.fragment[ship, serpent]
    return h.fragment[ship, serpent, used("art-whale", 890, 80, 1.2), used("art-wreck", 310, 530, 1.2)]


@lru_cache(maxsize=4096)
def island(
    index: int,
    middle: tuple[int, int],
    name: str,
    about: str,
    treasures: int,
    winner: int | None,
    room: int,
    mark: Mark | None,
) -> Markup:
    """An island: its drawing, its name, its treasures and who would take one of them now."""
    id = f"island_{index + 1}"
    coast = COASTS[index % 3]
    ribbon = max(90.0, width(name, 14, True, True) + 22)
    content = [
        Markup(h.path(d=coast, fill=SHALLOW, stroke=SHALLOW, stroke_width="13", stroke_linejoin="round", opacity="0.85")),
        Markup(h.path(d=coast, fill=INK, opacity="0.16", transform="translate(2 4)")),
        Markup(h.path(d=coast, fill=SAND, stroke=WET_SAND, stroke_width="2")),
        Markup(h.path(d=GREENS[index % 2], fill=PLAIN if index % 4 in (1, 2) else FOREST, opacity="0.55")),
        _places(room),
        Markup(h.g(transform="translate(-62 -14)")[emblem(index)]),
        _ribbon(ribbon),
        text(name, 0, -50, 14, bold=True, title=True),
        _treasure_badge(treasures, winner),
    ]
    if mark:
        content.append(ring(-114, -66, 228, 132, 40))
    place = f"translate({middle[0]} {middle[1]})"
    return Markup(h.g(chosen(mark, "island", name), id=id, transform=place)[h.title[about], content])


def _ribbon(wide: float) -> Markup:
    half = wide / 2
    tail = f"M{-half - 8:g},-61 L{half + 8:g},-61 L{half + 2:g},-53 L{half + 8:g},-44 L{-half - 8:g},-44 L{-half - 2:g},-53 Z"
    return Markup(h.g(stroke=INK, stroke_width="1")[
        h.path(d=tail, fill=PARCHMENT),
        h.rect(x=number(-half), y="-66", width=number(wide), height="22", rx="3", fill=PAPER),
    ])  # fmt: skip


def _places(room: int) -> Markup:
    """The places for islanders, seen while they are free."""
    pitch = place_pitch(room)
    return Markup(h.g(fill=WET_SAND, opacity="0.55")[(
        h.ellipse(cx=number(pitch * (i - (room - 1) / 2)), cy=str(PLACES_Y + 14), rx=number(pitch / 3), ry="4")
        for i in range(room)
    )])  # fmt: skip


@lru_cache(maxsize=1024)
def _treasure_badge(treasures: int, winner: int | None) -> Markup:
    """How many treasures lie here and who would take one now: a seat's token, or an empty place."""
    gem = used("art-gem", 2, -17)
    content = [plate(-18, -36, 128, 38, 19, PAPER, INK, frame=False)]
    content.append(gem if treasures else Markup(h.g(opacity="0.35")[gem]))
    content.append(text(treasures, 33, -9, 22, bold=True))
    content.append(Markup(h.path(d="M54,-17 L66,-17 M61,-22 L66,-17 L61,-12", fill="none", stroke=INK, stroke_width="2")))
    if winner is None:
        content.append(Markup(h.circle(cx="89", cy="-17", r="11", fill="none", stroke=MUTED, stroke_dasharray="3 3")))
        content.append(Markup(h.path(d="M84,-17 L94,-17", stroke=MUTED, stroke_width="2.5")))
    else:
        content.append(token(winner, 89, -17, 10))
    return Markup("").join(content)


@lru_cache(maxsize=16384)
def islanders(
    island_id: str,
    seat: int,
    count: int,
    before: int,
    room: int,
    middle: tuple[int, int],
    home: tuple[float, float],
    name: str,
    mark: Mark | None,
) -> Markup:
    """The islanders of one seat on an island, after `before` others.

    The next one to come waits unseen in its owner's supply: when it is placed it travels from there, and an
    islander that is taken back travels home.
    """
    pitch = place_pitch(room)
    y = middle[1] + PLACES_Y
    first = middle[0] + pitch * (before - (room - 1) / 2)
    pieces = [
        _piece(f"{island_id}_{LETTERS[seat]}-{i + 1}", seat, first + pitch * i, y, True)
        if i < count
        else _piece(f"{island_id}_{LETTERS[seat]}-{i + 1}", seat, *home, False)
        for i in range(min(count + 1, room))
    ]
    content: list[Markup] = []
    if count:
        left, wide = first - pitch / 2 + 0.5, pitch * count - 1
        content.append(Markup(h.rect(
            x=number(left), y=number(y - 21), width=number(wide), height="42", rx="9", fill=PAPER, opacity="0.62",
        )))  # fmt: skip
        if mark:
            content += [hit(left, y - 22, wide, 44), ring(left + 2, y - 20, wide - 4, 40, 8)]
    attributes = chosen(mark, "islanders", name)
    return Markup(h.g(attributes, id=f"{island_id}_{LETTERS[seat]}")[content, pieces])


def _piece(id: str, seat: int, x: float, y: float, seen: bool) -> Markup:
    return Markup('<g id="{}" class="piece" transform="translate({:.1f} {:.1f})"{}><use href="#art-islander-{}"/></g>').format(
        id, x, y, Markup("") if seen else Markup(' opacity="0"'), LETTERS[seat]
    )


def ship() -> Markup:
    """A pirates' ship, 60 wide and high."""
    return Markup(h.g(stroke=INK, stroke_width="1.3", stroke_linejoin="round")[
        h.path(d="M-26,12 C-18,26 16,26 26,10 L20,10 L16,14 L-14,14 L-18,8 Z", fill="#8A5A34"),
        h.path(d="M-1,14 L-1,-28", fill="none", stroke_width="2.4"),
        h.path(d="M1,-24 C16,-18 20,-4 17,8 C10,4 6,4 1,6 Z", fill=PAPER),
        h.path(d="M-3,-20 C-14,-14 -18,-4 -17,6 C-11,3 -7,3 -3,5 Z", fill=PARCHMENT),
        h.path(d="M-1,-28 L12,-33 L-1,-36 Z", fill=INK),
    ])  # fmt: skip


def serpent() -> Markup:
    """A sea serpent, 70 wide and 50 high."""
    return Markup(h.g(stroke=INK, stroke_width="1.3", stroke_linejoin="round", fill=FOREST)[
        h.path(d="M-34,18 C-34,4 -20,4 -20,18 L-25,18 C-25,12 -29,12 -29,18 Z"),
        h.path(d="M-13,18 C-13,-6 9,-6 9,18 L3,18 C3,4 -7,4 -7,18 Z"),
        h.path(d="M14,18 C14,-2 12,-22 24,-24 C34,-25 38,-18 36,-14 L26,-12 C20,-10 21,8 21,18 Z"),
        h.circle(cx="27", cy="-18.5", r="1.6", fill=INK),
        h.path(d="M-38,20 C-30,16 -22,24 -14,20 C-6,16 2,24 10,20 C18,16 26,24 32,20", fill="none", stroke=SHALLOW,
               stroke_width="2.4"),
    ])  # fmt: skip


def wreck() -> Markup:
    """Where the treasure lay: a cross on the chart, 50 wide and high."""
    cross = "M-14,-14 L14,14 M14,-14 L-14,14"
    return Markup(h.g(fill="none", stroke_linecap="round")[
        piece("M-26,-8 C-22,-26 20,-28 26,-6 C28,16 -2,26 -18,18 C-28,12 -28,2 -26,-8 Z", SAND, 0, 1),
        h.path(d=cross, stroke="#B3392F", stroke_width="6"),
    ])  # fmt: skip


def whale() -> Markup:
    """A whale, 64 wide and 44 high."""
    return Markup(h.g(stroke=INK, stroke_width="1.3", stroke_linejoin="round")[
        h.path(d="M-2,-14 C-2,-22 -10,-24 -14,-20 M-2,-14 C-2,-22 6,-24 10,-20", fill="none", stroke=PAPER, stroke_width="2.4"),
        h.path(d="M-30,14 C-32,-8 -14,-14 0,-12 C14,-10 20,0 24,2 C26,-6 22,-10 18,-14 C24,-14 28,-12 29,-8 C31,-12 35,-13 39,-12 "
                 "C37,-4 33,0 32,6 C30,12 24,14 18,14 Z", fill="#3F5F86"),
        h.path(d="M-30,14 C-22,6 -8,8 0,14 Z", fill=PAPER),
        h.circle(cx="-18", cy="2", r="1.6", fill=INK),
        h.path(d="M-36,17 C-28,13 -20,21 -12,17 C-4,13 4,21 12,17 C20,13 28,21 36,17", fill="none", stroke=SHALLOW,
               stroke_width="2.4"),
    ])  # fmt: skip
