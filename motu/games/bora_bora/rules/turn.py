"""Chapters 1 and 3: six rounds of three phases; and the frozen list of all rules."""

from __future__ import annotations

from typing import Any, Final, final

from motu.games.bora_bora.box import DIE, ROUNDS, SEATS, BoraBox
from motu.games.bora_bora.rules import tell
from motu.games.bora_bora.rules.building import BUILD_ON, CHOOSE_BUILDING
from motu.games.bora_bora.rules.cards import DRAW_GOD_CARD, TAKE_GOD_CARD, TURN_GOD_CARD
from motu.games.bora_bora.rules.dice import NEXT_DIE, PLACE_DIE, ROLL_DIE
from motu.games.bora_bora.rules.expansion import EXPAND_TO, SCORE_FISH, TAKE_HUT_FROM
from motu.games.bora_bora.rules.fire import FIRE_GIFT, FIRE_RISE
from motu.games.bora_bora.rules.gods import PAY_FOR_GOD
from motu.games.bora_bora.rules.helper import SPEND_HELP
from motu.games.bora_bora.rules.jewelry import BUY_JEWELRY, NEXT_JEWEL
from motu.games.bora_bora.rules.materials import PLACE_MATERIAL
from motu.games.bora_bora.rules.people import ASK_PEOPLE, MOVE_HUTS, NEXT_PEOPLE, PEOPLE_EFFECT, USE_PEOPLE
from motu.games.bora_bora.rules.recruiting import PLACE_PERSON, TAKE_PERSON
from motu.games.bora_bora.rules.secrets import PAY_KIND
from motu.games.bora_bora.rules.setup import (
    DEAL_START_TASK,
    DEAL_TASK,
    DRAW_TURN_TILE,
    LAY_FISH,
    LAY_JEWEL,
    NEXT_START,
    REVEAL_PERSON,
    SET_UP,
    START_REGION,
    show_tasks,
)
from motu.games.bora_bora.rules.status import SCORE_STATUS
from motu.games.bora_bora.rules.tasks import (
    ASK_FINAL,
    NEXT_FINAL,
    NEXT_SETTLE,
    NEXT_TAKE,
    SETTLE_TASK,
    TAKE_TASK,
)
from motu.games.bora_bora.rules.temple import PLACE_PRIEST, SCORE_TEMPLE
from motu.games.bora_bora.scoring import FINAL_SCORING
from motu.games.bora_bora.state import DICE, GONE, IN_A, JOBS, NOTHING, Bora
from motu.kernel.core import AUTO, Rule, Ruleset
from motu.kernel.vectors import i64


@final
class Round(Rule[Bora]):
    """Phase A: dice; phase B: people; phase C: status, temple, jewelry, tasks (BB-3.1, 12.1). a = round."""

    def run(self, s: Bora, player: i64, a: i64, b: i64) -> None:
        s.round = a
        s.phase = IN_A
        s.tell(tell.ROUND_STARTED, a, s.order[0])
        mark = s.pending
        s.push(ROLL_DIE.step(s.order[0]))
        s.push(NEXT_DIE.step())
        s.push(NEXT_PEOPLE.step())
        s.push(SCORE_STATUS.step())
        s.push(SCORE_TEMPLE.step())
        s.push(NEXT_JEWEL.step())
        s.push(NEXT_SETTLE.step())
        s.push(NEXT_TAKE.step())
        s.push(END_ROUND.step())
        s.in_order(mark)


@final
class EndRound(Rule[Bora]):
    """People left go, dice come back, people and tasks arrive (BB-15.8, 15.9); or the end (BB-16.1)."""

    def run(self, s: Bora, player: i64, a: i64, b: i64) -> None:
        i: i64
        for i in range(2 * DIE):
            if s.display[i] > 0:
                s.person_at[s.display[i] - 1] = GONE
                s.display[i] = 0
        for i in range(SEATS * DICE):
            s.die_value[i] = 0
            s.die_place[i] = 0
        for i in range(JOBS):
            s.tile_low[i] = NOTHING
        mark = s.pending
        if s.round < ROUNDS:
            s.push(REVEAL_PERSON.step())
            s.push(show_tasks(s))
            s.push(ROUND.step(0, s.round + 1))
        else:
            s.push(NEXT_FINAL.step())
            s.push(FINAL_SCORING.step())
        s.in_order(mark)


ROUND: Final = Round(AUTO)
END_ROUND: Final = EndRound(AUTO)

# The order fixes the numbers of all actions: new rules go to the end.
RULES: Final[list[Rule[Any]]] = [
    START_REGION,
    PLACE_DIE,
    PAY_FOR_GOD,
    EXPAND_TO,
    TAKE_HUT_FROM,
    PLACE_MATERIAL,
    SCORE_FISH,
    TAKE_PERSON,
    PLACE_PERSON,
    SPEND_HELP,
    TAKE_GOD_CARD,
    PLACE_PRIEST,
    CHOOSE_BUILDING,
    BUILD_ON,
    FIRE_GIFT,
    FIRE_RISE,
    USE_PEOPLE,
    MOVE_HUTS,
    BUY_JEWELRY,
    SETTLE_TASK,
    TAKE_TASK,
    DRAW_TURN_TILE,
    LAY_FISH,
    REVEAL_PERSON,
    DEAL_START_TASK,
    DEAL_TASK,
    LAY_JEWEL,
    TURN_GOD_CARD,
    DRAW_GOD_CARD,
    ROLL_DIE,
    SET_UP,
    NEXT_START,
    ROUND,
    NEXT_DIE,
    NEXT_PEOPLE,
    ASK_PEOPLE,
    PEOPLE_EFFECT,
    SCORE_STATUS,
    SCORE_TEMPLE,
    NEXT_JEWEL,
    NEXT_SETTLE,
    NEXT_TAKE,
    END_ROUND,
    NEXT_FINAL,
    ASK_FINAL,
    FINAL_SCORING,
]
RULESET: Final = Ruleset(RULES)
assert PAY_FOR_GOD.kind == PAY_KIND


def new_game(box: BoraBox, players: i64) -> Bora:
    """A state before set-up: everything is still on the agenda."""
    s = Bora(box, RULES, players)
    s.push(ROUND.step(0, 1))
    s.push(SET_UP.step())
    return s
