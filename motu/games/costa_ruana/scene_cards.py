"""The cards of Costa Ruana: in the hand, on the table, the two Condition cards and the piles."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark, chosen, ring
from motu.games._shared.drawing.letters import lines, text, width
from motu.games._shared.drawing.markup import joined, markup, number
from motu.games._shared.drawing.palette import (
    BORDER,
    CORAL,
    DEEP,
    GOLD,
    INK,
    MUTED,
    PAGE,
    PAPER,
    SAND,
    SHALLOW,
    on,
)
from motu.games._shared.drawing.pieces import SMALL_TOKEN_RADIUS, piece, plate, rounded, small_token
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
    return markup(h.g(color=colour or on(BACKGROUNDS[background]))[used(f"{background}", x, y, scale)])


@lru_cache(maxsize=256)
def chip(background: str, x: float, y: float, r: float = 15) -> Markup:
    """A background as a round chip."""
    disc = h.circle(cx=number(x), cy=number(y), r=number(r), fill=BACKGROUNDS[background], stroke=INK)
    return markup(disc) + icon(background, x, y, r / 16)


@lru_cache(maxsize=256)
def symbol(face: str, x: float, y: float, size: float) -> Markup:
    """What a card does: a signed number, or the thing that is moved. `size` is that of the number."""
    if face.startswith("move"):
        return used("chest" if face == "move_treasure" else "rower", x - size * 0.05, y, size / 25)
    kind, amount = face.split("_")
    half = size * 0.17
    arm = size * 0.32
    left = x - arm - 1
    path = f"M{left - half * 1.5:.1f},{y:.1f} L{left + half * 1.5:.1f},{y:.1f}"
    if kind == "place":
        path += f" M{left:.1f},{y - half * 1.5:.1f} L{left:.1f},{y + half * 1.5:.1f}"
    sign = h.path(d=path, stroke=INK, stroke_width=number(size * 0.14), stroke_linecap="round", fill="none")
    return markup(sign) + text(amount, x + arm - 1, y + size * 0.365, size, bold=True)


@lru_cache(maxsize=2048)
def table_card(
    id: str,
    card: str | None,
    is_open: bool,
    caster: int,
    place: Place,
    staked: bool,
    name: str,
    mark: Mark | None,
) -> Markup:
    """A card in front of a player; what it says stands in the strip that the next card leaves visible."""
    wide, high = TABLE_CARD
    strip = min(wide, place.strip)
    content = [used(f"card-{background_of(card)}" if card and is_open else "card-back")]
    if card is None:
        content += [
            used("back"),
            text("?", strip / 2, 33 if staked else 43, 18 if staked else 24, fill=PAPER, bold=True),
        ]
    else:
        content.append(_table_face(card, is_open, strip, staked))
    radius = (SMALL_TOKEN_RADIUS + 2 * max(0, place.scale - 1)) / place.scale
    corner = 3.5 + radius
    content.append(small_token(caster, strip - (corner if strip == wide else radius + 1), corner, radius))
    if mark:
        content.append(ring(0, 0, wide, high, 7, place.scale))
    return markup(
        h.g(
            chosen(mark, "table-card", name),
            id=id,
            transform=f"translate({number(place.x)} {number(place.y)}) scale({place.scale:g})",
        )[h.title[name], content]
    )


def _table_face(card: str, is_open: bool, strip: float, staked: bool) -> Markup:
    """The face; on a card that lies face down, a window that only who laid it looks through."""
    background = background_of(card)
    wide, high = TABLE_CARD
    bottom = 35 if staked else high - 4
    window = h.rect(x="4", y="19", width=number(wide - 8), height=number(bottom - 19), rx="3", fill=PAPER)
    parts = [markup(window)]
    if is_open:
        parts.append(icon(background, 11, 11, 0.66) if strip == wide else icon(background, 9.5, 10.5, 0.58))
    else:
        edge = rounded(4, 19, wide - 8, bottom - 19, 3)
        parts.append(chip(background, 11, 11, 7.5) if strip == wide else chip(background, 9.5, 10.5, 6))
        parts.append(markup(h.path(d=edge, fill="none", stroke=INK, stroke_dasharray="3 2")))
    size = 18 if staked else 25 if strip == wide else 19
    parts.append(symbol(face_of(card), strip / 2 + (2.5 if strip < wide else 0), (19 + bottom) / 2, size))
    return joined(parts)


@lru_cache(maxsize=512)
def hand_card(
    card: str, count: int, x: float, y: float, face: str, background: str, name: str, mark: Mark | None
) -> Markup:
    """A card in the viewer's hand; equal ones are one stack."""
    wide, high = HAND_CARD
    kind = background_of(card)
    colour = BACKGROUNDS[kind]
    moves = face_of(card).startswith("move")
    content = [piece(rounded(4, 4, wide, high, 8), colour, 1.5, 1)] if count > 1 else []
    content += [
        piece(rounded(0, 0, wide, high, 8), colour, 1.5, 1),
        markup(h.rect(".frame", width=str(wide), height=str(high), rx="8", fill="none")),
        markup(h.rect(x="4", y="23", width=str(wide - 8), height=str(high - 27), rx="5", fill=PAPER)),
        text(background, wide / 2, 17, 13, fill=on(colour)),
        chip(kind, 17, 36, 10.5),
        symbol(face_of(card), wide / 2 + (12 if count > 1 else 7), 57, 36 if moves else 42),
    ]
    words = lines(face, 13, wide - 12)
    content += [
        text(line, wide / 2, high - 12 - 15 * (len(words) - 1 - i), 13) for i, line in enumerate(words)
    ]
    if count > 1:
        content += [
            markup(h.circle(cx="17", cy="63", r="12", fill=INK)),
            text(f"×{count}", 17, 68, 13, fill=PAPER, bold=True),
        ]
    if mark:
        content.append(ring(0, 0, wide, high, 8))
    place = f"translate({number(x)} {number(y)})"
    return markup(
        h.g(chosen(mark, "hand-card", name), id=f"hand_{card}", transform=place)[h.title[name], content]
    )


SKIES: Final = {"high_tide": SHALLOW, "low_tide": "#F6DDB4", "day": "#CDE9E6", "night": "#2A2158"}


@lru_cache(maxsize=64)
def condition(card: str, face: str | None, x: float, y: float, name: str, mark: Mark | None) -> Markup:
    """A Condition card with its visible face."""
    wide, high = CONDITION
    colour = BACKGROUNDS[face] if face else BACK
    content = [
        piece(rounded(0, 0, wide, high, 9), colour, 2, 1),
        markup(h.rect(".frame", width=str(wide), height=str(high), rx="9", fill="none")),
    ]
    if face:
        words = lines(name, 17, wide - 8, True)
        window = rounded(5, 5, wide - 10, high - 14 - 20 * len(words), 6)
        height = high - 14 - 20 * len(words)
        content += [
            markup(h.path(d=window, fill=SKIES[face], stroke=INK, stroke_width="1")),
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
    return markup(h.g(chosen(mark, "condition", name), id=card, transform=place)[h.title[name], content])


def _landscape(face: str, x: float, y: float, w: float, h_: float) -> Markup:
    """The sea and the sky of a Condition card, in a window."""

    def sea(level: float, colour: str) -> Markup:
        top, bottom, right, step = y + h_ * level, y + h_, x + w, w / 4
        crests = (x + step * i for i in range(4))
        waves = "".join(f" q{step / 4:.1f},-7 {step / 2:.1f},0 t{step / 2:.1f},0" for _ in crests)
        shore = f"L{right},{bottom - 5} Q{right},{bottom} {right - 5},{bottom}"
        return markup(
            h.path(
                d=f"M{x},{top:.1f}{waves} {shore} L{x + 5},{bottom} Q{x},{bottom} {x},{bottom - 5} Z",
                fill=colour,
            )
        )

    def sign(level: float, scale: float, colour: str) -> Markup:
        return icon(face, x + w / 2, y + h_ * level, scale, colour)

    if face == "high_tide":
        return sea(0.34, "#4FA9C9") + sea(0.56, "#2F86AE") + sea(0.78, "#22709F") + sign(0.5, 1.5, PAPER)
    if face == "low_tide":
        return sea(0.38, "#4FA9C9") + sea(0.52, SAND) + sea(0.8, "#D9B871") + sign(0.54, 1.5, CORAL)
    if face == "day":
        return sign(0.42, 2, GOLD) + sea(0.78, "#4FA9C9") + sea(0.88, "#2F86AE")
    stars = ((0.14, 0.2), (0.83, 0.16), (0.9, 0.5), (0.1, 0.56), (0.24, 0.4))
    sky = (h.circle(cx=number(x + w * a), cy=number(y + h_ * b), r="1.8", fill=PAPER) for a, b in stars)
    return markup(sky) + sign(0.42, 2, "#F6E9B5") + sea(0.8, "#3F3585") + sea(0.9, "#554A9E")


@lru_cache(maxsize=1024)
def flip_preview(
    camps: tuple[tuple[tuple[str, ...], int], ...], heading: str, words: tuple[str, ...], hidden: str
) -> Markup:
    """What each flip would make active: its two backgrounds, and how many known cards on the table."""
    x, y, wide, high = CONDITIONS
    top = y + CONDITION[1] + 10
    content = [
        plate(x + 4, top, wide - 8, high - CONDITION[1] - 12),
        text(heading, x + wide / 2, top + 18, 13, bold=True),
    ]
    for i, ((camp, cards), word) in enumerate(zip(camps, words, strict=True)):
        middle = x + wide * (1 + 2 * i) / 4
        content += [chip(name, middle + 19 * (2 * j - 1), top + 42) for j, name in enumerate(camp)]
        content += [
            text(cards, middle, top + 84, 24, bold=True),
            text(word, middle, top + 101, 13, fill=MUTED),
        ]
    if len(camps) == 2:
        content.append(
            markup(h.path(d=f"M{x + wide / 2:g},{top + 30:g} L{x + wide / 2:g},{top + 102:g}", stroke=BORDER))
        )
    if hidden:
        content.append(text(hidden, x + wide / 2, top + 124, 13, fill=MUTED))
    return joined(content)


@lru_cache(maxsize=64)
def active_now(backgrounds: tuple[str, str], heading: str, names: tuple[str, str]) -> Markup:
    """After the flip: the two backgrounds whose cards count this turn."""
    x, y, wide, high = CONDITIONS
    top = y + CONDITION[1] + 10
    content = [
        plate(x + 4, top, wide - 8, high - CONDITION[1] - 12),
        text(heading, x + wide / 2, top + 18, 13, bold=True),
    ]
    for i, (background, name) in enumerate(zip(backgrounds, names, strict=True)):
        middle = x + wide * (1 + 2 * i) / 4
        content += [chip(background, middle, top + 60, 26), text(name, middle, top + 108, 13)]
    return joined(content)


@lru_cache(maxsize=1024)
def piles(
    box: Box, turn: int, turns: int, heading: str, deck: int, discard: int, words: tuple[str, str]
) -> Markup:
    """The turn, the draw pile and the discard pile."""
    x, y, wide, high = box
    size = 18 if width(heading, 18, True) <= 140 else 15
    content = [plate(x, y, wide, high), text(heading, x + 12, y + 28, size, bold=True, anchor="start")]
    pitch = min(26, 136 / turns)
    content += [
        markup(h.circle(cx=number(x + 22 + pitch * i), cy=number(y + 50), r=number(min(9, pitch * 0.36)),
                        fill=GOLD if i < turn else PAGE, stroke=INK))
        for i in range(turns)
    ]  # fmt: skip
    for i, (cards, word) in enumerate(zip((deck, discard), words, strict=True)):
        content.append(_pile(x + wide * (1 + 2 * i) / 4, y + 116, cards, word, i == 0))
    return joined(content)


def _pile(x: float, y: float, cards: int, word: str, back: bool) -> Markup:
    wide, high = 58, 68
    corner = (x - wide / 2, y - high / 2)
    content: list[Markup] = []
    if cards == 0:
        empty = rounded(*corner, wide, high, 6)
        content.append(markup(h.path(d=empty, fill=PAGE, stroke=MUTED, stroke_dasharray="4 3")))
    for i in range(min(3, (cards + 7) // 8)):
        layer = rounded(corner[0] + 2.5 * i, corner[1] - 2.5 * i, wide, high, 6)
        content.append(piece(layer, BACK if back else PAPER, 1, 1))
    lift = 2.5 * max(0, min(3, (cards + 7) // 8) - 1)
    colour = PAPER if back and cards else INK
    content.append(text(cards, x + lift, y - lift + 10, 28, fill=colour, bold=True))
    content.append(text(word, x, y + high / 2 + 20, 13))
    return joined(content)


def card_drawings() -> list[tuple[str, Markup]]:
    """The table cards without what stands on them."""
    wide, high = TABLE_CARD
    edge = rounded(2, 2, wide - 4, high - 4, 4)
    grounds = {**BACKGROUNDS, "back": BACK}
    return [
        ("back", _back_pattern()),
        *((f"card-{name}", piece(edge, ground, 1, 0.8)) for name, ground in grounds.items()),
    ]


def _back_pattern() -> Markup:
    wide, high = TABLE_CARD
    inner = rounded(5, 5, wide - 10, high - 10, 3)
    wave = "".join(
        f"M6,{y} C12,{y - 5} 17,{y + 5} 23,{y} C29,{y - 5} 34,{y + 5} 40,{y} " for y in (22, 30, 38, 45)
    )
    return markup(
        h.g(fill="none", stroke=SHALLOW, stroke_width="1", opacity="0.45")[h.path(d=inner), h.path(d=wave)]
    )
