"""Interactive rituals: thefts and cancellations (RA-10.3, 10.5, 10.10, 10.11)."""

from __future__ import annotations

from typing import Final, final

from motu.games.raiatea.rules import tell
from motu.games.raiatea.rules.pieces import ASSISTANTS, CANCELLED, COSTS, DESIGNS, GOODS, KINDS, MIRROR, SEATS
from motu.games.raiatea.rules.secrets import note_theft
from motu.games.raiatea.state import NOBODY, Raiatea
from motu.kernel.core import AUTO, CHANCE, CHOICE, EVERYONE, LEGAL, NO_SUCH_ACTION, Rule
from motu.kernel.journal import only
from motu.kernel.vectors import i64

IN_A_PAIR: Final = 1005
NOTHING_AT_THIS_COST: Final = 1010
NOTHING_OF_THIS_PLAYER: Final = 11010
NO_MASK_TO_STEAL: Final = 1014
NO_ASSISTANT_TO_STEAL: Final = 11014
NO_GOOD_TO_STEAL: Final = 21014


@final
class StealGoodFrom(Rule[Raiatea]):
    """Whose screen is robbed: goods are hidden, so an empty one may be chosen.

    Action: places clockwise - 1; a = goods still to steal.
    """

    def domain(self, s: Raiatea) -> i64:
        return s.players - 1

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        if a > 1:
            s.push(self.step(player, a - 1))
        s.push(STEAL_FROM.step(player, s.clockwise(player, x + 1)))


@final
class StealFrom(Rule[Raiatea]):
    """A good of the victim, if there is one. a = victim."""

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        if s.goods_held(a) > 0:
            s.push(STOLEN_GOOD.step(player, a))
        else:
            s.tell(tell.NOTHING_STOLEN, player, a)


@final
class StolenGood(Rule[Raiatea]):
    """Any good of the victim, seen by thief and victim alone; no price moves. Outcome: good; a = victim."""

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.goods[a * GOODS + x] > 0 else NO_GOOD_TO_STEAL

    def weight(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        return s.goods[a * GOODS + x]

    def seen_by(self, s: Raiatea, player: i64, a: i64, b: i64) -> i64:
        return only(player) | only(a)

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        s.spend_good(a, x)
        s.goods[player * GOODS + x] += 1
        note_theft(s, player, a, x)
        both = only(player) | only(a)
        everyone: i64 = EVERYONE
        s.tell(tell.STOLEN, player, a, x, to=both)
        s.tell(tell.STOLEN_UNSEEN, player, a, to=everyone - both)


@final
class StealMaskFrom(Rule[Raiatea]):
    """A mask or mirror that is in no pair, without treasure (RA-10.5).

    Action: (places clockwise - 1) * 17 + kind; a = cards still to steal.
    """

    def domain(self, s: Raiatea) -> i64:
        return (s.players - 1) * KINDS

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        victim = s.clockwise(player, x // KINDS + 1)
        kind = x % KINDS
        if kind < MIRROR and s.box.design_copies[kind] == 0:
            return NO_SUCH_ACTION
        masks = s.masks[victim * KINDS + kind]
        if masks == 1 or (masks > 0 and kind == MIRROR):
            return LEGAL
        if masks > 1 or (kind < MIRROR and s.bound[victim * DESIGNS + kind] > 0):
            return IN_A_PAIR
        return NO_MASK_TO_STEAL

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        victim = s.clockwise(player, x // KINDS + 1)
        s.masks[victim * KINDS + x % KINDS] -= 1
        s.masks[player * KINDS + x % KINDS] += 1
        s.tell(tell.MASK_STOLEN, player, victim, x % KINDS)
        if a > 1:
            s.push(self.step(player, a - 1))


@final
class StealAssistantFrom(Rule[Raiatea]):
    """An assistant changes sides and stays active or used.

    Action: ((places clockwise - 1) * 4 + assistant) * 2 + used; a = assistants still to steal.
    """

    def domain(self, s: Raiatea) -> i64:
        return (s.players - 1) * ASSISTANTS * 2

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        at = s.clockwise(player, x // (ASSISTANTS * 2) + 1) * ASSISTANTS + x // 2 % ASSISTANTS
        there = s.used[at] if x & 1 else s.active[at]
        return LEGAL if there > 0 else NO_ASSISTANT_TO_STEAL

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        victim = s.clockwise(player, x // (ASSISTANTS * 2) + 1)
        kind = x // 2 % ASSISTANTS
        if x & 1:
            s.used[victim * ASSISTANTS + kind] -= 1
            s.used[player * ASSISTANTS + kind] += 1
        else:
            s.active[victim * ASSISTANTS + kind] -= 1
            s.active[player * ASSISTANTS + kind] += 1
        s.tell(tell.ASSISTANT_STOLEN, player, victim, kind)
        if a > 1:
            s.push(self.step(player, a - 1))


def hits(s: Raiatea, i: i64, player: i64, cost: i64, victim: i64) -> bool:
    """Whether a waiting ritual belongs to somebody else and has this cost, or this owner."""
    owner = s.row_owner[i]
    if owner == NOBODY or owner == player:
        return False
    return owner == victim or s.box.ritual_cost[s.row[i]] == cost


def waits(s: Raiatea, player: i64, cost: i64, victim: i64) -> bool:
    """Whether a cancelling ritual would hit anything."""
    i: i64
    for i in range(s.row_left):
        if hits(s, i, player, cost, victim):
            return True
    return False


def cancel(s: Raiatea, player: i64, cost: i64, victim: i64) -> None:
    """Those rituals are discarded, unpaid (RA-10.11)."""
    at: i64 = 0
    i: i64
    while at < s.row_left:
        if not hits(s, at, player, cost, victim):
            at += 1
            continue
        card = s.row[at]
        owner = s.row_owner[at]
        s.row_left -= 1
        for i in range(at, s.row_left):
            s.row[i] = s.row[i + 1]
            s.row_owner[i] = s.row_owner[i + 1]
        s.row[s.row_left] = 0
        s.row_owner[s.row_left] = 0
        s.to_discard(card)
        s.settle(card, owner, CANCELLED, 0)
        s.tell(tell.CANCELLED, owner, card)


@final
class CancelCost(Rule[Raiatea]):
    """All clipped rituals of other players that wait with this cost are cancelled. Action: cost - 1."""

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if waits(s, player, x + 1, NOBODY) else NOTHING_AT_THIS_COST

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        cancel(s, player, x + 1, NOBODY)


@final
class CancelPlayer(Rule[Raiatea]):
    """All clipped rituals of another player that wait are cancelled. Action: places clockwise - 1."""

    def domain(self, s: Raiatea) -> i64:
        return s.players - 1

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if waits(s, player, 0, s.clockwise(player, x + 1)) else NOTHING_OF_THIS_PLAYER

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        cancel(s, player, 0, s.clockwise(player, x + 1))


STEAL_GOOD_FROM: Final = StealGoodFrom(CHOICE, SEATS - 1)
STEAL_FROM: Final = StealFrom(AUTO)
STOLEN_GOOD: Final = StolenGood(CHANCE, GOODS, weighted=True)
STEAL_MASK_FROM: Final = StealMaskFrom(CHOICE, (SEATS - 1) * KINDS, may_lapse=True)
STEAL_ASSISTANT_FROM: Final = StealAssistantFrom(CHOICE, (SEATS - 1) * ASSISTANTS * 2, may_lapse=True)
CANCEL_COST: Final = CancelCost(CHOICE, COSTS, may_lapse=True)
CANCEL_PLAYER: Final = CancelPlayer(CHOICE, SEATS - 1, may_lapse=True)
