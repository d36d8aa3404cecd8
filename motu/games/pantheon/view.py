"""What one seat may see of Pantheon, read from a state redacted for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from motu.games._shared.seen import seats_awaited
from motu.games.pantheon.box import PantheonBox
from motu.games.pantheon.names import hex_id
from motu.games.pantheon.questions import SPEECH, journeys
from motu.games.pantheon.questions.routes import Journey, lying_loot
from motu.games.pantheon.questions.worship import cards_spent, cheapest_worship
from motu.games.pantheon.rules.buying import GIVEN
from motu.games.pantheon.rules.movement import jumps_left, last_place
from motu.games.pantheon.rules.pieces import (
    CARD_NAMES,
    CARDS,
    DEITIES,
    DEMIGODS,
    HEXES,
    KIND_NAMES,
    KINDS,
    LOOT_HEXES,
    LOOTS,
    NONE,
    PEOPLE_NAMES,
    POWER_NAMES,
    REWARD_NAMES,
)
from motu.games.pantheon.seen import (
    AddedSeen,
    Carried,
    DeitySeen,
    HexSeen,
    JourneySeen,
    PantheonView,
    PlayerSeen,
)
from motu.games.pantheon.state import COLUMNS, EMPTY, FEET, SOURCE_NAMES, SOURCES, Pantheon
from motu.kernel.core import UNKNOWN
from motu.kernel.engine import Asked, awaiting
from motu.kernel.vectors import i64, vec

TERRAINS: Final = ("", "land", "water")


def view(s: Pantheon, viewer: int | None) -> PantheonView:
    """The table as `viewer` sees it (None: a spectator), ready for JSON."""
    players = int(s.players)
    return {
        "game": "pantheon",
        "viewer": viewer,
        "seats": players,
        "over": bool(s.finished or s.truncated),
        "phase": _phase(s),
        "awaiting": seats_awaited(s),
        "pending": _pending(s),
        "epoch": int(s.epoch),
        "epochs": int(s.box.epochs),
        "scorings": [epoch for epoch in range(1, int(s.box.epochs) + 1) if s.box.scored[epoch]],
        "peoples": [PEOPLE_NAMES[people] for people in s.peoples if people != NONE],
        "peoples_left": [name for people, name in enumerate(PEOPLE_NAMES) if s.people_left[people]],
        "people": None if s.people == NONE else PEOPLE_NAMES[s.people],
        "temple": _hex(s.temple),
        "first": _known(s.first),
        "active": _known(s.active),
        "turns": int(s.turns),
        "turn_cap": int(s.turn_cap),
        "extra_actions": int(s.extra_actions),
        "hexes": [_hex_view(s, h) for h in range(HEXES) if s.box.terrain[h]],
        "origins": {name: hex_id(int(s.box.origin[people])) for people, name in enumerate(PEOPLE_NAMES)},
        "loot_hexes": _loot_hexes(s),
        "loot": {hex_id(h): s.box.loot_ids[tile] for h, tile in lying_loot(s).items()},
        "taken": _counter(s.taken, s.box.loot_ids),
        "bag": int(s.bag_left),
        "display": _deities(s),
        "deity_pile": int(s.deity_left),
        "shown_demigods": {str(i + 1): int(s.shown[i]) for i in range(DEMIGODS) if s.shown[i]},
        "demigod_pile": {"low": int(s.low_left), "high": int(s.high_left)},
        "row": [None if card == EMPTY else CARD_NAMES[card] for card in s.row[: s.box.row]],
        "pile": int(s.pile_size),
        "discard": _counter(s.discard, CARD_NAMES),
        "special_money": [CARD_NAMES[s.special[i]] for i in range(int(s.special_left) - 1, -1, -1)],
        "in_play": int(s.in_play),
        "steps": {
            "big_foot": int(s.box.big_foot),
            "card": int(s.box.card_steps),
            "free": int(s.box.free_cost),
            "occupied": int(s.box.occupied_cost),
        },
        "prices": {"ranks": [int(n) for n in s.box.rank_price][1:], "piece": int(s.box.piece_price)},
        "column_points": [int(n) for n in s.box.column_points],
        "bonuses": list(_counter(s.bonus_left, s.box.bonus_ids)) if s.bonus_draft else [],
        "added": _added(s.box),
        "players": [_player(s, seat) for seat in range(players)],
        "hand": {} if viewer is None else _hand(s, viewer),
        "journeys": [] if viewer is None else [_journey(j) for j in journeys(s, viewer)],
        "worships": {} if viewer is None else _worships(s, viewer),
    }


def _known(value: int) -> int | None:
    return None if value == NONE else int(value)


def _hex(h: int) -> str | None:
    return None if h == NONE else hex_id(int(h))


def _counter(counts: vec[i64], names: Sequence[str]) -> dict[str, int]:
    return {name: int(counts[i]) for i, name in enumerate(names) if counts[i]}


def _phase(s: Pantheon) -> str:
    if s.finished or s.truncated:
        return "over"
    if s.pending == 0 or awaiting(s) == 0:
        return "deal"
    return SPEECH.phase(s)


def _pending(s: Pantheon) -> Carried:
    """What the present question carries: steps, money or cards left."""
    if awaiting(s) == 0:
        return {}
    asked = Asked(s)
    carried = CARRIED.get(SPEECH.phase(s))
    if carried is not None:
        return carried(s, asked)
    return {"left": int(asked.a)} if asked.a else {}


def _placing(s: Pantheon, asked: Asked) -> Carried:
    jumps, last = int(jumps_left(asked.b)), int(last_place(asked.b))
    return {"steps": int(asked.a), "jumps": jumps, "last": _hex(last)}


def _buying(s: Pantheon, asked: Asked) -> Carried:
    given = int(s.box.rise_amount[s.people]) if asked.b & GIVEN else None
    return {"owed": int(asked.a), "given": given}


def _paying(s: Pantheon, asked: Asked) -> Carried:
    return {"price": int(asked.a)}


def _taking(s: Pantheon, asked: Asked) -> Carried:
    return {"cards": int(asked.a), "more": int(asked.b)}


def _offered(s: Pantheon, asked: Asked) -> Carried:
    return {"deity": s.box.deity_ids[asked.a], "seat": int(asked.player)}


# By phase: what other questions carry than a number that is left.
CARRIED: Final[dict[str, Callable[[Pantheon, Asked], Carried]]] = {
    "place": _placing,
    "purchase": _buying,
    "stonkus": _paying,
    "pay": _paying,
    "take": _taking,
    "acquire": _offered,
}


def _hex_view(s: Pantheon, h: int) -> HexSeen:
    site = int(s.box.site_of[h])
    seats = [seat for seat in range(int(s.players)) if s.on[h] >> seat & 1]
    return {
        "id": hex_id(h),
        "terrain": TERRAINS[s.box.terrain[h]],
        "site": site != NONE,
        "pieces": seats,
        "linked": [seat for seat in seats if site == NONE or s.linked[site] >> seat & 1],
    }


def _loot_hexes(s: Pantheon) -> dict[str, list[str]]:
    """The loot hexes of each people that are used with this number of players."""
    used = range(int(s.box.laid[s.players]))
    return {
        name: [hex_id(int(s.box.loot_hex[people * LOOT_HEXES + n])) for n in used]
        for people, name in enumerate(PEOPLE_NAMES)
    }


def _deities(s: Pantheon) -> list[DeitySeen]:
    """The displayed deities with their costs."""
    return [
        {
            "id": s.box.deity_ids[deity],
            "cost": [int(s.box.cost[deity * KINDS + i]) for i in range(int(s.box.numbers[deity]))],
            "cards_only": bool(s.box.cards_only[deity]),
            "yellow": bool(s.box.yellow[deity]),
        }
        for deity in range(DEITIES)
        for _ in range(int(s.display[deity]))
    ]


def _added(box: PantheonBox) -> dict[str, AddedSeen]:
    """What the edition has besides ours, and what it is for."""
    lists: tuple[tuple[list[str], Sequence[str], vec[i64], vec[i64]], ...] = (
        (box.deity_ids, POWER_NAMES, box.deity_power, box.deity_amount),
        (box.loot_ids, REWARD_NAMES, box.loot_effect, box.loot_amount),
        (box.bonus_ids, REWARD_NAMES, box.bonus_effect, box.bonus_amount),
    )
    return {
        id: {"name": box.names[id], "effect": names[effects[n]], "amount": int(amounts[n])}
        for ids, names, effects, amounts in lists
        for n, id in enumerate(ids)
        if id in box.names
    }


def _player(s: Pantheon, seat: int) -> PlayerSeen:
    points = [int(n) for n in s.points[seat * SOURCES : (seat + 1) * SOURCES]]
    return {
        "seat": seat,
        "reserve": {"feet": int(s.own(seat, FEET)), "columns": int(s.own(seat, COLUMNS))},
        "general": {"feet": int(s.general(seat, FEET)), "columns": int(s.general(seat, COLUMNS))},
        "columns_on_board": int(s.columns_on_board(seat)),
        "cards": int(s.hand_size[seat]),
        "known": _counter(s.known[seat * CARDS : (seat + 1) * CARDS], CARD_NAMES),
        "ranks": {name: int(s.rank[seat * KINDS + kind]) for kind, name in enumerate(KIND_NAMES)},
        "kept": _counter(s.kept[seat * DEITIES : (seat + 1) * DEITIES], s.box.deity_ids),
        "step_tiles": _counter(s.step_tiles[seat * LOOTS : (seat + 1) * LOOTS], s.box.loot_ids),
        "steps": int(s.stride[seat]),
        "bonus": None if s.bonus[seat] == NONE else s.box.bonus_ids[s.bonus[seat]],
        "demigods": int(s.demigods(seat)),
        "demigod_values": _demigods(s, seat),
        "points": dict(zip(SOURCE_NAMES, points, strict=True)),
        "score": sum(points),
    }


def _demigods(s: Pantheon, seat: int) -> dict[str, int]:
    """Those that the viewer has seen."""
    at = seat * DEMIGODS
    seen = {}
    for value in range(DEMIGODS):
        secret = int(s.secret[at + value])
        count = int(s.open_demigods[at + value]) + (0 if secret == UNKNOWN else secret)
        if count:
            seen[str(value + 1)] = count
    return seen


def _hand(s: Pantheon, viewer: int) -> dict[str, int]:
    return _counter(s.hand[viewer * CARDS : (viewer + 1) * CARDS], CARD_NAMES)


def _journey(journey: Journey) -> JourneySeen:
    """A route within reach, hex by hex."""
    route = journey.route
    return {
        "goal": hex_id(route.goal),
        "path": [hex_id(h) for h in route.path],
        "steps": route.steps,
        "cards": journey.cards,
    }


def _worships(s: Pantheon, viewer: int) -> dict[str, int]:
    """The fewest cards that each displayed deity costs the viewer, who is to act."""
    if _phase(s) != "act" or not awaiting(s) >> viewer & 1:
        return {}
    ids = s.box.deity_ids[: s.box.deities]
    ways = {id: cheapest_worship(s, viewer, deity) for deity, id in enumerate(ids)}
    return {name: cards_spent(s, viewer, way) for name, way in ways.items() if way is not None}
