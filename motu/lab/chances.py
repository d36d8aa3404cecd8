"""How chances to win and final points are read from insight: fitted to games that bots played to their end.

    python -m motu.lab.chances GAME ...

writes `chances.toml` into the folder of each game. To be done again whenever its insight changes.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from motu.bots.coach.judging import fitted
from motu.kernel.insight import POINT, WHOLE
from motu.lab.samples import Sample, samples
from motu.match.game import Game, game

GAMES = 240  # half of them teach, half of them test
ROUNDS = 12  # of Newton's method; the problem is convex
BINS = 10  # of foretold chances, when they are compared with what happened


@dataclass(frozen=True)
class Position:
    """One sample in numbers: the worth of each seat in points, and how the game ended."""

    worth: tuple[float, ...]
    elapsed: float
    won: tuple[float, ...]
    points: tuple[int, ...]

    @property
    def players(self) -> int:
        return len(self.worth)


@dataclass(frozen=True)
class Chances:
    """What was found: the reading of a game, and how well it foretells games it has not seen."""

    reading: dict[str, float]
    surprise: float  # mean surprise at the winner, in bits ...
    blind: float  # ... and that of somebody who knows nothing
    gap: float  # mean distance between a foretold chance and how often it came true
    points_off: float  # root mean square error of the points
    positions: int


def position(one: Sample, weights: Sequence[int]) -> Position:
    worth = tuple(
        sum(value * weight for value, weight in zip(seat, weights, strict=True)) / (POINT * WHOLE)
        for seat in one.features
    )
    return Position(worth, one.elapsed / 100, one.won, one.points)


def fit_chances(found: Sequence[Sample], weights: Sequence[int]) -> Chances:
    """Fit on the first half of the games, test on the second."""
    known = [position(one, weights) for one in found]
    taught, tested = known[: len(known) // 2], known[len(known) // 2 :]
    odds, odds_later = fit_odds(taught)
    points, points_later, start, later, latest, seat = fit_points(taught)
    reading = {
        "odds": odds,
        "odds_later": odds_later,
        "points": points,
        "points_later": points_later,
        "start": start,
        "later": later,
        "latest": latest,
        "seat": seat,
    }
    return Chances(
        {name: round(value, 4) for name, value in reading.items()},
        round(sum(_surprise(one, odds, odds_later) for one in tested) / len(tested), 3),
        round(sum(math.log2(one.players) for one in tested) / len(tested), 3),
        round(_gap(tested, odds, odds_later), 3),
        round(_points_off(tested, [points, points_later, start, later, latest, seat]), 1),
        len(known),
    )


def shares(one: Position, odds: float, odds_later: float) -> list[float]:
    """Each seat's chance to win."""
    sharp = odds + odds_later * one.elapsed
    best = max(one.worth)
    parts = [math.exp(max((worth - best) * sharp, -50)) for worth in one.worth]
    return [part / sum(parts) for part in parts]


def fit_odds(known: Sequence[Position]) -> tuple[float, float]:
    """Maximum likelihood by Newton's method, a little drawn towards zero."""
    odds, later = 0.05, 0.0
    for _ in range(ROUNDS):
        slope = [-0.01 * odds, -0.01 * later]
        bend = [[0.01, 0.0], [0.0, 0.01]]
        for one in known:
            chances = shares(one, odds, later)
            mean = sum(chance * worth for chance, worth in zip(chances, one.worth, strict=True))
            spread = sum(c * (w - mean) ** 2 for c, w in zip(chances, one.worth, strict=True))
            error = sum((won - c) * w for won, c, w in zip(one.won, chances, one.worth, strict=True))
            for i, a in enumerate((1.0, one.elapsed)):
                slope[i] += error * a
                for j, b in enumerate((1.0, one.elapsed)):
                    bend[i][j] += spread * a * b
        step = np.linalg.solve(bend, slope)
        odds, later = odds + float(step[0]), later + float(step[1])
    return odds, later


def _terms(one: Position, seat: int) -> list[float]:
    worth, gone = one.worth[seat], one.elapsed
    return [worth, worth * gone, 1.0, gone, gone * gone, float(one.players)]


def fit_points(known: Sequence[Position]) -> list[float]:
    """Least squares."""
    rows = [(_terms(one, seat), one.points[seat]) for one in known for seat in range(one.players)]
    terms = np.array([x for x, _ in rows])
    left = terms.T @ terms + 1e-3 * np.eye(terms.shape[1])
    return [float(one) for one in np.linalg.solve(left, terms.T @ np.array([y for _, y in rows]))]


def _surprise(one: Position, odds: float, later: float) -> float:
    chances = shares(one, odds, later)
    return -sum(won * math.log2(max(c, 1e-9)) for won, c in zip(one.won, chances, strict=True))


def _gap(known: Sequence[Position], odds: float, later: float) -> float:
    """Chances of about a third must come true about every third time."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for one in known:
        for won, chance in zip(one.won, shares(one, odds, later), strict=True):
            bins[min(int(chance * BINS), BINS - 1)].append((chance, won))
    total = sum(map(len, bins))
    return sum(abs(sum(c for c, _ in pairs) - sum(w for _, w in pairs)) for pairs in bins) / total


def _points_off(known: Sequence[Position], terms: Sequence[float]) -> float:
    errors = [
        sum(a * b for a, b in zip(_terms(one, seat), terms, strict=True)) - one.points[seat]
        for one in known
        for seat in range(one.players)
    ]
    return math.sqrt(sum(error * error for error in errors) / len(errors))


def write(one: Game, found: Chances, games: int, seed: int) -> Path:
    """The file of a game; how far and how often it is played on is kept as it was."""
    effort = fitted(one.folder.home)
    insight = one.folder.insight
    weights = ", ".join(f"{name} {int(insight.weights[i])}" for i, name in enumerate(insight.features))
    lines = [
        f'found = "python -m motu.lab.chances {one.key}, {games} games between greedy bots, seed {seed}"',
        f'weights = "{weights}"  # of the features when it was found',
        f"surprise = {found.surprise}  # bits, on games not used for the fit",
        f"blind = {found.blind}  # the same for somebody who knows nothing",
        f"gap = {found.gap}  # mean distance between a foretold chance and how often it came true",
        f"points_off = {found.points_off}  # root mean square error of the final points",
        "",
        "[effort]  # of the coach: chosen so that a review takes about a minute",
        f"depth = {effort.depth}",
        f"lines = {effort.lines}",
        "",
        "[reading]",
        *(f"{name} = {value}" for name, value in found.reading.items()),
    ]
    path = one.folder.home / "chances.toml"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return path


def main() -> None:
    for key in sys.argv[1:]:
        one = game(key)
        found = [sample for each in samples(key, list(one.seats), GAMES, seed=1) for sample in each]
        weights = [int(one.folder.insight.weights[i]) for i in range(len(one.folder.insight.features))]
        print(write(one, fit_chances(found, weights), GAMES, 1))


if __name__ == "__main__":
    main()
