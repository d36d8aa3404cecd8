"""The table of Raiatea, drawn from what a viewer may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
from motu.games._shared.drawing.sheet import definitions, layer, sheet, zone
from motu.games._shared.folder import Offered
from motu.games._shared.picture import Picture
from motu.games._shared.text import Texts
from motu.games.raiatea.scene import board, hand, layout, markets, players
from motu.games.raiatea.scene.auction import amounts, auction
from motu.games.raiatea.scene.ceremony import ceremony
from motu.games.raiatea.scene.forest import forest
from motu.games.raiatea.scene.icons import icon_drawings
from motu.games.raiatea.scene.masks import Design, mask_drawings
from motu.games.raiatea.scene.own import own
from motu.games.raiatea.scene.result import ranking
from motu.games.raiatea.scene.site import site
from motu.games.raiatea.scene.statues import statues
from motu.games.raiatea.scene.tracks import tracks
from motu.games.raiatea.seen import RaiateaView


def draw(view: RaiateaView, lang: str, texts: Texts, choices: Sequence[Offered]) -> Picture:
    """The table as a viewer sees it, with the choices that are open to it."""
    say = Speaker(texts, lang)
    make = Maker(say, names_at(view, say), marks(choices, lang, layout.places(choices)))
    middle = _middle(view)
    content = [
        _drawings(view["seats"], _designs(view)),
        zone("round", board.round_track(view, make)),
        zone("locations", board.locations(view, make) if middle == "places" else ()),
        zone("forest", forest(view, make) if middle == "places" else ()),
        zone("ceremony", _ceremony(view, make, middle)),
        zone("drawn", hand.drawn(view, make) if middle == "drawn" else ()),
        zone("site", site(view, make)),
        zone("tracks", tracks(view, make)),
        zone("statues", statues(view, make)),
        zone("goods market", markets.goods(view, make)),
        zone("assistants market", markets.assistants(view, make)),
        zone("masks market", markets.masks(view, make)),
        zone("players", players.others(view, make)),
        zone("own", [zone(f"seat_{layout.at_bottom(view)}", own(view, make))]),
        zone("hand", hand.hand(view, make)),
        zone("ranking", ranking(view, make)),
    ]
    return sheet("raiatea", layout.WIDTH, layout.HEIGHT, lang, board.heading(view, make), content)


def _middle(view: RaiateaView) -> str:
    """What lies left of the statues: what is needed now."""
    if view["own"] and view["own"]["drawn"] and view["question"] == "keep":
        return "drawn"
    if view["question"] == "bid" and "slot" in view["pending"]:
        return "auction"
    return "ceremony" if view["stage"] else "places"


def _ceremony(view: RaiateaView, make: Maker, middle: str) -> Iterator[Markup]:
    if middle == "auction":
        yield from auction(view, make)
    elif middle == "ceremony":
        yield from ceremony(view, make)
    yield layer("amounts", amounts(make) if middle in ("auction", "ceremony") else ())


def _designs(view: RaiateaView) -> tuple[Design, ...]:
    """Ours first: what an edition adds does not change how they look."""
    ordered = sorted(view["designs"].items(), key=lambda design: ("name" in design[1], design[0]))
    return tuple((id, facts["colour"], facts["scores"]) for id, facts in ordered)


@lru_cache(maxsize=16)
def _drawings(seats: int, designs: tuple[Design, ...]) -> Markup:
    """What appears many times is drawn once."""
    table = markup(h.rect(width=str(layout.WIDTH), height=str(layout.HEIGHT), rx="10", fill=PAGE))
    drawn = [*icon_drawings(), ("medal", medal()), *mask_drawings(designs), *seat_drawings(seats)]
    return definitions(drawn) + table
