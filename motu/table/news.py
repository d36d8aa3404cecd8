"""Several servers on one PostgreSQL: each hears which tables the others changed, and looks again."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from importlib import import_module
from typing import Any

from motu.table.store import CHANNEL, Store

AGAIN = 2.0  # seconds until a lost connection is tried again

Hear = Callable[[str | None], Awaitable[None]]  # a table's name; None: anything may have changed


class News:
    """Listens as long as the service runs; on SQLite there is nobody else."""

    def __init__(self, store: Store, hear: Hear) -> None:
        self.store = store
        self.hear = hear
        self._task: asyncio.Task[None] | None = None
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()

    async def listen(self) -> None:
        """Begin; returns when the first connection stands."""
        if not self.store.shared:
            return
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._stay_connected(ready))
        await ready.wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _stay_connected(self, ready: asyncio.Event) -> None:
        asyncpg = import_module("asyncpg")  # installed where PostgreSQL is used
        address = self.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(address)
            except OSError:
                await asyncio.sleep(AGAIN)
                continue
            connection.add_termination_listener(lambda _: self._heard.put_nowait(None))
            await connection.add_listener(CHANNEL, self._told)
            ready.set()
            try:
                while not connection.is_closed():
                    await self.hear(await self._heard.get())
            finally:
                await connection.close(timeout=1)

    def _told(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        table, _, origin = payload.partition(" ")
        if origin != self.store.origin:
            self._heard.put_nowait(table)
