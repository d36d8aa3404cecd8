"""How fast the games are, through the same calls that search uses."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from motu._native import BUILDS, compiled, obstacle
from motu._native import key as build_key
from motu.kernel.core import State
from motu.kernel.engine import OVER, advance, apply, playout
from motu.kernel.moves import Moves
from motu.match.game import Game, all_games

REPEATS = 5
SEATS = 4
SIZES = {"playouts": 1000, "copies": 50_000, "rollouts": 1000}  # per repeat when compiled


def measure(game: Game, seats: int = SEATS, seed: int = 0, scale: float = 1.0) -> dict[str, Any]:
    """Speeds of one game in this process: medians of repeats, CPU time.

    A decision counts only with two answers or more. A rollout is a copy of a position in mid-game with
    everything unknown to the mover dealt anew, played at random to its end.
    """
    work = _Work(game, min(seats, game.seats.stop - 1), seed)
    size = {name: max(1, int(n * scale)) for name, n in SIZES.items()}
    playouts = [work.playouts(size["playouts"]) for _ in range(REPEATS)]
    return {
        "game": game.key,
        "seats": work.seats,
        "compiled": compiled(),
        "games_per_second": statistics.median(games for games, _ in playouts),
        "decisions_per_second": statistics.median(decisions for _, decisions in playouts),
        "decisions_per_game": work.decisions / work.games,
        "copies_per_second": statistics.median(work.copies(size["copies"]) for _ in range(REPEATS)),
        "rollouts_per_second": statistics.median(work.rollouts(size["rollouts"]) for _ in range(REPEATS)),
    }


class _Work:
    def __init__(self, game: Game, seats: int, seed: int) -> None:
        self.seats = seats
        self.seed = seed
        self.decisions = 0
        self.games = 0
        self.out = Moves()
        self.fresh: State = game.folder.new_state(game.box(None), seats, game.check_options({}))
        self.middle, self.mover = self._half_way()
        playout(self.fresh.copy(), self.out)  # warm up

    def _half_way(self) -> tuple[State, int]:
        whole = self.fresh.copy()
        whole.seed(self.seed)
        length = int(playout(whole, self.out)) // 2
        s = self.fresh.copy()
        s.seed(self.seed)
        while (seat := int(advance(s, self.out))) != OVER:
            if length <= 0:
                return s, seat
            length -= self.out.n > 1
            apply(s, seat, self.out.at[s.below(self.out.n)])
        return s, 0

    def playouts(self, n: int) -> tuple[float, float]:
        """Games and decisions per second, set-up included."""
        decisions = 0
        started = time.process_time()
        for i in range(n):
            s = self.fresh.copy()
            s.seed(self.seed + i)
            decisions += int(playout(s, self.out))
        seconds = time.process_time() - started
        self.decisions += decisions
        self.games += n
        return n / seconds, decisions / seconds

    def copies(self, n: int) -> float:
        """Copies per second of a position in mid-game."""
        copy = self.middle.copy
        return n / _timed(lambda: [copy() for _ in range(100)], n // 100)

    def rollouts(self, n: int) -> float:
        """Determinized rollouts per second."""
        started = time.process_time()
        for i in range(n):
            s = self.middle.copy()
            s.determinize(self.mover, self.seed + i)
            playout(s, self.out)
        return n / (time.process_time() - started)


def _timed(work: Callable[[], object], times: int) -> float:
    started = time.process_time()
    for _ in range(max(1, times)):
        work()
    return time.process_time() - started


def bench(
    seed: int = 0, progress: Callable[[str], None] = lambda what: None, scale: float = 1.0
) -> list[dict[str, Any]]:
    """Every game, compiled where there is a build, and interpreted: each in a process of its own."""
    modes = ("0",) if obstacle(BUILDS / build_key()) else ("1", "0")
    rows = []
    for key in all_games():
        for mode in modes:
            progress(f"{key} ({'compiled' if mode == '1' else 'interpreted'})")
            rows.append(_apart(key, mode, seed, scale))
    return rows


def _apart(key: str, mode: str, seed: int, scale: float) -> dict[str, Any]:
    """A game that cannot be measured stops the run: a table that leaves it out would look complete."""
    work = scale if mode == "1" else scale * 0.03
    code = (
        "import json, motu; from motu.lab.bench import measure; "
        f"print(json.dumps(measure(motu.game({key!r}), seed={seed}, scale={work})))"
    )
    environment = {**os.environ, "MOTU_COMPILED": mode}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    row: dict[str, Any] = json.loads(done.stdout)
    return row
