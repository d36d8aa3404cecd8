"""What runs beside the requests does not end with an error: it is told, and tried again after a pause."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

log = logging.getLogger("motu")
SHORTEST = 0.25  # seconds until the second try
LONGEST = 10.0  # seconds between two tries, at most


class Pauses:
    """Between two tries: each twice as long as the one before, until it has been quiet for a while."""

    def __init__(self) -> None:
        self._next = SHORTEST
        self._last = 0.0

    async def after(self, error: Exception, what: str) -> None:
        """Tell who hosts the service, in full the first time, and wait."""
        first = time.monotonic() - self._last > 3 * LONGEST
        if first:
            self._next = SHORTEST
        log.error("%s: %r; again in %.2f s", what, error, self._next, exc_info=error if first else None)
        await asyncio.sleep(self._next)
        self._next = min(2 * self._next, LONGEST)
        self._last = time.monotonic()


async def persist(work: Callable[[], Awaitable[None]], what: str) -> None:
    """Until it is done."""
    pauses = Pauses()
    while True:
        try:
            return await work()
        except Exception as error:
            await pauses.after(error, what)


async def end(*tasks: asyncio.Task[None] | None) -> None:
    """Stop tasks, whatever they have come to."""
    running = [task for task in tasks if task is not None]
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
