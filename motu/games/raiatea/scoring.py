"""Chapter 14: the end of the game."""

from __future__ import annotations

from typing import Final, final

from motu.games.raiatea.rules import tell
from motu.games.raiatea.rules.masks import FINAL_MIRROR
from motu.games.raiatea.rules.pieces import (
    DESIGNS,
    FINAL_POINTS,
    KINDS,
    MASK_COPIES,
    OF_CONDITIONS,
    SLOTS,
)
from motu.games.raiatea.state import (
    FROM_ASSISTANT_MASKS,
    FROM_COLOUR_MASKS,
    FROM_MISSION_MASKS,
    FROM_MISSIONS,
    FROM_RANK,
    FROM_RITUALS,
    SOURCES,
    Raiatea,
)
from motu.kernel.core import AUTO, Rule
from motu.kernel.vectors import i64

COLOURS: Final = 8  # what a mask scores: missions of four types, assistants of four types, colours


def pairs(s: Raiatea, seat: i64, design: i64) -> i64:
    """Complete pairs of a design: bound by a mirror, or natural (RA-13.1, 13.6)."""
    return s.bound[seat * DESIGNS + design] + s.masks[seat * KINDS + design] // MASK_COPIES


def colours(s: Raiatea, seat: i64) -> i64:
    """Different colours among the complete pairs of a seat (RA-14.6, 14.9)."""
    seen: i64 = 0
    one: i64 = 1
    design: i64
    for design in range(DESIGNS):
        if pairs(s, seat, design) > 0:
            seen |= one << s.box.mask_colour[design]
    count: i64 = 0
    while seen > 0:
        count += seen & 1
        seen >>= 1
    return count


def missions_of(s: Raiatea, seat: i64, kind: i64) -> i64:
    """Missions of a seat that have a type; mixed ones have several (RA-11.17)."""
    count: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        if s.taker[slot] == seat:
            count += s.box.mission_types[s.tile[slot]] >> kind & 1
    return count


def mask_points(s: Raiatea, seat: i64, design: i64) -> i64:
    """What one pair of a design scores (RA-14.4 - 14.6)."""
    scores = s.box.mask_scores[design]
    if scores == COLOURS:
        return min(s.box.colour_most, s.box.colour_mask * colours(s, seat))
    if scores <= OF_CONDITIONS:
        return s.box.mission_mask * missions_of(s, seat, scores)
    return s.box.assistant_mask * s.assistants(seat, scores - OF_CONDITIONS - 1)


def mission_points(s: Raiatea, seat: i64) -> i64:
    """Points printed on the missions of a seat (RA-14.3)."""
    points: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        if s.taker[slot] == seat:
            points += s.box.mission_statue[s.tile[slot]] + 1
    return points


@final
class EndOfGame(Rule[Raiatea]):
    """After the third ceremony; before the scoring mirrors may still be bound (RA-9.30, 13.9)."""

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        s.push(FINAL_SCORING.step())
        seats: i64 = 0
        one: i64 = 1
        seat: i64
        for seat in range(s.players):
            if s.free_mirrors(seat) > 0 and s.has_single(seat):
                seats |= one << seat
        if seats:
            s.push(FINAL_MIRROR.sealed_step(seats))


@final
class FinalScoring(Rule[Raiatea]):
    """Rank, rituals, missions and mask pairs; nothing else counts (RA-14.1 - 14.8)."""

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        s.finished = 1
        s.reveal()
        seat: i64
        source: i64
        for seat in range(s.players):
            self._count(s, seat)
            for source in range(SOURCES):
                s.tell(tell.SCORED_SOURCE, seat, source, s.points[seat * SOURCES + source])
            s.tell(tell.SCORED, seat, s.score(seat))

    def _count(self, s: Raiatea, seat: i64) -> None:
        at = seat * SOURCES
        s.points[at + FROM_RANK] = s.box.rank_points[s.rank(seat)]
        s.points[at + FROM_RITUALS] = s.power(seat, FINAL_POINTS)
        s.points[at + FROM_MISSIONS] = mission_points(s, seat)
        design: i64
        for design in range(DESIGNS):
            count = pairs(s, seat, design)
            if count == 0:
                continue
            scores = s.box.mask_scores[design]
            source = at + FROM_ASSISTANT_MASKS
            if scores == COLOURS:
                source = at + FROM_COLOUR_MASKS
            elif scores <= OF_CONDITIONS:
                source = at + FROM_MISSION_MASKS
            s.points[source] += count * mask_points(s, seat, design)


END_OF_GAME: Final = EndOfGame(AUTO)
FINAL_SCORING: Final = FinalScoring(AUTO)
