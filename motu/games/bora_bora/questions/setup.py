"""Chapter 2 for people: set-up."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Draw, Question, Way
from motu.games._shared.nouns import SEAT, Noun, number
from motu.games.bora_bora.box import JEWELS_A_ROUND, ROUNDS, SEATS, START_TASKS
from motu.games.bora_bora.nouns import JEWEL, NEW_TASK, PERSON, REGION, TASK, VALUE
from motu.games.bora_bora.questions.expansion import REGION_FACTS, region_place, with_a_hut
from motu.games.bora_bora.rules import setup
from motu.games.bora_bora.state import Bora

PLACE = number("place", SEATS, first=1)
ROUND = number("round", ROUNDS, first=1)
OWNER = Noun("owner", SEATS + 1, lambda box, n: SEAT.id(box, n) if n >= 0 else "display", SEAT.word)


def revealed(at: Answer[Bora], n: int) -> int:
    """Women and men are drawn from stacks of their own."""
    return at.a * setup.OF_ONE_SEX + n


START = Question(
    setup.START_REGION,
    "start",
    "BB-2.14",
    ways=(Way("start", REGION, at=region_place),),
    facts={
        **REGION_FACTS,
        "seat": lambda at: SEAT.word(at.box, int(at.s.arrived[at.region * SEATS]) - 1),
    },
    no={
        setup.NOT_BESIDE_A_ONE: "not-beside-a-one",
        setup.TAKEN_BY_ANOTHER: "taken-by-another",
    },
    gestures=with_a_hut,
)

TURN_TILE = Draw(setup.DRAW_TURN_TILE, Way("turn_tile", SEAT.among(SEATS), PLACE.given(lambda at: at.a)))
FISH = Draw(setup.LAY_FISH, Way("fish", REGION.given(lambda at: at.a), VALUE))
REVEAL = Draw(
    setup.REVEAL_PERSON,
    Way("reveal", VALUE.given(lambda at: at.b), PERSON.among(setup.OF_ONE_SEX, revealed)),
)
START_TASK = Draw(
    setup.DEAL_START_TASK,
    Way("deal_start_task", SEAT.given(lambda at: at.player), TASK.among(START_TASKS)),
)
DEAL = Draw(
    setup.DEAL_TASK,
    Way("deal_task", OWNER.given(lambda at: -1 if at.a else at.player), NEW_TASK),
)
JEWEL_LAID = Draw(setup.LAY_JEWEL, Way("jewel", ROUND.given(lambda at: at.a // JEWELS_A_ROUND), JEWEL))
