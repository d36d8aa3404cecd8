"""How the coach judges: a forecast per game, and how far and how often it plays on."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from motu.bots.bot import Window
from motu.bots.forecast import Forecast, Reading
from motu.games._shared.folder import Folder
from motu.kernel.core import State
from motu.kernel.engine import apply

GROUPS = 4  # of lines of all lengths, by which one sees how sure a forecast is
LATER = 1 << 20  # dice of what comes are others than those of what was dealt


@dataclass(frozen=True)
class Outlook:
    """What a position, or a choice, promises."""

    chances: tuple[float, ...]  # to win, by seat
    errors: tuple[float, ...]  # standard errors of the chances
    points: tuple[float, ...]  # expected at the end, by seat
    features: tuple[tuple[float, ...], ...]  # by seat: what each counts for after a while, in points
    ended: float = 0.0  # share of the lines that came to the end of the game


def mean(parts: Sequence[Outlook], apart: bool = False) -> Outlook:
    """Several outlooks as one; `apart`: by how much they differ says how sure it is."""
    n = len(parts)

    def column(rows: Sequence[Sequence[float]]) -> tuple[float, ...]:
        return tuple(sum(values) / n for values in zip(*rows, strict=True))

    seats = range(len(parts[0].chances))
    chances = column([part.chances for part in parts])
    if apart:
        squares = [sum((part.chances[seat] - chances[seat]) ** 2 for part in parts) for seat in seats]
        errors = tuple((square / (n - 1) / n) ** 0.5 for square in squares)
    else:
        errors = tuple(sum(part.errors[seat] ** 2 for part in parts) ** 0.5 / n for seat in seats)
    return Outlook(
        chances,
        errors,
        column([part.points for part in parts]),
        tuple(column([part.features[seat] for part in parts]) for seat in seats),
        sum(part.ended for part in parts) / n,
    )


@dataclass(frozen=True)
class Fitted:
    """The file `chances.toml` of a game: how chances are read, how far and how often one plays on."""

    reading: Reading
    depth: int = 8  # decisions of one line, before insight judges
    lines: int = 32  # for one position


@cache
def fitted(home: Path) -> Fitted:
    """What was found for a game; small games without a file take what suits most."""
    file = home / "chances.toml"
    if not file.exists():
        return Fitted(Reading())
    found = tomllib.loads(file.read_text("utf-8"))
    return Fitted(Reading(**found["reading"]), **found["effort"])


class Judge:
    """Forecasts for one game. Equal seeds and equal numbers of lines give equal outlooks."""

    def __init__(self, folder: Folder[Any]) -> None:
        self.folder = folder
        self.fitted = fitted(folder.home)
        self.depth = self.fitted.depth
        self.forecast = Forecast(folder.insight, self.fitted.reading)
        self.ended = 0  # lines of the forecast that came to the end of the game

    def position(self, state: State, seed: int, lines: int) -> Outlook:
        """What a position promises to somebody who sees all cards; `state` may stand before a draw."""
        groups = []
        for group in range(GROUPS):
            self._clear()
            for n in range(group, lines, GROUPS):
                self._follow(state.copy(), seed + n, seed + n)
            groups.append(self._outlook(int(state.players)))
        return mean(groups, apart=True)

    def choice(self, window: Window, action: int, seed: int, lines: int) -> Outlook:
        """What a choice promises to the seat at a window, on average over worlds that fit what it knows.

        Equal seeds give equal worlds, so that choices are compared in the same ones.
        """
        self._clear()
        for n in range(lines):
            world = window.world(seed + n)
            apply(world, window.seat, action)
            self._follow(world, LATER + seed + n, seed + n)
        return self._outlook(window.seats)

    def _clear(self) -> None:
        self.forecast.clear()
        self.ended = 0

    def _follow(self, world: State, seed: int, line: int) -> None:
        """One line of play.

        Its length is from half to one and a half times the usual: else all lines would stop just before, or
        just after, the same scoring, and the chances would leap when it comes into sight.
        """
        self.forecast.follow(world, seed, self.depth // 2 + line * 7 % (self.depth + 1))
        self.ended += world.pending == 0

    def _outlook(self, seats: int) -> Outlook:
        forecast = self.forecast
        return Outlook(
            tuple(forecast.chances(seats)),
            tuple(forecast.errors(seats)),
            tuple(forecast.points(seats)),
            tuple(tuple(forecast.features(seat)) for seat in range(seats)),
            self.ended / int(forecast.lines),
        )
