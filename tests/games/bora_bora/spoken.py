"""What Bora Bora is heard to say: its log, fact by fact; and tables at which rarer questions are put."""

from __future__ import annotations

import motu
from motu.games.bora_bora.rules import tell
from tests.games.bora_bora.situations import (
    box_of,
    final_tasks,
    give,
    go,
    phase_a,
    phase_b,
    phase_c,
    put_hut,
    show,
    slots_free,
    table,
    temple,
)
from tests.games.speaking import Spoken

PLAUSIBLE = {
    "seat": range(4),
    "number": (1, 2, 5, 17),
    "region": range(12),
    "place": range(1, 7),
    "turn": range(1, 5),
    "person": range(72),
    "jewel": range(24),
    "task": range(60),
    "colour": range(5),
    "job": range(7),
    "payment": range(11),
    "space": range(12),
    "kind": range(3),
    "people": range(24),
    "source": range(18),
    "copies": (1, 2, 3),
}
ALIKE = {  # how many different things there are of those that look alike
    "person": len({(tile // 3, box_of().symbols[tile]) for tile in range(72)}),
    "jewel": len(set(zip(box_of().jewel_cost[:24], box_of().jewel_points[:24], strict=True))),
}
EVENTS = {  # what the rules tell with each, as the comments in tell.py say
    "TURN_TILE": "seat number",
    "FISH_LAID": "region number",
    "PERSON_SHOWN": "place person",
    "START_TASK": "seat task",
    "TASK_DEALT": "seat task",
    "TASK_SHOWN": "task",
    "JEWEL_LAID": "place jewel",
    "CARD_TURNED": "colour",
    "CARD_DRAWN": "seat colour",
    "CARD_DRAWN_HIDDEN": "seat",
    "ROLLED": "seat place place place",
    "ROUND_STARTED": "number seat",
    "STARTED": "seat region",
    "DIE_PLACED": "seat place job",
    "DIE_WITH_WHITE": "seat place job",
    "FISHED": "seat place number",
    "PAID": "seat colour payment",
    "HUT_PLACED": "seat region",
    "OFFERINGS": "seat number",
    "MATERIAL_LAID": "seat space kind",
    "MATERIAL_BESIDE": "seat kind",
    "FISH_SCORED": "seat region number",
    "RECRUITED": "seat person",
    "TATTOOED": "seat person",
    "COLLECTED": "seat person",
    "HELP_POINTS": "seat number",
    "HELP_LOST": "seat number",
    "CARD_TAKEN": "seat colour",
    "HUTS_MOVED": "seat number",
    "PRIEST_PLACED": "seat place",
    "PRIEST_OUT": "seat",
    "BUILT": "seat place number",
    "CLIMBED": "seat number",
    "SHELLS": "seat number",
    "PEOPLE_USED": "seat people copies",
    "PEOPLE_DOUBLED": "seat people copies",
    "PEOPLE_EXTRA": "seat people copies",
    "PEOPLE_POINTS": "seat number",
    "STATUS_SCORED": "seat number",
    "NEW_PLACE": "seat turn",
    "TEMPLE_SCORED": "seat copies number",
    "GOD_TILE_WON": "seat",
    "GOD_TILE_GONE": "",
    "JEWEL_BOUGHT": "seat jewel",
    "TASK_DONE": "seat task number",
    "TASK_DROPPED": "seat task",
    "TASK_TAKEN": "seat task",
    "DECK_REBUILT": "number",
    "FINAL_TASKS": "",
    "FINAL_POINTS": "seat source number",
    "SCORED": "seat number",
}


def paying_in_every_way() -> motu.Match:
    s = table(4)
    give(s, "A", cards="white blue blue red red green green yellow yellow", offerings=2, god_tiles=1)
    match = phase_a(s, ["B1 temple"], A="2 1")
    go(match, "A place 2 temple white")
    return match


def pushing_a_priest() -> motu.Match:
    s = table(4)
    temple(s, "-B----")
    match = phase_a(s, A="6 1 1")
    go(match, "A place 6 temple")
    return match


def before_the_fire() -> motu.Match:
    match = pushing_a_priest()
    go(match, "A priest 3")
    return match


def with_everybody_waiting() -> motu.Match:
    s = table(4)
    slots_free(s, "A", 4)
    give(s, "A", people="m_vp_1 m_vp_2 w_vp_1")
    match = phase_a(s, A="6 1 1")
    go(match, "A place 6 helper")
    return match


def doubling_and_adding() -> motu.Match:
    s = table(4)
    slots_free(s, "A", 4)
    give(s, "A", people="m_vp_1 m_vp_2 w_vp_1 w_shell_1", god_tiles=1)
    match = phase_b(s)
    go(match, "A use woman vp 1")
    return match


def at_a_fish() -> motu.Match:
    s = table(4)
    put_hut(s, "A", "c_mountain")
    give(s, "A", cards="red blue blue", offerings=1, god_tiles=1)
    match = phase_a(s, A="4 1 1")
    go(match, "A place 4 sea", "A take_hut slot_12", "A material z12")
    return match


def the_last_tasks_with_yellow() -> motu.Match:
    s = table(2)
    give(s, "A", tasks="st4 t19 t47", materials="z11 z14 z13", god_tiles=1)
    return final_tasks(s)


def with_wood_to_spare() -> motu.Match:
    s = table(4)
    give(s, "A", materials="z11 z14 z22 z33")
    match = phase_a(s, A="2 1 1")
    go(match, "A place 2 helper", "A help material")
    return match


def recruiting_with_slot_12_free() -> motu.Match:
    """Slot 1 and slot 12 are both free."""
    s = table(4)
    put_hut(s, "A", "c_mountain", last=True)
    put_hut(s, "A", "c_plain", last=True)
    show(s, woman="w_vp_1 w_vp_2 w_vp_3 - - -")
    match = phase_a(s, A="3 1 1")
    go(match, "A place 3 woman")
    return match


def building_upright() -> motu.Match:
    s = table(4)
    give(s, "A", materials="z11 z12 z21")
    match = phase_a(s, A="1 1 1")
    go(match, "A place 1 build")
    return match


def settling_with_yellow() -> motu.Match:
    s = table(4)
    give(s, "A", tasks="st4 t05 t47", materials="z11 z12", god_tiles=1)
    return phase_c(s, "NextSettle")


SITUATIONS = [
    building_upright,
    settling_with_yellow,
    recruiting_with_slot_12_free,
    with_wood_to_spare,
    paying_in_every_way,
    pushing_a_priest,
    before_the_fire,
    with_everybody_waiting,
    doubling_and_adding,
    at_a_fish,
    the_last_tasks_with_yellow,
]
SPOKEN = Spoken(
    "bora-bora",
    tell,
    EVENTS,
    PLAUSIBLE,
    alike=ALIKE,
    unsaid={"CARD_DRAWN": {0}},  # the seat is "you"
    situations=SITUATIONS,
    same_words="buy j",  # jewels of the same cost and worth
)
