"""Chapter 4: piers that offer two actions, of which one is carried out (MG-4.7)."""

from __future__ import annotations

from typing import Final, final

from motu.games.mangrovia.rules.amulets import can_collect, collect, why_no_amulets
from motu.games.mangrovia.rules.building import BUILD_DOUBLE_HUT, BUILD_HUT, GIVE_UP, IN_A_CHOICE
from motu.games.mangrovia.rules.places import OUT_OF_HUTS, why_no_double, why_no_hut
from motu.games.mangrovia.state import Mangrovia
from motu.kernel.core import CHOICE, LEGAL, Rule
from motu.kernel.vectors import i64

TAKE_AMULETS: Final = 1  # actions besides declining
TAKE_HUT: Final = 2
SINGLE: Final = 1
DOUBLE: Final = 2

NEITHER_POSSIBLE: Final = 10420


def decline(s: Mangrovia, player: i64) -> None:
    """As private as looking for a square and giving up then: nobody can tell the two apart."""
    s.open_draft()
    s.push(GIVE_UP.step(player))


@final
class AmuletsOrHut(Rule[Mangrovia]):
    """Collect amulets or build a hut (MG-4.15). Action: decline, amulets, hut."""

    def check(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == TAKE_AMULETS:
            return why_no_amulets(s, player)
        if x == TAKE_HUT:
            return why_no_hut(s, player)
        return LEGAL if s.supply[player] > 0 or can_collect(s, player) else NEITHER_POSSIBLE

    def choose(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == 0:
            decline(s, player)
        elif x == TAKE_AMULETS:
            collect(s, player)
        else:
            s.open_draft()
            s.push(BUILD_HUT.step(player, IN_A_CHOICE))


@final
class SingleOrDouble(Rule[Mangrovia]):
    """Build a hut or a double hut (MG-4.16, 10.1). Action: decline, single, double."""

    def check(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == SINGLE:
            return why_no_hut(s, player)
        if x == DOUBLE:
            return why_no_double(s, player)
        return LEGAL if s.supply[player] > 0 else OUT_OF_HUTS

    def choose(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == 0:
            decline(s, player)
            return
        s.open_draft()
        if x == SINGLE:
            s.push(BUILD_HUT.step(player, IN_A_CHOICE))
        else:
            s.push(BUILD_DOUBLE_HUT.step(player, IN_A_CHOICE))


AMULETS_OR_HUT: Final = AmuletsOrHut(CHOICE, 3, guarded=True, may_lapse=True)
SINGLE_OR_DOUBLE: Final = SingleOrDouble(CHOICE, 3, guarded=True, may_lapse=True)
