"""Ratings from results: how much better one bot is than another, and how sure that is."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

POINTS = 400 / math.log(10)  # 400 points of rating are ten victories to one
RESAMPLES = 200
STEPS = 60
SURE = 0.95

# One game: who sat at it, and how each of them ranked (equal numbers: a shared place).
Game = tuple[tuple[str, ...], tuple[int, ...]]


@dataclass(frozen=True)
class Rating:
    """The rating of a bot with its 95 % interval; the mean of all bots is 0."""

    bot: str
    rating: float
    low: float
    high: float


def ratings(games: Sequence[Game], seed: int = 0) -> list[Rating]:
    """Bradley-Terry on every pair of each game; intervals by drawing the games again. The best first."""
    names = sorted({name for bots, _ in games for name in bots})
    fitted = _fit(names, games)
    dice = random.Random(seed)
    drawn = [_fit(names, dice.choices(games, k=len(games))) for _ in range(RESAMPLES)]
    rows = []
    for i, name in enumerate(names):
        low, high = interval([one[i] for one in drawn])
        rows.append(Rating(name, fitted[i], low, high))
    return sorted(rows, key=lambda row: -row.rating)


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Between these lie 95 % of the values."""
    ordered = sorted(values)
    out = (1 - SURE) / 2 * (len(ordered) - 1)
    return ordered[round(out)], ordered[round(len(ordered) - 1 - out)]


def share_interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval of a share of victories, 95 %."""
    z = 1.959964
    share = won / games
    middle = share + z * z / (2 * games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return (middle - half) / whole, (middle + half) / whole


def _fit(names: Sequence[str], games: Sequence[Game]) -> list[float]:
    """Maximum of the likelihood, with half a victory each way so that nobody is infinitely strong."""
    at = {name: i for i, name in enumerate(names)}
    n = len(names)
    won = [[0.25 if i != j else 0.0 for j in range(n)] for i in range(n)]
    for bots, ranks in games:
        for i, one in enumerate(bots):
            for j in range(i):
                a, b = at[one], at[bots[j]]
                if a == b:
                    continue
                better = 0.5 if ranks[i] == ranks[j] else float(ranks[i] > ranks[j])
                won[a][b] += better
                won[b][a] += 1 - better
    strength = [1.0] * n
    for _ in range(STEPS):  # each step raises the likelihood (a minorization of it)
        for i in range(n):
            wins = sum(won[i])
            met = sum(
                (won[i][j] + won[j][i]) / (strength[i] + strength[j])
                for j in range(n)
                if won[i][j] + won[j][i]
            )
            strength[i] = wins / met if met else 1.0
        mean = math.exp(sum(math.log(one) for one in strength) / n)
        strength = [one / mean for one in strength]
    return [POINTS * math.log(one) for one in strength]
