"""The cards in front of the players of Costa Ruana, and the islanders staked on them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.letters import text
from motu.games._shared.drawing.markup import joined, markup, number
from motu.games._shared.drawing.palette import INK, LETTERS, PAPER
from motu.games._shared.drawing.parts import Maker
from motu.games._shared.drawing.pieces import SMALL_TOKEN_RADIUS, rounded, small_token
from motu.games._shared.drawing.sheet import layer, used
from motu.games.costa_ruana.scene.cards import background_of, card_name, chip, face_of, icon, symbol
from motu.games.costa_ruana.scene.layout import (
    TABLE_CARD,
    Place,
    lying,
    sides,
    stakes_on,
    supply_of,
    table_id,
)
from motu.games.costa_ruana.scene.parts import thing
from motu.games.costa_ruana.seen import CardSeen, CostaView


def table(view: CostaView, make: Maker) -> Iterable[Markup]:
    staked: dict[int, tuple[float, float, float]] = {}
    for card, place in lying(view):
        staked |= stakes_on(place, card["stakes"])
    yield layer("cards-in-front", (_card(card, place, make) for card, place in lying(view)))
    yield layer(
        "stakes",
        (
            _stake(seat, *(staked.get(seat) or (*supply_of(area), 0.6)), seat in staked)
            for seat, area in enumerate(sides(view).areas)
        ),
    )


def _stake(seat: int, x: float, y: float, scale: float, seen: bool) -> Markup:
    """A seat's islander on a card; otherwise it waits unseen in the supply."""
    unseen = "" if seen else ' opacity="0"'
    transform = f"translate({number(x)} {number(y)}) scale({scale:.3g})"
    art = f"#art-figure-{LETTERS[seat]}"
    return Markup(
        f'<use id="stake-{LETTERS[seat]}" class="piece" href="{art}" transform="{transform}"{unseen}/>'
    )


def _card(card: CardSeen, place: Place, make: Maker) -> Markup:
    id, caster, holder = table_id(card), make.names[card["caster"]], make.names[card["holder"]]
    name = card_name(card["card"], make.say) if card["card"] else make.say("scene-hidden")
    about = make.say("scene-table-card", card=name, caster=caster, holder=holder)
    face = _face(card["card"], card["open"], place.strip, bool(card["stakes"]))
    edge = (0, 0, *TABLE_CARD, 7, place.scale)
    at = f"translate({number(place.x)} {number(place.y)}) scale({place.scale:g})"
    return thing("table-card", id, about, make.mark(id), edge, face + _whose(card["caster"], place), at)


def _whose(caster: int, place: Place) -> Markup:
    """The token of who laid a card, in its upper right corner."""
    radius = (SMALL_TOKEN_RADIUS + 2 * max(0, place.scale - 1)) / place.scale
    corner = 3.5 + radius
    edge = corner if place.strip == TABLE_CARD[0] else radius + 1
    return small_token(caster, place.strip - edge, corner, radius)


@lru_cache(maxsize=1024)
def _face(card: str | None, is_open: bool, strip: float, staked: bool) -> Markup:
    """What a card shows, in the strip that the next card leaves visible and above islanders staked on it."""
    if card is None:
        size, base = (18, 33) if staked else (24, 43)
        question = text("?", strip / 2, base, size, fill=PAPER, bold=True)
        return joined([used("card-back"), used("back"), question])
    background = background_of(card)
    wide, high = TABLE_CARD
    whole = strip == wide
    bottom = 35 if staked else high - 4
    window = h.rect(x="4", y="19", width=number(wide - 8), height=number(bottom - 19), rx="3", fill=PAPER)
    if is_open:
        ground = f"card-{background}"
        sign = icon(background, 11, 11, 0.66) if whole else icon(background, 9.5, 10.5, 0.58)
    else:  # a window through which only who laid it looks
        ground = "card-back"
        edge = rounded(4, 19, wide - 8, bottom - 19, 3)
        sign = chip(background, 11, 11, 7.5) if whole else chip(background, 9.5, 10.5, 6)
        sign += markup(h.path(d=edge, fill="none", stroke=INK, stroke_dasharray="3 2"))
    size = 18 if staked else 25 if whole else 19
    effect = symbol(face_of(card), strip / 2 + (0 if whole else 2.5), (19 + bottom) / 2, size)
    return joined([used(ground), markup(window), sign, effect])
