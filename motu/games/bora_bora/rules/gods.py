"""Chapter 17: paying for a god who was announced."""

from __future__ import annotations

from typing import Final, final

from motu.games.bora_bora.box import TASK_PLACES
from motu.games.bora_bora.rules import tell
from motu.games.bora_bora.rules.cards import fill_row
from motu.games.bora_bora.rules.payments import GOD_TILE, PAIR, PAYMENTS
from motu.games.bora_bora.rules.secrets import FOR_A_TASK, WHITE_COMES_NEXT, settles
from motu.games.bora_bora.state import DONE_BY, FROM_TASKS, Bora
from motu.kernel.core import CHOICE, LEGAL, Rule
from motu.kernel.vectors import i64

NO_SUCH_PAIR: Final = 1703
NO_GOD_TILE: Final = 1704
NO_OFFERING: Final = 1717
COUNTS_FOR_THE_TASK: Final = 1719
NOTHING_LEFT_FOR_WHITE: Final = 11722
NOTHING_TO_PAY_WITH: Final = 1725
NO_SUCH_CARD: Final = 11725
OTHER_COLOUR: Final = 21725
ONE_CARD_IS_ENOUGH: Final = 31725


def why_not_paid(s: Bora, player: i64, god: i64, payment: i64) -> i64:
    """LEGAL, or why a god cannot be paid like this."""
    if s.can_pay_like(player, god, payment):
        return LEGAL
    if payment == GOD_TILE:
        return NO_GOD_TILE
    if s.offerings[player] == 0:
        return NO_OFFERING
    if payment < PAIR:
        return NO_SUCH_CARD if payment == god else OTHER_COLOUR
    return ONE_CARD_IS_ENOUGH if payment == PAIR + god else NO_SUCH_PAIR


def why_not_payable(s: Bora, player: i64, god: i64) -> i64:
    """LEGAL, or why a god cannot be paid at all."""
    if s.can_pay(player, god):
        return LEGAL
    return NO_OFFERING if s.offerings[player] == 0 else NOTHING_TO_PAY_WITH


def pay(s: Bora, player: i64, god: i64, payment: i64) -> None:
    s.pay(player, payment)
    s.tell(tell.PAID, player, god, payment)


def fulfil(s: Bora, player: i64, task: i64, points: i64) -> None:
    """A task goes to the pile of those fulfilled and scores (BB-15.2)."""
    drop_task(s, player, task)
    s.task_at[task] = DONE_BY + player
    s.done[player] += 1
    s.score(player, FROM_TASKS, points)
    s.tell(tell.TASK_DONE, player, task, points)


def drop_task(s: Bora, player: i64, task: i64) -> None:
    """Its place on the player board becomes free."""
    at = player * TASK_PLACES
    while s.tasks[at] != task + 1:
        at += 1
    s.tasks[at] = 0


@final
class PayForGod(Rule[Bora]):
    """One card of his colour or a pair of another, with an offering; or a god tile (BB-17.1, 17.3, 17.4).

    Action: payment; a = god, b = WHITE_COMES_NEXT, or FOR_A_TASK + task for yellow.
    """

    def check(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        reason = why_not_paid(s, player, a, x)
        if reason != LEGAL or settles(s, player, a, b, x):
            return reason
        return NOTHING_LEFT_FOR_WHITE if b == WHITE_COMES_NEXT else COUNTS_FOR_THE_TASK

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        pay(s, player, a, x)
        if b >= FOR_A_TASK:
            fulfil(s, player, b - FOR_A_TASK, s.box.task_with_yellow)
        if x != GOD_TILE:
            fill_row(s)


PAY_FOR_GOD: Final = PayForGod(CHOICE, PAYMENTS, guarded=True)
