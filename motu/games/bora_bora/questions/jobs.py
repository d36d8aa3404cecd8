"""The jobs of dice and people for people: why one cannot be done."""

from __future__ import annotations

from collections.abc import Callable

from motu.games._shared.asking import Answer
from motu.games._shared.text import Fact
from motu.games.bora_bora.box import ROUTE_NAMES, SEX_NAMES
from motu.games.bora_bora.rules import jobs
from motu.games.bora_bora.rules.building import lowest_building
from motu.games.bora_bora.rules.expansion import has_hut
from motu.games.bora_bora.state import NOTHING, Bora

NOT_DONE = {  # by dice and by people
    jobs.NO_PATH: "path",
    jobs.NO_PATH_SO_EASY: "path-so-easy",
    jobs.NO_HUT_LEFT: "hut-left",
    jobs.NOBODY_SO_LOW: "nobody-so-low",
    jobs.NO_FREE_SLOT: "free-slot",
    jobs.NOBODY_LEFT: "nobody-left",
    jobs.NO_BUILDING_SO_LOW: "building-so-low",
    jobs.NO_MATERIALS_SIDE_BY_SIDE: "materials-side-by-side",
}


def room_made(at: Answer[Bora]) -> str:
    """What would free a space of the player board."""
    if at.s.movable_huts(at.seat) > 0:
        return "move"
    return "place" if has_hut(at.s, at.seat) else "none"


def job_facts(
    job: Callable[[Answer[Bora]], int], strength: Callable[[Answer[Bora]], int]
) -> dict[str, Callable[[Answer[Bora]], Fact]]:
    """What these sentences say of a job that would be done with a strength."""
    return {
        "strength": strength,
        "needed": lambda at: int(jobs.need(at.s, at.seat, job(at))),
        "remedy": room_made,
        "unbuilt": lambda at: "none" if lowest_building(at.s, at.seat) == NOTHING else "some",
        "kind": lambda at: ROUTE_NAMES[job(at) - jobs.LAND_JOB],
        "wanted": lambda at: SEX_NAMES[job(at) - jobs.WOMAN_JOB],
    }
