"""The table of Raiatea, drawn from what a viewer may see."""

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
from motu.games._shared.drawing.parts import Maker, View, panel
from motu.games._shared.drawing.pieces import medal, seat_drawings
from motu.games._shared.drawing.sheet import definitions, layer, sheet, zone
from motu.games._shared.folder import Offered
from motu.games._shared.text import Texts
from motu.games.raiatea import scene_board as board
from motu.games.raiatea import scene_ground as ground
from motu.games.raiatea import scene_layout as layout
from motu.games.raiatea import scene_markets as markets
from motu.games.raiatea import scene_own as own
from motu.games.raiatea import scene_players as players
from motu.games.raiatea import scene_site as site
from motu.games.raiatea import scene_statues as statues
from motu.games.raiatea import scene_tracks as tracks
from motu.games.raiatea.scene_icons import icon_drawings
from motu.games.raiatea.scene_parts import mask_drawings

ZONES_FOR: Final[dict[str, tuple[str, ...]]] = {
    "free": ("hand", "own"),
    "location": ("locations", "own"),
    "take_good": ("goods market", "own"),
    "pick": ("forest", "own"),
    "extra_good": ("forest",),
    "tattoo": ("tracks",),
    "sacrifice": ("store", "tracks"),
    "draw_set": ("site", "hand"),
    "keep": ("drawn", "hand"),
    "recruit": ("recruiting", "tracks", "own"),
    "mission": ("statues", "own"),
    "row": ("statues",),
    "pay_good": ("store",),
    "pay_mask": ("store",),
    "give_mask": ("store", "masks market"),
    "take_mask": ("masks market", "store"),
    "take_assistant": ("assistants market", "store"),
    "market": ("markets", "store"),
    "prepare": ("hand", "ceremony"),
    "offer": ("ceremony", "site"),
    "reward": ("ceremony",),
    "next": ("ceremony",),
    "bid": ("ceremony", "statues"),
    "perform": ("hand",),
    "reactivate": ("store",),
    "exhaust": ("store",),
    "steal_good": ("players",),
    "steal_mask": ("players",),
    "steal_assistant": ("players",),
    "cancel_cost": ("ceremony",),
    "cancel_player": ("players", "ceremony"),
    "final_mirror": ("store",),
    "over": ("ranking", "players"),
}


# Where the things lie that choices name: in which part of the table, by the beginning of their names.
PARTS: Final[tuple[tuple[str, Box], ...]] = (
    ("location_", layout.LOCATIONS),
    ("reserve_", layout.FOREST),
    ("drawn_", layout.MAIN),
    ("amount_", layout.MAIN),
    ("reward_", layout.MAIN),
    ("waiting_", layout.MAIN),
    ("cost_", layout.MAIN),
    ("bag", layout.SITE),
    ("deck_", layout.SITE),
    ("tattoo_track", layout.TRACKS),
    ("priests_", layout.TRACKS),
    ("mission_", layout.STATUES),
    ("row_", layout.STATUES),
    ("auction", layout.STATUES),
    ("goods_market_", layout.GOODS),
    ("price_", layout.GOODS),
    ("assistant_market_", layout.ASSISTANTS),
    ("hire", layout.ASSISTANTS),
    ("mask_market_", layout.MASKS),
    ("seat_", layout.OTHERS),
    ("assistant_", layout.OTHERS),
    ("mask_", layout.OTHERS),
    ("own_", layout.OWN),
    ("hand_", layout.HAND),
)


def draw(view: View, lang: str, texts: Texts, choices: Sequence[Offered]) -> str:
    """The table as a viewer sees it, with the choices that are open to it."""
    say = Speaker(texts, lang)
    make = Maker(say, _names(view, say), marks(choices, lang, _places(choices)))
    middle = _middle(view)
    content = [
        _drawings(view["seats"], _designs(view)),
        zone("round", board.round_track(view, make)),
        zone("locations", board.locations(view, make) if middle == "places" else ()),
        zone("forest", board.forest(view, make) if middle == "places" else ()),
        zone("ceremony", _ceremony(view, make, middle)),
        zone("drawn", site.drawn(view, make) if middle == "drawn" else ()),
        zone("site", ground.site(view, make)),
        zone("tracks", _tracks(view, make)),
        zone("statues", statues.statues(view, make)),
        zone("goods market", markets.goods(view, make)),
        zone("assistants market", markets.assistants(view, make)),
        zone("masks market", markets.masks(view, make)),
        zone("players", players.others(view, make)),
        zone("own", [zone(f"seat_{layout.at_bottom(view)}", own.own(view, make))]),
        zone("hand", own.hand(view, make)),
        zone("ranking", own.ranking(view, make)),
    ]
    title = board.heading(view, make)
    return sheet("raiatea", layout.WIDTH, layout.HEIGHT, lang, title, content)


def zones(view: View) -> dict[str, Box]:
    """The named parts of the table."""
    x, y, wide, _ = layout.MAIN
    tracks_x, tracks_y, tracks_wide, _ = layout.TRACKS
    parts: dict[str, Box] = {
        "round": layout.ROUND,
        "locations": layout.LOCATIONS,
        "forest": layout.FOREST,
        "ceremony": layout.MAIN,
        **{f"ceremony part {i + 1}": (x, y + 65 * i, wide, 132) for i in range(5)},
        "drawn": layout.MAIN,
        "site": layout.SITE,
        "tracks": layout.TRACKS,
        "recruiting": (tracks_x + tracks_wide - 206, tracks_y + 56, 206, 28),
        "statues": layout.STATUES,
        "markets": layout.MARKETS,
        "goods market": layout.GOODS,
        "assistants market": layout.ASSISTANTS,
        "masks market": layout.MASKS,
        "players": layout.OTHERS,
        "own": layout.OWN,
        "store": layout.STORE,
        "hand": layout.HAND,
        "ranking": layout.HAND,
    }
    left, top, across, down = layout.HAND
    parts |= {f"hand part {i + 1}": (left + across * i / 3, top, across / 3, down) for i in range(3)}
    parts |= {f"statue_{i + 1}": layout.statue_box(i) for i in range(len(view["statues"]))}
    seats = layout.panels(view["seats"], layout.at_bottom(view))
    parts |= {f"seat_{seat}": box for seat, box in seats.items()}
    return parts | {f"cards of seat_{seat}": players.cards_box(box) for seat, box in seats.items()}


def zones_for(phase: str) -> tuple[str, ...]:
    """The parts of the table that a decision needs, the most important one first."""
    return ZONES_FOR.get(phase, ("locations", "own"))


def _places(choices: Sequence[Offered]) -> dict[str, Box]:
    """The part of the table in which each thing lies that a choice names; in the order of the choices."""
    found: dict[str, Box] = {}
    for target in (target for choice in choices for target in choice.targets):
        part = next((box for start, box in PARTS if target.startswith(start)), None)
        if part and target not in found:
            found[target] = (part[0] + len(found) / 1000, *part[1:])
    return found


def _middle(view: View) -> str:
    """What lies left of the statues: what is needed now."""
    if view["own"] and view["own"]["drawn"] and view["question"] == "keep":
        return "drawn"
    if view["question"] == "bid" and "slot" in view["pending"]:
        return "auction"
    return "ceremony" if view["stage"] else "places"


def _ceremony(view: View, make: Maker, middle: str) -> Iterable[Markup]:
    if middle == "auction":
        yield from site.auction(view, make)
    elif middle == "ceremony":
        yield from site.ceremony(view, make)
    yield layer("amounts", site.amounts(view, make) if middle in ("auction", "ceremony") else ())


def _tracks(view: View, make: Maker) -> Iterable[Markup]:
    yield panel(layout.TRACKS)
    yield from tracks.tattoos(view, make)
    yield from tracks.priests(view, make)
    yield layer("discs", tracks.markers(view))


def _designs(view: View) -> tuple[tuple[str, str, str], ...]:
    return tuple((id, facts["colour"], facts["scores"]) for id, facts in sorted(view["designs"].items()))


@lru_cache(maxsize=16)
def _drawings(seats: int, designs: tuple[tuple[str, str, str], ...]) -> Markup:
    """What appears many times is drawn once."""
    masks = {id: {"colour": colour, "scores": scores} for id, colour, scores in designs}
    table = markup(h.rect(width=str(layout.WIDTH), height=str(layout.HEIGHT), rx="10", fill=PAGE))
    return (
        definitions([*icon_drawings(), ("medal", medal()), *mask_drawings(masks), *seat_drawings(seats)])
        + table
    )


def _names(view: View, say: Speaker) -> tuple[str, ...]:
    """The people at the table, if the view knows them; otherwise their colours."""
    return tuple(view.get("names") or (say(f"seat-{seat}") for seat in range(view["seats"])))
