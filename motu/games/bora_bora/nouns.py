"""The things of Bora Bora that answers, events and places on the board name."""

from __future__ import annotations

from motu.games._shared.nouns import SEAT, Noun, named, number, word
from motu.games.bora_bora.box import (
    COLOUR_NAMES,
    COPIES,
    DIE,
    JEWELS,
    KINDS,
    MATERIAL_NAMES,
    PERSONS,
    REGION_NAMES,
    SEX_NAMES,
    SLOTS,
    SPACE_NAMES,
    SPACES,
    START_TASKS,
    TASKS,
    TYPE_NAMES,
    TYPES,
)
from motu.games.bora_bora.names import (
    JOB_NAMES,
    jewel_name,
    jewel_place,
    payment_id,
    payment_name,
    payment_place,
    people_name,
    person_id,
    slot_id,
    space_name,
    task_name,
    the_material,
    the_person,
)
from motu.games.bora_bora.rules.payments import PAYMENTS
from motu.games.bora_bora.state import SOURCE_NAMES

VALUE = number("value", DIE, first=1)
REGION = named("region", REGION_NAMES)
JOB = named("job", JOB_NAMES)
GOD = named("god", COLOUR_NAMES)
CARD = named("card", COLOUR_NAMES)
PAYMENT = Noun(
    "payment",
    PAYMENTS,
    lambda box, n: payment_id(n),
    lambda box, n: payment_name(n),
    lambda box, n: payment_place(n),
)
SLOT = Noun("slot", SLOTS, lambda box, n: slot_id(n), lambda box, n: n + 1 if 0 <= n < SLOTS else 0)
SPACE = Noun("space", SPACES, lambda box, n: SPACE_NAMES[n], lambda box, n: space_name(n))
MATERIAL = named("material", MATERIAL_NAMES)
THE_MATERIAL = Noun("material", KINDS, MATERIAL.id, lambda box, n: the_material(n))
SEX = word("sex", *SEX_NAMES)
TYPE = named("type", TYPE_NAMES)
COPY = number("copies", COPIES, first=1)
PERSON = Noun("person", PERSONS, lambda box, n: person_id(n), the_person)
PEOPLE = Noun(
    "people",
    2 * TYPES,
    lambda box, n: f"{SEX_NAMES[n // TYPES]}_{TYPE_NAMES[n % TYPES]}",
    lambda box, n: people_name(n),
)
JEWEL = Noun(
    "jewel", JEWELS, lambda box, n: box.jewel_ids[n], jewel_name, lambda box, n: jewel_place(box.jewel_ids[n])
)
TASK = Noun("task", TASKS, lambda box, n: box.task_ids[n], task_name)
NEW_TASK = Noun(  # counted from the first that is no starting task
    "task",
    TASKS - START_TASKS,
    lambda box, n: box.task_ids[START_TASKS + n],
    lambda box, n: task_name(box, START_TASKS + n),
)
SOURCE = named("source", SOURCE_NAMES)

NOUNS = (  # that the log names
    *(SEAT, REGION, JOB, GOD, CARD, PAYMENT, SPACE, MATERIAL),
    *(PERSON, PEOPLE, JEWEL, TASK, SOURCE),
)
