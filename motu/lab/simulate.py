"""Many games between bots, counted."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from motu._native import compiled
from motu.bots import Window, bot
from motu.games._shared.text import say
from motu.kernel.core import State
from motu.kernel.engine import OVER, advance, apply, playout
from motu.kernel.moves import Moves
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
        s = game.folder.new_state(box, seats, chosen)
        s.limit = int(chosen["limit"]) or game.folder.longest
        s.seed(seed * 1_000_003 + number)
        seated = [(place + number) % seats for place in range(seats)]  # seat -> player
        if blind:
            result.decisions += int(playout(s, out))
        else:
            result.decisions += _play(game, s, out, [players[i] for i in seated])
        _count(result, game, s, [names[i] for i in seated])
        progress(number + 1)
    result.seconds = time.process_time() - started
    result.decisions_per_second = result.decisions / max(result.seconds, 1e-9)
    result.games_per_second = games / max(result.seconds, 1e-9)
    _average(result, names)
    return result


def _play(game: Game, s: State, out: Moves, players: list[Any]) -> int:
    decisions = 0
    while (seat := int(advance(s, out))) != OVER:
        if out.n == 1:
            apply(s, seat, out.at[0])
            continue
        decisions += 1
        apply(s, seat, players[seat].choose(Window(game.folder, s, seat)))
    return decisions


def _count(result: Simulation, game: Game, s: State, names: list[str]) -> None:
    standing = [int(s.standing(seat)) for seat in range(result.seats)]
    winners = [seat for seat, rank in enumerate(standing) if rank == max(standing)]
    points = [sum(by_source.values()) for by_source in game.folder.points(s)]
    result.truncated += int(s.truncated)
    for seat, name in enumerate(names):
        won = 1 / len(winners) if seat in winners else 0.0
        result.wins[seat] += won
        result.mean_score[seat] += points[seat]
        result.wins_by_bot[name] = result.wins_by_bot.get(name, 0.0) + won
        result.mean_score_by_bot[name] = result.mean_score_by_bot.get(name, 0.0) + points[seat]


def _average(result: Simulation, names: list[str]) -> None:
    result.mean_score = [total / result.games for total in result.mean_score]
    for name, total in result.mean_score_by_bot.items():
        result.mean_score_by_bot[name] = total / (result.games * names.count(name))
