"""Who thinks next: people take turns, however many tables each of them has."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turnstile:
    """Lets so many through at a time; of those who wait, whoever has the fewest inside, in turn."""

    def __init__(self, places: int) -> None:
        self.places = places
        self._inside: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def through(self, whose: str) -> AsyncIterator[None]:
        """A place, as long as it is needed."""
        await self._enter(whose)
        try:
            yield
        finally:
            self._leave(whose)

    async def _enter(self, whose: str) -> None:
        if self._inside.total() < self.places and not self._waiting:
            self._inside[whose] += 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(turn)
        try:
            await turn  # the place is counted by whoever lets it through
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave(whose)
            else:
                self._forget(whose, turn)
            raise

    def _leave(self, whose: str) -> None:
        self._inside[whose] -= 1
        self._inside += Counter()
        while self._waiting and self._inside.total() < self.places:
            self._let_in()

    def _let_in(self) -> None:
        next_one = min(self._waiting, key=lambda whose: self._inside[whose])  # the first of several
        turn = self._waiting[next_one].popleft()
        if self._waiting[next_one]:
            self._waiting.move_to_end(next_one)
        else:
            del self._waiting[next_one]
        if not turn.done():
            self._inside[next_one] += 1
            turn.set_result(None)

    def _forget(self, whose: str, turn: asyncio.Future[None]) -> None:
        queue = self._waiting.get(whose)
        if queue is not None and turn in queue:
            queue.remove(turn)
            if not queue:
                del self._waiting[whose]
