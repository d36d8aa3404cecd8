"""Draws the pictures of the documentation: every game with its fewest and most players, in both languages."""

from __future__ import annotations

from pathlib import Path

import motu
from motu.bots import Window, bot

HERE = Path(__file__).resolve().parent / "pictures"
DECISIONS = 0.62  # how far into the game


def position(game: motu.Game, seats: int) -> motu.Match:
    """A game between greedy bots, stopped where seat 0 must decide."""
    length = _play(game.start(seats, seed=11), seats, 10**9)
    match = game.start(seats, seed=11)
    _play(match, seats, int(length * DECISIONS))
    return match


def _play(match: motu.Match, seats: int, decisions: int) -> int:
    bots = [bot("greedy", seat) for seat in range(seats)]
    played = 0
    while not match.over:
        seat = match.awaiting[0]
        if played >= decisions and seat == 0:
            break
        match.play(seat, bots[seat].choose(Window(match.folder, match.state, seat)))
        played += 1
    return played


def main() -> None:
    HERE.mkdir(exist_ok=True)
    for game in (game for game in motu.all_games().values() if game.folder.drawn):
        for seats in (game.seats.start, game.seats.stop - 1):
            match = position(game, seats)
            for lang in ("fr", "en"):
                path = HERE / f"{game.key}-{seats}-{lang}.svg"
                path.write_text(match.svg(0, lang) + "\n", "utf-8")
                print(path.relative_to(HERE.parent.parent))


if __name__ == "__main__":
    main()
