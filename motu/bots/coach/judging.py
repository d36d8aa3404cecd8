"""How the coach judges: a forecast per game, and how far and how often it plays on."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from motu.bots.bot import Window
from motu.bots.forecast import Forecast, Reading
from motu.games._shared.folder import Folder
from motu.kernel.core import State
from motu.kernel.engine import apply

LATER = 1 << 20  # dice of what comes are others than those of what was dealt
DEPTH = 8  # decisions that a line of play goes on for, before insight judges


@dataclass(frozen=True)
class Outlook:
    """What a position, or a choice, promises."""

    chances: tuple[float, ...]  # to win, by seat
    errors: tuple[float, ...]  # standard errors of the chances
    points: tuple[float, ...]  # expected at the end, by seat
    features: tuple[tuple[float, ...], ...]  # by seat: what each counts for after a while, in points


@cache
def reading_of(home: Path) -> Reading:
    """What was fitted for a game; small games without a fit take what suits most."""
    file = home / "chances.toml"
    return Reading(**tomllib.loads(file.read_text("utf-8"))["reading"]) if file.exists() else Reading()


class Judge:
    """Forecasts for one game. Equal seeds and equal numbers of lines give equal outlooks."""

    def __init__(self, folder: Folder[Any]) -> None:
        self.folder = folder
        self.forecast = Forecast(folder.insight, reading_of(folder.home))

    def position(self, state: State, seed: int, lines: int) -> Outlook:
        """What a position promises to somebody who sees all cards; `state` may stand before a draw."""
        self.forecast.clear()
        for n in range(lines):
            self.forecast.follow(state.copy(), seed + n, DEPTH)
        return self._outlook(int(state.players))

    def choice(self, window: Window, action: int, seed: int, lines: int) -> Outlook:
        """What a choice promises to the seat at a window, on average over worlds that fit what it knows.

        Equal seeds give equal worlds, so that choices are compared in the same ones.
        """
        self.forecast.clear()
        for n in range(lines):
            world = window.world(seed + n)
            apply(world, window.seat, action)
            self.forecast.follow(world, LATER + seed + n, DEPTH)
        return self._outlook(window.seats)

    def _outlook(self, seats: int) -> Outlook:
        forecast = self.forecast
        return Outlook(
            tuple(forecast.chances(seats)),
            tuple(forecast.errors(seats)),
            tuple(forecast.points(seats)),
            tuple(tuple(forecast.features(seat)) for seat in range(seats)),
        )
