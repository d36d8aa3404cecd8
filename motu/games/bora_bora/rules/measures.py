"""What tasks count (BB-15.3, 15.7, 15.13): regions, materials, people and goods of a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motu.games.bora_bora.box import KINDS, PARTS, TASK_PLACES, TYPES
from motu.games.bora_bora.rules.payments import GOD_TILE, cards_paid
from motu.kernel.vectors import i64

if TYPE_CHECKING:
    from motu.games.bora_bora.state import Bora


def count(bits: i64) -> i64:
    """How many members a set of at most twelve has."""
    bits -= bits >> 1 & 0x555
    bits = (bits & 0x333) + (bits >> 2 & 0x333)
    bits = bits + (bits >> 4) & 0xF0F
    return bits + (bits >> 8) & 31


def have(s: Bora, seat: i64, what: i64) -> i64:
    """How many a seat has of what a task counts (in the order of NEED_NAMES)."""
    if what < 8:
        return _have_regions(s, s.lands[seat], what)
    if what < 12:
        return _have_materials(s, seat, what - 8)
    if what == 12:
        return count(s.laid[seat] | s.covered[seat])
    if what == 13:
        return count(s.built[seat])
    if what < 21:
        return _have_people(s, seat, what)
    if what == 21:
        return s.box.priests - s.priests[seat]
    if what == 22:
        return s.jewels[seat]
    if what == 23:
        return s.hand_size[seat]
    if what == 24:
        return s.offerings[seat]
    return s.shells[seat] if what == 25 else s.god_tiles[seat]


def _have_regions(s: Bora, lands: i64, what: i64) -> i64:
    if what == 0:
        return count(lands)
    if what < 5:
        return count(lands & s.box.terrain_regions[what - 1])
    if what == 6:
        return count(lands & s.box.island_regions[0])
    if what == 7:
        return count(lands & s.good_fish)
    islands: i64 = 0
    i: i64
    for i in range(len(s.box.island_regions)):
        if lands & s.box.island_regions[i]:
            islands += 1
    return islands


def _have_materials(s: Bora, seat: i64, kind: i64) -> i64:
    if kind < KINDS:
        on_spaces = count(s.laid[seat] & s.box.kind_spaces[kind])
        return on_spaces + s.beside[seat * KINDS + kind]
    materials = count(s.laid[seat])
    i: i64
    for i in range(seat * KINDS, (seat + 1) * KINDS):
        materials += s.beside[i]
    return materials


def _have_people(s: Bora, seat: i64, what: i64) -> i64:
    women = seat * 2
    men = women + 1
    if what < 16:
        return s.people[men] if what == 14 else s.people[women]
    if what > 17:
        tattooed = s.shifted[men] if what != 19 else 0
        return tattooed + (s.shifted[women] if what != 18 else 0)
    first = (men if what == 16 else women) * TYPES
    most: i64 = 0
    i: i64
    for i in range(first, first + TYPES):
        most = max(most, s.copies[i])
    return most


def short(s: Bora, seat: i64, task: i64) -> i64:
    """How many units are missing for a task: the sum over its needs."""
    missing: i64 = 0
    part: i64
    for part in range(task * PARTS, (task + 1) * PARTS):
        what = s.box.need[part]
        if what < 0:
            break
        missing += max(s.box.least[part] - have(s, seat, what), 0)
    return missing


def short_after(s: Bora, seat: i64, task: i64, payment: i64) -> i64:
    """The same after a payment: what was paid no longer counts (BB-17.19)."""
    if payment == GOD_TILE:
        s.god_tiles[seat] -= 1
        missing = short(s, seat, task)
        s.god_tiles[seat] += 1
        return missing
    cards = cards_paid(payment)
    s.offerings[seat] -= 1
    s.hand_size[seat] -= cards
    missing = short(s, seat, task)
    s.offerings[seat] += 1
    s.hand_size[seat] += cards
    return missing


def complete_task(s: Bora, seat: i64) -> bool:
    """Whether one of the three tasks needs nothing more."""
    i: i64
    for i in range(seat * TASK_PLACES, (seat + 1) * TASK_PLACES):
        if s.tasks[i] > 0 and short(s, seat, s.tasks[i] - 1) == 0:
            return True
    return False
