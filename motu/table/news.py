"""Several servers on one PostgreSQL: each hears which tables the others changed, and looks again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from motu.table.ear import Ear
from motu.table.patience import end, persist
from motu.table.store import CHANNEL, Store

LOOK = 2.0  # seconds between two looks at all tables, while nothing can be heard

Hear = Callable[[str | None], Awaitable[None]]  # a table's name; None: anything may have changed
Here = Callable[[str, str, list[str]], None]  # a table's name, another server's, and who is there


class News:
    """Listens as long as the service runs; on SQLite there is nobody else."""

    def __init__(self, store: Store, hear: Hear, here: Here) -> None:
        self.store = store
        self.hear = hear
        self.here = here
        address = store.engine.url.render_as_string(hide_password=False)
        self._ear = Ear(address, CHANNEL, self._told)
        self._task: asyncio.Task[None] | None = None
        self._heard: dict[str | None, None] = {}  # in order, each once
        self._stirred = asyncio.Event()

    async def listen(self) -> None:
        """Begin; on SQLite there is nothing to hear."""
        if self.store.shared:
            await self._ear.listen()
            self._task = asyncio.create_task(persist(self._follow, "Looking at tables that others changed"))

    async def close(self) -> None:
        await self._ear.close()
        await end(self._task)

    async def _follow(self) -> None:
        """Look at what was heard; at everything from time to time, as long as nothing can be."""
        try:
            while True:
                try:
                    await asyncio.wait_for(self._stirred.wait(), LOOK if self._ear.deaf else None)
                except TimeoutError:
                    self._heard[None] = None
                self._stirred.clear()
                heard, self._heard = self._heard, {}
                for table in [None] if None in heard else list(heard):
                    await self.hear(table)
        except Exception:
            self._told(None)  # what was not looked at is looked at the next time
            raise

    def _told(self, payload: str | None) -> None:
        table, origin, *said = (payload or "").split(" ") if payload else ("", "")
        if payload is not None and origin == self.store.origin:
            return
        if said[:1] == ["here"]:
            self.here(table, origin, said[1:])
        else:
            self._heard[table or None] = None
            self._stirred.set()
