"""Listening on a channel of PostgreSQL: a connection that is lost is made again."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from importlib import import_module
from typing import Any

from motu.table.patience import end, persist

STILL_THERE = 20.0  # seconds of silence after which the other end is asked
ANSWER = 10.0  # seconds for it to answer

Told = Callable[[str | None], None]  # what was said; None: something may have been missed


class Ear:
    """Hears as long as the service runs; `deaf` while there is no connection."""

    def __init__(self, address: str, channel: str, told: Told) -> None:
        self.deaf = True
        self._address = address
        self._channel = channel
        self._told = told
        self._tried = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def listen(self) -> None:
        """Begin; returns when a first connection stands, or cannot be made yet."""
        self._task = asyncio.create_task(persist(self._hear, f"Listening on {self._channel}"))
        await self._tried.wait()

    async def close(self) -> None:
        await end(self._task)

    async def _hear(self) -> None:
        """On one connection, until it is lost: that is always an error."""
        try:
            async with connected(self._address) as connection:
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _: lost.set())
                await connection.add_listener(self._channel, lambda *heard: self._told(heard[-1]))
                self.deaf = False
                self._tried.set()
                self._told(None)
                while not lost.is_set():
                    try:
                        await asyncio.wait_for(lost.wait(), STILL_THERE)
                    except TimeoutError:
                        await connection.execute("select 1", timeout=ANSWER)
                raise ConnectionError("the connection was lost")
        finally:
            self.deaf = True
            self._tried.set()
            self._told(None)


@contextlib.asynccontextmanager
async def connected(address: str) -> AsyncIterator[Any]:
    """A connection of one's own to PostgreSQL."""
    asyncpg = import_module("asyncpg")  # installed where PostgreSQL is used
    connection = await asyncpg.connect(plain(address), timeout=ANSWER)
    try:
        yield connection
    finally:
        with contextlib.suppress(Exception):  # the other end may be gone
            await connection.close(timeout=1)


def plain(address: str) -> str:
    """The address of a database without SQLAlchemy's driver."""
    return address.replace("postgresql+asyncpg", "postgresql", 1)
