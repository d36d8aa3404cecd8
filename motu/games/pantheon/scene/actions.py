"""The strip under the map of Pantheon: what can be decided that has no place of its own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark
from motu.games._shared.drawing.letters import shortened, text, width
from motu.games._shared.drawing.markup import joined, markup
from motu.games._shared.drawing.palette import INK, MUTED
from motu.games._shared.drawing.parts import CARD, Maker, cell, icon, shown
from motu.games._shared.drawing.pieces import plate
from motu.games._shared.drawing.remembered import remembered
from motu.games._shared.drawing.sheet import used
from motu.games.pantheon.scene import layout
from motu.games.pantheon.scene.parts import Sign, bonus_signs, called, owned, power_sign, signs
from motu.games.pantheon.scene.pieces import Tile, loot_tile, tile_of
from motu.games.pantheon.seen import PantheonView

HIGH: Final = 50
GAP: Final = 6
SCALE_ROOM: Final = 340
ICON_ONLY: Final = 40.0
NAME_ROOM: Final = 140.0
# Buttons with words, and their icons.
BUTTONS: Final[dict[str, str]] = {
    "draw": "cards", "pile_all": "cards", "buy": "coin", "stop": "stop", "done": "done", "settle": "coin",
    "pay_all": "coin", "buy_foot": "foot", "buy_column": "column", "feet": "feet", "columns": "column",
    "draw_two": "cards", "reveal_deity": "deity", "decline": "stop", "use": "again", "end_turn": "done",
}  # fmt: skip


@remembered
def actions(view: PantheonView, make: Maker) -> Iterator[Markup]:
    """A button for each answer; without any, how columns score."""
    x, y, wide, high = layout.ACTIONS
    yield plate(*layout.ACTIONS, frame=False)
    found = sorted((t for t in make.marked if _belongs(t)), key=lambda t: not t.startswith("cards_"))
    start = x + 8.0
    if deity := view["pending"].get("deity"):
        name = shortened(called(view, make, deity), 15, NAME_ROOM, True)
        yield _offered(power_sign(view, deity), name, start, y)
        start += 60 + width(name, 15, True)
    scale = (tuple(view["column_points"]), make.say("scene-column-points"))
    if not found:
        yield _scale(*scale, start)
        return
    room = x + wide - 8 - start
    for target, breadth in _widths(found, room, make).items():
        yield _button(target, (start, y + (high - HIGH) / 2, breadth, HIGH), view, make)
        start += breadth + GAP
    if x + wide - start > SCALE_ROOM:
        yield _scale(scale[0], "", x + wide - SCALE_ROOM + 20)


def _belongs(target: str) -> bool:
    return target in BUTTONS or target.startswith(("cards_", "amount_", "bonus_", "taken_"))


def _word(target: str, make: Maker) -> str:
    """What stands on a button; beside the cheapest payment, to be done means to pay in another way."""
    if target == "done" and make.mark("settle"):
        return make.say("scene-other-way")
    return make.say(f"scene-do-{target}")


def _widths(found: list[str], room: float, make: Maker) -> dict[str, float]:
    """As wide as they like; where room is short, words give way to their icon and the rest shares it."""
    widths = {target: _wish(target, make) for target in found}
    room -= GAP * (len(found) - 1)
    for target in reversed(found):
        if sum(widths.values()) <= room:
            break
        if target in BUTTONS:
            widths[target] = ICON_ONLY
    worded = sum(widths[target] for target in found if target in BUTTONS)
    rest = sum(widths.values()) - worded
    squeeze = min(1.0, (room - worded) / rest) if rest else 1.0
    return {t: wide if t in BUTTONS else wide * squeeze for t, wide in widths.items()}


def _wish(target: str, make: Maker) -> float:
    """How wide a button would like to be."""
    if target in BUTTONS:
        return 44 + width(_word(target, make), 15, True)
    return 92 if target.startswith("bonus_") else 64


def _button(target: str, box: Box, view: PantheonView, make: Maker) -> Markup:
    mark = make.marked[target]
    if target in BUTTONS:
        return _words(target, BUTTONS[target], _word(target, make), box, mark)
    kind, _, rest = target.partition("_")
    if kind == "cards":
        steps = view["steps"]
        free = view["players"][layout.at_bottom(view)]["steps"]
        free += steps["big_foot"] if view["phase"] == "act" else 0
        return _cards(target, int(rest), free + int(rest) * steps["card"], box, mark)
    if kind == "amount":
        return _amount(target, int(rest), view["phase"] == "swap", box, mark)
    if kind == "taken":
        return _taken(target, tile_of(view, rest), called(view, make, rest), box, mark)
    bonus = rest if rest in view["added"] else target
    return _signs(target, bonus_signs(view, bonus), called(view, make, bonus), box, mark)


@lru_cache(maxsize=512)
def _words(target: str, sign: str, words: str, box: Box, mark: Mark) -> Markup:
    x, y, wide, high = box
    content = [cell(box, CARD, INK, 8), icon(sign, x + min(20, wide / 2), y + high / 2, 26)]
    if wide > ICON_ONLY:
        content.append(text(words, x + 36, y + high / 2 + 5, 15, bold=True, anchor="start"))
    return owned(f"do_{target}", box, words, mark, content, 8)


@lru_cache(maxsize=512)
def _cards(target: str, cards: int, steps: int, box: Box, mark: Mark) -> Markup:
    """A movement: its steps, and below them the cards it takes."""
    x, y, wide, _ = box
    middle = x + wide / 2
    content = [cell(box, "#E4EED6", INK, 8)]
    if wide >= 46:
        content.append(signs(((str(steps), "feet"),), middle, y + 17, 24))
        content.append(signs(((str(cards), "card"),), middle, y + 38, 16))
    else:
        content.append(text(steps, middle, y + 22, 15, bold=True))
        content.append(text(cards, middle, y + 42, 13, fill=MUTED))
    return owned(f"do_{target}", box, f"{steps}", mark, content, 8)


@lru_cache(maxsize=512)
def _amount(target: str, amount: int, swapped: bool, box: Box, mark: Mark) -> Markup:
    """An amount of money, or of pieces that become others."""
    x, y, wide, _ = box
    sign = "coin" if not swapped else "column" if amount > 0 else "foot" if amount < 0 else "done"
    content = [cell(box, CARD, INK, 8), text(abs(amount), x + wide / 2, y + 21, 15, bold=True)]
    content.append(icon(sign, x + wide / 2, y + 36, min(18, wide - 8)))
    return owned(f"do_{target}", box, str(amount), mark, content, 8)


@lru_cache(maxsize=256)
def _taken(target: str, loot: Tile, name: str, box: Box, mark: Mark) -> Markup:
    x, y, wide, high = box
    content = [cell(box, CARD, INK, 8), loot_tile(loot, x + wide / 2, y + high / 2)]
    return owned(f"do_{target}", box, name, mark, content, 8)


@lru_cache(maxsize=256)
def _signs(target: str, given: tuple[Sign, ...], name: str, box: Box, mark: Mark) -> Markup:
    x, y, wide, high = box
    size = 26 if len(given) == 1 else 20
    content = [cell(box, CARD, INK, 8), signs(given, x + wide / 2, y + high / 2, size)]
    return owned(f"do_{target}", box, name, mark, content, 8)


@lru_cache(maxsize=32)
def _offered(sign: Sign, name: str, x: float, y: float) -> Markup:
    """The deity that Gallia has revealed."""
    words = text(name, x + 50, y + 37, 15, bold=True, anchor="start")
    return shown("offered", [signs((sign,), x + 24, y + 31, 28), words])


@lru_cache(maxsize=16)
def _scale(points: tuple[int, ...], words: str, left: float) -> Markup:
    """How many points each column is worth, by their number."""
    middle = layout.ACTIONS[1] + layout.ACTIONS[3] / 2
    parts = [icon("erected", left + 14, middle, 26)]
    left += 32
    if words:
        parts.append(text(words, left, middle + 5, 13, fill=MUTED, anchor="start"))
        left += width(words, 13) + 16
    steps = [n for n in range(1, len(points)) if points[n] != points[n - 1]]
    for i, first in enumerate(steps):
        last = steps[i + 1] - 1 if i + 1 < len(steps) else len(points) - 1
        span = str(first) if first == last else f"{first}–{last}"
        parts.append(text(span, left, middle + 5, 13, anchor="start"))
        left += width(span, 13) + 18
        parts.append(used("medal", left, middle, 0.72))
        parts.append(text(points[first], left, middle + 5, 14, bold=True))
        left += 22
    return markup(h.g(id="column_points")[joined(parts)])
