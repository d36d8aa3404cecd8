"""Bots that think on other machines: jobs wait in PostgreSQL, `motu worker` takes them and sends the answer.

Jobs are procrastinate's; an answer comes back as a notification. Where no answer comes, this server thinks
itself: a table never waits for a machine that is gone.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from dataclasses import asdict
from importlib import import_module
from typing import Any

from motu.games._shared.text import say
from motu.match.errors import BadSetup
from motu.table.store import new_id
from motu.table.thinking import Job, Thinkers, numbers
from motu.table.words import words

QUEUE = "bots"
TASK = "motu.think"
CHANNEL = "motu_thoughts"  # where workers send their answers
PATIENCE = 12.0  # seconds for which an answer is awaited: twice what the strongest bot takes
APART = 30.0  # seconds for which this server thinks itself when no worker answered


def queue(address: str, thinkers: Thinkers | None = None) -> Any:
    """The queue of jobs on a database; with `thinkers`, this process carries them out."""
    if not address.startswith("postgresql"):
        raise BadSetup(say("worker-needs-postgresql"), words())
    try:
        procrastinate = import_module("procrastinate")  # installed where PostgreSQL is used
    except ImportError as error:
        raise BadSetup(say("worker-needs-extra"), words()) from error
    app = procrastinate.App(connector=procrastinate.PsycopgConnector(conninfo=_plain(address)))

    @app.task(name=TASK, queue=QUEUE, retry=False)  # type: ignore[untyped-decorator]
    async def think(id: str, job: dict[str, Any]) -> None:
        assert thinkers is not None
        actions = " ".join(map(str, await thinkers.choose(Job(**job))))
        told = "select pg_notify(%(channel)s, %(answer)s)"
        await app.connector.execute_query_async(told, channel=CHANNEL, answer=f"{id} {actions}")

    return app


async def prepare(app: Any, address: str) -> Any:
    """Make the tables of the queue, once; who comes second waits and finds them. A connection of our own."""
    asyncpg = import_module("asyncpg")
    connection = await asyncpg.connect(_plain(address))
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock(hashtext('motu-bots'))")
        if await connection.fetchval("select to_regclass('procrastinate_jobs') is null"):
            await connection.execute(app.schema_manager.get_schema())
    return connection


def _plain(address: str) -> str:
    """The address of a database without SQLAlchemy's driver."""
    return address.replace("postgresql+asyncpg", "postgresql", 1)


async def work(address: str, processes: int | None = None) -> None:
    """Take jobs until stopped."""
    thinkers = Thinkers(processes)
    app = queue(address, thinkers)
    await (await prepare(app, address)).close()
    async with app.open_async():
        try:
            many = max(1, thinkers.processes)
            await app.run_worker_async(queues=[QUEUE], concurrency=many, delete_jobs="always")
        finally:
            await thinkers.close()


class FarThinkers(Thinkers):
    """Gives jobs to workers; thinks here when none answers."""

    def __init__(self, address: str, processes: int | None = None) -> None:
        super().__init__(processes)
        self._address = address
        self._app = queue(address)
        self._inside = contextlib.AsyncExitStack()
        self._waiting: dict[str, asyncio.Future[list[int]]] = {}
        self._alone_until = 0.0
        self.patience = PATIENCE
        self.answered = 0  # jobs, by workers

    @property
    def alone(self) -> bool:
        """Whether no worker answered lately."""
        return time.monotonic() < self._alone_until

    async def open(self) -> None:
        self._ear = await prepare(self._app, self._address)
        await self._ear.add_listener(CHANNEL, self._told)
        await self._inside.enter_async_context(self._app.open_async())

    async def choose(self, job: Job) -> list[int]:
        if self.alone:
            return await super().choose(job)
        id = new_id()
        answer = self._waiting[id] = asyncio.get_running_loop().create_future()
        try:
            task = self._app.configure_task(TASK, queue=QUEUE)
            await task.defer_async(id=id, job=asdict(job))
            return await asyncio.wait_for(answer, self.patience)
        except TimeoutError:
            self._alone_until = time.monotonic() + APART
            return await super().choose(job)
        finally:
            self._waiting.pop(id, None)

    def _told(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        id, _, actions = payload.partition(" ")
        waiting = self._waiting.get(id)
        if waiting is not None and not waiting.done():
            waiting.set_result(numbers(actions))
            self.answered += 1

    async def close(self) -> None:
        await super().close()
        await self._ear.close(timeout=1)
        await self._inside.aclose()
