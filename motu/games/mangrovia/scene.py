"""The table of Mangrovia, drawn from what a viewer may see."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
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
from motu.games.mangrovia import scene_hand as hand
from motu.games.mangrovia import scene_icons as icons
from motu.games.mangrovia import scene_layout as layout
from motu.games.mangrovia import scene_players as players
from motu.games.mangrovia.scene_archipelago import archipelago
from motu.games.mangrovia.scene_map import LANDSCAPES, board
from motu.games.mangrovia.scene_supply import supply

ZONES_FOR: Final[dict[str, tuple[str, ...]]] = {
    "place_bowl": ("archipelago",),
    "draw_up": ("cards", "hand"),
    "draw_down": ("cards", "hand"),
    "draw_two": ("cards",),
    "collect": ("amulets",),
    "return_amulet": ("ways", "hand"),
    "action": ("own", "amulets", "board"),
    "size": ("own", "board"),
    "build": ("board", "hand"),
    "build_double": ("board", "hand"),
    "play": ("hand", "board"),
    "pay": ("hand", "board"),
    "move_birds": ("oracle",),
    "over": ("ranking", "board"),
}
# Where the things lie that choices name, by the beginning of their names; whole payments are reached first.
PARTS: Final[tuple[tuple[str, Box], ...]] = (
    ("site_", layout.ARCHIPELAGO),
    ("open_", layout.OPEN),
    ("pile", layout.PILES),
    ("amulets", layout.BAG),
    ("oracle_", layout.ORACLE),
    ("pay_", (layout.HAND[0], layout.HAND[1] - 1, *layout.WAYS[2:])),
    ("as_", layout.WAYS),
    ("drawn_", layout.WAYS),
    ("hand_", layout.HAND),
    ("bonus_", layout.HAND),
    ("hut", layout.OWN),
    ("double_hut", layout.OWN),
)


def draw(view: View, lang: str, texts: Texts, choices: Sequence[Offered]) -> str:
    """The table as a viewer sees it, with the choices that are open to it."""
    say = Speaker(texts, lang)
    names = tuple(view.get("names") or (say(f"seat-{seat}") for seat in range(view["seats"])))
    make = Maker(say, names, marks(choices, lang, _places(view, choices)))
    content = [
        _drawings(view["seats"]),
        zone("board", board(view, make)),
        zone("supply", supply(view, make)),
        zone("players", players.others(view, make)),
        zone("own", [zone(f"seat_{layout.at_bottom(view)}", players.own(view, make))]),
        zone("archipelago", archipelago(view, make)),
        zone("hand", hand.hand(view, make)),
        zone("ranking", hand.ranking(view, make)),
        layer("tokens", players.pieces(view)),
    ]
    title = say("scene-over") if view["over"] else say("scene-title", round=view["round"])
    return sheet("mangrovia", layout.WIDTH, layout.HEIGHT, lang, title, content)


def zones(view: View) -> dict[str, Box]:
    """The named parts of the table."""
    x, y, wide, high = layout.HAND
    seats = layout.panels(view["seats"], layout.at_bottom(view))
    return {
        "board": layout.MAP,
        "board north": layout.NORTH,
        "board south": layout.SOUTH,
        "oracle": layout.ORACLE,
        "archipelago": layout.ARCHIPELAGO,
        "supply": layout.SUPPLY,
        "cards": layout.CARDS,
        "amulets": layout.AMULETS,
        "players": layout.OTHERS,
        "own": layout.OWN,
        "hand": layout.HAND,
        **{f"hand part {i + 1}": (x + wide * i / 6, y, wide / 3, high) for i in range(5)},
        "ways": layout.WAYS,
        "ranking": layout.HAND,
        **{f"seat_{seat}": box for seat, box in seats.items()},
    }


def zones_for(phase: str) -> tuple[str, ...]:
    """The parts of the table that a decision needs, the most important one first."""
    return ZONES_FOR.get(phase, ("board", "archipelago"))


def _places(view: View, choices: Sequence[Offered]) -> dict[str, Box]:
    """Where each thing lies that a choice names; within one part, in the order of the choices."""
    squares = layout.squares_of(view)
    found: dict[str, Box] = {}
    for target in (target for choice in choices for target in choice.targets):
        if target in squares:
            found[target] = layout.square_box(squares[target])
        elif target.startswith("oracle_"):
            found[target] = layout.oracle_box(LANDSCAPES.index(target.removeprefix("oracle_")))
        else:
            part = next((box for start, box in PARTS if target.startswith(start)), None)
            if part and target not in found:
                found[target] = (part[0] + len(found) / 1000, *part[1:])
    return found


def _tokens(seats: int) -> list[tuple[str, Markup]]:
    """Of the shared drawings of the seats, those that this table uses."""
    return [(name, drawn) for name, drawn in seat_drawings(seats) if name.startswith(("token", "small"))]


@cache
def _drawings(seats: int) -> Markup:
    """What appears many times is drawn once."""
    table = markup(h.rect(width=str(layout.WIDTH), height=str(layout.HEIGHT), rx="10", fill=PAGE))
    drawn = [*icons.drawings(), *icons.pieces(seats), ("medal", medal()), *_tokens(seats)]
    return definitions(drawn) + table
