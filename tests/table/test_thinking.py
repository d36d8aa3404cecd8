"""Bots at the table think beside the service: fairly, only when asked, and whatever happens to them."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from motu.kernel.core import SEALED
from motu.kernel.engine import question
from motu.match.game import game
from motu.match.match import Match
from motu.table import thinking
from motu.table.live import LiveTable
from motu.table.thinking import Job, Thinkers, job_of
from tests.table.house import House, Visitor


def asked(name: str = "greedy", seed: int = 1, key: str = "costa-ruana") -> tuple[Match, Job]:
    match = game(key).start(3, seed=5)
    return match, job_of(match, match.awaiting[0], name, seed)


def legal(match: Match, planned: list[int]) -> bool:
    return planned[0] in {choice.id for choice in match.choices(match.awaiting[0])}


def with_processes(work: Callable[[Thinkers], Awaitable[Any]], processes: int = 1) -> Any:
    """Do something with a few processes and leave none behind."""

    async def run() -> Any:
        thinkers = Thinkers(processes)
        try:
            return await work(thinkers)
        finally:
            await thinkers.close()

    return asyncio.run(run())


def _cpu(pid: int) -> float:
    """Seconds that a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# --- accidents --------------------------------------------------------------------------------------------


def test_a_process_killed_while_it_thinks_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    match, job = asked("hard")

    async def work(thinkers: Thinkers) -> list[int]:
        await thinkers.choose(asked("random")[1])  # started and warm
        (process,) = thinkers._all
        os.kill(process.pid, signal.SIGSTOP)  # it would have answered before we get round to killing it
        answer = asyncio.create_task(thinkers.choose(job))
        while process in thinkers._idle:
            await asyncio.sleep(0.01)
        os.kill(process.pid, signal.SIGKILL)
        return await answer

    with caplog.at_level(logging.WARNING):
        assert legal(match, with_processes(work))
    assert "The bot hard of costa-ruana did not answer" in caplog.text
    assert caplog.text.count("did not answer") == 1, "the second process answered"


def test_a_bot_that_hangs_is_ended_and_a_weaker_one_plays(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, job = asked("hard")

    async def work(thinkers: Thinkers) -> list[int]:
        await thinkers.choose(asked("random")[1])
        (process,) = thinkers._all
        os.kill(process.pid, signal.SIGSTOP)
        monkeypatch.setattr(thinking, "PATIENCE", 1.0)
        answer = asyncio.create_task(thinkers.choose(job))
        assert await asyncio.wait_for(process.wait(), 20) == -signal.SIGKILL
        monkeypatch.setattr(thinking, "PATIENCE", 30.0)
        return await answer

    with caplog.at_level(logging.WARNING):
        assert legal(match, with_processes(work))
    assert caplog.text.count("The bot hard of costa-ruana did not answer: TimeoutError()") == 1


def test_a_bot_that_crashes_is_followed_by_a_weaker_one(caplog: pytest.LogCaptureFixture) -> None:
    match, job = asked("nowhere:Bot")  # its process dies each time

    async def work(thinkers: Thinkers) -> list[int]:
        planned = await thinkers.choose(job)
        again = await thinkers.choose(asked("easy")[1])
        assert len(thinkers._all) == 1 and legal(match, again)
        return planned

    with caplog.at_level(logging.WARNING):
        assert legal(match, with_processes(work))
    assert caplog.text.count("The bot nowhere:Bot of costa-ruana did not answer") == 2


def test_where_no_process_can_start_somebody_plays_anyway(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, job = asked("expert")

    async def work(thinkers: Thinkers) -> list[int]:
        monkeypatch.setattr(thinking.sys, "executable", "/nowhere/python")
        return await thinkers.choose(job)

    assert legal(match, with_processes(work))
    assert all(name in caplog.text for name in ("expert", "easy", "greedy", "random"))


def test_without_processes_a_crash_is_survived_too(caplog: pytest.LogCaptureFixture) -> None:
    match, job = asked("nowhere:Bot")
    assert legal(match, with_processes(lambda thinkers: thinkers.choose(job), processes=0))
    assert "The bot nowhere:Bot of costa-ruana failed" in caplog.text


# --- fairness ---------------------------------------------------------------------------------------------


def test_tables_take_turns_with_the_processes() -> None:
    """Two bots of one table that always think do not keep another table from its process."""
    order: list[str] = []

    async def table(thinkers: Thinkers, name: str) -> None:
        for n in range(5):
            await thinkers.choose(asked("greedy", n)[1])
            order.append(name)

    async def work(thinkers: Thinkers) -> None:
        await thinkers.choose(asked("random")[1])
        await asyncio.gather(*(table(thinkers, name) for name in "abc"))

    with_processes(work)
    assert all(set(order[n : n + 3]) == set("abc") for n in range(0, 15, 3)), order


# --- at the table -----------------------------------------------------------------------------------------


class Noted(Thinkers):
    """Keeps the questions; answers when it is let."""

    def __init__(self) -> None:
        super().__init__(0)
        self.jobs: list[Job] = []
        self.let = asyncio.Event()

    async def choose(self, job: Job, whose: str = "") -> list[int]:
        self.jobs.append(job)
        await self.let.wait()
        return await super().choose(job, whose)


def secret_question(house: House, me: Visitor) -> LiveTable:
    """A table of Raiatea, all seats on one screen, at which all must decide secretly, and nobody has."""
    table = house.table(me.make("raiatea", ("me", "here", "here")))
    for n in range(60):
        state = table.match.state
        sealed = state.rules[int(question(state)) & 255].mode == SEALED
        if sealed and table.match.awaiting == (0, 1, 2):
            return table
        me.decide(table.id, n)
    raise AssertionError("no secret question comes up")


def wait_for(what: Callable[[], bool]) -> None:
    until = time.monotonic() + 20
    while not what():
        assert time.monotonic() < until
        time.sleep(0.02)


def seat_bots(house: House, table: LiveTable) -> None:
    for seat in (1, 2):
        house.within(table.sit(seat, kind="bot", bot="random"))
    house.loop.call_soon_threadsafe(house.app.state.tables.wake, table)  # type: ignore[union-attr]


def test_secret_answers_of_bots_are_there_while_people_think(house: House) -> None:
    table = secret_question(house, house.visitor())
    seat_bots(house, table)
    wait_for(lambda: table.match.awaiting == (0,))


def test_a_bot_is_not_asked_again_because_a_person_answered_in_secret(sqlite: str) -> None:
    with House(sqlite) as house:
        me, noted = house.visitor(), Noted()
        table = secret_question(house, me)
        house.app.state.tables.thinkers = noted
        seat_bots(house, table)
        wait_for(lambda: len(noted.jobs) == 2)  # both think at the same time
        while 0 in table.match.awaiting:
            me.decide(table.id)
        assert table.match.awaiting == (1, 2)
        answered = len(table.match.moves)
        house.loop.call_soon_threadsafe(noted.let.set)  # type: ignore[union-attr]
        wait_for(lambda: 0 in table.match.awaiting or table.match.over)
        early = [job.seat for job in noted.jobs if len(job.moves) <= answered]
        assert sorted(early) == [1, 2], "each was asked once, and its answer was not thrown away"


def test_nobody_thinks_ahead_unasked(sqlite: str) -> None:
    with House(sqlite, processes=1) as house:
        me = house.visitor()
        id = me.make(kinds=("me", "medium"))
        for n in range(3):
            me.decide(id, n)
        me.my_turn(id)
        (process,) = house.app.state.tables.thinkers._all
        before = _cpu(process.pid)
        time.sleep(1.0)
        assert _cpu(process.pid) - before < 0.1
