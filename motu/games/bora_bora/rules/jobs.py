"""The seven jobs of dice and people: how much strength each needs now, and how it begins."""

from __future__ import annotations

from typing import Final

from motu.games.bora_bora.box import LAND, SEA
from motu.games.bora_bora.rules.building import CHOOSE_BUILDING, has_pair, lowest_building
from motu.games.bora_bora.rules.expansion import EXPAND_TO, easiest_route, has_hut
from motu.games.bora_bora.rules.helper import SPEND_HELP
from motu.games.bora_bora.rules.recruiting import TAKE_PERSON, first_shown, has_room
from motu.games.bora_bora.rules.temple import PLACE_PRIEST
from motu.games.bora_bora.state import NOTHING, Bora
from motu.kernel.core import LEGAL
from motu.kernel.vectors import i64

HELPER: Final = 0
TEMPLE_JOB: Final = 1
BUILDING: Final = 2
WOMAN_JOB: Final = 3
MAN_JOB: Final = 4
LAND_JOB: Final = 5
SEA_JOB: Final = 6

NO_PATH: Final = 10401
NO_PATH_SO_EASY: Final = 10402
NO_HUT_LEFT: Final = 411
NOBODY_SO_LOW: Final = 20501
NO_FREE_SLOT: Final = 503
NOBODY_LEFT: Final = 10507
NO_PRIEST: Final = 704
NO_BUILDING_SO_LOW: Final = 20801
NO_MATERIALS_SIDE_BY_SIDE: Final = 806


def need(s: Bora, seat: i64, job: i64) -> i64:
    """The least strength with which a seat can do a job now, NOTHING if it cannot at all (BB-3.7)."""
    if job == HELPER:
        return 0
    if job == TEMPLE_JOB:
        return 1 if s.priests[seat] > 0 else NOTHING
    if job == BUILDING:
        return lowest_building(s, seat) if has_pair(s.laid[seat]) else NOTHING
    if job <= MAN_JOB:
        return first_shown(s, job - WOMAN_JOB) if has_room(s, seat) else NOTHING
    return easiest_route(s, seat, job - LAND_JOB) if has_hut(s, seat) else NOTHING


def why_not_done(s: Bora, seat: i64, job: i64, strength: i64) -> i64:
    """LEGAL, or why a seat cannot do a job with this strength."""
    needed = need(s, seat, job)
    if needed <= strength:
        return LEGAL
    if job == TEMPLE_JOB:
        return NO_PRIEST
    if job == BUILDING:
        return NO_BUILDING_SO_LOW if has_pair(s.laid[seat]) else NO_MATERIALS_SIDE_BY_SIDE
    if job <= MAN_JOB:
        if not has_room(s, seat):
            return NO_FREE_SLOT
        return NOBODY_LEFT if needed == NOTHING else NOBODY_SO_LOW
    if not has_hut(s, seat):
        return NO_HUT_LEFT
    return NO_PATH if needed == NOTHING else NO_PATH_SO_EASY


def start_job(s: Bora, seat: i64, job: i64, strength: i64) -> None:
    """The first question of a job comes next."""
    if job == HELPER:
        s.push(SPEND_HELP.step(seat, strength))
    elif job == TEMPLE_JOB:
        s.push(PLACE_PRIEST.step(seat, strength))
    elif job == BUILDING:
        s.push(CHOOSE_BUILDING.step(seat, strength))
    elif job <= MAN_JOB:
        s.push(TAKE_PERSON.step(seat, job - WOMAN_JOB, strength))
    else:
        s.push(EXPAND_TO.step(seat, LAND if job == LAND_JOB else SEA, strength))
