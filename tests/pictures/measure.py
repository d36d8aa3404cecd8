"""Reads a picture as an eye would, without a browser: where its texts and shapes lie and on what they stand.

Widths are those of DejaVu Sans, the widest of the fonts that our pictures ask for, rounded up: what fits here
fits everywhere. Transforms may move and scale, not rotate.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import NamedTuple
from xml.etree import ElementTree

from motu.games._shared.drawing import night

SVG = "{http://www.w3.org/2000/svg}"
UNSEEN = {"defs", "title", "style", "desc"}
INHERITED = {"font-size", "font-weight", "text-anchor", "fill", "stroke"}
CHANGING = INHERITED | {"transform", "opacity", "class"}

# Letters by their width in thousandths of the size.
REGULAR = {
    300: "'IJijlîïÎ\u202f", 325: " ,.’·\u00a0", 350: "/:;\\|", 375: "-f", 400: "()[]t", 425: "!r", 475: '"',
    500: "*_`–", 525: "sz“”", 550: "?cç", 575: "FL", 600: "kvxy", 625: "PTYaeoàâäéèêëôö«»",
    650: "0123456789$ESbdghnpqu{}ùûüÉÈÊ", 675: "K", 700: "ABCRVXZÀÂÇ", 750: "NUÛ", 775: "DGH", 800: "&OQÔ",
    825: "w", 850: "#+<=>^~−×", 875: "M", 950: "%", 975: "m", 1000: "@W…—", 1075: "œŒ",
}  # fmt: skip
BOLD = {
    350: "' ijlîï\u00a0\u202f", 375: "/IJ\\|Î", 400: ",.:;’·", 425: "-", 450: "f", 475: "!()[]", 500: "_`rt–",
    525: '"*', 600: "?cszç", 650: "Lx«»", 675: "akvyàâä“”", 700: "0123456789$EFTeoéèêëôöÉÈÊ",
    725: "SYZbdghnpqu{}ùûü", 750: "CPÇ", 775: "ABKRVXÀÂ", 825: "GUÛ", 850: "#+<=>DHNOQ^~Ô−×", 875: "&",
    925: "w", 1000: "@M…—", 1050: "%m", 1100: "œ", 1175: "WŒ",
}  # fmt: skip
WIDTHS = {
    bold: {c: w for w, letters in table.items() for c in letters}
    for bold, table in ((False, REGULAR), (True, BOLD))
}
ASCENT, DESCENT = 0.76, 0.22  # of capital letters with accents and of hanging letters, in sizes


class Box(NamedTuple):
    """A rectangle, from its upper left to its lower right corner."""

    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: Box, by: float = 0.5) -> bool:
        """Whether two boxes share more than a hair."""
        return (
            min(self.right, other.right) - max(self.left, other.left) > by
            and min(self.bottom, other.bottom) - max(self.top, other.top) > by
        )

    def holds(self, other: Box, slack: float = 0.5) -> bool:
        """Whether the other box lies inside this one."""
        return (
            other.left >= self.left - slack
            and other.right <= self.right + slack
            and other.top >= self.top - slack
            and other.bottom <= self.bottom + slack
        )

    def shrunk(self, part: float) -> Box:
        """The middle of a box."""
        x, y = (self.right - self.left) * part / 2, (self.bottom - self.top) * part / 2
        return Box(self.left + x, self.top + y, self.right - x, self.bottom - y)

    @property
    def size(self) -> tuple[float, float]:
        return self.right - self.left, self.bottom - self.top


class Words(NamedTuple):
    """One text of a picture."""

    content: str
    box: Box
    size: float  # of its letters, in units of the picture
    colour: str
    halo: str | None
    order: int  # when it is painted
    frame: Box | None  # the panel or card that should hold it


class Shape(NamedTuple):
    """Something painted under texts."""

    box: Box
    colour: str
    order: int


class Pen(NamedTuple):
    """What holds for an element and everything in it."""

    x: float = 0
    y: float = 0
    scale: float = 1
    opacity: float = 1
    style: Mapping[str, str] = {}
    frame: Box | None = None
    by_day: bool = False  # its colours stay in the dark


@dataclass
class Picture:
    """An SVG with everything in it that can be seen, `dark`: in the colours of the night."""

    source: str
    dark: bool = False
    words: list[Words] = field(default_factory=list)
    shapes: list[Shape] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.root = ElementTree.fromstring(self.source)
        self._by_id = {element.get("id"): element for element in self.root.iter() if element.get("id")}
        self._order = 0
        self._walk(self.root, Pen())

    @cached_property
    def view_box(self) -> Box:
        x, y, width, height = (float(n) for n in self.root.attrib["viewBox"].split())
        return Box(x, y, x + width, y + height)

    @property
    def ids(self) -> list[str]:
        return [element.attrib["id"] for element in self.root.iter() if element.get("id")]

    def fitted(self, width: float, height: float) -> float:
        """How many pixels a unit gets when the whole picture is fitted into a window."""
        wide, high = self.view_box.size
        return min(width / wide, height / high)

    @cached_property
    def choosable(self) -> list[tuple[ElementTree.Element, Box]]:
        """The things that can be chosen, and how far they reach."""
        return list(self._choosable(self.root, Pen()))

    def ground(self, words: Words) -> str | None:
        """The colour on which a text stands: its halo, or the last shape painted around it."""
        if words.halo:
            return words.halo
        middle = words.box.shrunk(0.3)
        below = (shape for shape in reversed(self.shapes) if shape.order < words.order)
        return next((shape.colour for shape in below if shape.box.holds(middle)), None)

    def _choosable(self, element: ElementTree.Element, pen: Pen) -> Iterator[tuple[ElementTree.Element, Box]]:
        pen = _moved(pen, element)
        if "choosable" in element.get("class", "").split():
            part = Picture.__new__(Picture)
            part.words, part.shapes, part._by_id, part._order = [], [], self._by_id, 0
            part.dark = self.dark
            for child in element:
                part._walk(child, pen)
            left, top, right, bottom = zip(*(shape.box for shape in part.shapes), strict=True)
            yield element, Box(min(left), min(top), max(right), max(bottom))
            return
        for child in element:
            yield from self._choosable(child, pen)

    def _walk(self, element: ElementTree.Element, pen: Pen) -> None:
        kind = element.tag.removeprefix(SVG)
        if kind in UNSEEN:
            return
        pen = _moved(pen, element)
        if pen.opacity == 0:
            return
        self._order += 1
        if kind == "use":
            self._walk(self._by_id[element.attrib["href"][1:]], pen)
        elif kind == "text":
            self._read(element, pen)
        elif kind == "g" or kind == "svg":
            frames = [child for child in element if "frame" in child.get("class", "").split()]
            if frames:
                pen = pen._replace(frame=_extent(frames[0], pen))
            for child in element:
                self._walk(child, pen)
        else:
            self._see(element, pen)

    def _read(self, element: ElementTree.Element, pen: Pen) -> None:
        content = "".join(element.itertext())
        size = float(pen.style["font-size"]) * pen.scale
        bold = pen.style.get("font-weight") == "700"
        wide = sum(WIDTHS[bold].get(letter, 1100) for letter in content) / 1000 * size
        x = pen.x + float(element.get("x", "0")) * pen.scale
        y = pen.y + float(element.get("y", "0")) * pen.scale
        left = x - wide * {"start": 0, "middle": 0.5, "end": 1}[pen.style.get("text-anchor", "start")]
        box = Box(left, y - ASCENT * size, left + wide, y + DESCENT * size)
        fill, halo = self._painted(pen, "fill", "#000000"), self._painted(pen, "stroke")
        assert fill is not None
        self.words.append(Words(content, box, size, fill, halo, self._order, pen.frame))

    def _see(self, element: ElementTree.Element, pen: Pen) -> None:
        box = _extent(element, pen)
        fill = self._painted(pen, "fill", "#000000")
        if (
            box
            and fill
            and fill.startswith("#")
            and pen.opacity * float(element.get("fill-opacity", "1")) > 0.9
        ):
            self.shapes.append(Shape(box, fill, self._order))

    def _painted(self, pen: Pen, name: str, usual: str | None = None) -> str | None:
        colour = pen.style.get(name, usual)
        repainted = self.dark and not pen.by_day and colour is not None and colour.startswith("#")
        return night.dark(colour) if repainted and colour else colour


def _moved(pen: Pen, element: ElementTree.Element) -> Pen:
    """The pen inside an element."""
    given = element.attrib
    if CHANGING.isdisjoint(given):
        return pen
    style = pen.style if INHERITED.isdisjoint(given) else {**pen.style, **_inherited(given)}
    dx, dy, scale = _transform(given.get("transform", ""))
    opacity = pen.opacity * float(given.get("opacity", "1"))
    by_day = pen.by_day or given.get("class") == "by-day"
    return Pen(
        pen.x + dx * pen.scale, pen.y + dy * pen.scale, pen.scale * scale, opacity, style, pen.frame, by_day
    )


def _inherited(given: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in given.items() if name in INHERITED}


@lru_cache(maxsize=65536)
def _transform(text: str) -> tuple[float, float, float]:
    """How far it moves, and how much it scales what follows."""
    x, y, scale = 0.0, 0.0, 1.0
    for kind, numbers in re.findall(r"(\w+)\(([^)]*)\)", text):
        values = [float(n) for n in re.split(r"[ ,]+", numbers.strip())]
        if kind == "translate":
            x, y = x + values[0] * scale, y + (values[1] if len(values) > 1 else 0) * scale
        elif kind == "scale" and len(values) == 1:
            scale *= values[0]
        else:
            raise AssertionError(f"{kind}({numbers}) cannot be measured")
    return x, y, scale


def _extent(element: ElementTree.Element, pen: Pen) -> Box | None:
    """How far a shape reaches; None if its path is written in relative steps."""
    kind = element.tag.removeprefix(SVG)
    if kind == "rect":
        x, y, w, h = (float(element.get(name, "0")) for name in ("x", "y", "width", "height"))
        corners = Box(x, y, x + w, y + h)
    elif kind in ("circle", "ellipse"):
        x, y = float(element.get("cx", "0")), float(element.get("cy", "0"))
        rx = float(element.get("r", element.get("rx", "0")))
        ry = float(element.get("r", element.get("ry", "0")))
        corners = Box(x - rx, y - ry, x + rx, y + ry)
    else:
        reach = _reach(element.get("d", ""))
        if reach is None:
            return None
        corners = reach
    return Box(
        pen.x + corners.left * pen.scale,
        pen.y + corners.top * pen.scale,
        pen.x + corners.right * pen.scale,
        pen.y + corners.bottom * pen.scale,
    )


@lru_cache(maxsize=4096)
def _reach(path: str) -> Box | None:
    """The rectangle around all points of a path, those included that only bend it."""
    if not path or re.search("[a-zHVA]", path):
        return None
    numbers = [float(n) for n in re.findall(r"-?[\d.]+", path)]
    return Box(min(numbers[::2]), min(numbers[1::2]), max(numbers[::2]), max(numbers[1::2]))
