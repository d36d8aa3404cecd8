"""Chapters 8 to 10: a hut, two huts, a double hut. The plan is private until the hut stands."""

from __future__ import annotations

from typing import Final, final

from motu.games.mangrovia.box import PLAIN, SQUARES
from motu.games.mangrovia.rules import tell
from motu.games.mangrovia.rules.payment import PLAY_LANDSCAPE
from motu.games.mangrovia.rules.places import (
    OUT_OF_HUTS,
    amulet_sums,
    fitting,
    offering_sums,
    open_lands,
    why_not_double_here,
    why_not_here,
)
from motu.games.mangrovia.rules.raising import plan
from motu.games.mangrovia.state import NOBODY, Mangrovia
from motu.kernel.core import AUTO, CHOICE, LEGAL, Rule
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

SECOND_HUT: Final = 1  # a second hut may follow (pier 10)
IN_A_CHOICE: Final = 2  # reached through one of two actions (piers 8 and 9)


def give_up(s: Mangrovia, player: i64) -> None:
    """Nobody learns whether he could not build or would not (MG-4.6)."""
    if s.drafting() >= 0:
        s.close_draft()
    s.tell(tell.NOT_BUILT, player)


@final
class BuildHut(Rule[Mangrovia]):
    """A free square, or none; card and sum must both be there in full (MG-8.1 - 8.11, 9.1 - 9.4).

    Action: decline, 1 + square; a = SECOND_HUT, IN_A_CHOICE.
    """

    def check(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> i64:
        if s.supply[player] == 0:
            return OUT_OF_HUTS
        return LEGAL if x == 0 else why_not_here(s, player, x - 1)

    def options(self, s: Mangrovia, player: i64, a: i64, b: i64, out: Moves) -> None:
        if s.supply[player] == 0:
            return
        out.add(0)
        lands = open_lands(s, player)
        if lands == 0:
            return
        offerings = offering_sums(s, player)
        amulets = amulet_sums(s, player)
        at: i64
        for at in range(SQUARES):
            if s.box.land[at] & lands and s.owner[at] == NOBODY:
                mine = amulets if s.box.pays[at] else offerings
                if mine >> s.box.cost[at] & 1:
                    out.add(at + 1)

    def redundant(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> bool:
        return x == 0 and a & IN_A_CHOICE != 0  # one could have declined before

    def choose(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == 0:
            give_up(s, player)
            return
        if s.drafting() < 0:
            s.open_draft()
        if a & SECOND_HUT:
            s.push(self.step(player))  # when the first one stands, if there is a hut left
        s.push(PLAY_LANDSCAPE.step(player, plan(x - 1, 1, 1)))


@final
class BuildDoubleHut(Rule[Mangrovia]):
    """Two huts on one free plain square, for twice the cost and two cards (MG-10.1 - 10.8).

    Action: decline, 1 + square.
    """

    def check(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if x == 0 else why_not_double_here(s, player, x - 1)

    def options(self, s: Mangrovia, player: i64, a: i64, b: i64, out: Moves) -> None:
        out.add(0)
        lands = open_lands(s, player)
        offerings = offering_sums(s, player)
        amulets = amulet_sums(s, player)
        at: i64
        for at in range(SQUARES):
            if s.box.land[at] & lands and s.owner[at] == NOBODY and s.box.area[at] == PLAIN:
                mine = amulets if s.box.pays[at] else offerings
                if mine >> 2 * s.box.cost[at] & 1 and fitting(s, player, at, s.birds) >= 2:
                    out.add(at + 1)

    def redundant(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> bool:
        return x == 0

    def choose(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == 0:
            give_up(s, player)
        else:
            s.push(PLAY_LANDSCAPE.step(player, plan(x - 1, 2, 2)))


@final
class GiveUp(Rule[Mangrovia]):
    """Declining at once ends like declining after having looked for a square (MG-4.6)."""

    def run(self, s: Mangrovia, player: i64, a: i64, b: i64) -> None:
        give_up(s, player)


GIVE_UP: Final = GiveUp(AUTO)
BUILD_HUT: Final = BuildHut(CHOICE, 1 + SQUARES, guarded=True, may_lapse=True)
BUILD_DOUBLE_HUT: Final = BuildDoubleHut(CHOICE, 1 + SQUARES)
