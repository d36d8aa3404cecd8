"""The table of Bora Bora, drawn from what a viewer may see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, marks
from motu.games._shared.drawing.letters import Speaker
from motu.games._shared.drawing.markup import markup
from motu.games._shared.drawing.palette import PAGE
from motu.games._shared.drawing.parts import View
from motu.games._shared.drawing.pieces import medal, seat_drawings
from motu.games._shared.drawing.remembered import Facts, Paint, painted
from motu.games._shared.drawing.sheet import definitions, sheet, zone
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
    ("red_", layout.MAP),
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


# Each part of the table: how it is drawn, from what, and where its things lie that can be chosen.
Part = tuple[str, Paint, tuple[str, ...], tuple[Box, ...]]
TABLE: Final[tuple[Part, ...]] = (
    (
        "map",
        lagoon.lagoon,
        ("regions", "routes", "fishing_points", "over", "round", "part", "turn_order"),
        (layout.MAP,),
    ),
    ("tasks", tasks.offered, ("task_display",), (layout.TASKS,)),
    ("status", tracks.status, ("status", "seats"), ()),
    (
        "temple",
        tracks.temple,
        ("temple", "temple_god_tiles", "priest_points", "round", "rounds", "seats"),
        (layout.TEMPLE,),
    ),
    ("gods", cards.row, ("face_up", "deck", "discard"), (layout.GODS,)),
)
IN_PLAY: Final[tuple[Part, ...]] = (
    ("tiles", actions.tiles, ("seats", "tiles", "dice"), (layout.TILES,)),
    ("people", people.display, ("display", "people"), (layout.PEOPLE,)),
    ("jewelry", tracks.jewelry, ("jewelry", "building_points", "priest_points", "round"), (layout.JEWELRY,)),
    ("dice", actions.dice, ("seats", "viewer", "tiles", "dice"), (layout.TILES,)),
)
AT_THE_END: Final[Part] = ("ranking", ranking, ("over", "seats", "turn_order", "players"), ())
OWN: Final[tuple[Part, ...]] = (
    (
        "own",
        players.own,
        ("viewer", "phase", "awaiting", "turn_order", "over", "players", "people", "task_points"),
        (layout.SLOTS, layout.CEREMONY, layout.OWN_TASKS),
    ),
    ("hand", cards.hand, ("viewer", "hand", "players"), (layout.CARDS,)),
    (
        "asked",
        asked,
        ("viewer", "awaiting", "phase", "pending", "help_costs", "regions"),
        (layout.ASKED,),
    ),
)
ANOTHER: Final = ("seats", "viewer", "awaiting", "turn_order", "over", "people")


def draw(view: View, lang: str, texts: Texts, choices: Sequence[Offered]) -> str:
    """The table as a viewer sees it, with the choices that are open to it."""
    say = Speaker(texts, lang)
    names, places = _names(view, say), _places(choices)
    marked = marks(choices, lang, places)

    def part(paint: Paint, facts: View, boxes: tuple[Box, ...] = ()) -> Markup:
        open_ = tuple(mark for target, mark in marked.items() if _part(target) in boxes)
        return painted(paint, Facts(facts), texts, lang, names, open_)

    def parts(shown: Sequence[Part], whole: View, there: bool = True) -> Iterator[Markup]:
        for name, paint, wanted, boxes in shown:
            facts = {fact: whole[fact] for fact in wanted}
            yield zone(name, [part(paint, facts, boxes)] if there else ())

    over = view["over"]
    bottom = layout.at_bottom(view)
    dice = [{"seat": player["seat"], "dice": player["dice"]} for player in view["players"]]
    others = [seat for seat in range(view["seats"]) if seat != bottom]
    about = {name: view[name] for name in ANOTHER}
    content = [
        _drawings(view["seats"], lagoon.regions_of(view)),
        *parts(TABLE, view),
        *parts(IN_PLAY, {**view, "dice": dice}, not over),
        *parts([AT_THE_END], view, over),
        *parts(OWN, {**view, "players": {bottom: view["players"][bottom]}}),
        zone(
            "players",
            (part(players.another, {**about, "players": {seat: view["players"][seat]}}) for seat in others),
        ),
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
    x, y, wide, high = layout.MAP
    parts |= {f"map part {i + 1}": (x, y + high * i / 4, wide, high / 2) for i in range(3)}
    x, y, wide, high = layout.TILES
    parts |= {f"tiles part {i + 1}": (x + wide * i / 6, y, wide / 2, high) for i in range(4)}
    seats = layout.panels(view["seats"], layout.at_bottom(view))
    return parts | {f"seat_{seat}": box for seat, box in seats.items()}


def zones_for(phase: str) -> tuple[str, ...]:
    """The parts of the table that a decision needs, the most important one first."""
    return ZONES_FOR.get(phase, ("map", "tiles"))


@lru_cache(maxsize=1024)
def _part(target: str) -> Box | None:
    """The part of the table in which a thing lies that a choice names."""
    return next((box for start, box in PARTS if target.startswith(start)), None)


def _places(choices: Iterable[Offered]) -> dict[str, Box]:
    """Where each thing lies that a choice names; within a part of the table in the order of the choices."""
    found: dict[str, Box] = {}
    for target in (target for choice in choices for target in choice.targets):
        part = _part(target)
        if part and target not in found:
            found[target] = (part[0] + len(found) / 1000, *part[1:])
    return found


@lru_cache(maxsize=8)
def _drawings(seats: int, regions: tuple[tuple[str, str], ...]) -> Markup:
    """What appears many times is drawn once."""
    table = markup(h.rect(width=str(layout.WIDTH), height=str(layout.HEIGHT), rx="10", fill=PAGE))
    drawings = [*icon_drawings(), *lagoon.terrain_drawings(), *lagoon.coast_drawings(regions)]
    pieces = [("medal", medal()), *seat_drawings(seats), *piece_drawings(seats)]
    return definitions([*drawings, *pieces]) + table


def _names(view: View, say: Speaker) -> tuple[str, ...]:
    """The people at the table, if the view knows them; otherwise their colours."""
    return tuple(view.get("names") or (say(f"seat-{seat}") for seat in range(view["seats"])))
