"""Chapters 15 and 16: tasks are settled, at the end of a round and of the game."""

from __future__ import annotations

from typing import Final, final

from motu.games.bora_bora.box import START_TASKS, TASK_PLACES, TASKS
from motu.games.bora_bora.rules import tell
from motu.games.bora_bora.rules.gods import (
    COUNTS_FOR_THE_TASK,
    PAY_FOR_GOD,
    drop_task,
    fulfil,
    why_not_payable,
)
from motu.games.bora_bora.rules.measures import complete_task, short, short_after
from motu.games.bora_bora.rules.payments import GOD_TILE, PAYMENTS, YELLOW
from motu.games.bora_bora.rules.secrets import FOR_A_TASK, settles
from motu.games.bora_bora.state import AT_END, DROPPED, SHOWN, TASK_OF, Bora
from motu.kernel.core import AUTO, CHOICE, LEGAL, Rule
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

FULFIL: Final = 0
WITH_YELLOW: Final = 1
ABANDON: Final = 2
STOP: Final = 3 * TASKS

MUST_FULFIL_ONE: Final = 1501
NOT_YOUR_TASK: Final = 11501
NOT_COMPLETE: Final = 1503
MUST_ABANDON_ONE: Final = 1504
NOT_SHOWN: Final = 1505
HAS_COMPLETE_TASK: Final = 1511
NOT_ONE_LEFT_TO_YOU: Final = 1602
NOTHING_ABANDONED: Final = 1614
NOTHING_MISSING: Final = 21720
MORE_THAN_ONE_SHORT: Final = 1724


def yellow_helps(s: Bora, player: i64, task: i64) -> bool:
    """Whether some payment leaves a task exactly one unit short (BB-17.14, 17.19, 17.24)."""
    if short(s, player, task) != 1:
        return False
    payment: i64
    for payment in range(PAYMENTS):
        if settles(s, player, YELLOW, FOR_A_TASK + task, payment):
            return True
    return False


def yellow_might_help(s: Bora, player: i64, task: i64) -> bool:
    """The same as far as everybody knows: one card and an offering, or a god tile."""
    if short(s, player, task) != 1:
        return False
    if s.god_tiles[player] > 0 and short_after(s, player, task, GOD_TILE) == 1:
        return True
    has_card = s.offerings[player] > 0 and s.hand_size[player] > 0
    return has_card and short_after(s, player, task, YELLOW) == 1


@final
class NextSettle(Rule[Bora]):
    """In the new turn order everybody settles one task (BB-15.1, 15.10). a = place."""

    def run(self, s: Bora, player: i64, a: i64, b: i64) -> None:
        if a < s.players:
            s.push(self.step(0, a + 1))
            s.push(SETTLE_TASK.step(s.order[a]))


@final
class SettleTask(Rule[Bora]):
    """Fulfil a task, with yellow if one unit is missing; without a complete one, abandoning is allowed.

    (BB-15.1 - 15.4, 15.11, 15.12.) After the last round nothing has to be done (BB-16.2, 16.14).
    Action: task * 3 + fulfil, with yellow, abandon; then stop; a = 1 after the last round.
    """

    def check(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == STOP:
            if a:
                return LEGAL
            return MUST_FULFIL_ONE if complete_task(s, player) else MUST_ABANDON_ONE
        task = x // 3
        if s.task_at[task] != TASK_OF + player:
            return NOT_ONE_LEFT_TO_YOU if a else NOT_YOUR_TASK
        if x % 3 == ABANDON:
            if a:
                return NOTHING_ABANDONED
            return HAS_COMPLETE_TASK if complete_task(s, player) else LEGAL
        missing = short(s, player, task)
        if x % 3 == FULFIL:
            return LEGAL if missing == 0 else NOT_COMPLETE
        if missing != 1:
            return NOTHING_MISSING if missing == 0 else MORE_THAN_ONE_SHORT
        if yellow_helps(s, player, task):
            return LEGAL
        return COUNTS_FOR_THE_TASK if s.can_pay(player, YELLOW) else why_not_payable(s, player, YELLOW)

    def options(self, s: Bora, player: i64, a: i64, b: i64, out: Moves) -> None:
        complete = complete_task(s, player)
        i: i64
        for i in range(player * TASK_PLACES, (player + 1) * TASK_PLACES):
            task = s.tasks[i] - 1
            if task < 0:
                continue
            if complete and short(s, player, task) == 0:
                out.add(task * 3 + FULFIL)
            elif yellow_helps(s, player, task):
                out.add(task * 3 + WITH_YELLOW)
            if not a and not complete:
                out.add(task * 3 + ABANDON)
        if a:
            out.add(STOP)

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == STOP:
            return
        task = x // 3
        if a:
            s.push(ASK_FINAL.step(player))
        if x % 3 == FULFIL:
            fulfil(s, player, task, s.box.task)
        elif x % 3 == WITH_YELLOW:
            s.push(PAY_FOR_GOD.step(player, YELLOW, FOR_A_TASK + task))
        else:
            drop_task(s, player, task)
            s.task_at[task] = DROPPED
            s.tell(tell.TASK_DROPPED, player, task)


@final
class NextTake(Rule[Bora]):
    """Then everybody takes a new one; the others leave the game (BB-15.5, 15.6). a = place."""

    def run(self, s: Bora, player: i64, a: i64, b: i64) -> None:
        if a < s.players:
            s.push(self.step(0, a + 1))
            s.push(TAKE_TASK.step(s.order[a]))
            return
        task: i64
        for task in range(START_TASKS, TASKS):
            if s.task_at[task] == SHOWN:
                s.task_at[task] = DROPPED


@final
class TakeTask(Rule[Bora]):
    """A task of the display fills the free place, in the last round too (BB-15.5). Action: task - 7."""

    def check(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.task_at[START_TASKS + x] == SHOWN else NOT_SHOWN

    def options(self, s: Bora, player: i64, a: i64, b: i64, out: Moves) -> None:
        x: i64
        for x in range(TASKS - START_TASKS):
            if s.task_at[START_TASKS + x] == SHOWN:
                out.add(x)

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        give_task(s, player, START_TASKS + x)
        s.tell(tell.TASK_TAKEN, player, START_TASKS + x)


def give_task(s: Bora, player: i64, task: i64) -> None:
    """A task comes to a free place of the player board."""
    s.task_at[task] = TASK_OF + player
    at = player * TASK_PLACES
    while s.tasks[at] > 0:
        at += 1
    s.tasks[at] = task + 1


@final
class NextFinal(Rule[Bora]):
    """After the last round everybody may fulfil the tasks left, in turn order (BB-16.2, 16.14). a = place."""

    def run(self, s: Bora, player: i64, a: i64, b: i64) -> None:
        s.phase = AT_END
        if a == 0:
            s.tell(tell.FINAL_TASKS)
        if a < s.players:
            s.push(self.step(0, a + 1))
            s.push(ASK_FINAL.step(s.order[a]))


@final
class AskFinal(Rule[Bora]):
    """As long as a task could be fulfilled, judged by what everybody sees, the player is asked."""

    def run(self, s: Bora, player: i64, a: i64, b: i64) -> None:
        i: i64
        for i in range(player * TASK_PLACES, (player + 1) * TASK_PLACES):
            task = s.tasks[i] - 1
            if task >= 0 and (short(s, player, task) == 0 or yellow_might_help(s, player, task)):
                s.push(SETTLE_TASK.step(player, 1))
                return


NEXT_SETTLE: Final = NextSettle(AUTO)
SETTLE_TASK: Final = SettleTask(CHOICE, STOP + 1, guarded=True)
NEXT_TAKE: Final = NextTake(AUTO)
TAKE_TASK: Final = TakeTask(CHOICE, TASKS - START_TASKS)
NEXT_FINAL: Final = NextFinal(AUTO)
ASK_FINAL: Final = AskFinal(AUTO)
