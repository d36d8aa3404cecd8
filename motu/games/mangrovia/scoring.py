"""Chapter 14: the end of the game."""

from __future__ import annotations

from typing import Final, final

from motu.games.mangrovia.box import AMULET, AMULETS, BONUS, PATH_ROOM, PATHS, SQUARES, STAR, TOTEM
from motu.games.mangrovia.rules import tell
from motu.games.mangrovia.rules.memory import mix
from motu.games.mangrovia.state import (
    FROM_AMULETS,
    FROM_PATHS,
    FROM_STAR,
    FROM_TOTEM,
    NEUTRAL,
    NOBODY,
    SOURCES,
    Mangrovia,
)
from motu.kernel.core import AUTO, Rule
from motu.kernel.vectors import i64

NEAR: Final = 100  # more than squares on a path, more than any favour tile
TILE: Final = 128  # a statue tile weighs more than any distance
HUT: Final = 256  # a hut weighs more than any tie-break


def path_claim(s: Mangrovia, path: i64, owner: i64) -> i64:
    """How well an owner stands on a path, tie-breaks included; 0 without a hut (MG-14.2 - 14.6, 15.3)."""
    huts: i64 = 0
    nearest: i64 = NEAR
    i: i64
    for i in range(s.box.path_length[path]):
        at = s.box.path[path * PATH_ROOM + i]
        if s.owner[at] == owner:
            huts += s.huts[at]
            nearest = min(nearest, i)
    if huts == 0:
        return 0
    statue = owner != NEUTRAL and s.bonus[(owner - 1) * BONUS + path] > 0
    return huts * HUT + (TILE if statue else 0) + NEAR - nearest


def totem_claim(s: Mangrovia, owner: i64) -> i64:
    """How well an owner stands around the Totem: huts, then the lowest favour tile (MG-14.8 - 14.10)."""
    huts: i64 = 0
    lowest: i64 = NEAR
    at: i64
    for at in range(SQUARES):
        if s.box.area[at] == TOTEM and s.owner[at] == owner:
            huts += s.huts[at]
            lowest = min(lowest, s.favour[at])
    return 0 if huts == 0 else huts * HUT + NEAR - lowest


def star_huts(s: Mangrovia, owner: i64) -> i64:
    """Huts of one owner around the Stone Star."""
    huts: i64 = 0
    at: i64
    for at in range(SQUARES):
        if s.box.area[at] == STAR and s.owner[at] == owner:
            huts += s.huts[at]
    return huts


def star_total(s: Mangrovia) -> i64:
    """All huts there; the neutral one counts unless the table says otherwise (MG-14.7, 14.15)."""
    huts: i64 = 0
    owner: i64
    for owner in range(1, s.players + 1):
        huts += star_huts(s, owner)
    return huts + star_huts(s, NEUTRAL) if s.star_counts_neutral else huts


def best_on_path(s: Mangrovia, path: i64, but: i64) -> i64:
    """Who leads on a path when the owner `but` is left out; NOBODY if nobody stands there."""
    best: i64 = 0
    winner: i64 = NOBODY
    owner: i64
    for owner in range(1, NEUTRAL + 1):
        if owner != but:
            claim = path_claim(s, path, owner)
            if claim > best:
                best = claim
                winner = owner
    return winner


def best_at_totem(s: Mangrovia, but: i64) -> i64:
    """Who leads around the Totem when the owner `but` is left out."""
    best: i64 = 0
    winner: i64 = NOBODY
    owner: i64
    for owner in range(1, NEUTRAL + 1):
        if owner != but:
            claim = totem_claim(s, owner)
            if claim > best:
                best = claim
                winner = owner
    return winner


@final
class FinalScoring(Rule[Mangrovia]):
    """Paths, Star, Totem, amulets; what the neutral colour wins is lost (MG-14.2 - 14.17)."""

    def run(self, s: Mangrovia, player: i64, a: i64, b: i64) -> None:
        s.finished = 1
        s.reveal()
        path: i64
        for path in range(PATHS):
            first = best_on_path(s, path, NOBODY)
            if first != NOBODY:
                self._path(s, path, first, s.box.path_first[path])
                self._path(s, path, best_on_path(s, path, first), s.box.path_second[path])
        self._star(s)
        first = best_at_totem(s, NOBODY)
        if first != NOBODY:
            self._totem(s, first, s.box.totem_first)
            self._totem(s, best_at_totem(s, first), s.box.totem_second)
        self._amulets(s)
        seat: i64
        for seat in range(s.players):
            s.tell(tell.TOTAL, seat, s.score(seat))

    def _path(self, s: Mangrovia, path: i64, owner: i64, points: i64) -> None:
        if owner == NEUTRAL:
            s.tell(tell.PATH_LOST, path, points)
        elif owner != NOBODY:
            s.points[(owner - 1) * SOURCES + FROM_PATHS] += points
            s.tell(tell.PATH_SCORED, path, owner - 1, points)

    def _star(self, s: Mangrovia) -> None:
        total = star_total(s)
        seat: i64
        for seat in range(s.players):
            huts = star_huts(s, seat + 1)
            s.points[seat * SOURCES + FROM_STAR] = huts * total
            if huts > 0:
                s.tell(tell.STAR_SCORED, seat, huts, total)

    def _totem(self, s: Mangrovia, owner: i64, points: i64) -> None:
        if owner == NEUTRAL:
            s.tell(tell.TOTEM_LOST, points)
        elif owner != NOBODY:
            s.points[(owner - 1) * SOURCES + FROM_TOTEM] += points
            s.tell(tell.TOTEM_SCORED, owner - 1, points)

    def _amulets(self, s: Mangrovia) -> None:
        """Amulets are turned up; who drew and returned what stays untold."""
        seat: i64
        i: i64
        for seat in range(s.players):
            points = s.amulet_points(seat)
            s.points[seat * SOURCES + FROM_AMULETS] = points
            if points > 0:
                s.tell(tell.AMULETS_SCORED, seat, points)
            for i in range(AMULETS):
                s.put_back[seat * AMULETS + i] = 0
        mix(s, AMULET)


FINAL_SCORING: Final = FinalScoring(AUTO)
