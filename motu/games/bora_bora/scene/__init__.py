"""The table of Bora Bora, drawn from what a viewer may see."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import marks
from motu.games._shared.drawing.letters import Speaker
from motu.games._shared.drawing.markup import markup
from motu.games._shared.drawing.palette import PAGE
from motu.games._shared.drawing.parts import Maker
from motu.games._shared.drawing.people import names_at
from motu.games._shared.drawing.pieces import medal, seat_drawings
from motu.games._shared.drawing.sheet import definitions, sheet, zone
from motu.games._shared.folder import Offered
from motu.games._shared.picture import Picture
from motu.games._shared.text import Texts
from motu.games.bora_bora.scene import actions, cards, coasts, layout, people, players, tasks, tracks
from motu.games.bora_bora.scene.asked import asked
from motu.games.bora_bora.scene.icons import icon_drawings
from motu.games.bora_bora.scene.map import lagoon, terrain_drawings
from motu.games.bora_bora.scene.pieces import piece_drawings
from motu.games.bora_bora.scene.result import ranking
from motu.games.bora_bora.seen import BoraView


def draw(view: BoraView, lang: str, texts: Texts, choices: Sequence[Offered]) -> Picture:
    """The table as a viewer sees it, with the choices that are open to it."""
    say = Speaker(texts, lang)
    make = Maker(say, names_at(view, say), marks(choices, lang, layout.places(choices)))
    playing = not view["over"]
    own = view["players"][layout.at_bottom(view)]
    thrown = tuple(player["dice"] for player in view["players"])
    content = [
        _drawings(view["seats"], coasts.regions_of(view)),
        zone("map", lagoon(view, make)),
        zone("tasks", tasks.offered(view, make)),
        zone("status", tracks.status(view, make)),
        zone("temple", tracks.temple(view, make)),
        zone("gods", cards.row(view, make)),
        zone("tiles", actions.tiles(view, make, thrown) if playing else ()),
        zone("people", people.display(view, make) if playing else ()),
        zone("jewelry", tracks.jewelry(view, make) if playing else ()),
        zone("dice", actions.dice(view, make, thrown) if playing else ()),
        zone("ranking", () if playing else ranking(view, make)),
        zone("own", players.own(view, make, own)),
        zone("hand", cards.hand(view, make, own)),
        zone("asked", asked(view, make)),
        zone("players", players.others(view, make)),
    ]
    title = say("scene-title", round=max(1, view["round"])) if playing else say("scene-over")
    return sheet("bora-bora", layout.WIDTH, layout.HEIGHT, lang, title, content)


@lru_cache(maxsize=8)
def _drawings(seats: int, regions: tuple[tuple[str, str], ...]) -> Markup:
    """What appears many times is drawn once."""
    table = markup(h.rect(width=str(layout.WIDTH), height=str(layout.HEIGHT), rx="10", fill=PAGE))
    drawings = [*icon_drawings(), *terrain_drawings(), *coasts.coast_drawings(regions)]
    pieces = [("medal", medal()), *seat_drawings(seats), *piece_drawings(seats)]
    return definitions([*drawings, *pieces]) + table
