"""The table of Tahatai, drawn from what a viewer may see."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import marks
from motu.games._shared.drawing.letters import Speaker, text
from motu.games._shared.drawing.markup import markup
from motu.games._shared.drawing.palette import SHALLOW
from motu.games._shared.drawing.parts import Maker
from motu.games._shared.drawing.people import names_at
from motu.games._shared.drawing.pieces import medal, seat_drawings
from motu.games._shared.drawing.sheet import definitions, sheet, zone
from motu.games._shared.folder import Offered
from motu.games._shared.picture import Picture
from motu.games._shared.text import Texts
from tests.minigames.tahatai.scene import layout
from tests.minigames.tahatai.scene.beaches import beaches
from tests.minigames.tahatai.scene.hand import hand
from tests.minigames.tahatai.scene.players import players, ranking
from tests.minigames.tahatai.scene.shells import drawings
from tests.minigames.tahatai.seen import TahataiView


def draw(view: TahataiView, lang: str, texts: Texts, choices: Sequence[Offered]) -> Picture:
    """The table as a viewer sees it, with the choices that are open to it."""
    say = Speaker(texts, lang)
    title = _title(view, say)
    make = Maker(say, names_at(view, say), marks(choices, lang, layout.places(view)))
    content = [
        _drawings(view["seats"]),
        zone("title", [text(title, *layout.TITLE, 18, bold=True)]),
        zone("beaches", beaches(view, make)),
        zone("players", players(view, make)),
        zone("hand", hand(view, make)),
        zone("ranking", ranking(view, make)),
    ]
    return sheet("tahatai", layout.WIDTH, layout.HEIGHT, lang, title, content)


def _title(view: TahataiView, say: Speaker) -> str:
    if view["over"]:
        return say("scene-over")
    return say("scene-title", lap=view["lap"], laps=view["laps"]) if view["lap"] else say("scene-setup")


@cache
def _drawings(seats: int) -> Markup:
    """What appears many times is drawn once."""
    sea = markup(h.rect(width=str(layout.WIDTH), height=str(layout.HEIGHT), rx="10", fill=SHALLOW))
    return definitions([*drawings(), ("medal", medal()), *seat_drawings(seats)]) + sea
