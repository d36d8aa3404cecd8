"""Chapter 7: an islander on a card copies it."""

from __future__ import annotations

from typing import Final, final

from motu.games.costa_ruana.box import EMPTY, SEATS, condition_of, face_of
from motu.games.costa_ruana.rules import tell
from motu.games.costa_ruana.state import TABLE, Costa
from motu.kernel.core import CHOICE, LEGAL, NO_SUCH_ACTION, Rule
from motu.kernel.vectors import i64

EMPTY_PLACE: Final = 701
SUPPLY_EMPTY: Final = 704


def table_card(s: Costa, player: i64, code: i64) -> i64:
    """The place on the table of `lap * 6 + places clockwise to the caster`."""
    if code < SEATS:
        return s.clockwise(player, code)
    return SEATS + s.clockwise(player, code - SEATS)


@final
class StakeIslander(Rule[Costa]):
    """Each player may put one islander of his supply on any card played (CR-7.1 - 7.5).

    Action: 0 pass, 1 + lap * 6 + places clockwise to the caster.
    """

    def check(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == 0:
            return LEGAL
        if (x - 1) % SEATS >= s.players:
            return NO_SUCH_ACTION
        if s.table_card[table_card(s, player, x - 1)] == EMPTY:
            return EMPTY_PLACE
        return LEGAL if s.supply[player] > 0 else SUPPLY_EMPTY

    def redundant(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> bool:
        """Open cards alike in face, holder, stakers and camp are one for search."""
        if x == 0 or x > SEATS:
            return False
        mine = table_card(s, player, x - 1)
        other: i64
        for other in range(s.players):
            if s.play_order(other) < s.play_order(mine) and self._alike(s, other, mine):
                return True
        return False

    def _alike(self, s: Costa, one: i64, two: i64) -> bool:
        return (
            face_of(s.table_card[one]) == face_of(s.table_card[two])
            and s.active(s.table_card[one]) == s.active(s.table_card[two])
            and condition_of(s.table_card[one]) == condition_of(s.table_card[two])
            and s.table_holder[one] == s.table_holder[two]
            and s.table_stakes[one] == s.table_stakes[two]
        )

    def choose(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == 0:
            s.tell(tell.STAKED_NOT, player)
            return
        at = table_card(s, player, x - 1)
        one: i64 = 1
        s.supply[player] -= 1
        s.table_stakes[at] |= one << player
        s.tell(tell.STAKED, player, at // SEATS, at % SEATS)


STAKE_ISLANDER: Final = StakeIslander(CHOICE, 1 + TABLE)
