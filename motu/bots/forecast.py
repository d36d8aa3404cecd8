"""What a position promises: it is played on for a while by quick players, many times, and judged there.

The quick players look one step ahead with the game's insight. Where a line of play stops, the chances to win
are read from the insight by a scale that was fitted to games played to their end (see docs/bots.md); at the
end of the game they are the result.
"""

from __future__ import annotations

import math
from typing import Any, Final, final

from motu.kernel.core import State
from motu.kernel.engine import OVER, advance, apply
from motu.kernel.insight import POINT, WHOLE, WORST, Insight
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64, vec, zeros

SEATS: Final = 8
DICE: Final = 1 << 30
POINTS: Final = float(POINT)


@final
class Reading:
    """How chances and final points are read from the worth of a position; fitted, see motu/lab/chances.py."""

    def __init__(
        self,
        odds: float = 0.1,
        odds_later: float = 0.2,
        points: float = 0.0,
        points_later: float = 1.0,
        start: float = 0.0,
        later: float = 0.0,
        latest: float = 0.0,
        seat: float = 0.0,
    ) -> None:
        self.odds = odds  # logarithm of the odds for each point of worth at the start ...
        self.odds_later = odds_later  # ... and how much it has grown at the end
        self.points = points  # final points for each point of worth at the start ...
        self.points_later = points_later  # ... and more at the end
        self.start = start  # final points of a position worth nothing at the start ...
        self.later = later  # ... more with the time gone by ...
        self.latest = latest  # ... and with its square
        self.seat = seat  # final points for each player at the table


@final
class Forecast:
    """Means over lines of play. Equal seeds give equal forecasts."""

    def __init__(self, insight: Insight[Any], reading: Reading) -> None:
        self.insight = insight
        self.reading = reading
        self.size: i64 = insight.size
        self.values: vec[i64] = zeros(insight.size)
        self.out = Moves()
        self.trial = Moves()
        self.share: vec[float] = vec[float]([0.0] * SEATS)
        self.lines: i64 = 0
        self.chance: vec[float] = vec[float]([0.0] * SEATS)
        self.square: vec[float] = vec[float]([0.0] * SEATS)  # of chances, for their spread
        self.point: vec[float] = vec[float]([0.0] * SEATS)
        self.feature: vec[float] = vec[float]([0.0] * (SEATS * insight.size))

    def clear(self) -> None:
        """Begin a new mean."""
        self.lines = 0
        i: i64
        for i in range(SEATS):
            self.chance[i] = 0.0
            self.square[i] = 0.0
            self.point[i] = 0.0
        for i in range(SEATS * self.size):
            self.feature[i] = 0.0

    def follow(self, world: State, seed: i64, depth: i64) -> None:
        """One line: `world` is played on for so many decisions and counted."""
        world.seed(seed)
        out = self.out
        while True:
            seat = advance(world, out, True, True)
            if seat == OVER:
                break
            if out.n == 1:
                apply(world, seat, out.at[0])
                continue
            if depth <= 0:
                break
            depth -= 1
            apply(world, seat, self.pick(world, seat))
        self._judge(world)

    def pick(self, world: State, seat: i64) -> i64:
        """The listed answer after which insight likes the table best; what chance will bring is not known."""
        out = self.out
        dice = world.below(DICE)
        asked = world.copy()
        asked.forget_answers_of_others(seat)
        best: i64 = WORST
        chosen: i64 = out.at[0]
        i: i64
        for i in range(out.n):
            trial = asked.copy()
            trial.seed(dice)
            apply(trial, seat, out.at[i])
            advance(trial, self.trial)
            worth = self.insight.evaluate(trial, seat)
            if worth > best:
                best = worth
                chosen = out.at[i]
        return chosen

    def _judge(self, world: State) -> None:
        """Count one line where it stopped; a shared victory counts in parts."""
        players = world.players
        over = world.pending == 0 or world.truncated != 0
        gone = float(self.insight.elapsed(world)) / 100.0
        reading = self.reading
        share = self.share
        best = float(WORST)
        first: i64 = WORST
        seat: i64
        for seat in range(players):
            worth = self._worth(world, seat)
            first = max(first, world.standing(seat)) if over else first
            share[seat] = worth * (reading.odds + reading.odds_later * gone)
            best = max(best, share[seat])
            if over:
                self.point[seat] += float(self.values[0]) / POINTS
            else:
                self.point[seat] += worth * (reading.points + reading.points_later * gone) + reading.start
                self.point[seat] += (reading.later + reading.latest * gone) * gone
                self.point[seat] += reading.seat * float(players)
        whole = 0.0
        for seat in range(players):
            if over:
                share[seat] = 1.0 if world.standing(seat) == first else 0.0
            else:
                share[seat] = math.exp(max(share[seat] - best, -50.0))
            whole += share[seat]
        for seat in range(players):
            chance = share[seat] / whole
            self.chance[seat] += chance
            self.square[seat] += chance * chance
        self.lines += 1

    def _worth(self, world: State, seat: i64) -> float:
        """All features of a seat together, in points; each is counted apart too."""
        values = self.values
        self.insight.gauge(world, seat, values)
        total: i64 = 0
        i: i64
        for i in range(self.size):
            weighted = values[i] * self.insight.weights[i]
            self.feature[seat * self.size + i] += float(weighted)
            total += weighted
        return float(total) / (POINTS * float(WHOLE))

    # --- the means --------------------------------------------------------------------------------

    def chances(self, players: i64) -> list[float]:
        """Each seat's chance to win."""
        return [self.chance[seat] / float(self.lines) for seat in range(players)]

    def errors(self, players: i64) -> list[float]:
        """Standard errors of the chances."""
        found: list[float] = []
        n = float(self.lines)
        seat: i64
        for seat in range(players):
            mean = self.chance[seat] / n
            found.append(math.sqrt(max(self.square[seat] / n - mean * mean, 0.0) / n))
        return found

    def points(self, players: i64) -> list[float]:
        """The points that each seat may expect at the end."""
        return [self.point[seat] / float(self.lines) for seat in range(players)]

    def features(self, seat: i64) -> list[float]:
        """What each feature of a seat counts for where the lines stopped, in points."""
        n = float(self.lines) * POINTS * float(WHOLE)
        return [self.feature[seat * self.size + i] / n for i in range(self.size)]
