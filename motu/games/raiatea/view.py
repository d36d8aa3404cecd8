"""What one seat may see of Raiatea, read from a state redacted for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from motu.games._shared.seen import seats_awaited
from motu.games.raiatea.names import (
    STAGE_NAMES,
    designs_seen,
    effect_seen,
    face_seen,
    mask_id,
    mission_seen,
    rituals_seen,
)
from motu.games.raiatea.questions import SPEECH
from motu.games.raiatea.rules.market import PAID_ONE, TOOK_ONE
from motu.games.raiatea.rules.pieces import (
    ASSISTANT_NAMES,
    ASSISTANTS,
    BACK_NAMES,
    BACKS,
    COLUMNS,
    DESIGNS,
    DRAWN,
    FACES,
    FATE_NAMES,
    FINAL_POINTS,
    GOOD_NAMES,
    GOODS,
    KINDS,
    LEVELS,
    LOCATION_NAMES,
    MIRROR,
    OF_CONDITIONS,
    RANK_NAMES,
    REWARD_NAMES,
    RITUALS,
    ROW,
    ROWS,
    SALES,
    SLOTS,
    STATUES,
)
from motu.games.raiatea.scoring import COLOURS, mask_points, pairs
from motu.games.raiatea.seen import (
    Carried,
    CeremonySeen,
    Counts,
    GoodSeen,
    OwnSeen,
    PlayerSeen,
    RaiateaView,
    RankSeen,
    SpaceSeen,
    StatueSeen,
    TileSeen,
)
from motu.games.raiatea.state import NO_CARD, NOBODY, SOURCE_NAMES, SOURCES, Raiatea
from motu.kernel.core import UNKNOWN
from motu.kernel.engine import Asked, awaiting, question
from motu.kernel.steps import awaited_by, taking_part
from motu.kernel.vectors import i64, vec


def _left(s: Raiatea, at: Asked) -> Carried:
    return {"left": int(at.a)}


# What a question carries beyond its name, by its name.
CARRIED: Final[dict[str, Callable[[Raiatea, Asked], Carried]]] = {
    "bid": lambda s, at: {"slot": int(at.b), "mission": s.box.mission_ids[s.tile[at.b]]},
    "row": lambda s, at: {"mission": s.box.mission_ids[at.a]},
    "next": lambda s, at: {"cost": int(at.a)},
    "market": lambda s, at: {
        "sales": int(at.a),
        "hired": bool(at.b & PAID_ONE),
        "hired_free": bool(at.b & TOOK_ONE),
    },
    **dict.fromkeys(("take_mask", "reactivate", "exhaust", "pay_mask"), _left),
}


def view(s: Raiatea, viewer: int | None) -> RaiateaView:
    """The table as `viewer` sees it (None: a spectator), ready for JSON."""
    seats = range(int(s.players))
    return {
        "game": "raiatea",
        "viewer": viewer,
        "seats": int(s.players),
        "options": {
            "tane": bool(s.tane),
            "oracle": bool(s.oracle),
            "mana_restriction": bool(s.restricted),
            "open_screens": bool(s.open_screens),
        },
        "over": bool(s.finished or s.truncated),
        "phase": _question(s),
        "question": _question(s),
        "awaiting": seats_awaited(s),
        "answered": _answered(s),
        "pending": _pending(s),
        "track": _track(s),
        "space": s.box.space_ids[s.space],
        "stage": STAGE_NAMES[s.stage],
        "first": _known(s.first),
        "kahuna": _known(s.kahuna),
        "die": int(s.die) or None,
        "location": None if s.place == NOBODY else LOCATION_NAMES[s.place],
        "locations": [{"id": name, "taker": _known(s.location[i])} for i, name in enumerate(LOCATION_NAMES)],
        "goods": [_good(s, good) for good in range(GOODS)],
        "assistants": {name: int(s.assistant_market[i]) for i, name in enumerate(ASSISTANT_NAMES)},
        "masks": {mask_id(s.box, k): int(s.mask_market[k]) for k in range(KINDS) if s.mask_market[k]},
        "forest": {
            "deck": int(s.forest_left),
            "reserve": [
                {**face_seen(s.box, f), "count": int(s.reserve[f])} for f in range(FACES) if s.reserve[f]
            ],
        },
        "statues": [_statue(s, statue) for statue in range(STATUES)],
        "ranks": _ranks(s),
        "last_tattoo": int(s.box.last_tattoo),
        "last_priest": int(s.box.last_priest),
        "ceremony": _ceremony(s),
        "decks": {
            name: {"deck": int(s.deck_left[back]), "discard": int(s.discard_left[back])}
            for back, name in enumerate(BACK_NAMES)
        },
        "discard": _cards(s, s.discard, 0),
        "players": [_player(s, seat, viewer) for seat in seats],
        "own": None if viewer is None else _own(s, viewer),
        "rituals": rituals_seen(s.box, bool(s.tane)),
        "designs": designs_seen(s.box),
    }


def _known(value: int) -> int | None:
    return None if value == UNKNOWN else int(value)


def _question(s: Raiatea) -> str:
    """What is being decided, by the name of its text."""
    if s.finished or s.truncated:
        return "over"
    return "setup" if awaiting(s) == 0 else SPEECH.phase(s)


def _answered(s: Raiatea) -> list[int]:
    """Who has already answered a secret question that others still consider."""
    if awaiting(s) == 0 or not Asked(s).sealed:
        return []
    step = question(s)
    done = taking_part(step) & ~awaited_by(step)
    return [seat for seat in range(int(s.players)) if done >> seat & 1]


def _pending(s: Raiatea) -> Carried:
    """What the present question carries beyond its name."""
    carried = CARRIED.get(SPEECH.phase(s)) if awaiting(s) else None
    return carried(s, Asked(s)) if carried else {}


def _track(s: Raiatea) -> list[SpaceSeen]:
    return [
        {
            "id": s.box.space_ids[i],
            "ceremony": int(s.box.ceremony[i]) or None,
            "used": bool(s.box.space_most[i] >= s.players),
        }
        for i in range(int(s.box.spaces))
    ]


def _good(s: Raiatea, good: int) -> GoodSeen:
    """A good of the market with its price scale, levels from 1."""
    levels = range(int(s.box.top_level[good]) + 1)
    return {
        "id": GOOD_NAMES[good],
        "count": int(s.goods_market[good]),
        "level": int(s.price[good]) + 1,
        "bonuses": [effect_seen(s.box, SALES + good * LEVELS + level) for level in levels],
    }


def _statue(s: Raiatea, statue: int) -> StatueSeen:
    rows = []
    for row in range(ROWS):
        first = (statue * ROWS + row) * COLUMNS
        slots = range(first, first + COLUMNS)
        rows.append([_tile(s, slot) for slot in slots if 0 < s.box.slot_from[slot] <= s.players])
    return {"points": statue + 1, "open": statue < s.statues_open, "rows": rows}


def _tile(s: Raiatea, slot: int) -> TileSeen:
    """A slot: its mission while it lies there for all to see, and who took it."""
    tile, taker = int(s.tile[slot]), _known(s.taker[slot])
    shown = mission_seen(s.box, tile) if tile >= 0 and taker is None else None
    return {"slot": slot, "mission": shown, "taker": taker}


def _ranks(s: Raiatea) -> list[RankSeen]:
    return [
        {
            "id": name,
            "from": int(s.box.rank_from[i]),
            "set": int(s.box.rank_set[i]),
            "forbidden": bool(s.box.rank_forbidden[i]),
            "clips": int(s.box.rank_clips[i]),
            "points": int(s.box.rank_points[i]),
        }
        for i, name in enumerate(RANK_NAMES)
    ]


def _ceremony(s: Raiatea) -> CeremonySeen:
    """The ceremonial site: cubes, rewards, the bag, and the row of step 5."""
    row = range(int(s.row_left))
    settled = [ROW - 1 - i for i in range(int(s.settled))]
    return {
        "order": [int(s.order[i]) for i in range(int(s.players))],
        "offers": [int(s.offers[seat]) for seat in range(int(s.players))],
        "rewards": [name for i, name in enumerate(REWARD_NAMES) if s.rewards >> i & 1],
        "bag_mana": int(s.bag_mana),
        "bag_closed": bool(s.bag_closed),
        "row": [{"ritual": s.box.ritual_ids[s.row[i]], "owner": _known(s.row_owner[i])} for i in row],
        "settled": [
            {
                "ritual": s.box.ritual_ids[s.row[i] & 127],
                "owner": _known(s.row_owner[i]),
                "fate": FATE_NAMES[s.row[i] >> 7 & 3],
                "mana": int(s.row[i] >> 9),
            }
            for i in settled
        ],
    }


def _cards(s: Raiatea, counts: vec[i64], first: int) -> Counts:
    return {s.box.ritual_ids[t]: int(counts[first + t]) for t in range(RITUALS) if counts[first + t] > 0}


def _player(s: Raiatea, seat: int, viewer: int | None) -> PlayerSeen:
    """What lies before a screen, and behind it as far as the viewer may look."""
    goods = {name: int(s.goods[seat * GOODS + i]) for i, name in enumerate(GOOD_NAMES)}
    return {
        "seat": seat,
        "tattoo": int(s.tattoo[seat]),
        "rank": RANK_NAMES[s.rank(seat)],
        "tahua": bool(s.tahuas >> seat & 1),
        "priests": int(s.priests[seat]),
        "pearls": _known(s.pearls[seat]),
        "mana": _known(s.mana[seat]),
        "goods": None if s.goods[seat * GOODS] == UNKNOWN else goods,
        "assistants": {
            name: {"active": int(s.active[seat * ASSISTANTS + i]), "used": int(s.used[seat * ASSISTANTS + i])}
            for i, name in enumerate(ASSISTANT_NAMES)
        },
        "masks": {
            s.box.design_ids[d]: {
                "free": int(s.masks[seat * KINDS + d]),
                "bound": int(s.bound[seat * DESIGNS + d]),
            }
            for d in range(DESIGNS)
            if s.masks[seat * KINDS + d] or s.bound[seat * DESIGNS + d]
        },
        "mirrors": int(s.masks[seat * KINDS + MIRROR]),
        "front": _cards(s, s.front, seat * RITUALS),
        "cards": {name: int(s.held[seat * BACKS + back]) for back, name in enumerate(BACK_NAMES)},
        "drawn": int(s.drawn_size[seat]),
        "clips": int(s.clips[seat]),
        "missions": [_taken(s, seat, statue) for statue in range(STATUES)],
        "points": _points(s, seat, viewer),
    }


def _taken(s: Raiatea, seat: int, statue: int) -> int:
    """How many missions of a statue a seat has completed: that was public."""
    size = SLOTS // STATUES
    return sum(bool(s.taker[slot] == seat) for slot in range(statue * size, (statue + 1) * size))


def _points(s: Raiatea, seat: int, viewer: int | None) -> dict[str, int | None]:
    """Points as they would count now; what depends on the types of others' missions is not known."""
    if s.finished:
        return {name: int(s.points[seat * SOURCES + i]) for i, name in enumerate(SOURCE_NAMES)}
    counted: dict[str, int | None] = dict.fromkeys(SOURCE_NAMES, 0)
    counted["rank"] = int(s.box.rank_points[s.rank(seat)])
    counted["rituals"] = int(s.power(seat, FINAL_POINTS))
    counted["missions"] = sum((k + 1) * _taken(s, seat, k) for k in range(STATUES))
    for design in (design for design in range(DESIGNS) if pairs(s, seat, design)):
        source = _mask_source(int(s.box.mask_scores[design]))
        if source == "mission_masks" and seat != viewer and not s.open_screens:
            counted[source] = None
        else:
            points = int(pairs(s, seat, design) * mask_points(s, seat, design))
            counted[source] = (counted[source] or 0) + points
    return counted


def _mask_source(scores: int) -> str:
    if scores == COLOURS:
        return "colour_masks"
    return "mission_masks" if scores <= OF_CONDITIONS else "assistant_masks"


def _own(s: Raiatea, viewer: int) -> OwnSeen:
    """What only the viewer sees: rituals in hand, drawn, in the bag and rejected; missions; an amount."""
    drawn = [int(s.drawn[i]) for i in range(viewer * DRAWN, (viewer + 1) * DRAWN)]
    mine = [int(s.tile[slot]) for slot in range(SLOTS) if s.taker[slot] == viewer]
    return {
        "hand": _cards(s, s.hand, viewer * RITUALS),
        "drawn": [s.box.ritual_ids[card] for card in drawn if card != NO_CARD],
        "bagged": _cards(s, s.bagged, viewer * RITUALS),
        "rejected": _cards(s, s.rejected, viewer * RITUALS),
        "missions": [mission_seen(s.box, tile) for tile in mine],
        "amount": int(s.progress[viewer]) if _question(s) in ("offer", "bid") else None,
    }
