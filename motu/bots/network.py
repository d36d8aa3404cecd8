"""A small network that has learnt from many games who wins: it looks at the features of all seats."""

from __future__ import annotations

import math
from typing import Any, Final, final

from motu.kernel.core import State
from motu.kernel.insight import POINT, Insight
from motu.kernel.vectors import i64, vec, zeros

SEATS: Final = 8


@final
class Network:
    """For each seat: its features, the mean of the others' and how much of the game is over, through one
    hidden layer.

    The numbers stand one after the other: what each feature counts straight away; for each hidden unit its
    weights for the seat's features, for the others', for the time gone by and one more; what each hidden
    unit counts.
    """

    def __init__(self, size: i64, hidden: i64, numbers: list[float]) -> None:
        if len(numbers) != size + hidden * (2 * size + 3):
            raise ValueError(f"a network of {hidden} units for {size} features has another size")
        self.size: i64 = size
        self.hidden: i64 = hidden
        self.numbers: vec[float] = vec[float](numbers)
        self.row: vec[i64] = zeros(size)
        self.seen: vec[float] = vec[float]([0.0] * (size * SEATS))
        self.sums: vec[float] = vec[float]([0.0] * size)

    def chances(self, insight: Insight[Any], s: State, into: vec[float]) -> None:
        """Each seat's chance of victory."""
        size = self.size
        seen = self.seen
        players = s.players
        seat: i64
        i: i64
        for i in range(size):
            self.sums[i] = 0.0
        for seat in range(players):
            insight.gauge(s, seat, self.row)
            for i in range(size):
                value = float(self.row[i]) / float(POINT)
                seen[seat * size + i] = value
                self.sums[i] += value
        gone = float(insight.elapsed(s)) / 100.0
        best = -1e9
        for seat in range(players):
            into[seat] = self._worth(seat * size, 1.0 / float(players - 1), gone)
            best = max(best, into[seat])
        total = 0.0
        for seat in range(players):
            into[seat] = math.exp(max(into[seat] - best, -50.0))
            total += into[seat]
        for seat in range(players):
            into[seat] /= total

    def _worth(self, at: i64, share: float, gone: float) -> float:
        """The logarithm of a seat's odds, apart from what all seats have in common."""
        size = self.size
        numbers = self.numbers
        seen = self.seen
        worth = 0.0
        i: i64
        for i in range(size):
            worth += numbers[i] * seen[at + i]
        unit: i64
        width = 2 * size + 2
        outer = size + self.hidden * width
        for unit in range(self.hidden):
            inner = size + unit * width
            lit = numbers[inner + 2 * size] * gone + numbers[inner + 2 * size + 1]
            for i in range(size):
                mine = seen[at + i]
                lit += numbers[inner + i] * mine + numbers[inner + size + i] * (self.sums[i] - mine) * share
            if lit > 0.0:
                worth += numbers[outer + unit] * lit
        return worth
