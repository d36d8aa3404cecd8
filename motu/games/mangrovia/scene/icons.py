"""The small drawings of Mangrovia: landscapes, huts, birds, boat, statues, and the signs of the piers."""

from __future__ import annotations

from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.letters import text
from motu.games._shared.drawing.markup import markup
from motu.games._shared.drawing.palette import (
    CORAL,
    FOREST,
    GOLD,
    INK,
    LAGOON,
    LETTERS,
    PAPER,
    PLAIN,
    REFUSAL,
    SAND,
    SEATS,
    SHALLOW,
    on,
)
from motu.games._shared.drawing.pieces import piece, rounded
from motu.games._shared.drawing.strokes import Stroke, drawing

WOOD: Final = "#7A4B2A"
LIGHT_WOOD: Final = "#B98452"
STONE: Final = "#B8B2A6"
RUBY: Final = "#8C2F3F"  # of amulets
NEUTRAL: Final = "#9A948A"
OFFERING: Final = "#F3E3C3"  # ground of offering cards
OFFERING_BACK: Final = "#9A4A2E"
LANDSCAPE_BACK: Final = "#2C5B47"
GOOD: Final = "#2F7A4B"

# A landscape: its ground with a bird on it, and without.
GROUNDS: Final = {
    "water": (LAGOON, "#A9CBCB"),
    "sand": ("#F0CE74", "#EADFC3"),
    "mangrove": ("#356B41", "#A5B9A2"),
    "reed": ("#B4CC4E", "#D5DDB4"),
}
MOTIFS: Final[dict[str, tuple[Stroke, ...]]] = {
    "water": (
        (PAPER, "M-14,-4 C-10,-9 -6,-9 -2,-4 C2,1 6,1 10,-4 C11,-5.5 12.5,-7 14,-7", 2.6),
        (SHALLOW, "M-14,5 C-10,0 -6,0 -2,5 C2,10 6,10 10,5 C11,3.5 12.5,2 14,2", 2.6),
    ),
    "sand": (
        (PAPER, "M-15,8 C-9,-4 1,-8 5,2 C8,-3 12,0 15,8 Z", 0),
        (SAND, "M-15,8 C-9,1 -3,-1 1,8 Z", 0),
        (
            CORAL,
            "M8,-9 L9.6,-5.8 L13,-5.4 L10.5,-3 L11.2,0.4 L8,-1.3 L4.8,0.4 L5.5,-3 L3,-5.4 L6.4,-5.8 Z",
            0,
        ),
    ),
    "mangrove": (
        (WOOD, "M0,0 L0,4 C0,7 -5,6 -8,10 M0,4 C0,7 5,6 8,10 M0,2 L0,10", 2.4),
        ("#57A05A", "M-12,1 C-14,-6 -8,-11 -3,-9 C0,-13 8,-12 9,-7 C14,-6 14,1 10,2 C4,4 -7,4 -12,1 Z", 0),
        (PLAIN, "M-7,-3 C-5,-6 -2,-6 -1,-5 M3,-5 C5,-7 8,-5 8,-3", 1.6),
    ),
    "reed": (
        (FOREST, "M-8,10 C-8,2 -9,-4 -11,-8 M-2,10 C-2,0 -2,-4 -1,-9 M4,10 C4,2 6,-3 8,-7", 2.2),
        (FOREST, "M8,10 C9,5 11,2 14,1 M-8,10 C-10,6 -12,4 -14,4", 1.8),
        (WOOD, "M-13,-8 C-13,-12 -10,-12 -9.5,-8 L-9,-2 C-10,-1 -11,-1 -11.5,-2 Z", 0),
        (WOOD, "M-3,-9 C-3,-13 1,-13 1,-9 L0.6,-2 C0,-1 -1.6,-1 -2.4,-2 Z", 0),
        (WOOD, "M7,-8 C8,-12 11,-11 10.5,-7 L8,-2 C7,-1.4 5.8,-2 5.8,-3 Z", 0),
    ),
}
_BIRD: Final[tuple[Stroke, ...]] = (
    (GOLD, "M-4,3 C-12,4 -15,9 -16,14 C-10,13 -8,10 -3,8 Z", 0),
    (CORAL, "M-3,5 C-9,9 -9,14 -8,17 C-3,14 0,11 1,8 Z", 0),
    (REFUSAL, "M-5,4 C-6,-4 1,-8 5,-7 C5,-12 12,-13 13,-8 C13,-2 10,8 1,9 C-2,9 -4,7 -5,4 Z", 0),
    (GOLD, "M12.6,-9.5 L18,-8 L12.8,-6.2 Z", 0),
    (LAGOON, "M-2,2 C0,-2 4,-3 7,-1 C6,4 2,7 -2,6 Z", 0),
    (INK, "M9.6,-8.6 L9.8,-8.6", 2.4),
)
ICONS: Final[dict[str, tuple[Stroke, ...]]] = {
    "up": ((PAPER, "M-6,-9 L6,-9 L6,9 L-6,9 Z", 0), (LAGOON, "M-3,3 L0,-2 L3,3 M0,-2 L0,5", 1.8)),
    "down": (("#7C8489", "M-6,-9 L6,-9 L6,9 L-6,9 Z", 0), (PAPER, "M-3,-5 L3,1 M3,-5 L-3,1 M-3,5 L3,5", 1.6)),
    "amulet": (
        (GOLD, "M-4,-6 C-4,-11 4,-11 4,-6", 1.6),
        (RUBY, "M0,-7 L7,-3 L7,5 L0,9 L-7,5 L-7,-3 Z", 0),
        (GOLD, "M0,-2 L3,1 L0,4 L-3,1 Z", 0),
    ),
    "offering": (
        (CORAL, "M-5,-2 C-6,-8 1,-9 1,-3 Z", 0),
        (PLAIN, "M0,-2 C0,-8 7,-8 6,-2 Z", 0),
        (WOOD, "M-9,-2 L9,-2 C8,6 4,8 0,8 C-4,8 -8,6 -9,-2 Z", 0),
        (GOLD, "M-6,2 C-3,4 3,4 6,2", 1.6),
    ),
    "landscape": (
        (PAPER, "M-7,-9 L7,-9 L7,9 L-7,9 Z", 0),
        (PLAIN, "M-5,7 L-5,1 C-2,-3 2,0 5,-3 L5,7 Z", 0),
        (LAGOON, "M-5,-7 L5,-7 L5,-3 C2,-1 -2,-4 -5,0 Z", 0),
    ),
    "hut": (
        (LIGHT_WOOD, "M-6,0 L6,0 L6,9 L-6,9 Z", 0),
        (WOOD, "M-10,1 L0,-9 L10,1 Z", 0),
        (INK, "M0,4 L0,9", 3),
    ),
    "two": (
        (LIGHT_WOOD, "M-10,1 L-1,1 L-1,8 L-10,8 Z M1,1 L10,1 L10,8 L1,8 Z", 0),
        (WOOD, "M-12,2 L-5.5,-6 L0,1 L5.5,-6 L12,2 Z", 0),
    ),
    "talisman": (
        (WOOD, "M-5,-8 C-5,-12 5,-12 5,-8", 1.6),
        (GOLD, "M0,-9 C6,-9 8,-4 6,1 L3,9 L0,6 L-3,9 L-6,1 C-8,-4 -6,-9 0,-9 Z", 0),
        (INK, "M-3,-3 L-1,-2 M3,-3 L1,-2 M-2,2 L2,2", 1.6),
    ),
    "bag": (
        (LIGHT_WOOD, "M-4,-5 C-11,0 -11,10 -6,10 L6,10 C11,10 11,0 4,-5 Z", 0),
        (WOOD, "M-6,-9 C-2,-7 2,-7 6,-9 L4,-5 L-4,-5 Z", 0),
        (RUBY, "M0,0 L4,2.5 L0,6 L-4,2.5 Z", 0),
    ),
    "favour": ((PAPER, "M-8,-8 L8,-8 L8,8 L-8,8 Z", 0), (GOLD, "M0,-5 C6,-5 6,5 0,5 C-6,5 -6,-5 0,-5 Z", 0)),
    "path": (
        (LIGHT_WOOD, "M-4,-9 L4,-9 L4,9 L-4,9 Z", 0),
        (WOOD, "M-4,-5 L4,-5 M-4,-1 L4,-1 M-4,3 L4,3 M-4,7 L4,7", 1.2),
    ),
    "now": ((GOOD, "M0,-9 C12,-9 12,9 0,9 C-12,9 -12,-9 0,-9 Z", 0), (PAPER, "M-4,0 L-1,3.4 L4.4,-3.6", 2.6)),
    "arrow": ((INK, "M-6,0 L6,0 M2,-4 L6,0 L2,4", 1.8),),
}
STAR: Final = "M0,-28 L8,-10 L27,-9 L12,4 L17,23 L0,13 L-17,23 L-12,4 L-27,-9 L-8,-10 Z"
SUN: Final = " ".join(
    f"{'M' if i == 0 else 'L'}{x},{y}"
    for i, (x, y) in enumerate((
        (0, -12), (3.1, -8.5), (7.1, -9.7), (7.6, -5.5), (11.4, -3.7), (9.2, 0), (11.4, 3.7), (7.6, 5.5),
        (7.1, 9.7), (3.1, 8.5), (0, 12), (-3.1, 8.5), (-7.1, 9.7), (-7.6, 5.5), (-11.4, 3.7), (-9.2, 0),
        (-11.4, -3.7), (-7.6, -5.5), (-7.1, -9.7), (-3.1, -8.5),
    ))
) + " Z"  # fmt: skip
_HUT_ROOF: Final = "M-17,1 C-12,-3 -5,-10 0,-17 C5,-10 12,-3 17,1 L13,4 L13,15 L-13,15 L-13,4 Z"
_BOWL: Final = "M-14,-5 L14,-5 C14,5 8,10 0,10 C-8,10 -14,5 -14,-5 Z"
_BOAT: Final[tuple[Stroke, ...]] = (
    (WOOD, "M0,-14 L0,6", 2.4),
    (PAPER, "M2,-13 C10,-10 12,-3 11,2 L2,2 Z", 0),
    (CORAL, "M-2,-10 C-7,-8 -9,-3 -9,2 L-2,2 Z", 0),
    (LIGHT_WOOD, "M-15,3 C-10,5 10,5 15,3 C14,10 8,12 0,12 C-8,12 -14,10 -15,3 Z", 0),
    (PAPER, "M-12,7 C-4,9 4,9 12,7", 1.4),
)
_HEAD: Final[tuple[Stroke, ...]] = (
    ("#8D867A", "M-13,22 L-13,-12 C-13,-22 13,-22 13,-12 L13,22 Z", 0),
    ("#A9A296", "M-10,-12 C-10,-19 10,-19 10,-12 L10,-8 L-10,-8 Z", 0),
    (PAPER, "M-9,-2 L-2,-1 L-2,3 L-9,2 Z M9,-2 L2,-1 L2,3 L9,2 Z", 0),
    (INK, "M-5,0.8 L-4.8,0.8 M5,0.8 L4.8,0.8", 2.6),
    (INK, "M0,2 L0,8 M-6,14 L6,14", 2),
)
_TOTEM: Final[tuple[Stroke, ...]] = (
    (WOOD, "M-11,27 L-11,-20 C-8,-27 8,-27 11,-20 L11,27 Z", 0),
    (REFUSAL, "M-11,-12 L-20,-19 L-11,-3 Z M11,-12 L20,-19 L11,-3 Z", 0),
    (PAPER, "M-7,-14 L-2,-13 L-2,-10 L-7,-11 Z M7,-14 L2,-13 L2,-10 L7,-11 Z", 0),
    (GOLD, "M-6,-5 C-2,-2 2,-2 6,-5", 2),
)


def neutral_letter() -> Markup:
    """No letter: a bar says that this piece belongs to nobody."""
    return markup(h.path(d="M-5,8 L5,8", stroke=INK, stroke_width="3", stroke_linecap="round"))


def _hut(colour: str, sign: Markup) -> Markup:
    """A hut, 34 wide and 32 high, with the sign of its owner."""
    thatch = h.path(d="M-9,-2 L0,-12 L9,-2", fill="none", stroke=PAPER, stroke_width="1.6", opacity="0.8")
    return piece(_HUT_ROOF, colour, 1.8, 1) + markup(thatch) + sign


def _bowl(colour: str, sign: Markup) -> Markup:
    """A bowl with fruit, 28 wide."""
    fruit = drawing((CORAL, "M-9,-4 C-10,-12 0,-12 0,-5 Z", 0), (PLAIN, "M-1,-4 C-1,-13 10,-12 9,-4 Z", 0))
    return fruit + piece(_BOWL, colour, 1.6, 1) + sign


def pieces(seats: int) -> list[tuple[str, Markup]]:
    """Huts and bowls of the seats, and those of nobody."""
    found: list[tuple[str, Markup]] = []
    for seat in range(seats):
        colour, letter = SEATS[seat], LETTERS[seat]
        signs = [text(letter, 0, y, 15, fill=on(colour), bold=True, halo=colour) for y in (13, 7)]
        found += [(f"hut-{letter}", _hut(colour, signs[0])), (f"bowl-{letter}", _bowl(colour, signs[1]))]
        found.append((f"roof-{letter}", _hut(colour, Markup())))
    bar = markup(h.path(d="M-5,3 L5,3", stroke=INK, stroke_width="3", stroke_linecap="round"))
    return [*found, ("hut-N", _hut(NEUTRAL, neutral_letter())), ("bowl-N", _bowl(NEUTRAL, bar))]


def drawings() -> list[tuple[str, Markup]]:
    """All of them, for the definitions of the picture."""
    found = [(f"i-{name}", drawing(*strokes)) for name, strokes in ICONS.items()]
    found += [(f"motif-{name}", drawing(*strokes, edge=0.9)) for name, strokes in MOTIFS.items()]
    for name, (awake, asleep) in GROUNDS.items():
        found += [(f"land-{name}", _ground(awake)), (f"asleep-{name}", _ground(asleep))]
        found += [(f"round-{name}", _round(awake)), (f"sleepy-{name}", _round(asleep))]
    return [
        *found,
        ("i-bird", markup(h.g(transform="scale(0.6)")[drawing(*_BIRD)])),
        ("bird", drawing(*_BIRD, edge=1.4)),
        ("boat", drawing(*_BOAT)),
        ("head", drawing(*_HEAD)),
        ("totem", drawing(*_TOTEM)),
        ("star", drawing((STONE, STAR, 0))),
        ("sun", drawing((GOLD, SUN, 0), edge=1)),
        ("amulet-cost", drawing((RUBY, "M0,-14 L15,-7 L15,7 L0,14 L-15,7 L-15,-7 Z", 0))),
        ("offering-cost", drawing((PAPER, rounded(-15, -12, 30, 24, 5), 0))),
    ]


def _ground(colour: str) -> Markup:
    return markup([
        h.path(d=rounded(-28, -28, 56, 56, 8), fill=colour, stroke=INK),
        h.path(d=rounded(-25.5, -25.5, 51, 51, 6), fill="none", stroke=PAPER, opacity="0.5"),
    ])  # fmt: skip


def _round(colour: str) -> Markup:
    """An amulet square: a circle of red stones."""
    return markup([
        h.circle(r="29", fill=PAPER, stroke=INK),
        h.circle(r="26.5", fill="none", stroke=REFUSAL, stroke_width="5", stroke_dasharray="5 3.33"),
        h.circle(r="23.5", fill=colour, stroke=INK),
    ])  # fmt: skip
