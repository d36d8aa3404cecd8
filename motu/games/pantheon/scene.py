"""The table of Pantheon, drawn from what a viewer may see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, marks
from motu.games._shared.drawing.letters import Speaker
from motu.games._shared.drawing.markup import markup
from motu.games._shared.drawing.palette import PAGE
from motu.games._shared.drawing.parts import Maker, View
from motu.games._shared.drawing.pieces import medal, seat_drawings
from motu.games._shared.drawing.sheet import definitions, layer, sheet, zone
from motu.games._shared.folder import Offered
from motu.games._shared.text import Texts
from motu.games.pantheon import scene_actions as strip
from motu.games.pantheon import scene_aid as aid
from motu.games.pantheon import scene_display as display
from motu.games.pantheon import scene_hexes as board
from motu.games.pantheon import scene_layout as layout
from motu.games.pantheon import scene_map as chart
from motu.games.pantheon import scene_pieces as pieces
from motu.games.pantheon import scene_players as players
from motu.games.pantheon import scene_result as result
from motu.games.pantheon.scene_icons import icon_drawings

ZONES_FOR: Final[dict[str, tuple[str, ...]]] = {
    "act": ("map", "actions", "hand", "deities"),
    "react": ("map", "actions", "hand"),
    "place": ("map", "actions"),
    "purchase": ("offerings", "map", "hand"),
    "stonkus": ("actions", "hand"),
    "pay": ("hand", "actions"),
    "take": ("cards", "hand", "actions"),
    "reward": ("actions",),
    "reserve": ("actions", "own"),
    "raise": ("offerings", "deities"),
    "favour": ("actions", "hand"),
    "acquire": ("offerings", "actions", "hand"),
    "discard": ("hand",),
    "swap": ("actions", "own"),
    "erect": ("map",),
    "pick_bonus": ("actions",),
    "traitera": ("actions",),
    "over": ("ranking", "players"),
}


def draw(view: View, lang: str, texts: Texts, choices: Sequence[Offered]) -> str:
    """The table as a viewer sees it, with the choices that are open to it."""
    say = Speaker(texts, lang)
    make = Maker(say, _names(view, say), marks(choices, lang, _places(choices)))
    spots = board.spots(view, make.marked)
    pointed = {spot.id for spot in spots}
    bottom = layout.at_bottom(view)
    content = [
        _drawings(view["seats"]),
        zone("map", _map(view, make, spots, pointed)),
        zone("deities", display.deities(view, make)),
        zone("cards", display.cards(view, make)),
        zone("players", [*players.others(view, make), layer("aid", aid.aid(view, make))]),
        zone("actions", strip.actions(view, make)),
        zone("own", [zone(f"seat_{bottom}", players.own(view, make))]),
        zone("hand", [*players.hand(view, make), layer("told", aid.told(view, make))]),
        zone("ranking", result.ranking(view, make)),
    ]
    return sheet("pantheon", layout.WIDTH, layout.HEIGHT, lang, display.heading(view, make), content)


def zones(view: View) -> dict[str, Box]:
    """The named parts of the table."""
    parts: dict[str, Box] = {
        "map": layout.MAP,
        **layout.map_parts(),
        "deities": layout.DEITIES,
        "cards": layout.CARDS,
        "players": layout.OTHERS,
        "actions": layout.ACTIONS,
        "own": layout.OWN,
        "offerings": layout.OFFERINGS,
        "hand": layout.HAND,
        "ranking": layout.HAND,
    }
    x, y, wide, high = layout.ACTIONS
    parts |= {f"actions part {i + 1}": (x + wide * i / 5, y, wide * 0.4, high) for i in range(4)}
    seats = layout.panels(view["seats"], layout.at_bottom(view))
    return parts | {f"seat_{seat}": box for seat, box in seats.items()}


def zones_for(phase: str) -> tuple[str, ...]:
    """The parts of the table that a decision needs, the most important one first."""
    return ZONES_FOR.get(phase, ("map", "hand"))


def _places(choices: Sequence[Offered]) -> dict[str, Box]:
    """Everything that a choice names, in the order of the choices: the first is reached first."""
    named = dict.fromkeys(target for choice in choices for target in choice.targets)
    return {target: (float(i), 0.0, 0.0, 0.0) for i, target in enumerate(named)}


def _map(view: View, make: Maker, spots: list[board.Spot], pointed: set[str]) -> Iterable[Markup]:
    yield layer("ground", [chart.ground(view)])
    yield display.epochs(view, make)
    yield layer("hexes", board.hexes(view, make, spots))
    yield layer("loot", pieces.loot(view, make, pointed))
    yield layer("pieces", [pieces.temple(view), *pieces.pieces(view, pointed)])
    yield chart.names(view, make.say)


@lru_cache(maxsize=8)
def _drawings(seats: int) -> Markup:
    """What appears many times is drawn once."""
    table = markup(h.rect(width=str(layout.WIDTH), height=str(layout.HEIGHT), rx="10", fill=PAGE))
    art = [*icon_drawings(), ("medal", medal()), *pieces.piece_drawings(seats)]
    art += [*board.hex_drawings(), *seat_drawings(seats)]
    return definitions(art) + table


def _names(view: View, say: Speaker) -> tuple[str, ...]:
    """The people at the table, if the view knows them; otherwise their colours."""
    return tuple(view.get("names") or (say(f"seat-{seat}") for seat in range(view["seats"])))
