"""The table of Mangrovia, drawn from what a viewer may see."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import marks
from motu.games._shared.drawing.letters import Speaker
from motu.games._shared.drawing.markup import markup
from motu.games._shared.drawing.palette import PAGE
from motu.games._shared.drawing.parts import Maker
from motu.games._shared.drawing.people import names_at
from motu.games._shared.drawing.pieces import medal, seat_drawings
from motu.games._shared.drawing.sheet import definitions, layer, sheet, zone
from motu.games._shared.folder import Offered
from motu.games._shared.picture import Picture
from motu.games._shared.text import Texts
from motu.games.mangrovia.scene import icons, layout, players
from motu.games.mangrovia.scene.archipelago import archipelago
from motu.games.mangrovia.scene.hand import hand
from motu.games.mangrovia.scene.map import board
from motu.games.mangrovia.scene.result import ranking
from motu.games.mangrovia.scene.supply import supply
from motu.games.mangrovia.seen import MangroviaView


def draw(view: MangroviaView, lang: str, texts: Texts, choices: Sequence[Offered]) -> Picture:
    """The table as a viewer sees it, with the choices that are open to it."""
    say = Speaker(texts, lang)
    make = Maker(say, names_at(view, say), marks(choices, lang, layout.places(view, choices)))
    content = [
        _drawings(view["seats"]),
        zone("board", board(view, make)),
        zone("supply", supply(view, make)),
        zone("players", players.others(view, make)),
        zone("own", [zone(f"seat_{layout.at_bottom(view)}", players.own(view, make))]),
        zone("archipelago", archipelago(view, make)),
        zone("hand", hand(view, make)),
        zone("ranking", ranking(view, make)),
        layer("tokens", players.pieces(view)),
    ]
    title = say("scene-over") if view["over"] else say("scene-title", round=view["round"])
    return sheet("mangrovia", layout.WIDTH, layout.HEIGHT, lang, title, content)


def _tokens(seats: int) -> list[tuple[str, Markup]]:
    """Of the shared drawings of the seats, those that this table uses."""
    return [(name, drawn) for name, drawn in seat_drawings(seats) if name.startswith(("token", "small"))]


@cache
def _drawings(seats: int) -> Markup:
    """What appears many times is drawn once."""
    table = markup(h.rect(width=str(layout.WIDTH), height=str(layout.HEIGHT), rx="10", fill=PAGE))
    drawn = [*icons.drawings(), *icons.pieces(seats), ("medal", medal()), *_tokens(seats)]
    return definitions(drawn) + table
