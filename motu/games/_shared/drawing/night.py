"""The same pictures in the dark: every colour has a dark one, worked out from it.

Luminance is mirrored: paper becomes as dark as ink was, ink as bright as paper. The contrast of any two
colours stays, a little stronger, so a text that can be read by day can be read by night, whatever ground it
stands on. Hues stay, but warm paper becomes cool and cool ink warm, as in the pages around. Colours of seats,
and the paper and ink on them, stay as they are: a piece is known by them.

Pictures themselves do not change: a stylesheet repaints what has a colour, so everybody shares the same ones.
What must look alike by day and by night, a moon and its sky, goes into a group of the class `by-day`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from math import hypot
from typing import Final

from motu._native import PACKAGE
from motu.games._shared.drawing.palette import LINE, PAGE, RIM, SEATS, luminance

STAY: Final = frozenset((*SEATS, LINE, RIM))
MIRROR: Final = 0.068  # what the luminances of a colour and of its dark one make, each with the 0.05 of glare
STRONGER: Final = 1.02  # the power of contrasts: rounded colours must not fall below what was enough
PAINTED: Final = ("fill", "stroke", "color", "stop-color", "flood-color")  # the attributes that have a colour
COLOUR: Final = re.compile(r'="(#[0-9A-Fa-f]{6})"')
WRITTEN: Final = re.compile(r'"(#[0-9A-Fa-f]{6})"')

Triple = tuple[float, float, float]


@cache
def dark(colour: str) -> str:
    """What a colour `#RRGGBB` becomes in the dark."""
    if colour.upper() in STAY:
        return colour
    wanted = min(1.0, max(0.0, MIRROR / (luminance(colour) + 0.05) ** STRONGER - 0.05))
    _, a, b = _oklab(colour)
    turned = min(1.0, max(-0.5, (hypot(a, b) - 0.03) / 0.02))  # greys change sides
    a, b = turned * a, turned * b
    for part in range(20, -1, -1):  # as much of its hue as a screen can show so bright
        light = _lightness(wanted, a * part / 20, b * part / 20)
        linear = _linear(light, a * part / 20, b * part / 20)
        if all(-0.001 <= channel <= 1.001 for channel in linear):
            return _hex(linear)
    return _hex((wanted, wanted, wanted))


def colours(picture: str) -> list[str]:
    """The colours in a picture."""
    return sorted(set(COLOUR.findall(picture)))


@cache
def written() -> list[str]:
    """All colours that are written anywhere in what draws pictures: a new one is known at once."""
    sources = (path.read_text("utf-8") for path in (PACKAGE / "games").rglob("*.py"))
    return sorted({found for source in sources for found in WRITTEN.findall(source)})


def repaint(every: Iterable[str]) -> str:
    """The rules of a stylesheet for these colours; browsers that do not know `light-dark` stay light."""
    rules = [".by-day { color-scheme: light; }"]
    rules += [f":root {{ --board: {PAGE}; --board: light-dark({PAGE}, {dark(PAGE)}); }}"]
    for colour in every:
        if (other := dark(colour)) != colour:
            rules += [f'[{name}="{colour}"] {{ {name}: light-dark({colour}, {other}); }}' for name in PAINTED]
    return "\n".join(rules)


def _lightness(wanted: float, a: float, b: float) -> float:
    """Where a hue has this luminance."""
    low, high = 0.0, 1.1
    for _ in range(24):
        middle = (low + high) / 2
        r, g, blue = _linear(middle, a, b)
        low, high = (middle, high) if 0.2126 * r + 0.7152 * g + 0.0722 * blue < wanted else (low, middle)
    return high


def _oklab(colour: str) -> Triple:
    """Lightness and hue as the eye sees them (Oklab)."""
    r, g, b = (_straight(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5))
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    middle = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def _linear(light: float, a: float, b: float) -> Triple:
    """The three lights of a screen, 0 to 1 where it can show them."""
    long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (light - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
    )


def _straight(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def _hex(linear: Triple) -> str:
    channels = (min(1.0, max(0.0, channel)) for channel in linear)
    bent = (12.92 * c if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055 for c in channels)
    return "#" + "".join(f"{round(255 * channel):02X}" for channel in bent)
