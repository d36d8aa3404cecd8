"""Chapter 16: the end of the game."""

from __future__ import annotations

from typing import Final, final

from motu.games.bora_bora.box import JEWELS, REGIONS, SEATS, SLOTS, SPACES
from motu.games.bora_bora.rules import tell
from motu.games.bora_bora.rules.measures import count
from motu.games.bora_bora.state import (
    FROM_BONUS,
    FROM_GOD_TILES,
    FROM_JEWELS,
    FROM_SITES,
    JEWEL_OF,
    Bora,
)
from motu.kernel.core import AUTO, Rule
from motu.kernel.vectors import i64

BUILDINGS: Final = 6
BONUSES: Final = 6


def holder(s: Bora, region: i64) -> i64:
    """Whose hut came last and holds the site, or -1 (BB-16.15)."""
    at = (region + 1) * SEATS - 1
    while at > region * SEATS and s.arrived[at] == 0:
        at -= 1
    return s.arrived[at] - 1


def site_points(s: Bora, seat: i64) -> i64:
    """The fish of all regions whose site a seat holds (BB-16.4)."""
    points: i64 = 0
    region: i64
    for region in range(REGIONS):
        if holder(s, region) == seat:
            points += s.fish[region]
    return points


def jewel_points(s: Bora, seat: i64) -> i64:
    """The points of a seat's jewels (BB-16.5)."""
    points: i64 = 0
    jewel: i64
    for jewel in range(JEWELS):
        if s.jewel_at[jewel] == JEWEL_OF + seat:
            points += s.box.jewel_points[jewel]
    return points


def goal(s: Bora, seat: i64, which: i64) -> bool:
    """Whether one of the six goals is reached (BB-16.6 - 16.11)."""
    if which == 0:
        return s.done[seat] >= s.box.bonus_tasks
    if which == 1:
        return s.jewels[seat] >= s.box.bonus_jewels
    if which == 2:
        return count(s.laid[seat] | s.covered[seat]) == SPACES
    if which == 3:
        return count(s.built[seat]) == BUILDINGS
    if which == 4:
        return count(s.lands[seat]) == REGIONS
    return count(s.person_slots[seat]) == SLOTS


@final
class FinalScoring(Rule[Bora]):
    """God tiles, sites, jewels and the six goals; what is left over scores nothing (BB-16.3 - 16.12)."""

    def run(self, s: Bora, player: i64, a: i64, b: i64) -> None:
        i: i64
        which: i64
        for i in range(s.players):
            seat = s.order[i]
            self._add(s, seat, FROM_GOD_TILES, s.god_tiles[seat] * s.box.god_tile)
            self._add(s, seat, FROM_SITES, site_points(s, seat))
            self._add(s, seat, FROM_JEWELS, jewel_points(s, seat))
            for which in range(BONUSES):
                if goal(s, seat, which):
                    self._add(s, seat, FROM_BONUS + which, s.box.bonus)
        for i in range(s.players):
            s.tell(tell.SCORED, s.order[i], s.total(s.order[i]))

    def _add(self, s: Bora, seat: i64, source: i64, points: i64) -> None:
        if points > 0:
            s.score(seat, source, points)
            s.tell(tell.FINAL_POINTS, seat, source, points)


FINAL_SCORING: Final = FinalScoring(AUTO)
