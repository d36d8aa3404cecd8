"""Time to decide: each seat has its own, and no answer of another one changes it."""

from __future__ import annotations

import time

from motu.match.match import Match


class Clock:
    """When each awaited seat must have answered. Not stored: after a restart everybody gets a full turn."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds  # 0: no clock
        self._until: dict[int, tuple[int, float]] = {}  # by seat: its question, and when time is up

    def look(self, match: Match) -> None:
        """Start the clocks of new questions, stop those of answered ones."""
        if self.seconds <= 0:
            return
        asked = {seat: sum(move.seat == seat for move in match.moves) for seat in match.awaiting}
        self._until = {
            seat: self._until[seat]
            if self._until.get(seat, (-1, 0.0))[0] == number
            else (number, time.time() + self.seconds)
            for seat, number in asked.items()
        }

    def until(self, seat: int) -> float | None:
        """When the time of a seat is up."""
        return self._until[seat][1] if seat in self._until else None

    def next(self) -> float | None:
        """Seconds until somebody's time is up."""
        return max(0.0, min(at for _, at in self._until.values()) - time.time()) if self._until else None

    def late(self) -> list[int]:
        """Seats whose time is up."""
        return [seat for seat, (_, at) in self._until.items() if at <= time.time()]
