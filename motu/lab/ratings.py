"""Ratings from results: how much better one bot is than another, and how sure that is."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations

POINTS = 400 / math.log(10)  # 400 points of rating are ten victories to one
RESAMPLES = 400
STEPS = 2000
CLOSE = 1e-5  # a step that changes no strength by more than this part was the last one
TINY = 1e-9
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
    """Bradley-Terry on every pair of each game, the best bot first.

    Intervals: the games are weighed anew at random, with half an unplayed victory of everybody and half a
    defeat, so that who has won all of a few games is not taken to be surely that much better.
    """
    names = sorted({name for bots, _ in games for name in bots})
    pairs = [_pairs(names, one) for one in games]
    dice = random.Random(seed)
    fitted = _fit(names, pairs, [1.0] * len(pairs), lambda size: size)
    drawn = [
        _fit(names, pairs, [dice.expovariate(1) for _ in pairs], lambda size: dice.gammavariate(size, 1))
        for _ in range(RESAMPLES)
    ]
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


def points_apart(share: float, fair: float) -> float:
    """The rating that a share of victories stands for, where somebody equal would have the fair one."""
    if share <= 0 or share >= 1:
        return math.copysign(math.inf, share - fair)
    return POINTS * (math.log(share / (1 - share)) - math.log(fair / (1 - fair)))


def _pairs(names: Sequence[str], game: Game) -> list[tuple[int, int, float]]:
    """Who met whom in a game, and what part of a victory the first had over the second."""
    bots, ranks = game
    return [
        (
            names.index(bots[i]),
            names.index(bots[j]),
            0.5 if ranks[i] == ranks[j] else float(ranks[i] > ranks[j]),
        )
        for i, j in combinations(range(len(bots)), 2)
        if bots[i] != bots[j]
    ]


def _fit(
    names: Sequence[str],
    pairs: Sequence[Sequence[tuple[int, int, float]]],
    weights: Sequence[float],
    unplayed: Callable[[float], float],
) -> list[float]:
    """Maximum of the likelihood; thanks to `unplayed` victories and defeats nobody is infinitely strong."""
    n = len(names)
    each = 0.5 / max(1, n - 1)
    won = [[unplayed(each) if i != j else 0.0 for j in range(n)] for i in range(n)]
    for one, weight in zip(pairs, weights, strict=True):
        for i, j, share in one:
            won[i][j] += weight * share
            won[j][i] += weight * (1 - share)
    strength = [1.0] * n
    for _ in range(STEPS):  # each step raises the likelihood (a minorization of it)
        before = strength[:]
        for i in range(n):
            met = sum((won[i][j] + won[j][i]) / (strength[i] + strength[j]) for j in range(n) if j != i)
            strength[i] = max(sum(won[i]), TINY) / met if met else 1.0
        mean = math.exp(sum(math.log(one) for one in strength) / n)
        strength = [one / mean for one in strength]
        if all(abs(new - old) <= CLOSE * old for new, old in zip(strength, before, strict=True)):
            break
    return [POINTS * math.log(one) for one in strength]
