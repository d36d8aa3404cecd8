"""Words in pictures: how long they get, and how they are kept inside their place."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.markup import markup, number
from motu.games._shared.drawing.palette import INK
from motu.games._shared.text import Texts

SANS: Final = "Segoe UI, Noto Sans, Ubuntu, Open Sans, Lucida Grande, system-ui, DejaVu Sans, sans-serif"
TITLE: Final = "Palatino Linotype, Palatino, Noto Serif, DejaVu Serif, Georgia, serif"

# Widths in hundredths of the size, of the widest font in the lists above; what is not listed counts as wide.
_WIDTHS: Final = {
    28: "ijlIJ'’|",
    34: " \u00a0.,:;/\\!fîï",
    42: '()[]-rt"',
    55: "csxzkvyLF?",
    64: "abdeghnopqu0123456789àâäéèêëôöùûüçETYPSÉÈÊ–$",
    78: "ABCDGHKNOQRUVXZÀÂÇÔÛ+=<>«»−×~",
}
_WIDTH_OF: Final = {letter: width for width, letters in _WIDTHS.items() for letter in letters}
_WIDEST: Final = 100
_BOLD: Final = 1.12


@lru_cache(maxsize=4096)
def width(text: str, size: float, bold: bool = False) -> float:
    """How wide a text may get, in the units of its size."""
    return sum(_WIDTH_OF.get(letter, _WIDEST) for letter in text) / 100 * size * (_BOLD if bold else 1)


@lru_cache(maxsize=1024)
def shortened(text: str, size: float, room: float, bold: bool = False) -> str:
    """The text, or as much of its beginning as there is room for."""
    if width(text, size, bold) <= room:
        return text
    while text and width(f"{text}…", size, bold) > room:
        text = text[:-1]
    return f"{text.rstrip()}…"


@lru_cache(maxsize=1024)
def lines(text: str, size: float, room: float, bold: bool = False) -> tuple[str, ...]:
    """The text in as many lines as it needs."""
    done: list[str] = []
    for word in text.split(" "):
        if done and width(f"{done[-1]} {word}", size, bold) <= room:
            done[-1] = f"{done[-1]} {word}"
        else:
            done.append(word)
    return tuple(done)


@lru_cache(maxsize=8192)
def spoken(texts: Texts, lang: str, id: str, facts: tuple[tuple[str, int | str], ...] = ()) -> str:
    """A message in one language: messages are looked up once, pictures are drawn often."""
    return texts.word(id, lang, dict(facts))


class Speaker:
    """The texts of a game in one language."""

    def __init__(self, texts: Texts, lang: str) -> None:
        self.texts = texts
        self.lang = lang

    def __call__(self, id: str, **facts: int | str) -> str:
        return spoken(self.texts, self.lang, id, tuple(facts.items()))


@lru_cache(maxsize=8192)
def text(
    content: str | int,
    x: float,
    y: float,
    size: float = 15,
    *,
    fill: str = INK,
    bold: bool = False,
    title: bool = False,
    anchor: str = "middle",
    halo: str | None = None,
) -> Markup:
    """One line of text; `y` is its base line. A halo widens the ground it stands on.

    A space follows, so that readers of a page do not glue the words of two texts together.
    """
    attributes = {"x": number(x), "y": number(y), "font-size": number(size), "fill": fill}
    if bold:
        attributes["font-weight"] = "700"
    if title:
        attributes["font-family"] = TITLE
    if anchor != "start":
        attributes["text-anchor"] = anchor
    if halo:
        attributes |= {
            "stroke": halo,
            "stroke-width": "2.5",
            "stroke-linejoin": "round",
            "paint-order": "stroke",
        }
    return markup(h.text(attributes)[str(content)]) + " "
