"""What the rules tell the log: the number of each event and the facts it carries."""

from __future__ import annotations

from typing import Final

TURN_TILE: Final = 1  # seat, place in the turn order
FISH_LAID: Final = 2  # region, value
PERSON_SHOWN: Final = 3  # place of the display, tile
START_TASK: Final = 4  # seat, task
TASK_DEALT: Final = 5  # seat, task
TASK_SHOWN: Final = 6  # task
JEWEL_LAID: Final = 7  # round, jewel
CARD_TURNED: Final = 8  # colour
CARD_DRAWN: Final = 9  # seat, colour: to the drawer alone
CARD_DRAWN_HIDDEN: Final = 10  # seat: to everybody else
ROLLED: Final = 11  # seat, three values
ROUND_STARTED: Final = 12  # round, first player
STARTED: Final = 13  # seat, region
DIE_PLACED: Final = 14  # seat, value, job
DIE_WITH_WHITE: Final = 15  # seat, value, job
FISHED: Final = 16  # seat, value, points
PAID: Final = 17  # seat, god, payment
HUT_PLACED: Final = 18  # seat, region
OFFERINGS: Final = 19  # seat, how many
MATERIAL_LAID: Final = 20  # seat, ceremony space, kind
MATERIAL_BESIDE: Final = 21  # seat, kind
FISH_SCORED: Final = 22  # seat, region, points
RECRUITED: Final = 23  # seat, tile
TATTOOED: Final = 24  # seat, tile
COLLECTED: Final = 25  # seat, tile
HELP_POINTS: Final = 26  # seat, points
HELP_LOST: Final = 27  # seat, points of strength
CARD_TAKEN: Final = 28  # seat, colour
HUTS_MOVED: Final = 29  # seat, how many
PRIEST_PLACED: Final = 30  # seat, temple space
PRIEST_OUT: Final = 31  # seat
BUILT: Final = 32  # seat, value, points
CLIMBED: Final = 33  # seat, steps
SHELLS: Final = 34  # seat, how many
PEOPLE_USED: Final = 35  # seat, sex * TYPES + type, copies
PEOPLE_DOUBLED: Final = 36  # seat, sex * TYPES + type, copies
PEOPLE_EXTRA: Final = 37  # seat, sex * TYPES + type, copies
PEOPLE_POINTS: Final = 38  # seat, points
STATUS_SCORED: Final = 39  # seat, points
NEW_PLACE: Final = 40  # seat, place in the turn order
TEMPLE_SCORED: Final = 41  # seat, priests, points
GOD_TILE_WON: Final = 42  # seat
GOD_TILE_GONE: Final = 43  # nothing
JEWEL_BOUGHT: Final = 44  # seat, jewel
TASK_DONE: Final = 45  # seat, task, points
TASK_DROPPED: Final = 46  # seat, task
TASK_TAKEN: Final = 47  # seat, task
DECK_REBUILT: Final = 48  # cards
FINAL_TASKS: Final = 49  # nothing
FINAL_POINTS: Final = 50  # seat, source, points
SCORED: Final = 51  # seat, points
