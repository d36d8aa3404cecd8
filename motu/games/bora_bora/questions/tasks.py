"""Chapters 15 and 16 for people: tasks are settled, at the end of a round and of the game."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Question, Way
from motu.games._shared.nouns import word
from motu.games.bora_bora.box import TASK_PLACES
from motu.games.bora_bora.nouns import NEW_TASK, TASK
from motu.games.bora_bora.questions.gods import NOT_PAYABLE, god, price
from motu.games.bora_bora.rules import gods, tasks
from motu.games.bora_bora.rules.measures import complete_task, short
from motu.games.bora_bora.rules.payments import YELLOW
from motu.games.bora_bora.rules.secrets import FOR_A_TASK
from motu.games.bora_bora.state import Bora

HOW = word("how", "fulfil", "yellow", "abandon")


def settled_by(at: Answer[Bora]) -> str:
    """A complete task must be fulfilled, at the end of the game it may be; yellow; or it is given up."""
    if at.how == tasks.WITH_YELLOW:
        return "BB-17.14"
    if at.how == tasks.ABANDON:
        return "BB-15.4"
    return "BB-16.2" if at.a else "BB-15.1"


def asked_how(at: Answer[Bora]) -> str:
    """Three situations at the end of a round, and the last tasks."""
    if at.a:
        return "settle-final"
    if complete_task(at.s, at.seat):
        return "settle"
    places = range(at.seat * TASK_PLACES, (at.seat + 1) * TASK_PLACES)
    own = [int(at.s.tasks[i]) - 1 for i in places if at.s.tasks[i] > 0]
    yellow = any(tasks.yellow_helps(at.s, at.seat, task) for task in own)
    return "settle-yellow" if yellow else "settle-abandon"


SETTLE = Question(
    tasks.SETTLE_TASK,
    "settle",
    lambda at: "BB-16.2" if at.a else "BB-15.1",
    ways=(
        Way(
            "settle",
            TASK,
            HOW,
            at="{how}_{task}",
            says=lambda at: f"do-settle-{HOW.id(at.box, at.how)}",
            rule=settled_by,
        ),
        Way("settle stop", at="settle_stop", rule="BB-16.14"),
    ),
    asks=asked_how,
    facts={
        "points": lambda at: int((at.box.task, at.box.task_with_yellow, 0)[at.how]),
        "missing": lambda at: int(short(at.s, at.seat, at.task)),
        "god": god(YELLOW),
        "price": lambda at: price(at, YELLOW, FOR_A_TASK + at.task),
    },
    no={
        tasks.MUST_FULFIL_ONE: "must-fulfil",
        tasks.MUST_ABANDON_ONE: "must-abandon",
        tasks.NOT_YOUR_TASK: "not-your-task",
        tasks.NOT_ONE_LEFT_TO_YOU: "not-one-left-to-you",
        tasks.NOT_COMPLETE: "not-complete",
        tasks.HAS_COMPLETE_TASK: "has-complete-task",
        tasks.NOTHING_ABANDONED: "nothing-abandoned",
        tasks.NOTHING_MISSING: "nothing-missing",
        tasks.MORE_THAN_ONE_SHORT: "more-than-one-short",
        gods.COUNTS_FOR_THE_TASK: "counts-for-the-task",
        **NOT_PAYABLE,
    },
    curtain=True,
)

TAKE = Question(
    tasks.TAKE_TASK,
    "take_task",
    "BB-15.5",
    ways=(Way("take_task", NEW_TASK, at="task_{task}"),),
    no={tasks.NOT_SHOWN: "not-shown"},
)
