"""How good a position is for a seat: a sum of features, each counted in hundredths of a point.

A game says what its features are worth on paper; the laboratory fits how much each of them really counts.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from motu.kernel.core import State
from motu.kernel.vectors import filled, i64, vec, zeros

POINT: Final = 100
WHOLE: Final = 100  # the weight of a feature that counts for what it says
WORST: Final = -1000000000

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight(Generic[S]):
    """What a strong player would look at. Holds no position: one serves all states of its game."""

    def __init__(self, features: list[str], hopes: list[str] | None = None) -> None:
        """`hopes`: those of the features that count what may come, not what a seat has."""
        self.features = features
        self.hopes = hopes or []
        self.size: i64 = len(features)
        self.weights: vec[i64] = filled(self.size, WHOLE)
        self.values: vec[i64] = zeros(self.size)

    def gauge(self, s: S, seat: i64, into: vec[i64]) -> None:
        """Write the features of a seat: what it has, and what it may expect."""

    def elapsed(self, s: S) -> i64:
        """How much of the game has gone by, in hundredths, from what everybody sees."""
        return 0

    def worth(self, s: S, seat: i64) -> i64:
        """All features of a seat together."""
        values = self.values
        weights = self.weights
        self.gauge(s, seat, values)
        total: i64 = 0
        i: i64
        for i in range(self.size):
            total += values[i] * weights[i]
        return total // WHOLE

    def evaluate(self, s: S, seat: i64) -> i64:
        """The worth of the position for a seat, less what it is worth for others, most of all the best."""
        best: i64 = WORST
        others: i64 = 0
        other: i64
        for other in range(s.players):
            if other != seat:
                theirs = self.worth(s, other)
                others += theirs
                best = max(best, theirs)
        return self.worth(s, seat) * 3 - best - others // (s.players - 1)
