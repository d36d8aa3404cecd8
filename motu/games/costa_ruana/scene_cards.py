"""The cards of Costa Ruana: in the hand, on the table, the two Condition cards and the piles."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark, chosen, ring
from motu.games._shared.drawing.letters import lines, number, text, width
from motu.games._shared.drawing.palette import BORDER, DEEP, GOLD, INK, MUTED, PAGE, PAPER, SAND, SHALLOW, on
from motu.games._shared.drawing.pieces import piece, plate, rounded, token
from motu.games._shared.drawing.sheet import used
from motu.games.costa_ruana.scene_layout import CONDITION, CONDITIONS, HAND_CARD, TABLE_CARD, Place

BACKGROUNDS: Final = {"high_tide": "#22709F", "low_tide": "#B84F32", "day": "#F2B632", "night": "#4A3B8F"}
BACK: Final = DEEP


def background_of(card: str) -> str:
    """The background of a card type such as `night_place_3`."""
    return next(name for name in BACKGROUNDS if card.startswith(name))


def face_of(card: str) -> str:
    return card.removeprefix(f"{background_of(card)}_")


@lru_cache(maxsize=256)
def icon(background: str, x: float, y: float, scale: float, colour: str | None = None) -> Markup:
    """The icon of a background; without a colour, in the one that is read on that background."""
    return Markup(h.g(color=colour or on(BACKGROUNDS[background]))[used(f"art-{background}", x, y, scale)])


@lru_cache(maxsize=256)
def chip(background: str, x: float, y: float, r: float = 15) -> Markup:
    """A background as a round chip."""
    disc = Markup(h.g(transform=f"translate({number(x)} {number(y)})")[
        h.circle(r=number(r), fill=BACKGROUNDS[background], stroke=INK, stroke_width="1.2")
    ])  # fmt: skip
    return disc + icon(background, x, y, r / 15 * 0.95)


@lru_cache(maxsize=256)
def symbol(face: str, x: float, y: float, size: float) -> Markup:
    """What a card does: a signed number, or the thing that is moved. `size` is that of the number."""
    if face.startswith("move"):
        return used("art-chest" if face == "move_treasure" else "art-rower", x - size * 0.05, y, size / 25)
    kind, amount = face.split("_")
    half = size * 0.17
    arm = size * 0.32
    left = x - arm - 1
    path = f"M{left - half * 1.5:.1f},{y:.1f} L{left + half * 1.5:.1f},{y:.1f}"
    if kind == "place":
        path += f" M{left:.1f},{y - half * 1.5:.1f} L{left:.1f},{y + half * 1.5:.1f}"
    sign = h.path(d=path, stroke=INK, stroke_width=number(size * 0.14), stroke_linecap="round", fill="none")
    return Markup(sign) + text(amount, x + arm - 1, y + size * 0.365, size, bold=True)


@lru_cache(maxsize=2048)
def table_card(
    id: str, card: str | None, is_open: bool, caster: int, place: Place, staked: bool, name: str, mark: Mark | None
) -> Markup:
    """A card in front of a player; what it says stands in the strip that the next card leaves visible."""
    wide, high = TABLE_CARD
    middle = min(wide, place.strip) / 2
    ground = BACKGROUNDS[background_of(card)] if card and is_open else BACK
    content = [piece(rounded(2, 2, wide - 4, high - 4, 4), ground, 1, 0.8)]
    if card is None:
        content += [used("art-back"), text("?", middle, 33 if staked else 43, 18 if staked else 24, fill=PAPER, bold=True)]
    else:
        content.append(_table_face(card, is_open, middle, staked))
    radius = (4.8 + 2 * place.scale) / place.scale
    corner = 3.5 + radius
    content.append(token(caster, min(wide, place.strip) - corner, corner, radius, 13.8 / place.scale))
    if mark:
        content.append(ring(0, 0, wide, high, 7, place.scale))
    return Markup(
        h.g(
            chosen(mark, "table-card", name),
            id=id,
            transform=f"translate({number(place.x)} {number(place.y)}) scale({place.scale:g})",
        )[h.title[name], content]
    )


def _table_face(card: str, is_open: bool, middle: float, staked: bool) -> Markup:
    """The face; on a card that lies face down, a window that only who laid it looks through."""
    background = background_of(card)
    wide, high = TABLE_CARD
    bottom = 35 if staked else high - 4
    window = h.rect(x="4", y="19", width=number(wide - 8), height=number(bottom - 19), rx="3", fill=PAPER)
    parts = [Markup(window)]
    if is_open:
        parts.append(icon(background, 11, 11, 0.66))
    else:
        parts += [chip(background, 11, 11, 7.5), Markup(h.path(
            d=rounded(4, 19, wide - 8, bottom - 19, 3), fill="none", stroke=INK, stroke_dasharray="3 2",
        ))]  # fmt: skip
    parts.append(symbol(face_of(card), middle, (19 + bottom) / 2, 18 if staked else 25))
    return Markup("").join(parts)


@lru_cache(maxsize=512)
def hand_card(
    card: str, count: int, x: float, y: float, face: str, background: str, name: str, mark: Mark | None
) -> Markup:
    """A card in the viewer's hand; equal ones are one stack."""
    wide, high = HAND_CARD
    kind = background_of(card)
    colour = BACKGROUNDS[kind]
    content = [piece(rounded(4, 4, wide, high, 8), colour, 1.5, 1)] if count > 1 else []
    content += [
        piece(rounded(0, 0, wide, high, 8), colour, 1.5, 1),
        Markup(h.rect(".frame", width=str(wide), height=str(high), rx="8", fill="none")),
        Markup(h.rect(x="4", y="23", width=str(wide - 8), height=str(high - 27), rx="5", fill=PAPER)),
        text(background, wide / 2, 17, 13, fill=on(colour)),
        chip(kind, 17, 36, 10.5),
        symbol(face_of(card), wide / 2 + 7, 57, 36 if face_of(card).startswith("move") else 42),
    ]
    words = lines(face, 13, wide - 12)
    content += [text(line, wide / 2, high - 12 - 15 * (len(words) - 1 - i), 13) for i, line in enumerate(words)]
    if count > 1:
        content += [
            Markup(h.circle(cx=number(wide - 17), cy="37", r="12", fill=INK)),
            text(f"×{count}", wide - 17, 42, 13, fill=PAPER, bold=True),
        ]
    if mark:
        content.append(ring(0, 0, wide, high, 8))
    place = f"translate({number(x)} {number(y)})"
    return Markup(h.g(chosen(mark, "hand-card", name), id=f"hand_{card}", transform=place)[h.title[name], content])


SKIES: Final = {"high_tide": SHALLOW, "low_tide": "#F6DDB4", "day": "#CDE9E6", "night": "#2A2158"}


@lru_cache(maxsize=64)
def condition(card: str, face: str | None, x: float, y: float, name: str, mark: Mark | None) -> Markup:
    """A Condition card with its visible face."""
    wide, high = CONDITION
    colour = BACKGROUNDS[face] if face else BACK
    content = [
        piece(rounded(0, 0, wide, high, 9), colour, 2, 1),
        Markup(h.rect(".frame", width=str(wide), height=str(high), rx="9", fill="none")),
    ]
    if face:
        words = lines(name, 17, wide - 8, True)
        window = rounded(5, 5, wide - 10, high - 14 - 20 * len(words), 6)
        height = high - 14 - 20 * len(words)
        content += [
            Markup(h.path(d=window, fill=SKIES[face], stroke=INK, stroke_width="1")),
            _landscape(face, 5, 5, wide - 10, height),
        ]
        content += [
            text(line, wide / 2, high - 9 - 20 * (len(words) - 1 - i), 17, fill=on(colour), bold=True)
            for i, line in enumerate(words)
        ]
    else:
        content.append(text("?", wide / 2, high / 2 + 12, 32, fill=PAPER, bold=True))
    if mark:
        content.append(ring(0, 0, wide, high, 9))
    place = f"translate({number(x)} {number(y)})"
    return Markup(h.g(chosen(mark, "condition", name), id=card, transform=place)[h.title[name], content])


def _landscape(face: str, x: float, y: float, w: float, h_: float) -> Markup:
    """The sea and the sky of a Condition card."""
    right, bottom, middle = x + w, y + h_, x + w / 2

    def sea(top: float, colour: str) -> h.Element:
        step = w / 4
        crest = "".join(
            f" C{x + step * (i + 0.4):g},{top - 5:g} {x + step * (i + 0.6):g},{top + 5:g} {x + step * (i + 1):g},{top:g}"
            for i in range(4)
        )
        return h.path(d=f"M{x:g},{top:g}{crest} L{right:g},{bottom - 5:g} Q{right:g},{bottom:g} {right - 5:g},{bottom:g} "
                        f"L{x + 5:g},{bottom:g} Q{x:g},{bottom:g} {x:g},{bottom - 5:g} Z", fill=colour)  # fmt: skip

    if face == "high_tide":
        top = y + h_ * 0.34
        return Markup(h.fragment[
            sea(top, "#4FA9C9"), sea(top + h_ * 0.22, "#2F86AE"), sea(top + h_ * 0.44, "#22709F"),
            used("art-high_tide-badge", middle, y + h_ * 0.5, 1.5),
        ])  # fmt: skip
    if face == "low_tide":
        return Markup(h.fragment[
            sea(y + h_ * 0.38, "#4FA9C9"), sea(y + h_ * 0.52, SAND), sea(y + h_ * 0.8, "#D9B871"),
            used("art-low_tide-badge", middle, y + h_ * 0.54, 1.5),
        ])  # fmt: skip
    if face == "day":
        return Markup(h.fragment[
            used("art-day-badge", middle, y + h_ * 0.42, 2), sea(y + h_ * 0.78, "#4FA9C9"), sea(y + h_ * 0.88, "#2F86AE"),
        ])  # fmt: skip
    stars = ((0.14, 0.2), (0.83, 0.16), (0.9, 0.5), (0.1, 0.56), (0.24, 0.4))
    return Markup(h.fragment[
        (h.circle(cx=number(x + w * a), cy=number(y + h_ * b), r="1.8", fill=PAPER) for a, b in stars),
        used("art-night-badge", middle, y + h_ * 0.42, 2), sea(y + h_ * 0.8, "#3F3585"), sea(y + h_ * 0.9, "#554A9E"),
    ])  # fmt: skip


@lru_cache(maxsize=1024)
def flip_preview(camps: tuple[tuple[str, int], ...], heading: str, words: tuple[str, ...], hidden: str) -> Markup:
    """What each flip would make active: two backgrounds and the known cards on the table.

    `camps` holds, for the tide and for the daylight, its two backgrounds joined by a space and the number of cards.
    """
    x, y, wide, high = CONDITIONS
    top = y + CONDITION[1] + 10
    content = [plate(x + 4, top, wide - 8, high - CONDITION[1] - 12), text(heading, x + wide / 2, top + 18, 13, bold=True)]
    for i, ((camp, cards), word) in enumerate(zip(camps, words, strict=True)):
        middle = x + wide * (1 + 2 * i) / 4
        content += [chip(name, middle + 19 * (2 * j - 1), top + 42) for j, name in enumerate(camp.split())]
        content += [text(cards, middle, top + 84, 24, bold=True), text(word, middle, top + 101, 13, fill=MUTED)]
    if len(camps) == 2:
        content.append(Markup(h.path(d=f"M{x + wide / 2:g},{top + 30:g} L{x + wide / 2:g},{top + 102:g}", stroke=BORDER)))
    if hidden:
        content.append(text(hidden, x + wide / 2, top + 124, 13, fill=MUTED))
    return Markup("").join(content)


@lru_cache(maxsize=64)
def active_now(backgrounds: tuple[str, str], heading: str, names: tuple[str, str]) -> Markup:
    """After the flip: the two backgrounds whose cards count this turn."""
    x, y, wide, high = CONDITIONS
    top = y + CONDITION[1] + 10
    content = [plate(x + 4, top, wide - 8, high - CONDITION[1] - 12), text(heading, x + wide / 2, top + 18, 13, bold=True)]
    for i, (background, name) in enumerate(zip(backgrounds, names, strict=True)):
        middle = x + wide * (1 + 2 * i) / 4
        content += [chip(background, middle, top + 60, 26), text(name, middle, top + 108, 13)]
    return Markup("").join(content)


@lru_cache(maxsize=1024)
def piles(box: Box, turn: int, turns: int, heading: str, deck: int, discard: int, deck_word: str, discard_word: str) -> Markup:
    """The turn, the draw pile and the discard pile."""
    x, y, wide, high = box
    size = 18 if width(heading, 18, True) <= 140 else 15
    content = [plate(x, y, wide, high), text(heading, x + 12, y + 28, size, bold=True, anchor="start")]
    pitch = min(26, 136 / turns)
    content += [
        Markup(h.circle(cx=number(x + 22 + pitch * i), cy=number(y + 50), r=number(min(9, pitch * 0.36)),
                        fill=GOLD if i < turn else PAGE, stroke=INK))
        for i in range(turns)
    ]  # fmt: skip
    for i, (cards, word) in enumerate(((deck, deck_word), (discard, discard_word))):
        content.append(_pile(x + wide * (1 + 2 * i) / 4, y + 116, cards, word, i == 0))
    return Markup("").join(content)


def _pile(x: float, y: float, cards: int, word: str, back: bool) -> Markup:
    wide, high = 58, 68
    corner = (x - wide / 2, y - high / 2)
    content: list[Markup] = []
    if cards == 0:
        empty = rounded(*corner, wide, high, 6)
        content.append(Markup(h.path(d=empty, fill=PAGE, stroke=MUTED, stroke_dasharray="4 3")))
    for i in range(min(3, (cards + 7) // 8)):
        layer = rounded(corner[0] + 2.5 * i, corner[1] - 2.5 * i, wide, high, 6)
        content.append(piece(layer, BACK if back else PAPER, 1, 1))
    lift = 2.5 * max(0, min(3, (cards + 7) // 8) - 1)
    colour = PAPER if back and cards else INK
    content.append(text(cards, x + lift, y - lift + 10, 28, fill=colour, bold=True))
    content.append(text(word, x, y + high / 2 + 20, 13))
    return Markup("").join(content)


def back_pattern() -> Markup:
    """The pattern on the back of a table card."""
    wide, high = TABLE_CARD
    inner = rounded(5, 5, wide - 10, high - 10, 3)
    wave = "".join(f"M6,{y} C12,{y - 5} 17,{y + 5} 23,{y} C29,{y - 5} 34,{y + 5} 40,{y} " for y in (22, 30, 38, 45))
    return Markup(h.g(fill="none", stroke=SHALLOW, stroke_width="1", opacity="0.45")[h.path(d=inner), h.path(d=wave)])
