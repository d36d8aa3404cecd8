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
from motu.games._shared.drawing.remembered import remembered
from motu.games._shared.drawing.sheet import layer, used
from motu.games.costa_ruana.scene import layout
from motu.games.costa_ruana.scene.cards import background_of, card_name, chip, face_of, icon, symbol
from motu.games.costa_ruana.scene.layout import TABLE_CARD, Place, Point, Stake
from motu.games.costa_ruana.scene.parts import moved, thing, traveller
from motu.games.costa_ruana.seen import CardSeen, CostaView


@remembered
def table(view: CostaView, make: Maker) -> Iterable[Markup]:
    """The stakes lie above all cards: they travel from their supplies and home again."""
    cards = list(layout.lying(view))
    yield layer("cards-in-front", (_card(card, place, make) for card, place in cards))
    staked: dict[int, Stake] = {}
    for card, place in cards:
        staked |= layout.stakes_on(place, card["stakes"])
    homes = (layout.supply_of(area) for area in layout.sides(view).areas)
    yield layer("stakes", (_stake(seat, home, staked.get(seat)) for seat, home in enumerate(homes)))


def _stake(seat: int, home: Point, staked: Stake | None) -> Markup:
    """A seat's islander on a card; otherwise it waits unseen in the supply."""
    x, y, scale = staked or (*home, 0.6)
    place = f"{moved(x, y)} scale({scale:.3g})"
    return traveller(f"stake-{LETTERS[seat]}", f"figure-{LETTERS[seat]}", place, staked is not None)


def _card(card: CardSeen, place: Place, make: Maker) -> Markup:
    id, caster, holder = layout.table_id(card), make.names[card["caster"]], make.names[card["holder"]]
    name = card_name(card["card"], make.say) if card["card"] else make.say("scene-hidden")
    about = make.say("scene-table-card", card=name, caster=caster, holder=holder)
    face = _face(card["card"], card["open"], place.strip, bool(card["stakes"]))
    edge = (0, 0, *TABLE_CARD, 7, place.scale)
    at = f"{moved(place.x, place.y)} scale({place.scale:g})"
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
