"""How fast every game is searched on one core, from the middle of a game, and how much the tree holds."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from motu._native import compiled
from motu.bots import STRENGTHS, Window, bot
from motu.bots.search import Search
from motu.bots.thinker import Thinker
from motu.bots.tree import Tree
from motu.kernel.core import State
from motu.kernel.engine import OVER
from motu.lab.playing import decisions, start
from motu.match.game import Game, all_games

SEATS = 4
POSITIONS = 8
ITERATIONS = 2000  # per position
LONG = STRENGTHS["hard"].most  # iterations of the tree that is weighed


def measure_search(game: Game, seats: int = SEATS, seed: int = 0, scale: float = 1.0) -> dict[str, Any]:
    """Speed and memory in this process, CPU time; settings and rollouts as tuned for the game.

    The positions come from the middle third of games between bots that look one step ahead.
    """
    players = min(seats, game.seats.stop - 1)
    middle = [_middle(game, players, seed + n) for n in range(max(2, int(POSITIONS * scale)))]
    iterations = max(1, int(ITERATIONS * scale))
    speeds = [_speed(game, s, seat, iterations) for s, seat in middle]
    long = max(1, int(LONG * scale))
    search = _searching(game)
    Window(game.folder, *middle[0]).think(search, seed, long)
    return {
        "game": game.key,
        "seats": players,
        "compiled": compiled(),
        "iterations_per_second": statistics.median(speeds),
        "slowest_position": min(speeds),
        "iterations": long,
        "nodes": int(search.tree.used),
        "megabytes": _bytes(search.tree) / 1e6,
    }


def _searching(game: Game) -> Search:
    """A search as the strength `hard` makes it for this game."""
    return Thinker(0, STRENGTHS["hard"])._search(game.folder)


def _speed(game: Game, s: State, seat: int, iterations: int) -> float:
    """Iterations per second from one position, a new tree included."""
    search, window = _searching(game), Window(game.folder, s, seat)
    window.think(search, 1, 20)  # warm up
    search.forget()
    started = time.process_time()
    window.think(search, 2, iterations)
    return iterations / (time.process_time() - started)


def _middle(game: Game, seats: int, seed: int) -> tuple[State, int]:
    """A question with a real choice from the middle third of a game."""
    whole = _played(game, seats, seed, None)[0]
    wanted = whole // 3 + random.Random(seed).randrange(max(1, whole // 3))
    _, s, seat = _played(game, seats, seed, wanted)
    return s, seat


def _played(game: Game, seats: int, seed: int, stop: int | None) -> tuple[int, State, int]:
    """Play until so many decisions are made, or to the end: how many, the state, and who is asked."""
    s = start(game.folder, game.box(None), seats, game.check_options({}), seed)
    bots = [bot("greedy", seed * 8 + seat) for seat in range(seats)]
    made = 0
    for seat in decisions(game.folder, s, bots):
        if made == stop:
            return made, s, seat
        made += 1
    return made, s, OVER


def _bytes(tree: Tree) -> int:
    """What the arrays of a tree take."""
    names = {*getattr(tree, "__dict__", {}), *getattr(type(tree), "__mypyc_attrs__", ())}
    values = (getattr(tree, name) for name in names if not name.startswith("__"))
    return 8 * sum(len(value) for value in values if hasattr(value, "__len__"))


def bench_search(seed: int = 0, progress: Callable[[str], None] = lambda what: None) -> list[dict[str, Any]]:
    """Every game, compiled if its rules are; interpreted, on a hundredth of the work."""
    rows = []
    for one in all_games().values():
        progress(one.key)
        rows.append(measure_search(one, seed=seed, scale=1.0 if compiled() else 0.01))
    return rows
