"""Bots think in processes of their own, so that pages never wait for them.

    python -m motu.table.thinking

reads one job per line and answers with the actions of one turn per line. A job is the history of a table in
numbers: the process plays it again and lets the bot look through its window.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import sys
from dataclasses import asdict, dataclass, field, replace
from itertools import groupby
from typing import Any

from motu.bots import bot
from motu.bots.coach.asked import consult
from motu.bots.turns import turn
from motu.games import folders
from motu.match.dice import Dice
from motu.match.game import Game, known_box
from motu.match.match import Match, Move
from motu.table.draft import Draft
from motu.table.turnstile import Turnstile

PATIENCE = 30.0  # seconds for a turn: the strongest bot takes six, on a machine with nothing else to do
STARTING = 60.0  # seconds until a new process has read the games
WEAKER = ("easy", "greedy", "random")  # who plays when a bot failed; the last one cannot fail
FAILED = (OSError, ValueError, TimeoutError)
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Job:
    """Which bot must decide where."""

    game: str
    edition: dict[str, Any] | None
    seats: int
    options: dict[str, Any]
    moves: list[tuple[int | None, int]]  # seat, or None for nature, and its number
    seat: int
    bot: str
    seed: int
    turns: list[int] = field(default_factory=list)  # how many decisions each earlier turn of the seat had
    draft: list[int] = field(default_factory=list)  # picks of the seat that nobody else has seen
    windows: bool = False  # whether the seat is asked at every window
    coach: dict[str, Any] | None = None  # a question to the coach, instead of a turn


def job_of(match: Match, seat: int, name: str, seed: int) -> Job:
    """The present question of a match, for a bot."""
    edition = None if match.edition is None else dict(match.edition)
    options = {key: value for key, value in match.options.items() if key != "edition"}
    moves = [(move.seat, move.number) for move in match.moves]
    turns = turns_of(match.moves, seat)
    return Job(match.folder.key, edition, match.seats, options, moves, seat, name, seed, turns)


def turns_of(moves: list[Move], seat: int) -> list[int]:
    """How many decisions a seat has had each time, until something came up or somebody else had a say."""
    free = [(move.seat, move.revealed) for move in moves if not move.forced]
    return [len(list(together)) for (who, _), together in groupby(free) if who == seat]


def match_of(job: Job) -> Match:
    """The match of a job, played again."""
    game = Game(folders()[job.game])
    box = known_box(job.game, json.dumps(job.edition))
    options = game.check_options(job.options)
    match = Match(game.folder, box, job.edition, job.seats, options, Dice("0"), replaying=True)
    match.go_to([Move(seat, number, "", False, 0) for seat, number in job.moves])
    return Draft(job.seat, match, job.windows).with_picks(job.draft).match


def think(job: Job) -> list[int]:
    """What the bot answers, up to where chance or somebody else has a say."""
    match = match_of(job)
    player = bot(job.bot, job.seed, timed=True)
    player.resume(job.turns)
    return turn(player, match.folder, match.state, job.seat)


def _here(job: Job, names: tuple[str, ...]) -> list[int]:
    """The turn of the first of these bots that does not fail, in this process."""
    for name in names:
        try:
            return think(replace(job, bot=name))
        except Exception:
            log.exception("The bot %s of %s failed", name, job.game)
    raise RuntimeError("nobody can play here")


def advised(job: Job) -> Any:
    """What the coach answers."""
    assert job.coach is not None
    return consult(match_of(job), job.seat, job.coach)


def numbers(line: str) -> list[int]:
    """Actions as they travel; there is always one."""
    found = [int(word) for word in line.split()]
    if not found:
        raise ValueError("no answer")
    return found


class Thinkers:
    """A few processes, started when first needed; 0: bots think in a thread of this process."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = max(1, (os.cpu_count() or 2) - 1) if processes is None else processes
        self._idle: list[asyncio.subprocess.Process] = []
        self._turns = Turnstile(max(1, self.processes))
        self._all: set[asyncio.subprocess.Process] = set()

    async def open(self) -> None:
        """Before the first question."""

    async def choose(self, job: Job, whose: str = "") -> list[int]:
        """The turn of a bot. A process that died is replaced; if that does not help, a weaker bot thinks.

        `whose`: for whom it thinks. People take turns, however many tables each of them has.
        """
        async with self._turns.through(whose):
            names = [job.bot, job.bot, *WEAKER] if self.processes else []
            while names:
                name = names.pop(0)
                try:
                    return numbers(await self._ask(replace(job, bot=name)))
                except FAILED as error:
                    log.warning("The bot %s of %s did not answer: %r", name, job.game, error)
                    if isinstance(error, TimeoutError):  # no second time
                        names = [other for other in names if other != name]
            left = (WEAKER[-1],) if self.processes else (job.bot, *WEAKER)
            return await asyncio.to_thread(_here, job, left)

    async def consult(self, job: Job, whose: str = "") -> Any:
        """What the coach answers: a small piece of work that takes its place between those of the bots."""
        async with self._turns.through(whose):
            for _ in range(2 if self.processes else 0):
                try:
                    return json.loads(await self._ask(job))
                except FAILED as error:
                    log.warning("The coach of %s did not answer: %r", job.game, error)
            return await asyncio.to_thread(advised, job)

    async def _ask(self, job: Job) -> str:
        """What a process answers, in time."""
        process = self._idle.pop() if self._idle else await self._start()
        return await asyncio.wait_for(self._exchange(job, process), PATIENCE)

    async def _exchange(self, job: Job, process: asyncio.subprocess.Process) -> str:
        """One line there, one line back."""
        assert process.stdin is not None and process.stdout is not None
        try:
            process.stdin.write(json.dumps(asdict(job)).encode() + b"\n")
            await process.stdin.drain()
            answer = (await process.stdout.readline()).decode()
            if not answer.strip():
                raise ValueError("no answer")
        except BaseException:  # it died, or nobody waits for it any more: it must not answer later
            self._end(process)
            raise
        self._idle.append(process)
        return answer

    async def _start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", __name__, stdin=pipe, stdout=pipe, start_new_session=True
        )
        self._all.add(process)
        assert process.stdout is not None
        try:  # once it has read all games, its thinking is timed
            await asyncio.wait_for(process.stdout.readline(), STARTING)
        except BaseException:
            self._end(process)
            raise
        return process

    def _end(self, process: asyncio.subprocess.Process) -> None:
        self._all.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()

    async def close(self) -> None:
        for process in list(self._all):
            self._end(process)
            await process.wait()
        self._idle.clear()


def main() -> None:
    print(*folders(), flush=True)
    for line in sys.stdin:
        job = Job(**json.loads(line))
        print(json.dumps(advised(job)) if job.coach else " ".join(map(str, think(job))), flush=True)


if __name__ == "__main__":
    main()
