"""Ids of the box as they stand in notation, views and texts."""

from __future__ import annotations

from motu.games._shared.text import Phrase, say
from motu.games.bora_bora.box import (
    COLOUR_NAMES,
    COLUMNS,
    COPIES,
    MATERIAL_NAMES,
    NEED_NAMES,
    PARTS,
    REGION_NAMES,
    SEX_NAMES,
    SPACES,
    TYPE_NAMES,
    TYPES,
    BoraBox,
)
from motu.games.bora_bora.rules.payments import GOD_TILE, PAIR

JOB_NAMES = ("helper", "temple", "build", "woman", "man", "land", "sea", "fishing")
PHASE_NAMES = ("set_up", "A", "B", "C", "end")
SOURCES = (
    "start",
    "fishing",
    "helper",
    "red_god",
    "buildings",
    "people",
    "status",
    "temple",
    "tasks",
    "god_tiles",
    "sites",
    "jewelry",
    "nine_tasks",
    "six_jewels",
    "ceremony",
    "six_buildings",
    "twelve_regions",
    "twelve_people",
)
PAIR_SPACES = [  # the two spaces of each pair, in the order of the box
    (space, space + step)
    for space in range(SPACES)
    for step in (1, COLUMNS)
    if (space % COLUMNS < COLUMNS - 1 if step == 1 else space + COLUMNS < SPACES)
]


def letter(seat: int) -> str:
    """A seat in notation."""
    return "ABCD"[seat]


def tile_id(job: int, seats: int) -> str:
    """The action tile on which a job is done: some are combined (BB-18.1, 18.2)."""
    if seats == 2 and JOB_NAMES[job] in ("woman", "man"):
        return "people"
    if seats < 4 and JOB_NAMES[job] in ("land", "sea"):
        return "path"
    return JOB_NAMES[job]


def tiles_of(seats: int) -> list[str]:
    """The action tiles in play and the fishing place."""
    return list(dict.fromkeys(tile_id(job, seats) for job in range(len(JOB_NAMES))))


def slot_id(slot: int) -> str:
    return f"slot_{slot + 1}"


def sex_of(person: int) -> int:
    return person // (TYPES * COPIES)


def type_of(person: int) -> int:
    return person // COPIES % TYPES


def person_id(person: int) -> str:
    """A tile: sex, type and which of the three."""
    return f"{SEX_NAMES[sex_of(person)][0]}_{TYPE_NAMES[type_of(person)]}_{person % COPIES + 1}"


def payment_id(payment: int) -> str:
    if payment == GOD_TILE:
        return "god_tile"
    colour = COLOUR_NAMES[payment % PAIR]
    return colour if payment < PAIR else f"{colour} {colour}"


# --- in words -----------------------------------------------------------------------------------


def seat_name(seat: int) -> Phrase:
    return say(f"seat-{seat}")


def region_name(region: int) -> Phrase:
    return say(f"region-{REGION_NAMES[region]}")


def job_name(job: int) -> Phrase:
    return say(f"job-{JOB_NAMES[job]}")


def type_name(kind: int) -> Phrase:
    return say(f"type-{TYPE_NAMES[kind]}")


def people_name(at: int) -> Phrase:
    """All people of one sex and type."""
    return say(f"people-{SEX_NAMES[at // TYPES]}", type=type_name(at % TYPES))


def person_name(person: int, symbols: int) -> Phrase:
    return say(f"person-{SEX_NAMES[sex_of(person)]}", type=type_name(type_of(person)), symbols=symbols)


def god_name(god: int) -> Phrase:
    return say(f"god-{COLOUR_NAMES[god]}")


def card_name(colour: int) -> Phrase:
    return say(f"card-{COLOUR_NAMES[colour]}")


def payment_name(payment: int) -> Phrase:
    if payment == GOD_TILE:
        return say("pay-god_tile")
    if payment < PAIR:
        return say("pay-card", card=card_name(payment))
    return say("pay-pair", cards=say(f"cards-{COLOUR_NAMES[payment - PAIR]}"))


def material_name(kind: int) -> Phrase:
    return say(f"material-{MATERIAL_NAMES[kind]}")


def the_material(kind: int) -> Phrase:
    return say(f"material-{MATERIAL_NAMES[kind]}.the")


def space_name(space: int) -> Phrase:
    return say("space", row=space // COLUMNS + 1, column=space % COLUMNS + 1)


def jewel_name(cost: int, points: int) -> Phrase:
    return say("jewel", cost=cost, points=points)


def task_name(needs: int) -> Phrase:
    """A task by what it needs, as the box writes it."""
    return say("task", needs=tuple(say(f"need-{what}", n=least) for what, least in needs_of(needs)))


def needs_of(needs: int) -> list[tuple[str, int]]:
    """What a task counts, and how many it wants."""
    parts = [int(needs) >> part * 10 & 1023 for part in range(PARTS)]
    return [(NEED_NAMES[part // 32 - 1], part % 32) for part in parts if part]


def task_of(box: BoraBox, task: int) -> Phrase:
    return task_name(int(box.needs[task]))


def jewel_of(box: BoraBox, jewel: int) -> Phrase:
    return jewel_name(int(box.jewel_cost[jewel]), int(box.jewel_points[jewel]))


def person_of(box: BoraBox, person: int) -> Phrase:
    return person_name(person, int(box.symbols[person]))
