"""A picture of a table as text."""

from __future__ import annotations


class Picture(str):
    """SVG for a page, which brings the stylesheet itself; `alone` is the same with its own."""

    _opening = _style = ""

    @staticmethod
    def of(opening: str, content: str, style: str = "") -> Picture:
        """A picture from its first tag and what is drawn."""
        picture = Picture(f"{opening}{content}</svg>")
        picture._opening, picture._style = opening, style
        return picture

    @property
    def alone(self) -> str:
        """The picture, standing alone."""
        return f"{self._opening}{self._style}{self[len(self._opening) :]}"
