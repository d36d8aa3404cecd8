"""What one seat may see of Bora Bora, read from a state redacted for it."""

from __future__ import annotations

from motu.games._shared.seen import seats_awaited
from motu.games.bora_bora.box import (
    COLOUR_NAMES,
    COLOURS,
    COPIES,
    DIE,
    INCOME_NAMES,
    ISLAND_NAMES,
    JEWEL_PLACES,
    JEWELS,
    KINDS,
    MANY,
    MATERIAL_NAMES,
    PARTS,
    REGION_NAMES,
    REGIONS,
    ROUNDS,
    ROUTE_NAMES,
    SEATS,
    SEX_NAMES,
    SLOTS,
    SPACE_NAMES,
    SPACES,
    START_TASKS,
    TASK_PLACES,
    TASKS,
    TEMPLE,
    TERRAIN_NAMES,
    TYPE_NAMES,
    TYPES,
)
from motu.games.bora_bora.names import (
    JOB_NAMES,
    PHASE_NAMES,
    needs_of,
    person_id,
    sex_of,
    tile_id,
    tiles_of,
    type_of,
)
from motu.games.bora_bora.questions import SPEECH
from motu.games.bora_bora.rules.materials import still_due
from motu.games.bora_bora.rules.measures import have, short
from motu.games.bora_bora.rules.secrets import FOR_A_TASK
from motu.games.bora_bora.scoring import holder
from motu.games.bora_bora.seen import (
    BoraView,
    Cards,
    CeremonySpace,
    HeldNeed,
    HeldTask,
    JewelOnOffer,
    JewelSeen,
    NeedSeen,
    Pending,
    PersonSeen,
    PlacedDie,
    PlayerSeen,
    RegionSeen,
    RouteSeen,
    SlotSeen,
    StatusSpace,
    TaskSeen,
    TileSeen,
)
from motu.games.bora_bora.state import (
    AT_END,
    DICE,
    DONE_BY,
    JEWEL_OF,
    SHIFTED,
    SHOWN,
    SOURCE_NAMES,
    Bora,
)
from motu.kernel.core import UNKNOWN
from motu.kernel.engine import Asked, awaiting
from motu.kernel.vectors import i64, vec


def view(s: Bora, viewer: int | None) -> BoraView:
    """The table as `viewer` sees it (None: a spectator), ready for JSON."""
    players = int(s.players)
    return {
        "game": "bora-bora",
        "viewer": viewer,
        "seats": players,
        "round": int(s.round),
        "rounds": ROUNDS,
        "part": PHASE_NAMES[s.phase],
        "phase": _phase(s),
        "over": _over(s),
        "awaiting": seats_awaited(s),
        "pending": _pending(s),
        "turn_order": [int(seat) for seat in s.order if seat != UNKNOWN],
        "regions": [_region(s, region) for region in range(REGIONS)],
        "routes": _routes(s),
        "tiles": _tiles(s),
        "status": _status(s),
        "temple": [_seat(s.temple[space]) for space in range(TEMPLE)],  # spaces 1 to 6
        "temple_god_tiles": int(s.temple_tiles),
        "priest_points": [int(n) for n in s.box.priest_points],
        "building_points": [int(n) for n in s.box.building_points],
        "help_costs": [int(n) for n in s.box.help_cost],
        "fishing_points": int(s.box.fishing),
        "task_points": {"fulfil": int(s.box.task), "yellow": int(s.box.task_with_yellow)},
        "people": {name: _amounts(s, kind) for kind, name in enumerate(TYPE_NAMES)},
        "display": {
            name: [_person(s, int(s.display[sex * DIE + i])) for i in range(DIE)]
            for sex, name in enumerate(SEX_NAMES)
        },
        "stacks": {
            name: sum(1 for i in range(TYPES * COPIES) if s.person_at[sex * TYPES * COPIES + i] == 0)
            for sex, name in enumerate(SEX_NAMES)
        },
        "task_display": [_task(s, task) for task in range(START_TASKS, TASKS) if s.task_at[task] == SHOWN],
        "task_stack": sum(1 for task in range(START_TASKS, TASKS) if s.task_at[task] == 0),
        "jewelry": _jewelry(s),
        "face_up": _cards(s.face_up),
        "discard": _cards(s.discard),
        "deck": int(s.deck_size),
        "acted": [
            f"{SEX_NAMES[at // TYPES]}_{TYPE_NAMES[at % TYPES]}"
            for at in range(2 * TYPES)
            if s.acted >> at & 1
        ],
        "green_used": bool(s.green_used),
        "players": [_player(s, seat) for seat in range(players)],
        "hand": None if viewer is None else _cards(s.hand, viewer),
    }


def _over(s: Bora) -> bool:
    return bool(s.truncated or (s.phase == AT_END and s.pending == 0))


def _seat(number: int) -> int | None:
    return int(number) - 1 if number > 0 else None


def _phase(s: Bora) -> str:
    """The question that is put, or what happens meanwhile."""
    if _over(s):
        return "over"
    if s.pending == 0 or awaiting(s) == 0:
        return "deal"
    return SPEECH.phase(s)


def _pending(s: Bora) -> Pending:
    """What the present question carries."""
    if awaiting(s) == 0:
        return {}
    asked = Asked(s)
    a, b = int(asked.a), int(asked.b)
    match _phase(s):
        case "pay":
            return {
                "god": COLOUR_NAMES[a],
                "task": s.box.task_ids[b - FOR_A_TASK] if b >= FOR_A_TASK else None,
            }
        case "expand":
            return {"kind": ROUTE_NAMES[a], "strength": b}
        case "take_hut" | "score_fish":
            return {"region": REGION_NAMES[a]}
        case "material":
            return {
                "kinds": [name for i, name in enumerate(MATERIAL_NAMES) if a >> i & 1],
                "left": int(still_due(a)),
            }
        case "recruit":
            return {"sex": SEX_NAMES[a], "strength": b}
        case "place_person":
            return {"person": _person(s, a + 1)}
        case "help" | "take_god" | "move_huts":
            return {"left": a}
        case "priest" | "build":
            return {"strength": a}
        case "build_on":
            return {"value": a}
        case "settle":
            return {"final": bool(a)}
    return {}


def _region(s: Bora, region: int) -> RegionSeen:
    huts = [int(seat) - 1 for seat in s.arrived[region * SEATS : (region + 1) * SEATS] if seat > 0]
    return {
        "id": REGION_NAMES[region],
        "island": ISLAND_NAMES[s.box.island[region]],
        "terrain": TERRAIN_NAMES[s.box.terrain[region]],
        "income": INCOME_NAMES[s.box.income[region]],
        "fish": int(s.fish[region]) or None,
        "huts": huts,
        "holder": int(holder(s, region)) if huts else None,
    }


def _routes(s: Bora) -> list[RouteSeen]:
    routes: list[RouteSeen] = []
    for kind, name in enumerate(ROUTE_NAMES):
        for at in range(kind * MANY, kind * MANY + int(s.box.routes[kind])):
            ends = [REGION_NAMES[r] for r in range(REGIONS) if int(s.box.route[at]) >> r & 1]
            routes.append({"kind": name, "between": ends, "value": int(s.box.route_value[at])})
    return routes


def _tiles(s: Bora) -> list[TileSeen]:
    """The action tiles and the fishing place, each with its dice by pass, the higher ones first."""
    players = int(s.players)
    dice: dict[str, list[tuple[int, PlacedDie]]] = {name: [] for name in tiles_of(players)}
    for i in range(players * DICE):
        if s.die_place[i] == 0:
            continue
        job, turn = (int(s.die_place[i]) - 1) % 8, (int(s.die_place[i]) - 1) // 8
        seat = i // DICE
        die: PlacedDie = {"seat": seat, "die": i % DICE, "value": int(s.die_value[i]), "job": JOB_NAMES[job]}
        dice[tile_id(job, players)].append((turn * 10 - int(s.die_value[i]), die))
    return [
        {"id": name, "dice": [die for _, die in sorted(there, key=lambda entry: entry[0])]}
        for name, there in dice.items()
    ]


def _amounts(s: Bora, kind: int) -> list[int]:
    """Strength or gain of one, two and three people of a type."""
    return [int(s.box.people[kind * (COPIES + 1) + copies]) for copies in range(1, COPIES + 1)]


def _status(s: Bora) -> list[StatusSpace]:
    """The spaces of the track with the seats on each, from the top of the stack downwards."""
    spaces: list[list[int]] = [[] for _ in range(len(s.box.status))]
    for seat in s.ahead:
        if seat != UNKNOWN:
            spaces[s.status[seat]].append(int(seat))
    return [{"points": int(s.box.status[i]), "seats": seats} for i, seats in enumerate(spaces)]


def _person(s: Bora, tile: int) -> PersonSeen | None:
    """A tile by its number + 1."""
    if tile == 0:
        return None
    person = tile - 1
    return {
        "id": person_id(person),
        "sex": SEX_NAMES[sex_of(person)],
        "type": TYPE_NAMES[type_of(person)],
        "symbols": int(s.box.symbols[person]),
    }


def _task(s: Bora, task: int) -> TaskSeen:
    """A task with what it needs."""
    needs: list[NeedSeen] = [{"what": what, "least": least} for what, least in needs_of(s.box, task)]
    return {"id": s.box.task_ids[task], "start": task < START_TASKS, "needs": needs}


def _held(s: Bora, task: int, seat: int) -> HeldTask:
    """A task with what it needs and what its owner has."""
    shown = _task(s, task)
    needs: list[HeldNeed] = [
        {**need, "have": int(have(s, seat, s.box.need[task * PARTS + part]))}
        for part, need in enumerate(shown["needs"])
    ]
    return {"id": shown["id"], "start": shown["start"], "needs": needs, "missing": int(short(s, seat, task))}


def _jewelry(s: Bora) -> list[list[JewelOnOffer]]:
    """Six columns of what is still on the board."""
    columns: list[list[JewelOnOffer]] = [[] for _ in range(ROUNDS)]
    for jewel in range(JEWELS):
        at = int(s.jewel_at[jewel]) - 1
        if 0 <= at < JEWEL_PLACES:
            columns[at // 4].append({**_jewel(s, jewel), "row": at % 4})
    return columns


def _jewel(s: Bora, jewel: int) -> JewelSeen:
    cost, points = int(s.box.jewel_cost[jewel]), int(s.box.jewel_points[jewel])
    return {"id": s.box.jewel_ids[jewel], "cost": cost, "points": points}


def _cards(cards: vec[i64], seat: int = 0) -> Cards:
    return {name: int(cards[seat * COLOURS + i]) for i, name in enumerate(COLOUR_NAMES)}


def _player(s: Bora, seat: int) -> PlayerSeen:
    points = {name: int(s.points[seat * len(SOURCE_NAMES) + i]) for i, name in enumerate(SOURCE_NAMES)}
    tasks = [int(task) - 1 for task in s.tasks[seat * TASK_PLACES : (seat + 1) * TASK_PLACES]]
    return {
        "seat": seat,
        "points": points,
        "total": sum(points.values()),
        "slots": [_slot(s, seat, slot) for slot in range(SLOTS)],
        "ceremony": [_space(s, seat, space) for space in range(SPACES)],
        "beside": {name: int(s.beside[seat * KINDS + i]) for i, name in enumerate(MATERIAL_NAMES)},
        "unbuilt": [value for value in range(1, DIE + 1) if not s.built[seat] >> value - 1 & 1],
        "priests": int(s.priests[seat]),
        "god_tiles": int(s.god_tiles[seat]),
        "offerings": int(s.offerings[seat]),
        "shells": int(s.shells[seat]),
        "cards": int(s.hand_size[seat]),
        "known": _cards(s.known, seat),
        "dice": [
            {"value": int(s.die_value[i]), "placed": s.die_place[i] > 0}
            for i in range(seat * DICE, (seat + 1) * DICE)
            if s.die_value[i] > 0
        ],
        "status": int(s.status[seat]),
        "tasks": [None if task < 0 else _held(s, task, seat) for task in tasks],
        "fulfilled": [s.box.task_ids[task] for task in range(TASKS) if s.task_at[task] == DONE_BY + seat],
        "jewels": [_jewel(s, jewel) for jewel in range(JEWELS) if s.jewel_at[jewel] == JEWEL_OF + seat],
    }


def _slot(s: Bora, seat: int, slot: int) -> SlotSeen:
    tile = int(s.slot_person[seat * SLOTS + slot])
    huts = int(s.stack[seat]) if slot == SLOTS - 1 else int(s.hut_slots[seat]) >> slot & 1
    shifted = tile > 0 and s.person_at[tile - 1] == SHIFTED + seat
    return {"huts": huts, "person": _person(s, tile), "shifted": bool(shifted)}


def _space(s: Bora, seat: int, space: int) -> CeremonySpace:
    what = int(s.ceremony[seat * SPACES + space])
    return {
        "id": SPACE_NAMES[space],
        "kind": MATERIAL_NAMES[s.box.space_kind[space]],
        "material": what == 1,
        "building": what - 1 if what > 1 else None,
    }
