"""Chapters 8, 10 and 12: what happens when a hut is paid."""

from __future__ import annotations

from typing import Final, final

from motu.games.mangrovia.box import (
    AMULET_SQUARE,
    AMULET_TILE,
    BONUS,
    FIRST_AMULET,
    FIRST_LANDSCAPE,
    JOKER,
    JOKER_TILE,
    LANDSCAPES,
    OFFERING_TILE,
    OFFERINGS,
    PAY_AMULET,
    PAY_AMULET_TILE,
    PAY_OFFERING_TILE,
    PAY_START,
    PAYMENTS,
    TOTEM,
)
from motu.games.mangrovia.rules import tell
from motu.games.mangrovia.rules.memory import spend
from motu.games.mangrovia.state import DRAFT_LANDS, FROM_FAVOURS, FROM_SUNS, SOURCES, Mangrovia
from motu.kernel.core import AUTO, Rule
from motu.kernel.vectors import i64


def plan(square: i64, huts: i64, left: i64) -> i64:
    """What is being built, in one step's argument; `left`: cards still to play, or sum still to pay."""
    return square | huts << 6 | left << 8


def square_of(a: i64) -> i64:
    """The square of a plan."""
    return a & 63


def huts_of(a: i64) -> i64:
    """1, or 2 for a double hut."""
    return a >> 6 & 3


def left_of(a: i64) -> i64:
    """Cards still to play, or sum still to pay."""
    return a >> 8 & 63


def with_left(a: i64, left: i64) -> i64:
    """The same plan with another number left."""
    return a & 255 | left << 8


@final
class RaiseHut(Rule[Mangrovia]):
    """The plan is paid and carried out at once (MG-8.6 - 8.8, 10.3, 12.1, 14.1, 15.2). a = plan."""

    def run(self, s: Mangrovia, player: i64, a: i64, b: i64) -> None:
        square = square_of(a)
        huts = huts_of(a)
        s.close_draft()
        s.tell(tell.BUILT, player, square, pack_lands(s), pack_payment(s))
        self._pay(s, player)
        s.clear_draft()
        s.owner[square] = player + 1
        s.huts[square] = huts
        s.supply[player] -= huts
        self._effects(s, player, square, huts)
        if s.supply[player] == 0:
            s.ended = 1
            s.tell(tell.LAST_HUT, player)

    def _pay(self, s: Mangrovia, player: i64) -> None:
        """Cards to the discards, amulets aside; starting cards and tiles leave the game."""
        x: i64
        i: i64
        for x in range(LANDSCAPES):
            for i in range(s.draft[DRAFT_LANDS + x]):
                spend(s, player, FIRST_LANDSCAPE + x)
        s.bonus[player * BONUS + JOKER_TILE] -= s.draft[DRAFT_LANDS + JOKER]
        for x in range(PAYMENTS):
            n = s.draft[x]
            if n == 0:
                continue
            if x < PAY_START:
                for i in range(n):
                    spend(s, player, x)
            elif x < PAY_OFFERING_TILE:
                s.start[player * OFFERINGS + x - PAY_START] -= n
            elif x == PAY_OFFERING_TILE:
                s.bonus[player * BONUS + OFFERING_TILE] -= n
            elif x < PAY_AMULET_TILE:
                for i in range(n):
                    spend(s, player, FIRST_AMULET + x - PAY_AMULET)
            else:
                s.bonus[player * BONUS + AMULET_TILE] -= n

    def _effects(self, s: Mangrovia, player: i64, square: i64, huts: i64) -> None:
        suns = s.box.suns[square] * huts
        if suns > 0:
            s.points[player * SOURCES + FROM_SUNS] += suns
            s.tell(tell.SUNS, player, suns)
        if s.box.area[square] == TOTEM:
            value = s.box.favours[s.favours_taken]
            s.favours_taken += 1
            s.favour[square] = value
            s.points[player * SOURCES + FROM_FAVOURS] += value
            s.tell(tell.FAVOUR_TILE, player, value)
        if s.box.area[square] == AMULET_SQUARE:
            s.marker[player] += 1
            s.tell(tell.AMULET_HUT, player, s.marker[player])
        if s.star_tile[square] > 0:
            tile = s.star_tile[square] - 1
            s.star_tile[square] = 0
            s.bonus[player * BONUS + tile] += 1
            s.tell(tell.BONUS_TILE_WON, player, tile)


def pack_lands(s: Mangrovia) -> i64:
    """The cards played, for the log: four bits each."""
    packed: i64 = 0
    x: i64
    for x in range(LANDSCAPES + 1):
        packed |= s.draft[DRAFT_LANDS + x] << 4 * x
    return packed


def pack_payment(s: Mangrovia) -> i64:
    """The payment, four bits for each means of the currency used."""
    packed: i64 = 0
    x: i64
    for x in range(PAY_AMULET):
        packed |= s.draft[x] << 4 * x
    for x in range(PAY_AMULET, PAYMENTS):
        packed |= s.draft[x] << 4 * (x - PAY_AMULET)
    return packed


RAISE_HUT: Final = RaiseHut(AUTO)
