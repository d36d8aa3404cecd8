"""Chapter 2: set-up, and the layout of the bonus tiles (MG-15.1)."""

from __future__ import annotations

from typing import Final, final

from motu.games.mangrovia.box import (
    BONUS,
    FIRST,
    KINDS,
    OFFERINGS,
    SEATS,
    SQUARES,
    STAR,
    STATUES,
    TOTEM,
    TYPES,
)
from motu.games.mangrovia.rules import tell
from motu.games.mangrovia.rules.drawing import DRAW_LANDSCAPE, FILL_DISPLAY
from motu.games.mangrovia.state import NEUTRAL, NOBODY, Mangrovia
from motu.kernel.core import AUTO, CHANCE, LEGAL, Rule
from motu.kernel.vectors import i64

NO_TILE_LEFT: Final = 1501


@final
class SetUp(Rule[Mangrovia]):
    """What needs no chance lies ready; then the first player, the cards and the tiles (MG-2.1 - 2.20)."""

    def run(self, s: Mangrovia, player: i64, a: i64, b: i64) -> None:
        self._pieces(s)
        self._neutral_pieces(s)
        seat: i64
        for seat in range(s.players):
            s.supply[seat] = s.box.huts[s.players]
        mark = s.pending
        if s.random_first:
            s.push(FIRST_PLAYER.step())
        else:
            take_talisman(s, 0)
        s.push(DEAL.step())
        s.push(FILL_DISPLAY.step(0, 0))
        s.push(FILL_DISPLAY.step(0, 1))
        self._bonus_tiles(s)
        s.in_order(mark)

    def _pieces(self, s: Mangrovia) -> None:
        s.birds = s.box.birds
        s.ones = s.box.ones
        kind: i64
        t: i64
        for kind in range(KINDS):
            for t in range(FIRST[kind], FIRST[kind + 1]):
                s.pile[t] = s.box.copies[t]
                s.pool[t] = s.box.copies[t]
                s.pile_left[kind] += s.box.copies[t]

    def _neutral_pieces(self, s: Mangrovia) -> None:
        """Huts on the marked squares, a favour tile under one at the Totem, a bowl (MG-2.15 - 2.18)."""
        marks = s.box.neutral[s.players]
        at: i64
        for at in range(SQUARES):
            if s.box.mark[at] > 0 and marks >> s.box.mark[at] & 1:
                s.owner[at] = NEUTRAL
                s.huts[at] = 1
                if s.box.area[at] == TOTEM:
                    s.favour[at] = s.box.favours[s.favours_taken]
                    s.favours_taken += 1
        if s.box.blocked[s.players] > 0:
            s.site[s.box.blocked[s.players] - 1] = NEUTRAL

    def _bonus_tiles(self, s: Mangrovia) -> None:
        """One on each free square of the Star."""
        if not s.statue_tiles and not s.other_tiles:
            return
        t: i64
        for t in range(BONUS):
            if s.statue_tiles if t < STATUES else s.other_tiles:
                s.bonus_left[t] = s.box.bonus[t]
        at: i64
        for at in range(SQUARES):
            if s.box.land[at] > 0 and s.box.area[at] == STAR and s.owner[at] == NOBODY:
                s.push(DEAL_BONUS_TILE.step(0, at))


def take_talisman(s: Mangrovia, seat: i64) -> None:
    """The first player; the starting cards go clockwise from him (MG-2.4 - 2.6)."""
    s.first = seat
    s.tell(tell.FIRST_PLAYER, seat)
    i: i64
    v: i64
    for i in range(s.players):
        owner = s.clockwise(seat, i)
        low: i64 = 0
        high: i64 = 0
        for v in range(OFFERINGS):
            n = s.box.start[i * OFFERINGS + v]
            s.start[owner * OFFERINGS + v] = n
            if n > 0:
                high = v + 2
                if low == 0:
                    low = v + 2
        s.tell(tell.START_CARDS, owner, low, high)


@final
class FirstPlayer(Rule[Mangrovia]):
    """The first player is drawn by lot (MG-2.4). Outcome: seat."""

    def domain(self, s: Mangrovia) -> i64:
        return s.players

    def choose(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> None:
        take_talisman(s, x)


@final
class Deal(Rule[Mangrovia]):
    """Hidden landscape cards, one at a time clockwise from the first player (MG-2.8)."""

    def run(self, s: Mangrovia, player: i64, a: i64, b: i64) -> None:
        mark = s.pending
        lap: i64
        i: i64
        for lap in range(s.box.dealt):
            for i in range(s.players):
                s.push(DRAW_LANDSCAPE.step(s.clockwise(s.first, i)))
        s.in_order(mark)


@final
class DealBonusTile(Rule[Mangrovia]):
    """A random tile on a free square of the Star (MG-15.1, 15.8). Outcome: bonus tile; a = square."""

    def check(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.bonus_left[x] > 0 else NO_TILE_LEFT

    def weight(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> i64:
        return s.bonus_left[x]

    def choose(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> None:
        s.bonus_left[x] -= 1
        s.star_tile[a] = x + 1
        s.tell(tell.BONUS_TILE_LAID, a, x)


SET_UP: Final = SetUp(AUTO)
FIRST_PLAYER: Final = FirstPlayer(CHANCE, SEATS)
DEAL: Final = Deal(AUTO)
DEAL_BONUS_TILE: Final = DealBonusTile(CHANCE, BONUS, weighted=True)

assert FIRST[KINDS] == TYPES
