"""Bots that think on other machines: jobs wait in PostgreSQL, `motu worker` takes them and sends the answer.

Jobs are procrastinate's; an answer comes back as a notification. Where no answer comes, this server thinks
itself: a table never waits for a machine that is gone.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from dataclasses import asdict
from importlib import import_module
from typing import Any

from sqlalchemy.engine import URL

from motu.games._shared.text import say
from motu.match.errors import BadSetup
from motu.table.ear import Ear, connected, plain
from motu.table.opening import explained
from motu.table.patience import persist
from motu.table.store import new_id
from motu.table.thinking import Job, Thinkers, numbers
from motu.table.words import words

log = logging.getLogger(__name__)
QUEUE = "bots"
TASK = "motu.think"
CHANNEL = "motu_thoughts"  # where workers send their answers
HAND_OVER = 2.0  # seconds for a connection to the queue, or for putting a job into it
PATIENCE = 12.0  # seconds for which an answer is awaited: twice what the strongest bot takes
LOOK = 1.0  # seconds between two looks for jobs: after a restart of PostgreSQL no worker hears of them
APART = 30.0  # seconds for which this server thinks itself when no worker answered


def queue(address: str, thinkers: Thinkers | None = None) -> Any:
    """The queue of jobs on a database; with `thinkers`, this process carries them out."""
    if not address.startswith("postgresql"):
        raise BadSetup(say("worker-needs-postgresql"), words())
    try:
        procrastinate = import_module("procrastinate")  # installed where PostgreSQL is used
    except ImportError as error:
        raise BadSetup(say("worker-needs-extra"), words()) from error
    connector = procrastinate.PsycopgConnector(conninfo=plain(address), timeout=HAND_OVER)
    app = procrastinate.App(connector=connector)

    @app.task(name=TASK, queue=QUEUE, retry=False)  # type: ignore[untyped-decorator]
    async def think(id: str, job: dict[str, Any]) -> None:
        assert thinkers is not None
        actions = " ".join(map(str, await thinkers.choose(Job(**job))))
        told = "select pg_notify(%(channel)s, %(answer)s)"
        await app.connector.execute_query_async(told, channel=CHANNEL, answer=f"{id} {actions}")

    return app


async def prepare(app: Any, address: str) -> None:
    """Make the tables of the queue, once; who comes second waits and finds them."""
    async with connected(address) as connection, connection.transaction():
        await connection.execute("select pg_advisory_xact_lock(hashtext('motu-bots'))")
        if await connection.fetchval("select to_regclass('procrastinate_jobs') is null"):
            await connection.execute(app.schema_manager.get_schema())


async def work(url: URL, processes: int | None = None, ready: Callable[[], None] = lambda: None) -> None:
    """Take jobs until stopped. A PostgreSQL that goes away is waited for, once it has been there."""
    address = url.render_as_string(hide_password=False)
    thinkers = Thinkers(processes)
    many = max(1, thinkers.processes)

    async def take() -> None:
        app = queue(address, thinkers)
        how = {"concurrency": many, "delete_jobs": "always", "fetch_job_polling_interval": LOOK}
        async with app.open_async():
            await app.run_worker_async(queues=[QUEUE], **how)

    app = queue(address)
    with explained(url):
        await prepare(app, address)
    ready()
    try:
        await persist(take, "Taking jobs")
    finally:
        await thinkers.close()


class FarThinkers(Thinkers):
    """Gives jobs to workers; thinks here when none answers."""

    def __init__(self, address: str, processes: int | None = None) -> None:
        super().__init__(processes)
        self._address = address
        self._app = queue(address)
        self._ear = Ear(address, CHANNEL, self._told)
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
        await prepare(self._app, self._address)
        await self._ear.listen()
        await self._inside.enter_async_context(self._app.open_async())

    async def choose(self, job: Job, whose: str = "") -> list[int]:
        if self.alone or self._ear.deaf:
            return await super().choose(job, whose)
        id = new_id()
        answer: asyncio.Future[list[int]] = asyncio.get_running_loop().create_future()
        self._waiting[id] = answer
        try:
            async with asyncio.timeout(HAND_OVER):
                task = self._app.configure_task(TASK, queue=QUEUE)
                await task.defer_async(id=id, job=asdict(job))
            return await asyncio.wait_for(answer, self.patience)
        except Exception as error:  # nobody answered, or the queue is out of reach
            log.warning("No worker answered: %r", error)
            self._alone_until = time.monotonic() + APART
            return await super().choose(job, whose)
        finally:
            self._waiting.pop(id, None)

    def _told(self, payload: str | None) -> None:
        if payload is None:  # answers were missed: nobody waits for them
            for waiting in self._waiting.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionError("answers cannot be heard"))
            return
        id, _, actions = payload.partition(" ")
        found = self._waiting.get(id)
        if found is not None and not found.done():
            found.set_result(numbers(actions))
            self.answered += 1

    async def close(self) -> None:
        await super().close()
        await self._ear.close()
        await self._inside.aclose()
