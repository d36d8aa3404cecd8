"""The position of Bora Bora in plain names, as docs/games/bora_bora.md describes it."""

from __future__ import annotations

from typing import Any

from motu.games._shared.nouns import LETTERS
from motu.games.bora_bora.box import (
    COLOUR_NAMES,
    COLOURS,
    DIE,
    JEWEL_NAMES,
    JEWELS,
    KINDS,
    MATERIAL_NAMES,
    PERSONS,
    REGION_NAMES,
    ROUNDS,
    SEATS,
    SEX_NAMES,
    SLOTS,
    SPACE_NAMES,
    SPACES,
    START_TASKS,
    TASK_NAMES,
    TASK_PLACES,
    TASKS,
    TEMPLE,
    TYPE_NAMES,
    TYPES,
)
from motu.games.bora_bora.names import (
    PHASE_NAMES,
    person_id,
    sex_of,
    tile_id,
    tiles_of,
)
from motu.games.bora_bora.state import DICE, DONE_BY, JEWEL_OF, SHIFTED, SHOWN, SOURCE_NAMES, STACK, Bora
from motu.kernel.core import UNKNOWN


def snapshot(s: Bora) -> dict[str, Any]:
    """The true position in the oracle's words."""
    seats = range(int(s.players))
    return {
        "round": int(s.round),
        "phase": PHASE_NAMES[s.phase],
        "turn_order": [LETTERS[seat] for seat in s.order if seat != UNKNOWN],
        "regions": {name: _region(s, i) for i, name in enumerate(REGION_NAMES)},
        "tiles": _tiles(s),
        "status": _status(s),
        "temple": [_owner(int(s.temple[v])) for v in reversed(range(TEMPLE))],
        "temple_god_tiles": int(s.temple_tiles),
        "display": {
            name: [_person(int(s.display[sex * DIE + i])) for i in range(DIE)]
            for sex, name in enumerate(SEX_NAMES)
        },
        "task_display": [TASK_NAMES[t] for t in range(START_TASKS, TASKS) if s.task_at[t] == SHOWN],
        "stacks": {
            **{
                name: sorted(
                    person_id(p) for p in range(PERSONS) if sex_of(p) == sex and s.person_at[p] == STACK
                )
                for sex, name in enumerate(SEX_NAMES)
            },
            "task": [TASK_NAMES[t] for t in range(START_TASKS, TASKS) if s.task_at[t] == STACK],
        },
        "jewelry": [
            [JEWEL_NAMES[j] for j in range(JEWELS) if 0 <= (s.jewel_at[j] - 1) // 4 == column < ROUNDS]
            for column in range(ROUNDS)
        ],
        "face_up": _colours(s.face_up, 0),
        "deck": _colours(s.deck, 0),
        "discard": _colours(s.discard, 0),
        "acted": sorted(
            f"{SEX_NAMES[at // TYPES]} {TYPE_NAMES[at % TYPES]}"
            for at in range(2 * TYPES)
            if s.acted >> at & 1
        ),
        "green_used": bool(s.green_used),
        "players": {LETTERS[seat]: _player(s, seat) for seat in seats},
    }


def _owner(seat: int) -> str:
    return LETTERS[seat - 1] if seat else "-"


def _person(tile: int) -> str:
    return person_id(tile - 1) if tile else "-"


def _colours(cards: Any, at: int) -> dict[str, int]:
    return {name: int(cards[at + i]) for i, name in enumerate(COLOUR_NAMES)}


def _region(s: Bora, region: int) -> dict[str, Any]:
    huts = [int(seat) for seat in s.arrived[region * SEATS : (region + 1) * SEATS]]
    return {"fish": int(s.fish[region]) or None, "huts": [LETTERS[seat - 1] for seat in huts if seat]}


def _tiles(s: Bora) -> dict[str, list[str]]:
    players = int(s.players)
    tiles: dict[str, list[str]] = {name: [] for name in tiles_of(players)}
    for i in range(players * DICE):
        if s.die_place[i]:
            job = (int(s.die_place[i]) - 1) % 8
            tiles[tile_id(job, players)].append(f"{LETTERS[i // DICE]}{int(s.die_value[i])}")
    return {name: sorted(dice) for name, dice in tiles.items()}


def _status(s: Bora) -> list[str]:
    spaces = [""] * len(s.box.status)
    for seat in s.ahead:
        if seat != UNKNOWN:
            spaces[s.status[seat]] += LETTERS[seat]
    return spaces


def _player(s: Bora, seat: int) -> dict[str, Any]:
    hut_slots = int(s.hut_slots[seat])
    huts = [hut_slots >> i & 1 for i in range(SLOTS - 1)] + [int(s.stack[seat])]
    persons = [int(s.slot_person[seat * SLOTS + i]) for i in range(SLOTS)]
    return {
        "slots": [person_id(p - 1) if p else n for p, n in zip(persons, huts, strict=True)],
        "shifted": sorted(person_id(p) for p in range(PERSONS) if s.person_at[p] == SHIFTED + seat),
        "ceremony": {name: _space(s, seat, i) for i, name in enumerate(SPACE_NAMES)},
        "beside": {name: int(s.beside[seat * KINDS + i]) for i, name in enumerate(MATERIAL_NAMES)},
        "unbuilt": [v for v in range(1, DIE + 1) if not s.built[seat] >> v - 1 & 1],
        "priests": int(s.priests[seat]),
        "god_tiles": int(s.god_tiles[seat]),
        "offerings": int(s.offerings[seat]),
        "shells": int(s.shells[seat]),
        "hand": _colours(s.hand, seat * COLOURS),
        "known": _colours(s.known, seat * COLOURS),
        "dice": sorted(
            int(s.die_value[i])
            for i in range(seat * DICE, (seat + 1) * DICE)
            if s.die_value[i] and not s.die_place[i]
        ),
        "tasks": sorted(
            TASK_NAMES[t - 1] for t in s.tasks[seat * TASK_PLACES : (seat + 1) * TASK_PLACES] if t
        ),
        "fulfilled": sorted(TASK_NAMES[t] for t in range(TASKS) if s.task_at[t] == DONE_BY + seat),
        "jewels": [JEWEL_NAMES[j] for j in range(JEWELS) if s.jewel_at[j] == JEWEL_OF + seat],
        "points": {name: int(s.points[seat * len(SOURCE_NAMES) + i]) for i, name in enumerate(SOURCE_NAMES)},
    }


def _space(s: Bora, seat: int, space: int) -> str:
    what = int(s.ceremony[seat * SPACES + space])
    if what < 2:
        return MATERIAL_NAMES[s.box.space_kind[space]] if what else "-"
    return f"building {what - 1}"
