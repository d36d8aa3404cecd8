"""What the pictures of Pantheon are put together from: names and signs, things of one's own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark, chosen, ring
from motu.games._shared.drawing.letters import text, width
from motu.games._shared.drawing.markup import joined, markup
from motu.games._shared.drawing.parts import Maker, icon
from motu.games.pantheon.seen import PantheonView

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
# What an edition adds, by its effect: what stands before the amount, and the icons.
ADDED_POWERS: Final[dict[str, Sign]] = {
    "draw_deity": ("+", "deity"), "demigods": ("", "demigod"), "money": ("", "coin"),
    "epoch_cards": ("+", "cards"), "steps": ("+", "foot"), "jumps": ("", "jump"),
    "free_money": ("+", "coin"), "extra_cards": ("+", "card"), "score_rank": ("", "rank"),
    "extra_action": ("", "again"),
}  # fmt: skip
ADDED_TILES: Final[dict[str, tuple[Sign, ...]]] = {
    "reserve_choice": (("", "feet"), ("", "column")), "reserve": (("", "foot"), ("", "column")),
    "demigod": (("", "demigod"),), "deity": (("", "deity"),), "offering": (("", "rank1"),),
    "cards": (("", "cards"),), "money": (("", "coin"),), "steps": (("+", "foot"),),
    "column": (("", "erected"),),
}  # fmt: skip


def called(view: PantheonView, make: Maker, id: str) -> str:
    """A deity, tile or bonus by its name: ours in this language, others as their edition calls them."""
    return view["added"][id]["name"] if id in view["added"] else make.say(id)


def about(view: PantheonView, make: Maker, deity: str) -> str:
    """What a deity does, in words."""
    own = view["added"].get(deity)
    return make.say(f"power-{own['effect']}", amount=own["amount"]) if own else make.say(f"{deity}.about")


def power_sign(view: PantheonView, deity: str) -> Sign:
    """What a deity does, as a sign."""
    own = view["added"].get(deity)
    return _numbered(ADDED_POWERS[own["effect"]], own["amount"]) if own else POWERS[deity]


def bonus_signs(view: PantheonView, bonus: str) -> tuple[Sign, ...]:
    """What a starting bonus gives, as signs."""
    own = view["added"].get(bonus)
    if own is None:
        return BONUSES[bonus]
    return tuple(_numbered(sign, own["amount"]) for sign in ADDED_TILES[own["effect"]])


def _numbered(sign: Sign, amount: int) -> Sign:
    before, name = sign
    return (f"{before}{amount}" if before or amount > 1 else "", name)


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


def owned(id: str, box: Box, name: str, mark: Mark | None, content: Iterable[Markup], r: float = 5) -> Markup:
    """Something of the viewer's own. Its id differs from what choices call it: that may be anybody's."""
    rings = [ring(*box, r)] if mark else []
    attributes = {**chosen(mark, "thing", name), "id": id}
    return markup(h.g(attributes)[h.title[name], joined(content), rings])
