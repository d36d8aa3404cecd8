"""The table of Pantheon, drawn from what a viewer may see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, marks
from motu.games._shared.drawing.letters import Speaker
from motu.games._shared.drawing.markup import markup
from motu.games._shared.drawing.palette import PAGE
from motu.games._shared.drawing.parts import Maker
from motu.games._shared.drawing.people import names_at
from motu.games._shared.drawing.pieces import medal, seat_drawings
from motu.games._shared.drawing.remembered import remembered
from motu.games._shared.drawing.sheet import definitions, layer, sheet, zone
from motu.games._shared.folder import Offered
from motu.games._shared.picture import Picture
from motu.games._shared.text import Texts
from motu.games.pantheon.scene import (
    actions,
    aid,
    cards,
    deities,
    epochs,
    hexes,
    layout,
    pieces,
    players,
    result,
)
from motu.games.pantheon.scene.icons import icon_drawings
from motu.games.pantheon.scene.map import ground, names
from motu.games.pantheon.seen import PantheonView


def draw(view: PantheonView, lang: str, texts: Texts, choices: Sequence[Offered]) -> Picture:
    """The table as a viewer sees it, with the choices that are open to it."""
    say = Speaker(texts, lang)
    make = Maker(say, names_at(view, say), marks(choices, lang, _places(choices)))
    bottom = layout.at_bottom(view)
    content = [
        _drawings(view["seats"]),
        zone("map", _map(view, make)),
        zone("deities", deities.deities(view, make)),
        zone("cards", cards.cards(view, make)),
        zone("players", [*players.others(view, make), layer("aid", aid.aid(view, make))]),
        zone("actions", actions.actions(view, make)),
        zone("own", [zone(f"seat_{bottom}", players.own(view, make))]),
        zone("hand", [*cards.hand(view, make), layer("told", aid.told(view, make))]),
        zone("ranking", result.ranking(view, make)),
    ]
    return sheet("pantheon", layout.WIDTH, layout.HEIGHT, lang, epochs.heading(view, make), content)


def _places(choices: Sequence[Offered]) -> dict[str, Box]:
    """Everything that a choice names, in the order of the choices: the first is reached first."""
    named = dict.fromkeys(target for choice in choices for target in choice.targets)
    return {target: (float(i), 0.0, 0.0, 0.0) for i, target in enumerate(named)}


@remembered
def _map(view: PantheonView, make: Maker) -> Iterable[Markup]:
    spots = hexes.spots(view, make.marked)
    pointed = {spot.id for spot in spots}
    yield layer("ground", [ground(view)])
    yield epochs.epochs(view, make)
    yield layer("hexes", hexes.hexes(view, make, spots))
    yield layer("loot", pieces.loot(view, make, pointed))
    yield layer("pieces", [pieces.temple(view), *pieces.pieces(view, pointed)])
    yield names(view, make.say)


@lru_cache(maxsize=8)
def _drawings(seats: int) -> Markup:
    """What appears many times is drawn once."""
    table = markup(h.rect(width=str(layout.WIDTH), height=str(layout.HEIGHT), rx="10", fill=PAGE))
    art = [*icon_drawings(), ("medal", medal()), *pieces.piece_drawings(seats)]
    art += [*hexes.hex_drawings(), *seat_drawings(seats)]
    return definitions(art) + table
