"""Chapter 11: missions are chosen; how they are paid is in `payment`."""

from __future__ import annotations

from typing import Final, final

from motu.games.raiatea.rules import tell
from motu.games.raiatea.rules.assistants import NONE_ACTIVE
from motu.games.raiatea.rules.payment import mana_asked, pay, pearls_asked
from motu.games.raiatea.rules.pieces import (
    ASSISTANTS,
    AUCTION,
    COLUMNS,
    CONDITION,
    DIVER,
    GOODS,
    MISSIONS,
    NEED_ALIKE,
    NEED_ASSISTANTS,
    NEED_PRIESTS,
    NEED_RANK,
    ROWS,
    SECOND_MISSION,
)
from motu.games.raiatea.state import NOBODY, Raiatea
from motu.kernel.core import CHOICE, LEGAL, NO_SUCH_ACTION, Rule
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

BEFORE: Final = 0  # the Kahuna of the Clearing, before the exchange
AFTER: Final = 1  # and after it
SALE: Final = 2  # the top of a price scale
FIRST: Final = 3  # step 6 of a ceremony
SECOND: Final = 4  # a second one in the same turn
DECLINE: Final = 128  # after both blocks of missions

ONLY_BY_AUCTION: Final = 1106
NOT_OPEN: Final = 1113
CANNOT_PAY: Final = 1119
CONDITION_NOT_MET: Final = 11119
NOT_IN_THIS_ROW: Final = 1120
DIVER_FOR_A_SECOND: Final = 1214
SECOND_NEEDS_A_DIVER: Final = 11214


def within_reach(s: Raiatea, seat: i64, mission: i64) -> bool:
    """Whether a seat can pay a mission or meets its condition (RA-11.2 - 11.5, 11.19)."""
    if s.box.mission_kind[mission] == CONDITION:
        return meets(s, seat, mission)
    if s.pearls[seat] < pearls_asked(s, seat, mission) or s.mana[seat] < mana_asked(s, seat, mission):
        return False
    if s.box.mission_masks[mission] > s.loose_masks(seat):
        return False
    return has_goods(s, seat, mission)


def has_goods(s: Raiatea, seat: i64, mission: i64) -> bool:
    """Whether the goods of a mission are there: those it names, and then those of one's choice."""
    left: i64 = 0
    most: i64 = 0
    types: i64 = 0
    good: i64
    for good in range(GOODS):
        over = s.goods[seat * GOODS + good] - s.box.mission_goods[mission * GOODS + good]
        if over < 0:
            return False
        left += over
        most = max(most, over)
        if over > 0:
            types += 1
    return (
        left >= s.box.mission_any[mission]
        and most >= s.box.mission_alike[mission]
        and types >= s.box.mission_unlike[mission]
    )


def meets(s: Raiatea, seat: i64, mission: i64) -> bool:
    """Whether a condition is met: at least the rank or the number shown (RA-11.5)."""
    need = s.box.mission_need[mission]
    least = s.box.mission_least[mission]
    if need == NEED_RANK:
        return s.rank(seat) >= least
    if need == NEED_PRIESTS:
        return s.priests[seat] >= least
    total: i64 = 0
    most: i64 = 0
    types: i64 = 0
    kind: i64
    for kind in range(ASSISTANTS):
        count = s.assistants(seat, kind)
        total += count
        most = max(most, count)
        if count > 0:
            types += 1
    if need == NEED_ASSISTANTS:
        return total >= least
    return most >= least if need == NEED_ALIKE else types >= least


def any_open(s: Raiatea) -> bool:
    """Whether a mission that is no auction lies on an open statue."""
    mission: i64
    for mission in range(s.box.mission_slots):
        if s.open[mission] > 0:
            return True
    return False


def first_slot(s: Raiatea, mission: i64, row: i64) -> i64:
    """The leftmost tile of a type in a row of its statue, or NOBODY."""
    first = (s.box.mission_statue[mission] * ROWS + row) * COLUMNS
    slot: i64
    for slot in range(first, first + COLUMNS):
        if s.tile[slot] == mission and s.taker[slot] == NOBODY:
            return slot
    return NOBODY


@final
class CompleteMission(Rule[Raiatea]):
    """A mission of an open statue that one can pay or whose condition one meets, or none (RA-11.1, 11.13).

    Action: mission, 64 + mission with a diver, 128 decline; a = on what occasion.
    """

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == DECLINE:
            return LEGAL
        mission = x % MISSIONS
        if s.box.mission_kind[mission] == 0:
            return NO_SUCH_ACTION
        if x >= MISSIONS:
            if a != SECOND:
                return DIVER_FOR_A_SECOND
            if s.active[player * ASSISTANTS + DIVER] == 0:
                return NONE_ACTIVE
        elif a == SECOND and s.power(player, SECOND_MISSION) == 0:
            return SECOND_NEEDS_A_DIVER
        if s.box.mission_kind[mission] == AUCTION:
            return ONLY_BY_AUCTION
        if s.open[mission] == 0:
            return NOT_OPEN
        if within_reach(s, player, mission):
            return LEGAL
        return CONDITION_NOT_MET if s.box.mission_kind[mission] == CONDITION else CANNOT_PAY

    def options(self, s: Raiatea, player: i64, a: i64, b: i64, out: Moves) -> None:
        if a != SECOND or s.power(player, SECOND_MISSION) > 0:
            self._list(s, player, 0, out)
        if a == SECOND and s.active[player * ASSISTANTS + DIVER] > 0:
            self._list(s, player, MISSIONS, out)
        out.add(DECLINE)

    def _list(self, s: Raiatea, player: i64, first: i64, out: Moves) -> None:
        mission: i64
        for mission in range(s.box.mission_slots):
            if s.open[mission] > 0 and within_reach(s, player, mission):
                out.add(first + mission)

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == DECLINE:
            if a == FIRST:
                s.tell(tell.MISSION_PASSED, player)
            return
        if x >= MISSIONS:
            s.exhaust(player, DIVER)
            s.tell(tell.DIVER_USED, player)
        if a != SALE:
            s.mission_done = 1
        if a >= FIRST:
            s.built = 1
        s.payer = player
        mission = x % MISSIONS
        s.tell(tell.MISSION, player, mission)
        found: i64 = NOBODY
        row: i64
        for row in range(ROWS):
            slot = first_slot(s, mission, row)
            if slot == NOBODY:
                continue
            if found != NOBODY:
                s.push(FROM_WHICH_ROW.step(player, mission))
                return
            found = slot
        pay(s, player, found)


@final
class FromWhichRow(Rule[Raiatea]):
    """The same mission lies in several rows: one is chosen. Action: row; a = mission."""

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if first_slot(s, a, x) != NOBODY else NOT_IN_THIS_ROW

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        pay(s, player, first_slot(s, a, x))


COMPLETE_MISSION: Final = CompleteMission(CHOICE, 2 * MISSIONS + 1, guarded=True)
FROM_WHICH_ROW: Final = FromWhichRow(CHOICE, ROWS)
