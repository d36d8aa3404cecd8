"""Ids of the box and words that are made of several parts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from motu.games._shared.text import Phrase, say
from motu.games.bora_bora.box import (
    COLOUR_NAMES,
    COLUMNS,
    COPIES,
    JEWEL_NAMES,
    MATERIAL_NAMES,
    NEED_NAMES,
    PARTS,
    REGION_NAMES,
    SEX_NAMES,
    SLOTS,
    SPACES,
    TERRAIN_NAMES,
    TYPE_NAMES,
    TYPES,
    BoraBox,
)
from motu.games.bora_bora.rules.payments import GOD_TILE, PAIR

HOME = Path(__file__).parent  # of the texts
JOB_NAMES = ("helper", "temple", "build", "woman", "man", "land", "sea", "fishing")
PHASE_NAMES = ("set_up", "A", "B", "C", "end")
PAIR_SPACES = [  # the two spaces of each pair, in the order of the box
    (space, space + step)
    for space in range(SPACES)
    for step in (1, COLUMNS)
    if (space % COLUMNS < COLUMNS - 1 if step == 1 else space + COLUMNS < SPACES)
]


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
    """A space for a hut or a person, or none of them."""
    return f"slot_{slot + 1}" if 0 <= slot < SLOTS else "slot_none"


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


def payment_place(payment: int) -> str:
    """What one points at to pay: a card of the hand, one or two alike, or a god tile."""
    return "own_god_tile" if payment == GOD_TILE else f"hand_{COLOUR_NAMES[payment % PAIR]}"


# --- in words -----------------------------------------------------------------------------------


def people_name(at: int) -> Phrase:
    """All people of one sex and type."""
    return say(f"people-{SEX_NAMES[at // TYPES]}", type=say(f"type-{TYPE_NAMES[at % TYPES]}"))


def group_name(at: int, n: int) -> Phrase:
    """So many people of one sex and type."""
    return say(f"group-{SEX_NAMES[at // TYPES]}", type=say(f"type-{TYPE_NAMES[at % TYPES]}"), n=n)


def the_person(box: BoraBox, person: int) -> Phrase:
    """A tile, with its symbols."""
    kind = say(f"type-{TYPE_NAMES[type_of(person)]}")
    return say(f"person-{SEX_NAMES[sex_of(person)]}.the", type=kind, symbols=int(box.symbols[person]))


def the_people(person: int) -> Phrase:
    """A tile, where a sentence counts its symbols itself."""
    return say(f"people-{SEX_NAMES[sex_of(person)]}.the", type=say(f"type-{TYPE_NAMES[type_of(person)]}"))


def cards_name(colour: int) -> Phrase:
    """Two cards of one colour."""
    return say(f"cards-{COLOUR_NAMES[colour]}")


def payment_name(payment: int) -> Phrase:
    if payment == GOD_TILE:
        return say("pay-god_tile")
    if payment < PAIR:
        return say("pay-card", card=say(f"card-{COLOUR_NAMES[payment]}"))
    return say("pay-pair", pair=cards_name(payment - PAIR))


def the_material(kind: int) -> Phrase:
    return say(f"material-{MATERIAL_NAMES[kind]}.the")


def some_material(kind: int) -> Phrase:
    return say(f"material-{MATERIAL_NAMES[kind]}.some")


def in_region(region: int) -> Phrase:
    return say(f"region-{REGION_NAMES[region]}.in")


def space_name(space: int) -> Phrase:
    return say("space", row=space // COLUMNS + 1, column=space % COLUMNS + 1)


def jewel_name(box: BoraBox, jewel: int) -> Phrase:
    """A jewel by its cost and points; a number that no jewel has, as it is written."""
    if jewel >= box.jewel_count:
        return say("own-name", name=box.jewel_ids[jewel])
    return say("jewel", cost=int(box.jewel_cost[jewel]), points=int(box.jewel_points[jewel]))


def jewel_place(id: str) -> str:
    """A jewel on the board: what an edition adds is never taken for another thing."""
    return id if id in JEWEL_NAMES else f"j_{id}"


def task_name(box: BoraBox, task: int) -> Phrase:
    """A task by what it needs; a number that no task has, as it is written."""
    if task >= box.task_count:
        return say("own-name", name=box.task_ids[task])
    return task_of(needs_of(box, task))


def task_of(needs: Sequence[tuple[str, int]]) -> Phrase:
    """What a task needs, in words."""
    if len(needs) > 1 and all(what in TERRAIN_NAMES for what, _ in needs):
        places = tuple(say(f"need-{what}.short", n=least) for what, least in needs)
        return say("task", needs=(say("huts-in", places=places),))
    return say("task", needs=tuple(say(f"need-{what}", n=least) for what, least in needs))


def needs_of(box: BoraBox, task: int) -> list[tuple[str, int]]:
    """What a task counts, and how many it wants."""
    parts = range(task * PARTS, (task + 1) * PARTS)
    return [(NEED_NAMES[box.need[part]], int(box.least[part])) for part in parts if box.need[part] >= 0]
