"""Courses of a game to try the contract on: those of a case, a few of their positions."""

from __future__ import annotations

import random
import zlib
from collections.abc import Iterator

from motu.kernel.core import State
from motu.match.styles import STYLES, Player, Stop, follow, seats_in, stops
from tests.contract.cases import Case, times

__all__ = ["STYLES", "Player", "Stop", "follow", "games", "seats_in", "some_stops", "stops"]


def some_stops(case: Case, style: str, seed: int, most: int) -> Iterator[tuple[State, Stop]]:
    """States of one game with their questions: all of them, or `most` spread at random over the game."""
    length = sum(1 for _ in stops(case.state(), style, seed))
    wanted = set(random.Random(seed).sample(range(length), min(most, length)))
    s = case.state()
    for n, stop in enumerate(stops(s, style, seed)):
        if n in wanted:
            yield s, stop


def games(case: Case, n: int) -> Iterator[tuple[str, int]]:
    """Style and seed of the games that a test plays: `n` of them in an ordinary run, all styles in turn."""
    first = zlib.crc32(str(case).encode()) % len(STYLES)
    for seed in range(times(n)):
        yield STYLES[(first + seed) % len(STYLES)], seed
