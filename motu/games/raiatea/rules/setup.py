"""Chapter 1: set-up."""

from __future__ import annotations

from typing import Final, final

from motu.games.raiatea.rules import tell
from motu.games.raiatea.rules.drawing import KEEP_RITUAL, KEEP_SOME, draw_set
from motu.games.raiatea.rules.forest import FILL_RESERVE
from motu.games.raiatea.rules.pieces import (
    ASSISTANTS,
    DESIGNS,
    FACES,
    GOODS,
    KINDS,
    MISSIONS,
    NORMAL,
    RITUALS,
    SEATS,
    SLOTS,
    STATUES,
)
from motu.games.raiatea.rules.statues import OPEN_STATUE, REVEAL_STATUE
from motu.games.raiatea.state import NOT_DRAWN, Raiatea
from motu.kernel.core import AUTO, CHANCE, LEGAL, Rule
from motu.kernel.vectors import i64

NOT_A_STARTING_MASK: Final = 107


@final
class SetUp(Rule[Raiatea]):
    """First player, masks, forest, missions, rituals: in this order (RA-1.2 - 1.18)."""

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        self._fill_markets(s)
        self._fill_decks(s)
        seat: i64
        for seat in range(s.players):
            s.mana[seat] = s.box.start_mana
            s.pearls[seat] = s.box.start_pearls
            s.priests[seat] = s.box.start_priests
            s.order[seat] = seat
        mark = s.pending
        statue: i64
        s.push(FIRST_PLAYER.step())
        s.push(DEAL_MASKS.step())
        s.push(FILL_RESERVE.step(0, s.players + 1))
        for statue in range(STATUES if s.oracle else 1):
            s.push(REVEAL_STATUE.step(0, statue))
        s.push(OPEN_STATUE.step(0, 0))
        s.push(DEAL_RITUALS.step())
        s.in_order(mark)

    def _fill_markets(self, s: Raiatea) -> None:
        i: i64
        for i in range(GOODS):
            s.goods_market[i] = s.box.start_goods[i]
            s.price[i] = s.box.start_level
        for i in range(ASSISTANTS):
            s.assistant_market[i] = s.box.start_assistants[i]
        for i in range(DESIGNS):
            s.mask_market[i] = s.box.start_masks[i]

    def _fill_decks(self, s: Raiatea) -> None:
        i: i64
        for i in range(FACES):
            s.forest_deck[i] = s.box.forest[i]
            s.forest_left += s.box.forest[i]
        for i in range(MISSIONS):
            s.tiles_left[i] = s.box.mission_copies[i]
        for i in range(SLOTS):
            if 0 < s.box.slot_from[i] <= s.players:
                s.tile[i] = NOT_DRAWN
        for i in range(RITUALS):
            if s.box.ritual_tane[i] <= s.tane:
                s.deck[i] = s.box.ritual_copies[i]
                s.deck_left[s.box.ritual_back[i]] += s.box.ritual_copies[i]


@final
class FirstPlayer(Rule[Raiatea]):
    """Drawn by lot; the ritual cubes follow the turn order (RA-1.16, 1.17). Outcome: seat."""

    def domain(self, s: Raiatea) -> i64:
        return s.players

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        s.first = x
        i: i64
        for i in range(s.players):
            s.order[i] = s.clockwise(x, i)
        s.tell(tell.FIRST_PLAYER, x)


@final
class DealMasks(Rule[Raiatea]):
    """One starting mask each, in turn order (RA-1.7, 1.8)."""

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        i: i64
        for i in range(s.players - 1, -1, -1):
            s.push(STARTING_MASK.step(s.order[i]))


@final
class StartingMask(Rule[Raiatea]):
    """A random starting mask, without treasure; those left are the market. Outcome: design."""

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.mask_market[x] > 0 else NOT_A_STARTING_MASK

    def weight(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        return s.mask_market[x]

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        s.mask_market[x] -= 1
        s.masks[player * KINDS + x] += 1
        s.tell(tell.STARTING_MASK, player, x)


@final
class DealRituals(Rule[Raiatea]):
    """Each draws normal rituals in turn order; then all keep some at once (RA-1.13 - 1.15)."""

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        keep: i64 = 0
        seats: i64 = 0
        one: i64 = 1
        i: i64
        for i in range(s.players):
            cards = s.box.start_keep[s.players * SEATS + i]
            keep |= cards << 3 * s.order[i]
            if cards > 0:
                seats |= one << s.order[i]
        mark = s.pending
        for i in range(s.players):
            s.push(DRAW_START.step(s.order[i]))
        if seats:
            s.push(KEEP_RITUAL.sealed_step(seats, keep))
        if s.box.start_again[s.players] > 0:
            last = s.order[s.players - 1]
            s.push(DRAW_START.step(last))
            s.push(KEEP_SOME.step(last, s.box.start_again[s.players]))
        s.in_order(mark)


@final
class DrawStart(Rule[Raiatea]):
    """The cards of set-up come from the normal deck, whatever one's rank."""

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        draw_set(s, player, NORMAL, s.box.start_draw)


SET_UP: Final = SetUp(AUTO)
FIRST_PLAYER: Final = FirstPlayer(CHANCE, SEATS)
DEAL_MASKS: Final = DealMasks(AUTO)
STARTING_MASK: Final = StartingMask(CHANCE, DESIGNS, weighted=True)
DEAL_RITUALS: Final = DealRituals(AUTO)
DRAW_START: Final = DrawStart(AUTO)
