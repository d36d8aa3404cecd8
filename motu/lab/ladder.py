"""The ladder of the bots: each strength against the one below, game by game, until it is decided.

Beside it their ratings for every number of players, from games in which everybody meets everybody.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from math import ceil, inf
from pathlib import Path
from typing import Any

from motu.bots import STRENGTHS
from motu.bots.measured import Measured, Rating, measured
from motu.games import folders
from motu.lab.arena import LEAST_GAMES, Contest, a_round, contest
from motu.lab.ratings import points_apart
from motu.match.game import game

RUNGS = (("greedy", "random"), ("medium", "greedy"), ("hard", "medium"), ("expert", "hard"))
MOST_GAMES, MOST_MINUTES = 400, 60.0
RATED = ("greedy", *STRENGTHS)
MEETINGS = 24
FILE, PAGE = "ladder.json", "ladder.md"


@dataclass(frozen=True)
class Rung:
    """One strength against the one below."""

    game: str
    seats: int
    better: str
    worse: str
    games: int
    share: float  # of the victories of the better one
    low: float
    high: float
    fair: float
    margin: float
    seconds: float
    decided: bool

    @property
    def apart(self) -> str:
        """How far apart they are, in points of rating."""
        rating, low, high = (points_apart(share, self.fair) for share in (self.share, self.low, self.high))
        if abs(rating) == inf:
            return f"more than {low:+.0f}" if rating > 0 else f"less than {high:+.0f}"
        return f"{rating:+.0f} ({low:+.0f} … {high:+.0f})"


def climb(
    key: str, jobs: int = 1, seed: int = 0, games: int = MOST_GAMES, minutes: float = MOST_MINUTES
) -> Iterator[Rung]:
    """All rungs of a game; with three seats the better one sits against two of the others.

    All games of the lowest rung are played: there it must be seen how clear it is, not only that it is.
    """
    seats = game(key).seats.start
    for better, worse in RUNGS:
        rivals = [better, *[worse] * (seats - 1)]
        decide = worse != "random"
        yield rung(contest(key, rivals, games, seats, seed, jobs, decide, minutes=minutes))


def rung(result: Contest) -> Rung:
    better, worse = result.bots[:2]
    low, high = result.interval[better]
    return Rung(
        result.game,
        result.seats,
        better,
        worse,
        result.games,
        result.wins[better],
        low,
        high,
        result.fair[better],
        result.margin[better],
        result.seconds,
        not low <= result.fair[better] <= high,
    )


def rate(
    key: str,
    seats: int,
    jobs: int = 1,
    seed: int = 0,
    meetings: int = MEETINGS,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, Rating]:
    """All bots that one may choose, each meeting each other at least so often."""
    games = games_for(seats, meetings)
    found = {row.bot: row for row in contest(key, RATED, games, seats, seed, jobs, progress=progress).ratings}
    rows = [found[name] for name in RATED]
    return {row.bot: (round(row.rating), round((row.high - row.low) / 2)) for row in rows}


def games_for(seats: int, meetings: int) -> int:
    """Games after which all pairs of bots have met at least so often: whole rounds."""
    lineups = a_round(RATED, seats, random.Random(0))
    met = Counter(pair for lineup in lineups for pair in combinations(sorted(lineup), 2))
    return len(lineups) * ceil(meetings / min(met.values()))


def kept(folder: Path) -> list[Rung]:
    """The ladder as it stands in a folder."""
    path = folder / FILE
    return [Rung(**row) for row in json.loads(path.read_text("utf-8"))] if path.exists() else []


def write(folder: Path, new: Iterable[Rung] = ()) -> None:
    """Put new rungs in place of the old ones, and write the page."""
    folder.mkdir(parents=True, exist_ok=True)
    rungs = {(one.game, one.seats, RATED.index(one.better)): one for one in (*kept(folder), *new)}
    lines = ",\n".join(json.dumps(asdict(rungs[at])) for at in sorted(rungs))
    (folder / FILE).write_text(f"[\n{lines}\n]\n", "utf-8")
    (folder / PAGE).write_text(page(kept(folder)), "utf-8")


def page(rows: Sequence[Rung]) -> str:
    """The ladder for people, with the ratings that stand in the folders of the games."""
    budgets = ", ".join(f"`{name}` {STRENGTHS[name].iterations}" for name in STRENGTHS)
    text = f"""# The ladder of the bots

Each strength against the one below it, at fixed numbers of iterations per decision, so that the result is the
same on every machine ({budgets}); people meet
them with more time. Every seating comes equally often. Against `random` all {MOST_GAMES} games are played.
Else a rung is decided as soon as the 95 % interval of the share of victories excludes the fair share, after
{LEAST_GAMES} games at the soonest; after {MOST_GAMES} games or {MOST_MINUTES:.0f} minutes it stays open,
and is said to be. Two players (Raiatea three: one against two). Who looks so often sees a difference by
chance more often than once in twenty times; the ratings play all their games. Made by:

```
motu ladder --jobs 2 --write docs
```

Ratings are for every number of players, from games in which every bot meets every other equally often and
sits on every seat equally often. The mean of a line is 0, 400 points are ten victories to one, ± is half of
the 95 % interval. Made by `motu ratings --jobs 2 --write docs`, or as it says below a table.
"""
    for key in folders():
        parts = _rungs([row for row in rows if row.game == key]), _ratings(measured(game(key).folder.home))
        if any(parts):
            text += f"\n## {game(key).title('en')}\n\n{''.join(parts)}{_learnt(key)}"
    return text


def _rungs(rows: Sequence[Rung]) -> str:
    if not rows:
        return ""
    text = "| | games | victories | 95 % | fair | rating apart (95 %) | mean lead | |\n"
    text += "|---|--:|--:|--:|--:|--:|--:|---|\n"
    for row in rows:
        text += f"| {row.better} over {row.worse} | {row.games} | {row.share:.1%} "
        text += f"| {row.low:.1%} – {row.high:.1%} | {row.fair:.0%} | {row.apart} "
        text += f"| {row.margin:+.1f} | {_verdict(row)} |\n"
    known = {(row.better, row.worse) for row in rows}
    for better, worse in RUNGS:
        if (better, worse) not in known:
            text += f"| {better} over {worse} | | | | | | | not measured to its end |\n"
    return f"{text}\n"


def _ratings(found: Measured) -> str:
    """One line per number of players."""
    if not found.players:
        return ""
    text = f"| players | {' | '.join(RATED)} |\n|--:|{'--:|' * len(RATED)}\n"
    for seats, bots in sorted(found.players.items()):
        cells = [f"{rating:+d} ± {half}" for rating, half in bots.values()]
        text += f"| {seats} | {' | '.join(cells)} |\n"
    return f"{text}\nMeasured by `{found.found}`.\n\n"


def _learnt(key: str) -> str:
    """What was learnt from games, and whether it helps."""
    tuning = game(key).folder.tuning
    if not (found := tuning.figures):
        return ""
    text = (
        f"Learnt from {found['positions']:,} positions ({', '.join(f'`{line}`' for line in tuning.found)}): "
    )
    text += f"the surprise at who won is {found['surprise_paper']:.3f} bit with equal weights, "
    text += f"{found['surprise_weights']:.3f} with the learnt ones, "
    text += f"{found['surprise_network']:.3f} with the network."
    if "network_share" in found:
        text += (
            f" In the search the network won {found['network_share']:.0%} of {found['network_games']} games"
        )
        text += " against none: `expert` uses it." if tuning.network.get("used") else ": it is not used."
    return f"{text}\n"


def _verdict(row: Rung) -> str:
    if not row.decided:
        return "open"
    return "decided" if row.share > row.fair else "the weaker one is better"


def show(row: Rung, say: Callable[[str], Any]) -> None:
    """One rung on one line."""
    say(
        f"{row.game}, {row.seats} players: {row.better} over {row.worse} {row.share:.1%} "
        f"({row.low:.1%} – {row.high:.1%}), {row.games} games, {row.seconds:.0f} s, {_verdict(row)}"
    )
