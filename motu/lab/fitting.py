"""What the features of a game really count: learnt from games, so that the chances foretell who won.

Two models of the same kind, both a logarithm of odds for each seat that is set against the others': a plain
sum of weighted features, and the small network of `motu.bots.network`, which begins as that sum.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from math import gcd
from typing import Any

import numpy as np
from numpy.typing import NDArray

from motu.kernel.insight import POINT
from motu.lab.samples import Sample

Numbers = NDArray[np.float64]
STEPS, BATCH = 3000, 512
LOOK = 100  # steps between two looks at the games that only test
LEAST, MOST = 20, 250  # no weight is taken further: a feature that seems useless here may matter elsewhere


@dataclass(frozen=True)
class Fit:
    """What was learnt, and how surprised it still is at the winners of games it has never seen, in bits."""

    weights: list[int]  # in hundredths; the first feature counts for what it says
    scale: float  # hundredths of a point by which the odds grow e-fold
    hidden: int
    numbers: list[float]  # of the network
    positions: int
    paper: float  # surprise with all weights equal ...
    weighed: float  # ... with the fitted weights ...
    networked: float  # ... and with the network
    curve: list[tuple[int, float, float]] = field(default_factory=list)  # step, taught, tested


@dataclass(frozen=True)
class Table:
    """Positions with equal numbers of seats as arrays."""

    features: Numbers  # position, seat, feature; in points
    elapsed: Numbers  # position; 1 at the end
    won: Numbers  # position, seat

    def chances(self, worth: Numbers) -> Numbers:
        e = np.exp(worth - worth.max(axis=1, keepdims=True))
        return np.asarray(e / e.sum(axis=1, keepdims=True))

    def surprise(self, worth: Numbers) -> float:
        """Mean surprise at who won, in bits."""
        return float(-(self.won * np.log2(np.maximum(self.chances(worth), 1e-9))).sum(axis=1).mean())


def fit(games: Sequence[Sequence[Sample]], hidden: int = 12, seed: int = 0) -> Fit:
    """Learn from most of the games; the others test, and say when to stop."""
    taught, tested = (tables(part) for part in split(games))
    size = taught[0].features.shape[2]
    paper = _train(Model(size, 0, seed, tied=True), taught, tested)
    model = Model(size, 0, seed)
    model.linear[:] = paper.model.linear[:]
    plain = _train(model, taught, tested)
    unit = max(float(plain.model.linear[0]), 1e-9)
    weights = [max(LEAST, min(MOST, round(100 * float(one) / unit))) for one in plain.model.linear]
    deep = Model(size, hidden, seed)
    deep.linear[:] = plain.model.linear
    network = _train(deep, taught, tested)
    clipped = Model(size, 0, seed)
    clipped.linear[:] = np.array(weights) / 100 * unit
    return Fit(
        weights,
        POINT / unit,
        hidden,
        [float(f"{one:.4g}") for one in network.model.flat()],
        sum(len(one.features) for one in (*taught, *tested)),
        paper.tested,
        clipped.surprise(tested),
        network.tested,
        network.curve,
    )


def split(games: Sequence[Sequence[Sample]]) -> tuple[list[Sample], list[Sample]]:
    """The positions to learn from, and those of every fourth game.

    Numbers of players take turns, so where they are four it is every fifth: else all would be alike.
    """
    counts = len({len(sample.won) for one in games for sample in one})
    every = next(n for n in count(4) if gcd(n, counts) == 1)
    taught = [sample for n, one in enumerate(games) if n % every for sample in one]
    return taught, [sample for one in games[::every] for sample in one]


def tables(samples: Sequence[Sample]) -> list[Table]:
    """The positions, those with equally many seats together."""
    found = []
    for seats in sorted({len(one.won) for one in samples}):
        of_it = [one for one in samples if len(one.won) == seats]
        features = np.array([one.features for one in of_it], dtype=np.float64) / POINT
        elapsed = np.array([one.elapsed for one in of_it], dtype=np.float64) / 100
        found.append(Table(features, elapsed, np.array([one.won for one in of_it], dtype=np.float64)))
    return found


class Model:
    """The network of `motu.bots.network` in arrays; without hidden units it is a weighted sum."""

    def __init__(self, size: int, hidden: int, seed: int, tied: bool = False) -> None:
        dice = np.random.default_rng(seed)
        self.tied = tied  # one weight for all features
        self.linear: Numbers = np.full(size, 0.05)
        self.inner: Numbers = dice.normal(0.0, 0.3 / np.sqrt(2 * size), (hidden, 2 * size + 2))
        self.outer: Numbers = np.zeros(hidden)
        self.spread: Numbers = np.ones(2 * size + 2)

    def parts(self) -> list[Numbers]:
        return [self.linear, self.inner, self.outer]

    def copy(self) -> list[Numbers]:
        return [part.copy() for part in self.parts()]

    def restore(self, kept: Sequence[Numbers]) -> None:
        for part, old in zip(self.parts(), kept, strict=True):
            part[...] = old

    def flat(self) -> Iterator[float]:
        """In the order in which the network of the bots reads them."""
        yield from self.linear
        yield from (self.inner / self.spread).ravel()
        yield from self.outer

    def inputs(self, features: Numbers, elapsed: Numbers) -> Numbers:
        """For each seat: its features, the mean of the others', the time gone by, and a one."""
        seats = features.shape[1]
        others = (features.sum(axis=1, keepdims=True) - features) / (seats - 1)
        ones = np.ones((*features.shape[:2], 1))
        return np.concatenate([features, others, ones * elapsed[:, None, None], ones], axis=2)

    def worth(self, features: Numbers, elapsed: Numbers) -> tuple[Numbers, Numbers, Numbers]:
        """The logarithms of the odds, and what led there."""
        seen = self.inputs(features, elapsed) / self.spread
        lit = np.maximum(seen @ self.inner.T, 0.0)
        return features @ self.linear + lit @ self.outer, seen, lit

    def slopes(self, table: Table, chosen: Any) -> list[Numbers]:
        """Where each number should go so that the winners surprise less."""
        features = table.features[chosen]
        worth, seen, lit = self.worth(features, table.elapsed[chosen])
        error = table.won[chosen] - table.chances(worth)
        error /= len(features)
        linear = np.einsum("ps,psf->f", error, features)
        if self.tied:
            linear[:] = linear.mean()
        outer = np.einsum("ps,psh->h", error, lit)
        inner = np.einsum("psh,psi->hi", error[:, :, None] * self.outer * (lit > 0), seen)
        return [linear, inner, outer]

    def surprise(self, given: Sequence[Table]) -> float:
        sizes = [len(one.features) for one in given]
        each = [one.surprise(self.worth(one.features, one.elapsed)[0]) for one in given]
        return float(np.average(each, weights=sizes))


@dataclass(frozen=True)
class Trained:
    model: Model
    tested: float
    curve: list[tuple[int, float, float]]


def _train(model: Model, taught: Sequence[Table], tested: Sequence[Table]) -> Trained:
    """Adam in small steps; what did best on the games that test is kept."""
    dice = np.random.default_rng(1)
    if len(model.outer):
        both = np.concatenate(
            [model.inputs(one.features, one.elapsed).reshape(-1, len(model.spread)) for one in taught]
        )
        model.spread = both.std(axis=0) + 0.5
        model.spread[-1] = 1.0
    moment = [np.zeros_like(part) for part in model.parts()]
    square = [np.zeros_like(part) for part in model.parts()]
    sizes = np.array([len(one.features) for one in taught], dtype=np.float64)
    best, kept = model.surprise(tested), model.copy()
    curve = [(0, model.surprise(taught), best)]
    for step in range(1, STEPS + 1):
        table = taught[int(dice.choice(len(taught), p=sizes / sizes.sum()))]
        chosen = dice.integers(0, len(table.features), BATCH)
        pace = 0.003 * (1 - step / (STEPS + 1))
        for part, slope, m, v in zip(model.parts(), model.slopes(table, chosen), moment, square, strict=True):
            slope -= 1e-4 * part
            m += 0.1 * (slope - m)
            v += 0.001 * (slope * slope - v)
            part += pace * (m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-8)
        if step % LOOK == 0:
            now = model.surprise(tested)
            curve.append((step, model.surprise(taught), now))
            if now < best:
                best, kept = now, model.copy()
    model.restore(kept)
    return Trained(model, best, curve)
