"""What the pictures of Pantheon are put together from: signs of powers, things of one's own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark, chosen, ring
from motu.games._shared.drawing.letters import text, width
from motu.games._shared.drawing.markup import joined, markup
from motu.games._shared.drawing.parts import icon

Sign = tuple[str, str]  # words, then an icon

YELLOW: Final = "#F3CE6A"
BLUE: Final = "#A9C8E4"
# What deities do, as signs.
POWERS: Final[dict[str, Sign]] = {
    "surparit": ("+1", "deity"), "plaesiris": ("2", "demigod"), "taksator": ("", "coin"),
    "depraccus": ("+2", "cards"), "vinthrad": ("+1", "foot"), "gaiviles": ("", "jump"),
    "stonkus": ("+2", "coin"), "gadicea": ("+1", "card"), "pietalte": ("", "rank"), "traitera": ("", "again"),
}  # fmt: skip
BONUSES: Final[dict[str, tuple[Sign, ...]]] = {
    "bonus_reserve": (("2", "foot"), ("2", "column")), "bonus_demigod": (("", "demigod"),),
    "bonus_deity": (("", "deity"),), "bonus_column": (("", "erected"),), "bonus_offering": (("2", "rank1"),),
    "bonus_step": (("+1", "foot"),),
}  # fmt: skip


@lru_cache(maxsize=512)
def signs(shown: Sequence[Sign], x: float, y: float, size: float = 22) -> Markup:
    """Words and icons in a row around a middle."""
    letters = max(13.0, size * 0.62)
    widths = [(width(words, letters, True) + 2 if words else 0) + size for words, _ in shown]
    left = x - (sum(widths) + 4 * (len(shown) - 1)) / 2
    parts = []
    for (words, name), wide in zip(shown, widths, strict=True):
        if words:
            parts.append(text(words, left, y + letters * 0.36, letters, bold=True, anchor="start"))
        parts.append(icon(name, left + wide - size / 2, y, size))
        left += wide + 4
    return joined(parts)


def owned(
    id: str, target: str, box: Box, name: str, mark: Mark | None, content: Iterable[Markup], r: float = 5
) -> Markup:
    """Something of the viewer's own. Its id differs from what choices call it: that may be anybody's."""
    rings = [ring(*box, r)] if mark else []
    attributes = {**chosen(mark, "thing", name), "id": id, "data-thing": target}
    return markup(h.g(attributes)[h.title[name], joined(content), rings])
