"""The table of Bora Bora, drawn from what a viewer may see."""

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
from motu.games.bora_bora import scene_actions as actions
from motu.games.bora_bora import scene_cards as cards
from motu.games.bora_bora import scene_layout as layout
from motu.games.bora_bora import scene_map as lagoon
from motu.games.bora_bora import scene_people as people
from motu.games.bora_bora import scene_players as players
from motu.games.bora_bora import scene_tasks as tasks
from motu.games.bora_bora import scene_tracks as tracks
from motu.games.bora_bora.scene_asked import asked
from motu.games.bora_bora.scene_icons import icon_drawings
from motu.games.bora_bora.scene_pieces import piece_drawings
from motu.games.bora_bora.scene_result import ranking

ZONES_FOR: Final[dict[str, tuple[str, ...]]] = {
    "start": ("map", "spaces"),
    "place": ("tiles", "map"),
    "pay": ("hand",),
    "expand": ("map", "spaces"),
    "take_hut": ("spaces",),
    "material": ("ceremony", "asked"),
    "score_fish": ("hand", "map"),
    "recruit": ("people", "spaces"),
    "place_person": ("spaces",),
    "help": ("asked", "spaces"),
    "take_god": ("gods", "hand"),
    "priest": ("temple",),
    "build": ("ceremony",),
    "build_on": ("ceremony",),
    "fire_gift": ("asked", "gods"),
    "fire_rise": ("asked", "status"),
    "use": ("spaces", "asked"),
    "move_huts": ("asked", "spaces"),
    "buy": ("jewelry", "asked"),
    "settle": ("own tasks", "asked"),
    "take_task": ("tasks", "own tasks"),
    "over": ("ranking", "players"),
}

# Where the things lie that choices name: in which part of the table, by the beginning of their names.
PARTS: Final[tuple[tuple[str, Box], ...]] = (
    ("job_fishing", layout.MAP),
    *((region, layout.MAP) for region in layout.PLACES),
    ("die_", layout.TILES),
    ("job_", layout.TILES),
    ("white_", layout.TILES),
    ("priest_", layout.TEMPLE),
    ("take_god_", layout.GODS),
    ("w_", layout.PEOPLE),
    ("m_", layout.PEOPLE),
    ("j", layout.JEWELRY),
    ("task_", layout.TASKS),
    ("fulfil_", layout.OWN_TASKS),
    ("yellow_", layout.OWN_TASKS),
    ("abandon_", layout.OWN_TASKS),
    ("slot_12", layout.SLOTS),
    ("own_hut", layout.SLOTS),
    ("free_slot", layout.SLOTS),
    ("people_", layout.SLOTS),
    ("help_tattoo_", layout.SLOTS),
    ("help_collect_", layout.SLOTS),
    ("z", layout.CEREMONY),
    ("pair_", layout.CEREMONY),
    ("build_", layout.CEREMONY),
    ("hand_", layout.CARDS),
    ("own_god_tile", layout.CARDS),
    ("help_", layout.ASKED),
    ("fire_", layout.ASKED),
    ("move_huts_", layout.ASKED),
    ("material_beside_", layout.ASKED),
    ("no_fish", layout.ASKED),
    ("use_stop", layout.ASKED),
    ("buy_decline", layout.ASKED),
    ("settle_stop", layout.ASKED),
)


def draw(view: View, lang: str, texts: Texts, choices: Sequence[Offered]) -> str:
    """The table as a viewer sees it, with the choices that are open to it."""
    say = Speaker(texts, lang)
    make = Maker(say, _names(view, say), marks(choices, lang, _places(choices)))
    over = view["over"]
    content = [
        _drawings(view["seats"]),
        zone("map", [*lagoon.lagoon(view, make), lagoon.fishing(view, make)]),
        zone("tasks", tasks.offered(view, make)),
        zone("status", tracks.status(view, make)),
        zone("temple", tracks.temple(view, make)),
        zone("gods", cards.row(view, make)),
        zone("tiles", () if over else actions.tiles(view, make)),
        layer("dice", () if over else actions.dice(view, make)),
        zone("ranking", ranking(view, make) if over else ()),
        zone("people", () if over else people.display(view, make)),
        zone("jewelry", () if over else tracks.jewelry(view, make)),
        zone("own", players.own(view, make)),
        zone("hand", cards.hand(view, make)),
        zone("asked", asked(view, make)),
        zone("players", players.others(view, make)),
    ]
    title = say("scene-over") if over else say("scene-title", round=max(1, view["round"]))
    return sheet("bora-bora", layout.WIDTH, layout.HEIGHT, lang, title, content)


def zones(view: View) -> dict[str, Box]:
    """The named parts of the table."""
    parts: dict[str, Box] = {
        "map": layout.MAP,
        "tasks": layout.TASKS,
        "status": layout.STATUS,
        "temple": layout.TEMPLE,
        "gods": layout.GODS,
        "tiles": layout.TILES,
        "ranking": layout.RANKING,
        "people": layout.PEOPLE,
        "jewelry": layout.JEWELRY,
        "players": layout.OTHERS,
        "own": layout.OWN,
        "spaces": layout.SLOTS,
        "ceremony": layout.CEREMONY,
        "own tasks": layout.OWN_TASKS,
        "hand": layout.HAND,
        "asked": layout.ASKED,
    }
    seats = layout.panels(view["seats"], layout.at_bottom(view))
    return parts | {f"seat_{seat}": box for seat, box in seats.items()}


def zones_for(phase: str) -> tuple[str, ...]:
    """The parts of the table that a decision needs, the most important one first."""
    return ZONES_FOR.get(phase, ("map", "tiles"))


def _places(choices: Iterable[Offered]) -> dict[str, Box]:
    """The part of the table in which each thing lies that a choice names; in the order of the choices."""
    found: dict[str, Box] = {}
    for target in (target for choice in choices for target in choice.targets):
        part = next((box for start, box in PARTS if target.startswith(start)), None)
        if part and target not in found:
            found[target] = (part[0] + len(found) / 1000, *part[1:])
    return found


@lru_cache(maxsize=8)
def _drawings(seats: int) -> Markup:
    """What appears many times is drawn once."""
    table = markup(h.rect(width=str(layout.WIDTH), height=str(layout.HEIGHT), rx="10", fill=PAGE))
    drawings = [*icon_drawings(), *lagoon.terrain_drawings(), ("medal", medal())]
    return definitions([*drawings, *seat_drawings(seats), *piece_drawings(seats)]) + table


def _names(view: View, say: Speaker) -> tuple[str, ...]:
    """The people at the table, if the view knows them; otherwise their colours."""
    return tuple(view.get("names") or (say(f"seat-{seat}") for seat in range(view["seats"])))
