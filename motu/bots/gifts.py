"""What brings something and costs nothing is not refused, however little a bot thinks and however it errs.

An answer that changes nothing is a refusal. It is left out where another one, carried out to its end, leaves
its seat with more of something and less of nothing, by the features of the game's insight that count what one
has, and brings nobody else as much. All this is looked at without what comes after the question: else a
scoring that follows a refusal at once would look like its gain.
"""

from __future__ import annotations

from typing import Any, Final, final

from motu.kernel.core import State
from motu.kernel.data import alike
from motu.kernel.engine import OVER, advance, apply
from motu.kernel.insight import WHOLE, Insight
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64, vec, zeros

WAYS: Final = 24  # in which one answer is carried out, at most


def alone(s: State) -> State:
    """The same table with nothing on the agenda but the present question."""
    asked = s.copy()
    asked.agenda[0] = asked.agenda[asked.pending - 1]
    asked.pending = 1
    return asked


@final
class Gifts:
    """Looks at the answers to one question in one world."""

    def __init__(self, insight: Insight[Any], world: State, seat: i64) -> None:
        self.insight = insight
        self.size: i64 = insight.size
        self.seat: i64 = seat
        self.asked = alone(world)
        self.out = Moves()
        self.now: vec[i64] = zeros(insight.size)
        self.refused = alone(world)
        self.refused.pending = 0
        self.before: vec[i64] = zeros(insight.size)  # the features of the seat after a refusal
        insight.gauge(self.refused, seat, self.before)
        self.worth: vec[i64] = zeros(world.players)  # what the table is worth to each seat then
        player: i64
        for player in range(world.players):
            self.worth[player] = insight.worth(self.refused, player)

    def is_refusal(self, action: i64) -> bool:
        """Whether an answer changes nothing."""
        after = self.asked.copy()
        apply(after, self.seat, action)
        if advance(after, self.out) != OVER or self.insight.worth(after, self.seat) != self.worth[self.seat]:
            return False  # what insight notices need not be compared in full
        return alike(after, self.refused)

    def is_gift(self, action: i64) -> bool:
        """Whether an answer can be carried out so that it brings something and costs nothing."""
        first = self.asked.copy()
        apply(first, self.seat, action)
        ways = [first]
        tried: i64 = 0
        while len(ways) > 0 and tried < WAYS:
            tried += 1
            way = ways.pop()
            seat = advance(way, self.out)
            if seat == OVER:
                if self._gains(way):
                    return True
            elif seat == self.seat:
                i: i64
                for i in range(self.out.n):
                    then = way.copy()
                    apply(then, seat, self.out.at[i])
                    ways.append(then)
        return False

    def _gains(self, end: State) -> bool:
        insight = self.insight
        insight.gauge(end, self.seat, self.now)
        gain: i64 = 0
        i: i64
        for i in range(self.size):
            if insight.features[i] not in insight.hopes:
                if self.now[i] < self.before[i]:
                    return False
                gain += (self.now[i] - self.before[i]) * insight.weights[i]
        player: i64
        for player in range(end.players):
            if player != self.seat and (insight.worth(end, player) - self.worth[player]) * WHOLE >= gain:
                return False
        return gain > 0
