"""How much each feature counts: fitted so that the chances of victory foretell who won."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from motu.lab.samples import Sample

STEPS = 400
PULL = 0.02  # how strongly a weight is drawn towards what it says on paper
LEAST, MOST = 20, 250  # no weight is taken further: a feature that seems useless here may matter elsewhere


@dataclass(frozen=True)
class Fit:
    """Weights in hundredths (the first feature, points, counts for what it says) and what they achieve."""

    weights: tuple[int, ...]
    scale: float  # hundredths of a point by which the odds of victory grow e-fold
    loss_before: float  # mean surprise at the winner, in bits, with all weights equal
    loss: float
    positions: int


def fit(samples: Sequence[Sample], names: Sequence[str]) -> Fit:
    """Maximum likelihood by gradient steps; every second game's positions only test the result."""
    taught, tested = samples[0::2], samples[1::2]
    size = len(names)
    plain = _scale_only(taught, size)
    theta = [1 / plain] * size
    prior = list(theta)
    moment = [0.0] * size
    square = [1e-12] * size
    rate = 0.02 / plain
    for step in range(1, STEPS + 1):
        slope = [PULL * (prior[f] - theta[f]) * plain * plain / 100 for f in range(size)]
        for one in taught:
            shares = chances(one, theta)
            for seat, features in enumerate(one.features):
                error = one.won[seat] - shares[seat]
                for f, value in enumerate(features):
                    slope[f] += error * value / len(taught)
        for f in range(size):  # Adam: each weight at its own pace
            moment[f] = 0.9 * moment[f] + 0.1 * slope[f]
            square[f] = 0.99 * square[f] + 0.01 * slope[f] * slope[f]
            pace = rate / (1 + step / 100)
            theta[f] += pace * (moment[f] / (1 - 0.9**step)) / math.sqrt(square[f] / (1 - 0.99**step))
    unit = max(theta[0], 1e-9)
    weights = tuple(max(LEAST, min(MOST, round(100 * one / unit))) for one in theta)
    final = [weight / 100 * unit for weight in weights]
    return Fit(weights, 1 / unit, loss(tested, [1 / plain] * size), loss(tested, final), len(samples))


def chances(one: Sample, theta: Sequence[float]) -> list[float]:
    """Each seat's chance of victory."""
    worth = [sum(weight * value for weight, value in zip(theta, seat, strict=True)) for seat in one.features]
    best = max(worth)
    shares = [math.exp(max(value - best, -50)) for value in worth]
    total = sum(shares)
    return [share / total for share in shares]


def loss(samples: Sequence[Sample], theta: Sequence[float]) -> float:
    """Mean surprise at who won, in bits."""
    total = 0.0
    for one in samples:
        for won, chance in zip(one.won, chances(one, theta), strict=True):
            if won:
                total -= won * math.log2(max(chance, 1e-9))
    return total / max(1, len(samples))


def _scale_only(samples: Sequence[Sample], size: int) -> float:
    """The best scale with all weights equal, by golden section on its logarithm."""
    low, high = math.log(50.0), math.log(20000.0)
    ratio = (math.sqrt(5) - 1) / 2
    for _ in range(24):
        one, two = high - ratio * (high - low), low + ratio * (high - low)
        if loss(samples, [math.exp(-one)] * size) < loss(samples, [math.exp(-two)] * size):
            high = two
        else:
            low = one
    return math.exp((low + high) / 2)


def expected_points(samples: Sequence[Sample], size: int) -> list[float]:
    """Least squares: final points from a seat's features; the last number is what everybody gets."""
    rows = [
        ([*(value / 100 for value in features), 1.0], points)
        for one in samples
        for features, points in zip(one.features, one.points, strict=True)
    ]
    n = size + 1
    left = [
        [sum(x[i] * x[j] for x, _ in rows) + (1e-3 if i == j else 0.0) for j in range(n)] for i in range(n)
    ]
    right = [sum(x[i] * y for x, y in rows) for i in range(n)]
    return solve(left, right)


def solve(a: list[list[float]], b: list[float]) -> list[float]:
    """Gauss with pivots."""
    n = len(b)
    rows = [[*a[i], b[i]] for i in range(n)]
    for i in range(n):
        best = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for r in range(n):
            if r != i and rows[i][i]:
                factor = rows[r][i] / rows[i][i]
                rows[r] = [x - factor * y for x, y in zip(rows[r], rows[i], strict=True)]
    return [rows[i][n] / rows[i][i] if rows[i][i] else 0.0 for i in range(n)]
