"""How fast Catanatron plays Catan at random. Runs in the peer's own environment and prints one JSON object.

Counted as for our games: CPU time, and a decision counts only with two answers or more.
"""

from __future__ import annotations

import json
import statistics
import time
from importlib.metadata import version
from typing import Any

from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
REPEATS = 3
GAMES = 8
COPIES = 1500
MIDDLE = 300  # ticks


class Counting(RandomPlayer):  # type: ignore[misc]
    """A random player that counts real decisions."""

    decisions = 0

    def decide(self, game: Any, playable_actions: Any) -> Any:
        Counting.decisions += len(playable_actions) > 1
        return super().decide(game, playable_actions)


def new_game(seed: int) -> Any:
    return Game([Counting(colour) for colour in COLOURS], seed=seed)


def playouts(first: int) -> tuple[float, float]:
    Counting.decisions = 0
    started = time.process_time()
    for seed in range(first, first + GAMES):
        new_game(seed).play()
    seconds = time.process_time() - started
    return GAMES / seconds, Counting.decisions / seconds


def copies() -> float:
    game = new_game(1)
    for _ in range(MIDDLE):
        game.play_tick()
    started = time.process_time()
    for _ in range(COPIES):
        game.copy()
    return COPIES / (time.process_time() - started)


def main() -> None:
    played = [playouts(GAMES * i) for i in range(REPEATS)]
    print(
        json.dumps(
            {
                "game": f"Catanatron {version('catanatron')}",
                "seats": len(COLOURS),
                "games_per_second": statistics.median(games for games, _ in played),
                "decisions_per_second": statistics.median(decisions for _, decisions in played),
                "copies_per_second": statistics.median(copies() for _ in range(REPEATS)),
            }
        )
    )


if __name__ == "__main__":
    main()
