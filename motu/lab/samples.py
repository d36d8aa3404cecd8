"""Positions from games between bots, with what became of them: what insight is fitted to."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass

from motu.bots import bot
from motu.kernel.core import State
from motu.kernel.engine import answers
from motu.kernel.moves import Moves
from motu.kernel.vectors import zeros
from motu.lab.playing import decisions, outcome, start
from motu.match.game import Game, game

EVERY = 4  # one decision in so many becomes a sample
STRAY = 0.08  # how often a bot plays anything at all, so that unusual positions occur too


@dataclass(frozen=True)
class Sample:
    """One position: the features of each seat, and how the game ended for it."""

    features: tuple[tuple[int, ...], ...]
    won: tuple[float, ...]
    points: tuple[int, ...]
    elapsed: int = 0  # hundredths of the game gone by


def samples(
    key: str,
    seats: Sequence[int],
    games: int,
    bots: str = "greedy",
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> list[list[Sample]]:
    """Play games and keep some of their positions, game by game."""
    work = [(key, seats[n % len(seats)], bots, seed * 1_000_003 + n) for n in range(games)]
    found: list[list[Sample]] = []
    with ProcessPoolExecutor(jobs) if jobs > 1 else nullcontext() as pool:
        for one in pool.map(_one_game, work, chunksize=4) if pool else map(_one_game, work):
            found.append(one)
            progress(len(found))
    return found


def _one_game(work: tuple[str, int, str, int]) -> list[Sample]:
    key, seats, name, seed = work
    one = game(key)
    folder = one.folder
    s = start(folder, one.box(None), seats, one.check_options({}), seed)
    dice = random.Random(seed)
    players = [bot(name, seed * 8 + seat) for seat in range(seats)]
    kept: list[tuple[int, tuple[tuple[int, ...], ...]]] = []
    playing = decisions(folder, s, players)
    seat = next(playing, None)
    while seat is not None:
        if dice.random() < 1 / EVERY:
            features = tuple(gauged(one, s, each) for each in range(seats))
            kept.append((int(folder.insight.elapsed(s)), features))
        stray = None
        if dice.random() < STRAY:
            possible = Moves()
            answers(s, seat, possible)
            stray = dice.choice(possible.actions())
        try:
            seat = playing.send(stray)
        except StopIteration:
            seat = None
    ended = outcome(folder, s, 0)
    won = tuple(ended.share(seat) for seat in range(seats))
    return [Sample(features, won, ended.points, elapsed) for elapsed, features in kept]


def gauged(one: Game, s: State, seat: int) -> tuple[int, ...]:
    """The features of one seat."""
    insight = one.folder.insight
    into = zeros(insight.size)
    insight.gauge(s, seat, into)
    return tuple(int(into[i]) for i in range(int(insight.size)))
