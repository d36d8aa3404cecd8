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
from motu.games.bora_bora.scene import actions, cards, layout, people, players, tasks, tracks
from motu.games.bora_bora.scene import map as lagoon
from motu.games.bora_bora.scene.asked import asked
from motu.games.bora_bora.scene.icons import icon_drawings
from motu.games.bora_bora.scene.pieces import piece_drawings
from motu.games.bora_bora.scene.result import ranking

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
