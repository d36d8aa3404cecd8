"""What the log of Bora Bora can say."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from motu.games._shared.text import Phrase, say
from motu.games.bora_bora.names import (
    SOURCES,
    card_name,
    god_name,
    jewel_name,
    job_name,
    material_name,
    payment_name,
    people_name,
    person_name,
    region_name,
    seat_name,
    space_name,
    task_name,
)
from motu.games.bora_bora.rules import tell

Fact = int | str | Phrase


def _as_is(n: int) -> Fact:
    return n


def _unsaid(n: int) -> Fact:
    return ""


def _source(n: int) -> Fact:
    return say(f"source-{SOURCES[n]}")


Line = tuple[tuple[str, Callable[[int], Fact]], ...]
WHO: Line = (("seat", seat_name),)
N: Line = (("n", _as_is),)
POINTS: Line = (("points", _as_is),)
TASK: Line = (("id", _unsaid), ("task", task_name))
PEOPLE: Line = (*WHO, ("people", people_name), ("copies", _as_is))

# The facts of each event in the order in which the rules tell them: name in the text, and how it is said.
FACTS: dict[int, Line] = {
    tell.TURN_TILE: (*WHO, *N),
    tell.FISH_LAID: (("region", region_name), *N),
    tell.START_TASK: (*WHO, *TASK),
    tell.TASK_DEALT: (*WHO, *TASK),
    tell.TASK_SHOWN: TASK,
    tell.CARD_TURNED: (("card", card_name),),
    tell.CARD_DRAWN: (*WHO, ("card", card_name)),
    tell.CARD_DRAWN_HIDDEN: WHO,
    tell.ROLLED: (*WHO, ("first", _as_is), ("second", _as_is), ("third", _as_is)),
    tell.ROUND_STARTED: (*N, *WHO),
    tell.STARTED: (*WHO, ("region", region_name)),
    tell.DIE_PLACED: (*WHO, *N, ("job", job_name)),
    tell.DIE_WITH_WHITE: (*WHO, *N, ("job", job_name)),
    tell.FISHED: (*WHO, *N, *POINTS),
    tell.PAID: (*WHO, ("god", god_name), ("payment", payment_name)),
    tell.HUT_PLACED: (*WHO, ("region", region_name)),
    tell.OFFERINGS: (*WHO, *N),
    tell.MATERIAL_LAID: (*WHO, ("space", space_name), ("material", material_name)),
    tell.MATERIAL_BESIDE: (*WHO, ("material", material_name)),
    tell.FISH_SCORED: (*WHO, ("region", region_name), *POINTS),
    tell.HELP_POINTS: (*WHO, *POINTS),
    tell.HELP_LOST: (*WHO, *N),
    tell.CARD_TAKEN: (*WHO, ("card", card_name)),
    tell.HUTS_MOVED: (*WHO, *N),
    tell.PRIEST_PLACED: (*WHO, *N),
    tell.PRIEST_OUT: WHO,
    tell.BUILT: (*WHO, *N, *POINTS),
    tell.CLIMBED: (*WHO, *N),
    tell.SHELLS: (*WHO, *N),
    tell.PEOPLE_USED: PEOPLE,
    tell.PEOPLE_DOUBLED: PEOPLE,
    tell.PEOPLE_EXTRA: PEOPLE,
    tell.PEOPLE_POINTS: (*WHO, *POINTS),
    tell.STATUS_SCORED: (*WHO, *POINTS),
    tell.NEW_PLACE: (*WHO, *N),
    tell.TEMPLE_SCORED: (*WHO, *N, *POINTS),
    tell.GOD_TILE_WON: WHO,
    tell.GOD_TILE_GONE: (),
    tell.TASK_DONE: (*WHO, *TASK, *POINTS),
    tell.TASK_DROPPED: (*WHO, *TASK),
    tell.TASK_TAKEN: (*WHO, *TASK),
    tell.DECK_REBUILT: N,
    tell.FINAL_TASKS: (),
    tell.FINAL_POINTS: (*WHO, ("source", _source), *POINTS),
    tell.SCORED: (*WHO, *POINTS),
}


def event(kind: int, facts: Sequence[int]) -> Phrase:
    """One line of the log."""
    id = f"log-{kind}"
    if kind == tell.PERSON_SHOWN:
        return say(id, die=facts[0], person=person_name(facts[1], facts[2]))
    if kind in (tell.RECRUITED, tell.TATTOOED, tell.COLLECTED):
        person = person_name(facts[1], facts[2])
        return say(id, seat=seat_name(facts[0]), person=person, symbols=facts[2])
    if kind == tell.JEWEL_LAID:
        return say(id, round=facts[0], jewel=jewel_name(facts[2], facts[3]))
    if kind == tell.JEWEL_BOUGHT:
        return say(id, seat=seat_name(facts[0]), jewel=jewel_name(facts[2], facts[3]))
    said: dict[str, Fact] = {name: speak(n) for (name, speak), n in zip(FACTS[kind], facts, strict=False)}
    said.pop("id", None)
    return Phrase(id, said)
