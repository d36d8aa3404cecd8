"""The archipelago of Mangrovia: six cult places, twelve piers, bowls, and the boat that passes them all."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import groupby
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark
from motu.games._shared.drawing.letters import Speaker, shortened, text, width
from motu.games._shared.drawing.markup import joined, markup, number
from motu.games._shared.drawing.palette import (
    CORAL,
    DEEP,
    GOLD,
    INK,
    LAGOON,
    LETTERS,
    PAPER,
    SAND,
    SHALLOW,
)
from motu.games._shared.drawing.parts import Maker, icon, thing
from motu.games._shared.drawing.pieces import plate, rounded
from motu.games._shared.drawing.remembered import remembered
from motu.games._shared.drawing.sheet import layer, used
from motu.games._shared.text import Texts
from motu.games.mangrovia.scene import layout
from motu.games.mangrovia.scene.icons import STONE
from motu.games.mangrovia.seen import MangroviaView, Owner

SIGNS: Final = {  # the icons of each step; a slash parts two possibilities
    "face_up": ("up",),
    "face_down": ("down",),
    "two_up_or_down": ("up", "up", "/", "down", "down"),
    "amulets": ("amulet",),
    "hut": ("hut",),
    "two_huts": ("hut", "hut"),
    "amulets_or_hut": ("amulet", "/", "hut"),
    "single_or_double": ("hut", "/", "two"),
    "birds": ("bird", "talisman"),
}
WIDE: Final = {"up": 11.5, "down": 11.5, "/": 6, "two": 22}  # of the icons; others 20
GROUNDS: Final = {"now": "#FBE3A6", "ahead": PAPER, "passed": "#D9DDD2", "closed": "#C9D3CF"}


@remembered
def archipelago(view: MangroviaView, make: Maker) -> Iterator[Markup]:
    """The piers of a cult place in one row: west on the way down, east on the way back."""
    yield _sea(make.say("scene-archipelago"))
    for site in range(len(view["sites"])):
        yield _row(view, make, site)
    yield layer("bowls", _bowls(view))
    pier = view["pier"]
    at = layout.boat_at(pier, view["piers"][pier - 1]["site"] - 1 if pier else 0)
    yield _boat(*at)


@cache
def _sea(title: str) -> Markup:
    x, y, wide, high = layout.ARCHIPELAGO
    left, right, top, bottom = x + layout.LANE, x + wide - layout.LANE, y + 20, y + high - 12
    route = (
        f"M{layout.MIDDLE:g},{top:g} L{left + 14:g},{top:g} Q{left:g},{top:g} {left:g},{top + 14:g} "
        f"L{left:g},{bottom - 10:g} Q{left:g},{bottom:g} {left + 10:g},{bottom:g} L{right - 10:g},{bottom:g} "
        f"Q{right:g},{bottom:g} {right:g},{bottom - 10:g} L{right:g},{top + 26:g}"
    )
    arrow = f"M{right - 6:g},{top + 32:g} L{right:g},{top + 22:g} L{right + 6:g},{top + 32:g}"
    spine = rounded(layout.MIDDLE - 30, y + 34, 60, high - 54, 26)
    line = {"fill": "none", "stroke-linecap": "round"}
    size = width(title, 15, True) + 20
    return joined([
        markup([
            h.path(d=rounded(*layout.ARCHIPELAGO, 16), fill=LAGOON, stroke=DEEP, stroke_width="2"),
            h.path(line, d=route, stroke=SHALLOW, stroke_width="3", stroke_dasharray="1 8"),
            h.path(line, d=arrow, stroke=SHALLOW, stroke_width="3"),
            h.path(d=spine, fill=SAND, stroke="#C9AA62", stroke_width="2"),
            h.ellipse(cx=number(layout.MIDDLE), cy=number(y + 30), rx="24", ry="6", fill=DEEP, opacity="0.5"),
        ]),
        plate(x + 60, y + 5, size, 24, 12, PAPER, DEEP, frame=False),
        text(title, x + 60 + size / 2, y + 22, 15, bold=True),
    ])  # fmt: skip


def _row(view: MangroviaView, make: Maker, site: int) -> Markup:
    """A cult place: pressing it anywhere in its row places a bowl."""
    owner = view["sites"][site]
    piers = tuple(
        (pier["pier"], tuple(pier["steps"]), _state(view["pier"], pier["pier"], owner))
        for pier in view["piers"]
        if pier["site"] == site + 1
    )
    return _site(make.say.texts, make.say.lang, site, piers, make.mark(f"site_{site + 1}"))


@lru_cache(maxsize=512)
def _site(
    texts: Texts, lang: str, site: int, piers: tuple[tuple[int, tuple[str, ...], str], ...], mark: Mark | None
) -> Markup:
    say = Speaker(texts, lang)
    y = layout.site_y(site)
    content = [markup(h.circle(cx=number(layout.MIDDLE), cy=number(y), r="16", fill=STONE, stroke=INK))]
    said = []
    for pier, steps, state in piers:
        words = in_words(steps, say)
        signs = tuple(sign for step in steps for sign in SIGNS[step])
        content.append(_pier(pier, layout.pier_box(pier, site), signs, words, state))
        said.append(say("scene-pier", pier=pier, steps=in_words(steps, say, "step")))
    about = ". ".join((say("scene-site", site=say(f"site-{site + 1}")), *said))
    return thing(f"site_{site + 1}", layout.site_box(site), about, mark, content, 8)


def _state(boat: int, pier: int, owner: Owner) -> str:
    """What becomes of a pier in this round."""
    if owner == "neutral" or (owner is None and boat):
        return "closed"
    return "now" if boat == pier else "passed" if boat > pier else "ahead"


def in_words(steps: tuple[str, ...], say: Speaker, kind: str = "scene-step") -> str:
    """The steps of a pier, equal ones counted; in few words for the board, or as choices say them."""
    return ", ".join(say(f"{kind}-{step}", n=len(list(equal))) for step, equal in groupby(steps))


@lru_cache(maxsize=512)
def _pier(pier: int, box: Box, signs: tuple[str, ...], said: str, state: str) -> Markup:
    """A pier: its number, when the boat passes; its action in signs and words."""
    x, y, wide, high = box
    middle = y + high / 2
    west = pier <= 6
    dim = state in ("passed", "closed")
    parts = [plate(*box, 8, GROUNDS[state], CORAL if state == "now" else INK)]
    at = x + 15 if west else x + wide - 15
    parts.append(
        markup(
            h.circle(
                cx=number(at), cy=number(middle), r="11.5", fill=GOLD if state == "now" else PAPER, stroke=INK
            )
        )
    )
    parts.append(text(pier, at, middle + 5, 14, bold=True))
    left = x + 29 if west else x + 8
    for sign in signs:
        step = WIDE.get(sign, 20)
        if sign == "/":
            parts.append(text("/", left + step / 2, middle + 5, 15))
        else:
            drawn = icon(sign, left + step / 2, middle, 17)
            parts.append(markup(h.g(opacity="0.55")[drawn]) if dim else drawn)
        left += step
    end = x + wide - 2 if west else x + wide - 28
    shown = shortened(said, 13, end - left - 4)
    parts.append(text(shown, left + 4, middle + 4.7, 13, anchor="start"))
    return markup(h.g(id=f"pier-{pier}")[parts])


def _bowls(view: MangroviaView) -> Iterator[Markup]:
    """Bowls on cult places; the others wait before their owners."""
    for player in view["players"]:
        seat, bowls = player["seat"], player["bowls"]
        box = layout.panel_of(view, seat)
        for i in range(len(bowls["sites"]) + bowls["left"]):
            placed = i < len(bowls["sites"])
            at = (layout.MIDDLE, layout.site_y(bowls["sites"][i] - 1)) if placed else layout.bowl_home(box, i)
            yield _bowl(LETTERS[seat], i + 1, *at)
    for site, owner in enumerate(view["sites"]):
        if owner == "neutral":
            yield _bowl("N", site + 1, layout.MIDDLE, layout.site_y(site))


@lru_cache(maxsize=512)
def _bowl(letter: str, i: int, x: float, y: float) -> Markup:
    place = f"translate({number(x)} {number(y)})"
    return Markup(
        f'<use id="bowl-{letter}-{i}" class="piece" href="#art-bowl-{letter}" transform="{place}"/>'
    )


@lru_cache(maxsize=32)
def _boat(x: float, y: float) -> Markup:
    return markup(
        h.g("#boat.piece", transform=f"translate({number(x)} {number(y)})")[used("boat", 0, 0, 1.15)]
    )
