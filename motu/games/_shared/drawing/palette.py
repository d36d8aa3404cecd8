"""The colours of all tables, and how well they stand out from each other."""

from __future__ import annotations

from functools import cache
from typing import Final

PAGE: Final = "#F6EFE2"
PAPER: Final = "#FFFBF3"
BORDER: Final = "#E3D6BF"
INK: Final = "#22313A"
MUTED: Final = "#5C6B70"
LAGOON: Final = "#2F8F9D"
DEEP: Final = "#1F6675"
SHALLOW: Final = "#8ED1CF"
SAND: Final = "#E9CF8F"
FOREST: Final = "#4F8A4C"
MOUNTAIN: Final = "#8C8577"
PLAIN: Final = "#B9C66B"
CORAL: Final = "#E8643C"
GOLD: Final = "#E2A72E"
REFUSAL: Final = "#B3392F"
REFUSAL_GROUND: Final = "#FBE9E4"

# Paper and ink on what keeps its colour in the dark: see `night`.
RIM: Final = "#FFFBF2"
LINE: Final = "#22313B"

SEATS: Final = ("#C43D50", "#2660A4", "#2F7A4B", "#F4D03F", "#7A4FA3", "#7B5B43")
LETTERS: Final = "ABCDEF"
GROUNDS: Final = (PAGE, PAPER, LAGOON, DEEP, SHALLOW, SAND, FOREST, MOUNTAIN, PLAIN)

TEXT_CONTRAST: Final = 4.5
MARK_CONTRAST: Final = 3.0


def luminance(colour: str) -> float:
    """The relative luminance of `#RRGGBB`, as the accessibility guidelines define it."""
    channels = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@cache
def on(ground: str) -> str:
    """Ink or paper: the one that is read better on this ground; on a seat's colour those that stay, too."""
    both = (LINE, RIM) if ground in SEATS else (INK, PAPER)
    return max(both, key=lambda colour: contrast(colour, ground))
