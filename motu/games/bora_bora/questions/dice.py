"""Chapters 3 and 10 for people: dice are rolled and placed."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Draw, Question, Way
from motu.games._shared.nouns import SEAT, Noun
from motu.games._shared.text import Phrase, say
from motu.games.bora_bora.box import DIE
from motu.games.bora_bora.names import JOB_NAMES, tile_id
from motu.games.bora_bora.nouns import JOB, VALUE
from motu.games.bora_bora.questions.gods import NOT_PAYABLE, god, price
from motu.games.bora_bora.questions.jobs import NOT_DONE, job_facts
from motu.games.bora_bora.rules import dice, jobs
from motu.games.bora_bora.rules.dice import PLACES, WITH_WHITE
from motu.games.bora_bora.rules.payments import BLUE, WHITE
from motu.games.bora_bora.state import DICE, FISHING, Bora

PLACE_IDS = [*JOB_NAMES, *(f"{job} white" for job in JOB_NAMES[:FISHING])]
PLACE = Noun(
    "place",
    PLACES,
    lambda box, n: PLACE_IDS[n],
    lambda box, n: JOB.word(box, n % WITH_WHITE),
    lambda box, n: f"{'white' if n > FISHING else 'job'}_{JOB_NAMES[n % WITH_WHITE]}",
)


def job_of(at: Answer[Bora]) -> int:
    return at.place % WITH_WHITE


def white(at: Answer[Bora]) -> bool:
    return at.place > FISHING


def strength(at: Answer[Bora]) -> int:
    """White makes every die a 6."""
    return DIE if white(at) else at.value + 1


def lowest(at: Answer[Bora]) -> int:
    """The lowest die on the tile."""
    return int(at.s.tile_low[at.s.row_of(job_of(at))])


def placed_as(at: Answer[Bora]) -> str:
    """Gods have their price."""
    if at.place == FISHING:
        return "do-place-fishing"
    return "do-place" if gods_called(at) == "none" else "do-place-gods"


def price_of_gods(at: Answer[Bora]) -> Phrase:
    """What the die costs besides itself."""
    called = gods_called(at)
    return say("price-each") if called == "both" else price(at, BLUE if called == "blue" else WHITE)


def gods_called(at: Answer[Bora]) -> str:
    """Blue is not a choice: it is announced where the die is not lower."""
    blue = at.value + 1 >= lowest(at)
    if white(at):
        return "both" if blue else "white"
    return "blue" if blue else "none"


def placed_by(at: Answer[Bora]) -> str:
    """Fishing, the gods who are called, or the row of dice on a tile, which may serve two jobs."""
    if at.place == FISHING:
        return "BB-10.1"
    called = gods_called(at)
    if called != "none":
        return {"blue": "BB-17.5", "white": "BB-17.7", "both": "BB-17.16"}[called]
    combined = tile_id(job_of(at), int(at.s.players)) != JOB_NAMES[job_of(at)]
    return "BB-18.4" if combined else "BB-3.4"


def dice_left(at: Answer[Bora]) -> list[int]:
    """The values of the dice not placed yet."""
    own = range(at.seat * DICE, (at.seat + 1) * DICE)
    return sorted(int(at.s.die_value[i]) for i in own if at.s.die_place[i] == 0)


def numbers(values: list[int]) -> tuple[Phrase, ...]:
    return tuple(say("verbatim", text=str(value)) for value in values)


PLACE_DIE = Question(
    dice.PLACE_DIE,
    "place",
    "BB-3.4",
    ways=(
        Way(
            "place",
            VALUE,
            PLACE,
            at="die_{value} {place}",
            says=placed_as,
            rule=placed_by,
        ),
    ),
    facts={
        **job_facts(job_of, strength),
        "left": lambda at: len(dice_left(at)),
        "dice": lambda at: numbers(dice_left(at)),
        "low": lowest,
        "job": lambda at: JOB.word(at.box, job_of(at)),
        "gods": gods_called,
        "god": god(WHITE),
        "price": price_of_gods,
        "points": lambda at: int(at.box.fishing),
    },
    no={
        dice.NO_SUCH_DIE: "such-die",
        dice.NOT_LOWER: "not-lower",
        dice.NOT_LOWER_WITH_WHITE: "not-lower",
        dice.ALREADY_A_SIX: "already-a-six",
        dice.NOT_BOTH_PAYABLE: "not-both-payable",
        jobs.NO_PRIEST: "priest",
        **NOT_DONE,
        **NOT_PAYABLE,
    },
    curtain=True,
)

ROLL = Draw(dice.ROLL_DIE, Way("roll", SEAT.given(lambda at: at.player), VALUE))
