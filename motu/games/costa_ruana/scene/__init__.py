"""The table of Costa Ruana, drawn from what a viewer may see."""

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
from motu.games._shared.drawing.pieces import seat_drawings
from motu.games._shared.drawing.sheet import definitions, sheet, zone
from motu.games._shared.folder import Offered
from motu.games._shared.picture import Picture
from motu.games._shared.text import Texts
from motu.games.costa_ruana.scene import cards, icons, layout
from motu.games.costa_ruana.scene.conditions import conditions
from motu.games.costa_ruana.scene.hand import hand
from motu.games.costa_ruana.scene.islands import coasts, islands
from motu.games.costa_ruana.scene.piles import piles
from motu.games.costa_ruana.scene.players import players
from motu.games.costa_ruana.scene.result import ranking
from motu.games.costa_ruana.scene.table import table
from motu.games.costa_ruana.seen import CostaView


def draw(view: CostaView, lang: str, texts: Texts, choices: Sequence[Offered]) -> Picture:
    """The table as a viewer sees it, with the choices that are open to it."""
    say = Speaker(texts, lang)
    make = Maker(say, names_at(view, say), marks(choices, lang, layout.places(view)))
    content = [
        _drawings(view["seats"]),
        zone("islands", islands(view, make)),
        zone("conditions", conditions(view, make)),
        zone("players", players(view, make)),
        zone("piles", piles(view, make)),
        zone("table cards", table(view, make)),
        zone("hand", hand(view, make)),
        zone("ranking", ranking(view, make)),
    ]
    return sheet("costa-ruana", layout.WIDTH, layout.HEIGHT, lang, _title(view, say), content)


def _title(view: CostaView, say: Speaker) -> str:
    if view["over"]:
        return say("scene-over")
    return say("scene-title", turn=view["turn"], turns=view["turns"]) if view["turn"] else say("scene-setup")


@cache
def _drawings(seats: int) -> Markup:
    """What appears many times is drawn once."""
    ground = markup(h.rect(width=str(layout.WIDTH), height=str(layout.HEIGHT), rx="10", fill=PAGE))
    things = [*icons.backgrounds(), *coasts(), *icons.things(), *cards.blanks(), *seat_drawings(seats)]
    return definitions(things) + ground
