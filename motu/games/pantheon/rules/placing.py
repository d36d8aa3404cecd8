"""Where feet and columns may be placed, for steps or for money (chapters 5, 6 and 10)."""

from __future__ import annotations

from typing import Final

from motu.games.pantheon.rules import tell
from motu.games.pantheon.rules.pieces import AROUND, JUMPS, LOOT_HEXES, NONE
from motu.games.pantheon.state import BESIDE_FOOT, COLUMNS, FEET, PIECES, Pantheon
from motu.kernel.core import LEGAL, NO_SUCH_ACTION
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

OWN_RESERVE_EMPTY: Final = 504
FOOT_NOT_LINKED: Final = 508
COLUMN_NOT_LINKED: Final = 509
OCCUPIED_COSTS_MORE: Final = 511
HEX_FULL: Final = 512
OWN_PIECE_THERE: Final = 10512
TEMPLE_THERE: Final = 513
JUMPS_USED_UP: Final = 1007
COLUMN_JUMPS_OVER_FOOT: Final = 1021


def cost_at(s: Pantheon, h: i64) -> i64:
    """What placing there costs: more where an opponent stands (PA-5.11)."""
    return s.box.occupied_cost if s.on[h] else s.box.free_cost


def is_full(s: Pantheon, seat: i64, h: i64) -> bool:
    """Two pieces, or one of his own (PA-5.12)."""
    on = s.on[h]
    return on & on - 1 != 0 or on >> seat & 1 == 1


def why_full(s: Pantheon, h: i64) -> i64:
    """A single piece that fills a hex for him is his own."""
    return HEX_FULL if s.on[h] & s.on[h] - 1 else OWN_PIECE_THERE


def is_linked(s: Pantheon, seat: i64, h: i64) -> bool:
    """A foot beside the temple or a linked piece, a column beside a linked foot (PA-5.7 - 5.10)."""
    if s.box.site_of[h] < 0:
        return s.near[h] >> seat & 1 == 1
    return s.near[h] >> seat + BESIDE_FOOT & 1 == 1


def can_jump(s: Pantheon, seat: i64, h: i64, feet_only: bool) -> bool:
    """Over one hex with opposing pieces and none of his own, which touches his network (PA-10.7 - 10.9)."""
    i: i64
    for i in range(h * AROUND, h * AROUND + s.box.degree[h]):
        over = s.box.around[i]
        opposed = s.on[over] != 0 and not s.on[over] >> seat & 1
        if opposed and s.near[over] >> seat & 1 and (not feet_only or s.box.site_of[over] < 0):
            return True
    return False


def is_in_reach(s: Pantheon, seat: i64, h: i64, jumps: i64) -> bool:
    """Linked, or one jump away; a column jumps only over a foot (PA-10.21)."""
    if is_linked(s, seat, h):
        return True
    return jumps > 0 and can_jump(s, seat, h, s.box.site_of[h] >= 0)


def why_not_there(s: Pantheon, seat: i64, h: i64, budget: i64, jumps: i64, short: i64) -> i64:
    """LEGAL, or why no piece can be placed there; `short` = the rule about too little on a free hex."""
    if h >= s.box.hexes or s.box.terrain[h] == 0:
        return NO_SUCH_ACTION
    if h == s.temple:
        return TEMPLE_THERE
    if is_full(s, seat, h):
        return why_full(s, h)
    column = s.box.site_of[h] >= 0
    if not is_in_reach(s, seat, h, jumps):
        if jumps > 0 and column and can_jump(s, seat, h, False):
            return COLUMN_JUMPS_OVER_FOOT
        if jumps == 0 and s.power(seat, JUMPS) > 0 and can_jump(s, seat, h, column):
            return JUMPS_USED_UP
        return COLUMN_NOT_LINKED if column else FOOT_NOT_LINKED
    if s.own(seat, COLUMNS if column else FEET) == 0:
        return OWN_RESERVE_EMPTY
    if cost_at(s, h) > budget:
        return OCCUPIED_COSTS_MORE if s.on[h] and budget >= s.box.free_cost else short
    return LEGAL


def list_places(s: Pantheon, seat: i64, budget: i64, jumps: i64, first: i64, out: Moves) -> None:
    """All hexes where a piece can be placed; `first` = the answer that means hex 0."""
    if budget < s.box.free_cost:
        return
    feet = s.own(seat, FEET) > 0
    columns = s.own(seat, COLUMNS) > 0
    rich = budget >= s.box.occupied_cost
    at = out.at
    n = out.n
    base = out.base + first
    start: i64 = 0 if jumps > 0 else s.near_first  # a jump may lead beyond all that is linked
    end: i64 = s.box.hexes if jumps > 0 else s.near_last + 1
    h: i64
    for h in range(start, end):
        near = s.near[h] >> seat
        column = s.box.site_of[h] >= 0
        if column:
            near >>= BESIDE_FOOT
        if near & 1 == 0 and (jumps == 0 or not can_jump(s, seat, h, column)):
            continue
        if not (columns if column else feet):
            continue
        on = s.on[h]
        if on != 0 and (not rich or on & on - 1 != 0 or on >> seat & 1 == 1):
            continue
        if h != s.temple:
            at[n] = base + h
            n += 1
    out.n = n


def cheapest_place(s: Pantheon, seat: i64, jumps: i64) -> i64:
    """The least that any placement costs, 0 when there is none."""
    feet = s.own(seat, FEET) > 0
    columns = s.own(seat, COLUMNS) > 0
    if s.temple == NONE or not (feet or columns):
        return 0
    cheapest: i64 = 0
    h: i64
    if feet and is_free_beside_temple(s):
        return s.box.free_cost
    for h in range(s.near_first, s.near_last + 1):
        near = s.near[h] >> seat
        if s.box.site_of[h] < 0:
            if not feet or near & 1 == 0:
                continue
        elif not columns or near >> BESIDE_FOOT & 1 == 0:
            continue
        if h == s.temple:
            continue
        on = s.on[h]
        if on == 0:
            return s.box.free_cost
        if on & on - 1 == 0 and not on >> seat & 1:
            cheapest = s.box.occupied_cost
    if jumps > 0:
        return cheapest_jump(s, seat, cheapest)
    return cheapest


def is_free_beside_temple(s: Pantheon) -> bool:
    """Whether a foot finds an empty hex beside the temple, as it mostly does."""
    i: i64
    for i in range(s.temple * AROUND, s.temple * AROUND + s.box.degree[s.temple]):
        h = s.box.around[i]
        if s.on[h] == 0 and s.box.site_of[h] < 0:
            return True
    return False


def cheapest_jump(s: Pantheon, seat: i64, cheapest: i64) -> i64:
    """The same with jumps, when no free hex is linked."""
    h: i64
    for h in range(s.box.hexes):
        if s.box.terrain[h] == 0 or h == s.temple or is_full(s, seat, h):
            continue
        column = s.box.site_of[h] >= 0
        if s.own(seat, COLUMNS if column else FEET) > 0 and can_jump(s, seat, h, column):
            if s.on[h] == 0:
                return s.box.free_cost
            cheapest = s.box.occupied_cost
    return cheapest


def place(s: Pantheon, seat: i64, h: i64) -> None:
    """A piece of the own reserve is placed; a foot takes the loot tile that lies there (PA-5.14)."""
    s.put(seat, h)
    if s.loot_left == 0:
        return
    i: i64
    for i in range(LOOT_HEXES):
        if s.loot[i] >= 0 and s.box.loot_hex[s.people * LOOT_HEXES + i] == h:
            loot = s.loot[i]
            s.loot[i] = NONE
            s.loot_left -= 1
            s.taken[loot] += 1
            s.tell(tell.LOOT_TAKEN, seat, loot)


def comes_earlier(s: Pantheon, seat: i64, h: i64, last: i64) -> bool:
    """Whether a place with a smaller number was surely open before `last` was placed: search takes it first.

    Only supports that are certainly older count: the temple and feet other than `last`.
    """
    if h >= last:
        return False
    foot = s.box.site_of[h] < 0
    i: i64
    for i in range(h * AROUND, h * AROUND + s.box.degree[h]):
        other = s.box.around[i]
        if other == s.temple:
            if foot:
                return True
        elif other != last and s.on[other] >> seat & 1 and s.box.site_of[other] < 0:
            return True
    return False


def all_pieces(s: Pantheon, seat: i64) -> i64:
    """Feet and columns that a seat can still place."""
    return s.pieces[seat * PIECES + FEET] + s.pieces[seat * PIECES + COLUMNS]
