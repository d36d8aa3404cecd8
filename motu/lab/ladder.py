"""The ladder of the bots: each strength against the one below, game by game, until it is decided."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from motu.bots import STRENGTHS
from motu.lab.arena import Contest, contest
from motu.match.game import game

RUNGS = (("greedy", "random"), ("medium", "greedy"), ("hard", "medium"), ("expert", "hard"))
MOST_GAMES, MOST_MINUTES = 400, 60.0
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
    rating: float  # how far apart they are, on the usual scale
    rating_low: float
    rating_high: float
    margin: float
    seconds: float
    decided: bool


def climb(
    key: str, jobs: int = 1, seed: int = 0, games: int = MOST_GAMES, minutes: float = MOST_MINUTES
) -> Iterator[Rung]:
    """All rungs of a game; with three seats the better one sits against two of the others."""
    seats = game(key).seats.start
    for better, worse in RUNGS:
        rivals = [better, *[worse] * (seats - 1)]
        yield rung(contest(key, rivals, games, seats, seed, jobs, True, minutes=minutes))


def rung(result: Contest) -> Rung:
    better, worse = result.bots[:2]
    rated = {row.bot: row for row in result.ratings}
    apart = rated[better].rating - rated[worse].rating
    low, high = result.interval[better]
    half = (rated[better].high - rated[better].low + rated[worse].high - rated[worse].low) / 2
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
        apart,
        apart - half,
        apart + half,
        result.margin[better],
        result.seconds,
        bool(result.decided),
    )


def kept(folder: Path) -> list[Rung]:
    """The ladder as it stands in a folder."""
    file = folder / FILE
    return [Rung(**row) for row in json.loads(file.read_text("utf-8"))] if file.exists() else []


def write(folder: Path, new: Iterable[Rung]) -> None:
    """Put new rungs in place of the old ones, and write the page."""
    rungs = {(one.game, one.better): one for one in (*kept(folder), *new)}
    order = [(key, better) for key in sorted({one for one, _ in rungs}) for better, _ in RUNGS]
    rows = [rungs[at] for at in order if at in rungs]
    lines = ",\n".join(json.dumps(asdict(row)) for row in rows)
    (folder / FILE).write_text(f"[\n{lines}\n]\n", "utf-8")
    (folder / PAGE).write_text(page(rows), "utf-8")


def page(rows: list[Rung]) -> str:
    """The ladder for people."""
    budgets = ", ".join(f"`{name}` {STRENGTHS[name].iterations}" for name in ("medium", "hard", "expert"))
    text = f"""# The ladder of the bots

Each strength against the one below it, at fixed numbers of iterations per decision ({budgets}),
so that the result is the same on every machine; people meet them with more time. Every seating comes equally
often. A rung is decided as soon as the 95 % interval of the share of victories excludes the fair share; after
{MOST_GAMES} games or {MOST_MINUTES:.0f} minutes it stays open, and is said to be. Two players (Raiatea three:
one against two). Made by:

```
motu ladder --jobs 2 --write docs
```
"""
    for key in dict.fromkeys(row.game for row in rows):
        text += f"\n## {game(key).title('en')}\n\n"
        text += "| | games | victories | 95 % | fair | rating apart (95 %) | mean lead | |\n"
        text += "|---|--:|--:|--:|--:|--:|--:|---|\n"
        for row in (row for row in rows if row.game == key):
            apart = f"{row.rating:+.0f} ({row.rating_low:+.0f} … {row.rating_high:+.0f})"
            text += f"| {row.better} over {row.worse} | {row.games} | {row.share:.1%} "
            text += f"| {row.low:.1%} – {row.high:.1%} | {row.fair:.0%} | {apart} "
            text += f"| {row.margin:+.1f} | {_verdict(row)} |\n"
    return text


def _verdict(row: Rung) -> str:
    if not row.decided:
        return "open"
    return "decided" if row.share > row.fair else "the weaker one is better"


def show(row: Rung, say: Callable[[str], Any]) -> None:
    """One rung on one line."""
    say(
        f"{row.game}: {row.better} over {row.worse} {row.share:.1%} ({row.low:.1%} – {row.high:.1%}), "
        f"{row.games} games, {row.seconds:.0f} s, {_verdict(row)}"
    )
