"""A picture of a table as text."""

from __future__ import annotations

from collections.abc import Iterable


class Picture(str):
    """SVG for a page, which brings the stylesheet itself; `alone` is the same with its own.

    `pieces` are what it is made of, one after the other: most of them are the same as in the picture before.
    """

    pieces: tuple[str, ...] = ()
    _style = ""

    @staticmethod
    def of(opening: str, content: Iterable[str], style: str = "") -> Picture:
        """A picture from its first tag and the parts that are drawn."""
        pieces = (opening, *content, "</svg>")
        picture = Picture("".join(pieces))
        picture.pieces, picture._style = pieces, style
        return picture

    @property
    def alone(self) -> str:
        """The picture, standing alone."""
        opening, *content = self.pieces
        return "".join((opening, self._style, *content))
