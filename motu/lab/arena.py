"""Bots against bots on balanced seats: who wins how often, by how much, and how sure that is."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from itertools import combinations, islice, permutations
from typing import Any

from motu._native import compiled
from motu.bots import bot
from motu.games._shared.text import say
from motu.lab.playing import Outcome, play, start
from motu.lab.ratings import Game as Rated
from motu.lab.ratings import Rating, ratings, share_interval
from motu.match.errors import BadSetup
from motu.match.game import Game, game

MOST_ORDERS = 24  # of a round: all those of four different bots
AT_ONCE = 8  # games between two looks at whether it is decided
LEAST_GAMES = 40  # before the first of these looks: eight victories in a row are often luck


@dataclass
class Contest:
    """What happened, bot by bot."""

    game: str
    seats: int
    bots: list[str]
    seed: int
    compiled: bool
    games: int = 0
    seconds: float = 0.0
    decided: bool | None = None  # None: nobody asked to play only until it is
    wins: dict[str, float] = field(default_factory=dict)  # per seat that the bot had: 1 = always won
    interval: dict[str, tuple[float, float]] = field(default_factory=dict)
    fair: dict[str, float] = field(default_factory=dict)  # the share of one who is no better than the rest
    mean_score: dict[str, float] = field(default_factory=dict)
    margin: dict[str, float] = field(default_factory=dict)  # mean lead over the best other bot, or lag
    ratings: list[Rating] = field(default_factory=list)
    truncated: int = 0

    def as_dict(self) -> dict[str, Any]:
        """Ready for JSON."""
        return asdict(self)


# Bots by seat.
Lineup = tuple[str, ...]


def seatings(bots: Sequence[str], seats: int) -> list[Lineup]:
    """Every different seating of the bots; where they are fewer than seats, they come several times."""
    filled = [bots[i % len(bots)] for i in range(seats)]
    return sorted(set(permutations(filled)))


def everybody(bots: Sequence[str], seats: int, dice: random.Random) -> list[Lineup]:
    """More bots than seats: every group of them, each of the group once on every seat."""
    found = []
    for group in combinations(bots, seats):
        order = dice.sample(group, seats)  # who sits beside whom is another in the next round
        found += [tuple(order[i:] + order[:i]) for i in range(seats)]
    return found


def a_round(bots: Sequence[str], seats: int, dice: random.Random) -> list[Lineup]:
    """The games after which nobody had better seats or easier rivals than another.

    Five different bots sit in 120 orders: where there are so many, each has every seat once, and who sits
    beside whom changes from round to round.
    """
    if len(bots) > seats:
        return everybody(bots, seats, dice)
    ordered = seatings(bots, seats)
    return ordered if len(ordered) <= MOST_ORDERS else everybody(ordered[0], seats, dice)


def contest(
    key: str,
    bots: Sequence[str],
    games: int,
    seats: int | None = None,
    seed: int = 0,
    jobs: int = 1,
    decide: bool = False,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] = lambda done: None,
    minutes: float | None = None,
) -> Contest:
    """Play whole rounds until there were `games` games, and begin no more after so many minutes.

    In a round every seating comes equally often; more bots than seats meet in every group that can be made.
    `decide`: stop as soon as the interval of the first bot's share of victories excludes the fair share,
    after `LEAST_GAMES` games at the soonest, or all where fewer were asked for.
    """
    one = game(key)
    players = seats or max(one.seats.start, len(bots))
    _check(one, bots, games, players, options)
    result = Contest(key, players, list(bots), seed, compiled(), decided=False if decide else None)
    chosen = dict(options or {})
    tally: list[tuple[Lineup, Outcome]] = []
    work = ((key, lineup, seed, number, chosen) for number, lineup in _schedule(bots, players, games, seed))
    whole = len(a_round(bots, players, random.Random(0)))
    started = time.perf_counter()
    with ProcessPoolExecutor(jobs) if jobs > 1 else _Here() as pool:
        while batch := list(islice(work, AT_ONCE * jobs)):
            for done in pool.map(_one_game, batch):
                tally.append(done)
                progress(len(tally))
            enough = len(tally) >= min(LEAST_GAMES, games) and len(tally) % whole == 0
            if decide and enough and _decided(bots[0], tally):
                result.decided = True
                break
            if minutes is not None and time.perf_counter() - started > 60 * minutes:
                break
    result.seconds = time.perf_counter() - started
    _count(result, tally)
    return result


class _Here:
    """The same face as a pool of processes, in this one."""

    def __enter__(self) -> _Here:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def map(self, work: Callable[[Any], Any], items: Sequence[Any]) -> Iterator[Any]:
        return map(work, items)


def _check(one: Game, bots: Sequence[str], games: int, seats: int, options: Mapping[str, Any] | None) -> None:
    if games < 1:
        raise BadSetup(say("bad-count", what="games", least=1, value=games))
    for name in bots:
        bot(name)
    one.start(seats=seats, seed=0, options=options)


def _schedule(bots: Sequence[str], seats: int, games: int, seed: int) -> Iterator[tuple[int, Lineup]]:
    """Rounds, the last one played to its end; the games of the same bots in a round have the same dice."""
    dice = random.Random(seed)
    played = deal = 0
    while played < games:
        last: list[str] = []
        for lineup in a_round(bots, seats, dice):
            if sorted(lineup) != last:
                last, deal = sorted(lineup), deal + 1
            yield deal - 1, lineup
            played += 1


def _one_game(work: tuple[str, Lineup, int, int, dict[str, Any]]) -> tuple[Lineup, Outcome]:
    key, lineup, seed, number, options = work
    one = game(key)
    chosen = one.check_options(options)
    box = one.box(one.read_edition(chosen["edition"]))
    s = start(one.folder, box, len(lineup), chosen, seed * 1_000_003 + number)
    seated = [bot(name, (seed * 1_000_003 + number) * 8 + seat) for seat, name in enumerate(lineup)]
    return lineup, play(one.folder, s, seated)


def _share(name: str, tally: Sequence[tuple[Lineup, Outcome]]) -> tuple[float, int, float]:
    """Victories of a bot, its games, and the share that would be fair."""
    mine = [(lineup, ended) for lineup, ended in tally if name in lineup]
    won = sum(
        ended.share(seat) for lineup, ended in mine for seat, other in enumerate(lineup) if other == name
    )
    fair = sum(lineup.count(name) / len(lineup) for lineup, _ in mine) / len(mine)
    return won, len(mine), fair


def _decided(name: str, tally: Sequence[tuple[Lineup, Outcome]]) -> bool:
    won, games, fair = _share(name, tally)
    low, high = share_interval(won, games)
    return not low <= fair <= high


def _count(result: Contest, tally: list[tuple[Lineup, Outcome]]) -> None:
    result.games = len(tally)
    result.truncated = sum(ended.truncated for _, ended in tally)
    for name in dict.fromkeys(result.bots):
        won, games, fair = _share(name, tally)
        result.wins[name], result.fair[name] = won / games, fair
        result.interval[name] = share_interval(won, games)
        scores = [
            ended.points[seat] for lineup, ended in tally for seat, one in enumerate(lineup) if one == name
        ]
        result.mean_score[name] = sum(scores) / len(scores)
        result.margin[name] = sum(_margin(name, *one) for one in tally if name in one[0]) / games
    rated: list[Rated] = [(lineup, ended.standing) for lineup, ended in tally]
    result.ratings = ratings(rated, result.seed)


def _margin(name: str, lineup: Lineup, ended: Outcome) -> float:
    mine = [points for points, one in zip(ended.points, lineup, strict=True) if one == name]
    others = [points for points, one in zip(ended.points, lineup, strict=True) if one != name]
    return max(mine) - max(others) if mine and others else 0.0
