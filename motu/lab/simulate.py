"""Many games between bots, counted."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from motu._native import compiled
from motu.bots import bot
from motu.games._shared.text import say
from motu.kernel.engine import playout
from motu.kernel.moves import Moves
from motu.lab.playing import Outcome, outcome, play, start
from motu.match.errors import BadSetup
from motu.match.game import Game


@dataclass
class Simulation:
    """What happened in a series of games. A decision counts only with two answers or more."""

    game: str
    seats: int
    games: int
    bots: list[str]
    seed: int
    compiled: bool
    decisions: int = 0
    seconds: float = 0.0
    decisions_per_second: float = 0.0
    games_per_second: float = 0.0
    wins: list[float] = field(default_factory=list)  # per seat; a shared victory counts in parts
    mean_score: list[float] = field(default_factory=list)  # per seat
    wins_by_bot: dict[str, float] = field(default_factory=dict)
    mean_score_by_bot: dict[str, float] = field(default_factory=dict)
    truncated: int = 0

    def as_dict(self) -> dict[str, Any]:
        """Ready for JSON."""
        return asdict(self)


def simulate(
    game: Game,
    seats: int,
    games: int,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Play `games` games. The bots change seats from game to game, so that no seat favours one of them."""
    if games < 1:
        raise BadSetup(say("bad-count", what="games", least=1, value=games))
    names = [bots[i % len(bots)] for i in range(seats)]
    players = [bot(name, seed * 1000 + i) for i, name in enumerate(names)]
    game.start(seats=seats, seed=0, options=options)  # refuses what cannot be played, in a sentence
    chosen = game.check_options(options or {})
    box = game.box(game.read_edition(chosen["edition"]))
    result = Simulation(game.key, seats, games, list(bots), seed, compiled())
    result.wins, result.mean_score = [0.0] * seats, [0.0] * seats
    out = Moves()
    blind = all(name == "random" for name in names)
    started = time.process_time()
    for number in range(games):
        s = start(game.folder, box, seats, chosen, seed * 1_000_003 + number)
        seated = [(place + number) % seats for place in range(seats)]  # seat -> player
        if blind:
            ended = outcome(game.folder, s, int(playout(s, out)))
        else:
            ended = play(game.folder, s, [players[i] for i in seated])
        _count(result, ended, [names[i] for i in seated])
        progress(number + 1)
    result.seconds = time.process_time() - started
    result.decisions_per_second = result.decisions / max(result.seconds, 1e-9)
    result.games_per_second = games / max(result.seconds, 1e-9)
    _average(result, names)
    return result


def _count(result: Simulation, ended: Outcome, names: list[str]) -> None:
    result.decisions += ended.decisions
    result.truncated += ended.truncated
    for seat, name in enumerate(names):
        won = ended.share(seat)
        points = ended.points[seat]
        result.wins[seat] += won
        result.mean_score[seat] += points
        result.wins_by_bot[name] = result.wins_by_bot.get(name, 0.0) + won
        result.mean_score_by_bot[name] = result.mean_score_by_bot.get(name, 0.0) + points


def _average(result: Simulation, names: list[str]) -> None:
    result.mean_score = [total / result.games for total in result.mean_score]
    for name, total in result.mean_score_by_bot.items():
        result.mean_score_by_bot[name] = total / (result.games * names.count(name))
